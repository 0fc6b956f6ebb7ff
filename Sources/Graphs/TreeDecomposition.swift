// Tree decompositions of width at most 2: vertices with at most two neighbors are eliminated one by one. Wald, Colbourn,
// "Steiner trees, partial 2-trees, and minimum IFI networks", 1983.

/// A tree decomposition of width at most 2: a tree of bags of one to three vertices, for tree DPs on graphs that are
/// nearly trees.
///
///     let streets = WeightedGraph(
///       vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (2, 4)])
///     let tree = streets.treeDecompositionOfWidth2()!
///     tree.bags.map { Array($0) }  // [[1, 0, 2], [0, 2, 3], [2, 3, 4], [3, 4], [4]]
///     tree.bags.map(\.parent)  // [1, 2, 3, 4, nil]
///
/// The ends of each edge are together in at least one bag, and the bags that contain a vertex are connected in the tree.
///
/// There is a bag for each vertex, its top bag: the vertex comes first in it, and is in no later bag. Bags come before
/// their parents, and the last one is the root. So if they are visited in their order, all children of a bag come before
/// it, and in the reverse order it comes before all its children.
public struct TreeDecomposition: Sendable, Hashable {
  /// The vertices of a bag, and where its parent is.
  ///
  /// The first vertex is not in the parent bag; the others are. If there are two or three vertices, the second one is
  /// the first one of the parent bag.
  public struct Bag: RandomAccessCollection, Sendable, Hashable {
    // The number of vertices follows: those that are missing, and the parent of the root, are −1.
    @usableFromInline internal let _first: Int32
    @usableFromInline internal let _second: Int32
    @usableFromInline internal let _third: Int32
    @usableFromInline internal let _parent: Int32

    internal init(_ first: Int32, _ second: Int32, _ third: Int32, parent: Int32) {
      (_first, _second, _third, _parent) = (first, second, third, parent)
    }

    /// The index of the parent bag, which is greater than that of the bag; `nil` for the last bag, the root.
    @inlinable public var parent: Int? { _parent < 0 ? nil : Int(_parent) }

    /// The position of the first vertex: 0.
    @inlinable public var startIndex: Int { 0 }
    /// The number of vertices.
    @inlinable public var endIndex: Int { _second < 0 ? 1 : _third < 0 ? 2 : 3 }

    /// A vertex of the bag.
    ///
    /// - Parameter position: 0 for the first one, 1 and 2 for the others, if there are any.
    @inlinable
    public subscript(position: Int) -> Int {
      precondition(0 <= position && position < count, "the bag has no vertex at this position")
      return Int(position == 0 ? _first : position == 1 ? _second : _third)
    }
  }

  /// The bags, each before its parent.
  public let bags: [Bag]
  /// The index of the top bag of each vertex.
  private let tops: [Int32]

  internal init(bags: [Bag], tops: [Int32]) {
    (self.bags, self.tops) = (bags, tops)
  }

