// Prüfer codes of trees with numbered vertices: H. Prüfer, "Neuer Beweis eines Satzes über Permutationen", 1918. The
// smallest leaf is found in linear time: it is the next one in ascending order, or a smaller vertex that has just
// become one.

extension RootedTree {
  /// Creates a tree from its Prüfer code.
  ///
  ///     let tree = RootedTree(pruferCode: [3, 3, 3, 4])
  ///     tree.children(of: 3).sorted()  // [1, 2, 4]
  ///     tree.path(from: 0, to: 5)  // [0, 3, 4, 5]
  ///
  /// Every sequence of *n* − 2 vertices is the code of one tree with *n* vertices (Cayley's formula), in which a vertex
  /// has one neighbor more than it occurs in the code. So a random sequence is a random tree.
  ///
  /// - Parameters:
  ///   - code: The Prüfer code: *n* − 2 vertices in 0 ..< *n*; none for a tree of two vertices.
  ///   - root: The root, in 0 ..< *n*.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(pruferCode code: some Sequence<Int>, root: Int = 0) {
    self.init(_pruferCode: Array(code), root: root)
  }

  /// Returns the Prüfer code of the tree.
  ///
  ///     RootedTree(edges: [(0, 3), (1, 3), (2, 3), (3, 4), (4, 5)]).pruferCode()  // [3, 3, 3, 4]
  ///
  /// As long as there are more than two vertices, the smallest leaf is removed, and its neighbor is the next vertex of
  /// the code. Trees with the same edges have the same code, whatever their roots.
  ///
  /// - Returns: *n* − 2 vertices, from which ``init(pruferCode:root:)`` makes the tree again.
  /// - Precondition: There are at least two vertices.
  /// - Complexity: O(*n*) for *n* vertices.
  public func pruferCode() -> [Int] {
    precondition(vertexCount >= 2, "a tree of one vertex has no Prüfer code")
    // The parents with the last vertex as the root, which is never removed.
    var parents = order.map { _ in -1 }
    for place in order.indices.dropFirst() {
      parents[order[place]] = order[parentPlace(of: place)]
    }
    var (child, vertex) = (-1, vertexCount - 1)
    while vertex >= 0 { (parents[vertex], child, vertex) = (child, vertex, parents[vertex]) }

    var degrees = order.map { _ in 1 }
    for parent in parents.dropLast() { degrees[parent] += 1 }
    degrees[vertexCount - 1] -= 1
    var code: [Int] = []
    code.reserveCapacity(vertexCount - 2)
    var next = 0
    var leaf = vertexCount
    while code.count < vertexCount - 2 {
      // Invariant: `leaf` is the smallest one if it is less than `next`, else that is the next one from there.
      if leaf >= next {
        while degrees[next] != 1 { next += 1 }
        leaf = next
        next += 1
      }
      let neighbor = parents[leaf]
      code.append(neighbor)
      degrees[neighbor] -= 1
      leaf = degrees[neighbor] == 1 && neighbor < next ? neighbor : vertexCount
    }
    return code
  }

  @usableFromInline
  internal init(_pruferCode code: [Int], root: Int) {
    let count = code.count + 2
    var degrees = [Int32](repeating: 1, count: count)
    for vertex in code {
      precondition(0 <= vertex && vertex < count, "a Prüfer code names no vertex of the tree")
      degrees[vertex] += 1
    }
    var edges: [(Int, Int)] = []
    edges.reserveCapacity(count - 1)
    var next = 0
    var leaf = count
    for neighbor in code + [count - 1] {
      // Invariant: `leaf` is the smallest one if it is less than `next`, else that is the next one from there.
      if leaf >= next {
        while degrees[next] != 1 { next += 1 }
        leaf = next
        next += 1
      }
      edges.append((leaf, neighbor))
      degrees[neighbor] -= 1
      leaf = degrees[neighbor] == 1 && neighbor < next ? neighbor : count
    }
    self.init(_edges: edges, root: root)
  }
}
