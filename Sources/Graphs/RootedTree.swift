// Trees with a root, cut into heavy paths: from a vertex one goes on to the child with the most below it. A path
// between two vertices meets O(log n) of them. Sleator, Tarjan, "A data structure for dynamic trees", 1983.

/// A tree whose vertices are the numbers 0, 1, … and of which one is the root.
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
/// Each vertex has a place, such that a vertex and all below it are a range of places, and a path between two
/// vertices is a few of them. So what is asked of subtrees and paths is asked of ranges: of a segment tree, for
/// instance, whose elements are in this order.
///
///     let family = RootedTree(edges: [(0, 1), (0, 2), (1, 3), (4, 1)])
///     let ages = [70, 40, 45, 12, 9]
///     let inOrder = family.order.map { ages[$0] }
///     inOrder[family.subtree(of: 1)].reduce(0, +)  // 61: those of 1, 3 and 4
///
/// Trees are equal if their vertices have the same places, the same parents and edges of the same lengths: the order in
/// which edges are given may decide on the places.
///
/// Nothing here calls itself, so that no tree is too deep. 28 bytes for each vertex, and 8 more if edges have lengths.
public struct RootedTree: Sendable, Hashable {
  /// The vertex at each place; the root is at 0, and parents are in front of their children.
  ///
  ///     RootedTree(edges: [(0, 1), (1, 2)], root: 1).order.first  // 1
  public let order: [Int]

  @usableFromInline internal let places: [Int32]
  @usableFromInline internal let lines: [Line]
  /// How far the vertex at each place is from the root along edges that have lengths; none if they have not.
  internal private(set) var _lengths: [Int] = []

  /// What is known of a place.
  @usableFromInline
  internal struct Line: Sendable, Hashable {
    /// Where its heavy path begins.
    @usableFromInline internal var start: Int32 = 0
    /// The parent of the beginning, −1 if that is the root.
    @usableFromInline internal var above: Int32 = -1
    /// The place behind all that is below.
    fileprivate var end: Int32 = 1
    fileprivate var depth: Int32 = 0
  }

  /// What is known of a vertex while the tree is made.
  private struct Node {
    /// How many are below it, and itself.
    var size: Int32 = 1
    /// The child that has most of them.
    var heaviestChild: Int32 = -1
    /// How many places behind its own are taken: by the heaviest child and what is below it, and by other ones that have
    /// theirs.
    var taken: Int32 = 0
    var place: Int32 = 0
  }

