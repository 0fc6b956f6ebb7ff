// Maximum matching in general graphs: Edmonds, "Paths, trees, and flowers", 1965. Blossoms are contracted with disjoint
// sets: Gabow, "An efficient implementation of Edmonds' algorithm for maximum matching on graphs", 1976.

/// A search for augmenting paths.
///
/// They lead from a free vertex to another one, and every other edge is one of the matching. What is reached from the
/// root is an alternating tree, in which vertices at an even distance are outer ones and lead on by any edge, while the
/// others are inner ones and lead on to their partners only. An edge between two outer vertices closes a cycle of odd
/// length, a blossom: each of its inner vertices is reached the other way round, too, and becomes an outer one.
internal struct _BlossomSearch {
  private static let none: Int32 = -1

  private enum Label { case unreached, inner, outer }

  private let starts: [Int32]
  private let targets: [Int32]
  /// Whom each vertex is matched with, or `none`.
  private var partners: [Int32]
  private var labels: [Label]
  /// The predecessor of each inner vertex, and of each vertex of a blossom that is reached the other way round.
  private var previous: [Int32]
  /// Disjoint sets: each blossom is one of them, whose root is its base, the vertex nearest to the root of the search.
  private var parents: [Int32]
  /// The last walk to a common base that has passed each vertex.
  private var passed: [Int]
  private var walkCount = 0
  /// The outer vertices, in the order in which their edges are followed.
  private var open: [Int32] = []
  /// All vertices that the search has reached.
  private var reached: [Int32] = []

  internal init(_ graph: WeightedGraph) {
    let (starts, arcs) = graph._arcs()
    self.starts = starts
    targets = arcs.map(\.target)
    let count = graph.vertexCount
    partners = [Int32](repeating: Self.none, count: count)
    previous = partners
    labels = [Label](repeating: .unreached, count: count)
    parents = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    passed = [Int](repeating: 0, count: count)
  }

  internal func partner(of vertex: Int) -> Int? {
    let partner = partners[vertex]
    return partner == Self.none ? nil : Int(partner)
  }

  /// Makes the matching a maximum one.
  internal mutating func matchAll() {
    matchNeighbors()
    for root in partners.indices where partners[root] == Self.none {
      if enlarge(from: Int32(truncatingIfNeeded: root)) {
        for vertex in reached {
          labels[Int(vertex)] = .unreached
          parents[Int(vertex)] = vertex
        }
      }
      // Else nothing will lead from here to a free vertex, whatever else is matched: all that has been reached keeps its
      // label. From elsewhere one only comes to inner vertices of it, and there turns back.
      reached.removeAll(keepingCapacity: true)
    }
  }

  /// Matches each vertex with the first of its neighbors that is free (greedy matching).
  private mutating func matchNeighbors() {
    for vertex in partners.indices where partners[vertex] == Self.none {
      let arcs = Int(starts[vertex])..<Int(starts[vertex + 1])
      let free = arcs.first {
        Int(targets[$0]) != vertex && partners[Int(targets[$0])] == Self.none
      }
      guard let free else { continue }
      partners[vertex] = targets[free]
      partners[Int(targets[free])] = Int32(truncatingIfNeeded: vertex)
    }
  }

  /// Looks for an augmenting path from a free vertex, augments along it, and returns whether there is one.
  private mutating func enlarge(from root: Int32) -> Bool {
    open.removeAll(keepingCapacity: true)
    reached.append(root)
    addOuter(root)
    var place = 0
    while place < open.count {
      // Invariant: all edges of the outer vertices before the place have been followed.
      let vertex = open[place]
      place += 1
      for arc in starts[Int(vertex)]..<starts[Int(vertex) + 1] {
        let next = targets[Int(arc)]
        switch labels[Int(next)] {
        case .unreached:
          previous[Int(next)] = vertex
          let partner = partners[Int(next)]
          if partner == Self.none {
            exchange(upTo: next)
            return true
          }
          labels[Int(next)] = .inner
          reached.append(next)
          reached.append(partner)
          addOuter(partner)
        case .outer:
          let (base, other) = (self.base(of: vertex), self.base(of: next))
          if base == other { continue }
          let common = commonBase(base, other)
          shrink(from: vertex, to: common, by: next)
          shrink(from: next, to: common, by: vertex)
        case .inner:
          continue
        }
      }
    }
    return false
  }

  private mutating func addOuter(_ vertex: Int32) {
    labels[Int(vertex)] = .outer
    open.append(vertex)
  }

  /// Augments along the path from the root to a free vertex: the matching gets one more edge.
  private mutating func exchange(upTo free: Int32) {
    var vertex = free
    while vertex != Self.none {
      let before = previous[Int(vertex)]
      let next = partners[Int(before)]
      partners[Int(vertex)] = before
      partners[Int(before)] = vertex
      vertex = next
    }
  }

  /// The base of the blossom of a vertex, which is nearest to the root; a vertex in no blossom is its own base.
  private mutating func base(of vertex: Int32) -> Int32 {
    var vertex = vertex
    while parents[Int(vertex)] != vertex {
      parents[Int(vertex)] = parents[Int(parents[Int(vertex)])]
      vertex = parents[Int(vertex)]
    }
    return vertex
  }

  /// Walks toward the root from both bases in turns, and returns the first base that is on both walks.
  private mutating func commonBase(_ first: Int32, _ second: Int32) -> Int32 {
    walkCount += 1
    var (here, other) = (first, second)
    while true {
      // In turns, as one of the ways may be far longer than the blossom.
      if here != Self.none {
        if passed[Int(here)] == walkCount { return here }
        passed[Int(here)] = walkCount
        let partner = partners[Int(here)]
        here = partner == Self.none ? partner : base(of: previous[Int(partner)])
      }
      Swift.swap(&here, &other)
    }
  }

  /// Walks from an outer vertex toward the root up to a base, and makes all vertices on the path part of its blossom.
  ///
  /// - Parameter other: The end of the edge that closes the blossom: from there the vertices are reached the other way
  ///   round.
  private mutating func shrink(from vertex: Int32, to common: Int32, by other: Int32) {
    var (vertex, other) = (vertex, other)
    while base(of: vertex) != common {
      previous[Int(vertex)] = other
      let partner = partners[Int(vertex)]
      if labels[Int(partner)] == .inner { addOuter(partner) }
      // Others of their blossom come along.
      if parents[Int(vertex)] == vertex { parents[Int(vertex)] = common }
      if parents[Int(partner)] == partner { parents[Int(partner)] = common }
      other = partner
      vertex = previous[Int(partner)]
    }
  }
}
