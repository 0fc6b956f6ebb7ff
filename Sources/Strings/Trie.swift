// Words as a tree whose edges are bytes: words with a common prefix share its path. Fredkin, "Trie memory", 1960.

/// A trie (prefix tree) of a multiset of words: counts words by prefix, and finds the words that are prefixes of a
/// text.
///
///     var names = Trie(["anna", "an", "anton", "bea"].map(\.utf8))
///     names.count(withPrefix: "an".utf8)  // 3
///     names.contains("ann".utf8)  // false
///     names.prefixLengths(of: "annabell".utf8)  // [2, 4]: an and anna
///     names.insert("ann".utf8)
///     names.remove("anna".utf8)  // true
///     names.prefixLengths(of: "annabell".utf8)  // [2, 3]
///
/// A state stands for a prefix of words; state 0 is the empty one, the root. States are numbered in the order of their
/// creation and keep their numbers, so data of words can be stored in an array, at the index of a word's state:
///
///     var prices: [Int] = []
///     var fruits = Trie()
///     for (fruit, price) in [("fig", 3), ("apple", 1), ("fig", 4)] {
///       let state = fruits.insert(fruit.utf8)
///       while prices.count <= state { prices.append(0) }
///       prices[state] += price
///     }
///     prices[fruits.state(of: "fig".utf8)!]  // 7
///
/// Words, and the bytes of `transitions(from:)`, come in lexicographic order:
///
///     let fruits = Trie(["fig", "apple", "ape"].map(\.utf8))
///     fruits.words(withPrefix: "ap".utf8).map { String(decoding: $0, as: UTF8.self) }  // ["ape", "apple"]
///     fruits.transitions(from: 0).map { Unicode.Scalar($0.byte) }  // ["a", "f"]
///
/// Duplicates count as distinct words. A state takes 32 bytes, and one with more than four children a table besides: 4
/// bytes for each distinct byte of all words so far, rounded up to a power of two.
public struct Trie: Sendable {
  /// What is known of a prefix of words.
  @usableFromInline
  internal struct _Node: Sendable {
    /// Up to four children, 0 for none.
    ///
    /// If there are more, the first is where their table starts in `_tables`.
    @usableFromInline internal var children = SIMD4<Int32>()
    /// The bytes that lead to them, the lowest one to the first.
    @usableFromInline internal var bytes: UInt32 = 0

    /// The number of columns of its table: none, or a power of two.
    @usableFromInline internal var width: Int32 = 0

    /// The number of words that it is a prefix of, and of those that it is itself.
    @usableFromInline internal var wordCount: Int32 = 0
    @usableFromInline internal var endCount: Int32 = 0

    @inlinable
    internal init() {}

    internal func byte(_ slot: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> (8 * slot)) }

    /// The places of its table.
    internal var table: Range<Int> { Int(children[0])..<Int(children[0] + width) }
  }

  @usableFromInline internal var _nodes = [_Node()]

  /// The tables of the states with many children: for each column the child; 0 for none.
  @usableFromInline internal var _tables: [Int32] = []

  /// For each byte its column: they are given out one by one, so that a few distinct bytes need narrow tables only.
  @usableFromInline internal var _columns = [Int32](repeating: .max, count: 256)
  /// For each column its byte.
  internal var _bytes: [UInt8] = []

  /// Creates an empty trie.
  ///
  /// - Complexity: O(*a*) for *a* = 256 bytes.
  public init() {}

  /// Creates a trie of the given words.
  ///
  /// - Parameter words: The bytes of each.
  /// - Complexity: O(*m*), where *m* is the total length of the words.
  @inlinable
  public init(_ words: some Sequence<some Sequence<UInt8>>) {
    self.init()
    for word in words { insert(word) }
  }

  /// The number of words, duplicates included.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { Int(_nodes[0].wordCount) }

  /// Whether the trie contains no words.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The number of states, which are 0 ..< `stateCount`: one for each distinct prefix of a word that is or was in the
  /// trie.
  ///
  /// - Complexity: O(1)
  @inlinable public var stateCount: Int { _nodes.count }
}

extension Trie {
  /// Inserts a word.
  ///
  /// - Parameter word: The bytes of the word. There may be fewer than 2³¹ words, and fewer than 2³¹ distinct prefixes
  ///   of words.
  /// - Returns: The state of the word.
  /// - Complexity: Amortized O(*m*), where *m* is the length of the word.
  @inlinable
  @discardableResult
  public mutating func insert(_ word: some Sequence<UInt8>) -> Int {
    precondition(count < Int32.max, "a tree has fewer than 2147483648 words")
    var state = 0
    _nodes[0].wordCount += 1
    for byte in word {
      let next = _child(of: state, byte)
      state = next > 0 ? next : _addChild(of: state, byte)
      _nodes[state].wordCount += 1
    }
    _nodes[state].endCount += 1
    return state
  }

