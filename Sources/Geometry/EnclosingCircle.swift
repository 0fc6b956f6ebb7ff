// The smallest enclosing circle. For few points the incremental algorithm in random order: E. Welzl: Smallest enclosing
// disks, 1991, as in de Berg, Cheong, van Kreveld, Overmars, "Computational Geometry", 4.7. For many points that of a
// sample and of what its circle does not contain: K. L. Clarkson: Las Vegas algorithms for linear and integer
// programming, Journal of the ACM 42 (1995).

extension Collection where Element == LatticePoint {
  /// Returns the smallest enclosing circle of the points (Welzl, Clarkson).
  ///
  ///     let houses = [LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(3, 1)]
  ///     houses.smallestEnclosingCircle()!.center  // RealPoint(3.0, 0.0)
  ///     houses.smallestEnclosingCircle()!.radius  // 3.0
  ///
  /// Points may coincide or be collinear. The points on the circle are determined exactly.
  ///
  /// - Returns: The circle, rounded; `nil` if there are no points.
  /// - Precondition: All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n*) expected time, for a pseudorandom order of the points with a fixed seed; O(*n*) space
  @inlinable
  public func smallestEnclosingCircle() -> RealCircle? {
    Array(self)._smallestEnclosingCircle()
  }
}

extension Collection where Element == RealPoint {
  /// Returns the smallest enclosing circle of the points (Welzl, Clarkson).
  ///
  ///     [RealPoint(0.5, 0), RealPoint(0.5, 1.5)].smallestEnclosingCircle()!.radius  // 0.75
  ///
  /// Points may coincide or be collinear.
  ///
  /// - Returns: The circle; `nil` if there are no points. The relative error of the radius is at most
  ///   10⁻¹⁰, if it is at least 10⁻¹⁰⁰. Points may lie outside by as much, and by what the center's coordinates are
  ///   rounded.
  /// - Precondition: All coordinates are in −10¹⁰⁰ ... 10¹⁰⁰.
  /// - Complexity: O(*n*) expected time, for a pseudorandom order of the points with a fixed seed; O(*n*) space
  @inlinable
  public func smallestEnclosingCircle() -> RealCircle? {
    Array(self)._smallestEnclosingCircle()
  }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _smallestEnclosingCircle() -> RealCircle? {
    for point in self { point._checkRange() }
    return _smallestCircle(around: self, areWhole: true) { RealPoint($0) }
  }
}

extension Array where Element == RealPoint {
  @usableFromInline
  internal func _smallestEnclosingCircle() -> RealCircle? {
    for point in self {
      // NaN is not in range, either.
      precondition(
        point.x.magnitude <= 1e100 && point.y.magnitude <= 1e100,
        "coordinates are in -10¹⁰⁰ ... 10¹⁰⁰")
    }
    return _smallestCircle(around: self, areWhole: false) { $0 }
  }
}

/// Returns the smallest enclosing circle of the points.
///
/// - Parameter areWhole: Whether all coordinates are integers in −10⁹ ... 10⁹.
internal func _smallestCircle<Point>(
  around points: [Point], areWhole: Bool, _ coordinates: (Point) -> RealPoint
) -> RealCircle? {
  if points.isEmpty { return nil }
  var random = _Random()
  var sample: [RealPoint]
  // With this size, about as many points are outside of the sample's circle for a million points.
  let sampleCount = 2048
  if points.count <= 2 * sampleCount {
    sample = points.map(coordinates)
  } else {
    sample = (0..<sampleCount).map { _ in coordinates(points[random.next(below: points.count)]) }
  }
  var circle = _EnclosingCircle(around: &sample, areWhole, &random)
  // As long as the circle is not found, one of the at most three points that determine it is among those outside: four
  // rounds are enough.
  for _ in 0..<4 where points.count > 2 * sampleCount {
    let known = sample.count
    for point in points where !circle.contains(coordinates(point)) {
      sample.append(coordinates(point))
    }
    if sample.count == known { break }
    circle = _EnclosingCircle(around: &sample, areWhole, &random)
  }
  return RealCircle(
    center: circle.anchor + circle.way, radius: _squareRoot(ofFraction: circle.squaredRadius))
}

/// The smallest circle that goes through one, two or three points.
internal struct _EnclosingCircle {
  /// One of the points on the circle, relative to which all others are handled.
  internal let anchor: RealPoint
  private let second: RealPoint
  private let third: RealPoint
  /// Two or three. (An optional point is slow to copy.)
  private let pointCount: Int
  /// The vector from the anchor to the center.
  internal let way: RealPoint
  internal let squaredRadius: Double
  /// The squared distances up to which a point is in the circle, and beyond which it is not.
  ///
  /// Between them exact integer arithmetic decides.
  private let near: Double
  private let far: Double

  /// Creates the smallest circle through one or two points.
  private init(_ anchor: RealPoint, _ second: RealPoint, areWhole: Bool) {
    let way = (second - anchor) / 2
    self.init((anchor, second, second), 2, way, areWhole)
  }

