import Graphs
import PropertyTesting

/// Small undirected graphs, with loops and edges that are there twice; few edges, so that they are in pieces, or many.
var undirectedGraphs: Generator<WeightedGraph> {
  Generator<Int>.integers(in: 1...8).flatMap { vertexCount in
    let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
    let edge = tuples(vertices, vertices, Generator<Int>.integers(in: -3...3))
    return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...2 * vertexCount).map { edges in
      WeightedGraph(
        vertexCount: vertexCount,
        edges: edges.map { WeightedGraph.Edge($0.0, $0.1, weight: $0.2) })
    }
  }
}

/// Which vertices there is a way between, without an edge or a vertex.
func ways(_ graph: WeightedGraph, edge: Int? = nil, vertex: Int? = nil) -> [[Bool]] {
  let vertices = 0..<graph.vertexCount
  var reaches = vertices.map { row in vertices.map { $0 == row } }
  for (index, ends) in graph.edges.enumerated()
  where index != edge && ends.first != vertex && ends.second != vertex {
    (reaches[ends.first][ends.second], reaches[ends.second][ends.first]) = (true, true)
  }
  for middle in vertices {
    for start in vertices where reaches[start][middle] {
      for end in vertices where reaches[middle][end] { reaches[start][end] = true }
    }
  }
  return reaches
}
