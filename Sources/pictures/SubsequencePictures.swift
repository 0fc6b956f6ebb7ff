// Pictures of the longest increasing subsequence.

import DynamicProgramming

extension Picture {
  private static let values = [3, 1, 4, 1, 5, 9, 2, 6]

  /// For each value, the index of its pile: the number of smaller tops at that time.
  private static let piles: [Int] = {
    var tops: [Int] = []
    return values.map { value in
      let pile = tops.firstIndex { $0 >= value } ?? tops.count
      if pile == tops.count { tops.append(value) } else { tops[pile] = value }
      return pile
    }
  }()

  /// The cards on their piles, and the backtracking path from the last pile.
  static let patiencePiles = Picture(
    name: "patience-piles", module: "DynamicProgramming",
    title: "Every card goes on the leftmost pile whose top is not smaller; the way back is 6 5 4 1",
    width: 560, height: 290
  ) { canvas in
    let chosen = values.longestIncreasingSubsequenceIndices()
    canvas.text("cards", at: Point(540, 36), tone: .faint, align: .end)
    canvas.cells(values.map(String.init), at: Point(20, 16)) {
      chosen.contains($0) ? .green : .plain
    }
    canvas.text("piles", at: Point(540, 176), tone: .faint, align: .end)
    var centers: [Int: Point] = [:]
    for pile in 0...(piles.max() ?? 0) {
      let left = 20 + Double(pile) * 110
      let members = values.indices.filter { piles[$0] == pile }
      for (height, index) in members.enumerated() {
        let corner = Point(left + Double(height) * 8, 110 + Double(height) * 46)
        let tone: Tone = chosen.contains(index) ? .green : .plain
        canvas.cells([String(values[index])], at: corner) { _ in tone }
        centers[index] = corner.moved(20, 20)
      }
    }
    for (earlier, later) in zip(chosen, chosen.dropFirst()) {
      guard let start = centers[later], let end = centers[earlier] else { continue }
      canvas.arrow(from: start.moved(-24, 0), to: end.moved(24, 0), tone: .green)
    }
  }

  /// The tops of the piles after each card.
  static let patienceTails = Picture(
    name: "patience-tails", module: "DynamicProgramming",
    title: "The tops of the piles stay in ascending order, card after card",
    width: 440, height: 400
  ) { canvas in
    canvas.text("card", at: Point(40, 20), tone: .faint)
    canvas.text("tops of the piles", at: Point(190, 20), tone: .faint)
    canvas.text("place", at: Point(390, 20), tone: .faint)
    var tops: [Int] = []
    for (row, value) in values.enumerated() {
      let pile = piles[row]
      if pile == tops.count { tops.append(value) } else { tops[pile] = value }
      let top = 40 + Double(row) * 44
      canvas.cells([String(value)], at: Point(20, top)) { _ in .amber }
      canvas.cells(tops.map(String.init), at: Point(104, top)) { $0 == pile ? .amber : .plain }
      canvas.text(String(pile), at: Point(390, top + 20), tone: .ink, size: 16, isData: true)
    }
  }
}
