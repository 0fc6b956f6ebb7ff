// A binary trie over the bits of numbers, from the most significant one on. Fredkin, "Trie memory", 1960.

/// A multiset of nonnegative integers with minimum and maximum XOR queries: a binary trie.
///
///     var trie = BinaryTrie(upTo: 100)
///     for number in [5, 9, 12, 9] { trie.insert(number) }
///     trie.largest(xor: 6)  // 15: 9 ^ 6
///     trie.smallest(xor: 4)  // 1: 5 ^ 4
///     trie.remove(9)  // true: one of the two
///     trie.count(below: 8, xor: 6)  // 1: 5 ^ 6 is 3
///
/// For the mex of all numbers of a set after an XOR with *x*, the least natural number that is none of them, let the trie
/// have the numbers that are missing in the set, of those below a power of two that is greater than *x* and the set's
/// numbers: it is `smallest(xor: x)`, or that power if none is missing.
///
/// For the numbers in a range of an array, or on a path of a tree, use ``PersistentBinaryTrie``, for XORs of any subset
/// of the numbers ``XORBasis``.
public struct BinaryTrie: Sendable {
  /// The number of bits of each number.
  private let _bits: Int
  /// The two children of each node, or 0 for none: that is the root.
  private var _children: [(zero: Int32, one: Int32)] = [(0, 0)]
  /// For each node, how many numbers are in its subtree: 0 only for the root and for free nodes.
  private var _counts: [Int32] = [0]
  /// The head of the list of free nodes, or 0; each links to the next one in place of a child.
  private var _free: Int32 = 0

  /// Creates an empty trie.
  ///
  /// - Parameter largest: The largest number that is ever stored or combined with; not negative.
  /// - Complexity: O(1)
  public init(upTo largest: Int) {
    precondition(largest >= 0, "the largest number is negative")
    _bits = Int.bitWidth - largest.leadingZeroBitCount
  }

  /// The number of numbers stored, with multiplicity.
  ///
  /// - Complexity: O(1)
  public var count: Int { Int(_counts[0]) }

  /// Whether the trie is empty.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { count == 0 }

  /// Inserts a number.
  ///
  /// - Parameter number: Not negative, and at most the largest one that was announced.
  /// - Complexity: O(*b*) for *b* bits of the largest number; at most *b* nodes of 12 bytes are allocated or reused.
  public mutating func insert(_ number: Int) {
    _check(number)
    _counts[0] += 1
    var node = 0
    for bit in (0..<_bits).reversed() {
      var next = _child(of: node, number >> bit & 1)
      if next == 0 {
        next = _newNode()
        _setChild(of: node, number >> bit & 1, next)
      }
      node = next
      _counts[node] += 1
    }
  }

  /// Removes one occurrence of a number.
  ///
  /// - Parameter number: Not negative, and at most the largest one that was announced.
  /// - Returns: Whether the number was present.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  @discardableResult
  public mutating func remove(_ number: Int) -> Bool {
    if count(of: number) == 0 { return false }
    _counts[0] -= 1
    var node = 0
    for bit in (0..<_bits).reversed() {
      // Invariant: the nodes above this one have been decremented, and are freed if their subtree is empty.
      let next = _child(of: node, number >> bit & 1)
      _counts[next] -= 1
      if node > 0 && _counts[node] == 0 {
        _giveBack(node)
      } else if _counts[next] == 0 {
        _setChild(of: node, number >> bit & 1, 0)
      }
      node = next
    }
    if node > 0 && _counts[node] == 0 { _giveBack(node) }
    return true
  }

