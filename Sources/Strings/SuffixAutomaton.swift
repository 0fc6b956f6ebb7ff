// All parts of a text as an automaton of as few states as can be. Blumer, Blumer, Haussler, Ehrenfeucht, Chen, Seiferas,
// "The smallest automaton recognizing the subwords of a text", 1985.

/// The suffix automaton of a text: knows all parts of it, how often they occur, and where first.
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
/// A state stands for parts that end at the same places: a longest one and some of its endings. State 0 is that of the
/// empty part. Each way from there spells a part and no two ways the same, so that dynamic programming over the states
/// goes through all different parts at once. They are linked as a tree: the next shorter ending of a state's parts that
/// is at more places is the longest part of the state that `suffixLink(of:)` returns.
///
///     let automaton = SuffixAutomaton("banana".utf8)
///     var count = 0
///     for state in 1..<automaton.stateCount where automaton.occurrenceCount(at: state) > 1 {
///       let next = automaton.suffixLink(of: state)
///       count += automaton.length(of: state) - automaton.length(of: next)
///     }
///     count  // 5: a, an, ana, n and na are there twice or more
public struct SuffixAutomaton: Sendable {
  /// For each byte the column of its transitions, −1 for those that do not occur.
  @usableFromInline internal var _columns = [Int](repeating: -1, count: 256)

  /// For each column its byte, in ascending order.
  @usableFromInline internal var _bytes: [UInt8] = []

  /// How many columns there are.
  @usableFromInline internal var _width = 0

  /// For each state and column the next state; 0 for none, since no transition leads to the first one.
  @usableFromInline internal var _next: [Int32] = []

  /// For each state the one that its parts end with, those in between excepted; 0 for itself.
  @usableFromInline internal var _links: [Int32] = []

  /// For each state the length of its longest part.
  @usableFromInline internal var _lengths: [Int32] = []

  /// For each state where its parts end first, and how often.
  @usableFromInline internal var _firstEnds: [Int32] = []
  @usableFromInline internal var _counts: [Int32] = []

  /// The number of different parts of the text, without the empty one.
  ///
  /// - Complexity: O(1)
  public private(set) var substringCount = 0

  /// Creates the automaton of a text.
  ///
  /// - Parameter text: The bytes, at most 2³⁰.
  /// - Complexity: O(*nd*) time and space, where *n* is the length of the text, and *d* how many different bytes it has:
  ///   a table takes 4*d* + 16 bytes for each state.
  @inlinable
  public init(_ text: some Sequence<UInt8>) {
    self.init(_bytes: Array(text))
  }

  @usableFromInline
  internal init(_bytes text: [UInt8]) {
    precondition(text.count <= 1 << 30, "a text has at most 1073741824 bytes")
    for byte in text { _columns[Int(byte)] = 0 }
    for byte in UInt8.min...UInt8.max where _columns[Int(byte)] == 0 {
      _columns[Int(byte)] = _width
      _width += 1
      _bytes.append(byte)
    }
    _addStates(of: text)
    _addCounts(textLength: text.count)
  }

  /// The number of states: they are 0 ..< `stateCount`, fewer than twice as many as bytes, if these are more than one.
  ///
  /// - Complexity: O(1)
  public var stateCount: Int { _links.count }
}

extension SuffixAutomaton {
  /// Returns the state behind one more byte; `nil` if what was read and the byte is not a part of the text.
  ///
  /// - Parameters:
  ///   - state: The state before it: 0 when nothing has been read.
  ///   - byte: The byte.
  /// - Complexity: O(1)
  @inlinable
  public func state(after state: Int, _ byte: UInt8) -> Int? {
    _check(state)
    let column = _columns[Int(byte)]
    if column < 0 { return nil }
    let next = Int(_next[state * _width + column])
    return next == 0 ? nil : next
  }

