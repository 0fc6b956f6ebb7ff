// Words as a tree in which each byte says which way to go, so that those with the same beginning have the same way.
// Fredkin, "Trie memory", 1960.

/// The prefix tree (trie) of words that come and go: how many there are that begin with something, or are its beginning.
///
///     var names = Trie(["anna", "an", "anton", "bea"].map(\.utf8))
///     names.count(withPrefix: "an".utf8)  // 3
///     names.contains("ann".utf8)  // false
///     names.prefixLengths(of: "annabell".utf8)  // [2, 4]: an and anna
///     names.insert("ann".utf8)
///     names.remove("anna".utf8)  // true
///     names.prefixLengths(of: "annabell".utf8)  // [2, 3]
///
/// A state stands for a beginning of words; state 0 is that of the empty one. They are numbered as they come up and keep
/// their numbers, so that an array has what belongs to a word at its state:
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
/// `transitions(from:)` leads through all words in the order of a dictionary:
///
///     let fruits = Trie(["fig", "apple", "ape"].map(\.utf8))
///     func words(from state: Int) -> [String] {
///       (fruits.count(at: state) > 0 ? [""] : [])
///         + fruits.transitions(from: state).flatMap { step in
///           words(from: step.state).map { "\(Unicode.Scalar(step.byte))\($0)" }
///         }
///     }
///     words(from: 0)  // ["ape", "apple", "fig"]
///
/// The same word twice is two words.
public struct Trie: Sendable {
  /// What is known of a beginning of words.
  @usableFromInline
  internal struct _Node: Sendable {
    /// Its last byte.
    @usableFromInline internal let byte: UInt8

    /// How many bytes go on from it.
    @usableFromInline internal var childCount: UInt16 = 0

    /// Of the states one byte longer the newest, and of those as long with the same beginning the next older; 0 for none.
    @usableFromInline internal var newestChild: Int32 = 0
    @usableFromInline internal let nextSibling: Int32

    /// Where in `_tables` its table is; −1 if it has none.
    @usableFromInline internal var table: Int32 = -1

    /// How many words it is the beginning of, and how many itself.
    @usableFromInline internal var wordCount: Int32 = 0
    @usableFromInline internal var endCount: Int32 = 0

    @inlinable
    internal init(byte: UInt8, nextSibling: Int32) {
      (self.byte, self.nextSibling) = (byte, nextSibling)
    }
  }

  @usableFromInline internal var _nodes = [_Node(byte: 0, nextSibling: 0)]

  /// For each of those with many children and each column the child; 0 for none.
  @usableFromInline internal var _tables: [Int32] = []

  /// For each byte its column in the tables: 0, where no child is, for those that have not come up.
  @usableFromInline internal var _columns = [Int16](repeating: 0, count: 256)

  /// The columns of a table, and how many of them are some byte's.
  @usableFromInline internal var _width = 8
  internal var _byteCount = 0

  /// Creates a tree of no words.
  ///
  /// - Complexity: O(*a*) for *a* = 256 bytes.
  public init() {}

  /// Creates the tree of some words.
  ///
  /// - Parameter words: The bytes of each.
  /// - Complexity: O(*m*), where *m* is the length of all words together.
  @inlinable
  public init(_ words: some Sequence<some Sequence<UInt8>>) {
    self.init()
    for word in words { insert(word) }
  }

  /// The number of words.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { Int(_nodes[0].wordCount) }

  /// Whether there are no words.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The number of states: they are 0 ..< `stateCount`, one for each different beginning of a word that is or was there.
  ///
  /// - Complexity: O(1)
  @inlinable public var stateCount: Int { _nodes.count }
}

extension Trie {
  /// Adds a word.
  ///
  /// - Parameter word: Its bytes. There may be fewer than 2³¹ words, and fewer than 2³¹ different beginnings of words.
  /// - Returns: Its state.
  /// - Complexity: O(*m*) on average, where *m* is the length of the word.
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

  /// Removes a word; of the same ones, only one.
  ///
  /// - Parameter word: Its bytes.
  /// - Returns: Whether it was there.
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

  /// Whether a word is there.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the word.
  @inlinable
  public func contains(_ word: some Sequence<UInt8>) -> Bool {
    count(of: word) > 0
  }

  /// Returns how often a word is there.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the word.
  @inlinable
  public func count(of word: some Sequence<UInt8>) -> Int {
    state(of: word).map { count(at: $0) } ?? 0
  }

  /// Returns how many words begin so, the beginning itself included if it is a word.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the beginning.
  @inlinable
  public func count(withPrefix prefix: some Sequence<UInt8>) -> Int {
    state(of: prefix).map { count(from: $0) } ?? 0
  }