  /// Removes one occurrence of a word.
  ///
  /// - Parameter word: The bytes of the word.
  /// - Returns: Whether the trie contained the word.
  /// - Complexity: O(*m*), where *m* is the length of the word.
  @inlinable
  @discardableResult
  public mutating func remove(_ word: some Sequence<UInt8>) -> Bool {
    let bytes = Array(word)
    guard let end = state(of: bytes), _nodes[end].endCount > 0 else { return false }
    _nodes[end].endCount -= 1
    var state = 0
    _nodes[0].wordCount -= 1
    for byte in bytes {
      state = _child(of: state, byte)
      _nodes[state].wordCount -= 1
    }
    return true
  }

  /// Returns whether the trie contains a word.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the word.
  @inlinable
  public func contains(_ word: some Sequence<UInt8>) -> Bool {
    count(of: word) > 0
  }

  /// Returns the number of occurrences of a word.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the word.
  @inlinable
  public func count(of word: some Sequence<UInt8>) -> Int {
    state(of: word).map { count(at: $0) } ?? 0
  }

  /// Returns the number of words with the given prefix, the prefix itself included if it is a word.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the prefix.
  @inlinable
  public func count(withPrefix prefix: some Sequence<UInt8>) -> Int {
    state(of: prefix).map { count(from: $0) } ?? 0
  }

  /// Returns the words with the given prefix, the prefix itself included if it is a word.
  ///
  ///     let words = Trie(["to", "tea", "ten", "te", "to"].map(\.utf8))
  ///     words.words(withPrefix: "te".utf8) == ["te", "tea", "ten"].map { Array($0.utf8) }  // true
  ///     words.words(withPrefix: []).count  // 5: all
  ///
  /// - Returns: The bytes of the words, in lexicographic order; duplicates are repeated.
  /// - Complexity: O(*m* + *w* + *s* log *d*), where *m* is the length of the prefix, *w* the total length of the
  ///   words, *s* the number of states below the prefix, and *d* the maximum number of distinct bytes that follow one;
  ///   if that is more than four, log *d* becomes the number of distinct bytes of all words so far.
  @inlinable
  public func words(withPrefix prefix: some Sequence<UInt8>) -> [[UInt8]] {
    let beginning = Array(prefix)
    return state(of: beginning).map { _words(beginning, from: $0) } ?? []
  }

  /// Returns the lengths of the words that are prefixes of a text, each once, in ascending order.
  ///
  /// The number of ways to split a text into words:
  ///
  ///     let words = Trie(["a", "ab", "b", "ba"].map(\.utf8))
  ///     let text = Array("abba".utf8)
  ///     var ways = [1] + text.map { _ in 0 }  // to cut what precedes each place
  ///     for start in text.indices {
  ///       for length in words.prefixLengths(of: text[start...]) { ways[start + length] += ways[start] }
  ///     }
  ///     ways[text.count]  // 4
  ///
  /// - Complexity: O(*m*), where *m* is the length of the longest prefix of the text that is a prefix of a word.
  @inlinable
  public func prefixLengths(of text: some Sequence<UInt8>) -> [Int] {
    var lengths: [Int] = []
    var (state, length) = (0, 0)
    if count(at: 0) > 0 { lengths.append(0) }
    for byte in text {
      guard let next = self.state(after: state, byte) else { break }
      state = next
      length += 1
      if count(at: state) > 0 { lengths.append(length) }
    }
    return lengths
  }
}

extension Trie {
  /// Returns the state of a prefix; `nil` if no word begins with it.
  ///
  /// The state of the empty prefix is 0, even if there are no words.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the prefix.
  @inlinable
  public func state(of prefix: some Sequence<UInt8>) -> Int? {
    var state = 0
    for byte in prefix {
      state = _child(of: state, byte)
      if state == 0 { return nil }
    }
    // A word that passes through a state also passes through those before it.
    return state == 0 || _nodes[state].wordCount > 0 ? state : nil
  }

  /// Returns the child of a state by a byte; `nil` if no word has that prefix.
  ///
  /// - Parameters:
  ///   - state: The current state; 0 when nothing has been read.
  ///   - byte: The next byte.
  /// - Complexity: O(1)
  @inlinable
  public func state(after state: Int, _ byte: UInt8) -> Int? {
    _check(state)
    let next = _child(of: state, byte)
    return next > 0 && _nodes[next].wordCount > 0 ? next : nil
  }

