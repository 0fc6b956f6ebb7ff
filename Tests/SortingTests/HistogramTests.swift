import InputPatterns
import Sorting
import Testing

@Suite struct HistogramTests {
  @Test func documentedExampleIsTrue() {
    var grades = Histogram(in: 1...5)
    for grade in [3, 1, 3, 2] { grades.add(grade) }
    let seen = grades.map { "\($0.value): \($0.count)" }
    #expect(seen == ["1: 1", "2: 1", "3: 2"])
  }

  @Test func theWholeOfATypeIsARange() {
    var signed = Histogram(in: Int8.min...Int8.max)
    for value in Int8.min...Int8.max { signed.add(value) }
    signed.add(.min)
    signed.add(.max)
    #expect(signed.map(\.value) == Array(Int8.min...Int8.max))
    #expect(signed.total == 258)
    #expect(signed.count(of: .min) == 2 && signed.count(of: .max) == 2 && signed.count(of: 0) == 1)
    var highest = Histogram(in: UInt64.max - 2...UInt64.max)
    highest.add(.max)
    #expect(highest.map(\.value) == [.max])
  }

  @Test func withoutValuesThereIsNothingToIterate() {
    let empty = Histogram(in: 0...100)
    #expect(empty.total == 0)
    #expect(empty.allSatisfy { _ in false })
  }

  @Test func copiesAreIndependent() {
    var first = Histogram(in: 0...3)
    first.add(1)
    var second = first
    second.add(2)
    #expect(first.total == 1 && second.total == 2)
  }

  @Test func aValueOutsideTheRangeStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var histogram = Histogram(in: 1...5)
      histogram.add(6)
    }
    await #expect(processExitsWith: .failure) {
      var histogram = Histogram(in: 1...5)
      histogram.add(0)
    }
  }

  @Test func aRangeTooWideToCountStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = Histogram(in: Int.min...Int.max)
    }
  }
}
