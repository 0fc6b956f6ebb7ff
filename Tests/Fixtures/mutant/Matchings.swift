// Mistakes in matching, where somebody has to give way to somebody else.

import FastIO

/// The edges of a bipartite graph, and who is matched with whom so far.
struct Couples {
  var rights: [[Int]]
  var partnerOfRight: [Int?]

  /// Matches a vertex on the left with a neighbor that is free, if there is one.
  mutating func takeFree(_ left: Int) -> Bool {
    guard let right = rights[left].first(where: { partnerOfRight[$0] == nil }) else { return false }
    partnerOfRight[right] = left
    return true
  }

  /// Takes a neighbor from somebody who finds another one that is free.
  mutating func giveWayOnce(_ left: Int) -> Bool {
    for right in rights[left] {
      guard let other = partnerOfRight[right], takeFree(other) else { continue }
      partnerOfRight[right] = left
      return true
    }
    return false
  }

  /// Looks for one path at a time, and forgets afterward where there was none: Kuhn.
  mutating func giveWay(_ root: Int) -> Bool {
    var isAsked = [Bool](repeating: false, count: partnerOfRight.count)
    var path = [(left: root, next: 0)]
    while let (left, next) = path.last {
      if next == rights[left].count {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let right = rights[left][next]
      if isAsked[right] { continue }
      isAsked[right] = true
      if let other = partnerOfRight[right] {
        path.append((other, 0))
      } else {
        for step in path { partnerOfRight[rights[step.left][step.next - 1]] = step.left }
        return true
      }
    }
    return false
  }
}

/// lc-bipartitematching: whoever finds nobody free asks for somebody in one way or another.
func matched(_ ask: (inout Couples, Int) -> Bool) {
  solve { input, output in
    let leftCount = try input.read(Int.self, in: 1...100_000)
    let rightCount = try input.read(Int.self, in: 1...100_000)
    let edgeCount = try input.read(Int.self, in: 1...200_000)
    var couples = Couples(
      rights: [[Int]](repeating: [], count: leftCount),
      partnerOfRight: [Int?](repeating: nil, count: rightCount))
    for _ in 0..<edgeCount {
      couples.rights[try input.read(Int.self)].append(try input.read(Int.self))
    }
    for left in 0..<leftCount where !couples.takeFree(left) { _ = ask(&couples, left) }
    let pairs = couples.partnerOfRight.enumerated().filter { $0.element != nil }
    output.writeLine(pairs.count)
    for (right, left) in pairs { output.writeLine([left!, right], separator: " ") }
  }
}