  /// Creates the circle through three points.
  private init(_ first: RealPoint, _ second: RealPoint, _ third: RealPoint, areWhole: Bool) {
    var corners = (first, second, third)
    // The longest side is opposite to the anchor: an angle that is not small makes small errors.
    let sides = (
      Self.squaredLength(second, third), Self.squaredLength(third, first),
      Self.squaredLength(first, second)
    )
    if sides.1 > sides.0 && sides.1 >= sides.2 {
      corners = (second, third, first)
    } else if sides.2 > sides.0 {
      corners = (third, first, second)
    }
    let anchor = corners.0
    let (side, other) = (corners.1 - anchor, corners.2 - anchor)
    let way =
      areWhole
      ? Self.wholeCenter(Self.whole(side), Self.whole(other)) : Self.center(side, other)
    self.init(corners, 3, way, areWhole)
  }

  private init(
    _ points: (RealPoint, RealPoint, RealPoint), _ pointCount: Int, _ way: RealPoint,
    _ areWhole: Bool
  ) {
    (anchor, second, third) = points
    self.pointCount = pointCount
    self.way = way
    squaredRadius = way.dot(way)
    // The squares are off by a few units in the last place. Where points are not integers, decisions are rounded, too.
    near = squaredRadius * (areWhole ? 1 - 1e-12 : 1 + 1e-12)
    far = squaredRadius * (1 + 1e-12)
  }

  private static func squaredLength(_ start: RealPoint, _ end: RealPoint) -> Double {
    let way = end - start
    return way.dot(way)
  }

  /// Creates the smallest enclosing circle of points, which are shuffled.
  internal init(around points: inout [RealPoint], _ areWhole: Bool, _ random: inout _Random) {
    random.shuffle(&points)
    var circle = _EnclosingCircle(points[0], points[0], areWhole: areWhole)
    for place in points.indices where !circle.contains(points[place]) {
      // The smallest circle of all points up to here goes through this point, and so on.
      let point = points[place]
      circle = _EnclosingCircle(point, point, areWhole: areWhole)
      for second in 0..<place where !circle.contains(points[second]) {
        circle = _EnclosingCircle(point, points[second], areWhole: areWhole)
        for third in 0..<second where !circle.contains(points[third]) {
          circle = _EnclosingCircle(point, points[second], points[third], areWhole: areWhole)
        }
      }
    }
    self = circle
  }

  @inline(__always)  // Called for every point several times.
  internal func contains(_ point: RealPoint) -> Bool {
    let (x, y) = (point.x - anchor.x - way.x, point.y - anchor.y - way.y)
    let squaredDistance = x * x + y * y
    if squaredDistance <= near { return true }
    return squaredDistance <= far && containsExactly(point)
  }

  /// Returns whether an integer point lies in the circle through integer points, exactly.
  @inline(never)
  private func containsExactly(_ point: RealPoint) -> Bool {
    func way(to other: RealPoint) -> LatticePoint {
      Self.whole(other - point)
    }
    let (a, b) = (way(to: anchor), way(to: second))
    // Thales: the angle that a diameter subtends at a point of the circle is a right angle.
    if pointCount == 2 { return a.dot(b) <= 0 }
    let c = way(to: third)
    // The in-circle determinant, of which each part is at most 2 · (2 · 10⁹)⁴, less than a fifth of 2¹²⁷.
    var power = _WideSum()
    power.add(a.dot(a), times: b.cross(c))
    power.add(b.dot(b), times: c.cross(a))
    power.add(c.dot(c), times: a.cross(b))
    return power.signum * (b - a).cross(c - a).signum() >= 0
  }

  private static func whole(_ point: RealPoint) -> LatticePoint {
    LatticePoint(Int(point.x), Int(point.y))
  }

  /// Returns the vector from one vertex of a triangle to the circumcenter, given those to both other vertices.
  internal static func wholeCenter(_ first: LatticePoint, _ second: LatticePoint) -> RealPoint {
    let divisor = 2 * first.cross(second)
    var (x, y) = (_WideSum(), _WideSum())
    x.add(first.dot(first), times: second.y)
    x.add(second.dot(second), times: -first.y)
    y.add(second.dot(second), times: first.x)
    y.add(first.dot(first), times: -second.x)
    return RealPoint(x.divided(by: divisor), y.divided(by: divisor))
  }

  /// The same, rounded; the midpoint of the other two vertices if all three are collinear.
  private static func center(_ first: RealPoint, _ second: RealPoint) -> RealPoint {
    let (square, otherSquare) = (first.dot(first), second.dot(second))
    let divisor = 2 * first.cross(second)
    if divisor == 0 { return (first + second) / 2 }
    return RealPoint(
      (square * second.y - otherSquare * first.y) / divisor,
      (otherSquare * first.x - square * second.x) / divisor)
  }
}
