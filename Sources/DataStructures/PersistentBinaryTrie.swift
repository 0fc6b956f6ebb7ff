// A binary trie over the bits of numbers, from the most significant one on, of which each change copies a path (see
// PersistentSegmentTree.swift): the number of numbers in a subtree is the difference of two versions.

/// A fully persistent multiset of nonnegative integers with minimum and maximum XOR queries: each change makes a new
/// version, and any version can be queried and changed.
///
/// If version *i* has the first *i* numbers of an array, those of a range are what one version has without another:
///
///     var trie = PersistentBinaryTrie(upTo: 100)
///     for (version, number) in [5, 9, 12, 9].enumerated() { trie.insert(number, in: version) }
///     trie.largest(xor: 6, in: 4)  // 15: 9 ^ 6
///     // Of 12 and 9, which are at 2..<4:
///     trie.smallest(xor: 4, in: 4, without: 2)  // 8: 12 ^ 4
///     trie.count(below: 10, in: 4, without: 2)  // 1
///
/// If the version of each vertex of a tree has the numbers on the path from the root to it, those on the path between
/// two vertices are in the versions of both, without those of their lowest common ancestor and of its parent:
///
///     // The root's number is 5; it has two children with 9 and 12.
///     var paths = PersistentBinaryTrie(upTo: 100)
///     let root = paths.insert(5, in: 0)
///     let (left, right) = (paths.insert(9, in: root), paths.insert(12, in: root))
///     paths.largest(xor: 3, in: [left, right], without: [root, 0])  // 15: 12 ^ 3
///
/// For a single version at a time a ``BinaryTrie`` is faster, and takes less memory.
public struct PersistentBinaryTrie: Sendable {
  internal struct _Node: Sendable {
    /// The two children; node 0, whose children are both itself, is an empty subtree.
    ///
    /// The nodes of the last bit have none: numbers end there.
    internal var _zero: Int32 = 0
    internal var _one: Int32 = 0
    /// How many numbers have a 0 here.
    ///
    /// How many there are is known from above, so that no node is read that is not on the way.
    internal var _zeroCount: Int32 = 0

    @inline(__always)
    internal func _child(_ bit: Int) -> Int { Int(bit == 1 ? _one : _zero) }
  }

  /// The number of bits of each number.
  private let _bits: Int
  private var _nodes = [_Node()]
  /// The root of each version, and its number of numbers.
  private var _roots: [(node: Int32, count: Int32)] = [(0, 0)]

  /// Creates a trie with one version, which is empty.
  ///
  /// - Parameter largest: The largest number that is ever stored or combined with; not negative.
  /// - Complexity: O(1)
  public init(upTo largest: Int) {
    precondition(largest >= 0, "the largest number is negative")
    _bits = Int.bitWidth - largest.leadingZeroBitCount
  }

  /// The number of versions: they are 0 ..< `versionCount`, in order of creation; 0 is empty.
  ///
  /// - Complexity: O(1)
  public var versionCount: Int { _roots.count }

  /// Reserves memory for the given number of new versions, so that making them does not reallocate.
  ///
  /// - Parameter count: The number of new versions, not negative.
  /// - Precondition: All versions together have at most 2³¹ nodes, including these.
  /// - Complexity: O(*m* + *vb*) for *v* versions, a trie of *m* nodes, and *b* bits of the largest number.
  public mutating func reserveVersions(_ count: Int) {
    precondition(count >= 0, "a count must not be negative")
    let room = (1 << 31 - _nodes.count) / Swift.max(_bits, 1)
    precondition(count <= room, "there are at most 2³¹ nodes")
    _roots.reserveCapacity(_roots.count + count)
    _nodes.reserveCapacity(_nodes.count + count * _bits)
  }

  /// Makes a new version by inserting a number into another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: All versions together have at most 2³¹ nodes.
  /// - Complexity: O(*b*) for *b* bits of the largest number; *b* nodes of 12 bytes are allocated.
  @discardableResult
  public mutating func insert(_ number: Int, in version: Int) -> Int {
    _check(number)
    return _change(number, in: version, by: 1)
  }

  /// Makes a new version by removing one occurrence of a number from another one, and returns the number of the new
  /// version, or `nil` if the number is not there: then no version is made.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: All versions together have at most 2³¹ nodes.
  /// - Complexity: O(*b*) for *b* bits of the largest number; *b* nodes of 12 bytes are allocated.
  @discardableResult
  public mutating func remove(_ number: Int, in version: Int) -> Int? {
    count(of: number, in: version) == 0 ? nil : _change(number, in: version, by: -1)
  }