  /// Returns the number of words that end at a state: the occurrences of its prefix as a word.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func count(at state: Int) -> Int {
    _check(state)
    return Int(_nodes[state].endCount)
  }

  /// Returns the number of words that pass through a state or end there: those with its prefix.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func count(from state: Int) -> Int {
    _check(state)
    return Int(_nodes[state].wordCount)
  }

  /// Returns the children of a state, each with its byte, in ascending order of the bytes.
  ///
  ///     let words = Trie(["to", "tea", "ten", "i"].map(\.utf8))
  ///     words.transitions(from: 0).map { Unicode.Scalar($0.byte) }  // ["i", "t"]
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(*d* log *d*) for *d* children; O(*a* + *d* log *d*) for more than four, where *a* is the number of
  ///   distinct bytes of all words so far.
  public func transitions(from state: Int) -> [(byte: UInt8, state: Int)] {
    _check(state)
    let node = _nodes[state]
    var found: [(byte: UInt8, state: Int)] = []
    func add(_ byte: UInt8, _ child: Int32) {
      if child > 0 && _nodes[Int(child)].wordCount > 0 { found.append((byte, Int(child))) }
    }
    if node.width > 0 {
      for (byte, child) in zip(_bytes, _tables[node.table]) { add(byte, child) }
    } else {
      for slot in 0..<4 { add(node.byte(slot), node.children[slot]) }
    }
    return found.sorted { $0.byte < $1.byte }
  }
}

extension Trie: CustomStringConvertible {
  /// The words in lexicographic order, formatted like an array.
  public var description: String {
    "\(words(withPrefix: []).map { String(decoding: $0, as: UTF8.self) })"
  }
}

// MARK: - Core

extension Trie {
  @inlinable
  internal func _check(_ state: Int) {
    precondition(0 <= state && state < _nodes.count, "the tree has no such state")
  }

  /// Returns the child of a state by a byte, also if its words were removed; 0 if there is none.
  @inlinable
  internal func _child(of state: Int, _ byte: UInt8) -> Int {
    let width = _nodes[state].width
    if width > 0 {
      let column = _columns[Int(byte)]
      return column < width ? Int(_tables[Int(_nodes[state].children[0]) + Int(column)]) : 0
    }
    // All four bytes at once: the lowest bit that is set belongs to the first zero, and thus to the first equal byte.
    // If that is only the zero of a slot without a child, the child is 0 too.
    let differences = _nodes[state].bytes ^ (UInt32(byte) * 0x0101_0101)
    let zeros = (differences &- 0x0101_0101) & ~differences & 0x8080_8080
    return zeros == 0 ? 0 : Int(_nodes[state].children[zeros.trailingZeroBitCount / 8])
  }

  /// Returns the words with a prefix, whose state is given.
  @usableFromInline
  internal func _words(_ beginning: [UInt8], from start: Int) -> [[UInt8]] {
    var word = beginning
    var words = Array(repeating: word, count: count(at: start))
    // For each state on the path its length, and the children yet to be visited.
    var way = [(length: word.count, next: transitions(from: start).makeIterator())]
    while let length = way.last?.length {
      word.removeLast(word.count - length)
      guard let (byte, state) = way[way.count - 1].next.next() else {
        way.removeLast()
        continue
      }
      word.append(byte)
      words += repeatElement(word, count: count(at: state))
      way.append((word.count, transitions(from: state).makeIterator()))
    }
    return words
  }

  /// Adds the child of a state by a byte, which does not exist yet.
  @usableFromInline
  internal mutating func _addChild(of state: Int, _ byte: UInt8) -> Int {
    let child = _nodes.count
    precondition(child < Int32.max, "the words have too many different beginnings")
    _nodes.append(_Node())
    if _columns[Int(byte)] == .max {
      _columns[Int(byte)] = Int32(_bytes.count)
      _bytes.append(byte)
    }
    let column = _columns[Int(byte)]
    if _nodes[state].width == 0 {
      for slot in 0..<4 where _nodes[state].children[slot] == 0 {
        _nodes[state].children[slot] = Int32(truncatingIfNeeded: child)
        _nodes[state].bytes |= UInt32(byte) << (8 * slot)
        return child
      }
    }
    if column >= _nodes[state].width { _addTable(of: state) }
    _tables[_nodes[state].table.lowerBound + Int(column)] = Int32(truncatingIfNeeded: child)
    return child
  }

  /// Moves the children of a state into a table with a column for each byte so far, from one that was not wide enough
  /// or none.
  ///
  /// The tables that are no longer used take less than all others together, as each is at most half as wide as the
  /// next.
  internal mutating func _addTable(of state: Int) {
    precondition(_tables.count < Int32.max - 256, "the words have too many different beginnings")
    let (node, start) = (_nodes[state], _tables.count)
    var width = 8
    while width < _bytes.count { width *= 2 }
    _tables.append(contentsOf: repeatElement(0, count: width))
    if node.width > 0 {
      for (column, place) in node.table.enumerated() { _tables[start + column] = _tables[place] }
    } else {
      for slot in 0..<4 {
        _tables[start + Int(_columns[Int(node.byte(slot))])] = node.children[slot]
      }
    }
    _nodes[state].children = [Int32(truncatingIfNeeded: start), 0, 0, 0]
    _nodes[state].width = Int32(width)
  }
}