  /// Returns the lengths of the words that a text begins with: each once, in ascending order.
  ///
  /// The ways to cut a text into words:
  ///
  ///     let words = Trie(["a", "ab", "b", "ba"].map(\.utf8))
  ///     let text = Array("abba".utf8)
  ///     var ways = [1] + text.map { _ in 0 }  // to cut what precedes each place
  ///     for start in text.indices {
  ///       for length in words.prefixLengths(of: text[start...]) { ways[start + length] += ways[start] }
  ///     }
  ///     ways[text.count]  // 4
  ///
  /// - Complexity: O(*m*), where *m* is how much of the text is the beginning of a word.
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
  /// Returns the state of a beginning of words; `nil` if no word begins so.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the beginning.
  @inlinable
  public func state(of prefix: some Sequence<UInt8>) -> Int? {
    var state = 0
    for byte in prefix {
      guard let next = self.state(after: state, byte) else { return nil }
      state = next
    }
    return state
  }

  /// Returns the state behind one more byte; `nil` if no word begins so.
  ///
  /// - Parameters:
  ///   - state: The state before it: 0 when nothing has been read.
  ///   - byte: The byte.
  /// - Complexity: O(1)
  @inlinable
  public func state(after state: Int, _ byte: UInt8) -> Int? {
    _check(state)
    let next = _child(of: state, byte)
    return next > 0 && _nodes[next].wordCount > 0 ? next : nil
  }

  /// Returns how many words end at a state: how often its beginning is a word itself.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func count(at state: Int) -> Int {
    _check(state)
    return Int(_nodes[state].endCount)
  }

  /// Returns how many words go through a state or end there: how many begin as it says.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func count(from state: Int) -> Int {
    _check(state)
    return Int(_nodes[state].wordCount)
  }

  /// Returns the bytes that follow a state's beginning in words, in ascending order, each with the state behind it.
  ///
  ///     let words = Trie(["to", "tea", "ten", "i"].map(\.utf8))
  ///     words.transitions(from: 0).map { Unicode.Scalar($0.byte) }  // ["i", "t"]
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(*d* log *d*) for *d* such bytes.
  public func transitions(from state: Int) -> [(byte: UInt8, state: Int)] {
    _check(state)
    var found: [(byte: UInt8, state: Int)] = []
    var child = Int(_nodes[state].newestChild)
    while child > 0 {
      if _nodes[child].wordCount > 0 { found.append((_nodes[child].byte, child)) }
      child = Int(_nodes[child].nextSibling)
    }
    return found.sorted { $0.byte < $1.byte }
  }
}

// MARK: - Core

extension Trie {
  /// The most children that are looked at one after the other.
  internal static var _mostInList: Int { 4 }

  @inlinable
  internal func _check(_ state: Int) {
    precondition(0 <= state && state < _nodes.count, "the tree has no such state")
  }

  /// Returns the state behind one more byte, be it of words that are gone; 0 if there is none.
  @inlinable
  internal func _child(of state: Int, _ byte: UInt8) -> Int {
    let table = Int(_nodes[state].table)
    if table >= 0 { return Int(_tables[table * _width + Int(_columns[Int(byte)])]) }
    var child = Int(_nodes[state].newestChild)
    while child > 0, _nodes[child].byte != byte { child = Int(_nodes[child].nextSibling) }
    return child
  }

  /// Makes the state behind one more byte, which there is not yet.
  @usableFromInline
  internal mutating func _addChild(of state: Int, _ byte: UInt8) -> Int {
    let child = _nodes.count
    precondition(child < Int32.max, "the words have too many different beginnings")
    _nodes.append(_Node(byte: byte, nextSibling: _nodes[state].newestChild))
    _nodes[state].newestChild = Int32(truncatingIfNeeded: child)
    _nodes[state].childCount += 1
    if _columns[Int(byte)] == 0 { _addColumn(of: byte) }
    let table = Int(_nodes[state].table)
    if table >= 0 {
      _tables[table * _width + Int(_columns[Int(byte)])] = Int32(truncatingIfNeeded: child)
    } else if _nodes[state].childCount > Self._mostInList {
      _addTable(of: state)
    }
    return child
  }

  /// Gives a byte a column.
  internal mutating func _addColumn(of byte: UInt8) {
    _byteCount += 1
    if _byteCount == _width {
      var wider = [Int32](repeating: 0, count: 2 * _tables.count)
      for (place, child) in _tables.enumerated() where child > 0 {
        wider[place / _width * 2 * _width + place % _width] = child
      }
      _tables = wider
      _width *= 2
    }
    _columns[Int(byte)] = Int16(_byteCount)
  }

  /// Gives a state a table of its children.
  internal mutating func _addTable(of state: Int) {
    let start = _tables.count
    _nodes[state].table = Int32(truncatingIfNeeded: start / _width)
    _tables.append(contentsOf: repeatElement(0, count: _width))
    var child = _nodes[state].newestChild
    while child > 0 {
      let node = _nodes[Int(child)]
      _tables[start + Int(_columns[Int(node.byte)])] = child
      child = node.nextSibling
    }
  }
}
