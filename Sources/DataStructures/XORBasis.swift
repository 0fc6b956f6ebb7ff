// Gaussian elimination over GF(2): the bits of a number are a row vector, and XOR adds rows. Knuth, TAOCP vol. 2,
// 4.6.2.

/// The linear span of numbers under XOR: the XORs of all their subsets (linear basis, XOR basis).
///
///     var basis = XORBasis([0b0110, 0b0101])
///     basis.insert(0b0011)  // false: it is the exclusive or of the two
///     basis.contains(0b0011)  // true
///     basis.largest(xor: 0b1001)  // 15: 0b1001 ^ 0b0110
///     (0..<4).map { basis[$0] }  // [0, 3, 5, 6]
///
/// It keeps a basis of linearly independent vectors only, not the numbers themselves. Two are equal if their spans are:
///
///     XORBasis([5, 9]) == XORBasis([9, 12])  // true: 5 ^ 9 is 12
public struct XORBasis: Hashable, Sendable {
  /// The reduced basis of the span in ascending order: the highest bit of each vector is in no other one.
  ///
  ///     XORBasis([5, 12, 13]).vectors  // [1, 4, 8]
  ///
  /// - Complexity: O(1)
  public private(set) var vectors: [Int] = []

  /// Creates the basis of no numbers, whose span is {0}: the XOR of the empty subset.
  public init() {}

  /// Creates the basis of the given numbers.
  ///
  /// - Parameter numbers: Integers, none negative.
  /// - Complexity: O(*n* · *r*) for *n* numbers of rank *r*, which is 63 at most.
  @inlinable
  public init(_ numbers: some Sequence<Int>) {
    self.init()
    for number in numbers { insert(number) }
  }

  /// Creates the basis of vectors in ascending order, each with a highest bit of its own.
  internal init(_echelon vectors: some Sequence<Int>) {
    self.vectors.reserveCapacity(Int.bitWidth - 1)
    // Those before have no bit as high as the next one's highest.
    for vector in vectors { self.vectors.append(smallest(xor: vector)) }
  }

  /// The dimension of the span, which has 2 to the power of `rank` elements.
  ///
  /// Each of them is the XOR of equally many subsets of the numbers.
  ///
  /// - Complexity: O(1)
  public var rank: Int { vectors.count }

  /// Inserts a number, and returns whether it is linearly independent of those before.
  ///
  /// - Parameter number: Not negative.
  /// - Returns: Whether the number was not in the span, so that the span has doubled.
  /// - Complexity: O(*r*), where *r* is the rank.
  @discardableResult
  public mutating func insert(_ number: Int) -> Bool {
    let rest = smallest(xor: number)
    if rest == 0 { return false }
    let bit = Self._highestBit(rest)
    for place in vectors.indices where vectors[place] & bit != 0 { vectors[place] ^= rest }
    vectors.insert(rest, at: vectors.firstIndex { $0 > rest } ?? vectors.count)
    return true
  }

  /// Returns whether a number is in the span: the XOR of some subset of the numbers.
  ///
  /// - Parameter number: Not negative.
  /// - Complexity: O(*r*), where *r* is the rank.
  public func contains(_ number: Int) -> Bool {
    smallest(xor: number) == 0
  }

  /// Returns the maximum XOR of a number and an element of the span.
  ///
  ///     XORBasis([5, 9, 12]).largest()  // 12: 5 ^ 9
  ///
  /// - Parameter number: Not negative; 0 by default, for the maximum of the span itself.
  /// - Complexity: O(*r*), where *r* is the rank.
  public func largest(xor number: Int = 0) -> Int {
    precondition(number >= 0, "the number is negative")
    return vectors.reduce(number) { Swift.max($0, $0 ^ $1) }
  }

  /// Returns the minimum XOR of a number and an element of the span.
  ///
  /// - Parameter number: Not negative.
  /// - Complexity: O(*r*), where *r* is the rank.
  public func smallest(xor number: Int) -> Int {
    precondition(number >= 0, "the number is negative")
    return vectors.reduce(number) { Swift.min($0, $0 ^ $1) }
  }

  /// Accesses the *k*-th smallest element of the span, counted from 0.
  ///
  /// - Parameter place: The index *k*; not negative, and less than 2 to the power of `rank`.
  /// - Complexity: O(*r*), where *r* is the rank.
  public subscript(place: Int) -> Int {
    precondition(
      place >= 0 && place >> rank == 0, "the place is not in 0 ..< 2 to the power of the rank")
    return vectors.indices.reduce(0) { place >> $1 & 1 == 1 ? $0 ^ vectors[$1] : $0 }
  }

  /// Returns a basis of the numbers that are in both spans.
  ///
  ///     let both = XORBasis([0b0110, 0b0001]).intersection(with: XORBasis([0b0111, 0b1000]))
  ///     (0..<1 << both.rank).map { both[$0] }  // [0, 7]
  ///
  /// - Parameter other: The basis of another span.
  /// - Complexity: O(*r*²), where *r* is the sum of the ranks.
  public func intersection(with other: XORBasis) -> XORBasis {
    // Zassenhaus: independent vectors, each with the part of its sum that comes from this basis.
    var rows = vectors.map { (vector: $0, part: $0) }
    var both = XORBasis()
    for vector in other.vectors {
      var rest = (vector: vector, part: 0)
      for row in rows where rest.vector & Self._highestBit(row.vector) != 0 {
        rest = (rest.vector ^ row.vector, rest.part ^ row.part)
      }
      if rest.vector == 0 {
        both.insert(rest.part)
      } else {
        rows.append(rest)
      }
    }
    return both
  }

  private static func _highestBit(_ number: Int) -> Int {
    1 << (Int.bitWidth - 1 - number.leadingZeroBitCount)
  }
}

extension XORBasis: CustomStringConvertible {
  /// The basis vectors in ascending order, formatted like an array: `[3, 5]`.
  public var description: String { "\(vectors)" }
}
