// Families of graphs and trees: every shape of InputPatterns at any size, and small ones.

import InputPatterns

extension SplitMix64 {
  /// Returns a random simple graph in the given shape.
  ///
  /// The weights are tricky numbers, in any shape of `InputPattern`.
  ///
  /// - Parameters:
  ///   - pattern: The shape of the graph.
  ///   - vertexCount: The number of vertices.
  ///   - edgeCount: The number of edges, at most the number of pairs of vertices.
  ///   - weights: The range of the weights.
  public mutating func nextGraph(
    _ pattern: GraphPattern, vertexCount: Int, edgeCount: Int, weights: ClosedRange<Int> = 1...1
  ) -> EdgeList {
    let edges = pattern.edges(vertexCount: vertexCount, edgeCount: edgeCount, seed: next())
    return EdgeList(vertexCount: vertexCount, edges: weighted(edges, weights))
  }

  /// Returns a random tree in the given shape.
  ///
  /// The weights are tricky numbers, in any shape of `InputPattern`.
  public mutating func nextTree(
    _ pattern: TreePattern, vertexCount: Int, weights: ClosedRange<Int> = 1...1
  ) -> EdgeList {
    let edges = pattern.edges(count: vertexCount, seed: next())
    return EdgeList(vertexCount: vertexCount, edges: weighted(edges, weights))
  }

  private mutating func weighted(
    _ ends: [(Int, Int)], _ weights: ClosedRange<Int>
  ) -> [EdgeList.Edge] {
    let numbers = trickyNumbers(count: ends.count, in: weights)
    return zip(ends, numbers).map { EdgeList.Edge($0.0, $0.1, weight: $1) }
  }
}

extension Case where Input == EdgeList {
  /// Returns a family of graphs for each shape, named after its shape and its size, such as `cliques-max`.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - vertices: The number of vertices.
  ///   - edges: The number of edges; fewer if there are fewer pairs of vertices.
  ///   - weights: The range of the weights.
  ///   - size: The suffix of the names.
  ///   - seeds: The seeds of each family that are judged.
  ///   - answer: The method that answers the inputs.
  public static func shapes(
    _ patterns: [GraphPattern], vertices: Int, edges: Int, weights: ClosedRange<Int> = 1...1,
    size: String, seeds: ClosedRange<UInt64> = 1...1, answer: AnswerMethod = .reference
  ) -> [Case] {
    let edges = min(edges, vertices * (vertices - 1) / 2)
    return patterns.enumerated().map { place, pattern in
      Case(
        "\(pattern.rawValue)-\(size)", seeds: seeds, answer: answer,
        about: "\(pattern.rawValue): \(vertices) vertices, \(edges) edges"
      ) { random in
        // The shapes are not to share their random numbers.
        for _ in 0..<place { _ = random.next() }
        return random.nextGraph(
          pattern, vertexCount: vertices, edgeCount: edges, weights: weights)
      }
    }
  }

  /// Returns a family of trees for each shape, named after its shape and its size, such as `comb-max`.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - vertices: The number of vertices, at least 1.
  ///   - weights: The range of the weights.
  ///   - size: The suffix of the names.
  ///   - seeds: The seeds of each family that are judged.
  ///   - answer: The method that answers the inputs.
  public static func shapes(
    _ patterns: [TreePattern], vertices: Int, weights: ClosedRange<Int> = 1...1,
    size: String, seeds: ClosedRange<UInt64> = 1...1, answer: AnswerMethod = .reference
  ) -> [Case] {
    patterns.enumerated().map { place, pattern in
      Case(
        "\(pattern.rawValue)-\(size)", seeds: seeds, answer: answer,
        about: "\(pattern.rawValue): a tree of \(vertices) vertices"
      ) { random in
        for _ in 0..<place { _ = random.next() }
        return random.nextTree(pattern, vertexCount: vertices, weights: weights)
      }
    }
  }
}

extension SmallInputs where Input == EdgeList {
  /// Returns random graphs in any of the given shapes.
  ///
  /// The number of edges is about the size, clamped to the allowed range. Graphs that need not be simple
  /// sometimes have a self-loop or a multi-edge.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - vertices: The range of the number of vertices, which is at least 1.
  ///   - edges: The range of the number of edges; there are fewer if there are fewer pairs of vertices.
  ///   - weights: The range of the weights.
  ///   - areSimple: Whether there are neither self-loops nor multi-edges.
  public static func graphs(
    _ patterns: [GraphPattern] = GraphPattern.allCases, vertices: ClosedRange<Int>,
    edges: ClosedRange<Int>, weights: ClosedRange<Int> = 1...1, areSimple: Bool = true
  ) -> SmallInputs {
    SmallInputs(largestSize: edges.largestSize) { random, size in
      let wanted = size.clamped(to: edges)
      // From the minimum number of vertices for that many edges up to one more than edges: a tree.
      var fewest = 1
      while fewest * (fewest - 1) / 2 < wanted { fewest += 1 }
      let least = fewest.clamped(to: vertices)
      let vertexCount = random.next(in: least...max(least, (wanted + 1).clamped(to: vertices)))
      let pattern = patterns[random.next(in: 0..<patterns.count)]
      var graph = random.nextGraph(
        pattern, vertexCount: vertexCount,
        edgeCount: min(wanted, vertexCount * (vertexCount - 1) / 2), weights: weights)
      if !areSimple, graph.edges.count < edges.upperBound, random.nextIsOne(in: 2) {
        let first = random.next(in: 0..<vertexCount)
        let copied = graph.edges.isEmpty ? nil : graph.edges[random.next(in: 0..<graph.edges.count)]
        let isCopy = copied != nil && random.nextIsOne(in: 2)
        let edge = isCopy ? copied! : EdgeList.Edge(first, first)
        graph.edges.append(EdgeList.Edge(edge.second, edge.first, weight: random.next(in: weights)))
        random.shuffle(&graph.edges)
      }
      return graph
    }
  }

  /// Returns random trees in any shape.
  ///
  /// The number of vertices is the size, clamped to the allowed range.
  ///
  /// - Parameters:
  ///   - vertices: The range of the number of vertices, which is at least 1.
  ///   - weights: The range of the weights.
  public static func trees(
    vertices: ClosedRange<Int>, weights: ClosedRange<Int> = 1...1
  ) -> SmallInputs {
    SmallInputs(largestSize: vertices.largestSize) { random, size in
      let shapes = TreePattern.allCases
      let shape = shapes[random.next(in: 0..<shapes.count)]
      return random.nextTree(shape, vertexCount: size.clamped(to: vertices), weights: weights)
    }
  }
}
