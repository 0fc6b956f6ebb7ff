// Counting sort by small keys: edges by their sources or by both ends, vertices by their components.

extension BidirectionalCollection {
  /// Returns an item for each element, grouped by keys: the items of group *g* are `items[starts[g]..<starts[g + 1]]`,
  /// in the order of the collection.
  ///
  /// Groups are numbered from 0.
  internal func _grouped<Item>(
    into groupCount: Int, by group: (Element) -> Int, _ item: (Element) -> Item
  ) -> (starts: [Int32], items: [Item]) {
    precondition(count <= Int32.max, "a graph has at most 2147483647 edges and vertices")
    var starts = [Int32](repeating: 0, count: groupCount + 1)
    for element in self { starts[group(element)] += 1 }
    var sum: Int32 = 0
    for group in starts.indices {
      sum += starts[group]
      starts[group] = sum
    }
    let items = [Item](unsafeUninitializedCapacity: count) { items, initializedCount in
      // Each element goes before those of its group that have a place already; so the starts come down
      // to where they belong.
      for element in reversed() {
        let group = group(element)
        starts[group] -= 1
        items.initializeElement(at: Int(starts[group]), to: item(element))
      }
      initializedCount = count
    }
    return (starts, items)
  }
}

extension [Int] {
  /// Returns the members of each group, in ascending order; element *i* of the array is the group of *i*.
  ///
  /// No group is empty.
  internal func _members() -> [[Int]] {
    let count = reduce(0) { Swift.max($0, $1 + 1) }
    let (starts, members) = indices._grouped(into: count, by: { self[$0] }, { $0 })
    return (0..<count).map { Array(members[Int(starts[$0])..<Int(starts[$0 + 1])]) }
  }
}

extension WeightedDigraph {
  /// Returns an item for each edge, grouped by the sources.
  internal func _bySource<Item>(_ item: (Edge) -> Item) -> (starts: [Int32], items: [Item]) {
    edges._grouped(into: vertexCount, by: { $0.source }, item)
  }
}

extension WeightedGraph {
  /// Returns an item for each direction of each edge, grouped by the vertices that it leads away from.
  internal func _bySource<Item>(
    _ item: (WeightedDigraph.Edge) -> Item
  ) -> (starts: [Int32], items: [Item]) {
    (0..<2 * edges.count)._grouped(
      into: vertexCount, by: { _directedEdge($0).source }, { item(_directedEdge($0)) })
  }
}

/// Returns where the arcs of each vertex begin, and after them all where they end, if each edge has one at either of
/// its ends.
internal func _arcStarts(vertexCount: Int, _ ends: some Sequence<(Int, Int)>) -> [Int32] {
  var starts = [Int32](repeating: 0, count: vertexCount + 1)
  for (source, target) in ends {
    starts[source] += 1
    starts[target] += 1
  }
  var sum: Int32 = 0
  for vertex in starts.indices {
    (starts[vertex], sum) = (sum, sum + starts[vertex])
  }
  return starts
}

extension WeightedGraph {
  /// Returns where the arcs of each vertex begin, and after them all where they end, and the arcs: each edge has one at
  /// either end, a self-loop two at its only one.
  internal func _arcs() -> (starts: [Int32], arcs: [(target: Int32, edge: Int32)]) {
    precondition(edges.count <= Int32.max / 2, "a graph has at most 1073741823 edges")
    let starts = _arcStarts(
      vertexCount: vertexCount, edges.lazy.map { ($0.first, $0.second) })
    var next = starts
    let arcs = [(target: Int32, edge: Int32)](unsafeUninitializedCapacity: 2 * edges.count) {
      arcs, initializedCount in
      for (index, edge) in edges.enumerated() {
        func add(from source: Int, to target: Int) {
          arcs.initializeElement(
            at: Int(next[source]),
            to: (Int32(truncatingIfNeeded: target), Int32(truncatingIfNeeded: index)))
          next[source] += 1
        }
        add(from: edge.first, to: edge.second)
        add(from: edge.second, to: edge.first)
      }
      initializedCount = 2 * edges.count
    }
    return (starts, arcs)
  }
}
