import DynamicProgramming
import PropertyTesting
import Testing

@Suite struct MinPlusConvolutionTests {
  @Test func itIsTheLeastOfAllSums() {
    let steps = Generator<[Int]>.array(of: .integers(in: -9...9), counts: 0...12)
    let arrays = Generator<[Int]>.array(of: .integers(in: -30...30), counts: 0...12)
    forAll(tuples(arrays, steps, .integers(in: -5...5))) { values, steps, start in
      // What grows by more and more, or by the same: steps in order.
      let convex = steps.sorted().reduce(into: [start]) { $0.append($0.last! + $1) }
      var sums = [Int](repeating: .max, count: max(0, values.count + convex.count - 1))
      for (i, value) in values.enumerated() {
        for (j, other) in convex.enumerated() { sums[i + j] = min(sums[i + j], value + other) }
      }
      try check(
        values.minPlusConvolution(withConvex: convex), equals: values.isEmpty ? [] : sums,
        "with \(convex)")
    }
    #expect([1, 2].minPlusConvolution(withConvex: []) == [])
    #expect(
      [0, 7, 9, 20].minPlusConvolution(withConvex: [0, 2, 5, 9]) == [0, 2, 5, 9, 14, 18, 29])
    #expect([0.5, 0.25].minPlusConvolution(withConvex: [1]) == [1.5, 1.25])
  }

  @Test func withAConcaveArrayItIsTheLeastOfAllSumsToo() {
    let steps = Generator<[Int]>.array(of: .integers(in: -9...9), counts: 0...12)
    let arrays = Generator<[Int]>.array(of: .integers(in: -30...30), counts: 0...40)
    forAll(tuples(arrays, steps, .integers(in: -5...5)), effort: 4) { values, steps, start in
      // What grows by less and less, or by the same: steps in descending order.
      let concave = steps.sorted(by: >).reduce(into: [start]) { $0.append($0.last! + $1) }
      var sums = [Int](repeating: .max, count: max(0, values.count + concave.count - 1))
      for (i, value) in values.enumerated() {
        for (j, other) in concave.enumerated() { sums[i + j] = min(sums[i + j], value + other) }
      }
      try check(
        values.minPlusConvolution(withConcave: concave), equals: values.isEmpty ? [] : sums,
        "with \(concave)")
    }
    #expect([1, 2].minPlusConvolution(withConcave: []) == [])
    #expect(
      [0, 6, 9, 17].minPlusConvolution(withConcave: [0, 5, 8, 10]) == [0, 5, 8, 10, 16, 19, 27])
    #expect([0.5, 0.25].minPlusConvolution(withConcave: [1]) == [1.5, 1.25])
  }

  @Test func sumsMayBeAsLargeAsTheirType() {
    let (least, largest) = (Int.min / 2, Int.max / 2)
    #expect(
      [least, largest].minPlusConvolution(withConcave: [largest, largest])
        == [least + largest, least + largest, 2 * largest])
    #expect([Int.max, .min].minPlusConvolution(withConcave: [0]) == [.max, .min])
  }

  @Test func whatIsNotConvexOrConcaveTraps() async {
    await #expect(processExitsWith: .failure) {
      print([1].minPlusConvolution(withConvex: [0, 3, 5]))
    }
    await #expect(processExitsWith: .failure) {
      print([1].minPlusConvolution(withConcave: [0, 3, 7]))
    }
  }
}
