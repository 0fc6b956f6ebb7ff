// What to write where edges are of another kind than a graph takes. Without these the compiler fails "to
// produce diagnostic for expression" at the beginning of the closure around, such as that of `solve`.

extension WeightedDigraph {
  /// Tells which edges a graph has.
  @available(
    *, unavailable,
    message:
      "edges are pairs of Int, triples with a weight, or WeightedDigraph.Edge(source:target:weight:)"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}

extension WeightedGraph {
  /// Tells which edges a graph has.
  @available(
    *, unavailable,
    message: "edges are pairs of Int, triples with a weight, or WeightedGraph.Edge(_:_:weight:)"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}

extension RootedTree {
  /// Tells which edges a tree has.
  @available(
    *, unavailable,
    message: "edges are pairs of Int, triples with a length, or WeightedGraph.Edge(_:_:weight:)"
  )
  public init<Other>(edges: some Sequence<Other>, root: Int = 0) { fatalError("unavailable") }

  /// Tells how a tree is made of parents.
  @available(*, unavailable, message: "of the parents of 1, 2, … a tree is RootedTree(parents:)")
  public init(edges: some Sequence<Int>, root: Int = 0) { fatalError("unavailable") }
}

extension BipartiteGraph {
  /// Tells which edges a graph has.
  @available(*, unavailable, message: "edges are pairs of Int")
  public init<Other>(leftCount: Int, rightCount: Int, edges: some Sequence<Other>) {
    fatalError("unavailable")
  }
}

extension CostNetwork {
  /// Tells which edges a network has.
  @available(
    *, unavailable,
    message:
      "edges are (source, target, capacity, cost), or CostNetwork.Edge(source:target:capacity:cost:)"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}
