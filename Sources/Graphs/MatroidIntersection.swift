// Matroid intersection by shortest augmenting paths, all those of one length in a phase: Cunningham, "Improved bounds for
// matroid partition and intersection algorithms", 1986; with weights by cheapest paths: Lawler, "Matroid intersection
// algorithms", 1975, as in Schrijver, "Combinatorial Optimization", 2003, 41.3.

extension Matroid {
  /// Returns a maximum common independent set of two matroids: as many elements as possible that are independent in
  /// both (matroid intersection).
  ///
  ///     // Roads that make a tree in which no two are built by the same company:
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3), (3, 0)])
  ///     let companies = [0, 0, 1, 1, 2]
  ///     Matroid.graphic(roads).maximumCommonIndependentSet(with: .partition(companies))  // [0, 2, 4]
  ///
  /// Two partition matroids make it a bipartite matching. To cover as much as possible by several independent sets of
  /// one matroid (matroid union), take each element once for each of them. Here two spanning trees have no edge in
  /// common if the set has 2(*V* − 1) elements:
  ///
  ///     let ends = [(0, 1), (1, 2), (2, 0), (0, 1)]
  ///     let twice = WeightedGraph(
  ///       vertexCount: 6, edges: ends + ends.map { ($0.0 + 3, $0.1 + 3) })
  ///     let once = Matroid.partition([0, 1, 2, 3, 0, 1, 2, 3])
  ///     Matroid.graphic(twice).maximumCommonIndependentSet(with: once).count  // 4
  ///
  /// - Parameter other: A matroid with the same number of elements.
  /// - Returns: The elements in ascending order.
  /// - Complexity: O(*nr*√*r*) time for *n* elements and a result of *r*, after *r* preparations of O(*n* + *V*) each;
  ///   of a binary matroid they take O(*nr*). If independence is told by a function, it is called that often. O(*n*
  ///   + *V*) space.
  public func maximumCommonIndependentSet(with other: Matroid) -> [Int] {
    var search = _CommonIndependentSet(self, other)
    while let layers = search.layers() { search.augment(through: layers) }
    return search.members
  }

  /// Returns for each size the cheapest set of this size that is independent in two matroids (weighted matroid
  /// intersection).
  ///
  ///     let roads = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
  ///     let sets = Matroid.graphic(roads).minimumWeightCommonIndependentSets(
  ///       with: .partition([0, 0, 1]), weights: [5, 3, 4])
  ///     sets.map(\.weight)  // [0, 3, 7]
  ///     sets[2].elements  // [1, 2]
  ///
  /// The last one is the cheapest of the maximum common independent sets. For the heaviest ones, negate the weights. The
  /// weights of the sets are a convex function of their sizes.
  ///
  /// - Parameters:
  ///   - other: A matroid with the same number of elements.
  ///   - weights: The weight of each element, of any sign.
  /// - Returns: At index *k* a set of *k* elements, in ascending order, and its weight: up to the largest size there is.
  /// - Precondition: The sum of the absolute values of the weights fits `Int`.
  /// - Complexity: O(*r* · *n*²*r*) time at worst, usually a few times *r* · *nr*, for *n* elements and sets up to *r*;
  ///   O(*nr*) space. Preparations are as for ``maximumCommonIndependentSet(with:)``.
  public func minimumWeightCommonIndependentSets(
    with other: Matroid, weights: [Int]
  ) -> [(weight: Int, elements: [Int])] {
    precondition(weights.count == elementCount, "there must be a weight for each element")
    var search = _CommonIndependentSet(self, other)
    var sets: [(weight: Int, elements: [Int])] = [(0, [])]
    while let path = search.cheapestPath(weights) {
      search.toggle(path)
      let members = search.members
      sets.append((members.reduce(0) { $0 + weights[$1] }, members))
    }
    return sets
  }
}

// MARK: - Core

/// A common independent set, which grows along augmenting paths.
///
/// The elements of such a path are in turn outside the set and inside it. The first one can be added in the first
/// matroid, and the last one in the second; each element outside can replace the next one in the second matroid, and
/// each inside can be replaced by the next one in the first. If there is no shortcut, all can be exchanged at once.
internal struct _CommonIndependentSet {
  private let matroids: (first: Matroid, second: Matroid)
  private var exchanges: (first: _Exchanges, second: _Exchanges)
  private var isMember: [Bool]

  internal init(_ first: Matroid, _ second: Matroid) {
    precondition(first.elementCount == second.elementCount, "the matroids have different elements")
    matroids = (first, second)
    isMember = Array(repeating: false, count: first.elementCount)
    exchanges = (first._exchanges([]), second._exchanges([]))
  }

