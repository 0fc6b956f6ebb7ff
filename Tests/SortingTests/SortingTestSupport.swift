import InputPatterns
import Sorting

/// The lengths every sort is tested with.
///
/// All short ones, where special cases live, those around the limits between methods, and long
/// ones. Unoptimized builds stop early, for time.
enum Lengths {
  #if DEBUG
    static let all = [0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 24, 32, 33, 35, 100, 500]
    static let limit = 500
    static let quadraticLimit = 100
  #else
    static let all =
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 20, 24, 30, 32, 33, 35, 50, 100, 200, 500]
      + [1_000, 2_048, 5_000, 10_000, 100_000, 1_000_000]
    static let limit = 1_000_000
    static let quadraticLimit = 2_048
  #endif

  static func upTo(_ limit: Int) -> [Int] {
    all.filter { $0 <= min(limit, Self.limit) }
  }
}

/// The sorts that take a predicate, so that a test of a promise they all make is written once.
enum ComparisonSort: CaseIterable {
  case selection, insertion, quick, heap, merge, fast

  var lengthLimit: Int {
    switch self {
    case .selection, .insertion: Lengths.quadraticLimit
    case .fast: min(Lengths.limit, 10_000)  // The same as quickSort(by:), or radixSort().
    case .quick, .heap, .merge: Lengths.limit
    }
  }

  func sort<Elements>(
    _ elements: inout Elements,
    by areInIncreasingOrder: (Elements.Element, Elements.Element) throws -> Bool
  ) rethrows where Elements: MutableCollection & RandomAccessCollection {
    switch self {
    case .selection: try elements.selectionSort(by: areInIncreasingOrder)
    case .insertion: try elements.insertionSort(by: areInIncreasingOrder)
    case .quick: try elements.quickSort(by: areInIncreasingOrder)
    case .heap: try elements.heapSort(by: areInIncreasingOrder)
    case .merge: try elements.mergeSort(by: areInIncreasingOrder)
    case .fast: try elements.fastSort(by: areInIncreasingOrder)
    }
  }

  func sort<Elements>(_ elements: inout Elements)
  where Elements: MutableCollection & RandomAccessCollection, Elements.Element: Comparable {
    switch self {
    case .selection: elements.selectionSort()
    case .insertion: elements.insertionSort()
    case .quick: elements.quickSort()
    case .heap: elements.heapSort()
    case .merge: elements.mergeSort()
    case .fast: elements.fastSort()
    }
  }
}

/// The sorts for integers only.
enum IntegerSort: CaseIterable {
  case counting, countingInRange, countingOnKey, radix, fast

  func sort<Elements>(
    _ elements: inout Elements, in range: ClosedRange<Elements.Element>
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: FixedWidthInteger
  {
    switch self {
    case .counting: elements.countingSort()
    case .countingInRange: elements.countingSort(in: range)
    case .countingOnKey: elements.countingSort(on: { $0 }, in: range)
    case .radix: elements.radixSort()
    case .fast: elements.fastSort()
    }
  }
}

/// What the sorts are tested with: a type made from the integers of a pattern.
protocol PatternElement: Comparable {
  static var range: ClosedRange<Int> { get }
  init(patternValue: Int)
  /// Equal for equal elements, and otherwise almost never.
  var fingerprint: UInt64 { get }
}

extension PatternElement where Self: FixedWidthInteger {
  static var range: ClosedRange<Int> {
    Self.bitWidth == 64 ? Int.min...Int.max : Int(Self.min)...Int(Self.max)
  }
  init(patternValue: Int) { self.init(truncatingIfNeeded: patternValue) }
  var fingerprint: UInt64 { scramble(UInt64(truncatingIfNeeded: self)) }
}

extension Int8: PatternElement {}
extension Int32: PatternElement {}
extension Int: PatternElement {}
extension UInt64: PatternElement {}

extension String: PatternElement {
  static var range: ClosedRange<Int> { -100_000_000...100_000_000 }
  init(patternValue: Int) {
    self = patternValue % 2 == 0 ? "\(patternValue)" : "naïve \(patternValue)"
  }
  var fingerprint: UInt64 {
    scramble(utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }
}

/// An element that is moved by reference, and compared by what it refers to.
final class Box: PatternElement {
  static var range: ClosedRange<Int> { Int.min...Int.max }
  let value: Int
  init(patternValue: Int) { value = patternValue }
  var fingerprint: UInt64 { value.fingerprint }
  static func < (left: Box, right: Box) -> Bool { left.value < right.value }
  static func == (left: Box, right: Box) -> Bool { left.value == right.value }
}

/// An element of 96 bytes, too large to be moved around without need.
struct LargeRecord: PatternElement {
  static var range: ClosedRange<Int> { Int.min...Int.max }
  var payload: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)
  var key: Int
  init(patternValue: Int) {
    payload = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, patternValue)
    key = patternValue
  }
  var fingerprint: UInt64 { key.fingerprint &+ payload.10.fingerprint }
  static func < (left: LargeRecord, right: LargeRecord) -> Bool { left.key < right.key }
  static func == (left: LargeRecord, right: LargeRecord) -> Bool { left.key == right.key }
}

func scramble(_ bits: UInt64) -> UInt64 {
  var generator = SplitMix64(seed: bits)
  return generator.next()
}

/// A number that does not depend on the order of the elements.
func fingerprint<Element: PatternElement>(_ elements: some Sequence<Element>) -> UInt64 {
  elements.reduce(0) { $0 &+ $1.fingerprint }
}

func isSorted<Element>(_ elements: [Element], by isLess: (Element, Element) -> Bool) -> Bool {
  var index = 1
  while index < elements.count {
    if isLess(elements[index], elements[index - 1]) { return false }
    index += 1
  }
  return true
}

/// What a failed test shows of its input.
func shortened(_ elements: some Collection) -> String {
  elements.count <= 40
    ? "\(Array(elements))" : "\(Array(elements.prefix(40))) … (\(elements.count) in all)"
}

/// A collection that never offers contiguous storage, so that the sorts must copy.
struct Scattered<Element>: MutableCollection, RandomAccessCollection {
  private var boxes: [[Element]]
  init(_ elements: some Sequence<Element>) { boxes = elements.map { [$0] } }
  // Not counted from zero, to catch an algorithm that takes offsets for indices.
  var startIndex: Int { 7 }
  var endIndex: Int { 7 + boxes.count }
  subscript(position: Int) -> Element {
    get { boxes[position - 7][0] }
    set { boxes[position - 7][0] = newValue }
  }
}

/// An array with a memory of how many of its kind are alive.
final class Census {
  var alive = 0
}

/// An element whose loss, leak or duplication is noticed.
final class Citizen {
  let number: Int
  let key: Int
  private let census: Census
  init(number: Int, key: Int, census: Census) {
    self.number = number
    self.key = key
    self.census = census
    census.alive += 1
  }
  deinit { census.alive -= 1 }
}

struct PredicateFailure: Error {}
