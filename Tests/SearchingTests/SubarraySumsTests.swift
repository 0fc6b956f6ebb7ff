import Searching
import Testing

/// Adds up every subarray: slow, obvious, independent.
func bruteForce(_ values: [Int], sum: Int) -> Int {
  var count = 0
  for first in values.indices {
    for last in first..<values.count where values[first...last].reduce(0, +) == sum { count += 1 }
  }
  return count
}

@Suite struct SubarraySumsTests {
  @Test func everyShortArrayAgreesWithAddingUpEveryRun() {
    for (length, least) in (0...5).flatMap({ [($0, 1), ($0, -1)] }) {
      for code in 0..<power(of: 4, length) {
        var rest = code
        let values = (0..<length).map { _ in
          defer { rest /= 4 }
          return rest % 4 + least
        }
        for sum in -1 - length...(4 * length + 1) {
          #expect(
            values.numberOfSubarrays(withSum: sum) == bruteForce(values, sum: sum),
            "input: \(values), sum \(sum)")
        }
      }
    }
  }

  /// A number is a sum of consecutive positive integers in as many ways as it has odd divisors.
  @Test func collectionsThatStoreNothingWorkToo() {
    for sum in 1...300 {
      let oddDivisors = stride(from: 1, through: sum, by: 2).filter { sum % $0 == 0 }.count
      #expect((1...sum).numberOfSubarrays(withSum: sum) == oddDivisors, "sum \(sum)")
    }
  }

  /// Of equal sums the one that ends first, and then the shortest.
  @Test func theLargestSumOfEveryShortArrayAgreesWithAddingUpEveryRun() {
    for length in 1...6 {
      for code in 0..<power(of: 5, length) {
        var rest = code
        let values = (0..<length).map { _ in
          defer { rest /= 5 }
          return rest % 5 - 2
        }
        var best = (indices: 0..<1, sum: values[0])
        for end in 1...length {
          for start in (0..<end).reversed() {
            let sum = values[start..<end].reduce(0, +)
            if sum > best.sum { best = (start..<end, sum) }
          }
        }
        let found = values.maximumSubarray()
        #expect(found?.sum == best.sum && found?.indices == best.indices, "input: \(values)")
      }
    }
  }

  @Test func theLargestSumIsFoundInAnyCollection() {
    #expect([Int]().maximumSubarray() == nil)
    #expect([Int.min].maximumSubarray()?.sum == .min)
    #expect([Int.min, .max, .min, -1].maximumSubarray()?.sum == .max)
    #expect([1.5, -0.25, 2.0].maximumSubarray()?.sum == 3.25)
    let slice = [9, -9, 4, 5, -1][1...]
    #expect(slice.maximumSubarray()?.indices == 2..<4)
    let million = (0..<1_000_000).map { $0 % 3 == 2 ? -2 : 1 }
    #expect(million.maximumSubarray()! == (0..<2, 2))
    let text = "ab".unicodeScalars.lazy.map { Int($0.value) }
    #expect(text.maximumSubarray()?.sum == 97 + 98)
  }

  @Test func everyIntegerTypeGivesTheSameCount() {
    let values = [3, 1, 2, 3, 3, 1, 5]
    let expected = bruteForce(values, sum: 6)
    #expect(values.map(Int8.init).numberOfSubarrays(withSum: 6) == expected)
    #expect(values.map(UInt8.init).numberOfSubarrays(withSum: 6) == expected)
    #expect(values.map(Int32.init).numberOfSubarrays(withSum: 6) == expected)
    #expect(values.map(UInt64.init).numberOfSubarrays(withSum: 6) == expected)
    #expect([UInt8](repeating: 200, count: 10).numberOfSubarrays(withSum: 1000) == 6)
  }

  @Test func sumsBeyondIntDoNotOverflow() {
    #expect([Int.max, .max, 1, .max - 1].numberOfSubarrays(withSum: .max) == 3)
    #expect([Int.max - 1, 1, Int.max - 1].numberOfSubarrays(withSum: .max) == 2)
    #expect([UInt64.max, 7, UInt64.max].numberOfSubarrays(withSum: 7) == 1)
    #expect([UInt64.max, UInt64.max].numberOfSubarrays(withSum: .max) == 0)
    #expect([UInt64.max, 1].numberOfSubarrays(withSum: 0) == 0)
    #expect([Int.max, -.max, .max].numberOfSubarrays(withSum: .max) == 3)
    #expect([Int.max, 0, -1].numberOfSubarrays(withSum: -1) == 2)
    #expect([-1, Int.min + 1, 0].numberOfSubarrays(withSum: .max) == 0)
  }

  #if compiler(>=6.2)
    @Test func aSumThatDoesNotFitTraps() async {
      await #expect(processExitsWith: .failure) {
        print([Int.max, 1, 0].numberOfSubarrays(withSum: 0))
      }
    }
  #endif
}

private func power(of base: Int, _ exponent: Int) -> Int {
  (0..<exponent).reduce(1) { product, _ in product * base }
}
