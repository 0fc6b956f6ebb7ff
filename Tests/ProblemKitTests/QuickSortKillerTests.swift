import InputPatterns
import ProblemKit
import Testing

@Suite struct QuickSortKillerTests {
  /// A textbook quick sort that counts its comparisons; `pivot` picks a position in first...last.
  private struct QuickSort {
    var numbers: [Int]
    var comparisons = 0
    let pivot: (_ numbers: [Int], _ first: Int, _ last: Int) -> Int

    mutating func sort(_ first: Int, _ last: Int) {
      if first >= last { return }
      let value = numbers[pivot(numbers, first, last)]
      var (low, high) = (first, last)
      while low <= high {
        while isLess(numbers[low], value) { low += 1 }
        while isLess(value, numbers[high]) { high -= 1 }
        if low <= high {
          numbers.swapAt(low, high)
          low += 1
          high -= 1
        }
      }
      sort(first, high)
      sort(low, last)
    }

    private mutating func isLess(_ left: Int, _ right: Int) -> Bool {
      comparisons += 1
      return left < right
    }
  }

  private func comparisons(
    _ numbers: [Int], pivot: @escaping (_ numbers: [Int], _ first: Int, _ last: Int) -> Int
  ) -> Int {
    var sort = QuickSort(numbers: numbers, pivot: pivot)
    sort.sort(0, numbers.count - 1)
    #expect(sort.numbers == numbers.sorted())
    return sort.comparisons
  }

  private func middle(_ numbers: [Int], _ first: Int, _ last: Int) -> Int {
    (first + last) / 2
  }

  private func medianOfThree(_ numbers: [Int], _ first: Int, _ last: Int) -> Int {
    [first, (first + last) / 2, last].sorted { numbers[$0] < numbers[$1] }[1]
  }

  @Test(arguments: 0...70)
  func killersHoldEveryNumberOnce(count: Int) {
    #expect(middlePivotKiller(count).sorted() == Array(0..<count))
    #expect(medianOfThreeKiller(count | 1).sorted() == Array(0..<count | 1))
  }

  @Test func killersAreAsDocumented() {
    #expect(middlePivotKiller(5) == [1, 3, 4, 2, 0])
    #expect(medianOfThreeKiller(9) == [0, 4, 2, 6, 1, 3, 5, 7, 8])
  }

  @Test func killersFitInTheWidestRangeAndInTheNarrowest() {
    for range in [Int.min...Int.max, -6 << 60...6 << 60, 7...11] {
      for killer in Case.quickSortKillers(count: 5, in: range, size: "max") {
        let numbers = killer.input(seed: 1)
        #expect(numbers.count == 5 && numbers.allSatisfy(range.contains), "\(numbers)")
      }
    }
  }

  @Test func killersMakeTheirQuickSortQuadratic() {
    let count = 999
    let random = InputPattern.permutation.values(count: count, in: 0...count - 1, seed: 1)
    #expect(comparisons(random, pivot: middle) < 20 * count)
    #expect(comparisons(random, pivot: medianOfThree) < 20 * count)
    #expect(comparisons(middlePivotKiller(count), pivot: middle) > count * count / 4)
    #expect(comparisons(medianOfThreeKiller(count), pivot: medianOfThree) > count * count / 10)
  }
}
