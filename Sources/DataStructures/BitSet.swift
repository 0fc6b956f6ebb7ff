// Bits in 64-bit words: operations on all of them are done a word at a time. Warren, "Hacker's Delight", 2012.

/// A fixed-size bit set with word-parallel operations, like `std::bitset` of C++.
///
///     // Which sums have 3, 5 and 8?
///     var sums = BitSet(bitCount: 20)
///     sums[0] = true
///     for weight in [3, 5, 8] { sums |= sums << weight }
///     sums.ones  // [0, 3, 5, 8, 11, 13, 16]
///     sums[13]  // true
///     sums.oneCount  // 7
///
/// All operations on two sets require both to have the same number of bits.
public struct BitSet: Sendable, Hashable {
  /// The number of bits: they have the indices 0 ..< `bitCount`.
  public let bitCount: Int

  // Invariant: the bits of the last word from `bitCount` on are 0.
  @usableFromInline internal var _words: [UInt64]

  /// Creates a bit set in which all bits are 0.
  ///
  /// - Parameter bitCount: The number of bits; not negative.
  /// - Complexity: O(*n* / 64) for *n* bits.
  public init(bitCount: Int) {
    precondition(bitCount >= 0, "the number of bits is negative")
    self.bitCount = bitCount
    _words = [UInt64](repeating: 0, count: (bitCount + 63) / 64)
  }

  /// Creates a bit set in which the given bits are 1.
  ///
  ///     BitSet(bitCount: 5, ones: [1, 4])[4]  // true
  ///
  /// - Parameters:
  ///   - bitCount: The number of bits; not negative.
  ///   - ones: The indices of the bits that are 1, in 0 ..< `bitCount`, in any order.
  /// - Complexity: O(*n* / 64 + *k*) for *n* bits, *k* of them 1.
  @inlinable
  public init(bitCount: Int, ones: some Sequence<Int>) {
    self.init(bitCount: bitCount)
    for bit in ones { self[bit] = true }
  }

  /// Accesses the bit at the given index, as whether it is 1.
  ///
  /// - Parameter bit: In 0 ..< `bitCount`.
  /// - Complexity: O(1)
  @inlinable
  public subscript(bit: Int) -> Bool {
    get {
      precondition(0 <= bit && bit < bitCount, "there is no such bit")
      return _words[bit >> 6] >> UInt64(bit & 63) & 1 == 1
    }
    set {
      precondition(0 <= bit && bit < bitCount, "there is no such bit")
      let mask = (1 as UInt64) << UInt64(bit & 63)
      if newValue { _words[bit >> 6] |= mask } else { _words[bit >> 6] &= ~mask }
    }
  }

  /// The number of bits that are 1 (population count).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public var oneCount: Int { _words.reduce(0) { $0 &+ $1.nonzeroBitCount } }

  /// Unavailable: tells which number is meant.
  @available(*, unavailable, message: "the number of ones is oneCount, that of all bits bitCount")
  public var count: Int { fatalError("unavailable") }

  /// Returns the number of bits that are 1 in both of two sets: the size of their intersection.
  ///
  ///     // How many rectangles have four black corners?
  ///     let black = [[0, 2, 3], [1, 2], [0, 1, 3]].map { BitSet(bitCount: 4, ones: $0) }
  ///     var rectangles = 0
  ///     for (row, upper) in black.enumerated() {
  ///       for lower in black[(row + 1)...] {
  ///         let columns = upper.commonOneCount(with: lower)
  ///         rectangles += columns * (columns - 1) / 2
  ///       }
  ///     }
  ///     rectangles  // 1: rows 0 and 2, columns 0 and 3
  ///
  /// It is `(self & other).oneCount` without making a set, and several times as fast.
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public func commonOneCount(with other: BitSet) -> Int {
    precondition(bitCount == other.bitCount, "the sets have different numbers of bits")
    return _words.withUnsafeBufferPointer { words in
      other._words.withUnsafeBufferPointer { others in
        var sum = 0
        for place in words.indices { sum &+= (words[place] & others[place]).nonzeroBitCount }
        return sum
      }
    }
  }

  /// The indices of the bits that are 1, in ascending order.
  ///
  /// - Complexity: O(*n* / 64 + *k*) for *n* bits, *k* of them 1.
  public var ones: [Int] {
    var ones: [Int] = []
    ones.reserveCapacity(oneCount)
    for (place, word) in _words.enumerated() {
      var rest = word
      while rest != 0 {
        ones.append(place << 6 + rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
    return ones
  }

  /// Returns the index of the first bit that is 1, from the given index on, or `nil` if there is none.
  ///
  ///     BitSet(bitCount: 9, ones: [2, 7]).firstOne(from: 3)  // 7
  ///
  /// - Parameter start: Not negative.
  /// - Complexity: O(*d* / 64), where *d* is the distance to the result.
  public func firstOne(from start: Int = 0) -> Int? {
    _first(from: start, inverted: 0)
  }

  /// Returns the index of the first bit that is 0, from the given index on, or `nil` if there is none.
  ///
  ///     BitSet(bitCount: 9, ones: [0, 1, 3]).firstZero()  // 2: the least number that is missing (mex)
  ///
  /// - Parameter start: Not negative.
  /// - Complexity: O(*d* / 64), where *d* is the distance to the result.
  public func firstZero(from start: Int = 0) -> Int? {
    // After the end there are zeros.
    _first(from: start, inverted: .max).flatMap { $0 < bitCount ? $0 : nil }
  }

  /// Returns the index of the first 1 from an index on, after XOR of each word with a mask.
  private func _first(from start: Int, inverted mask: UInt64) -> Int? {
    precondition(start >= 0, "the place is negative")
    if start >= bitCount { return nil }
    var place = start >> 6
    var word = (_words[place] ^ mask) & (.max << UInt64(start & 63))
    while word == 0 {
      place += 1
      if place == _words.count { return nil }
      word = _words[place] ^ mask
    }
    return place << 6 + word.trailingZeroBitCount
  }
}

// MARK: - All bits at once

extension BitSet {
  /// Returns the union of two sets: the bits that are 1 in either (bitwise OR).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func | (left: BitSet, right: BitSet) -> BitSet {
    left._combined(with: right) { $0 | $1 }
  }

  /// Forms the union with another set in place (bitwise OR).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func |= (left: inout BitSet, right: BitSet) {
    left._combine(with: right) { $0 | $1 }
  }

  /// Returns the intersection of two sets: the bits that are 1 in both (bitwise AND).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func & (left: BitSet, right: BitSet) -> BitSet {
    left._combined(with: right) { $0 & $1 }
  }

