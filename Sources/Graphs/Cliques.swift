// Cliques along a degeneracy order: each one is looked for at the first of its vertices. Chiba and Nishizeki,
// "Arboricity and subgraph listing algorithms", 1985; Eppstein, Löffler, Strash, "Listing all maximal cliques in sparse
// graphs in near-optimal time", 2010, after Bron and Kerbosch, 1973.

extension WeightedGraph {
  /// Calls the given closure with each nonempty clique: a set of vertices that are all adjacent to each other.
  ///
  ///     let friends = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     var count = 0
  ///     friends.forEachClique { _ in count += 1 }
  ///     count  // 9: four vertices, four edges, one triangle
  ///
  /// A sum over all cliques, here of the products of numbers of their vertices:
  ///
  ///     let friends = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     var sum = 0
  ///     friends.forEachClique { clique in sum += clique.reduce(1) { $0 * ($1 + 1) } }
  ///     sum  // 39: 1 + 2 + 3 + 4, 2 + 3 + 6 + 12, and 6
  ///
  /// A graph with *E* edges has up to about 2^√(2*E*) cliques. Parallel edges count as one; self-loops and weights are
  /// ignored.
  ///
  /// - Parameter body: A closure that is called with the vertices, in any order, once for each clique. The array is
  ///   changed in place from call to call, which takes no copies unless it is kept. What it throws is rethrown.
  /// - Complexity: O(*V* + *dE* + *c*(1 + *d* / 64)) time, calls not included, and O(*V* + *E* + *d*²) space for *c*
  ///   cliques, where *d* is the degeneracy of the graph, the largest minimum degree of a subgraph.
  @inlinable
  public func forEachClique(_ body: (_ clique: [Int]) throws -> Void) rethrows {
    var search = _CliqueSearch(self)
    for vertex in search.order.vertices {
      search.stack = search.start(at: Int(vertex), withEarlier: false).words
      try body(search.clique)
      if search.rowCount > 0 { try search.extend(from: 0, body) }
    }
  }

  /// Calls the given closure with each maximal clique: one that is part of no larger clique.
  ///
  ///     let friends = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     var cliques: [[Int]] = []
  ///     friends.forEachMaximalClique { cliques.append($0.sorted()) }
  ///     cliques.sorted { $0.lexicographicallyPrecedes($1) }  // [[0, 1, 2], [2, 3]]
  ///
  /// The largest of them are the maximum cliques: of a sparse graph they are found so, of any graph with up to 64
  /// vertices by ``maximumClique()``. Each vertex is in at least one of them. Parallel edges count as one; self-loops
  /// and weights are ignored.
  ///
  /// - Parameter body: A closure that is called with the vertices, in any order, once for each maximal clique. What it
  ///   throws is rethrown.
  /// - Complexity: O(*dV* · 3^(*d* / 3)(1 + *d* / 64) + *dE*) time, calls not included, and O(*V* + *E* + *dm*) space,
  ///   where *d* is the degeneracy of the graph, the largest minimum degree of a subgraph, and *m* is the maximum
  ///   degree. There may be (*V* − *d*) · 3^(*d* / 3) maximal cliques.
  @inlinable
  public func forEachMaximalClique(_ body: (_ clique: [Int]) throws -> Void) rethrows {
    var search = _CliqueSearch(self)
    for vertex in search.order.vertices {
      let candidates = search.start(at: Int(vertex), withEarlier: true)
      try search.extendToMaximal(by: candidates, Array(candidates.count..<search.rowCount), body)
    }
  }
}

// MARK: - Core

/// The vertices in a degeneracy order: each one has the fewest neighbors among those that are not before it.
@usableFromInline
internal struct _DegeneracyOrder {
  @usableFromInline internal private(set) var vertices: [Int32] = []
  /// Where the distinct neighbors of each vertex start; in each range first those that are earlier in the order.
  @usableFromInline internal let starts: [Int32]
  @usableFromInline internal private(set) var neighbors: [Int32]
  /// Where the later neighbors of each vertex start.
  @usableFromInline internal private(set) var laterStarts: [Int32]

