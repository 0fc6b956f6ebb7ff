import Graphs
import InputPatterns
import Testing

@Suite struct TreeScheduleTests {
  private static func cost(of order: [Int], _ times: [Int], _ weights: [Int]) -> Int {
    var (clock, cost) = (0, 0)
    for job in order {
      clock += times[job]
      cost += weights[job] * clock
    }
    return cost
  }

  /// The least cost of all orders, from each set of jobs that may come first.
  private static func leastCost(_ tree: RootedTree, _ times: [Int], _ weights: [Int]) -> Int {
    let count = tree.vertexCount
    var least = [Int?](repeating: nil, count: 1 << count)
    least[0] = 0
    for done in 0..<1 << count {
      guard let cost = least[done] else { continue }
      for job in 0..<count where done >> job & 1 == 0 {
        if let parent = tree.parent(of: job), done >> parent & 1 == 0 { continue }
        let after = done | 1 << job
        var clock = 0
        for early in 0..<count where after >> early & 1 == 1 { clock += times[early] }
        least[after] = min(least[after] ?? .max, cost + weights[job] * clock)
      }
    }
    return least[least.count - 1]!
  }

  private static func isLegal(_ order: [Int], in tree: RootedTree) -> Bool {
    var isDone = [Bool](repeating: false, count: tree.vertexCount)
    for job in order {
      if isDone[job] { return false }
      if let parent = tree.parent(of: job), !isDone[parent] { return false }
      isDone[job] = true
    }
    return order.count == tree.vertexCount
  }

  @Test(arguments: TreePattern.allCases)
  func noOrderIsCheaper(pattern: TreePattern) {
    var random = SplitMix64(seed: 21)
    for _ in 0..<150 {
      let count = random.next(in: 1...8)
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: random.next()).enumerated().map {
        place, parent in (names[place + 1], names[parent])
      }
      let tree = RootedTree(edges: edges, root: names[0])
      let largest = random.next(in: 0...4)
      let times = names.map { _ in random.next(in: 0...largest) }
      let weights = names.map { _ in random.next(in: 0...largest) }
      let order = tree.schedule(times: times, weights: weights)
      #expect(Self.isLegal(order, in: tree), "\(edges) \(times) \(weights): \(order)")
      #expect(
        Self.cost(of: order, times, weights) == Self.leastCost(tree, times, weights),
        "\(edges) \(times) \(weights): \(order)")
    }
  }

  /// Smith's rule: without constraints but the root's, jobs come by their weight for their time.
  @Test func aStarIsSorted() {
    var random = SplitMix64(seed: 22)
    let count = 2000
    let star = RootedTree(parents: [Int](repeating: 0, count: count - 1))
    let times = (0..<count).map { _ in random.next(in: 1...1_000_000_000_000) }
    let weights = (0..<count).map { _ in random.next(in: 1...1_000_000_000_000) }
    let order = star.schedule(times: times, weights: weights)
    #expect(Self.isLegal(order, in: star))
    for (first, second) in zip(order.dropFirst(), order.dropFirst(2)) {
      let (ahead, behind) = (
        weights[first].multipliedFullWidth(by: times[second]),
        weights[second].multipliedFullWidth(by: times[first])
      )
      #expect((ahead.high, ahead.low) >= (behind.high, behind.low))
    }
  }

  @Test(arguments: TreePattern.allCases)
  func largeTreesHaveLegalOrders(pattern: TreePattern) {
    var random = SplitMix64(seed: 23)
    let count = 20_000
    let tree = RootedTree(parents: pattern.parents(count: count, seed: 1))
    let times = (0..<count).map { _ in random.next(in: 0...100) }
    let weights = (0..<count).map { _ in random.next(in: 0...100) }
    #expect(Self.isLegal(tree.schedule(times: times, weights: weights), in: tree))
  }

  @Test func mistakesTrap() async {
    await #expect(processExitsWith: .failure) {
      print(RootedTree(parents: [0]).schedule(times: [1], weights: [1, 2]))
    }
    await #expect(processExitsWith: .failure) {
      print(RootedTree(parents: [0]).schedule(times: [1, 2], weights: [1]))
    }
    await #expect(processExitsWith: .failure) {
      print(RootedTree(parents: [0]).schedule(times: [1, -2], weights: [1, 2]))
    }
    await #expect(processExitsWith: .failure) {
      print(RootedTree(parents: [0]).schedule(times: [1, 2], weights: [-1, 2]))
    }
    await #expect(processExitsWith: .failure) {
      print(RootedTree(parents: [0]).schedule(times: [1, .max], weights: [2, 3]))
    }
  }
}
