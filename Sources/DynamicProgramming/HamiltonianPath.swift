// The traveling salesman problem: dynamic programming over subsets. Held, Karp, "A dynamic programming approach to
// sequencing problems", 1962; Bellman, 1962.

/// Returns a shortest tour that visits every place once and returns to its start (traveling salesman problem, TSP).
///
///     let lengths = [
///       [0, 10, 15, 20],
///       [5, 0, 9, 10],
///       [6, 13, 0, 12],
///       [8, 8, 9, 0],
///     ]
///     let trip = shortestHamiltonianCycle(placeCount: 4) { lengths[$0][$1] }
///     trip?.length  // 35
///     trip?.places  // [0, 1, 3, 2]
///
/// - Parameters:
///   - placeCount: The number of places, in 1 ... 25; 20 take 0.1 s and 80 MB.
///   - length: Returns the distance from a place to another one, which may be negative or not symmetric; `nil` if there
///     is no edge.
/// - Returns: The length of the tour, including the return, and the places in order, from place 0; `nil` if there is no
///   tour. A single place has a tour of length 0.
/// - Precondition: Each distance is in -2⁵⁵ ... 2⁵⁵.
/// - Complexity: O(2ⁿ *n*²) time and O(2ⁿ *n*) space for *n* + 1 places.
public func shortestHamiltonianCycle(
  placeCount: Int, length: (_ from: Int, _ to: Int) throws -> Int?
) rethrows -> (length: Int, places: [Int])? {
  precondition(1 <= placeCount && placeCount <= 25, "the number of places is in 1 ... 25")
  // The start is not part of the sets.
  let visits = try _ShortestVisits(count: placeCount - 1) {
    try length($0 + 1, $1 + 1)
  } first: {
    try length(0, $0 + 1)
  } last: {
    try length($0 + 1, 0)
  }
  return visits.shortest.map { ($0.length, [0] + $0.order.map { $0 + 1 }) }
}

/// Returns a shortest path that visits every place once, between any two endpoints (shortest Hamiltonian path).
///
///     let places = [5, 1, 9, 2]
///     let way = shortestHamiltonianPath(placeCount: 4) { abs(places[$0] - places[$1]) }
///     way?.length  // 8
///     way?.places  // [2, 0, 3, 1]
///
/// - Parameters:
///   - placeCount: The number of places, in 1 ... 24; 20 take 0.2 s and 168 MB.
///   - length: Returns the distance from a place to another one, which may be negative or not symmetric; `nil` if there
///     is no edge.
/// - Returns: The length of the path, and the places in order; `nil` if there is no such path.
/// - Precondition: Each distance is in -2⁵⁵ ... 2⁵⁵.
/// - Complexity: O(2ⁿ *n*²) time and O(2ⁿ *n*) space for *n* places.
public func shortestHamiltonianPath(
  placeCount: Int, length: (_ from: Int, _ to: Int) throws -> Int?
) rethrows -> (length: Int, places: [Int])? {
  precondition(1 <= placeCount && placeCount <= 24, "the number of places is in 1 ... 24")
  let visits = try _ShortestVisits(count: placeCount, length: length) { _ in
    0
  } last: { _ in
    0
  }
  return visits.shortest.map { ($0.length, $0.order) }
}

// MARK: - Core

/// A shortest path that visits each of some places once.
internal struct _ShortestVisits {
  /// The length of the path, and the places in order; `nil` if there is none.
  let shortest: (length: Int, order: [Int])?

  /// Longer than any path: no sum of lengths gets near it.
  private static let unreachable = 1 << 61
  private static let longest = 1 << 55

  /// Finds a shortest path.
  ///
  /// - Parameters:
  ///   - count: The number of places.
  ///   - length: Returns the distance from a place to another one.
  ///   - first: Returns the distance from the start to a place.
  ///   - last: Returns the distance from a place to the end.
  init(
    count: Int, length: (Int, Int) throws -> Int?, first: (Int) throws -> Int?,
    last: (Int) throws -> Int?
  ) rethrows {
    guard count > 0 else {
      shortest = (0, [])
      return
    }
    // The distances to a place are contiguous.
    var lengths = [Int](repeating: Self.unreachable, count: count * count)
    for from in 0..<count {
      for to in 0..<count where to != from {
        lengths[to * count + from] = Self.checked(try length(from, to))
      }
    }
    let firsts = try (0..<count).map { Self.checked(try first($0)) }
    let lasts = try (0..<count).map { Self.checked(try last($0)) }
    let best = Self.table(count, lengths, firsts)
    var set = 1 << count - 1
    func total(_ place: Int) -> Int { best[set * count + place] + lasts[place] }
    var place = (0..<count).min { total($0) < total($1) }!
    let length = total(place)
    guard length < Self.unreachable / 2 else {
      shortest = nil
      return
    }
    // Traceback: the place before is one by which the length comes out.
    var order = [place]
    while order.count < count {
      let rest = set ^ 1 << place
      let length = best[set * count + place]
      place = (0..<count).first {
        rest >> $0 & 1 == 1 && best[rest * count + $0] + lengths[place * count + $0] == length
      }!
      order.append(place)
      set = rest
    }
    shortest = (length, order.reversed())
  }

  private static func checked(_ length: Int?) -> Int {
    guard let length else { return unreachable }
    precondition(-longest...longest ~= length, "a length is in -2⁵⁵ ... 2⁵⁵")
    return length
  }

  /// Returns the length of a shortest path for each set of places and each last place in it: entry *set* × `count` +
  /// *place*.
  private static func table(_ count: Int, _ lengths: [Int], _ firsts: [Int]) -> [Int] {
    let size = count << count
    return [Int](unsafeUninitializedCapacity: size) { best, filled in
      lengths.withUnsafeBufferPointer { lengths in
        best.initialize(repeating: unreachable)
        for place in 0..<count { best[count << place + place] = firsts[place] }
        for set in 1..<1 << count {
          var places = set
          while places != 0 {
            let place = places.trailingZeroBitCount
            places &= places &- 1
            let rest = set ^ 1 &<< place
            if rest == 0 { continue }
            // Invariant: `least` is the minimum over the places before that have been looked at.
            var (least, others) = (unreachable, rest)
            let (ways, steps) = (
              best.baseAddress! + rest &* count, lengths.baseAddress! + place &* count
            )
            while others != 0 {
              let other = others.trailingZeroBitCount
              others &= others &- 1
              least = Swift.min(least, ways[other] &+ steps[other])
            }
            best[set &* count &+ place] = least
          }
        }
      }
      filled = size
    }
  }
}