  @usableFromInline
  internal init(_ graph: WeightedGraph) {
    (starts, neighbors) = Self.distinctNeighbors(graph)
    laterStarts = Array(starts.dropLast())
    let count = graph.vertexCount
    var degrees = (0..<count).map { Int(starts[$0 + 1] - starts[$0]) }
    var buckets = [[Int32]](repeating: [], count: (degrees.max() ?? 0) + 1)
    for vertex in 0..<count { buckets[degrees[vertex]].append(Int32(truncatingIfNeeded: vertex)) }
    vertices.reserveCapacity(count)
    var degree = 0
    while vertices.count < count {
      // Invariant: each vertex that is left is in the bucket of its degree among those that are left, which is no
      // smaller; it may be in others too.
      guard let vertex = buckets[degree].popLast() else {
        degree += 1
        continue
      }
      // −1 stands for those that are in the order.
      if degrees[Int(vertex)] != degree { continue }
      degrees[Int(vertex)] = -1
      vertices.append(vertex)
      for index in Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1]) {
        let other = Int(neighbors[index])
        if degrees[other] < 0 { continue }
        degrees[other] -= 1
        buckets[degrees[other]].append(Int32(truncatingIfNeeded: other))
      }
      degree = Swift.max(degree - 1, 0)
    }
    sortNeighbors()
  }

  private static func distinctNeighbors(_ graph: WeightedGraph) -> ([Int32], [Int32]) {
    let (starts, targets) = graph._bySource { Int32(truncatingIfNeeded: $0.target) }
    var (distinctStarts, distinct): ([Int32], [Int32]) = ([0], [])
    distinct.reserveCapacity(targets.count)
    // The last vertex that each one was seen from.
    var seen = [Int32](repeating: -1, count: graph.vertexCount)
    for vertex in 0..<graph.vertexCount {
      let mark = Int32(truncatingIfNeeded: vertex)
      seen[vertex] = mark
      for index in Int(starts[vertex])..<Int(starts[vertex + 1]) {
        let target = targets[index]
        if seen[Int(target)] == mark { continue }
        seen[Int(target)] = mark
        distinct.append(target)
      }
      distinctStarts.append(Int32(truncatingIfNeeded: distinct.count))
    }
    return (distinctStarts, distinct)
  }

  /// Puts the neighbors of each vertex into the order.
  private mutating func sortNeighbors() {
    let unsorted = neighbors
    for vertex in vertices {
      for index in Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1]) {
        // Later vertices have seen this one before they come, so what has been written to them is earlier.
        let other = Int(unsorted[index])
        neighbors[Int(laterStarts[other])] = vertex
        laterStarts[other] += 1
      }
    }
    // Now they point to the ends of the ranges, from where the later ones are counted back.
    var ranks = [Int32](repeating: 0, count: vertices.count)
    for (rank, vertex) in vertices.enumerated() {
      ranks[Int(vertex)] = Int32(truncatingIfNeeded: rank)
    }
    for vertex in ranks.indices {
      while laterStarts[vertex] > starts[vertex],
        ranks[Int(neighbors[Int(laterStarts[vertex]) - 1])] > ranks[vertex]
      { laterStarts[vertex] -= 1 }
    }
  }

  @inlinable
  internal func earlierNeighbors(of vertex: Int) -> ArraySlice<Int32> {
    neighbors[Int(starts[vertex])..<Int(laterStarts[vertex])]
  }

  @inlinable
  internal func laterNeighbors(of vertex: Int) -> ArraySlice<Int32> {
    neighbors[Int(laterStarts[vertex])..<Int(starts[vertex + 1])]
  }
}

/// The cliques whose first vertex in the order is given.
@usableFromInline
internal struct _CliqueSearch {
  @usableFromInline internal let order: _DegeneracyOrder
  /// The vertices that have been chosen.
  @usableFromInline internal var clique: [Int] = []
  /// The later neighbors of the first vertex.
  @usableFromInline internal var candidates: [Int32] = []
  /// For each vertex its index among the candidates; −1 for the others.
  @usableFromInline internal var indices: [Int32]
  /// For each candidate, and then for each earlier neighbor, its row of bits: which candidates it is adjacent to.
  ///
  /// In a search for all cliques only those after it.
  @usableFromInline internal var rows: [UInt64] = []
  @usableFromInline internal var rowCount = 0
  /// For each vertex that has been chosen, the candidates that are adjacent to all up to it, and in a search for all
  /// cliques come after it.
  @usableFromInline internal var stack: [UInt64] = []
  @usableFromInline internal var wordCount = 0

  @inlinable
  internal init(_ graph: WeightedGraph) {
    order = _DegeneracyOrder(graph)
    indices = [Int32](repeating: -1, count: graph.vertexCount)
  }

