// Hashes that are concatenated: the polynomial of a concatenation is that of the first part, shifted by the length of the
// second, plus that of the second. Karp, Rabin, "Efficient randomized pattern-matching algorithms", 1987.

/// The hash of a sequence that can be concatenated with others: equal for equal sequences, whatever they are made of.
///
///     let text = RollingHash("banana".utf8)
///     let withoutN = text.part(0..<2) + text.part(3...)
///     withoutN == RollingHash("baana".utf8).part(0...)  // true
///     withoutN + PolynomialHash(UInt8(ascii: "s")) == RollingHash("baanas".utf8).part(0...)  // true
///     text.part(1..<3).repeated(2) == text.part(1..<5)  // true: an, an
///
/// Concatenation is associative, and the empty sequence is its identity. So in a segment tree or a treap these are the
/// hashes of a text that changes, and on the paths of a forest those of the words along them. Distinct sequences of up to
/// *n* elements collide with a probability below 2*n* / 10¹⁸, whatever they are, as with ``RollingHash``.
public struct PolynomialHash: Hashable, Sendable {
  @usableFromInline internal var _hash: UInt64

  /// The power of the base whose exponent is the number of elements.
  @usableFromInline internal var _power: UInt64

  @inlinable
  internal init(hash: UInt64, power: UInt64) {
    (_hash, _power) = (hash, power)
  }

  /// Creates the hash of the empty sequence.
  ///
  /// - Complexity: O(1)
  @inlinable
  public init() {
    self.init(hash: 0, power: 1)
  }

  /// Creates the hash of a sequence of one element.
  ///
  /// - Parameter element: Any integer of at most 64 bits; of a string, one of its `utf8`.
  /// - Complexity: O(1)
  @inlinable
  public init<Element: FixedWidthInteger>(_ element: Element) {
    precondition(Element.bitWidth <= 64, "elements have 64 bits at most")
    let digit = RollingHash._digit(element, RollingHash._upperFactor)
    self.init(hash: RollingHash._reduced(digit), power: RollingHash._base)
  }

  /// The hash as a number, as ``RollingHash/hash(_:)`` returns it: in 0 ..< 2⁶¹ − 1, and 0 for the empty sequence.
  ///
  /// - Complexity: O(1)
  @inlinable public var number: Int { Int(truncatingIfNeeded: _hash) }

  /// Returns the hash of a sequence followed by another one.
  ///
  /// - Complexity: O(1)
  @inlinable
  public static func + (first: Self, second: Self) -> Self {
    let shifted = RollingHash._product(first._hash, second._power)
    let power = RollingHash._product(first._power, second._power)
    return Self(
      hash: RollingHash._reduced(shifted &+ second._hash), power: RollingHash._reduced(power))
  }

  /// Appends a sequence.
  ///
  /// - Complexity: O(1)
  @inlinable
  public static func += (first: inout Self, second: Self) {
    first = first + second
  }

  /// Returns the hash of a number of copies of the sequence, one after the other.
  ///
  /// - Parameter count: Not negative.
  /// - Complexity: O(log *k*) for *k* copies.
  @inlinable
  public func repeated(_ count: Int) -> Self {
    precondition(count >= 0, "a number of copies must not be negative")
    var (copies, rest) = (self, count)
    var result = Self()
    while rest > 0 {
      if rest & 1 == 1 { result += copies }
      copies += copies
      rest >>= 1
    }
    return result
  }
}

extension RollingHash {
  /// Returns the hash of a substring, to be concatenated with others.
  ///
  /// - Parameter range: The range of the substring, within 0 ..< `count`.
  /// - Complexity: O(1)
  @inlinable
  public func part(_ range: some RangeExpression<Int>) -> PolynomialHash {
    let hash = self.hash(range)
    return PolynomialHash(
      hash: UInt64(truncatingIfNeeded: hash), power: _powers[range.relative(to: 0..<count).count])
  }
}
