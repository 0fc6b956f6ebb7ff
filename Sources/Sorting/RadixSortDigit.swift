// One digit of radix sort: counting it, and distributing the elements by it.

/// A digit: a few adjacent bits of the elements' distances from the smallest one.
@usableFromInline
internal struct _RadixSortDigit<Element: FixedWidthInteger> {
  @usableFromInline internal let lower: Element
  @usableFromInline internal let shift: Int
  @usableFromInline internal let mask: Element.Magnitude

  @inlinable
  internal init(above lower: Element, shift: Int, bits: Int) {
    self.lower = lower
    self.shift = shift
    mask = Element.Magnitude(truncatingIfNeeded: 1 << bits - 1)
  }

  /// The number of distinct values.
  @inlinable
  internal var radix: Int { Int(truncatingIfNeeded: mask) + 1 }

  @inlinable
  internal func value(of element: Element) -> Int {
    let offset = element._sortingOffset(above: lower)
    // The masking shift spares a test: a shift beyond the width is asked for by no caller.
    return Int(truncatingIfNeeded: offset &>> Element.Magnitude(truncatingIfNeeded: shift) & mask)
  }

  /// Counts how often each value of the digit occurs.
  @inlinable
  internal func count(
    in source: UnsafeMutablePointer<Element>, _ count: Int,
    into counts: UnsafeMutablePointer<UInt32>
  ) {
    counts.initialize(repeating: 0, count: radix)
    for index in 0..<count { counts[value(of: source[index])] &+= 1 }
  }

  /// Turns counts into the position of the first element with each digit (exclusive prefix sums).
  @inlinable
  internal func makePlaces(of counts: UnsafeMutablePointer<UInt32>) {
    var place: UInt32 = 0
    for digit in 0..<radix {
      let occurrences = counts[digit]
      counts[digit] = place
      place &+= occurrences
    }
  }

  /// Writes each element to the next position of its digit.
  @inlinable
  internal func distribute(
    _ source: UnsafeMutablePointer<Element>, _ count: Int,
    to destination: UnsafeMutablePointer<Element>, places: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let element = source[index]
      let digit = value(of: element)
      let place = places[digit]
      places[digit] = place &+ 1
      destination[Int(place)] = element
    }
  }

  /// Writes each element to the next position of its digit, and counts the next digit in passing: the counting is
  /// nearly free while the writes wait for memory.
  @inlinable
  internal func distribute(
    _ source: UnsafeMutablePointer<Element>, _ count: Int,
    to destination: UnsafeMutablePointer<Element>, places: UnsafeMutablePointer<UInt32>,
    counting next: _RadixSortDigit, into nextCounts: UnsafeMutablePointer<UInt32>
  ) {
    nextCounts.initialize(repeating: 0, count: radix)
    for index in 0..<count {
      let element = source[index]
      let digit = value(of: element)
      let place = places[digit]
      places[digit] = place &+ 1
      nextCounts[next.value(of: element)] &+= 1
      destination[Int(place)] = element
    }
  }
}
