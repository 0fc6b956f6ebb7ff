// The minimal automaton of all substrings of a text. Blumer, Blumer, Haussler, Ehrenfeucht, Chen, Seiferas, "The
// smallest automaton recognizing the subwords of a text", 1985.

/// The suffix automaton of a text: its substrings, how often they occur, and where first.
///
///     let automaton = SuffixAutomaton("banana".utf8)
///     automaton.substringCount  // 15
///     automaton.contains("nan".utf8)  // true
///     automaton.occurrenceCount(of: "ana".utf8)  // 2
///     automaton.firstOccurrence(of: "nan".utf8)  // 2
///     let common = automaton.longestCommonSubstring(with: "cabana".utf8)
///     common.range  // 0..<4: "bana"
///     common.otherRange  // 2..<6
///
/// A state stands for the substrings with the same set of end positions: a longest one and some of its suffixes. State
/// 0 is the empty substring. Each path from there spells a distinct substring, so dynamic programming over the states
/// goes through all distinct substrings at once. The suffix links make the states a tree: `suffixLink(of:)` returns the
/// state of the longest suffix that has more end positions.
///
///     let automaton = SuffixAutomaton("banana".utf8)
///     var count = 0
///     for state in 1..<automaton.stateCount where automaton.occurrenceCount(at: state) > 1 {
///       let next = automaton.suffixLink(of: state)
///       count += automaton.length(of: state) - automaton.length(of: next)
///     }
///     count  // 5: a, an, ana, n and na are there twice or more
public struct SuffixAutomaton: Sendable {
  /// For each byte the column of its transitions; −1 for bytes that do not occur.
  @usableFromInline internal var _columns = [Int](repeating: -1, count: 256)

  /// For each column its byte, in ascending order.
  @usableFromInline internal var _bytes: [UInt8] = []

  /// The number of columns.
  @usableFromInline internal var _width = 0

  /// For each state and column the next state; 0 for none, since no transition leads to the first one.
  @usableFromInline internal var _next: [Int32] = []

  /// For each state its suffix link; 0 for itself.
  @usableFromInline internal var _links: [Int32] = []

  /// For each state the length of its longest substring.
  @usableFromInline internal var _lengths: [Int32] = []

  /// For each state the first end position of its substrings, and how many there are.
  @usableFromInline internal var _firstEnds: [Int32] = []
  @usableFromInline internal var _counts: [Int32] = []

  /// For each state the number of texts with its substrings; empty if there is one text.
  @usableFromInline internal var _textCounts: [Int32] = []

  /// The number of distinct substrings of the text, without the empty one.
  ///
  /// - Complexity: O(1)
  public private(set) var substringCount = 0

  /// Creates the automaton of a text.
  ///
  /// - Parameter text: The bytes, at most 2³⁰.
  /// - Complexity: O(*nd*) time and space, where *n* is the length of the text, and *d* the number of distinct bytes in
  ///   it: a table takes 4*d* + 16 bytes for each state.
  @inlinable
  public init(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    self.init(_joined: bytes, ends: [bytes.count])
  }

  /// Creates the automaton of the substrings of several texts, each given by where it ends in their concatenation.
  @usableFromInline
  internal init(_joined text: [UInt8], ends: [Int]) {
    precondition(text.count <= 1 << 30, "a text has at most 1073741824 bytes")
    for byte in text { _columns[Int(byte)] = 0 }
    for byte in UInt8.min...UInt8.max where _columns[Int(byte)] == 0 {
      _columns[Int(byte)] = _width
      _width += 1
      _bytes.append(byte)
    }
    _addStates(of: text, ends: ends)
    _addCounts()
  }

  /// The number of states, which are 0 ..< `stateCount`: fewer than 2*n* for *n* bytes, if *n* is at least 2.
  ///
  /// - Complexity: O(1)
  public var stateCount: Int { _links.count }
}

extension SuffixAutomaton {
  /// Returns the state that a state's transition by a byte leads to; `nil` if there is no such substring.
  ///
  /// - Parameters:
  ///   - state: The current state; 0 when nothing has been read.
  ///   - byte: The next byte.
  /// - Complexity: O(1)
  @inlinable
  public func state(after state: Int, _ byte: UInt8) -> Int? {
    _check(state)
    let column = _columns[Int(byte)]
    if column < 0 { return nil }
    let next = Int(_next[state * _width + column])
    return next == 0 ? nil : next
  }

