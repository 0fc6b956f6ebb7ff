// All distinct palindromic substrings of a text. Rubinchik, Shur, "EERTREE: An efficient data structure for processing
// palindromes in strings", 2015.

/// The palindromic tree (eertree) of a text: its distinct palindromic substrings, how often they occur, and where.
///
///     let tree = PalindromicTree("banana".utf8)
///     tree.palindromeCount  // 6: b, a, n, ana, nan and anana
///     let state = tree.state(endingAt: 4)
///     tree.range(of: state)  // 2..<5: nan is the longest that ends with the byte at 4
///     tree.palindromeCount(endingAt: 4)  // 2: nan and n
///     tree.occurrenceCounts()[state]  // 1
///
/// A state stands for a palindrome. State 0 is the empty palindrome; the others are numbered in the order in which they
/// first end. At most one palindrome ends for the first time at each byte, so there are no more palindromes than bytes.
/// `suffixLink(of:)` leads through the states of all palindromic suffixes of a palindrome, the longest first, and
/// `state(inside:)` through those of the palindromes around the same center. Both lead to smaller states, so dynamic
/// programming goes through the states in ascending order, or descending.
///
///     let tree = PalindromicTree("banana".utf8)
///     let counts = tree.occurrenceCounts()
///     (1...tree.palindromeCount).map { tree.length(of: $0) * counts[$0] }.max()  // 6: ana is there twice
///
/// The text may be given online, byte by byte.
///
///     var tree = PalindromicTree()
///     "abacab".utf8.map { tree.append($0) }  // [true, true, true, true, true, true]
///     tree.append(UInt8(ascii: "c"))  // false: the longest palindrome at the end is c alone
public struct PalindromicTree: Sendable {
  /// What is known of a palindrome.
  @usableFromInline
  internal struct _State: Sendable {
    @usableFromInline internal let length: Int32

    /// The suffix link: the state of its longest proper palindromic suffix.
    @usableFromInline internal let link: Int32

    /// The state of the palindrome without its first and last byte.
    @usableFromInline internal let inside: Int32

    /// The end of its first occurrence: the number of bytes from the beginning of the text.
    @usableFromInline internal let firstEnd: Int32

    /// The number of its palindromic suffixes, itself included.
    @usableFromInline internal let endingCount: Int32

    /// The newest state of those that have this one inside; 0 for none.
    internal var newestAround: Int32 = 0

    /// Of the states with the same one inside the newest that is older; 0 for none.
    internal let nextAround: Int32

    /// The byte at both ends.
    internal let byte: UInt8
  }

  /// The bytes so far.
  internal var _text: [UInt8] = []

  /// For each byte of the text the state of the longest palindrome that ends at it.
  @usableFromInline internal var _longest: [Int32] = []

  /// The empty palindrome, and the others in the order of their first ends.
  ///
  /// The states around the empty palindrome are in `_shortest` instead.
  @usableFromInline internal var _states = [
    _State(length: 0, link: 0, inside: 0, firstEnd: 0, endingCount: 0, nextAround: 0, byte: 0)
  ]

  /// For each byte the state of it alone, then for each byte the state of it twice; 0 for none.
  internal var _shortest = [Int32](repeating: 0, count: 512)

  /// Creates the tree of the empty text.
  ///
  /// - Complexity: O(*a*) for *a* = 256 bytes.
  public init() {}

  /// Creates the tree of a text.
  ///
  /// - Parameter text: The bytes, at most 2³⁰.
  /// - Complexity: O(*nd*) time at worst, where *n* is the length of the text, and *d* the maximum number of distinct
  ///   bytes that extend a palindrome on both sides, mostly small. O(*n*) space: 5 bytes for each byte, and 32 for each
  ///   palindrome.
  @inlinable
  public init(_ text: some Sequence<UInt8>) {
    self.init(_bytes: Array(text))
  }

  @usableFromInline
  internal init(_bytes text: [UInt8]) {
    precondition(text.count <= 1 << 30, "a text has at most 1073741824 bytes")
    _text = text
    _longest = Array(unsafeUninitializedCapacity: text.count) { longest, filled in
      var state: Int32 = 0
      for index in text.indices {
        _ = _step(&state, at: index)
        longest.initializeElement(at: index, to: state)
      }
      filled = text.count
    }
  }

  /// The number of bytes of the text.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var count: Int { _longest.count }

  /// Unavailable: use `count`.
  @available(*, unavailable, renamed: "count")
  public var textLength: Int { fatalError("unavailable") }

  /// The number of distinct palindromic substrings of the text, without the empty one.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var palindromeCount: Int { _states.count - 1 }

  /// The number of states, which are 0 ..< `stateCount`: one for each palindrome, and 0 for the empty one.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var stateCount: Int { _states.count }
}

extension PalindromicTree {
  /// Appends a byte to the text.
  ///
  /// - Parameter byte: The new last byte.
  /// - Returns: Whether a palindrome ends there for the first time. There is only one, and its state is the last.
  /// - Complexity: Amortized O(*d*), where *d* is the maximum number of distinct bytes that extend a palindrome on both
  ///   sides.
  @discardableResult
  public mutating func append(_ byte: UInt8) -> Bool {
    precondition(count < 1 << 30, "a text has at most 1073741824 bytes")
    _text.append(byte)
    var state = _longest.last ?? 0
    let isNew = _step(&state, at: _longest.count)
    _longest.append(state)
    return isNew
  }

