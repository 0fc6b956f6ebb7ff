// What `NumberTheory` and `Geometry` have for the names of textbooks.

extension TextbookNames {
  static let mathematics: [(elsewhere: [String], here: String)] = [
    (["chebyshevcenter", "largestinscribedcircle"], "LinearProgram, of NumberTheory"),
    (
      ["harmonic", "harmoniclemma", "harmoniclemmablocks", "divisionblocks"],
      "quotients of DirichletPrefixSums, of NumberTheory"
    ),
    (["modlog"], "discreteLogarithm(toBase:modulo:), of NumberTheory"),
    (
      ["polygoncut", "convexcut", "cutpolygon", "cutconvexpolygon"],
      "clipped(to:) of convex polygons, of Geometry, with a HalfPlane"
    ),
    (["hulldiameter"], "indicesOfFarthestPair(), of Geometry"),
    (["convexpolygon", "convexity", "checkconvex"], "isConvex() of polygons, of Geometry"),
    (["pointinsidehull", "pointinhull"], "convexSide(of:) of arrays of points, of Geometry"),
    (
      ["extremevertex", "extremepoint", "farthestvertexindirection", "supportfunction"],
      "indexOfConvexExtreme(toward:) of arrays of points, of Geometry"
    ),
    (
      ["linehullintersection", "linepolygonintersection", "lineconvexintersection", "cutofhull"],
      "convexIndices(leftOfLineThrough:_:) of arrays of points, of Geometry"
    ),
    (
      ["tangenttohull", "hulltangent", "polygontangent", "tangenttopolygon"],
      "convexTangents(from:) of arrays of points, of Geometry"
    ),
    (
      [
        "bulldozer", "rotationalsweep", "rotatingsweep", "circularsequence", "allowablesequence",
        "minimumareatriangle", "smallesttriangle", "maximumareatriangle", "largesttriangle",
      ], "RotatingOrder, of Geometry"
    ),
    (["garner"], "chineseRemainder(_:), of NumberTheory"),
    (
      ["farey", "fareysequence"], "smallest(denominatorsUpTo:where:) of Fraction, of NumberTheory"
    ),
    (
      ["nim", "nimsum", "staircasenim", "gamenim"],
      "grundyNumbers(of:moves:), of NumberTheory, combined by ^"
    ),
    (
      ["lgv", "lgvlemma", "nonintersectingpaths"], "determinant() of ModularMatrix, of NumberTheory"
    ),
    (
      ["markov", "markovchain", "randomwalk"],
      "power(_:) or solution(for:) of RealMatrix or ModularMatrix, of NumberTheory"
    ),
    (
      ["chebyshevdistance"],
      "manhattanDistance(to:) of LatticePoint, of Geometry, of points (x + y, x - y)"
    ),
    (
      ["gcdarray", "gcdofarray", "gcdmany", "gcdofmany"], "gcd(_:_:), of NumberTheory, with reduce"
    ),
    (
      ["fastpower", "fastexponent", "fastexponentiation"],
      "power(_:modulo:) of Int, of NumberTheory"
    ),
    (["fermat", "fermatlittle"], "inverse(modulo:) of Int, of NumberTheory"),
    (["eulerphi", "eulertotient", "phifunction"], "totient() of Int, of NumberTheory"),
    (
      [
        "kirchhoff", "matrixtree", "spanningtreecount", "countspanningtree", "countspanningtrees",
        "numberofspanningtrees",
      ], "determinant() of ModularMatrix, of NumberTheory"
    ),
    (["mobiusinversion", "möbius"], "invertedOverDivisors(-) of arrays, of NumberTheory"),
    (["cuberoot"], "integerRoot(_:) of Int and UInt64, of NumberTheory"),
    (
      ["derangement", "derangements", "subfactorial"],
      "derangementNumbers(count:) of ModularInteger, of NumberTheory"
    ),
    (
      ["euleriannumber", "euleriannumbers"],
      "eulerianNumbers(_:) of ModularInteger, of NumberTheory"
    ),
    (["combinatorics", "ncrmod"], "Binomials, of NumberTheory"),
    (
      [
        "generalizedlucas", "ncrmodcomposite", "binomialmodcomposite", "ncrmodanynumber",
        "granville",
      ],
      "CompositeBinomials, of NumberTheory"
    ),
    (["discretesqrt", "sqrtmod", "modsqrt"], "squareRoot(modulo:) of Int, of NumberTheory"),
    (["gametheory"], "grundyNumbers(of:moves:), of NumberTheory"),
    (
      ["discretelog", "babystepgiantstep", "babystep", "giantstep"],
      "discreteLogarithm(toBase:modulo:), of NumberTheory"
    ),
    (
      ["fwht", "fwt", "walshhadamard", "hadamard"],
      "walshHadamardTransform() or xorConvolution(with:) of arrays, of NumberTheory"
    ),
    (
      ["faulhaber", "sumofpowers", "powersum", "powersums", "sumofkthpowers", "kthpowersum"],
      "interpolatedSum(ofFirst:ratio:) of arrays, of NumberTheory"
    ),
    (["fastfactorial", "largefactorial", "hugefactorial"], "LargeFactorials, of NumberTheory"),
    (["orderofelement", "ordermod"], "multiplicativeOrder(modulo:) of Int, of NumberTheory"),
    (
      ["relaxedconvolution", "relaxedmultiplication", "onlinefft", "cdqfft", "cdqntt"],
      "OnlineConvolution, of NumberTheory"
    ),
    (
      [
        "multidimensionalconvolution", "2dconvolution", "convolution2d", "2dfft", "2dntt",
        "multivariatepolynomial", "multivariatepolynomials", "kroneckersubstitution",
      ],
      "convolution(with:shape:) of arrays, of NumberTheory"
    ),
    (["karatsuba", "schonhagestrassen"], "convolution(with:) or BigInteger, of NumberTheory"),
    (["gausselimination", "gaussjordan"], "ModularMatrix or RealMatrix, of NumberTheory"),
    (
      ["linearequations", "simultaneousequations", "linearsystem"],
      "solution(for:) of ModularMatrix, RealMatrix or BitMatrix, of NumberTheory"
    ),
    (
      [
        "simplex", "linearprogram", "linearprogramming", "lp", "matrixgame", "zerosumgame",
      ], "LinearProgram, of NumberTheory"
    ),
    (["partialpivoting", "doublematrix"], "RealMatrix, of NumberTheory"),
    (["fkt", "kasteleyn", "planarmatching"], "pfaffian() of ModularMatrix, of NumberTheory"),
    (["adlemanmandersmiller"], "root(_:modulo:) of Int, of NumberTheory"),
    (
      ["wiedemann", "sparsematrix"],
      "sparseDeterminant(size:elements:) of ModularMatrix, of NumberTheory"
    ),
    (
      ["lagrangeinversion", "seriesreversion"],
      "seriesCompositionalInverse(count:) of arrays of modular integers, of NumberTheory"
    ),
    (
      ["kinoshitali"],
      "seriesComposition(with:count:) of arrays of modular integers, of NumberTheory"
    ),
    (["setpowerseries"], "subsetExponential() of arrays of modular integers, of NumberTheory"),
    (["powertower"], "tetration(_:modulo:) of Int, of NumberTheory"),
    (["qbinomial", "gaussianbinomial"], "QBinomials, of NumberTheory"),
    (["mertens", "dirichletconvolution", "dusieve"], "DirichletPrefixSums, of NumberTheory"),
    (
      ["min25", "min25sieve", "multiplicativefunction"],
      "sumOfMultiplicativeFunction(upTo:atPrimes:atPowers:), of NumberTheory"
    ),
    (["onionpeeling"], "convexLayers() of collections, of Geometry"),
    (["lightsout", "xorequations"], "solution(for:) of BitMatrix, of NumberTheory"),
    (["matrixexponentiation", "matrixpower"], "power(_:) of ModularMatrix, of NumberTheory"),
    (
      [
        "catalan", "catalannumbers", "pascaltriangle", "multinomial", "multinomialcoefficient",
        "starsandbars",
      ],
      "Binomials, of NumberTheory"
    ),
    (
      [
        "calendar", "date", "leapyear", "weekday", "dayofweek", "daysbetween", "daysbetweendates",
        "datedifference", "zeller", "zellercongruence", "doomsday", "julianday", "gregorian",
      ],
      "CalendarDate, of NumberTheory"
    ),
    (["permanent", "ryser"], "permanent() of ModularMatrix, of NumberTheory"),
    (["tridiagonal"], "RealMatrix, of NumberTheory"),
    (
      ["burnside", "burnsidelemma", "polya", "necklace", "bracelet"],
      "totient() of Int, of NumberTheory, for each of the divisors()"
    ),
    (
      ["inclusionexclusion"],
      "accumulatedOverSubsets(-) or invertedOverMultiples(-) of arrays, of NumberTheory"
    ),
    (
      ["modinverse", "modularinverse", "modinv", "invmod"],
      "inverse(modulo:) of Int, of NumberTheory"
    ),
    (
      ["perfectsquare", "issquare", "isperfectsquare", "squarenumber"],
      "integerSquareRoot() of Int, of NumberTheory, whose square is the number, if it is one"
    ),
    (
      ["recurringdecimal", "repetend", "decimalperiod", "reptend"],
      "multiplicativeOrder(modulo:) of Int, of NumberTheory, of 10"
    ),
    (
      ["pythagoreantriple", "hypotenuse"],
      "sumsOfTwoSquares() of Int, of NumberTheory, of the square of the hypotenuse"
    ),
    (
      ["carmichael", "carmichaelnumber", "korselt"], "primeFactorization() of Int, of NumberTheory"
    ),
    (
      ["fibonacci", "fibonaccinumber", "tribonacci"],
      "term(at:ofLinearRecurrence:) of arrays, of NumberTheory"
    ),
    (["nextprime"], "isPrime of Int, of NumberTheory"),
    (
      [
        "divisorfunction", "numberdivisors", "countdivisors", "sumdivisors",
        "amicable", "amicablenumber", "perfectnumber", "abundant", "abundantnumber", "aliquotsum",
      ],
      "SmallestFactors, or divisors() of Int, of NumberTheory"
    ),
    (["eratosthenes", "sieveeratosthenes"], "PrimeSieve, of NumberTheory"),
    (["euclid", "bezout", "extendedeuclid"], "extendedGCD(_:_:), of NumberTheory"),
    (["wildcard", "wildcardmatching"], "occurrences(of:wildcard:) of arrays, of NumberTheory"),
    (
      ["graham", "jarvis", "andrew", "andrewmonotonechain", "giftwrapping"],
      "convexHull(), of Geometry"
    ),
    (
      [
        "shamos", "shamoshoey", "intersectingsegments", "pairofintersectingsegments",
        "anyintersection",
      ],
      "indicesOfIntersectingPair() of collections of segments, of Geometry"
    ),
    (
      ["simplepolygon", "selfintersection", "selfintersecting", "selfintersectingpolygon"],
      "isSimple() of collections of points, of Geometry"
    ),
    (["linesweep", "sweepline", "rectangleunion"], "unionArea(of:), of Geometry"),
    (
      ["segmentintersection", "lineintersection"], "commonPoint(with:) of LineSegment, of Geometry"
    ),
    (
      ["segmentoverlap", "collinearoverlap", "overlappingsegments"],
      "commonSegment(with:) of LineSegment, of Geometry"
    ),
    (
      [
        "circleunion", "circleunionarea", "unionofcircles", "areaofunionofcircles", "diskunion",
        "cirut", "cirut2",
      ], "unionArea(of:) of circles and coveredAreas(by:), of Geometry"
    ),
    (
      [
        "polygonunion", "polygonunionarea", "unionofpolygons", "areaofunionofpolygons",
        "polygonintersectionarea", "areaofintersectionofpolygons",
      ], "unionArea(of:) of polygons and coveredAreas(by:), of Geometry"
    ),
    (["circumcenter", "circumscribedcircle"], "circumcircle(_:_:_:), of Geometry"),
    (["incenter", "inscribedcircle"], "incircle(_:_:_:), of Geometry"),
    (["perpendicularfoot", "orthogonalprojection"], "projection(of:) of LineSegment, of Geometry"),
    (["mirrorpoint"], "reflection(of:) of LineSegment, of Geometry"),
    (
      ["3dconvexhull", "convexhull3d", "3dhull", "hull3d"],
      "convexHull() of collections of Point3D, of Geometry"
    ),
    (
      [
        "polyhedronvolume", "volumeofpolyhedron", "tetrahedronvolume", "volumeoftetrahedron",
        "tetrahedron", "surfacearea",
      ], "Polyhedron, of Geometry"
    ),
    (
      [
        "3dpoint", "3dvector", "vector3d", "3dgeometry", "geometry3d", "3dcrossproduct", "coplanar",
      ],
      "Point3D and orientation(_:_:_:_:), of Geometry"
    ),
    (
      [
        "planargraph", "planegraph", "planarface", "facesplanargraph", "planarsubdivision", "dcel",
        "halfedge", "pointlocation", "dualgraph", "planardual",
      ], "PlaneGraph, of Geometry"
    ),
    (["perimeter"], "perimeter() of collections of points, of Geometry"),
    (
      ["realpoint", "doublepoint", "pointdouble", "pointd", "realgeometry", "floatinggeometry"],
      "RealPoint, of Geometry"
    ),
    (
      ["rotatepoint", "rotatevector", "polarcoordinates", "polar"],
      "rotated(by:) and angle of RealPoint, of Geometry"
    ),
    (
      ["polygonoffset", "insetpolygon", "shrinkpolygon"],
      "moved(inward:) of RealHalfPlane, of Geometry"
    ),
    (["pick"], "doubledArea() of collections of points, of Geometry"),
    (["delaunay", "voronoi", "voronoidiagram"], "delaunayTriangulation(), of Geometry"),
    (["pointsintriangle"], "TriangleCounts, of Geometry"),
    (["rectilinearmst"], "manhattanMinimumSpanningTree(), of Geometry"),
    (["emst"], "euclideanMinimumSpanningTree(), of Geometry"),
    (
      ["minimumenclosingrectangle", "minimumarearectangle", "smallestenclosingrectangle"],
      "convexHull() of collections of points, of Geometry, with rotating calipers"
    ),
    (["diameter", "farthestpair"], "indicesOfFarthestPair(), of Geometry"),
    (
      ["ceildiv", "divceil", "ceildivision", "ceilingdivision"],
      "ceilDivided(by:) of integers, of NumberTheory"
    ),
    (["exbsgs", "extendedbsgs"], "discreteLogarithm(toBase:modulo:) of Int, of NumberTheory"),
    (["excrt", "extendedcrt"], "chineseRemainder(_:), of NumberTheory"),
    (["exlucas", "extendedlucas"], "CompositeBinomials, of NumberTheory"),
    (
      ["integersqrt", "floorsqrt", "intsqrt"],
      "integerSquareRoot() of Int, of NumberTheory"
    ),
    (
      ["perfectpower", "nthrootinteger"],
      "integerRoot(_:) of Int, of NumberTheory"
    ),
    (["ludecomposition", "lupdecomposition", "lu", "lup"], "RealMatrix, of NumberTheory"),
    (
      [
        "cipolla", "quadraticresidue", "legendresymbol", "jacobisymbol", "jacobi",
        "eulercriterion", "eulerscriterion", "modularsquareroot", "modularsqrt",
      ], "squareRoot(modulo:) of Int, of NumberTheory"
    ),
    (["euclidlike"], "floorSum(count:factor:summand:divisor:), of NumberTheory"),
    (
      [
        "universaleuclid", "universaleuclidean", "floormonoidproduct", "floorproduct",
        "latticepath",
      ],
      "floorProduct(count:factor:summand:divisor:right:up:identity:combine:), of NumberTheory"
    ),
    (["lucy", "lucyhedgehog"], "numberOfPrimes(upTo:), of NumberTheory"),
    (
      ["mulmod", "modmul", "multiplymod"],
      "product(_:modulo:) of Int, of NumberTheory"
    ),
    (["mtt"], "convolution(with:) of collections, of NumberTheory, modulo any number"),
    (["sg", "sgfunction"], "grundyNumbers(of:moves:), of NumberTheory"),
  ]
}
