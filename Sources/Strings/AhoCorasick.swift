// All occurrences of many patterns in one pass over a text. Aho, Corasick, "Efficient string matching: an aid to
// bibliographic search", 1975.

/// The Aho–Corasick automaton of a set of patterns: finds the occurrences of all of them in one pass over a text.
///
///     let words = AhoCorasick(["he", "she", "his", "hers"].map(\.utf8))
///     words.occurrences(in: "ushers".utf8).map(\.pattern)  // [1, 0, 3]
///     words.occurrences(in: "ushers".utf8).map(\.start)  // [1, 2, 2]
///     words.occurrenceCounts(in: "she is hers".utf8)  // [2, 1, 0, 1]
///     words.containsPattern(in: "history".utf8)  // true
///
/// A state stands for the longest prefix of a pattern that is a suffix of the text read so far; state 0 is the empty
/// prefix. So the state is all that has to be known of a text to go on with it: dynamic programming over the states
/// counts the texts that avoid all patterns.
///
///     let words = AhoCorasick(["aa".utf8])
///     var ways = [1, 0, 0]  // to be in each of the states, so far
///     for _ in 0..<5 {
///       var next = [0, 0, 0]
///       for state in 0..<words.stateCount where ways[state] > 0 {
///         for letter in "ab".utf8 { next[words.state(after: state, letter)] += ways[state] }
///       }
///       for state in 0..<words.stateCount where words.endsPattern(at: state) { next[state] = 0 }
///       ways = next
///     }
///     ways.reduce(0, +)  // 13: of the 32 words of five letters a and b, those without aa
///
/// Patterns are numbered in the order given. An empty pattern occurs at every position, and duplicates are distinct
/// patterns.
public struct AhoCorasick: Sendable {
  /// For each byte the column of its transitions; 0 for bytes that occur in no pattern.
  @usableFromInline internal var _columns = [Int](repeating: 0, count: 256)

  /// The number of columns.
  @usableFromInline internal var _width = 1

  /// For each state and column the next state.
  ///
  /// States are numbered by the lengths of their prefixes, the shorter first (breadth-first).
  @usableFromInline internal var _next: [Int32]

  /// For each state its suffix link: the state of its longest proper suffix that is a prefix of a pattern.
  @usableFromInline internal var _links: [Int32] = [0]

  /// For each state its output link: the state of its longest proper suffix that is a pattern; −1 for none.
  @usableFromInline internal var _shorterMatches: [Int32] = [-1]

  /// For each state the first pattern that ends there, and for each pattern the next one that does; −1 for none.
  @usableFromInline internal var _firstPatterns: [Int32] = [-1]
  @usableFromInline internal var _nextPatterns: [Int32]

  /// For each pattern the state in which it ends, and how long it is.
  @usableFromInline internal var _ends: [Int32]
  internal let _lengths: [Int]

  /// Creates the automaton of the given patterns.
  ///
  /// - Parameter patterns: The bytes of each; together with the number of patterns fewer than 2³¹ − 1.
  /// - Complexity: O(*md*) time and space, where *m* is the total length of the patterns, and *d* the number of
  ///   distinct bytes in them: a table takes 4(*d* + 1) bytes for each state.
  @inlinable
  public init(_ patterns: some Sequence<some Sequence<UInt8>>) {
    self.init(_texts: patterns.map { Array($0) })
  }

  @usableFromInline
  internal init(_texts texts: [[UInt8]]) {
    precondition(
      texts.count + texts.reduce(0) { $0 + $1.count } < Int32.max, "the patterns are too long")
    for byte in texts.joined() where _columns[Int(byte)] == 0 {
      _columns[Int(byte)] = _width
      _width += 1
    }
    _next = [Int32](repeating: 0, count: _width)
    // What is not used of it is never touched. Growing it would take as long as all else.
    _next.reserveCapacity(Swift.min(texts.reduce(1) { $0 + $1.count } * _width, 1 << 25))
    _ends = [Int32](repeating: 0, count: texts.count)
    _nextPatterns = [Int32](repeating: -1, count: texts.count)
    _lengths = texts.map(\.count)
    _addBeginnings(of: texts)
    for (pattern, end) in _ends.enumerated().reversed() {
      _nextPatterns[pattern] = _firstPatterns[Int(end)]
      _firstPatterns[Int(end)] = Int32(pattern)
    }
    _linkStates()
  }