  /// Returns the number of occurrences of a number.
  ///
  /// - Parameter number: Not negative, and at most the largest one that was announced.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func count(of number: Int) -> Int {
    _check(number)
    var node = 0
    for bit in (0..<_bits).reversed() {
      node = _child(of: node, number >> bit & 1)
      if node == 0 { return 0 }
    }
    return Int(_counts[node])
  }

  /// Returns the minimum XOR of the given number and a stored one, or `nil` if the trie is empty.
  ///
  /// The stored number is the XOR of the result and `number`.
  ///
  /// - Parameter number: Not negative, and at most the largest one that was announced; 0 finds the smallest number.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func smallest(xor number: Int = 0) -> Int? {
    _check(number)
    return isEmpty ? nil : _result(of: number, preferring: 0)
  }

  /// Returns the maximum XOR of the given number and a stored one, or `nil` if the trie is empty.
  ///
  /// The stored number is the XOR of the result and `number`.
  ///
  /// - Parameter number: Not negative, and at most the largest one that was announced; 0 finds the largest number.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func largest(xor number: Int = 0) -> Int? {
    _check(number)
    return isEmpty ? nil : _result(of: number, preferring: 1)
  }

  /// Returns the *k*-th smallest XOR of the given number and the stored ones, or `nil` if there are not that many.
  ///
  ///     var trie = BinaryTrie(upTo: 15)
  ///     for number in [3, 9, 5] { trie.insert(number) }
  ///     trie.smallest(1)  // 5: of 3, 5 and 9
  ///     trie.smallest(1, xor: 8)  // 11: of 1, 11 and 13
  ///
  /// - Parameters:
  ///   - k: The number of XORs that are smaller, or equal and counted before: 0 finds the smallest one.
  ///   - number: Not negative, and at most the largest one that was announced; 0 finds the *k*-th smallest number.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func smallest(_ k: Int, xor number: Int = 0) -> Int? {
    _check(number)
    if k < 0 || k >= count { return nil }
    var (node, rest, result) = (0, k, 0)
    for bit in (0..<_bits).reversed() {
      // Invariant: the result has the higher bits, and `rest` smaller ones have the same.
      let near = _child(of: node, number >> bit & 1)
      let nearCount = near == 0 ? 0 : Int(_counts[near])
      if rest < nearCount {
        node = near
      } else {
        rest -= nearCount
        result |= 1 << bit
        node = _child(of: node, 1 - number >> bit & 1)
      }
    }
    return result
  }

  /// Returns how many stored numbers have an XOR with the given number that is less than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - number: Not negative, and at most the largest one that was announced; 0 counts the stored numbers below the
  ///     bound.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func count(below bound: Int, xor number: Int = 0) -> Int {
    _check(number)
    if bound <= 0 { return 0 }
    if bound >> _bits > 0 { return count }
    var (node, below) = (0, 0)
    for bit in (0..<_bits).reversed() {
      // Invariant: the XORs of the numbers in the node's subtree agree with the bound in all higher bits.
      if bound >> bit & 1 == 1 {
        let less = _child(of: node, number >> bit & 1)
        if less > 0 { below += Int(_counts[less]) }
        node = _child(of: node, 1 - number >> bit & 1)
      } else {
        node = _child(of: node, number >> bit & 1)
      }
      if node == 0 { break }
    }
    return below
  }
}

// MARK: - Core

extension BinaryTrie {
  private func _check(_ number: Int) {
    precondition(number >= 0 && number >> _bits == 0, "the number is negative or too large")
  }

  @inline(__always)
  private func _child(of node: Int, _ bit: Int) -> Int {
    Int(bit == 1 ? _children[node].one : _children[node].zero)
  }

  @inline(__always)
  private mutating func _setChild(of node: Int, _ bit: Int, _ child: Int) {
    if bit == 1 { _children[node].one = Int32(child) } else { _children[node].zero = Int32(child) }
  }

  /// Returns a node without children and with an empty subtree.
  @inline(__always)
  private mutating func _newNode() -> Int {
    if _free == 0 {
      let node = _children.count
      _children.append((0, 0))
      _counts.append(0)
      return node
    }
    let node = Int(_free)
    _free = _children[node].zero
    _children[node] = (0, 0)
    return node
  }

  private mutating func _giveBack(_ node: Int) {
    _children[node] = (zero: _free, one: 0)
    _free = Int32(node)
  }

  /// - Parameter wanted: The preferred bit of the result where both children exist.
  private func _result(of number: Int, preferring wanted: Int) -> Int {
    var (node, result) = (0, 0)
    for bit in (0..<_bits).reversed() {
      let way = number >> bit & 1 ^ wanted
      let preferred = _child(of: node, way)
      if preferred > 0 {
        node = preferred
        result |= wanted << bit
      } else {
        node = _child(of: node, 1 - way)
        result |= (1 - wanted) << bit
      }
    }
    return result
  }
}