  /// Returns the number of numbers in a version, with multiplicity, without those of another one.
  ///
  /// - Parameters:
  ///   - version: In 0 ..< `versionCount`.
  ///   - other: A version all of whose numbers are in the first one as often.
  /// - Complexity: O(1)
  public func count(in version: Int, without other: Int = 0) -> Int {
    Int(_root(version).count) - Int(_root(other).count)
  }

  /// Returns the number of occurrences of a number in a version, without those in another one.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced.
  ///   - version: In 0 ..< `versionCount`.
  ///   - other: A version all of whose numbers are in the first one as often.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func count(of number: Int, in version: Int, without other: Int = 0) -> Int {
    _check(number)
    return _descend(in: version, without: other) { bit, _, _ in number >> bit & 1 }
  }
}

// MARK: - XOR

extension PersistentBinaryTrie {
  /// Returns the minimum XOR of the given number and one that is in a version, and not in another one, or `nil` if there
  /// is none.
  ///
  /// The stored number is the XOR of the result and `number`.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced; 0 finds the smallest number.
  ///   - version: In 0 ..< `versionCount`.
  ///   - other: A version all of whose numbers are in the first one as often.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func smallest(xor number: Int = 0, in version: Int, without other: Int = 0) -> Int? {
    smallest(0, xor: number, in: version, without: other)
  }

  /// Returns the maximum XOR of the given number and one that is in a version, and not in another one, or `nil` if there
  /// is none.
  ///
  /// The stored number is the XOR of the result and `number`.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced; 0 finds the largest number.
  ///   - version: In 0 ..< `versionCount`.
  ///   - other: A version all of whose numbers are in the first one as often.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func largest(xor number: Int = 0, in version: Int, without other: Int = 0) -> Int? {
    let count = count(in: version, without: other)
    return smallest(count - 1, xor: number, in: version, without: other)
  }

  /// Returns the *k*-th smallest XOR of the given number and those that are in a version, and not in another one, or
  /// `nil` if there are not that many.
  ///
  ///     var trie = PersistentBinaryTrie(upTo: 15)
  ///     for (version, number) in [3, 9, 5].enumerated() { trie.insert(number, in: version) }
  ///     trie.smallest(1, in: 3)  // 5: of 3, 5 and 9
  ///     trie.smallest(1, xor: 8, in: 3)  // 11: of 1, 11 and 13
  ///
  /// - Parameters:
  ///   - k: The number of XORs that are smaller, or equal and counted before: 0 finds the smallest one.
  ///   - number: Not negative, and at most the largest one that was announced; 0 finds the *k*-th smallest number.
  ///   - version: In 0 ..< `versionCount`.
  ///   - other: A version all of whose numbers are in the first one as often.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func smallest(
    _ k: Int, xor number: Int = 0, in version: Int, without other: Int = 0
  ) -> Int? {
    _check(number)
    if k < 0 || k >= count(in: version, without: other) { return nil }
    var (rest, result) = (k, 0)
    _descend(in: version, without: other) { bit, zeroCount, count in
      // Invariant: the result has the higher bits, and `rest` smaller ones have the same.
      let way = number >> bit & 1
      let near = way == 0 ? zeroCount : count - zeroCount
      if rest < near { return way }
      rest -= near
      result |= 1 << bit
      return 1 - way
    }
    return result
  }

  /// Returns how many numbers that are in a version, and not in another one, have an XOR with the given number that is
  /// less than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - number: Not negative, and at most the largest one that was announced; 0 counts the numbers below the bound.
  ///   - version: In 0 ..< `versionCount`.
  ///   - other: A version all of whose numbers are in the first one as often.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func count(
    below bound: Int, xor number: Int = 0, in version: Int, without other: Int = 0
  ) -> Int {
    _check(number)
    if bound <= 0 { return 0 }
    if bound >> _bits > 0 { return count(in: version, without: other) }
    var below = 0
    _descend(in: version, without: other) { bit, zeroCount, count in
      // Invariant: the XORs of the numbers below agree with the bound in all higher bits.
      let way = number >> bit & 1
      if bound >> bit & 1 == 0 { return way }
      below += way == 0 ? zeroCount : count - zeroCount
      return 1 - way
    }
    return below
  }

  /// Returns the minimum XOR of the given number and one that is in several versions, and not in others, or `nil` if
  /// there is none.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced; 0 finds the smallest number.
  ///   - versions: In 0 ..< `versionCount`; the numbers of all of them count.
  ///   - others: Versions all of whose numbers together are in the first ones as often.
  /// - Complexity: O(*bv*) for *b* bits of the largest number and *v* versions.
  public func smallest(xor number: Int = 0, in versions: [Int], without others: [Int]) -> Int? {
    _result(of: number, preferring: 0, versions, others)
  }

  /// Returns the maximum XOR of the given number and one that is in several versions, and not in others, or `nil` if
  /// there is none.
  ///
  /// - Parameters:
  ///   - number: Not negative, and at most the largest one that was announced; 0 finds the largest number.
  ///   - versions: In 0 ..< `versionCount`; the numbers of all of them count.
  ///   - others: Versions all of whose numbers together are in the first ones as often.
  /// - Complexity: O(*bv*) for *b* bits of the largest number and *v* versions.
  public func largest(xor number: Int = 0, in versions: [Int], without others: [Int]) -> Int? {
    _result(of: number, preferring: 1, versions, others)
  }
}

