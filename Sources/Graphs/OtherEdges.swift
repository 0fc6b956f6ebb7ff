// What to write where edges are of another kind than a graph takes. Without these the compiler fails "to
// produce diagnostic for expression" at the beginning of the closure around, such as that of `solve`.

extension WeightedDigraph {
  /// Unavailable: the message tells which edges a graph takes.
  @available(
    *, unavailable,
    message:
      "edges are pairs of Int, triples with a weight, or WeightedDigraph.Edge(source:target:weight:)"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}

extension WeightedGraph {
  /// Unavailable: the message tells which edges a graph takes.
  @available(
    *, unavailable,
    message: "edges are pairs of Int, triples with a weight, or WeightedGraph.Edge(_:_:weight:)"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}

extension RootedTree {
  /// Unavailable: the message tells which edges a tree takes.
  @available(
    *, unavailable,
    message: "edges are pairs of Int, triples with a length, or WeightedGraph.Edge(_:_:weight:)"
  )
  public init<Other>(edges: some Sequence<Other>, root: Int = 0) { fatalError("unavailable") }

  /// Unavailable: the message tells how to create a tree from parents.
  @available(*, unavailable, message: "of the parents of 1, 2, … a tree is RootedTree(parents:)")
  public init(edges: some Sequence<Int>, root: Int = 0) { fatalError("unavailable") }
}

extension BipartiteGraph {
  /// Unavailable: the message tells which edges a graph takes.
  @available(*, unavailable, message: "edges are pairs of Int")
  public init<Other>(leftCount: Int, rightCount: Int, edges: some Sequence<Other>) {
    fatalError("unavailable")
  }
}

extension CostNetwork {
  /// Unavailable: the message tells which edges a network takes.
  @available(
    *, unavailable,
    message:
      "edges are (source, target, capacity, cost), or CostNetwork.Edge(source:target:capacity:cost:)"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}

extension BoundedNetwork {
  /// Unavailable: the message tells which edges a network takes.
  @available(
    *, unavailable,
    message:
      "edges are (source, target, lower bound, upper bound), with a cost as a fifth, or BoundedNetwork.Edge"
  )
  public init<Other>(vertexCount: Int, edges: some Sequence<Other>) { fatalError("unavailable") }
}