  /// The number of patterns.
  ///
  /// - Complexity: O(1)
  public var patternCount: Int { _ends.count }

  /// The number of states, which are 0 ..< `stateCount`: one for each distinct prefix of a pattern.
  ///
  /// - Complexity: O(1)
  public var stateCount: Int { _links.count }
}

extension AhoCorasick {
  /// Returns the state that a state's transition by a byte leads to.
  ///
  /// - Parameters:
  ///   - state: The current state; 0 at the beginning of a text.
  ///   - byte: The next byte of the text.
  /// - Complexity: O(1)
  @inlinable
  public func state(after state: Int, _ byte: UInt8) -> Int {
    _check(state)
    return Int(_next[state * _width + _columns[Int(byte)]])
  }

  /// Returns the suffix link (failure link) of a state: the state of its longest proper suffix that is a prefix of a
  /// pattern.
  ///
  /// The links make the states a tree with root 0, which is linked to itself. The ancestors of a state are its
  /// suffixes.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func suffixLink(of state: Int) -> Int {
    _check(state)
    return Int(_links[state])
  }

  /// Returns whether a pattern is a suffix of the text read in a state.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func endsPattern(at state: Int) -> Bool {
    _check(state)
    return _firstPatterns[state] >= 0 || _shorterMatches[state] >= 0
  }

  /// Returns the patterns that are suffixes of the text read in a state, the longest first.
  ///
  /// - Complexity: O(*k*) for *k* patterns.
  public func patterns(endingAt state: Int) -> [Int] {
    var found: [Int] = []
    forEachPattern(endingAt: state) { found.append($0) }
    return found
  }

  /// Calls a closure with each pattern that is a suffix of the text read in a state, the longest first.
  ///
  /// This makes no array at every byte of a text. Here it finds the fewest patterns that a text is put together from:
  ///
  ///     let parts = ["ab", "abc", "cd", "d"]
  ///     let words = AhoCorasick(parts.map(\.utf8))
  ///     let text = Array("abcd".utf8)
  ///     var fewest = [0] + [Int](repeating: 100, count: text.count)
  ///     var state = 0
  ///     for (place, letter) in text.enumerated() {
  ///       state = words.state(after: state, letter)
  ///       words.forEachPattern(endingAt: state) { part in
  ///         fewest[place + 1] = min(fewest[place + 1], fewest[place + 1 - parts[part].utf8.count] + 1)
  ///       }
  ///     }
  ///     fewest  // [0, 100, 1, 1, 2]
  ///
  /// - Parameters:
  ///   - state: In 0 ..< `stateCount`.
  ///   - body: Called with the number of each pattern.
  /// - Complexity: O(*k*) for *k* patterns. Distinct patterns that end at one place of a text have distinct lengths, so
  ///   there are O(√*m*) of them, where *m* is the total length of the patterns.
  @inlinable
  public func forEachPattern(endingAt state: Int, _ body: (Int) throws -> Void) rethrows {
    _check(state)
    var match = Int32(truncatingIfNeeded: state)
    while match >= 0 {
      var pattern = _firstPatterns[Int(match)]
      while pattern >= 0 {
        try body(Int(pattern))
        pattern = _nextPatterns[Int(pattern)]
      }
      match = _shorterMatches[Int(match)]
    }
  }

  /// Returns whether any pattern occurs in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text up to the end of the first occurrence.
  @inlinable
  public func containsPattern(in text: some Sequence<UInt8>) -> Bool {
    if endsPattern(at: 0) { return true }
    var state = 0
    for byte in text {
      state = self.state(after: state, byte)
      if endsPattern(at: state) { return true }
    }
    return false
  }

  /// Returns the number of occurrences of each pattern in a text.
  ///
  /// Occurrences may overlap.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the total length of the patterns, however
  ///   many occurrences there are.
  @inlinable
  public func occurrenceCounts(in text: some Sequence<UInt8>) -> [Int] {
    var visits = [Int](repeating: 0, count: stateCount)
    visits[0] = 1
    var state = 0
    for byte in text {
      state = self.state(after: state, byte)
      visits[state] += 1
    }
    // Longer prefixes come after shorter ones, so the counts of all states that link to this one are complete.
    for state in visits.indices.dropFirst().reversed() {
      visits[Int(_links[state])] += visits[state]
    }
    return _ends.map { visits[Int($0)] }
  }

  /// Returns all occurrences of all patterns in a text.
  ///
  /// - Returns: The pattern of each occurrence and its start, in bytes from the beginning; in ascending order of their
  ///   ends, and of those with the same end the longest first.
  /// - Complexity: O(*n* + *k*), where *n* is the length of the text and *k* the number of occurrences.
  @inlinable
  public func occurrences(in text: some Sequence<UInt8>) -> [(pattern: Int, start: Int)] {
    _occurrences(in: Array(text))
  }

  @usableFromInline
  internal func _occurrences(in text: [UInt8]) -> [(pattern: Int, start: Int)] {
    var found: [(pattern: Int, start: Int)] = []
    var (state, passed) = (0, 0)
    forEachPattern(endingAt: 0) { found.append(($0, 0)) }
    for byte in text {
      state = self.state(after: state, byte)
      passed += 1
      forEachPattern(endingAt: state) { found.append(($0, passed - _lengths[$0])) }
    }
    return found
  }
}

