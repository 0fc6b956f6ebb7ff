// Rooted trees with heavy-light decomposition: from each vertex a heavy path goes on to the child with the largest
// subtree. A path between two vertices meets O(log n) of them. Sleator, Tarjan, "A data structure for dynamic trees",
// 1983.

/// A rooted tree with the vertices 0, 1, …, for queries about subtrees and paths (heavy-light decomposition).
///
///     //       0
///     //      / \
///     //     1   2
///     //    / \
///     //   3   4
///     let tree = RootedTree(edges: [(0, 1), (0, 2), (1, 3), (4, 1)])
///     tree.lowestCommonAncestor(3, 4)  // 1
///     tree.distance(from: 3, to: 2)  // 3
///     tree.parent(of: 4)  // 1
///
/// Each vertex has a place, its index in ``order``, such that every subtree is a range of places, and every path
/// between two vertices is a few of them. So subtree queries and path queries are range queries: of a segment tree, for
/// instance, whose elements are in this order.
///
///     let family = RootedTree(edges: [(0, 1), (0, 2), (1, 3), (4, 1)])
///     let ages = [70, 40, 45, 12, 9]
///     let inOrder = family.order.map { ages[$0] }
///     inOrder[family.subtree(of: 1)].reduce(0, +)  // 61: those of 1, 3 and 4
///
/// Trees are equal if their vertices have the same places, the same parents and edges of the same lengths: the places
/// may depend on the order in which edges are given.
///
/// There is no recursion, so that no tree is too deep. A tree takes 28 bytes for each vertex, and 8 more if edges have
/// lengths.
public struct RootedTree: Sendable, Hashable {
  /// The vertex at each place; the root is at 0, and parents come before their children.
  ///
  ///     RootedTree(edges: [(0, 1), (1, 2)], root: 1).order.first  // 1
  public let order: [Int]

  @usableFromInline internal let places: [Int32]
  @usableFromInline internal let lines: [Line]
  /// The length of the path from the root to the vertex at each place; empty if edges have no lengths.
  internal private(set) var _lengths: [Int] = []

  /// What is known of a place.
  @usableFromInline
  internal struct Line: Sendable, Hashable {
    /// Where its heavy path begins.
    @usableFromInline internal var start: Int32 = 0
    /// The parent of the first vertex of the path, −1 if that is the root.
    @usableFromInline internal var above: Int32 = -1
    /// The place after its subtree.
    @usableFromInline internal fileprivate(set) var end: Int32 = 1
    internal fileprivate(set) var depth: Int32 = 0
  }

  /// What is known of a vertex while the tree is made.
  private struct Node {
    /// The size of its subtree.
    var size: Int32 = 1
    /// The child with the largest subtree.
    var heaviestChild: Int32 = -1
    /// How many places after its own are taken: by the subtree of the heaviest child, and by those of other children
    /// that have their places.
    var taken: Int32 = 0
    var place: Int32 = 0
  }

