// Segmented sieve of Eratosthenes, odd numbers only, one bit each.
// Crandall, Pomerance: Prime Numbers, 3.2; Knuth, TAOCP vol. 2, 4.5.4.

/// All primes up to a limit, as an ascending collection with a constant-time primality test.
///
///     let sieve = PrimeSieve(upTo: 30)
///     Array(sieve)       // [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
///     sieve.contains(9)  // false
///     sieve.count        // 10
///     sieve.last         // 29
///
/// The sieve takes one bit for each odd number: 250 KB up to 4,000,000 and 6.25 MB up to 100,000,000. Iterating over it
/// takes no further memory: no array of primes is ever made.
public struct PrimeSieve: Sendable {
  /// The largest number, inclusive, that the sieve covers.
  public let limit: Int

  /// The number of primes up to the limit.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// One bit for each odd number: bit *i* says whether 2*i* + 1 is prime.
  ///
  /// Bit 0 would stand for 1, which is no prime, and stands for 2 instead, so that the set bits are exactly the primes
  /// in ascending order.
  @usableFromInline internal let _words: [UInt64]

  /// Creates a sieve of all primes up to the given limit.
  ///
  ///     PrimeSieve(upTo: 4_000_000).count  // 283146
  ///
  /// - Parameter limit: The largest number that the sieve covers. Below 2 there are no primes: the sieve is empty.
  /// - Complexity: O(*n* log log *n*) time and *n*/16 bytes, where *n* is the limit.
  public init(upTo limit: Int) {
    let words = limit < 2 ? [] : PrimeSieve._sieve(upTo: limit)
    self.limit = limit
    self._words = words
    self.count = words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Returns whether the given number is prime.
  ///
  ///     PrimeSieve(upTo: 100).contains(91)  // false: 7 · 13
  ///
  /// - Parameter number: The number to test, at most the limit of the sieve, or the call traps (generic code that sees
  ///   only a `Sequence` gets `false` there). Numbers below 2 are not prime.
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ number: Int) -> Bool {
    precondition(number <= limit, "the sieve ends before this number")
    if number < 2 { return false }
    if number & 1 == 0 { return number == 2 }
    return _words[number >> 7] >> UInt64((number >> 1) & 63) & 1 == 1
  }
}

extension PrimeSieve: BidirectionalCollection {
  /// The position of a prime in the sieve.
  public struct Index: Comparable, Hashable, Sendable {
    @usableFromInline internal let _bit: Int

    @inlinable
    internal init(_bit: Int) {
      self._bit = _bit
    }

    /// Returns whether one position comes before another.
    @inlinable
    public static func < (left: Index, right: Index) -> Bool {
      left._bit < right._bit
    }
  }

  /// The position of 2, or `endIndex` if the limit is below 2.
  @inlinable public var startIndex: Index { Index(_bit: 0) }

  /// The position after the largest prime.
  @inlinable public var endIndex: Index { Index(_bit: _words.count << 6) }

  /// Returns the prime at the given position.
  ///
  /// - Complexity: O(1)
  @inlinable
  public subscript(position: Index) -> Int {
    precondition(position < endIndex, "no prime at the end index")
    return PrimeSieve._prime(atBit: position._bit)
  }

  /// Returns the position of the next prime.
  ///
  /// - Complexity: O(*g*), where *g* is the gap to the next prime divided by 128.
  @inlinable
  public func index(after position: Index) -> Index {
    precondition(position < endIndex, "no position after the end index")
    var word = position._bit >> 6
    // The bits above the position; `2 << 63` is 0 with smart shifts, and ~(0 - 1) is 0 as wanted.
    var bits = _words[word] & ~((2 as UInt64) << UInt64(position._bit & 63) &- 1)
    while bits == 0 {
      word += 1
      if word == _words.count { return endIndex }
      bits = _words[word]
    }
    return Index(_bit: word << 6 | bits.trailingZeroBitCount)
  }

