// Longest increasing subsequence of integers: the results of LongestIncreasingSubsequence.swift,
// four to eight times as fast as one binary search (`std::lower_bound`) per element.
// The searches are in PatienceTails.swift.

extension Collection where Element: FixedWidthInteger {
  /// Returns the indices of a longest strictly increasing subsequence, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceIndices()  // [1, 2, 4]
  ///
  /// Of several longest subsequences this is the one that ends furthest to the right, of those the one whose last but
  /// one element is furthest to the right, and so on, as in the general form.
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) extra space, where *n* is the length and *k* the
  ///   length of the result.
  @inlinable
  public func longestIncreasingSubsequenceIndices() -> [Index] {
    _longestSubsequenceIndices(.increasing)
  }

  /// Returns a longest strictly increasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequence()  // [1, 4, 5]
  ///
  /// The subsequence is the one of `longestIncreasingSubsequenceIndices()`.
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) extra space, where *n* is the length and *k* the
  ///   length of the result.
  @inlinable
  public func longestIncreasingSubsequence() -> [Element] {
    _longestSubsequence(.increasing)
  }

  /// Returns the length of a longest strictly increasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceLength()  // 3
  ///
  /// - Complexity: O(*n* log *k*) time and O(*k*) extra space, or O(*n*) if the elements are not in contiguous storage,
  ///   where *n* is the length and *k* the result.
  @inlinable
  public func longestIncreasingSubsequenceLength() -> Int {
    _longestSubsequenceLength(.increasing)
  }

  /// Returns, for each element, the length of the longest strictly increasing subsequence that ends at it.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceLengths()  // [1, 1, 2, 1, 3]
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) space, where *n* is the length and *k* the largest
  ///   result.
  @inlinable
  public func longestIncreasingSubsequenceLengths() -> [Int] {
    _withContiguousPatienceInput { $0._longestSubsequenceLengths(.increasing) }
  }

  /// Returns the indices of a longest non-decreasing subsequence, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequenceIndices()  // [1, 3, 4]
  ///
  /// Of several longest subsequences this is the one that ends furthest to the right, of those the one whose last but
  /// one element is furthest to the right, and so on, as in the general form.
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) extra space, where *n* is the length and *k* the
  ///   length of the result.
  @inlinable
  public func longestNonDecreasingSubsequenceIndices() -> [Index] {
    _longestSubsequenceIndices(.nonDecreasing)
  }

  /// Returns a longest non-decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequence()  // [1, 1, 5]
  ///
  /// The subsequence is the one of `longestNonDecreasingSubsequenceIndices()`.
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) extra space, where *n* is the length and *k* the
  ///   length of the result.
  @inlinable
  public func longestNonDecreasingSubsequence() -> [Element] {
    _longestSubsequence(.nonDecreasing)
  }

  /// Returns the length of a longest non-decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequenceLength()  // 3
  ///
  /// - Complexity: O(*n* log *k*) time and O(*k*) extra space, or O(*n*) if the elements are not in contiguous storage,
  ///   where *n* is the length and *k* the result.
  @inlinable
  public func longestNonDecreasingSubsequenceLength() -> Int {
    _longestSubsequenceLength(.nonDecreasing)
  }

  /// Returns, for each element, the length of the longest non-decreasing subsequence that ends at it.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequenceLengths()  // [1, 1, 2, 2, 3]
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) space, where *n* is the length and *k* the largest
  ///   result.
  @inlinable
  public func longestNonDecreasingSubsequenceLengths() -> [Int] {
    _withContiguousPatienceInput { $0._longestSubsequenceLengths(.nonDecreasing) }
  }

  /// Returns the indices of a longest strictly decreasing subsequence, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequenceIndices()  // [2, 3]
  ///
  /// Of several longest subsequences this is the one that ends furthest to the right, of those the one whose last but
  /// one element is furthest to the right, and so on, as in the general form.
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) extra space, where *n* is the length and *k* the
  ///   length of the result.
  @inlinable
  public func longestDecreasingSubsequenceIndices() -> [Index] {
    _longestSubsequenceIndices(.decreasing)
  }

  /// Returns a longest strictly decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequence()  // [4, 1]
  ///
  /// The subsequence is the one of `longestDecreasingSubsequenceIndices()`.
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) extra space, where *n* is the length and *k* the
  ///   length of the result.
  @inlinable
  public func longestDecreasingSubsequence() -> [Element] {
    _longestSubsequence(.decreasing)
  }

  /// Returns the length of a longest strictly decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequenceLength()  // 2
  ///
  /// - Complexity: O(*n* log *k*) time and O(*k*) extra space, or O(*n*) if the elements are not in contiguous storage,
  ///   where *n* is the length and *k* the result.
  @inlinable
  public func longestDecreasingSubsequenceLength() -> Int {
    _longestSubsequenceLength(.decreasing)
  }

  /// Returns, for each element, the length of the longest strictly decreasing subsequence that ends at it.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequenceLengths()  // [1, 2, 1, 2, 1]
  ///
  /// - Precondition: There are at most `UInt32.max` elements.
  /// - Complexity: O(*n* log *k*) time and O(*n*) space, where *n* is the length and *k* the largest
  ///   result.
  @inlinable
  public func longestDecreasingSubsequenceLengths() -> [Int] {
    _withContiguousPatienceInput { $0._longestSubsequenceLengths(.decreasing) }
  }

  /// Returns the minimum number of elements to remove and reinsert elsewhere so that the collection is sorted.
  ///
  ///     [3, 7, 5, 2, 6, 1, 4].minimumMovesToSort()  // 4: only 3, 5, 6 need not move
  ///     [2, 2, 1].minimumMovesToSort()              // 1: equal elements may stay side by side
  ///
  /// The elements that stay are a longest non-decreasing subsequence; every other one moves once.
  ///
  /// - Complexity: O(*n* log *n*) time and O(*n*) extra space, where *n* is the length.
  @inlinable
  public func minimumMovesToSort() -> Int {
    count - longestNonDecreasingSubsequenceLength()
  }
}