// MARK: - Core

extension PersistentBinaryTrie {
  private func _check(_ number: Int) {
    precondition(number >= 0 && number >> _bits == 0, "the number is negative or too large")
  }

  @inline(__always)
  private func _root(_ version: Int) -> (node: Int32, count: Int32) {
    precondition(0 <= version && version < _roots.count, "no version has this number")
    return _roots[version]
  }

  /// Follows a way down in two versions at once, and returns how many numbers are at its end.
  ///
  /// - Parameter choice: Returns the next bit of the way, given its place, how many numbers have a 0 there, and how many
  ///   there are.
  @inline(__always)
  @discardableResult
  private func _descend(
    in version: Int, without other: Int,
    _ choice: (_ bit: Int, _ zeroCount: Int, _ count: Int) -> Int
  ) -> Int {
    let (root, otherRoot) = (_root(version), _root(other))
    var (place, otherPlace) = (Int(root.node), Int(otherRoot.node))
    var count = Int(root.count) - Int(otherRoot.count)
    _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      for bit in (0..<_bits).reversed() {
        let (node, less) = (nodes[place], nodes[otherPlace])
        let zeroCount = Int(node._zeroCount) - Int(less._zeroCount)
        let way = choice(bit, zeroCount, count)
        count = way == 0 ? zeroCount : count - zeroCount
        (place, otherPlace) = (node._child(way), less._child(way))
      }
    }
    return count
  }

  /// Copies the way to a number, and changes the counts on it.
  private mutating func _change(_ number: Int, in version: Int, by step: Int32) -> Int {
    let root = _root(version)
    let first = _nodes.count
    precondition(first + _bits <= 1 << 31, "there are at most 2³¹ nodes")
    _roots.append((_bits == 0 ? 0 : Int32(truncatingIfNeeded: first), root.count + step))
    _nodes.append(contentsOf: repeatElement(_Node(), count: _bits))
    _nodes.withUnsafeMutableBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      var (place, new) = (Int(root.node), first)
      for bit in (0..<_bits).reversed() {
        var node = nodes[place]
        let way = number >> bit & 1
        place = node._child(way)
        let next = bit == 0 ? 0 : Int32(truncatingIfNeeded: new + 1)
        if way == 1 {
          node._one = next
        } else {
          node._zero = next
          node._zeroCount += step
        }
        nodes[new] = node
        new += 1
      }
    }
    return _roots.count - 1
  }

  /// - Parameter wanted: The preferred bit of the result where there are numbers on both sides.
  private func _result(
    of number: Int, preferring wanted: Int, _ versions: [Int], _ others: [Int]
  ) -> Int? {
    _check(number)
    var places = versions.map { Int(_root($0).node) }
    var otherPlaces = others.map { Int(_root($0).node) }
    func sum(_ versions: [Int]) -> Int { versions.reduce(0) { $0 + Int(_roots[$1].count) } }
    func zeroCount(_ places: [Int]) -> Int {
      places.reduce(0) { $0 + Int(_nodes[$1]._zeroCount) }
    }
    var count = sum(versions) - sum(others)
    if count <= 0 { return nil }
    var result = 0
    for bit in (0..<_bits).reversed() {
      let zeroCount = zeroCount(places) - zeroCount(otherPlaces)
      let preferred = number >> bit & 1 ^ wanted
      let isThere = (preferred == 0 ? zeroCount : count - zeroCount) > 0
      let way = isThere ? preferred : 1 - preferred
      result |= (number >> bit & 1 ^ way) << bit
      count = way == 0 ? zeroCount : count - zeroCount
      for index in places.indices { places[index] = _nodes[places[index]]._child(way) }
      for index in otherPlaces.indices {
        otherPlaces[index] = _nodes[otherPlaces[index]]._child(way)
      }
    }
    return result
  }
}
