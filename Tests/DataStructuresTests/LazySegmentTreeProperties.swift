// What holds for a segment tree whatever is updated in whatever order.

import DataStructures
import PropertyTesting
import Testing

@Suite struct LazySegmentTreeProperties {
  /// Each digit d of a text becomes the last digit of `factor` · d + `summand`: the order of two such
  /// updates matters.
  private struct Update {
    var factor: Int
    var summand: Int

    func callAsFunction(_ digit: Int) -> Int { (factor * digit + summand) % 10 }
  }

  /// A tree of texts, which are not commutative either, and what is told of their lengths.
  private func tree(_ digits: [Int]) -> LazySegmentTree<String, Update> {
    LazySegmentTree(
      digits.map(String.init), identity: "", combine: +,
      apply: { update, text, count in
        #expect(text.utf8.count == count)
        return text.utf8.map { String(update(Int($0) - 48)) }.joined()
      },
      compose: { first, second in
        Update(
          factor: first.factor * second.factor % 10,
          summand: (second.factor * first.summand + second.summand) % 10)
      })
  }

  private static var digits: Generator<[Int]> { .array(of: .integers(in: 0...9)) }

  /// Two places, which count as often as they fit, a factor and a summand; without a factor the first
  /// place is replaced by the summand.
  private static var changes: Generator<[((Int, Int), (Int, Int))]> {
    .array(
      of: tuples(
        tuples(.integers(in: 0...99), .integers(in: 0...99)),
        tuples(.integers(in: 0...9), .integers(in: 0...9))))
  }

  @Test func everyRangeIsAsIfEachElementHadBeenUpdatedByItself() {
    forAll(tuples(Self.digits, Self.changes)) { digits, changes in
      var list = digits
      var tree = tree(digits)
      for (places, (factor, summand)) in changes where !list.isEmpty {
        let ends = [places.0 % list.count, places.1 % list.count].sorted()
        if factor == 0 {
          list[ends[0]] = summand
          tree[ends[0]] = "\(summand)"
        } else {
          let update = Update(factor: factor, summand: summand)
          for place in ends[0]..<ends[1] { list[place] = update(list[place]) }
          tree.update(ends[0]..<ends[1], by: update)
        }
      }
      let texts = list.map(String.init)
      for start in 0...list.count {
        for end in start...list.count {
          try check(
            tree.combined(start..<end), equals: texts[start..<end].joined(), "\(start)..<\(end)")
        }
      }
      try check(tree.elements, equals: texts, "elements")
      // To look at it has changed nothing.
      try check(list.indices.map { tree[$0] }, equals: texts, "each element")
      try check(tree.count, equals: list.count, "count")
    }
  }

  /// The test sees what the elements of the range come to, from left to right.
  @Test func theLongestRangeIsFoundThroughWhatWaits() {
    forAll(tuples(Self.digits, Self.changes, .integers(in: 0...9))) { digits, changes, longest in
      var tree = tree(digits)
      for (places, (factor, summand)) in changes where !digits.isEmpty {
        let ends = [places.0 % digits.count, places.1 % digits.count].sorted()
        tree.update(ends[0]..<ends[1], by: Update(factor: factor, summand: summand))
      }
      let text = tree.combined(0...)
      for place in 0...digits.count {
        var asked: [String] = []
        let next = tree.longestRange(from: place) {
          asked.append($0)
          return $0.utf8.count <= longest
        }
        try check(
          next, equals: place..<min(place + longest, digits.count), "from \(place): \(asked)")
        try check(
          asked.allSatisfy(text.dropFirst(place).hasPrefix), equals: true, "from \(place): \(asked)"
        )
        asked = []
        let last = tree.longestRange(to: place) {
          asked.append($0)
          return $0.utf8.count <= longest
        }
        try check(last, equals: max(0, place - longest)..<place, "to \(place): \(asked)")
        try check(
          asked.allSatisfy(text.prefix(place).hasSuffix), equals: true, "to \(place): \(asked)")
      }
    }
  }

  /// Each digit comes to half of it: those of a text in which all are equal are one update.
  @Test func whatIsChosenForEachElementIsDoneToIt() {
    forAll(tuples(Self.digits, Self.changes)) { digits, changes in
      var list = digits
      var tree = tree(digits)
      for (places, (factor, summand)) in changes where !list.isEmpty {
        let ends = [places.0 % list.count, places.1 % list.count].sorted()
        for place in ends[0]..<ends[1] { list[place] = (list[place] * factor + summand) % 10 / 2 }
        tree.update(ends[0]..<ends[1], by: Update(factor: factor, summand: summand))
        tree.update(ends[0]..<ends[1]) { text, count in
          #expect(text.utf8.count == count)
          guard let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
          return Update(factor: 0, summand: (Int(String(first)) ?? 0) / 2)
        }
      }
      try check(
        list.indices.map { tree[$0] }, equals: list.map(String.init), "elements")
      try check(tree.combined(0...), equals: list.map(String.init).joined(), "all")
    }
  }
}