  /// Returns the state of the longest ending of a state's parts that is not one of them; 0 for 0.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func suffixLink(of state: Int) -> Int {
    _check(state)
    return Int(_links[state])
  }

  /// Returns the length of the longest part of a state.
  ///
  /// The others are its endings down to one more than the longest part of the state that it is linked to.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func length(of state: Int) -> Int {
    _check(state)
    return Int(_lengths[state])
  }

  /// Returns how often each part of a state occurs in the text.
  ///
  /// - Parameter state: One of the states.
  /// - Complexity: O(1)
  @inlinable
  public func occurrenceCount(at state: Int) -> Int {
    _check(state)
    return Int(_counts[state])
  }

  /// Returns where the parts of a state end for the first time: so many bytes from the beginning of the text.
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
  /// Returns whether something is a part of the text; the empty part is.
  ///
  /// - Parameter part: The bytes to look for, next to each other.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func contains(_ part: some Sequence<UInt8>) -> Bool {
    _walk(part) != nil
  }

  /// Returns how often something occurs in the text; occurrences may overlap.
  ///
  /// - Parameter part: The bytes to look for, next to each other.
  /// - Returns: 0 if it does not occur; one more than there are bytes for the empty part.
  /// - Complexity: O(*m*) for *m* bytes, however often they occur.
  @inlinable
  public func occurrenceCount(of part: some Sequence<UInt8>) -> Int {
    _walk(part).map { Int(_counts[$0.state]) } ?? 0
  }

  /// Returns how many bytes of the text precede the first occurrence of something; `nil` if there is none.
  ///
  /// - Parameter part: The bytes to look for, next to each other.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func firstOccurrence(of part: some Sequence<UInt8>) -> Int? {
    _walk(part).map { Int(_firstEnds[$0.state]) - $0.length }
  }

  /// Returns, for each place in another text, the length of the longest part of the automaton's text that ends there.
  ///
  ///     SuffixAutomaton("banana".utf8).matchLengths(in: "cabana".utf8)  // [0, 1, 1, 2, 3, 4]
  ///
  /// The minimum at the same place for the automata of several texts tells what all of them have in common.
  ///
  /// - Parameter other: The bytes of the other text.
  /// - Returns: As many numbers as it has bytes; that at *i* is for what ends with byte *i*.
  /// - Complexity: O(*m*) for *m* bytes.
  @inlinable
  public func matchLengths(in other: some Sequence<UInt8>) -> [Int] {
    var (state, length) = (0, 0)
    return other.map { byte in
      _step(&state, &length, byte)
      return length
    }
  }

  /// Returns the longest part that the text and another one have in common.
  ///
  /// Of several as long it is the one that is first in the text of the automaton.
  ///
  /// - Parameter other: The bytes of the other text.
  /// - Returns: Where the part is first in the text and in the other one; `0..<0` if they have nothing in common.
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

  /// Returns the state of a part, and how long the part is.
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

  /// Goes on with a byte: from the longest part that ends before it to the longest one that ends with it.
  @inlinable
  internal func _step(_ state: inout Int, _ length: inout Int, _ byte: UInt8) {
    let column = _columns[Int(byte)]
    if column < 0 {
      (state, length) = (0, 0)
      return
    }
    // Shorter and shorter endings, at last the empty one: from state 0 every byte leads on that occurs.
    while _next[state * _width + column] == 0 {
      state = Int(_links[state])
      length = Int(_lengths[state])
    }
    state = Int(_next[state * _width + column])
    length += 1
  }

  /// Makes the states, byte by byte: first a state of all that has been read, and perhaps another one, for parts that
  /// were one state with longer ones so far, and now occur without them.
  private mutating func _addStates(of text: [UInt8]) {
    let most = Swift.max(2 * text.count, 1)
    let width = _width
    var count = 1
    var (links, lengths, firstEnds): ([Int32], [Int32], [Int32])
    links = [Int32](repeating: 0, count: most)
    (lengths, firstEnds) = (links, links)
    // Not filled with zeros beforehand: most of the time there are far fewer states than there may be.
    _next = Array(unsafeUninitializedCapacity: most * width) { next, filled in
      for column in 0..<width { next.initializeElement(at: column, to: 0) }
      var last = 0
      links[0] = -1
      for byte in text {
        let column = _columns[Int(byte)]
        let state = count
        let name = Int32(truncatingIfNeeded: state)
        count += 1
        for other in 0..<width { next.initializeElement(at: state * width + other, to: 0) }
        lengths[state] = lengths[last] + 1
        firstEnds[state] = lengths[state]
        // The endings of what had been read, the longest first, that were not followed by the byte before.
        var ending = last
        while ending >= 0, next[ending * width + column] == 0 {
          next[ending * width + column] = name
          ending = Int(links[ending])
        }
        last = state
        if ending < 0 {
          links[state] = 0
          continue
        }
        let followed = next[ending * width + column]
        let length = lengths[ending] + 1
        if lengths[Int(followed)] == length {
          links[state] = followed
          continue
        }
        // Longer parts of the state do not end here: the shorter ones become a state of their own.
        let (old, shorter) = (Int(followed), count)
        count += 1
        for other in 0..<width {
          next.initializeElement(at: shorter * width + other, to: next[old * width + other])
        }
        lengths[shorter] = length
        firstEnds[shorter] = firstEnds[old]
        links[shorter] = links[old]
        links[old] = Int32(truncatingIfNeeded: shorter)
        links[state] = links[old]
        while ending >= 0, next[ending * width + column] == followed {
          next[ending * width + column] = links[old]
          ending = Int(links[ending])
        }
      }
      filled = count * width
    }
    links[0] = 0
    (_links, _lengths, _firstEnds) = (
      Array(links[..<count]), Array(lengths[..<count]), Array(firstEnds[..<count])
    )
  }

  /// Counts where the parts of each state end: wherever those of the states do that are linked to it, and where it is
  /// all that had been read.
  private mutating func _addCounts(textLength: Int) {
    // Sorted by length, which every link makes smaller.
    var starts = [Int32](repeating: 0, count: textLength + 2)
    for length in _lengths { starts[Int(length) + 1] += 1 }
    for length in 0..<textLength { starts[length + 1] += starts[length] }
    var byLength = [Int32](repeating: 0, count: stateCount)
    for state in _lengths.indices {
      let length = Int(_lengths[state])
      byLength[Int(starts[length])] = Int32(truncatingIfNeeded: state)
      starts[length] += 1
    }
    _counts = [Int32](repeating: 0, count: stateCount)
    for state in byLength.dropFirst().reversed().lazy.map({ Int($0) }) {
      let link = Int(_links[state])
      // A state made of a part of another's ends first where that one did, longer.
      if _firstEnds[state] == _lengths[state] { _counts[state] += 1 }
      _counts[link] += _counts[state]
      substringCount += Int(_lengths[state] - _lengths[link])
    }
    _counts[0] += 1
  }
}
