// What holds for a segment tree whatever its elements are and whatever is replaced.

import DataStructures
import PropertyTesting
import Testing

@Suite struct SegmentTreeProperties {
  /// Digits of a text, and changes: a place, which counts as often as it fits, and a new digit.
  private static var texts: Generator<([Int], [(Int, Int)])> {
    let digits = Generator<Int>.integers(in: 0...9)
    return tuples(
      .array(of: digits), .array(of: tuples(Generator<Int>.integers(in: 0...99), digits)))
  }

  /// Texts are not commutative: each must come from left to right.
  @Test func everyRangeIsCombinedFromLeftToRightAfterEachChange() {
    forAll(Self.texts) { digits, changes in
      var list = digits.map(String.init)
      var tree = SegmentTree(list, identity: "", combine: +)
      for (place, digit) in changes where !list.isEmpty {
        list[place % list.count] = "\(digit)"
        tree[place % list.count] = "\(digit)"
        try check(tree.combined(0...), equals: list.joined(), "all, \(place) changed")
      }
      try check(tree.count, equals: list.count, "count")
      try check(list.indices.map { tree[$0] }, equals: list, "each element")
      try check(tree.elements, equals: list, "elements")
      for start in 0...list.count {
        for end in start...list.count {
          try check(
            tree.combined(start..<end), equals: list[start..<end].joined(), "\(start)..<\(end)")
        }
      }
    }
  }

  @Test func theLongestRangeIsThatOfALookAtOneMoreElementAtATime() {
    forAll(tuples(.array(of: .integers(in: 0...5)), .integers(in: 0...40))) { numbers, limit in
      let tree = SegmentTree(numbers, identity: 0, combine: +)
      for place in 0...numbers.count {
        var end = place
        while end < numbers.count, numbers[place...end].reduce(0, +) <= limit { end += 1 }
        try check(
          tree.longestRange(from: place) { $0 <= limit }, equals: place..<end, "from \(place)")
        var start = place
        while start > 0, numbers[start - 1..<place].reduce(0, +) <= limit { start -= 1 }
        try check(
          tree.longestRange(to: place) { $0 <= limit }, equals: start..<place, "to \(place)")
      }
    }
  }

  /// The test sees what the elements of the range come to, from left to right.
  @Test func theTestIsAskedAboutBeginningsAndEndsOfTheText() {
    forAll(.array(of: .integers(in: 0...9))) { (digits: [Int]) in
      let tree = SegmentTree(digits.map(String.init), identity: "", combine: +)
      let text = digits.map(String.init).joined()
      for place in 0...digits.count {
        let (before, after) = (text.prefix(place), text.dropFirst(place))
        var asked: [String] = []
        _ = tree.longestRange(from: place) {
          asked.append($0)
          return $0.utf8.count < 5
        }
        try check(asked.allSatisfy(after.hasPrefix), equals: true, "from \(place): \(asked)")
        asked = []
        _ = tree.longestRange(to: place) {
          asked.append($0)
          return $0.utf8.count < 5
        }
        try check(asked.allSatisfy(before.hasSuffix), equals: true, "to \(place): \(asked)")
      }
    }
  }
}