  /// Creates a tree from its edges.
  ///
  /// - Parameters:
  ///   - edges: The pairs of vertices that are neighbors, in any order and direction. They must make a tree: from each
  ///     of the vertices, which are one more than the edges, there is exactly one way to each other.
  ///   - root: One of the vertices.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(edges: some Sequence<(Int, Int)>, root: Int = 0) {
    self.init(_edges: Array(edges), root: root)
  }

  /// Tells that the number of vertices follows from the edges.
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

  /// Creates a tree from the parent of each vertex; that of the root does not matter.
  ///
  /// - Parameter upward: All vertices but the root, in front of their parents.
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
      // Invariant: the parent has its place, and those from there to the end of its range are for what is below it.
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
  ///     roads.length(from: 2, to: 3)  // 8
  ///
  /// - Parameters:
  ///   - edges: Two neighbors each, and the length between them, of any sign; all else is as for ``init(edges:root:)``
  ///     of pairs.
  ///   - root: One of the vertices.
  /// - Precondition: The lengths from the root to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(edges: some Sequence<(Int, Int, Int)>, root: Int = 0) {
    let edges = Array(edges)
    self.init(_edges: edges.map { ($0.0, $0.1) }, root: root)
    _setLengths(edges)
  }

  /// Creates a tree from the edges of a graph, such as those of a minimum spanning forest of one tree.
  ///
  /// - Parameters:
  ///   - edges: The edges, whose weights are their lengths; all else is as for ``init(edges:root:)`` of pairs.
  ///   - root: One of the vertices.
  /// - Precondition: The lengths from the root to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(edges: some Sequence<WeightedGraph.Edge>, root: Int = 0) {
    self.init(edges: edges.map { ($0.first, $0.second, $0.weight) }, root: root)
  }

  /// Creates a tree from a graph that is one.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(0, 1, 5), (1, 2, 7)])
  ///     RootedTree(cables, root: 2).length(from: 2, to: 0)  // 12
  ///
  /// - Parameters:
  ///   - graph: A tree, whose weights are the lengths of the edges.
  ///   - root: One of the vertices.
  /// - Precondition: The lengths from the root to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  public init(_ graph: WeightedGraph, root: Int = 0) {
    precondition(graph.edges.count == graph.vertexCount - 1, "the graph is no tree")
    self.init(edges: graph.edges, root: root)
  }

  @usableFromInline
  internal mutating func _setLengths(_ edges: [(Int, Int, Int)]) {
    _lengths = [Int](repeating: 0, count: vertexCount)
    for (a, b, length) in edges {
      // That of the edge above each vertex, at first.
      _lengths[place(of: depth(of: a) > depth(of: b) ? a : b)] = length
    }
    // Parents are in front of their children.
    for place in _lengths.indices.dropFirst() {
      _lengths[place] += _lengths[parentPlace(of: place)]
    }
  }

  /// The place of the parent of the vertex at a place, −1 for the root.
  internal func parentPlace(of place: Int) -> Int {
    Int(lines[place].start) < place ? place - 1 : Int(lines[place].above)
  }

  /// Takes leaves away until only the root is left, and returns the parents and the order in which the others went.
  private static func leavesFirst(
    _ edges: [(Int, Int)], _ count: Int, _ root: Int
  ) -> (parents: [Int32], order: [Int]) {
    var degrees = [Int32](repeating: 0, count: count)
    // All neighbors of a vertex in one number: of a leaf it is the only one that is left.
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
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  @inlinable public func place(of vertex: Int) -> Int { Int(places[vertex]) }

  /// Returns the places of a vertex and all below it.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     tree.subtree(of: 1).map { tree.order[$0] }  // [1, 2]
  ///     tree.subtree(of: 1).contains(tree.place(of: 3))  // false: 1 is no ancestor of 3
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func subtree(of vertex: Int) -> Range<Int> {
    let place = self.place(of: vertex)
    return place..<Int(lines[place].end)
  }

  /// Returns the number of edges between a vertex and the root.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func depth(of vertex: Int) -> Int { Int(lines[place(of: vertex)].depth) }

  /// Returns the neighbor of a vertex on the way to the root, or `nil` for the root itself.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func parent(of vertex: Int) -> Int? { ancestor(of: vertex, steps: 1) }

  /// Returns the vertex that so many steps toward the root lead to, or `nil` beyond the root.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3)])
  ///     line.ancestor(of: 3, steps: 2)  // 1
  ///     line.ancestor(of: 3, steps: 4)  // nil
  ///
  /// - Parameters:
  ///   - vertex: In 0 ..< `vertexCount`.
  ///   - steps: 0 or more.
  /// - Complexity: O(log *n*) for *n* vertices, O(1) for one step.
  public func ancestor(of vertex: Int, steps: Int) -> Int? {
    precondition(steps >= 0, "the number of steps is negative")
    var (place, rest) = (place(of: vertex), steps)
    while place >= 0 {
      // Invariant: what is wanted is so many steps above the place as are left.
      let start = Int(lines[place].start)
      if rest <= place - start { return order[place - rest] }
      rest -= place - start + 1
      place = Int(lines[place].above)
    }
    return nil
  }

  /// Returns the deepest vertex that is an ancestor of both, or one of them.
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
    while lines[low].start != lines[high].start {
      // Invariant: the common ancestors of the two places are those wanted. The heavy path of the later one has
      // none of them, as it begins behind the earlier one or beside its path.
      if low > high { Swift.swap(&low, &high) }
      high = Int(lines[high].above)
    }
    return order[Swift.min(low, high)]
  }

  /// Returns the neighbors of a vertex that are not on the way to the root.
  ///
  ///     RootedTree(edges: [(0, 1), (2, 0), (1, 3)]).children(of: 0)  // [1, 2]
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Returns: The children in the order of their places: that with the most below it comes first.
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
