// Radix sort: integers digit by digit, in linear time, without comparing them.
// Least significant digit first: Knuth, TAOCP vol. 3, 5.2.5. Most significant bits only, then an
// insertion pass: after Sedgewick, Algorithms in C, 10.6 ("straight radix sort", last remark).

extension MutableCollection where Self: RandomAccessCollection, Element: FixedWidthInteger {
  /// Sorts the integers in ascending order, in linear time.
  ///
  ///     var temperatures = [21, -4, 35, 0]
  ///     temperatures.radixSort()  // [-4, 0, 21, 35]
  ///
  /// Stability does not matter: equal integers are the same. Not in place. Integers of every
  /// width, signed or not; those of more than 64 bits are left to `quickSort()`, as are short
  /// collections.
  ///
  /// - Complexity: O(*n* *b*) in the average and worst case, O(*n*) when sorted or reversed; O(*n*)
  ///   extra space, where *n* is the length and *b* the number of bits in which the values differ,
  ///   divided by 11.
  @inlinable
  public mutating func radixSort() {
    _withContiguousElements { $0._radixSort() }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer where Element: FixedWidthInteger {
  /// Shorter input is sorted by comparisons: the tables of counters would cost more.
  @inlinable
  internal var _radixSortLeastCount: Int { 1_000 }

  /// The width of a digit: its 2,048 counters fit into the first-level cache.
  @inlinable
  internal var _radixSortDigitBits: Int { 11 }

  @inlinable
  internal func _radixSort() {
    guard count >= _radixSortLeastCount, Element.bitWidth <= 64, count <= UInt32.max else {
      return _quickSort(by: <)
    }
    if _quickSortFinishedAsOneRun(by: <) { return }
    let bounds = _sortingBounds()
    let span = bounds.upperBound._sortingOffset(above: bounds.lowerBound)
    if span <= 4 * count { return _countingSort(in: bounds) }

    let varyingBits = Element.bitWidth - span.leadingZeroBitCount
    let tellingBits = Int.bitWidth - count.leadingZeroBitCount + 2
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { scratch in
      if varyingBits > 3 * _radixSortDigitBits && varyingBits > tellingBits {
        // So many leading bits tell most elements apart, and neighbours out of order are rare.
        _radixSort(
          bits: varyingBits - tellingBits..<varyingBits, above: bounds.lowerBound, scratch: scratch)
        if _radixSortInserted(budget: count) { return }
      }
      _radixSort(bits: 0..<varyingBits, above: bounds.lowerBound, scratch: scratch)
    }
  }

  /// Sorts by the given bits of the distances from the smallest element, stably.
  @inlinable
  internal func _radixSort(
    bits: Range<Int>, above lower: Element, scratch: UnsafeMutableBufferPointer
  ) {
    guard let base = baseAddress, let scratchBase = scratch.baseAddress else { return }
    let passes = (bits.count + _radixSortDigitBits - 1) / _radixSortDigitBits
    let digitBits = (bits.count + passes - 1) / passes
    var (source, destination) = (base, scratchBase)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << digitBits) { counters in
      guard let counters = counters.baseAddress else { return }
      let mask = Element.Magnitude(truncatingIfNeeded: 1 << digitBits - 1)
      for pass in 0..<passes {
        // Invariant: source holds the elements sorted by the digits of the earlier passes.
        let shift = Element.Magnitude(truncatingIfNeeded: bits.lowerBound + pass * digitBits)
        counters.initialize(repeating: 0, count: 1 << digitBits)
        for index in 0..<count {
          let digit = source[index]._sortingOffset(above: lower) &>> shift & mask
          counters[Int(truncatingIfNeeded: digit)] &+= 1
        }
        var next: UInt32 = 0
        for digit in 0..<(1 << digitBits) {
          let occurrences = counters[digit]
          counters[digit] = next
          next &+= occurrences
        }
        for index in 0..<count {
          let element = source[index]
          let digit = Int(
            truncatingIfNeeded: element._sortingOffset(above: lower) &>> shift & mask)
          destination[Int(counters[digit])] = element
          counters[digit] &+= 1
        }
        swap(&source, &destination)
      }
    }
    if source != base { base.update(from: source, count: count) }
  }

  /// Sorts by insertion, unless that takes more moves than the budget allows; returns whether all
  /// are sorted.
  @inlinable
  internal func _radixSortInserted(budget: Int) -> Bool {
    guard let base = baseAddress else { return true }
    var budget = budget
    for end in 1..<count where base[end] < base[end - 1] {
      let lifted = base[end]
      var hole = end
      repeat {
        base[hole] = base[hole - 1]
        hole -= 1
      } while hole > 0 && lifted < base[hole - 1]
      base[hole] = lifted
      budget -= end - hole
      if budget < 0 { return false }
    }
    return true
  }
}
