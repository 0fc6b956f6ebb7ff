import Graphs
import PropertyTesting

/// Small directed graphs, with loops and edges that are there twice; few edges, so that components are many, or many.
var directedGraphs: Generator<WeightedDigraph> {
  Generator<Int>.integers(in: 1...9).flatMap { vertexCount in
    let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
    let edge = tuples(vertices, vertices, Generator<Int>.integers(in: -3...3))
    return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...2 * vertexCount).map { edges in
      WeightedDigraph(vertexCount: vertexCount, edges: edges)
    }
  }
}

/// Which vertices can be reached from which, without a vertex or with all, by closing under going on.
func reachability(_ graph: WeightedDigraph, without vertex: Int? = nil) -> [[Bool]] {
  let vertices = 0..<graph.vertexCount
  var reaches = vertices.map { row in vertices.map { $0 == row } }
  for edge in graph.edges where edge.source != vertex && edge.target != vertex {
    reaches[edge.source][edge.target] = true
  }
  for middle in vertices {
    for start in vertices where reaches[start][middle] {
      for end in vertices where reaches[middle][end] { reaches[start][end] = true }
    }
  }
  return reaches
}
