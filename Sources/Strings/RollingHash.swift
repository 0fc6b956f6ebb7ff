// Hashes of all parts of a text, from those of its beginnings: Karp, Rabin, "Efficient randomized pattern-matching
// algorithms", 1987. A beginning is a polynomial in a random number modulo the prime 2⁶¹ − 1.

/// The hash of any part of a text, to be compared in place of the part itself.
///
///     let text = RollingHash("banana".utf8)
///     text.hash(1..<4) == text.hash(3...)  // true: "ana" is there twice
///     text.hash(0..<2) == text.hash(2..<4)  // false
///     text.commonPrefixLength(1, 3)  // 3: "anana" and "ana"
///
/// Parts that are equal have the same hash, also those of different texts. Parts of up to *n* elements that are not
/// have the same one with a probability below *n* / 10¹⁸, whatever they are: the hashes of each run of a program are
/// others, so that no text can be made to deceive it.
///
///     let words = ["kiwi", "wiki", "iwi"].map { RollingHash($0.utf8) }
///     words[0].hash(1...) == words[2].hash(0...)  // true
///
/// In a set, hashes count different parts of a length:
///
///     let beads = RollingHash([1, 2, 1, 2, 1])
///     Set((0...3).map { beads.hash($0..<$0 + 2) }).count  // 2: 1, 2 and 2, 1
///
/// Together with those of the reversed text they find palindromes:
///
///     let forward = RollingHash("abcbd".utf8)
///     let backward = RollingHash("abcbd".utf8.reversed())
///     forward.hash(1..<4) == backward.hash(1..<4)  // true: from the end, 1..<4 is 5 − 4..<5 − 1
public struct RollingHash: Sendable {
  /// Of each beginning of the text, the empty one first.
  @usableFromInline internal var _hashes: [UInt64] = [0]
  /// Of the base: as many as there are beginnings.
  @usableFromInline internal var _powers: [UInt64] = [1]

  @usableFromInline internal static var _prime: UInt64 { 0x1FFF_FFFF_FFFF_FFFF }
  /// What the polynomials are polynomials in.
  @usableFromInline internal static let _base = UInt64.random(in: 0x1_0000_0000..<_prime)
  /// What the upper half of an element is multiplied by: numbers of 64 bits are more than there are remainders.
  @usableFromInline internal static let _upperFactor = UInt64.random(in: 0x1_0000_0000..<_prime)

  /// Creates the hashes of a text.
  ///
  /// - Parameter text: Its elements; of a string, `text.utf8` has them.
  /// - Complexity: O(*n*) for *n* elements; 16 bytes for each of them.
  @inlinable
  public init<Element: FixedWidthInteger>(_ text: some Sequence<Element>) {
    precondition(Element.bitWidth <= 64, "elements have 64 bits at most")
    let (base, upperFactor) = (Self._base, Self._upperFactor)
    _hashes.reserveCapacity(text.underestimatedCount + 1)
    _powers.reserveCapacity(text.underestimatedCount + 1)
    var (hash, power) = (UInt64(0), UInt64(1))
    for element in text {
      let bits = UInt64(truncatingIfNeeded: element)
      // Not 0, which at the beginning of a part would be as good as nothing.
      let digit = (bits & 0xFFFF_FFFF) &+ 1
      let upper = Self._product(bits >> 32, upperFactor)
      hash = Self._reduced(Self._product(hash, base) &+ digit &+ upper)
      power = Self._reduced(Self._product(power, base))
      _hashes.append(hash)
      _powers.append(power)
    }
  }

  /// The number of elements of the text.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _hashes.count - 1 }

  /// Returns the hash of a part of the text.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Returns: A number in 0 ..< 2⁶¹ − 1, that of an empty part is 0.
  /// - Complexity: O(1)
  @inlinable
  public func hash(_ range: some RangeExpression<Int>) -> Int {
    let bounds = range.relative(to: 0..<count)
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= count, "the range is not within the text")
    return Int(truncatingIfNeeded: _hash(from: bounds.lowerBound, count: bounds.count))
  }

  /// Returns how many elements two parts of the text have in common that begin at two places, up to where they first
  /// differ or the text ends.
  ///
  /// - Parameters:
  ///   - first: In 0 ... `count`.
  ///   - second: In 0 ... `count`.
  /// - Complexity: O(log *k*) for *k* common elements.
  @inlinable
  public func commonPrefixLength(_ first: Int, _ second: Int) -> Int {
    commonPrefixLength(from: first, with: self, from: second)
  }

  /// Returns how many elements a part of the text and one of another text have in common, up to where they first
  /// differ or a text ends.
  ///
  ///     let kiwi = RollingHash("kiwi".utf8)
  ///     kiwi.commonPrefixLength(from: 1, with: RollingHash("swiss".utf8), from: 2)  // 1: "iwi" and "iss"
  ///
  /// - Parameters:
  ///   - place: Where the part of this text begins: in 0 ... `count`.
  ///   - other: The other text.
  ///   - otherPlace: Where its part begins: in 0 ... `other.count`.
  /// - Complexity: O(log *k*) for *k* common elements.
  @inlinable
  public func commonPrefixLength(
    from place: Int, with other: RollingHash, from otherPlace: Int
  ) -> Int {
    precondition(0 <= place && place <= count, "no part of the text begins there")
    precondition(
      0 <= otherPlace && otherPlace <= other.count, "no part of the other text begins there")
    let longest = Swift.min(count - place, other.count - otherPlace)
    var length = 0
    func goesOn(for step: Int) -> Bool {
      step <= longest - length
        && _hash(from: place + length, count: step)
          == other._hash(from: otherPlace + length, count: step)
    }
    var step = 1
    while goesOn(for: step) {
      length += step
      step *= 2
    }
    while step > 1 {
      // Invariant: `length` elements are common, and those that go on for `step` more are not.
      step /= 2
      if goesOn(for: step) { length += step }
    }
    return length
  }
}

// MARK: - Core

extension RollingHash {
  @inlinable
  internal func _hash(from start: Int, count: Int) -> UInt64 {
    let before = Self._product(_hashes[start], _powers[count])
    // Not negative: a product is less than 2⁶² after its two parts were added.
    return Self._reduced(_hashes[start + count] &+ 2 &* Self._prime &- before)
  }

  /// Returns a number below 2⁶² that leaves the same remainder as the product of two numbers below 2⁶¹.
  @inlinable
  internal static func _product(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let (high, low) = first.multipliedFullWidth(by: second)
    // 2⁶¹ leaves 1.
    return (low & _prime) &+ (high << 3 | low >> 61)
  }

  /// Returns the remainder of any number.
  @inlinable
  internal static func _reduced(_ number: UInt64) -> UInt64 {
    let sum = (number & _prime) &+ (number >> 61)
    return sum >= _prime ? sum &- _prime : sum
  }
}