// MARK: - Core

extension AhoCorasick {
  @inlinable
  internal func _check(_ state: Int) {
    precondition(0 <= state && state < _links.count, "the automaton has no such state")
  }

  /// Makes a state of each prefix, the shorter ones first.
  internal mutating func _addBeginnings(of texts: [[UInt8]]) {
    var longer = texts.indices.filter { !texts[$0].isEmpty }
    var length = 0
    while !longer.isEmpty {
      // Invariant: in `_ends` are the states of the first `length` bytes, or of the whole pattern.
      for pattern in longer {
        let place = Int(_ends[pattern]) * _width + _columns[Int(texts[pattern][length])]
        if _next[place] == 0 {
          _next[place] = Int32(truncatingIfNeeded: stateCount)
          _next.append(contentsOf: repeatElement(0, count: _width))
          _links.append(0)
          _firstPatterns.append(-1)
          _shorterMatches.append(-1)
        }
        _ends[pattern] = _next[place]
      }
      length += 1
      longer.removeAll { texts[$0].count == length }
    }
  }

  /// Adds the suffix links of all states, and the transitions that continue no prefix.
  internal mutating func _linkStates() {
    let (width, count, firstPatterns) = (_width, stateCount, _firstPatterns)
    // Moved out, not copied: without bounds checks the loop over the columns takes a third of the instructions.
    var (next, links, shorterMatches) = (_next, _links, _shorterMatches)
    (_next, _links, _shorterMatches) = ([], [], [])
    next.withUnsafeMutableBufferPointer { next in
      links.withUnsafeMutableBufferPointer { links in
        for state in 1..<Swift.max(count, 1) {
          // Invariant: the transitions of all shorter states, the linked one among them, are complete.
          let link = Int(links[state])
          shorterMatches[state] =
            firstPatterns[link] >= 0 ? Int32(truncatingIfNeeded: link) : shorterMatches[link]
          let row = next.baseAddress! + state * width
          let linkedRow = next.baseAddress! + link * width
          for column in 1..<width {
            let (longer, shorter) = (row[column], linkedRow[column])
            // Without a branch: where there is no longer state, it is the link of state 0, which is set again.
            links[Int(longer)] = shorter
            row[column] = longer > 0 ? longer : shorter
          }
        }
        links[0] = 0
      }
    }
    (_next, _links, _shorterMatches) = (next, links, shorterMatches)
  }
}