  /// Returns the suffix link of a state: the state of the longest suffix that has more end positions; 0 for 0.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func suffixLink(of state: Int) -> Int {
    _check(state)
    return Int(_links[state])
  }

  /// Returns the length of the longest substring of a state.
  ///
  /// The other substrings of the state are its suffixes that are longer than the longest substring of the state's
  /// suffix link.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func length(of state: Int) -> Int {
    _check(state)
    return Int(_lengths[state])
  }

  /// Returns the number of occurrences of each substring of a state in the text.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func occurrenceCount(at state: Int) -> Int {
    _check(state)
    return Int(_counts[state])
  }

  /// Returns the end of the first occurrence of a state's substrings, in bytes from the beginning of the text.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func firstEnd(of state: Int) -> Int {
    _check(state)
    return Int(_firstEnds[state])
  }
}

extension SuffixAutomaton {
  /// Returns whether the given bytes are a substring of the text; the empty one is.
  ///
  /// - Parameter part: The bytes of the substring.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func contains(_ part: some Sequence<UInt8>) -> Bool {
    _walk(part) != nil
  }

  /// Returns the number of occurrences of a substring in the text; occurrences may overlap.
  ///
  /// - Parameter part: The bytes of the substring.
  /// - Returns: 0 if it does not occur; one more than the number of bytes of the text for the empty substring.
  /// - Complexity: O(*m*) for *m* bytes, however often they occur.
  @inlinable
  public func occurrenceCount(of part: some Sequence<UInt8>) -> Int {
    _walk(part).map { Int(_counts[$0.state]) } ?? 0
  }

  /// Returns the start of the first occurrence of a substring in the text; `nil` if it does not occur.
  ///
  /// - Parameter part: The bytes of the substring.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func firstOccurrence(of part: some Sequence<UInt8>) -> Int? {
    _walk(part).map { Int(_firstEnds[$0.state]) - $0.length }
  }

  /// Returns, for each position in another text, the length of the longest substring of the automaton's text that ends
  /// there.
  ///
  ///     SuffixAutomaton("banana".utf8).matchLengths(in: "cabana".utf8)  // [0, 1, 1, 2, 3, 4]
  ///
  /// The minima at each position over the automata of several texts tell which substrings all of them have in common.
  ///
  /// - Parameter other: The bytes of the other text.
  /// - Returns: One length for each byte of the other text; the one at *i* belongs to byte *i*.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func matchLengths(in other: some Sequence<UInt8>) -> [Int] {
    var (state, length) = (0, 0)
    return other.map { byte in
      _step(&state, &length, byte)
      return length
    }
  }

  /// Returns the longest common substring of the text and another one.
  ///
  /// If several are longest, the result is the first one in the text of the automaton.
  ///
  /// - Parameter other: The bytes of the other text.
  /// - Returns: The ranges of its first occurrence in the text and in the other one; `0..<0` if they have no byte in
  ///   common.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func longestCommonSubstring(
    with other: some Sequence<UInt8>
  ) -> (range: Range<Int>, otherRange: Range<Int>) {
    var (state, length, passed) = (0, 0, 0)
    var (longest, end, otherEnd) = (0, 0, 0)
    for byte in other {
      _step(&state, &length, byte)
      passed += 1
      if length > longest || length == longest && Int(_firstEnds[state]) < end {
        (longest, end, otherEnd) = (length, Int(_firstEnds[state]), passed)
      }
    }
    return (end - longest..<end, otherEnd - longest..<otherEnd)
  }
}

// MARK: - Core

extension SuffixAutomaton {
  @inlinable
  internal func _check(_ state: Int) {
    precondition(0 <= state && state < _links.count, "the automaton has no such state")
  }

  /// Returns the state of a substring, and the length of the substring.
  @inlinable
  internal func _walk(_ part: some Sequence<UInt8>) -> (state: Int, length: Int)? {
    var (state, length) = (0, 0)
    for byte in part {
      guard let next = self.state(after: state, byte) else { return nil }
      state = next
      length += 1
    }
    return (state, length)
  }