  internal var members: [Int] { isMember.indices.filter { isMember[$0] } }

  private var others: [Int] { isMember.indices.filter { !isMember[$0] } }

  /// Exchanges the elements of a path.
  internal mutating func toggle(_ path: [Int]) {
    for element in path { isMember[element].toggle() }
    let members = members
    exchanges = (matroids.first._exchanges(members), matroids.second._exchanges(members))
  }

  /// Takes what can come after an element of a path out of a list.
  private func take(after element: Int, from elements: inout [Int]) -> [Int] {
    isMember[element]
      ? exchanges.first.takeReplacements(element, &elements)
      : exchanges.second.takeReplaced(element, &elements)
  }

  /// Returns the elements by their distances from those that can come first, up to the first distance at which some can
  /// come last; `nil` if there is none.
  internal func layers() -> [[Int]]? {
    // Those that have not been found.
    var (inside, outside) = (members, others.filter { !exchanges.first.canAdd($0) })
    var layers = [others.filter(exchanges.first.canAdd)]
    while let last = layers.last, !last.isEmpty {
      if layers.count % 2 == 1 {
        if last.contains(where: exchanges.second.canAdd) { return layers }
        layers.append(last.flatMap { take(after: $0, from: &inside) })
      } else {
        layers.append(last.flatMap { take(after: $0, from: &outside) })
      }
    }
    return nil
  }

  /// Augments along paths with one element of each layer until there are no more.
  ///
  /// Distances never become shorter by that. So an element from which the last layer has not been reached never has to
  /// be tried again, and neither have those of a path that was taken.
  internal mutating func augment(through layers: [[Int]]) {
    var layers = layers
    var path: [Int] = []
    // What can still be tried at each element of the path, and after it.
    var choices: [[Int]] = [layers[0].reversed()]
    while !choices.isEmpty {
      // Invariant: what is in none of the lists and layers, nor in the path, leads nowhere. There is a list for each
      // element of the path and for the next one.
      let place = path.count
      guard let next = choices[place].popLast() else {
        choices.removeLast()
        _ = path.popLast()
        continue
      }
      if place == 0, !exchanges.first.canAdd(next) { continue }
      if place < layers.count - 1 {
        path.append(next)
        choices.append(take(after: next, from: &layers[place + 1]))
      } else if exchanges.second.canAdd(next) {
        toggle(path + [next])
        // What was not needed may be elsewhere.
        for place in choices.indices.dropFirst() { layers[place] += choices[place] }
        (path, choices) = ([], [choices[0]])
      }
    }
  }

  /// Returns the augmenting path with the least weight, counted negative for members, and of those the shortest one.
  internal func cheapestPath(_ weights: [Int]) -> [Int]? {
    let (inside, outside) = (members, others)
    let costs = weights.indices.map { isMember[$0] ? -weights[$0] : weights[$0] }
    let firsts = outside.filter(exchanges.first.canAdd)
    // Without the part of a path before another element that can come first, or after one that can come last, the path is
    // not heavier: as no set of this size is cheaper, an exchange without growth does not save anything.
    let inner = outside.filter { !exchanges.first.canAdd($0) }
    let following = isMember.indices.map { element in
      if !isMember[element], exchanges.second.canAdd(element) { return [Int]() }
      var elements = isMember[element] ? inner : inside
      return take(after: element, from: &elements)
    }
    var best = [(cost: Int, length: Int)](repeating: (.max, 0), count: costs.count)
    var previous = [Int](repeating: -1, count: costs.count)
    for element in firsts { best[element] = (costs[element], 1) }
    var (changed, length) = (firsts, 1)
    while !changed.isEmpty {
      // Invariant: to each element the cheapest path of at most `length` elements has been found, and of those the
      // shortest one. Where it is that long, the element is among the changed ones.
      length += 1
      var next: [Int] = []
      for (element, cost) in changed.map({ ($0, best[$0].cost) }) {
        for other in following[element] where cost + costs[other] < best[other].cost {
          if best[other].length < length { next.append(other) }
          best[other] = (cost + costs[other], length)
          previous[other] = element
        }
      }
      changed = next
    }
    let ends = outside.filter { best[$0].length > 0 && exchanges.second.canAdd($0) }
    guard var element = ends.min(by: { best[$0] < best[$1] }) else { return nil }
    var path = [element]
    while previous[element] >= 0 {
      element = previous[element]
      path.append(element)
    }
    return path
  }
}