  /// Returns the state of the longest palindrome that ends at a byte of the text.
  ///
  /// The suffix links lead from there to the others that end at the byte.
  ///
  /// - Parameter index: The index of the byte.
  /// - Complexity: O(1)
  @inlinable
  public func state(endingAt index: Int) -> Int {
    _check(index: index)
    return Int(_longest[index])
  }

  /// Returns the number of palindromes that end at a byte of the text, without the empty one.
  ///
  /// The sum over all bytes is the number of palindromic substrings, counted with multiplicity:
  ///
  ///     let tree = PalindromicTree("banana".utf8)
  ///     (0..<tree.count).reduce(0) { $0 + tree.palindromeCount(endingAt: $1) }  // 10
  ///
  /// - Parameter index: The index of the byte.
  /// - Complexity: O(1)
  @inlinable
  public func palindromeCount(endingAt index: Int) -> Int {
    _check(index: index)
    return Int(_states[Int(_longest[index])].endingCount)
  }

  /// Returns the suffix link of a state: the state of its longest proper palindromic suffix; 0 for 0.
  ///
  /// It is also the longest proper palindromic prefix.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func suffixLink(of state: Int) -> Int {
    _check(state)
    return Int(_states[state].link)
  }

  /// Returns the state of a palindrome without its first and last byte; 0 if nothing is left.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func state(inside state: Int) -> Int {
    _check(state)
    return Int(_states[state].inside)
  }

  /// Returns the length of a state's palindrome.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func length(of state: Int) -> Int {
    _check(state)
    return Int(_states[state].length)
  }

  /// Returns the range of the first occurrence of a state's palindrome; `0..<0` for the empty one.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func range(of state: Int) -> Range<Int> {
    _check(state)
    let end = Int(_states[state].firstEnd)
    return end - Int(_states[state].length)..<end
  }

  /// Returns the number of occurrences of each state's palindrome in the text; occurrences may overlap.
  ///
  /// - Returns: One number for each state; that of the empty palindrome is one more than the number of bytes.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func occurrenceCounts() -> [Int] {
    var counts = [Int](repeating: 0, count: stateCount)
    counts[0] = 1
    for state in _longest { counts[Int(state)] += 1 }
    // Wherever a palindrome ends, so does the one that it is linked to; all states that link to a state come after it.
    for state in counts.indices.dropFirst().reversed() {
      counts[Int(_states[state].link)] += counts[state]
    }
    return counts
  }
}

// MARK: - Core

extension PalindromicTree {
  @inlinable
  internal func _check(_ state: Int) {
    precondition(0 <= state && state < _states.count, "the tree has no such state")
  }

  @inlinable
  internal func _check(index: Int) {
    precondition(0 <= index && index < _longest.count, "the text has no such byte")
  }

  /// Moves by the byte at an index: from the longest palindrome that ends before it to the longest that ends at it.
  ///
  /// - Returns: Whether this is a new palindrome, which has no state yet.
  internal mutating func _step(_ state: inout Int32, at index: Int) -> Bool {
    let inside = _inside(Int(state), at: index)
    state = _state(around: inside, _text[index])
    if state > 0 { return false }
    state = Int32(truncatingIfNeeded: stateCount)
    _addState(around: inside, at: index)
    return true
  }

  /// Returns, of a palindrome that ends before an index and its palindromic suffixes, the longest that the byte at the
  /// index also precedes; −1 if it does not precede the empty one either: the byte is a palindrome alone.
  internal func _inside(_ state: Int, at index: Int) -> Int {
    var state = state
    while true {
      let first = index - Int(_states[state].length) - 1
      if first >= 0, _text[first] == _text[index] { return state }
      if state == 0 { return -1 }
      state = Int(_states[state].link)
    }
  }

  /// Returns the state of a palindrome with a byte on both sides, or of the byte alone for −1; 0 if there is none.
  internal func _state(around inside: Int, _ byte: UInt8) -> Int32 {
    if inside <= 0 { return _shortest[(inside + 1) * 256 + Int(byte)] }
    var state = _states[inside].newestAround
    while state > 0, _states[Int(state)].byte != byte { state = _states[Int(state)].nextAround }
    return state
  }

  /// Makes the state of a palindrome with the byte at an index on both sides, or of the byte alone for −1.
  internal mutating func _addState(around inside: Int, at index: Int) {
    let byte = _text[index]
    let state = Int32(truncatingIfNeeded: stateCount)
    var link: Int32 = 0
    if inside >= 0 {
      // The longest proper palindromic suffix of the new palindrome is also its prefix: it ended before, and so has a
      // state.
      let shorter = inside == 0 ? -1 : _inside(Int(_states[inside].link), at: index)
      link = _state(around: shorter, byte)
    }
    _states.append(
      _State(
        length: inside < 0 ? 1 : _states[inside].length + 2, link: link,
        inside: Int32(truncatingIfNeeded: Swift.max(inside, 0)),
        firstEnd: Int32(truncatingIfNeeded: index + 1),
        endingCount: _states[Int(link)].endingCount + 1,
        nextAround: inside > 0 ? _states[inside].newestAround : 0, byte: byte))
    if inside > 0 {
      _states[inside].newestAround = state
    } else {
      _shortest[(inside + 1) * 256 + Int(byte)] = state
    }
  }
}
