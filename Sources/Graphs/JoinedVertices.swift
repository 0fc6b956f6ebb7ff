// Which vertices are connected, while edges are added: union–find. Tarjan, van Leeuwen, "Worst-case analysis of set union
// algorithms", 1984.

/// Disjoint sets of vertices (union by size, path halving), as in `DataStructures`; the modules know nothing of each
/// other.
internal struct _JoinedVertices {
  /// For a root the negated size of its component, for others a vertex nearer to the root.
  private var links: [Int32]
  /// The number of components.
  internal private(set) var count: Int

  internal init(count: Int) {
    links = [Int32](repeating: -1, count: count)
    self.count = count
  }

  // In line, the array of a local variable is asked only once whether it is shared: two thirds of the time.

  /// Unites the components of two vertices, and returns whether they were distinct.
  @inline(__always)
  internal mutating func unite(_ first: Int, _ second: Int) -> Bool {
    var (larger, smaller) = (root(of: first), root(of: second))
    if larger == smaller { return false }
    if links[larger] > links[smaller] { Swift.swap(&larger, &smaller) }
    links[larger] += links[smaller]
    links[smaller] = Int32(truncatingIfNeeded: larger)
    count -= 1
    return true
  }

  @inline(__always)
  internal mutating func root(of vertex: Int) -> Int {
    var vertex = vertex
    while links[vertex] >= 0 {
      let next = Int(links[vertex])
      if links[next] < 0 { return next }
      // Path halving: every other link is made to skip one.
      links[vertex] = links[next]
      vertex = Int(links[next])
    }
    return vertex
  }

  /// Returns for each vertex the index of its component; they are numbered in the order of their smallest vertices.
  internal mutating func indices() -> [Int] {
    var numbers = [Int](repeating: -1, count: links.count)
    var count = 0
    return links.indices.map { vertex in
      let root = root(of: vertex)
      if numbers[root] < 0 {
        numbers[root] = count
        count += 1
      }
      return numbers[root]
    }
  }
}
