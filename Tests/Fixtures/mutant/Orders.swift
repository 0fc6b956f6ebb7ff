// Mistakes in searches for what leads where.

import FastIO

/// boj-2150 taking an edge to a vertex that has its component already for one that leads back.
func finishedVerticesToo() {
  solve { input, output in
    let vertexCount = try input.read(Int.self, in: 1...10_000)
    let edgeCount = try input.read(Int.self, in: 1...100_000)
    var targets = [[Int]](repeating: [], count: vertexCount + 1)
    for _ in 0..<edgeCount { targets[try input.read(Int.self)].append(try input.read(Int.self)) }
    var metAt = [Int](repeating: 0, count: vertexCount + 1)
    var time = 0
    var open: [Int] = []
    var components: [[Int]] = []
    func visit(_ vertex: Int) -> Int {
      time += 1
      metAt[vertex] = time
      var earliest = time
      open.append(vertex)
      for target in targets[vertex] {
        earliest = min(earliest, metAt[target] > 0 ? metAt[target] : visit(target))
      }
      if earliest == metAt[vertex] {
        let place = open.lastIndex(of: vertex)!
        components.append(open[place...].sorted())
        open.removeSubrange(place...)
      }
      return earliest
    }
    for vertex in 1...vertexCount where metAt[vertex] == 0 { _ = visit(vertex) }
    output.writeLine(components.count)
    for component in components.sorted(by: { $0[0] < $1[0] }) {
      output.writeLine(component + [-1], separator: " ")
    }
  }
}

/// boj-2252 with those behind a student put in line as soon as the student is.
func inOrderOfMeeting() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...32_000)
    let comparisons = try input.read(Int.self, in: 1...100_000)
    var backs = [[Int]](repeating: [], count: count + 1)
    var isInFront = [Bool](repeating: true, count: count + 1)
    for _ in 0..<comparisons {
      let front = try input.read(Int.self)
      let back = try input.read(Int.self)
      backs[front].append(back)
      isInFront[back] = false
    }
    var line = (1...count).filter { isInFront[$0] }
    var isInLine = isInFront
    var place = 0
    while place < line.count {
      for back in backs[line[place]] where !isInLine[back] {
        isInLine[back] = true
        line.append(back)
      }
      place += 1
    }
    output.writeLine(line, separator: " ")
  }
}

/// boj-1197 with the lightest edge of each vertex only, once: the first round of Borůvka.
func lightestEdgeOfEachVertex() {
  solve { input, output in
    let vertexCount = try input.read(Int.self, in: 1...10_000)
    let edgeCount = try input.read(Int.self, in: 1...100_000)
    var edges: [(first: Int, second: Int, weight: Int)] = []
    for _ in 0..<edgeCount {
      let (first, second) = (try input.read(Int.self), try input.read(Int.self))
      edges.append((first, second, try input.read(Int.self)))
    }
    let taken = (1...vertexCount).map { vertex in
      edges.indices.filter {
        edges[$0].first != edges[$0].second
          && (edges[$0].first == vertex || edges[$0].second == vertex)
      }.min { edges[$0].weight < edges[$1].weight }
    }
    output.writeLine(Set(taken).reduce(0) { $0 + ($1.map { edges[$0].weight } ?? 0) })
  }
}

/// boj-11400 with an edge taken for a bridge if nothing below it leads beyond its upper end.
func articulationForBridge() {
  solve { input, output in
    let vertexCount = try input.read(Int.self, in: 1...100_000)
    let edgeCount = try input.read(Int.self, in: 1...1_000_000)
    var neighbors = [[Int]](repeating: [], count: vertexCount + 1)
    for _ in 0..<edgeCount {
      let (first, second) = (try input.read(Int.self), try input.read(Int.self))
      neighbors[first].append(second)
      neighbors[second].append(first)
    }
    var metAt = [Int](repeating: 0, count: vertexCount + 1)
    var time = 0
    var bridges: [[Int]] = []
    func visit(_ vertex: Int, from parent: Int) -> Int {
      time += 1
      metAt[vertex] = time
      var earliest = time
      for next in neighbors[vertex] where next != parent {
        if metAt[next] > 0 {
          earliest = min(earliest, metAt[next])
          continue
        }
        let below = visit(next, from: vertex)
        if below >= metAt[vertex] { bridges.append([vertex, next].sorted()) }
        earliest = min(earliest, below)
      }
      return earliest
    }
    _ = visit(1, from: 0)
    output.writeLine(bridges.count)
    for bridge in bridges.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      output.writeLine(bridge, separator: " ")
    }
  }
}

/// boj-18870 with the place of each number in a list, from its start: a list that has each number as often as the input is
/// wrong, and one that has it once takes too long.
func ranked(_ list: @escaping @Sendable ([Int]) -> [Int]) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    let numbers = try input.readArray(of: Int.self, count: count)
    let list = list(numbers)
    output.writeLine(numbers.map { list.firstIndex(of: $0) ?? 0 }, separator: " ")
  }
}
