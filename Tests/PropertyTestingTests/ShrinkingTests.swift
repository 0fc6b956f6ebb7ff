import PropertyTesting
import Testing

/// The simplest counter-examples of properties that are known for being hard to simplify.
@Suite struct ShrinkingTests {
  #if DEBUG
    private static let seeds: ClosedRange<UInt64> = 1...5
  #else
    private static let seeds: ClosedRange<UInt64> = 1...50
  #endif

  /// Finds a counter-example from every seed and expects each to be the one given.
  private func expectSimplest<Value: Equatable>(
    _ expected: Value, in generator: Generator<Value>, size: Int = 100,
    sourceLocation: SourceLocation = #_sourceLocation, failing fails: @escaping (Value) -> Bool
  ) {
    for seed in Self.seeds {
      let found = counterexample(
        to: { try check(!fails($0), "it fails") }, in: generator, size: size,
        PropertySettings(cases: 2_000, seed: seed))
      #expect(
        found?.value == expected, "seed \(seed), \(found?.shrinkSteps ?? 0) steps",
        sourceLocation: sourceLocation)
    }
  }

  @Test func anIntegerGoesAsFarTowardsZeroAsItFails() {
    expectSimplest(1_000, in: .integers(Int.self)) { $0 >= 1_000 }
    expectSimplest(-101, in: .integers(Int.self)) { $0 < -100 }
    expectSimplest(Int64.min, in: .integers(Int64.self)) { $0 == .min }
    expectSimplest(UInt64.max - 1, in: .integers(UInt64.self)) { $0 >= .max - 1 }
    expectSimplest(40, in: .integers(in: 40...90)) { _ in true }
    expectSimplest(-40, in: .integers(in: -90 ... -40)) { _ in true }
    expectSimplest(8, in: .integers(Int32.self)) { $0 > 7 && $0 % 2 == 0 }
  }

  @Test func anIntegerChangesItsSignIfThatIsSimpler() {
    expectSimplest(5, in: .integers(Int.self)) { abs($0 / 2) >= 2 && $0 != 4 && $0 != -4 }
  }

  @Test func aListKeepsOnlyTheElementsThatMatter() {
    let lists = Generator<[Int]>.array(of: .integers())
    expectSimplest([], in: lists) { _ in true }
    expectSimplest([0, 0, 0], in: lists) { $0.count >= 3 }
    expectSimplest([0, -1], in: lists) { zip($0, $0.dropFirst()).contains { $0 > $1 } }
    expectSimplest([7], in: .array(of: .integers(in: 0...9))) { $0.contains(7) }
  }

  @Test func aSumMovesIntoOneElement() {
    expectSimplest([101], in: .array(of: .integers(in: 0...1_000))) { $0.reduce(0, +) > 100 }
    expectSimplest([101], in: .array(of: .integers(in: -1_000...1_000))) {
      $0.reduce(0, +) > 100
    }
  }

  @Test func duplicatesShrinkTogether() {
    expectSimplest([0, 0], in: .array(of: .integers(Int8.self))) { Set($0).count < $0.count }
    expectSimplest([1, 1], in: .array(of: .integers(Int8.self))) {
      Set($0).count < $0.count && !$0.contains(0)
    }
  }

  @Test func shapesShrinkElementByElement() {
    expectSimplest([0, -1], in: .shapes(in: -1_000...1_000)) {
      zip($0, $0.dropFirst()).contains { $0 > $1 }
    }
    expectSimplest([3, 2, 1, 0], in: .shapes(in: 0...1_000, counts: 4...8)) { values in
      zip(values, values.dropFirst()).allSatisfy { $0 > $1 }
    }
  }

  @Test func aLongListThatMustStayLongBecomesPlain() {
    expectSimplest(Array(repeating: 0, count: 199) + [1], in: .shapes(in: 0...99), size: 250) {
      $0.count >= 200 && $0.contains { $0 > 0 }
    }
  }

  @Test func textsShrinkToTheFirstCharacters() {
    expectSimplest("aaa", in: .text(of: "abc")) { $0.count > 2 }
    expectSimplest("c", in: .text(of: "abc")) { $0.contains("c") }
  }

  @Test func dependentValuesStayConsistent() {
    // A list as long as a number says, with an element that is large and elements that are not.
    let counted = Generator<Int>.integers(in: 0...30).flatMap { count in
      tuples(.always(count), .array(of: .integers(in: 0...99), counts: count...count))
    }.map { Counted(count: $0, values: $1) }
    expectSimplest(Counted(count: 1, values: [51]), in: counted) { $0.values.contains { $0 > 50 } }
  }

  @Test func dependenciesOfDependenciesStayConsistent() {
    // A range in a range, and a matrix of such numbers as wide as the outer one.
    let matrices = Generator<Int>.integers(in: 1...5).flatMap { width in
      Generator<Int>.integers(in: 0...20).flatMap { largest in
        .array(of: .array(of: .integers(in: 0...largest), counts: width...width), counts: 0...9)
      }
    }
    expectSimplest([[3]], in: matrices) { $0.joined().contains { $0 > 2 } }
  }

  @Test func theSimplestAlternativeIsTheFirst() {
    expectSimplest(0, in: .oneOf(.always(0), .integers(in: 5...9))) { _ in true }
    expectSimplest(6, in: .oneOf(.always(0), .integers(in: 5...9))) { $0 > 5 }
    expectSimplest(
      [7], in: .oneOf(.array(of: .integers(in: 0...9)), .shapes(in: 0...9, counts: 50...60))
    ) { $0.contains(7) }
    expectSimplest(true, in: .bools) { $0 }
    expectSimplest(false, in: .bools) { _ in true }
    expectSimplest("b", in: .element(of: ["a", "b", "c"])) { $0 != "a" }
  }
}

private struct Counted: Equatable {
  var count: Int
  var values: [Int]
}
