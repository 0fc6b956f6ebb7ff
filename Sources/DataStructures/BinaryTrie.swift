// A tree in which each bit of a number, from the highest on, says which way to go. Fredkin, "Trie memory", 1960.

/// Numbers, equal ones as often as they were put in, and what they come to by exclusive or with another.
///
///     var trie = BinaryTrie(upTo: 100)
///     for number in [5, 9, 12, 9] { trie.insert(number) }
///     trie.largest(xor: 6)  // 15: 9 ^ 6
///     trie.smallest(xor: 4)  // 1: 5 ^ 4
///     trie.remove(9)  // true: one of the two
///     trie.count(below: 8, xor: 6)  // 1: 5 ^ 6 is 3
///
/// If numbers may be combined with each other, ``XORBasis`` tells.
public struct BinaryTrie: Sendable {
  /// How many bits the numbers have.
  private let _bits: Int
  /// For each node where its two children are, or 0: that is the root.
  private var _children: [(zero: Int32, one: Int32)] = [(0, 0)]
  /// For each node how many numbers are below it: none only for the root and for nodes that are not in use.
  private var _counts: [Int32] = [0]
  /// The first of the nodes that are not in use, or 0; each has the next one in the place of a child.
  private var _free: Int32 = 0

  /// Creates an empty trie.
  ///
  /// - Parameter largest: No number will be larger, nor any that they are combined with; not negative.
  /// - Complexity: O(1)
  public init(upTo largest: Int) {
    precondition(largest >= 0, "the largest number is negative")
    _bits = Int.bitWidth - largest.leadingZeroBitCount
  }

  /// How many numbers there are.
  ///
  /// - Complexity: O(1)
  public var count: Int { Int(_counts[0]) }

  /// Whether there is no number.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { count == 0 }

  /// Adds a number.
  ///
  /// - Parameter number: Not negative, and not larger than agreed.
  /// - Complexity: O(*b*) for *b* bits of the largest number; up to *b* nodes of 12 bytes are added, or used again.
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

  /// Takes a number out, once.
  ///
  /// - Parameter number: Not negative, and not larger than agreed.
  /// - Returns: Whether it was there.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  @discardableResult
  public mutating func remove(_ number: Int) -> Bool {
    if count(of: number) == 0 { return false }
    _counts[0] -= 1
    var node = 0
    for bit in (0..<_bits).reversed() {
      // Invariant: those above the node have been counted down, and are given back if nothing is below them any more.
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

  /// Returns how many numbers are equal to the given one.
  ///
  /// - Parameter number: Not negative, and not larger than agreed.
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

  /// Returns the smallest exclusive or of a number and one of those that are there; `nil` if there are none.
  ///
  /// Which one that is, its exclusive or with the number tells.
  ///
  /// - Parameter number: Not negative, and not larger than agreed.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func smallest(xor number: Int) -> Int? {
    _check(number)
    return isEmpty ? nil : _result(of: number, preferring: 0)
  }

  /// Returns the largest exclusive or of a number and one of those that are there; `nil` if there are none.
  ///
  /// Which one that is, its exclusive or with the number tells.
  ///
  /// - Parameter number: Not negative, and not larger than agreed.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func largest(xor number: Int) -> Int? {
    _check(number)
    return isEmpty ? nil : _result(of: number, preferring: 1)
  }

  /// Returns how many numbers come to less than a bound by exclusive or with another one.
  ///
  /// - Parameters:
  ///   - bound: Any number.
  ///   - number: Not negative, and not larger than agreed; 0 counts those that are less themselves.
  /// - Complexity: O(*b*) for *b* bits of the largest number.
  public func count(below bound: Int, xor number: Int) -> Int {
    _check(number)
    if bound <= 0 { return 0 }
    if bound >> _bits > 0 { return count }
    var (node, below) = (0, 0)
    for bit in (0..<_bits).reversed() {
      // Invariant: those below the node agree with the bound in all higher bits, once they are combined.
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

  /// Returns a node without children that has no number below it.
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

  /// - Parameter wanted: The bit of the result to be had where there is a choice.
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
