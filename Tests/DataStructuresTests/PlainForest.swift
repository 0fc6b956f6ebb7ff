/// A forest as lists of neighbors, in which a path is searched for from its end on.
struct PlainForest {
  var texts: [String]
  var neighbors: [Set<Int>]

  init(_ texts: [String]) {
    self.texts = texts
    neighbors = texts.map { _ in [] }
  }

  func path(from start: Int, to end: Int) -> [Int]? {
    var next = [Int?](repeating: nil, count: texts.count)
    next[end] = end
    var queue = [end]
    while let vertex = queue.popLast() {
      for other in neighbors[vertex] where next[other] == nil {
        next[other] = vertex
        queue.append(other)
      }
    }
    guard next[start] != nil else { return nil }
    var path = [start]
    while let last = path.last, last != end, let step = next[last] { path.append(step) }
    return path
  }

  func text(from start: Int, to end: Int) -> String? {
    path(from: start, to: end)?.map { texts[$0] }.joined()
  }

  mutating func link(_ first: Int, _ second: Int) -> Bool {
    if path(from: first, to: second) != nil { return false }
    neighbors[first].insert(second)
    neighbors[second].insert(first)
    return true
  }

  mutating func cut(_ first: Int, _ second: Int) -> Bool {
    neighbors[second].remove(first)
    return neighbors[first].remove(second) != nil
  }

  /// The one vertex that all three paths go through.
  func meeting(_ first: Int, _ second: Int, root: Int) -> Int? {
    guard let one = path(from: root, to: first), let other = path(from: root, to: second) else {
      return nil
    }
    return zip(one, other).filter(==).last?.0
  }
}