  /// Moves by a byte: from the longest substring that ends before it to the longest one that ends at it.
  @inlinable
  internal func _step(_ state: inout Int, _ length: inout Int, _ byte: UInt8) {
    let column = _columns[Int(byte)]
    if column < 0 {
      (state, length) = (0, 0)
      return
    }
    // Shorter and shorter suffixes, at last the empty one: state 0 has a transition by every byte that occurs.
    while _next[state * _width + column] == 0 {
      state = Int(_links[state])
      length = Int(_lengths[state])
    }
    state = Int(_next[state * _width + column])
    length += 1
  }

  /// Adds the states, byte by byte: first one for the whole prefix of its text, unless a text before has it, and perhaps
  /// a clone, for substrings that shared a state with longer ones so far, and now occur without them.
  private mutating func _addStates(of joined: [UInt8], ends: [Int]) {
    let most = Swift.max(2 * joined.count, 1)
    let width = _width
    var count = 1
    var (links, lengths, firstEnds, counts): ([Int32], [Int32], [Int32], [Int32])
    links = [Int32](repeating: 0, count: most)
    (lengths, firstEnds, counts) = (links, links, links)
    // Not filled with zeros beforehand: most of the time there are far fewer states than there may be.
    _next = Array(unsafeUninitializedCapacity: most * width) { next, filled in
      for column in 0..<width { next.initializeElement(at: column, to: 0) }
      links[0] = -1
      var start = 0
      for end in ends {
        counts[0] += 1
        var last = 0
        for place in start..<end {
          let column = _columns[Int(joined[place])]
          // The suffixes of the prefix before, the longest first, that were not followed by the byte so far.
          var ending = last
          let isNew = next[last * width + column] == 0
          if isNew {
            last = count
            count += 1
            for other in 0..<width { next.initializeElement(at: last * width + other, to: 0) }
            lengths[last] = lengths[ending] + 1
            firstEnds[last] = Int32(truncatingIfNeeded: place + 1)
            while ending >= 0, next[ending * width + column] == 0 {
              next[ending * width + column] = Int32(truncatingIfNeeded: last)
              ending = Int(links[ending])
            }
          }
          // The longest suffix that was there before: the whole prefix, if it is not new.
          var longest = 0
          if ending >= 0 {
            longest = Int(next[ending * width + column])
            let length = lengths[ending] + 1
            if lengths[longest] != length {
              // The longer substrings of the state do not end here: the shorter ones become a state of their own.
              let (old, shorter) = (longest, count)
              count += 1
              for other in 0..<width {
                next.initializeElement(at: shorter * width + other, to: next[old * width + other])
              }
              lengths[shorter] = length
              firstEnds[shorter] = firstEnds[old]
              links[shorter] = links[old]
              links[old] = Int32(truncatingIfNeeded: shorter)
              while ending >= 0, next[ending * width + column] == old {
                next[ending * width + column] = links[old]
                ending = Int(links[ending])
              }
              longest = shorter
            }
          }
          if isNew {
            links[last] = Int32(truncatingIfNeeded: longest)
          } else {
            last = longest
          }
          counts[last] += 1
        }
        start = end
      }
      filled = count * width
    }
    links[0] = 0
    (_links, _lengths, _firstEnds, _counts) = (
      Array(links[..<count]), Array(lengths[..<count]), Array(firstEnds[..<count]),
      Array(counts[..<count])
    )
  }

  /// Counts the end positions of each state: those of the states that link to it, and its own, which are there.
  private mutating func _addCounts() {
    // Sorted by length, which decreases along every link.
    let longest = Int(_lengths.max()!)
    var starts = [Int32](repeating: 0, count: longest + 2)
    for length in _lengths { starts[Int(length) + 1] += 1 }
    for length in 0..<longest { starts[length + 1] += starts[length] }
    var byLength = [Int32](repeating: 0, count: stateCount)
    for state in _lengths.indices {
      let length = Int(_lengths[state])
      byLength[Int(starts[length])] = Int32(truncatingIfNeeded: state)
      starts[length] += 1
    }
    for state in byLength.dropFirst().reversed().lazy.map({ Int($0) }) {
      let link = Int(_links[state])
      _counts[link] += _counts[state]
      substringCount += Int(_lengths[state] - _lengths[link])
    }
  }
}
