// Prefix sums of numbers that change: Fenwick, "A new data structure for cumulative frequency tables", 1994; range sums
// as in the AtCoder Library, 2020, which walk down from both ends to where they meet.

/// Numbers with point updates and range sum queries: a Fenwick tree or binary indexed tree (BIT).
///
///     var sold = FenwickTree([3, 1, 4, 1, 5])
///     sold.sum(1...3)  // 6
///     sold.add(10, at: 1)
///     sold[3] = 0
///     sold.sum(..<4)  // 18
///
/// The numbers may be integers, residues (`ModularInteger`), points, fractions: whatever can be added and subtracted.
/// For sums it is faster than a ``SegmentTree`` and takes at most half the memory; for minima, and other operations
/// without an inverse, it is of no use. The sum of every range has to fit into `Element`, also with any element
/// replaced by 0: where only the sums that are asked for fit, use a ``SegmentTree`` with `&+`.
///
/// On a difference array it supports range updates and point queries: an element is a prefix sum of the differences.
///
///     var changes = FenwickTree<Int>(count: 6)
///     changes.add(5, at: 1)
///     changes.add(-5, at: 4)
///     changes.sum(...3)  // 5: the numbers at 1, 2 and 3 have grown by 5
///     changes.sum(...4)  // 0
///
/// With the counts of each value, it finds the *k*-th smallest one:
///
///     let counts = FenwickTree([0, 2, 0, 3])
///     counts.longestPrefix { $0 <= 1 }.upperBound  // 1: in 1, 1, 3, 3, 3 that is at place 1
///     counts.longestPrefix { $0 <= 2 }.upperBound  // 3
public struct FenwickTree<Element: AdditiveArithmetic> {
  /// Entry *k* is the sum of the elements up to and including index *k*, as many as the lowest set bit of *k* + 1 says.
  @usableFromInline internal var _sums: [Element]

  /// Creates a tree of the given elements.
  ///
  /// - Parameter elements: The elements from left to right.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    _sums = Array(elements)
    _sums.withUnsafeMutableBufferPointer { sums in
      for end in 1..<sums.count + 1 {
        // The entries before it that it includes, from right to left: so the sum is always that of a range.
        var step = 1
        while end & step == 0 {
          sums[end &- 1] += sums[end &- step &- 1]
          step &<<= 1
        }
      }
    }
  }

  /// Creates a tree of zeros.
  ///
  /// - Parameter count: The number of elements; not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    _sums = [Element](repeating: .zero, count: count)
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _sums.count }

  /// Accesses the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements; on average two steps to read.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(0 <= index && index < count, "no element has this index")
      return sum(index...index)
    }
    set {
      // Not by the difference, which may be negative where elements must not be.
      let oldValue = self[index]
      _update(index) { $0 = $0 - oldValue + newValue }
    }
  }

  /// The elements from left to right.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public var elements: [Element] {
    var sums = _sums
    sums.withUnsafeMutableBufferPointer { sums in
      // As the entries were made, but backwards, so that the sum is always that of a range.
      for end in (1..<sums.count + 1).reversed() {
        var step = (end & -end) &>> 1
        while step > 0 {
          sums[end &- 1] -= sums[end &- step &- 1]
          step &>>= 1
        }
      }
    }
    return sums
  }

  /// Adds a number to the element at the given index.
  ///
  /// - Parameters:
  ///   - change: The number to add.
  ///   - index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public mutating func add(_ change: Element, at index: Int) {
    precondition(0 <= index && index < count, "no element has this index")
    _update(index) { $0 += change }
  }

  /// Returns the range sum: the sum of the elements of the given range.
  ///
  ///     let prices = FenwickTree([30, 12, 45, 7])
  ///     prices.sum(1...2)  // 57
  ///     prices.sum(..<2)  // 42
  ///
  /// - Parameter range: Within 0 ..< `count`; the sum of an empty range is 0.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func sum(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: 0..<count)
    return _sums.withUnsafeBufferPointer { sums in
      // Without bounds checks: both ends only decrease, and stop where they meet.
      var (start, end) = (bounds.lowerBound, bounds.upperBound)
      // Each is the sum of a range at any time; their difference is only in the end.
      var (sum, excess) = (Element.zero, Element.zero)
      while end > start {
        sum += sums.baseAddress![end &- 1]
        end &= end &- 1
      }
      while start > end {
        excess += sums.baseAddress![start &- 1]
        start &= start &- 1
      }
      return sum - excess
    }
  }

  /// Returns the longest prefix whose sum satisfies a predicate, by binary search.
  ///
  ///     let coins = FenwickTree([2, 2, 1, 5])
  ///     coins.longestPrefix { $0 <= 5 }  // 0..<3
  ///
  /// - Parameter isGood: A monotone predicate of a sum: true for 0, and once false for a prefix, false for every longer
  ///   one. For whether a sum is at most some bound, it is monotone if no element is negative.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func longestPrefix(while isGood: (Element) -> Bool) -> Range<Int> {
    0..<_longestPrefix(while: isGood).end
  }
}

extension FenwickTree where Element == Int {
  /// Creates a tree of zeros, with `Int` elements where no other type is specified.
  ///
  ///     var counts = FenwickTree(count: 10)
  ///     counts.add(1, at: 3)
  ///     counts.sum(...5)  // 1
  ///
  /// - Parameter count: The number of elements; not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    self.init(repeatElement(0, count: count))
  }
}

extension FenwickTree: Sendable where Element: Sendable {}

extension FenwickTree: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}

// MARK: - Core

extension FenwickTree {
  /// Changes all entries that include an element.
  @inlinable
  internal mutating func _update(_ index: Int, _ change: (inout Element) -> Void) {
    _sums.withUnsafeMutableBufferPointer { sums in
      var next = index
      while next < sums.count {
        change(&sums.baseAddress![next])
        next |= next &+ 1
      }
    }
  }

  /// Returns the end of the longest prefix that satisfies a predicate, and its sum.
  @inlinable
  internal func _longestPrefix(while isGood: (Element) -> Bool) -> (end: Int, sum: Element) {
    _sums.withUnsafeBufferPointer { sums in
      var (end, sum) = (0, Element.zero)
      // The largest power of two that is at most the count, or 1.
      var step = 1 &<< (Int.bitWidth - 1 - (sums.count | 1).leadingZeroBitCount)
      // Invariant: the prefix ends less than 2 × `step` after `end`, and the sum up to there is `sum`.
      if sums.count > 1 &<< 16 {
        // Out of the cache, each entry would wait for the one before it: so both that may follow are read early.
        var next = sums.baseAddress![step &- 1]
        while step > 1 {
          let half = step &>> 1
          let ifBad = sums.baseAddress![Swift.min(end &+ half, sums.count) &- 1]
          let ifGood = sums.baseAddress![Swift.min(end &+ step &+ half, sums.count) &- 1]
          if end &+ step <= sums.count, case let more = sum + next, isGood(more) {
            (end, sum, next) = (end &+ step, more, ifGood)
          } else {
            next = ifBad
          }
          step = half
        }
      }
      while step > 0 {
        if end &+ step <= sums.count {
          let more = sum + sums.baseAddress![end &+ step &- 1]
          if isGood(more) { (end, sum) = (end &+ step, more) }
        }
        step &>>= 1
      }
      return (end, sum)
    }
  }
}
