// Mistakes in walks through trees.

import FastIO

/// lc-vertex_add_path_sum, step by step toward the root.
///
/// - Parameters:
///   - add: Adds the number of a vertex.
///   - counted: How often the vertex is added where the ways from both ends meet.
func walkThroughTree(add: @Sendable (Int, Int) -> Int = { $0 + $1 }, counted: Int = 1) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...500_000)
    let queries = try input.read(Int.self, in: 1...500_000)
    var numbers = try input.readArray(of: Int.self, count: count)
    var neighbors = [[Int]](repeating: [], count: count)
    for _ in 1..<count {
      let (u, v) = (try input.read(Int.self), try input.read(Int.self))
      neighbors[u].append(v)
      neighbors[v].append(u)
    }
    var parents = [Int](repeating: 0, count: count)
    var depths = [Int](repeating: 0, count: count)
    var order = [0]
    for place in 0..<count {
      let vertex = order[place]
      for neighbor in neighbors[vertex] where vertex == 0 || neighbor != parents[vertex] {
        parents[neighbor] = vertex
        depths[neighbor] = depths[vertex] + 1
        order.append(neighbor)
      }
    }
    for _ in 0..<queries {
      let asks = try input.read(Int.self) == 1
      var (start, end) = (try input.read(Int.self), try input.read(Int.self))
      if !asks {
        numbers[start] += end
        continue
      }
      var sum = 0
      while start != end {
        if depths[start] < depths[end] { swap(&start, &end) }
        sum = add(sum, numbers[start])
        start = parents[start]
      }
      for _ in 0..<counted { sum = add(sum, numbers[start]) }
      output.writeLine(sum)
    }
  }
}