  /// Forms the intersection with another set in place (bitwise AND).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func &= (left: inout BitSet, right: BitSet) {
    left._combine(with: right) { $0 & $1 }
  }

  /// Returns the symmetric difference of two sets: the bits that are 1 in exactly one (bitwise XOR).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func ^ (left: BitSet, right: BitSet) -> BitSet {
    left._combined(with: right) { $0 ^ $1 }
  }

  /// Forms the symmetric difference with another set in place (bitwise XOR).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func ^= (left: inout BitSet, right: BitSet) {
    left._combine(with: right) { $0 ^ $1 }
  }

  /// Returns the complement of a set: each bit flipped (bitwise NOT).
  ///
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static prefix func ~ (bits: BitSet) -> BitSet {
    var result = bits
    for place in result._words.indices { result._words[place] = ~result._words[place] }
    result._clearBehindTheEnd()
    return result
  }

  /// Returns the bits shifted to higher indices; bits shifted past the end are dropped.
  ///
  ///     (BitSet(bitCount: 5, ones: [0, 3]) << 1).ones  // [1, 4]
  ///
  /// - Precondition: The distance is not negative.
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func << (bits: BitSet, distance: Int) -> BitSet {
    precondition(distance >= 0, "the distance is negative")
    var result = BitSet(bitCount: bits.bitCount)
    let (words, rest) = (distance >> 6, UInt64(distance & 63))
    let count = bits._words.count - words
    if count <= 0 { return result }
    bits._words.withUnsafeBufferPointer { old in
      result._words.withUnsafeMutableBufferPointer { new in
        let (old, new) = (old.baseAddress!, new.baseAddress! + words)
        new[0] = old[0] &<< rest
        // By 64 − rest, which may be 64.
        for place in 1..<count {
          new[place] = old[place] &<< rest | (old[place &- 1] &>> 1) &>> (63 &- rest)
        }
      }
    }
    result._clearBehindTheEnd()
    return result
  }

  /// Shifts the bits to higher indices in place; bits shifted past the end are dropped.
  ///
  /// - Precondition: The distance is not negative.
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func <<= (bits: inout BitSet, distance: Int) {
    bits = bits << distance
  }

  /// Shifts the bits to lower indices in place; bits shifted past index 0 are dropped.
  ///
  /// - Precondition: The distance is not negative.
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func >>= (bits: inout BitSet, distance: Int) {
    bits = bits >> distance
  }

  /// Returns the bits shifted to lower indices; bits shifted past index 0 are dropped.
  ///
  ///     (BitSet(bitCount: 5, ones: [0, 3]) >> 1).ones  // [2]
  ///
  /// - Precondition: The distance is not negative.
  /// - Complexity: O(*n* / 64) for *n* bits.
  public static func >> (bits: BitSet, distance: Int) -> BitSet {
    precondition(distance >= 0, "the distance is negative")
    var result = BitSet(bitCount: bits.bitCount)
    let (words, rest) = (distance >> 6, UInt64(distance & 63))
    let last = bits._words.count - words - 1
    if last < 0 { return result }
    bits._words.withUnsafeBufferPointer { old in
      result._words.withUnsafeMutableBufferPointer { new in
        let (old, new) = (old.baseAddress! + words, new.baseAddress!)
        // By 64 − rest, which may be 64.
        for place in 0..<last {
          new[place] = old[place] &>> rest | (old[place &+ 1] &<< 1) &<< (63 &- rest)
        }
        new[last] = old[last] &>> rest
      }
    }
    return result
  }
}

extension BitSet: CustomStringConvertible {
  /// The indices of the bits that are 1, formatted like an array: `[0, 3, 5]`.
  public var description: String { "\(ones)" }
}

// MARK: - Core

extension BitSet {
  @inline(__always)
  private func _combined(with other: BitSet, _ combine: (UInt64, UInt64) -> UInt64) -> BitSet {
    var result = self
    result._combine(with: other, combine)
    return result
  }

  @inline(__always)
  private mutating func _combine(with other: BitSet, _ combine: (UInt64, UInt64) -> UInt64) {
    precondition(bitCount == other.bitCount, "the sets have different numbers of bits")
    other._words.withUnsafeBufferPointer { others in
      _words.withUnsafeMutableBufferPointer { words in
        for place in words.indices { words[place] = combine(words[place], others[place]) }
      }
    }
  }

  private mutating func _clearBehindTheEnd() {
    if bitCount & 63 > 0 { _words[_words.count - 1] &= ~(.max << UInt64(bitCount & 63)) }
  }
}
