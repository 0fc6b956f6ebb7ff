import DataStructures
import PropertyTesting
import Testing

/// A permutation of four numbers: their group is not commutative.
private struct Permutation: AdditiveArithmetic {
  var images = [0, 1, 2, 3]

  static let zero = Permutation()

  static func + (left: Permutation, right: Permutation) -> Permutation {
    Permutation(images: left.images.map { right.images[$0] })
  }

  static func - (left: Permutation, right: Permutation) -> Permutation {
    Permutation(images: left.images.map { right.images.firstIndex(of: $0)! })
  }
}

@Suite struct WeightedDisjointSetsTests {
  @Test func documentedExamplesAreTrue() {
    var heights = WeightedDisjointSets(count: 4)
    let first = heights.addDifference(5, from: 0, to: 1)
    let second = heights.addDifference(3, from: 2, to: 1)
    #expect(first && second && heights.setCount == 2 && heights.count == 4)
    let known = heights.difference(from: 0, to: 2)
    let unknown = heights.difference(from: 0, to: 3)
    #expect(known == 2 && unknown == nil)
    let wrong = heights.addDifference(2, from: 2, to: 0)
    let right = heights.addDifference(-2, from: 2, to: 0)
    let kept = heights.difference(from: 0, to: 2)
    #expect(!wrong && right && kept == 2)
  }

  @Test func differencesAreThoseOfTheValues() {
    let inputs = Generator<Int>.integers(in: 1...30).flatMap { count in
      let members = Generator<Int>.integers(in: 0...count - 1)
      let values = Generator<Int>.integers(in: -1_000_000_000...1_000_000_000)
      return tuples(
        Generator<[Int]>.array(of: values, counts: count...count),
        .array(of: tuples(members, members)))
    }
    forAll(inputs) { values, pairs in
      var sets = WeightedDisjointSets(count: values.count)
      var names = Array(values.indices)
      for (start, end) in pairs {
        let difference = values[end] - values[start]
        let (kept, given) = (names[start], names[end])
        try check(
          sets.difference(from: start, to: end), equals: kept == given ? difference : nil,
          "before \(start), \(end)")
        try check(sets.addDifference(difference, from: start, to: end), "\(start), \(end)")
        try check(
          !sets.addDifference(difference + 1, from: start, to: end), "not \(start), \(end)")
        names = names.map { $0 == given ? kept : $0 }
        try check(sets.setCount, equals: Set(names).count, "sets")
      }
      let members = Dictionary(grouping: values.indices) { names[$0] }.values
      try check(sets.sets(), equals: members.sorted { $0[0] < $1[0] }, "members")
      for start in values.indices {
        for end in values.indices {
          try check(
            sets.difference(from: start, to: end),
            equals: names[start] == names[end] ? values[end] - values[start] : nil,
            "\(start), \(end)")
          let isOne = names[start] == names[end]
          try check(sets.areConnected(start, end), equals: isOne, "\(start), \(end)")
          try check((sets.find(start) == sets.find(end)) == isOne, "\(start), \(end)")
        }
        let size = names.count { $0 == names[start] }
        try check(sets.setSize(of: start), equals: size, "\(start)")
      }
    }
  }

  @Test func differencesOfPermutationsAreInOrder() {
    let permutations = Generator<[Int]>.array(of: .integers(in: 0...1000), counts: 4...4).map {
      keys in
      Permutation(images: keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) })
    }
    let inputs = Generator<Int>.integers(in: 1...30).flatMap { count in
      let members = Generator<Int>.integers(in: 0...count - 1)
      return tuples(
        Generator<[Permutation]>.array(of: permutations, counts: count...count),
        .array(of: tuples(members, members)))
    }
    forAll(inputs) { values, pairs in
      var sets = WeightedDisjointSets<Permutation>(count: values.count)
      var names = Array(values.indices)
      for (start, end) in pairs {
        let difference = .zero - values[start] + values[end]
        let (kept, given) = (names[start], names[end])
        try check(sets.addDifference(difference, from: start, to: end), "\(start), \(end)")
        let other = difference + Permutation(images: [1, 0, 2, 3])
        try check(!sets.addDifference(other, from: start, to: end), "not \(start), \(end)")
        names = names.map { $0 == given ? kept : $0 }
      }
      for start in values.indices {
        for end in values.indices {
          try check(
            sets.difference(from: start, to: end),
            equals: names[start] == names[end] ? .zero - values[start] + values[end] : nil,
            "\(start), \(end)")
        }
      }
    }
  }

  /// Equal sets are united again and again, by members far from their roots: the deepest trees there are.
  @Test func deepTreesKeepTheirDifferences() {
    let count = 1 << 12
    var sets = WeightedDisjointSets(count: count)
    var step = 1
    while step < count {
      for first in stride(from: 0, to: count, by: 2 * step) {
        sets.addDifference((1 - 2 * step) * 3, from: first + 2 * step - 1, to: first)
      }
      step *= 2
      let wrong = (0..<count).filter { member in
        sets.difference(from: member / step * step, to: member) != member % step * 3
      }
      #expect(wrong == [] && sets.setCount == count / step, "\(step)")
    }
  }

  #if compiler(>=6.2)
    @Test func numbersInNoSetAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        var sets = WeightedDisjointSets(count: 3)
        _ = sets.difference(from: 0, to: 3)
      }
      await #expect(processExitsWith: .failure) {
        var sets = WeightedDisjointSets(count: 3)
        sets.addDifference(1, from: -1, to: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDisjointSets(count: -1)
      }
    }
  #endif
}
