// Whole ranges of numbers that grow, each in two steps: by what each number differs from the one before.

/// Numbers, whole ranges of which grow before all of them are asked for: a difference array.
///
///     var guests = RangeDifferences(count: 6)
///     guests.add(2, to: 0...3)
///     guests.add(5, to: 2..<5)
///     guests.elements  // [2, 2, 7, 7, 5, 0]
///
/// The numbers may be whole, remainders (`ModularInteger`), fractions: whatever can be added and subtracted, negative
/// ones included. What each differs by from the one before has to fit into `Element`, too. Where numbers are asked for
/// in between, take a ``FenwickTree`` of such differences, or a ``LazySegmentTree``.
public struct RangeDifferences<Element: AdditiveArithmetic> {
  /// By how much each number is greater than the one before, the first one than 0; and one more behind all.
  @usableFromInline internal var _differences: [Element]

  /// Creates zeros.
  ///
  /// - Parameter count: How many, not negative.
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    _differences = [Element](repeating: .zero, count: count + 1)
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _differences.count - 1 }

  /// Adds to each number of a range.
  ///
  /// - Parameters:
  ///   - change: By how much each grows.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(1)
  @inlinable
  public mutating func add(_ change: Element, to range: some RangeExpression<Int>) {
    let bounds = _rangeBounds(range, in: 0..<count)
    if bounds.isEmpty { return }
    _differences.withUnsafeMutableBufferPointer { differences in
      differences.baseAddress![bounds.lowerBound] += change
      differences.baseAddress![bounds.upperBound] -= change
    }
  }

  /// The numbers from left to right.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable public var elements: [Element] {
    var elements = _differences
    elements.removeLast()
    var sum = Element.zero
    for index in elements.indices {
      sum += elements[index]
      elements[index] = sum
    }
    return elements
  }
}

extension RangeDifferences where Element == Int {
  /// Creates zeros, of `Int` where nothing says another type.
  ///
  /// - Parameter count: How many, not negative.
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    _differences = [Int](repeating: 0, count: count + 1)
  }
}

extension RangeDifferences: Sendable where Element: Sendable {}

extension RangeDifferences: CustomStringConvertible {
  /// The numbers from left to right, as those of an array.
  public var description: String { "\(elements)" }
}
