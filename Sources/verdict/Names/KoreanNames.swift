// What the tags of BOJ's problems, and Korean textbooks, call what there is.

/// Says what there is here for a Korean name.
enum KoreanNames {
  /// Returns what does it; blanks, hyphens, slashes and 의 in the name make no difference.
  static func here(for name: String) -> String? {
    let key = key(name)
    return names.first { $0.korean.contains { self.key($0) == key } }?.here
  }

  /// Returns sentences about names of which this one is the beginning, or if there are none, a long part.
  static func longer(than name: String) -> [String] {
    let part = key(name)
    guard part.count > 1, part.contains(where: { ("가"..."힣").contains($0) }) else { return [] }
    let begun = sentences { $0.hasPrefix(part) }
    return begun.isEmpty && part.count > 2 ? sentences { $0.contains(part) } : begun
  }

  /// Returns what is told about the first few names that are like it.
  private static func sentences(_ isLike: (String) -> Bool) -> [String] {
    let like = names.compactMap { korean, here in
      korean.first { isLike(key($0)) }.map { "what is called \($0) elsewhere is \(here)" }
    }
    return Array(like.prefix(mostAtOnce))
  }

  private static let mostAtOnce = 5

  private static func key(_ name: String) -> String {
    name.filter { ($0.isLetter || $0.isNumber) && $0 != "의" }
  }

