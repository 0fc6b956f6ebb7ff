// Hashes of all substrings of a text, from those of its prefixes: Karp, Rabin, "Efficient randomized pattern-matching
// algorithms", 1987. The hash of a prefix is a polynomial in a random base modulo the prime 2⁶¹ − 1.

/// A polynomial rolling hash of a text: compares any two substrings in O(1), with high probability.
///
///     let text = RollingHash("banana".utf8)
///     text.hash(1..<4) == text.hash(3...)  // true: "ana" is there twice
///     text.hash(0..<2) == text.hash(2..<4)  // false
///     text.commonPrefixLength(1, 3)  // 3: "anana" and "ana"
///
/// Equal substrings have the same hash, also those of different texts. Distinct substrings of up to *n* elements
/// collide with a probability below *n* / 10¹⁸, whatever they are: the base is random in each run of a program, so no
/// input can be made to cause collisions.
///
///     let words = ["kiwi", "wiki", "iwi"].map { RollingHash($0.utf8) }
///     words[0].hash(1...) == words[2].hash(0...)  // true
///
/// In a set, hashes count the distinct substrings of a length:
///
///     let beads = RollingHash([1, 2, 1, 2, 1])
///     Set((0...3).map { beads.hash($0..<$0 + 2) }).count  // 2: 1, 2 and 2, 1
///
/// Together with the hashes of the reversed text they find palindromes:
///
///     let forward = RollingHash("abcbd".utf8)
///     let backward = RollingHash("abcbd".utf8.reversed())
///     forward.hash(1..<4) == backward.hash(1..<4)  // true: from the end, 1..<4 is 5 − 4..<5 − 1
public struct RollingHash: Sendable {
  /// The hashes of the prefixes of the text, the empty one first.
  @usableFromInline internal var _hashes: [UInt64] = [0]
  /// The powers of the base, one for each prefix.
  @usableFromInline internal var _powers: [UInt64] = [1]

  @usableFromInline internal static var _prime: UInt64 { 0x1FFF_FFFF_FFFF_FFFF }
  /// The base of the polynomials.
  @usableFromInline internal static let _base = UInt64.random(in: 0x1_0000_0000..<_prime)
  /// The factor of the upper half of an element: there are more numbers of 64 bits than residues.
  @usableFromInline internal static let _upperFactor = UInt64.random(in: 0x1_0000_0000..<_prime)

  /// Creates the hashes of a text.
  ///
  /// - Parameter text: The elements; for a string, its `utf8`.
  /// - Complexity: O(*n*) for *n* elements; 16 bytes for each of them.
  @inlinable
  public init<Element: FixedWidthInteger>(_ text: some Sequence<Element>) {
    precondition(Element.bitWidth <= 64, "elements have 64 bits at most")
    let (base, upperFactor) = (Self._base, Self._upperFactor)
    _hashes.reserveCapacity(text.underestimatedCount + 1)
    _powers.reserveCapacity(text.underestimatedCount + 1)
    var (hash, power) = (UInt64(0), UInt64(1))
    for element in text {
      hash = Self._reduced(Self._product(hash, base) &+ Self._digit(element, upperFactor))
      power = Self._reduced(Self._product(power, base))
      _hashes.append(hash)
      _powers.append(power)
    }
  }

  /// The number of elements of the text.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _hashes.count - 1 }

  /// Returns the hash of a substring.
  ///
  /// - Parameter range: The range of the substring, within 0 ..< `count`.
  /// - Returns: A number in 0 ..< 2⁶¹ − 1; that of the empty substring is 0.
  /// - Complexity: O(1)
  @inlinable
  public func hash(_ range: some RangeExpression<Int>) -> Int {
    let bounds = range.relative(to: 0..<count)
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= count, "the range is not within the text")
    return Int(truncatingIfNeeded: _hash(from: bounds.lowerBound, count: bounds.count))
  }

  /// Returns the length of the longest common prefix of two suffixes of the text.
  ///
  /// - Parameters:
  ///   - first: The start of one suffix, in 0 ... `count`.
  ///   - second: The start of the other suffix, in 0 ... `count`.
  /// - Complexity: O(log *k*), where *k* is the length of the common prefix.
  @inlinable
  public func commonPrefixLength(_ first: Int, _ second: Int) -> Int {
    commonPrefixLength(from: first, with: self, from: second)
  }

  /// Returns the length of the longest common prefix of a suffix of the text and a suffix of another text.
  ///
  ///     let kiwi = RollingHash("kiwi".utf8)
  ///     kiwi.commonPrefixLength(from: 1, with: RollingHash("swiss".utf8), from: 2)  // 1: "iwi" and "iss"
  ///
  /// - Parameters:
  ///   - place: The start of the suffix of this text, in 0 ... `count`.
  ///   - other: The other text.
  ///   - otherPlace: The start of the suffix of the other text, in 0 ... `other.count`.
  /// - Complexity: O(log *k*), where *k* is the length of the common prefix.
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
      // Invariant: `length` elements are common, and not all of the next `step` are.
      step /= 2
      if goesOn(for: step) { length += step }
    }
    return length
  }
}

// MARK: - Core

extension RollingHash {
  /// Returns a number below 2⁶³ for an element: no multiple of the prime, as leading zeros would not change the hash.
  @inlinable
  internal static func _digit(_ element: some FixedWidthInteger, _ upperFactor: UInt64) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: element)
    return (bits & 0xFFFF_FFFF) &+ 1 &+ _product(bits >> 32, upperFactor)
  }

  @inlinable
  internal func _hash(from start: Int, count: Int) -> UInt64 {
    let before = Self._product(_hashes[start], _powers[count])
    // Not negative: a product is less than 2⁶² after its two parts were added.
    return Self._reduced(_hashes[start + count] &+ 2 &* Self._prime &- before)
  }

  /// Returns a number below 2⁶² that is congruent to the product of two numbers below 2⁶¹.
  @inlinable
  internal static func _product(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let (high, low) = first.multipliedFullWidth(by: second)
    // 2⁶¹ is congruent to 1.
    return (low & _prime) &+ (high << 3 | low >> 61)
  }

  /// Returns the residue of any number.
  @inlinable
  internal static func _reduced(_ number: UInt64) -> UInt64 {
    let sum = (number & _prime) &+ (number >> 61)
    return sum >= _prime ? sum &- _prime : sum
  }
}