  /// Chooses a first vertex, and returns all its later neighbors as bits.
  @inlinable
  internal mutating func start(at vertex: Int, withEarlier: Bool) -> _CliqueBits {
    clique = [vertex]
    candidates = Array(order.laterNeighbors(of: vertex))
    let earlier = withEarlier ? order.earlierNeighbors(of: vertex) : []
    (wordCount, rowCount) = ((candidates.count + 63) / 64, candidates.count + earlier.count)
    rows = [UInt64](repeating: 0, count: rowCount * wordCount)
    if candidates.isEmpty { return _CliqueBits(count: 0) }
    for (index, other) in candidates.enumerated() {
      indices[Int(other)] = Int32(truncatingIfNeeded: index)
    }
    for (row, other) in candidates.enumerated() {
      for third in order.laterNeighbors(of: Int(other)) where indices[Int(third)] >= 0 {
        let index = Int(indices[Int(third)])
        rows[row * wordCount + index / 64] |= 1 << UInt64(index % 64)
        if withEarlier { rows[index * wordCount + row / 64] |= 1 << UInt64(row % 64) }
      }
    }
    for (row, other) in zip(candidates.count..., earlier) {
      for third in order.laterNeighbors(of: Int(other)) where indices[Int(third)] >= 0 {
        let index = Int(indices[Int(third)])
        rows[row * wordCount + index / 64] |= 1 << UInt64(index % 64)
      }
    }
    for other in candidates { indices[Int(other)] = -1 }
    return _CliqueBits(count: candidates.count)
  }

  /// Calls the closure with all cliques that have some candidates besides what has been chosen: of those whose bits
  /// start at an index of the stack.
  @inlinable
  internal mutating func extend(
    from start: Int, _ body: (_ clique: [Int]) throws -> Void
  ) rethrows {
    let next = start + wordCount
    if stack.count == next { stack += [UInt64](repeating: 0, count: wordCount) }
    for word in 0..<wordCount {
      var rest = stack[start + word]
      while rest != 0 {
        let index = word * 64 + rest.trailingZeroBitCount
        rest &= rest - 1
        clique.append(Int(candidates[index]))
        try body(clique)
        var any: UInt64 = 0
        // Rows have later candidates only. Words before this one are empty: the last candidate there left none.
        for word in word..<wordCount {
          let both = stack[start + word] & rows[index * wordCount + word]
          stack[next + word] = both
          any |= both
        }
        if any != 0 { try extend(from: next, body) }
        clique.removeLast()
      }
    }
  }

  /// Calls the closure with all cliques that have some of the given candidates besides what has been chosen, and to
  /// which neither a candidate nor one of the others can be added.
  ///
  /// - Parameters:
  ///   - bits: The candidates that are adjacent to all that have been chosen.
  ///   - others: The rows of other vertices that are.
  @inlinable
  internal mutating func extendToMaximal(
    by bits: _CliqueBits, _ others: [Int], _ body: (_ clique: [Int]) throws -> Void
  ) rethrows {
    if bits.count == 0 {
      if others.isEmpty { try body(clique) }
      return
    }
    // Each maximal clique has a candidate that is not adjacent to the pivot, or the pivot itself.
    var (most, pivot) = (-1, 0)
    for row in bits.elements + others where most < bits.count {
      let count = adjacentCount(to: row, bits)
      if count > most { (most, pivot) = (count, row) }
    }
    var (bits, others) = (bits, others)
    for index in bits.elements
    where rows[pivot * wordCount + index / 64] >> UInt64(index % 64) & 1 == 0 {
      clique.append(Int(candidates[index]))
      let (word, bit) = (index / 64, UInt64(index % 64))
      let next = others.filter { rows[$0 * wordCount + word] >> bit & 1 == 1 }
      try extendToMaximal(by: adjacent(to: index, bits), next, body)
      clique.removeLast()
      bits.remove(index)
      others.append(index)
    }
  }

  /// Returns how many of the given candidates are adjacent to the vertex of a row.
  @inlinable
  internal func adjacentCount(to row: Int, _ bits: _CliqueBits) -> Int {
    var count = 0
    for word in bits.words.indices {
      count += (bits.words[word] & rows[row * wordCount + word]).nonzeroBitCount
    }
    return count
  }

  /// Returns those of the given candidates that are adjacent to the vertex of a row.
  @inlinable
  internal func adjacent(to row: Int, _ bits: _CliqueBits) -> _CliqueBits {
    var result = bits
    result.count = 0
    for word in result.words.indices {
      result.words[word] &= rows[row * wordCount + word]
      result.count += result.words[word].nonzeroBitCount
    }
    return result
  }
}

/// A set of candidates.
@usableFromInline
internal struct _CliqueBits {
  @usableFromInline internal var words: [UInt64]
  @usableFromInline internal var count: Int

  /// Creates the set of the first ones.
  @inlinable
  internal init(count: Int) {
    words = [UInt64](repeating: .max, count: (count + 63) / 64)
    if count % 64 > 0 { words[words.count - 1] >>= UInt64(64 - count % 64) }
    self.count = count
  }

  @inlinable
  internal mutating func remove(_ index: Int) {
    words[index / 64] &= ~(1 << UInt64(index % 64))
    count -= 1
  }

  /// The members in ascending order.
  @inlinable internal var elements: [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(count)
    for (word, bits) in words.enumerated() {
      var rest = bits
      while rest != 0 {
        elements.append(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return elements
  }
}