  private static let names: [(korean: [String], here: String)] = [
    (["입력", "빠른입력", "빠른입출력"], "InputReader, which solve { input, output in … } gives, of FastIO"),
    (["출력", "빠른출력"], "OutputWriter, which solve { input, output in … } gives, of FastIO"),
    (["스도쿠", "정확한덮개"], "exactCover(of:) of sets, of Searching"),
    (["재귀", "깊은재귀", "스택오버플로", "재귀함수"], "withStack(mebibytes:_:), of FastIO"),
    (["정렬"], "fastSort() of collections, of Sorting"),
    (["선택정렬"], "selectionSort() of collections, of Sorting"),
    (["삽입정렬"], "insertionSort() of collections, of Sorting"),
    (["퀵정렬", "퀵소트"], "quickSort() of collections, of Sorting"),
    (["병합정렬", "합병정렬"], "mergeSort() of collections, of Sorting"),
    (["힙정렬"], "heapSort() of collections, of Sorting"),
    (["계수정렬", "카운팅정렬"], "countingSort() of collections, of Sorting"),
    (["기수정렬"], "radixSort() of collections, of Sorting"),
    (["좌표압축", "값좌표압축", "값압축"], "compressed() of collections, of Sorting"),
    (
      ["역전", "반전수", "버블정렬", "버블소트", "인버전", "역전쌍", "역순쌍"],
      "numberOfInversions() of collections, of Sorting"
    ),
    (["우선순위큐", "힙"], "PriorityQueue, of DataStructures"),
    (["덱", "큐", "원형큐"], "Deque, of DataStructures"),
    (
      ["집합과맵", "집합", "트리를사용한집합과맵", "이진검색트리", "이진탐색트리", "균형이진트리", "레드블랙트리", "avl트리"],
      "SortedMultiset, of DataStructures, or Set"
    ),
    (["맵", "트리맵"], "SortedDictionary, of DataStructures, or Dictionary"),
    (["유니온파인드", "분리집합", "서로소집합"], "DisjointSets, of DataStructures"),
    (["오프라인동적연결성판정", "동적연결성"], "RollbackDisjointSets, of DataStructures"),
    (["누적합", "구간합", "부분합"], "PrefixSums, of DataStructures"),
    (["2차원누적합"], "GridSums, of DataStructures"),
    (["차분배열트릭", "차분배열", "imos법"], "RangeDifferences, of DataStructures"),
    (["희소배열", "스파스테이블", "희소테이블"], "RangeMinima, of DataStructures"),
    (["펜윅트리", "이진인덱스트리", "바이너리인덱스트리"], "FenwickTree, of DataStructures"),
    (["세그먼트트리", "구간트리", "세그", "세그트리", "구간곱", "점갱신"], "SegmentTree, of DataStructures"),
    (
      [
        "느리게갱신되는세그먼트트리", "레이지세그먼트트리", "레이지프로퍼게이션", "레이지프로파게이션", "레이지세그", "레이지", "느린갱신", "구간갱신",
        "구간업데이트", "구간덧셈",
      ], "LazySegmentTree, of DataStructures"
    ),
    (["퍼시스턴트세그먼트트리"], "PersistentSegmentTree, of DataStructures"),
    (
      ["느리게갱신되는퍼시스턴트세그먼트트리", "퍼시스턴트레이지세그먼트트리", "레이지퍼시스턴트세그먼트트리"],
      "LazyPersistentSegmentTree, of DataStructures"
    ),
    (["퍼시스턴트로프", "퍼시스턴트트립"], "PersistentTreap, of DataStructures"),
    (["동적세그먼트트리"], "SparseSegmentTree, of DataStructures"),
    (["세그먼트트리합치기", "세그먼트트리병합", "머지세그먼트트리"], "SegmentForest, of DataStructures"),
    (["느리게갱신되는동적세그먼트트리"], "LazySparseSegmentTree, of DataStructures"),
    (["키네틱세그먼트트리"], "HullSegmentTree, of DataStructures"),
    (["세그먼트트리비츠"], "ClampingSegmentTree, of DataStructures"),
    (["머지소트트리", "웨이블릿트리"], "WaveletMatrix, of DataStructures"),
    (["스플레이트리", "트립", "로프"], "ImplicitTreap, of DataStructures"),
    (["링크컷트리", "탑트리"], "DynamicForest, of DataStructures"),
    (["리차오트리", "볼록껍질을이용한최적화", "컨벡스헐트릭", "볼록껍질트릭"], "LowerEnvelope, of DataStructures"),
    (["비트집합", "비트셋", "비트마스크"], "BitSet, of DataStructures"),
    (["xor기저", "선형기저", "배타적논리합기저"], "XORBasis, of DataStructures"),
    (
      ["가장긴증가하는부분수열", "최장증가부분수열"],
      "longestIncreasingSubsequence() of collections, of DynamicProgramming"
    ),
    (
      ["최장공통부분수열", "최장공통부분수열문제", "히르쉬버그", "허쉬버그"],
      "longestCommonSubsequence(with:) of collections, of DynamicProgramming"
    ),
    (["최단공통초수열"], "shortestCommonSupersequence(with:) of collections, of DynamicProgramming"),
    (["편집거리"], "editDistance(to:) of collections, of DynamicProgramming"),
    (["배낭문제", "배낭", "냅색"], "KnapsackItem, of DynamicProgramming"),
    (["자릿수dp", "자리수dp", "디지트dp", "자릿수를이용한다이나믹프로그래밍"], "DigitAutomaton, of DynamicProgramming"),
    (["rgb거리"], "PaintingCosts, of DynamicProgramming"),
    (
      ["외판원순회", "외판원순회문제", "외판원", "해밀턴회로", "해밀턴순환", "해밀토니안회로"],
      "shortestHamiltonianCycle(placeCount:length:), of DynamicProgramming"
    ),
    (["파일합치기", "크누스최적화"], "cheapestMergeCost(of:cost:), of DynamicProgramming"),
    (
      ["분할정복을사용한최적화", "분할정복최적화", "분할정복을이용한최적화"],
      "cheapestPartition(of:into:cost:), of DynamicProgramming"
    ),
    (
      ["에일리언트릭", "알리엔트릭", "aliens트릭", "슈퍼림", "람다최적화"],
      "leastCost(forExactly:cheapest:), of DynamicProgramming"
    ),
    (["함수개형을이용한최적화", "슬로프트릭", "기울기트릭"], "ConvexFunction, of DynamicProgramming"),
    (["이분탐색", "이진탐색"], "lowerBound(of:) of collections, of Searching"),
    (["매개변수탐색", "파라메트릭서치"], "smallest(where:) of ranges, of Searching"),
    (["삼분탐색"], "lowestPoint { … } of ranges, of Searching"),
    (["두포인터", "투포인터"], "numberOfSubarrays(withSum:) of collections, of Searching"),
    (
      ["슬라이딩윈도우", "슬라이딩윈도", "단조큐", "모노톤큐", "단조큐를이용한최적화", "덱을이용한구간최댓값트릭", "덱을이용한다이나믹프로그래밍"],
      "minima(ofLast:) of collections, of Searching"
    ),
    (
      ["단조스택", "모노톤스택", "오큰수", "히스토그램에서가장큰직사각형", "히스토그램"],
      "indicesOfNext(_:) of collections, of Searching"
    ),
    (
      ["중간에서만나기", "밋인더미들", "부분수열합"],
      "numberOfSubsets(withSum:) of collections, of Searching"
    ),
    (["양방향탐색"], "shortestPath(from:until:edges:), of Graphs, from one end only"),
    (
      ["모스알고리즘", "제곱근분할법", "모스", "루트나누기", "제곱근분할"],
      "forEachInMosOrder(add:remove:answer:) of ranges, of Searching"
    ),
    (
      ["순열", "다음순열", "백트래킹", "브루트포스", "브루트포스알고리즘", "완전탐색"],
      "nextPermutation() of collections, of Searching"
    ),
    (["조합"], "combinations(ofCount:) of sequences, of Searching, or Binomials, of NumberTheory"),
    (["부분집합", "비트마스킹"], "submasks of integers, of Searching, or BitSet, of DataStructures"),
    (
      ["최대부분배열", "최대부분합", "최대연속부분합", "연속부분최대합", "카데인", "연속합"],
      "maximumSubarray() of collections, of Searching"
    ),
    (["최단경로"], "shortestDistances(from:) of graphs, of Graphs"),
    (["데이크스트라", "다익스트라"], "shortestDistances(from:) of graphs, of Graphs"),
    (["벨만포드"], "shortestDistances(from:) of WeightedDigraph, of Graphs"),
    (["플로이드워셜", "플로이드"], "allPairsDistances() of WeightedDigraph, of Graphs"),
    (
      ["너비우선탐색", "격자그래프", "01너비우선탐색", "플러드필", "멀티소스bfs"],
      "shortestDistances(vertexCount:from:edges:), of Graphs"
    ),
    (["깊이우선탐색"], "outgoingEdges() of graphs, of Graphs"),
    (["최소스패닝트리", "최소신장트리", "크루스칼", "프림"], "minimumSpanningForest() of WeightedGraph, of Graphs"),
    (["위상정렬", "칸알고리즘", "칸", "방향비순환그래프"], "topologicalOrder() of WeightedDigraph, of Graphs"),
    (["이행적폐쇄", "도달가능성"], "transitiveClosure() of WeightedDigraph, of Graphs"),
    (["최소경로덮개", "최소경로커버"], "minimumPathCover() of WeightedDigraph, of Graphs"),
    (
      ["딜워스의정리", "딜워스", "최대반사슬", "반사슬", "안티체인", "최대안티체인"],
      "maximumAntichain() of WeightedDigraph, of Graphs"
    ),
    (["강한연결요소"], "stronglyConnectedComponents() of WeightedDigraph, of Graphs"),
    (["연결요소"], "connectedComponents() of WeightedGraph, of Graphs"),
    (["단절점", "단절점과단절선"], "articulationPoints() of WeightedGraph, of Graphs"),
    (["단절선", "브리지", "브릿지"], "bridges() of WeightedGraph, of Graphs"),
    (["이중연결요소", "정점이중연결요소", "블록컷트리"], "biconnectedComponents() of WeightedGraph, of Graphs"),
    (["이분그래프"], "bipartition() of WeightedGraph, of Graphs"),
    (
      ["이분매칭", "호프크로프트카프", "홀의결혼정리", "홀의정리", "최대매칭"],
      "maximumMatching() of BipartiteGraph, of Graphs"
    ),
    (["일반적인매칭", "매칭", "일반그래프매칭"], "maximumMatching() of WeightedGraph, of Graphs"),
    (
      [
        "최대유량", "네트워크플로우", "플로우", "네트워크플로", "유량", "네트워크유량", "포드풀커슨", "에드몬즈카프", "에드몬드카프", "디닉",
        "디닉알고리즘",
      ],
      "maximumFlow(from:to:) of WeightedDigraph, of Graphs"
    ),
    (["최대유량최소컷정리", "최소컷"], "minimumCut of MaximumFlow, of Graphs"),
    (["최소비용최대유량", "최소비용유량", "최소비용플로우"], "CostNetwork, of Graphs"),
    (["서큘레이션", "상한과하한이있는유량", "하한이있는유량", "lr플로우"], "BoundedNetwork, of Graphs"),
    (["헝가리안", "헝가리안알고리즘", "할당문제"], "minimumCostAssignment() of arrays, of Graphs"),
    (["안정결혼문제", "안정결혼", "안정매칭", "게일섀플리"], "stableMatching(proposers:receivers:), of Graphs"),
    (["프뤼퍼코드", "프뤼퍼수열"], "pruferCode() of RootedTree, of Graphs"),
    (["현그래프"], "perfectEliminationOrder() of WeightedGraph, of Graphs"),
    (
      ["오일러경로", "오일러회로", "한붓그리기", "오일러경로회로문제", "오일러경로회로"],
      "eulerianTrail(from:) of graphs, of Graphs"
    ),
    (["최소공통조상"], "RootedTree, of Graphs"),
    (["트리에서의다이나믹프로그래밍", "트리dp"], "RootedTree, of Graphs"),
    (["정적탑트리", "정적톱트리", "동적dp", "값이바뀌는트리dp"], "StaticTopTree, of Graphs"),
    (
      ["매트로이드", "매트로이드교집합", "매트로이드교차", "무지개신장트리"],
      "maximumCommonIndependentSet(with:) of Matroid, of Graphs"
    ),
    (["트리의지름", "트리의중심"], "longestPath() of RootedTree, of Graphs"),
    (
      ["헤비라이트분할", "heavylight분할", "오일러경로테크닉", "오일러투어", "오일러투어테크닉", "무거운경로분할"],
      "RootedTree, of Graphs"
    ),
    (["센트로이드", "센트로이드분할", "센트로이드트리", "트리의무게중심"], "forEachCentroid(_:) of RootedTree, of Graphs"),
    (["트리동형사상"], "isIsomorphic(to:) of RootedTree, of Graphs"),
    (["2sat"], "TwoSatisfiability, of Graphs"),
    (["함수형그래프"], "FunctionalGraph, of Graphs"),
    (["도미네이터트리"], "immediateDominators(from:) of WeightedDigraph, of Graphs"),
    (["문자열검색", "kmp알고리즘", "크누스모리스프랫"], "occurrences(of:) of collections, of Strings"),
    (["아호코라식"], "AhoCorasick, of Strings"),
    (["트라이"], "Trie, of Strings"),
    (["해싱", "라빈카프", "롤링해시"], "RollingHash, of Strings"),
    (
      ["매내처", "마나허", "팰린드롬", "회문", "가장긴팰린드롬", "가장긴회문"],
      "palindromeLengths() of collections, of Strings"
    ),
    (["회문트리"], "PalindromicTree, of Strings"),
    (["접미사배열", "접미사배열과lcp배열", "접미사트리"], "suffixArray() of collections, of Strings"),
    (["소수", "에라토스테네스의체", "에라토스테네스"], "PrimeSieve, of NumberTheory"),
    (["소수판정", "밀러라빈소수판별법", "밀러라빈"], "isPrime of Int, of NumberTheory"),
    (["소인수분해", "폴라드로"], "primeFactorization() of Int, of NumberTheory"),
    (["약수"], "divisors() of Int, of NumberTheory"),
    (["유클리드호제법", "최대공약수"], "gcd(_:_:), of NumberTheory"),
    (["최소공배수"], "lcm(_:_:), of NumberTheory"),
    (["확장유클리드호제법"], "extendedGCD(_:_:), of NumberTheory"),
    (["모듈로곱셈역원", "모듈러역원", "페르마의소정리"], "inverse(modulo:) of Int, of NumberTheory"),
    (["중국인의나머지정리"], "chineseRemainder(_:), of NumberTheory"),
    (["오일러피함수", "오일러파이함수"], "totient() of Int, of NumberTheory"),
    (["뫼비우스반전공식"], "invertedOverDivisors(-) of arrays, of NumberTheory"),
    (
      ["포함배제의원리"],
      "accumulatedOverSubsets(-) or invertedOverMultiples(-) of arrays, of NumberTheory"
    ),
    (["이항계수", "파스칼삼각형", "뤼카정리", "조합론", "카탈란수"], "Binomials, of NumberTheory"),
    (["분할정복을이용한거듭제곱", "거듭제곱"], "power(_:modulo:) of Int, of NumberTheory"),
    (["행렬", "행렬거듭제곱", "선형대수학", "행렬제곱"], "ModularMatrix or RealMatrix, of NumberTheory"),
    (["선형계획법", "심플렉스", "심플렉스알고리즘"], "LinearProgram, of NumberTheory"),
    (["가우스소거법", "연립일차방정식", "연립방정식"], "ModularMatrix or RealMatrix, of NumberTheory"),
    (
      ["진법변환"],
      "String(_:radix:) or Int(_:radix:), of the standard library, or BigInteger, of NumberTheory"
    ),
    (["큰수연산", "임의정밀도큰수연산"], "BigInteger, of NumberTheory"),
    (["고속푸리에변환", "수론변환", "합성곱", "컨볼루션", "다항식곱셈"], "convolution(with:) of arrays, of NumberTheory"),
    (["벌리캠프매시"], "shortestLinearRecurrence() of arrays, of NumberTheory"),
    (["이산로그"], "discreteLogarithm(toBase:modulo:) of Int, of NumberTheory"),
    (
      ["스프라그그런디정리", "스프라그그런디", "그런디수", "게임이론", "스프레이그그런디정리", "님게임", "님"],
      "grundyNumbers(of:moves:), of NumberTheory"
    ),
    (["볼록껍질"], "convexHull() of collections, of Geometry"),
    (["선분교차판정", "선분교차", "선분", "교점"], "LineSegment, of Geometry"),
    (["다각형의넓이", "다각형면적", "신발끈공식", "픽의정리", "피크의정리"], "doubledArea() of collections, of Geometry"),
    (["볼록다각형내부의점판정", "오목다각형내부의점판정"], "side(of:) of collections, of Geometry"),
    (["회전하는캘리퍼스", "가장먼두점"], "indicesOfFarthestPair() of collections, of Geometry"),
    (
      ["불도저", "불도저트릭", "각도스위핑", "최소삼각형", "최대삼각형"], "RotatingOrder, of Geometry"
    ),
    (["볼록다각형접선"], "convexTangents(from:) of arrays of points, of Geometry"),
    (["단순다각형"], "isSimple() of collections of points, of Geometry"),
    (["가장가까운두점", "최근접점쌍"], "indicesOfClosestPair() of collections, of Geometry"),
    (["들로네삼각분할", "델로네삼각분할", "보로노이다이어그램"], "delaunayTriangulation(), of Geometry"),
    (["최소외접원"], "smallestEnclosingCircle() of collections, of Geometry"),
    (["반평면교집합"], "HalfPlane, of Geometry"),
    (["각도정렬"], "precedesInAngle(_:_:) of LatticePoint, of Geometry"),
    (["자료구조"], "DataStructures, a module"),
    (["다이나믹프로그래밍", "동적계획법", "동적프로그래밍"], "DynamicProgramming, a module"),
    (["그래프", "그래프이론", "그래프탐색"], "Graphs, a module"),
    (["문자열"], "Strings, a module"),
    (["정수론", "수론"], "NumberTheory, a module"),
    (["기하학", "계산기하학"], "Geometry, a module"),
    (["탐색"], "Searching, a module"),
    (["k번째수", "k번째원소"], "quickSelect(_:) of collections, of Sorting, or WaveletMatrix for ranges"),
    (["요세푸스", "요세푸스문제", "조세퍼스문제"], "remove(at:) of SortedMultiset, of DataStructures"),
    (["구간최솟값", "구간최소", "구간최댓값", "구간최대"], "RangeMinima or SegmentTree, of DataStructures"),
    (["구간최빈값", "최빈값쿼리"], "RangeModes, of DataStructures"),
    (["2차원펜윅트리"], "GridFenwickTree or PointFenwickTree, of DataStructures"),
    (["2차원세그먼트트리", "다차원세그먼트트리", "cdq분할정복"], "PointFenwickTree, of DataStructures"),
    (["2차원차분배열"], "GridDifferences, of DataStructures"),
    (["구간집합", "구간맵"], "IntervalMap, of DataStructures"),
    (["점", "벡터"], "LatticePoint, of Geometry, or RealPoint"),
    (["실수점", "실수좌표", "점회전", "극좌표"], "RealPoint, of Geometry"),
    (["다각형둘레", "둘레"], "perimeter() of collections of points, of Geometry"),
    (
      ["해밀턴경로", "해밀턴", "해밀토니안경로"],
      "shortestHamiltonianPath(placeCount:length:), of DynamicProgramming"
    ),
    (
      ["단조행렬탐색", "몽주배열", "몽주", "단조행렬"], "monotoneMinima(rows:columns:entry:), of DynamicProgramming"
    ),
    (["다수결", "보이어무어다수결투표"], "majorityElement() of collections, of Searching"),
    (["데카르트트리", "카르테시안트리"], "cartesianTreeParents() of collections, of Searching"),
    (
      ["비트필드를이용한다이나믹프로그래밍", "비트dp", "비트마스크dp"],
      "submasks of integers, of Searching, for an array of 1 << n results"
    ),
    (["사이클탐지", "사이클찾기", "사이클"], "cycle() of graphs, of Graphs"),
    (["순열사이클분할"], "FunctionalGraph, of Graphs"),
    (["무향그래프", "무방향그래프", "양방향그래프"], "WeightedGraph, of Graphs"),
    (["유향그래프", "방향그래프"], "WeightedDigraph, of Graphs"),
    (["플로이드의순환찾기"], "FunctionalGraph, of Graphs"),
    (
      ["최소정점덮개", "최소버텍스커버", "쾨니그의정리", "쾨닉의정리"],
      "minimumVertexCover() of BipartiteGraph, of Graphs"
    ),
    (
      ["최대독립집합"],
      "maximumIndependentSet() of WeightedGraph, or all but minimumVertexCover() of BipartiteGraph, of Graphs"
    ),
    (["클리크", "최대클리크"], "maximumClique() of WeightedGraph, of Graphs"),
    (["그래프채색", "채색수"], "minimumColoring() of WeightedGraph, of Graphs"),
    (
      ["유향최소신장트리", "최소방향신장트리", "최소유향신장트리", "유향최소스패닝트리"],
      "minimumArborescence(from:) of WeightedDigraph, of Graphs"
    ),
    (["스토어바그너", "슈토어바그너", "전역최소컷"], "globalMinimumCut() of WeightedGraph, of Graphs"),
    (["고모리후", "고모리후트리"], "minimumCutTree() of WeightedGraph, of Graphs"),
    (["스타이너트리", "슈타이너트리"], "minimumSteinerTree(joining:) of WeightedGraph, of Graphs"),
    (
      ["k번째최단경로", "k번째최단경로찾기"],
      "shortestWalks(from:to:count:) of WeightedDigraph, of Graphs"
    ),
    (["트리"], "RootedTree, of Graphs"),
    (["트리압축", "가상트리", "버추얼트리"], "virtualTree(of:) of RootedTree, of Graphs"),
    (
      ["작은집합에서큰집합으로합치는테크닉", "작은것에서큰것으로", "트리에서의분리집합", "스몰투라지"],
      "CombiningDisjointSets, of DataStructures, or RootedTree, of Graphs"
    ),
    (
      ["트리의재루팅", "전방향dp", "트리에서의전방향다이나믹프로그래밍", "리루팅", "루트바꾸기"],
      "seenFromEachVertex(identity:combine:extend:) of RootedTree"
    ),
    (["z", "z함수"], "zArray() of collections, of Strings"),
    (["실패함수", "접두사함수"], "prefixFunction() of collections, of Strings"),
    (["lcp배열", "최장공통접두사"], "lcpArray(suffixArray:) of collections, of Strings"),
    (
      ["크루스칼재구성트리", "크루스칼트리"],
      "TimedDisjointSets, of DataStructures: connectionTime(of:_:) and contiguousOrder()"
    ),
    (["부분수열오토마타", "부분수열오토마톤", "부분수열자동자"], "SubsequenceAutomaton, of Strings"),
    (["접미사자동자", "접미사오토마톤", "일반화접미사오토마타"], "SuffixAutomaton, of Strings"),
    (["린든", "린든분해"], "lyndonFactorization() of collections, of Strings"),
    (["팰린드롬분할", "회문분할"], "fewestPalindromes() of collections, of Strings"),
    (["정규표현식"], "Regex, of the standard library"),
    (["스택"], "Array, with append(_:) and popLast()"),
    (["스위핑", "라인스위핑"], "fastSort(by:) of events, of Sorting, or unionArea(of:), of Geometry"),
    (["난수", "무작위화"], "FastRandom, of Searching"),
    (["담금질기법", "모의담금질", "휴리스틱"], "Annealing, of Searching"),
    (["빔서치", "빔탐색"], "beamSearch, of Searching"),
    (["모듈러", "모듈러연산", "모듈로연산"], "ModularInteger, of NumberTheory"),
    (["분수", "유리수"], "Fraction, of NumberTheory"),
    (["소수의개수"], "numberOfPrimes(upTo:), of NumberTheory"),
    (["원시근"], "leastPrimitiveRoot() of Int, of NumberTheory"),
    (["이산제곱근", "토넬리섕크스"], "squareRoot(modulo:) of Int, of NumberTheory"),
    (["이산k제곱근"], "root(_:modulo:) of Int, of NumberTheory"),
    (["무한거듭제곱", "테트레이션"], "tetration(_:modulo:) of Int, of NumberTheory"),
    (["선형디오판토스방정식", "디오판토스방정식"], "extendedGCD(_:_:), of NumberTheory"),
    (
      ["유리등차수열의내림합"],
      "floorSum(count:factor:summand:divisor:), of NumberTheory"
    ),
    (["스턴브로콧트리"], "smallest(denominatorsUpTo:) of Fraction, of NumberTheory"),
    (["다항식보간법", "라그랑주보간법"], "interpolatedValue(at:) of collections, of NumberTheory"),
    (["생성함수", "다항식"], "seriesInverse(count:) of arrays of modular integers, of NumberTheory"),
    (
      ["키타마사", "키타마사법", "선형점화식", "피보나치", "피보나치수"],
      "term(at:ofLinearRecurrence:) of collections, of NumberTheory"
    ),
    (["스털링수"], "stirlingNumbersOfSecondKind(_:) of ModularInteger, of NumberTheory"),
    (
      ["부분집합의합을이용한다이나믹프로그래밍", "부분집합의합다이나믹프로그래밍"],
      "accumulatedOverSubsets(_:) of arrays, of NumberTheory"
    ),
    (
      ["행렬트리정리", "키르히호프정리", "키르히호프", "린드스트롬게셀비엔노보조정리"],
      "determinant() of ModularMatrix, of NumberTheory"
    ),
    (["교란순열", "완전순열"], "derangementNumbers(count:) of ModularInteger, of NumberTheory"),
    (["벨수"], "seriesExponential(count:) of arrays of modular integers, of NumberTheory"),
    (["롤백유니온파인드", "롤백", "롤백분리집합"], "RollbackDisjointSets, of DataStructures"),
    (["가중치유니온파인드", "가중치분리집합", "가중치있는유니온파인드"], "WeightedDisjointSets, of DataStructures"),
    (
      ["금광세그", "금광", "구간최대연속합"],
      "SegmentTree, of DataStructures, of sums with the largest sums of prefixes, suffixes and all"
    ),
    (
      ["병렬이분탐색"],
      "firstTimes(conditionCount:restart:advance:holds:) of ranges, of Searching"
    ),
    (
      ["세그먼트트리그래프", "세그트리그래프", "구간간선", "세그먼트트리간선"],
      "RangeDigraph, of Graphs"
    ),
    (["세그먼트트리이분탐색", "세그이분탐색"], "longestRange(from:while:) of SegmentTree, of DataStructures"),
    (["트립이분탐색"], "longestRange(from:while:) of ImplicitTreap, of DataStructures"),
    (["펜윅트리이분탐색", "펜윅이분탐색"], "longestPrefix(while:) of FenwickTree, of DataStructures"),
    (["이중우선순위큐"], "SortedMultiset, of DataStructures"),
    (["xor트라이", "바이너리트라이", "이진트라이"], "BinaryTrie, of DataStructures"),
    (["퍼시스턴트트라이", "영속트라이", "xor쿼리"], "PersistentBinaryTrie, of DataStructures"),
    (["구간뒤집기"], "reverse(_:) of ImplicitTreap, of DataStructures"),
    (["서로다른수", "구간서로다른수"], "WaveletMatrix, of DataStructures, of where each value was last"),
    (["롤백리차오트리", "반평면땅따먹기2"], "RollbackLowerEnvelope, of DataStructures"),
    (
      ["동전", "동전교환", "거스름돈"],
      "greatestValue(withWeight:) of items of a knapsack, of DynamicProgramming"
    ),
    (["하한"], "lowerBound(of:) of collections, of Searching"),
    (["상한"], "upperBound(of:) of collections, of Searching"),
    (["n과m"], "combinations(ofCount:) of sequences, of Searching"),
    (["일반화된뤼카정리", "뤼카정리일반화"], "CompositeBinomials, of NumberTheory"),
    (["행렬식"], "determinant() of ModularMatrix, of NumberTheory"),
    (
      ["월시아다마르변환", "고속월시아다마르변환", "아다마르변환"],
      "walshHadamardTransform() or xorConvolution(with:) of arrays, of NumberTheory"
    ),
    (
      ["번사이드보조정리", "번사이드", "폴리아열거정리"],
      "totient() of Int, of NumberTheory, for each of the divisors()"
    ),
    (["선형체", "오일러체"], "SmallestFactors, of NumberTheory"),
    (["연분수"], "continuedFraction of Fraction, of NumberTheory"),
    (["원의합집합", "원합집합", "원들의넓이"], "unionArea(of:) of circles, of Geometry"),
    (["3차원기하학", "3차원점", "공간기하"], "Point3D, of Geometry"),
    (["3차원볼록껍질"], "convexHull() of collections of Point3D, of Geometry"),
    (["평면그래프", "쌍대그래프"], "PlaneGraph, of Geometry"),
    (["다각형합집합", "다각형의합집합", "다각형교집합"], "unionArea(of:) of polygons, of Geometry"),
    (["적분", "수치적분", "심프슨", "심슨적분"], "integral(within:of:) of ranges, of Searching"),
    (["원", "두원", "두원교점", "원과원교점"], "Circle, of Geometry"),
    (["직사각형", "직사각형합집합", "직사각형합집합넓이"], "unionArea(of:), of Geometry"),
    (["중앙값"], "quickSelect(_:) of collections, of Sorting"),
    (["음수사이클", "음의사이클"], "negativeCycle() of WeightedDigraph, of Graphs"),
    (["간선이중연결요소"], "twoEdgeConnectedComponents() of WeightedGraph, of Graphs"),
    (
      ["수정모스", "업데이트모스", "모스업데이트", "수정쿼리모스"],
      "forEachInMosOrder(afterUpdates:add:remove:update:undo:answer:) of ranges, of Searching"
    ),
    (["롤백모스", "모스롤백"], "forEachInMosOrder(add:undo:answer:) of ranges, of Searching"),
    (
      ["최소평균사이클", "최소평균가중치사이클"], "minimumMeanCycle() of WeightedDigraph, of Graphs"
    ),
    (
      ["트리에서모스", "트리모스"],
      "forEachInMosOrder(add:remove:answer:) of ranges, of Searching, of an Euler tour"
    ),
    (
      ["해시", "해시맵", "해시테이블"],
      "Dictionary or Set, or for integers IntegerDictionary or IntegerSet, of DataStructures"
    ),
    (["민코프스키합"], "minkowskiSum(with:) of convex polygons, of Geometry"),
    (["외접원"], "circumcircle(_:_:_:), of Geometry"),
    (["내접원"], "incircle(_:_:_:), of Geometry"),
  ]
}
