// A difference array: a range update changes two differences of adjacent numbers.

/// Numbers with range updates, read after all of them: a difference array (imos method).
///
///     var guests = RangeDifferences(count: 6)
///     guests.add(2, to: 0...3)
///     guests.add(5, to: 2..<5)
///     guests.elements  // [2, 2, 7, 7, 5, 0]
///
/// The numbers may be integers, residues (`ModularInteger`), fractions: whatever can be added and subtracted, negative
/// ones included. The differences of adjacent numbers have to fit into `Element`, too. If reads and updates alternate,
/// use a ``FenwickTree`` of the differences, or a ``LazySegmentTree``.
public struct RangeDifferences<Element: AdditiveArithmetic> {
  /// The difference of each number from the one before, of the first one from 0.
  @usableFromInline internal var _differences: [Element]

  /// Creates an array of zeros.
  ///
  /// - Parameter count: The number of elements; not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    _differences = [Element](repeating: .zero, count: count)
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _differences.count }

  /// Adds a number to each element of a range.
  ///
  /// - Parameters:
  ///   - change: The number to add.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(1)
  @inlinable
  public mutating func add(_ change: Element, to range: some RangeExpression<Int>) {
    let bounds = _rangeBounds(range, in: 0..<count)
    if bounds.isEmpty { return }
    _differences.withUnsafeMutableBufferPointer { differences in
      differences.baseAddress![bounds.lowerBound] += change
      // After the last one nothing has to fit.
      if bounds.upperBound < differences.count {
        differences.baseAddress![bounds.upperBound] -= change
      }
    }
  }

  /// The elements from left to right, with all updates applied.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var elements: [Element] {
    var elements = _differences
    var sum = Element.zero
    for index in elements.indices {
      sum += elements[index]
      elements[index] = sum
    }
    return elements
  }
}

extension RangeDifferences where Element == Int {
  /// Creates an array of zeros, with `Int` elements where no other type is specified.
  ///
  /// - Parameter count: The number of elements; not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    _differences = [Int](repeating: 0, count: count)
  }
}

extension RangeDifferences: Sendable where Element: Sendable {}

extension RangeDifferences: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}
