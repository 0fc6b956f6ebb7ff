// Gaussian elimination modulo 2: the bits of a number are a row, and exclusive or adds rows.
// Knuth, TAOCP vol. 2, 4.6.2.

/// What numbers come to by exclusive or: of each subset of them the result (linear basis, XOR basis).
///
///     var basis = XORBasis([0b0110, 0b0101])
///     basis.insert(0b0011)  // false: it is the exclusive or of the two
///     basis.contains(0b0011)  // true
///     basis.largest(xor: 0b1001)  // 15: 0b1001 ^ 0b0110
///     (0..<4).map { basis[$0] }  // [0, 3, 5, 6]
///
/// Of the numbers themselves it knows no more than that: a few that are independent, from which all others follow.
public struct XORBasis: Sendable {
  /// In ascending order; the highest bit of each is in no other one.
  private var _vectors: [Int] = []

  /// Creates the basis of no numbers: only 0 is the result of a subset, the empty one.
  public init() {}

  /// Creates the basis of some numbers.
  ///
  /// - Parameter numbers: None negative.
  /// - Complexity: O(*n* · *r*) for *n* numbers of rank *r*, which is 63 at most.
  @inlinable
  public init(_ numbers: some Sequence<Int>) {
    self.init()
    for number in numbers { insert(number) }
  }

  /// How many of the numbers are independent: they have 2 to the power of it results, and each has as many subsets as
  /// any other.
  ///
  /// - Complexity: O(1)
  public var rank: Int { _vectors.count }

  /// Adds a number.
  ///
  /// - Parameter number: Not negative.
  /// - Returns: Whether it was no result before, so that there are twice as many now.
  /// - Complexity: O(*r*), where *r* is the rank.
  @discardableResult
  public mutating func insert(_ number: Int) -> Bool {
    let rest = smallest(xor: number)
    if rest == 0 { return false }
    let bit = Self._highestBit(rest)
    for place in _vectors.indices where _vectors[place] & bit != 0 { _vectors[place] ^= rest }
    _vectors.insert(rest, at: _vectors.firstIndex { $0 > rest } ?? _vectors.count)
    return true
  }

  /// Returns whether a number is the exclusive or of some of the numbers.
  ///
  /// - Parameter number: Not negative.
  /// - Complexity: O(*r*), where *r* is the rank.
  public func contains(_ number: Int) -> Bool {
    smallest(xor: number) == 0
  }

  /// Returns the largest exclusive or of a number and any of the results.
  ///
  ///     XORBasis([5, 9, 12]).largest()  // 12: 5 ^ 9
  ///
  /// - Parameter number: Not negative; 0 if the results alone are meant.
  /// - Complexity: O(*r*), where *r* is the rank.
  public func largest(xor number: Int = 0) -> Int {
    precondition(number >= 0, "the number is negative")
    return _vectors.reduce(number) { Swift.max($0, $0 ^ $1) }
  }

  /// Returns the smallest exclusive or of a number and any of the results.
  ///
  /// - Parameter number: Not negative.
  /// - Complexity: O(*r*), where *r* is the rank.
  public func smallest(xor number: Int) -> Int {
    precondition(number >= 0, "the number is negative")
    return _vectors.reduce(number) { Swift.min($0, $0 ^ $1) }
  }

  /// The result at a place among all of them, which are different, in ascending order.
  ///
  /// - Parameter place: Not negative, and less than 2 to the power of the rank.
  /// - Complexity: O(*r*), where *r* is the rank.
  public subscript(place: Int) -> Int {
    precondition(
      place >= 0 && place >> rank == 0, "the place is not in 0 ..< 2 to the power of the rank")
    return _vectors.indices.reduce(0) { place >> $1 & 1 == 1 ? $0 ^ _vectors[$1] : $0 }
  }

  private static func _highestBit(_ number: Int) -> Int {
    1 << (Int.bitWidth - 1 - number.leadingZeroBitCount)
  }
}

extension XORBasis: CustomStringConvertible {
  /// Independent numbers of which all results are made, in ascending order: `[3, 5]`.
  public var description: String { "\(_vectors)" }
}