  /// Returns the position of the previous prime.
  ///
  /// - Complexity: O(*g*), where *g* is the gap to the previous prime divided by 128.
  @inlinable
  public func index(before position: Index) -> Index {
    precondition(position > startIndex, "no position before the start index")
    var word = (position._bit - 1) >> 6
    var bits = _words[word] << UInt64(63 - (position._bit - 1) & 63)
    var top = position._bit - 1
    // Bit 0 is set whenever the collection is not empty, so the walk down ends.
    while bits == 0 {
      word -= 1
      bits = _words[word]
      top = word << 6 | 63
    }
    return Index(_bit: top - bits.leadingZeroBitCount)
  }

  /// An iterator over the primes in ascending order, which handles 64 odd numbers at a time.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline internal let _words: [UInt64]
    @usableFromInline internal var _next = 0
    @usableFromInline internal var _bits: UInt64 = 0

    @inlinable
    internal init(_words: [UInt64]) {
      self._words = _words
    }

    /// Returns the next prime, or `nil` after the largest one.
    @inlinable
    public mutating func next() -> Int? {
      // Invariant: `_bits` are the primes of word `_next - 1` that were not returned yet.
      while _bits == 0 {
        if _next == _words.count { return nil }
        _bits = _words[_next]
        _next &+= 1  // at most `_words.count`
      }
      let bit = _bits.trailingZeroBitCount
      _bits &= _bits &- 1  // drops the lowest set bit; not zero, so it cannot wrap
      return PrimeSieve._prime(atBit: (_next &- 1) << 6 | bit)
    }
  }

  /// Returns an iterator over the primes in ascending order.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(_words: _words)
  }
}

// MARK: - Core

extension PrimeSieve {
  @inlinable
  internal static func _prime(atBit bit: Int) -> Int {
    bit == 0 ? 2 : bit << 1 | 1
  }

  /// The words of one block: 32 KiB, the L1 cache of every x86-64 and arm64 machine, which crossing
  /// off does not leave.
  internal static var _wordsPerBlock: Int { 4096 }

  internal static func _sieve(upTo limit: Int) -> [UInt64] {
    let bitCount = (limit - 1) / 2 + 1
    let wordCount = (bitCount + 63) / 64
    // A third of what is to be cleared are multiples of these primes, which repeat after so many words.
    let (smallest, period) = ([3, 5, 7], 3 * 5 * 7)
    var words = [UInt64](repeating: .max, count: Swift.min(period, wordCount))
    for prime in smallest {
      for bit in stride(from: prime / 2, to: words.count << 6, by: prime) {
        words[bit >> 6] &= ~((1 as UInt64) << UInt64(bit & 63))
      }
    }
    // A part of the words themselves would share their memory, so that each time all would be copied.
    let pattern = words
    words.reserveCapacity(wordCount)
    while words.count < wordCount { words += pattern.prefix(wordCount - words.count) }
    // They are primes themselves.
    for prime in smallest { words[0] |= 1 << UInt64(prime / 2) }
    // Every composite number up to the limit has a prime factor up to its square root.
    let crossing = PrimeSieve(upTo: limit.integerSquareRoot()).filter { $0 > smallest.last! }
    // next[k] is the first bit from the current block on that crossing[k] has to clear; it starts
    // at p², since smaller multiples of p have a smaller factor. p = 2i + 1: bit (p² - 1) / 2.
    var next = crossing.map { ($0 * $0 - 1) / 2 }
    words.withUnsafeMutableBufferPointer { words in
      for start in stride(from: 0, to: words.count, by: _wordsPerBlock) {
        let end = Swift.min(start + _wordsPerBlock, words.count) << 6
        for (k, prime) in crossing.enumerated() {
          var bit = next[k]
          while bit < end {
            words[bit >> 6] &= ~((1 as UInt64) << UInt64(bit & 63))
            bit += prime
          }
          next[k] = bit
        }
      }
      // The last word may extend beyond the limit.
      if bitCount & 63 != 0 {
        words[words.count - 1] &= (1 as UInt64) << UInt64(bitCount & 63) - 1
      }
    }
    return words
  }
}
