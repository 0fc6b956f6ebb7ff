import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

@Suite struct HamiltonianPathTests {
  @Test func theExamplesAreTrue() throws {
    let lengths = [[0, 10, 15, 20], [5, 0, 9, 10], [6, 13, 0, 12], [8, 8, 9, 0]]
    let trip = try #require(shortestHamiltonianCycle(placeCount: 4) { lengths[$0][$1] })
    #expect(trip.length == 35 && trip.places == [0, 1, 3, 2])
    let places = [5, 1, 9, 2]
    let way = try #require(shortestHamiltonianPath(placeCount: 4) { abs(places[$0] - places[$1]) })
    #expect(way.length == 8 && way.places == [2, 0, 3, 1])
  }

  @Test func aFewPlaces() throws {
    #expect(shortestHamiltonianCycle(placeCount: 1) { _, _ in nil }! == (0, [0]))
    #expect(shortestHamiltonianPath(placeCount: 1) { _, _ in nil }! == (0, [0]))
    #expect(shortestHamiltonianCycle(placeCount: 2) { $0 + 2 * $1 }! == (3, [0, 1]))
    #expect(shortestHamiltonianCycle(placeCount: 2) { from, to in from < to ? 1 : nil } == nil)
    #expect(
      shortestHamiltonianPath(placeCount: 2) { from, to in from > to ? 1 : nil }! == (1, [1, 0]))
    #expect(shortestHamiltonianPath(placeCount: 2) { _, _ in nil } == nil)
  }

  @Test func noWayLeadsFromAPlaceToItself() {
    _ = shortestHamiltonianCycle(placeCount: 5) { from, to in
      #expect(from != to)
      return 1
    }
    _ = shortestHamiltonianPath(placeCount: 5) { from, to in
      #expect(from != to)
      return 1
    }
  }

  /// All orders of the others.
  private func orders(_ rest: [Int]) -> [[Int]] {
    rest.isEmpty
      ? [[]] : rest.flatMap { place in orders(rest.filter { $0 != place }).map { [place] + $0 } }
  }

  private func length(_ places: [Int], _ lengths: [[Int?]]) -> Int? {
    var sum = 0
    for (from, to) in zip(places, places.dropFirst()) {
      guard let length = lengths[from][to] else { return nil }
      sum += length
    }
    return sum
  }

  @Test func lengthsAreThoseOfAllOrders() {
    let sizes = tuples(.integers(in: 1...6), .integers(in: 0...9), .integers(in: 0...Int.max))
    forAll(sizes) { count, gaps, seed in
      var random = SplitMix64(seed: UInt64(seed))
      let lengths = (0..<count).map { _ in
        (0..<count).map { _ in
          random.next(in: 0...9) < gaps / 2 ? nil : random.next(in: -5...20) as Int?
        }
      }
      let trip = shortestHamiltonianCycle(placeCount: count) { lengths[$0][$1] }
      let others = orders(Array(1..<count))
      let shortest =
        count == 1 ? 0 : others.compactMap { length([0] + $0 + [0], lengths) }.min()
      try check(trip?.length, equals: shortest, "cycle")
      if let trip, count > 1 {
        try check(trip.places.sorted(), equals: Array(0..<count), "places")
        try check(length(trip.places + [0], lengths), equals: trip.length, "\(trip.places)")
      }
      let way = shortestHamiltonianPath(placeCount: count) { lengths[$0][$1] }
      let all = orders(Array(0..<count))
      try check(way?.length, equals: all.compactMap { length($0, lengths) }.min(), "way")
      if let way {
        try check(way.places.sorted(), equals: Array(0..<count), "places")
        try check(length(way.places, lengths), equals: way.length, "\(way.places)")
      }
    }
  }

  /// A ring among ways of the greatest length, in both directions of the sign.
  @Test(arguments: [1 << 55, -(1 << 55)])
  func theGreatestLengthsAreExact(longest: Int) throws {
    let count = 17
    let trip = try #require(
      shortestHamiltonianCycle(placeCount: count) { from, to in
        to == (from + 1) % count ? longest : nil
      })
    #expect(trip.length == count * longest && trip.places == Array(0..<count))
    #expect(
      shortestHamiltonianCycle(placeCount: count) { from, to in
        to == (from + 1) % count && from != 5 ? longest : nil
      } == nil)
  }

  #if compiler(>=6.2)
    @Test func tooManyPlacesAndTooLongWaysAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = shortestHamiltonianCycle(placeCount: 0) { $0 + $1 }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestHamiltonianCycle(placeCount: 26) { $0 + $1 }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestHamiltonianPath(placeCount: 25) { $0 + $1 }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestHamiltonianPath(placeCount: 0) { $0 + $1 }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestHamiltonianCycle(placeCount: 3) { _, _ in 1 << 55 + 1 }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestHamiltonianCycle(placeCount: 3) { _, _ in -(1 << 55) - 1 }
      }
    }
  #endif
}