// MARK: - Core

/// A map of integers to unsigned keys for which *key of x < key of y + slack* says that y may follow x.
@usableFromInline
internal struct _PatienceOrder<Element: FixedWidthInteger> {
  /// The bits to invert: the sign bit makes signed integers unsigned in the same order, all the
  /// other bits reverse the order.
  @usableFromInline internal let flippedBits: Element.Magnitude
  @usableFromInline internal let slack: Element.Magnitude

  @inlinable
  internal init(flippedBits: Element.Magnitude, slack: Element.Magnitude) {
    self.flippedBits = flippedBits
    self.slack = slack
  }

  @inlinable internal static var signBit: Element.Magnitude {
    Element.Magnitude(truncatingIfNeeded: Element.min)
  }
  @inlinable internal static var increasing: Self { Self(flippedBits: signBit, slack: 0) }
  @inlinable internal static var nonDecreasing: Self { Self(flippedBits: signBit, slack: 1) }
  @inlinable internal static var decreasing: Self { Self(flippedBits: ~signBit, slack: 0) }

  @inlinable @inline(__always)
  internal func key(of element: Element) -> Element.Magnitude {
    Element.Magnitude(truncatingIfNeeded: element) ^ flippedBits
  }
}

extension Collection where Element: FixedWidthInteger {
  @inlinable
  internal func _longestSubsequenceIndices(_ order: _PatienceOrder<Element>) -> [Index] {
    _indices(
      atAscendingOffsets: _withContiguousPatienceInput { elements in
        elements._longestSubsequence(order) { offset in offset }
      })
  }

  @inlinable
  internal func _longestSubsequence(_ order: _PatienceOrder<Element>) -> [Element] {
    _withContiguousPatienceInput { elements in
      elements._longestSubsequence(order) { offset in elements[offset] }
    }
  }

  @inlinable
  internal func _longestSubsequenceLength(_ order: _PatienceOrder<Element>) -> Int {
    _withContiguousPatienceInput { $0._patienceSort(order, positions: nil) }
  }

  @inlinable
  internal func _withContiguousPatienceInput<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer where Element: FixedWidthInteger {
  @inlinable
  internal func _longestSubsequence<Result: FixedWidthInteger>(
    _ order: _PatienceOrder<Element>, result: (_ offset: Int) -> Result
  ) -> [Result] {
    _withPatiencePositions(order) { positions, length in
      positions._longestSubsequence(length: length, result)
    }
  }

  @inlinable
  internal func _longestSubsequenceLengths(_ order: _PatienceOrder<Element>) -> [Int] {
    _withPatiencePositions(order) { positions, _ in positions.map { Int($0) + 1 } }
  }

  /// Passes what `_patienceSort` writes and returns.
  @inlinable
  internal func _withPatiencePositions<Result>(
    _ order: _PatienceOrder<Element>, _ body: (UnsafeBufferPointer<UInt32>, Int) -> Result
  ) -> Result {
    precondition(count <= Int(UInt32.max), "more than UInt32.max elements")
    // Half the memory of Int, which is what limits the speed of ascending input.
    let positions = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count)
    defer { positions.deallocate() }
    let length = _patienceSort(order, positions: positions.baseAddress)
    return body(UnsafeBufferPointer<UInt32>(positions), length)
  }

  /// Writes, for each element, how many elements precede it in the longest subsequence that ends
  /// with it, and returns the length of the longest one.
  @inlinable
  internal func _patienceSort(
    _ order: _PatienceOrder<Element>, positions: UnsafeMutablePointer<UInt32>?
  ) -> Int {
    var tails = _PatienceTails<Element.Magnitude>(slack: order.slack)
    defer { tails.deallocate() }
    var done = 0
    while count - done >= _PatienceBatch<Element>.count {
      let batch = _PatienceBatch { order.key(of: self[done &+ $0]) }
      let places = tails.place(batch)
      if let positions {
        places.forEach { positions[done &+ $0] = UInt32(truncatingIfNeeded: $1) }
      }
      done &+= _PatienceBatch<Element>.count
    }
    while done < count {
      let place = tails.place(order.key(of: self[done]))
      positions?[done] = UInt32(truncatingIfNeeded: place)
      done &+= 1
    }
    return tails.length
  }
}