  /// Creates a tree from its edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, as pairs of adjacent vertices, in any order and direction. They must form a tree: the
  ///     vertices are one more than the edges, and all of them are connected.
  ///   - root: The root, which is one of the vertices.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(edges: some Sequence<(Int, Int)>, root: Int = 0) {
    self.init(_edges: Array(edges), root: root)
  }

  /// Unavailable: the number of vertices follows from the edges.
  @available(*, unavailable, message: "a tree has one vertex more than edges: RootedTree(edges:)")
  public init(vertexCount: Int, edges: some Sequence<(Int, Int)>, root: Int = 0) {
    fatalError("unavailable")
  }

  @usableFromInline
  internal init(_edges edges: [(Int, Int)], root: Int) {
    let count = edges.count + 1
    precondition(count <= Int32.max, "a tree has at most 2147483647 vertices")
    precondition(0 <= root && root < count, "the root is no vertex of the tree")
    let (parents, upward) = Self.leavesFirst(edges, count, root)
    precondition(upward.count == count - 1, "the edges make no tree")
    self.init(_parents: parents, upward: upward, root: root)
  }

  /// Creates a tree from the parent of each vertex; that of the root is ignored.
  ///
  /// - Parameter upward: All vertices but the root, before their parents.
  internal init(_parents parents: [Int32], upward: [Int], root: Int) {
    let count = parents.count
    // What is known of a vertex is together in memory.
    var nodes = [Node](repeating: Node(), count: count)
    for vertex in upward {
      let (parent, size) = (Int(parents[vertex]), nodes[vertex].size)
      if size > nodes[parent].taken {
        nodes[parent].taken = size
        nodes[parent].heaviestChild = Int32(truncatingIfNeeded: vertex)
      }
      nodes[parent].size += size
    }

    var lines = [Line](repeating: Line(), count: count)
    var order = [Int](repeating: root, count: count)
    func put(_ vertex: Int, at place: Int32, _ start: Int32, above: Int32, depth: Int32) {
      nodes[vertex].place = place
      let end = place + nodes[vertex].size
      lines[Int(place)] = Line(start: start, above: above, end: end, depth: depth)
      order[Int(place)] = vertex
    }
    put(root, at: 0, 0, above: -1, depth: 0)
    for vertex in upward.reversed() {
      // Invariant: the parent has its place, and the range from there to its end is reserved for its subtree.
      let parent = Int(parents[vertex])
      let node = nodes[parent]
      let line = lines[Int(node.place)]
      if Int(node.heaviestChild) == vertex {
        put(vertex, at: node.place + 1, line.start, above: line.above, depth: line.depth + 1)
      } else {
        let place = node.place + 1 + node.taken
        nodes[parent].taken += nodes[vertex].size
        put(vertex, at: place, place, above: node.place, depth: line.depth + 1)
      }
    }
    let places = nodes.map(\.place)
    (self.order, self.places, self.lines) = (order, places, lines)
  }

  /// Creates a tree from its edges and their lengths.
  ///
  ///     let roads = RootedTree(edges: [(0, 1, 5), (1, 2, 7), (3, 1, 1)])
  ///     roads.distance(from: 2, to: 3)  // 8
  ///
  /// - Parameters:
  ///   - edges: Two adjacent vertices each, and the length of the edge between them, of any sign; all else is as for
  ///     ``init(edges:root:)`` of pairs.
  ///   - root: The root, which is one of the vertices.
  /// - Precondition: The lengths of the paths from the root to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(edges: some Sequence<(Int, Int, Int)>, root: Int = 0) {
    let edges = Array(edges)
    self.init(_edges: edges.map { ($0.0, $0.1) }, root: root)
    _setLengths(edges)
  }

  /// Creates a tree from the edges of a graph, such as those of a minimum spanning tree.
  ///
  /// - Parameters:
  ///   - edges: The edges, whose weights are their lengths; all else is as for ``init(edges:root:)`` of pairs.
  ///   - root: The root, which is one of the vertices.
  /// - Precondition: The lengths of the paths from the root to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(edges: some Sequence<WeightedGraph.Edge>, root: Int = 0) {
    self.init(edges: edges.map { ($0.first, $0.second, $0.weight) }, root: root)
  }

  /// Creates a tree from a graph that is a tree.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(0, 1, 5), (1, 2, 7)])
  ///     RootedTree(cables, root: 2).distance(from: 2, to: 0)  // 12
  ///
  /// - Parameters:
  ///   - graph: A tree, whose weights are the lengths of the edges.
  ///   - root: The root, which is one of the vertices.
  /// - Precondition: The lengths of the paths from the root to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  public init(_ graph: WeightedGraph, root: Int = 0) {
    precondition(graph.edges.count == graph.vertexCount - 1, "the graph is no tree")
    self.init(edges: graph.edges, root: root)
  }

  @usableFromInline
  internal mutating func _setLengths(_ edges: [(Int, Int, Int)]) {
    // A single vertex is the same tree without lengths.
    if edges.isEmpty { return }
    _lengths = [Int](repeating: 0, count: vertexCount)
    for (a, b, length) in edges {
      // The length of the edge above each vertex, at first.
      _lengths[Swift.max(place(of: a), place(of: b))] = length
    }
    // Parents come before their children.
    for place in _lengths.indices.dropFirst() {
      _lengths[place] += _lengths[parentPlace(of: place)]
    }
  }

  /// The place of the parent of the vertex at a place, −1 for the root.
  internal func parentPlace(of place: Int) -> Int {
    Int(lines[place].start) < place ? place - 1 : Int(lines[place].above)
  }

  /// Removes leaves until only the root is left, and returns the parents and the order in which the others were
  /// removed.
  private static func leavesFirst(
    _ edges: [(Int, Int)], _ count: Int, _ root: Int
  ) -> (parents: [Int32], order: [Int]) {
    var degrees = [Int32](repeating: 0, count: count)
    // All neighbors of a vertex in one number, by XOR: of a leaf it is the only one that is left.
    var neighbors = [Int32](repeating: 0, count: count)
    for (a, b) in edges {
      precondition(
        0 <= a && a < count && 0 <= b && b < count, "an edge ends at no vertex of the tree")
      degrees[a] += 1
      degrees[b] += 1
      neighbors[a] ^= Int32(truncatingIfNeeded: b)
      neighbors[b] ^= Int32(truncatingIfNeeded: a)
    }
    var order: [Int] = []
    order.reserveCapacity(count)
    for first in 0..<count {
      var vertex = first
      while degrees[vertex] == 1, vertex != root {
        let neighbor = Int(neighbors[vertex])
        order.append(vertex)
        degrees[vertex] = 0
        degrees[neighbor] -= 1
        neighbors[neighbor] ^= Int32(truncatingIfNeeded: vertex)
        vertex = neighbor
      }
    }
    return (neighbors, order)
  }

  /// The number of vertices.
  public var vertexCount: Int { order.count }

  /// The root.
  public var root: Int { order[0] }

  /// Returns the place of a vertex: its index in `order`.
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  @inlinable public func place(of vertex: Int) -> Int { Int(places[vertex]) }

  /// Returns the places of the subtree of a vertex, itself included.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     tree.subtree(of: 1).map { tree.order[$0] }  // [1, 2]
  ///     tree.subtree(of: 1).contains(tree.place(of: 3))  // false: 1 is no ancestor of 3
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func subtree(of vertex: Int) -> Range<Int> {
    let place = self.place(of: vertex)
    return place..<Int(lines[place].end)
  }

  /// Returns the depth of a vertex: the number of edges between it and the root.
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func depth(of vertex: Int) -> Int { Int(lines[place(of: vertex)].depth) }

  /// Returns the parent of a vertex, or `nil` for the root.
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func parent(of vertex: Int) -> Int? { ancestor(of: vertex, steps: 1) }

  /// Returns the ancestor of a vertex the given number of steps up, or `nil` beyond the root (level ancestor).
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3)])
  ///     line.ancestor(of: 3, steps: 2)  // 1
  ///     line.ancestor(of: 3, steps: 4)  // nil
  ///
  /// - Parameters:
  ///   - vertex: The vertex, in 0 ..< `vertexCount`.
  ///   - steps: The number of steps, 0 or more; the vertex itself for 0.
  /// - Complexity: O(log *n*) for *n* vertices, O(1) for one step.
  public func ancestor(of vertex: Int, steps: Int) -> Int? {
    precondition(steps >= 0, "the number of steps is negative")
    var (place, rest) = (place(of: vertex), steps)
    while place >= 0 {
      // Invariant: the ancestor is the remaining number of steps above the place.
      let start = Int(lines[place].start)
      if rest <= place - start { return order[place - rest] }
      rest -= place - start + 1
      place = Int(lines[place].above)
    }
    return nil
  }

  /// Returns the lowest common ancestor (LCA) of two vertices, which may be one of them.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (1, 3)])
  ///     tree.lowestCommonAncestor(2, 3)  // 1
  ///     tree.lowestCommonAncestor(1, 3)  // 1
  ///
  /// - Parameters:
  ///   - first: A vertex.
  ///   - second: Another one, or the same.
  /// - Complexity: O(log *n*) for *n* vertices.
  public func lowestCommonAncestor(_ first: Int, _ second: Int) -> Int {
    var (low, high) = (place(of: first), place(of: second))
    return lines.withUnsafeBufferPointer { buffer in
      // Without bounds checks: each of these places is that of a vertex, or of an ancestor.
      let lines = buffer.baseAddress!
      while true {
        // Invariant: the common ancestors of the two places are those wanted. A heavy path that begins after the other
        // place has none of them. A branch for each place is predicted, while a selection of the later one would have
        // to wait for memory: with it, random trees took a third longer.
        while lines[high].start > low { high = Int(lines[high].above) }
        if lines[low].start <= high { return order[Swift.min(low, high)] }
        low = Int(lines[low].above)
      }
    }
  }

  /// Returns the children of a vertex.
  ///
  ///     RootedTree(edges: [(0, 1), (2, 0), (1, 3)]).children(of: 0)  // [1, 2]
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
  /// - Returns: The children in the order of their places: the one with the largest subtree comes first.
  /// - Complexity: O(*k*) for *k* children.
  public func children(of vertex: Int) -> [Int] {
    let places = subtree(of: vertex)
    var children: [Int] = []
    var place = places.lowerBound + 1
    while place < places.upperBound {
      children.append(order[place])
      place = Int(lines[place].end)
    }
    return children
  }
}
