// The automaton of the substrings of several texts, often called generalized. Mohri, Moreno, Weinstein, "General suffix
// automaton construction algorithm and space bounds", 2009.

extension SuffixAutomaton {
  /// Creates the automaton of the substrings of several texts.
  ///
  /// Substrings are inside one text. Occurrences are those in all texts together, and positions are those in the
  /// concatenation of the texts.
  ///
  ///     let texts = ["abab", "ba", "cab"]
  ///     let automaton = SuffixAutomaton(texts: texts.map(\.utf8))
  ///     automaton.contains("bc".utf8)  // false
  ///     automaton.occurrenceCount(of: "ab".utf8)  // 3
  ///     automaton.textCount(of: "ab".utf8)  // 2
  ///     automaton.firstOccurrence(of: "cab".utf8)  // 6
  ///
  /// The states of all prefixes of a text are those on its path from state 0, so the suffix links lead from there through
  /// all its substrings: here to the longest suffix of each prefix that is in two texts or more.
  ///
  ///     let automaton = SuffixAutomaton(texts: ["abab", "ba", "cab"].map(\.utf8))
  ///     var (state, longest) = (0, [Int]())
  ///     for byte in "cab".utf8 {
  ///       state = automaton.state(after: state, byte)!
  ///       var common = state
  ///       while automaton.textCount(at: common) < 2 { common = automaton.suffixLink(of: common) }
  ///       longest.append(automaton.length(of: common))
  ///     }
  ///     longest  // [0, 1, 2]
  ///
  /// - Parameter texts: The bytes of each text, at most 2³⁰ together.
  /// - Complexity: O(*nd*) time and space, as for one text, where *n* is the length of all texts together, and
  ///   O(*n*√*n*) time in the worst case to count the texts with each substring; for most texts it is O(*n*).
  @inlinable
  public init(texts: some Sequence<some Sequence<UInt8>>) {
    var (joined, ends): ([UInt8], [Int]) = ([], [])
    for text in texts {
      joined += text
      ends.append(joined.count)
    }
    self.init(_joined: joined, ends: ends)
    _addTextCounts(joined, ends: ends)
  }

  /// Returns the number of texts that contain the substrings of a state.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func textCount(at state: Int) -> Int {
    _check(state)
    return _textCounts.isEmpty ? 1 : Int(_textCounts[state])
  }

  /// Returns the number of texts that contain a substring, which may occur in each of them several times.
  ///
  /// - Parameter part: The bytes of the substring; all texts contain the empty one.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func textCount(of part: some Sequence<UInt8>) -> Int {
    _walk(part).map { textCount(at: $0.state) } ?? 0
  }

  /// Counts the texts with the substrings of each state: each text climbs from its prefixes to where it has been.
  @usableFromInline
  internal mutating func _addTextCounts(_ joined: [UInt8], ends: [Int]) {
    _textCounts = [Int32](repeating: 0, count: stateCount)
    // One more than the last text that has been there.
    var visitors = _textCounts
    var start = 0
    for (text, end) in ends.enumerated() {
      var state = 0
      for place in start...end {
        var suffix = state
        while visitors[suffix] != text + 1 {
          visitors[suffix] = Int32(truncatingIfNeeded: text + 1)
          _textCounts[suffix] += 1
          suffix = Int(_links[suffix])
        }
        if place < end { state = Int(_next[state * _width + _columns[Int(joined[place])]]) }
      }
      start = end
    }
  }
}