  /// Returns the index of the top bag of a vertex: of the last bag that contains it, in which it comes first.
  ///
  ///     let triangle = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
  ///     let tree = triangle.treeDecompositionOfWidth2()!
  ///     tree.bags[tree.topBag(of: 2)].first  // 2
  ///     min(tree.topBag(of: 1), tree.topBag(of: 2))  // 1
  ///
  /// Both ends of an edge are in the earlier one of their top bags: so each edge belongs to one bag.
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount` of the graph.
  /// - Complexity: O(1)
  public func topBag(of vertex: Int) -> Int { Int(tops[vertex]) }
}

extension TreeDecomposition.Bag: CustomStringConvertible {
  /// The vertices as those of an array: `[3, 0, 2]`.
  public var description: String { Array(self).description }
}

extension WeightedGraph {
  /// Returns a tree decomposition of width at most 2, or `nil` if the treewidth is larger.
  ///
  ///     let ring = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 3), (3, 0)])
  ///     ring.treeDecompositionOfWidth2()!.bags.map { Array($0) }
  ///     // [[0, 3, 1], [3, 1, 2], [1, 2], [2]]
  ///     let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
  ///     WeightedGraph(vertexCount: 4, edges: pairs).treeDecompositionOfWidth2()  // nil
  ///
  /// There is one if no part of the graph can be contracted to four vertices that are all adjacent to each other: for
  /// trees, cactuses, and outerplanar and series-parallel graphs. Graphs that are not connected have one, too: a single
  /// tree, in which the bag of one component is the parent of a bag of another one, with no vertex in common.
  ///
  /// Self-loops, parallel edges and weights do not matter. If there are several decompositions, any of them is returned,
  /// for the same graph always the same.
  ///
  /// - Returns: A bag for each vertex, children before their parents; no bags if there are no vertices.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func treeDecompositionOfWidth2() -> TreeDecomposition? {
    let steps = _eliminationSteps()
    if steps.count < vertexCount { return nil }
    var tops = [Int32](repeating: 0, count: vertexCount)
    for (index, step) in steps.enumerated() {
      tops[Int(step.vertex)] = Int32(truncatingIfNeeded: index)
    }
    let bags = steps.enumerated().map { index, step -> TreeDecomposition.Bag in
      let (first, second) = step.neighbors
      if first < 0 {
        // No later bag has any vertex of this component.
        let next = index + 1 < vertexCount ? index + 1 : -1
        return .init(step.vertex, -1, -1, parent: Int32(truncatingIfNeeded: next))
      }
      // The neighbor that was eliminated first was adjacent to the other one then.
      let isInOrder = second < 0 || tops[Int(first)] < tops[Int(second)]
      let (earlier, later) = isInOrder ? (first, second) : (second, first)
      return .init(step.vertex, earlier, later, parent: tops[Int(earlier)])
    }
    return TreeDecomposition(bags: bags, tops: tops)
  }
}

// MARK: - Core

/// The elimination of a vertex, with the neighbors that it had then, −1 for those that it had not.
internal typealias _EliminationStep = (vertex: Int32, neighbors: (Int32, Int32))

extension WeightedGraph {
  /// Eliminates vertices as long as there is one with at most two neighbors; these are adjacent from then on.
  internal func _eliminationSteps() -> [_EliminationStep] {
    precondition(edges.count <= Int32.max / 2, "a graph has at most 1073741823 edges")
    var entries: [_NeighborLists.Entry] = []
    entries.reserveCapacity(2 * edges.count)
    for edge in edges {
      entries.append(.init(neighbor: edge._second))
      entries.append(.init(neighbor: edge._first))
    }
    var heads = [Int32](repeating: -1, count: vertexCount)
    var isEliminated = [Bool](repeating: false, count: vertexCount)
    return entries.withUnsafeMutableBufferPointer { entries in
      heads.withUnsafeMutableBufferPointer { heads in
        isEliminated.withUnsafeMutableBufferPointer { isEliminated in
          let lists = _NeighborLists(entries: entries, heads: heads, isEliminated: isEliminated)
          return lists.eliminationSteps()
        }
      }
    }
  }
}

/// Linked lists of the neighbors of each vertex.
///
/// Some neighbors are there twice, or have been eliminated, or are the vertex itself: such entries are removed where
/// they are met. That is why no pairs of vertices need be looked up.
internal struct _NeighborLists {
  internal struct Entry {
    let neighbor: Int32
    /// The next entry of the list, −1 if it is the last one.
    var next: Int32 = -1
  }

  let entries: UnsafeMutableBufferPointer<Entry>
  /// The first entry of each list, −1 if it is empty.
  let heads: UnsafeMutableBufferPointer<Int32>
  let isEliminated: UnsafeMutableBufferPointer<Bool>

  /// Puts an entry at the front of the list of a vertex.
  private func push(_ entry: Int32, _ vertex: Int32) {
    entries[Int(entry)].next = heads[Int(vertex)]
    heads[Int(vertex)] = entry
  }

  internal func eliminationSteps() -> [_EliminationStep] {
    var steps: [_EliminationStep] = []
    steps.reserveCapacity(heads.count)
    // Each edge has two entries, one after the other: each is in the list of the neighbor of the other one.
    for entry in entries.indices {
      push(Int32(truncatingIfNeeded: entry), entries[entry ^ 1].neighbor)
    }
    var candidates: [Int32] = []
    for start in heads.indices {
      candidates.append(Int32(truncatingIfNeeded: start))
      while let vertex = candidates.popLast() {
        if isEliminated[Int(vertex)] { continue }
        guard let (first, second) = fewNeighbors(of: vertex) else { continue }
        isEliminated[Int(vertex)] = true
        steps.append((vertex, (first, second)))
        if second >= 0 {
          candidates.append(second)
          // The two entries of its list are for the edge between the neighbors from now on.
          let entry = heads[Int(vertex)]
          let other = entries[Int(entry)].next
          push(entry, second)
          push(other, first)
        }
        if first >= 0 { candidates.append(first) }
      }
    }
    return steps
  }

  /// Returns the neighbors of a vertex, −1 for those that it does not have, or `nil` if there are more than two.
  ///
  /// It takes constant time, and more only for entries that it removes.
  private func fewNeighbors(of vertex: Int32) -> (first: Int32, second: Int32)? {
    var neighbors: (Int32, Int32) = (-1, -1)
    var last: Int32 = -1
    var entry = heads[Int(vertex)]
    heads[Int(vertex)] = -1
    while entry >= 0 {
      // Invariant: the list consists of one entry for each of the neighbors that have been found; `last` ends it.
      let (neighbor, next) = (entries[Int(entry)].neighbor, entries[Int(entry)].next)
      if !isEliminated[Int(neighbor)] && neighbor != vertex && neighbor != neighbors.0
        && neighbor != neighbors.1
      {
        if last < 0 { heads[Int(vertex)] = entry } else { entries[Int(last)].next = entry }
        // The list goes on with all that have not been looked at.
        if neighbors.1 >= 0 { return nil }
        neighbors = neighbors.0 < 0 ? (neighbor, -1) : (neighbors.0, neighbor)
        entries[Int(entry)].next = -1
        last = entry
      }
      entry = next
    }
    return neighbors
  }
}
