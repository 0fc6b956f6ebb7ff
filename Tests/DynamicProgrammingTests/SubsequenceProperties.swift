// What holds for longest subsequences of any input.

import DynamicProgramming
import PropertyTesting
import Testing

@Suite struct SubsequenceProperties {
  #if DEBUG
    static let size = 80
  #else
    static let size = 300
  #endif

  /// Shapes, few different values, and any values.
  static func arrays<Value: FixedWidthInteger>(_ type: Value.Type) -> Generator<[Value]> {
    .oneOf(.shapes(), .shapes(in: 0...7), .array(of: .integers()))
  }

  @Test func theIndicesAscendAndTheirElementsAreInOrder() {
    for order in orders {
      forAll(Self.arrays(Int.self), size: Self.size) { values in
        let indices = order.indices(values)
        let elements = indices.map { values[$0] }
        try check(isAscending(indices), "\(order.name): indices \(indices)")
        try check(
          zip(elements, elements.dropFirst()).allSatisfy(order.predicate),
          "\(order.name): elements \(elements)")
        try check(order.elements(values), equals: elements, "\(order.name), elements")
        try check(order.length(values), equals: indices.count, "\(order.name), length")
      }
    }
  }

  @Test func theLengthIsTheOneOfTheSquareTable() {
    for order in orders {
      forAll(Self.arrays(Int.self), size: Self.size) { values in
        // best[i]: the length of the longest subsequence that ends with values[i].
        var best: [Int] = []
        for (index, value) in values.enumerated() {
          best.append(
            1
              + ((0..<index).filter { order.predicate(values[$0], value) }.map { best[$0] }.max()
                ?? 0))
        }
        try check(order.length(values), equals: best.max() ?? 0, order.name)
        try check(
          values.longestIncreasingSubsequenceLengths(by: order.predicate), equals: best,
          "\(order.name), of each element")
      }
    }
  }

  @Test func everyIntegerTypeAndEveryFormGivesTheIndicesOfTheGeneralForm() {
    // One failure is enough: the types share their code.
    _ =
      areGeneral(Int8.self) && areGeneral(UInt8.self) && areGeneral(Int16.self)
      && areGeneral(UInt16.self) && areGeneral(Int32.self) && areGeneral(UInt32.self)
      && areGeneral(Int64.self) && areGeneral(UInt64.self) && areGeneral(UInt.self)
  }

  private func areGeneral<Value: FixedWidthInteger>(_ type: Value.Type) -> Bool {
    forAll(Self.arrays(type), size: Self.size) { values in
      try check(
        values.longestIncreasingSubsequenceIndices(),
        equals: values.longestIncreasingSubsequenceIndices(by: <), "\(type), increasing")
      try check(
        values.longestIncreasingSubsequenceLengths(),
        equals: values.longestIncreasingSubsequenceLengths(by: <), "\(type), of each element")
      try check(
        values.longestNonDecreasingSubsequenceLengths(),
        equals: values.longestIncreasingSubsequenceLengths(by: <=), "\(type), of each, <=")
      try check(
        values.longestDecreasingSubsequenceLengths(),
        equals: values.longestIncreasingSubsequenceLengths(by: >), "\(type), of each, >")
      try check(
        values.longestNonDecreasingSubsequenceIndices(),
        equals: values.longestIncreasingSubsequenceIndices(by: <=), "\(type), non-decreasing")
      try check(
        values.longestDecreasingSubsequenceIndices(),
        equals: values.longestIncreasingSubsequenceIndices(by: >), "\(type), decreasing")
    }
  }

  @Test func comparableElementsThatAreNoIntegersGiveTheSame() {
    forAll(.array(of: .text(of: "abc", counts: 0...2)), size: 60) { texts in
      let ranks = texts.map { text in texts.count { $0 < text } }
      let increasing = ranks.longestIncreasingSubsequenceIndices()
      try check(texts.longestIncreasingSubsequenceIndices(), equals: increasing, "increasing")
      try check(
        texts.longestIncreasingSubsequenceLengths(),
        equals: ranks.longestIncreasingSubsequenceLengths(), "of each element")
      try check(
        texts.longestNonDecreasingSubsequenceLengths(),
        equals: ranks.longestNonDecreasingSubsequenceLengths(), "of each element, non-decreasing")
      try check(
        texts.longestDecreasingSubsequenceLengths(),
        equals: ranks.longestDecreasingSubsequenceLengths(), "of each element, decreasing")
      try check(
        texts.longestIncreasingSubsequenceLength(), equals: increasing.count, "increasing, length")
      let nonDecreasing = ranks.longestNonDecreasingSubsequenceIndices()
      try check(
        texts.longestNonDecreasingSubsequenceIndices(), equals: nonDecreasing, "non-decreasing")
      try check(
        texts.longestNonDecreasingSubsequence(), equals: nonDecreasing.map { texts[$0] },
        "non-decreasing, elements")
      let decreasing = ranks.longestDecreasingSubsequenceIndices()
      try check(texts.longestDecreasingSubsequenceIndices(), equals: decreasing, "decreasing")
      try check(
        texts.longestDecreasingSubsequence(), equals: decreasing.map { texts[$0] },
        "decreasing, elements")
      try check(
        texts.longestDecreasingSubsequenceLength(), equals: decreasing.count, "decreasing, length")
      try check(texts.minimumMovesToSort(), equals: ranks.minimumMovesToSort(), "moves")
    }
  }

  @Test func oneMoreElementChangesTheLengthByOneAtMost() {
    forAll(
      tuples(Self.arrays(Int32.self), .integers(), .integers(in: 0...9_999)), size: Self.size
    ) { values, element, number in
      var more = values
      more.insert(element, at: number % (values.count + 1))
      let (length, newLength) = (
        values.longestIncreasingSubsequenceLength(), more.longestIncreasingSubsequenceLength()
      )
      try check(
        newLength == length || newLength == length + 1,
        "\(length), and with \(element) at \(number % (values.count + 1)) \(newLength)")
    }
  }

  @Test func reversingAndNegatingKeepsTheLength() {
    forAll(Self.arrays(Int16.self), size: Self.size) { values in
      let length = values.longestIncreasingSubsequenceLength()
      let reversed: [Int16] = values.reversed()
      // ~x is -x - 1: negation that cannot overflow.
      try check(
        reversed.map { ~$0 }.longestIncreasingSubsequenceLength(), equals: length, "both")
      try check(reversed.longestDecreasingSubsequenceLength(), equals: length, "reversed")
      try check(
        values.map { ~$0 }.longestDecreasingSubsequenceLength(), equals: length, "negated")
    }
  }

  @Test func slicesAndOtherCollectionsGiveTheirOwnIndices() {
    forAll(
      tuples(.shapes(in: -9...9), .shapes(in: -9...9)), size: Self.size
    ) { (before: [Int], values: [Int]) in
      let expected = values.longestIncreasingSubsequenceIndices()
      let slice = (before + values + before)[before.count..<before.count + values.count]
      try check(
        slice.longestIncreasingSubsequenceIndices(), equals: expected.map { $0 + before.count },
        "slice")
      try check(
        ForwardOnly(values).longestIncreasingSubsequenceIndices().map(\.offset), equals: expected,
        "forward only")
      try check(
        values.lazy.map { $0 }.longestIncreasingSubsequence(),
        equals: values.longestIncreasingSubsequence(), "lazy")
    }
  }
}

private func isAscending(_ values: [Int]) -> Bool {
  zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
}
