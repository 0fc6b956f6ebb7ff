// The palindromes of a text that changes at both ends: Wang, Yang, Zhu, "Double-Ended Palindromic Trees", 2022 (surface
// recording), with quick links as in Rubinchik, Shur, "EERTREE", 2015.

/// A text that grows and shrinks at both ends, with its distinct palindromic substrings, and the longest ones at both
/// ends (double-ended palindromic tree).
///
///     var text = PalindromicDeque("bana".utf8)
///     text.append(UInt8(ascii: "n"))
///     text.palindromeCount  // 5: b, a, n, ana and nan
///     text.longestSuffixLength  // 3: nan
///     text.popFirst()
///     text.longestPrefixLength  // 3: ana
///     text.prepend(UInt8(ascii: "n"))
///     text.longestPrefixLength  // 5: nanan
///     text.palindromeCount  // 5: a, n, ana, nan and nanan
///
/// A window that slides over a text is such a text. What is only appended to has more queries in ``PalindromicTree``.
public struct PalindromicDeque: Sendable {
  /// What is known of a palindrome.
  internal struct _State: Sendable {
    internal var length: Int32

    /// The state of its longest proper palindromic suffix.
    internal var link: Int32

    /// The state of its longest palindromic suffix that is preceded by another byte than the linked one.
    internal var quickLink: Int32

    /// The state of the palindrome without its first and last byte; −1 for single bytes.
    internal var inside: Int32

    /// How many states link here, and how many surfaces are of this state.
    internal var useCount: Int32 = 0

    /// The newest state of those that have this one inside; 0 for none.
    internal var newestAround: Int32 = 0

    /// Of the states with the same one inside the newest that is older; 0 for none.
    internal var nextAround: Int32

    /// The byte at both ends.
    internal var byte: UInt8
  }

  /// The empty palindrome, and others; the free ones are not in use.
  internal var _states = [
    _State(length: 0, link: 0, quickLink: 0, inside: 0, nextAround: 0, byte: 0)
  ]
  internal var _freeStates: [Int32] = []

  /// For each byte the state of it alone, then for each byte the state of it twice; 0 for none.
  internal var _shortest = [Int32](repeating: 0, count: 512)

  /// Storage in whose middle the text is.
  internal var _text: [UInt8] = []
  internal var _range = 0..<0

  // A surface is a palindrome in the text that is the longest that starts there, and the longest that ends there. All
  // other palindromes in the text are proper prefixes or suffixes of longer ones; so the longest one at either end of
  // the text is a surface. Others that are none any more may be left until a longer one takes their place.

  /// For each index the state of the surface that starts there; 0 for none.
  internal var _starting: [Int32] = []
  /// For each index the state of the surface whose last byte is there; 0 for none.
  internal var _ending: [Int32] = []

  /// Creates the empty text.
  ///
  /// - Complexity: O(*a*) for *a* = 256 bytes.
  public init() {}

  /// Creates a text.
  ///
  /// - Parameter text: The bytes, at most 2²⁸.
  /// - Complexity: That of appending each byte.
  public init(_ text: some Sequence<UInt8>) {
    for byte in text { append(byte) }
  }

  /// The number of bytes.
  ///
  /// - Complexity: O(1)
  public var count: Int { _range.count }

  /// Whether there are no bytes.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { _range.isEmpty }

  /// The number of distinct palindromic substrings, without the empty one.
  ///
  /// - Complexity: O(1)
  public var palindromeCount: Int { _states.count - 1 - _freeStates.count }

  /// The length of the longest palindromic prefix; 0 if the text is empty.
  ///
  /// - Complexity: O(1)
  public var longestPrefixLength: Int {
    isEmpty ? 0 : Int(_states[Int(_starting[_range.lowerBound])].length)
  }

  /// The length of the longest palindromic suffix; 0 if the text is empty.
  ///
  /// - Complexity: O(1)
  public var longestSuffixLength: Int {
    isEmpty ? 0 : Int(_states[Int(_ending[_range.upperBound - 1])].length)
  }

  /// Appends a byte.
  ///
  /// - Parameter byte: The new last byte.
  /// - Returns: Whether there is a new palindrome, then only one: the longest suffix.
  /// - Precondition: There are less than 2²⁸ bytes.
  /// - Complexity: O(log *n* + *d*) amortized for *n* bytes, where *d* is the maximum number of distinct bytes that
  ///   extend a palindrome on both sides.
  @discardableResult
  public mutating func append(_ byte: UInt8) -> Bool {
    precondition(count < 1 << 28, "a text has at most 268435456 bytes")
    if _range.upperBound == _text.count { _recenter() }
    let (last, oldCount) = (_range.upperBound, palindromeCount)
    let longest = isEmpty ? 0 : _ending[last - 1]
    _text[last] = byte
    _range = _range.lowerBound..<last + 1
    let state = _state(extending: longest, at: last, towards: -1)
    _replaceSurface(state, startingAt: last + 1 - Int(_states[Int(state)].length))
    return palindromeCount > oldCount
  }

  /// Inserts a byte at the beginning.
  ///
  /// - Parameter byte: The new first byte.
  /// - Returns: Whether there is a new palindrome, then only one: the longest prefix.
  /// - Precondition: There are less than 2²⁸ bytes.
  /// - Complexity: That of ``append(_:)``.
  @discardableResult
  public mutating func prepend(_ byte: UInt8) -> Bool {
    precondition(count < 1 << 28, "a text has at most 268435456 bytes")
    if _range.lowerBound == 0 { _recenter() }
    let (first, oldCount) = (_range.lowerBound - 1, palindromeCount)
    let longest = isEmpty ? 0 : _starting[first + 1]
    _text[first] = byte
    _range = first..<_range.upperBound
    let state = _state(extending: longest, at: first, towards: 1)
    _replaceSurface(state, startingAt: first)
    return palindromeCount > oldCount
  }

  /// Removes and returns the last byte; `nil` if the text is empty.
  ///
  /// - Complexity: O(*d*), where *d* is the maximum number of distinct bytes that extend a palindrome on both sides.
  @discardableResult
  public mutating func popLast() -> UInt8? {
    if isEmpty { return nil }
    let last = _range.upperBound - 1
    let state = _ending[last]
    let first = last + 1 - Int(_states[Int(state)].length)
    _removeSurface(state, startingAt: first)
    _range = _range.lowerBound..<last
    // Of what has been hidden by the longest suffix only its own longest palindromic prefix may be a surface now: a
    // shorter one is hidden by its mirror image in the longest suffix, and what is between them.
    _addSurface(_states[Int(state)].link, startingAt: first)
    _removeIfUnused(state)
    return _text[last]
  }

  /// Removes and returns the first byte; `nil` if the text is empty.
  ///
  /// - Complexity: That of ``popLast()``.
  @discardableResult
  public mutating func popFirst() -> UInt8? {
    if isEmpty { return nil }
    let first = _range.lowerBound
    let state = _starting[first]
    _removeSurface(state, startingAt: first)
    _range = first + 1..<_range.upperBound
    let link = _states[Int(state)].link
    let end = first + Int(_states[Int(state)].length)
    _addSurface(link, startingAt: end - Int(_states[Int(link)].length))
    _removeIfUnused(state)
    return _text[first]
  }
}

// MARK: - Core

extension PalindromicDeque {
  /// Moves the text to the middle of storage of at least twice its length.
  internal mutating func _recenter() {
    let capacity = Swift.max(16, 3 * count)
    let start = (capacity - count) / 2
    func moved<Element>(_ elements: [Element], _ zero: Element) -> [Element] {
      let before = [Element](repeating: zero, count: start)
      let after = [Element](repeating: zero, count: capacity - start - count)
      return before + Array(elements[_range]) + after
    }
    (_text, _starting, _ending) = (moved(_text, 0), moved(_starting, 0), moved(_ending, 0))
    _range = start..<start + count
  }

  /// Makes a palindrome a surface if it is not hidden by one that ends at the same byte, or starts at it.
  internal mutating func _addSurface(_ state: Int32, startingAt first: Int) {
    if state == 0 { return }
    let length = _states[Int(state)].length
    let last = first + Int(length) - 1
    if _states[Int(_starting[first])].length > length { return }
    if _states[Int(_ending[last])].length > length { return }
    _replaceSurface(state, startingAt: first)
  }

  /// Makes a palindrome a surface in place of shorter ones that start at its first byte, or end at its last.
  internal mutating func _replaceSurface(_ state: Int32, startingAt first: Int) {
    let last = first + Int(_states[Int(state)].length) - 1
    if _starting[first] > 0 { _removeSurface(_starting[first], startingAt: first) }
    if _ending[last] > 0 {
      let length = Int(_states[Int(_ending[last])].length)
      _removeSurface(_ending[last], startingAt: last + 1 - length)
    }
    (_starting[first], _ending[last]) = (state, state)
    _states[Int(state)].useCount += 1
  }

  internal mutating func _removeSurface(_ state: Int32, startingAt first: Int) {
    _starting[first] = 0
    _ending[first + Int(_states[Int(state)].length) - 1] = 0
    _states[Int(state)].useCount -= 1
  }

  /// Returns, of the palindromes at one end of the text with the byte at an index before it, those that the same byte
  /// also follows, the longest with both, and makes a state for it if there is none.
  ///
  /// - Parameters:
  ///   - longest: The longest palindrome at this end, without the byte.
  ///   - index: The index of the byte, which is the first or the last.
  ///   - step: −1 from the last byte towards the first, 1 from the first byte towards the last.
  internal mutating func _state(
    extending longest: Int32, at index: Int, towards step: Int
  ) -> Int32 {
    let byte = _text[index]
    let inside = _inside(longest, at: index, towards: step)
    let known = _state(around: inside, byte)
    if known > 0 { return known }
    var (link, quickLink): (Int32, Int32) = (0, 0)
    if inside >= 0 {
      let shorter =
        inside == 0 ? -1 : _inside(_states[Int(inside)].link, at: index, towards: step)
      // The longest proper palindromic suffix is also a prefix, and has a state.
      link = _state(around: shorter, byte)
      let next = _states[Int(link)].link
      // Both are preceded by a byte within the new palindrome, as they are shorter.
      let isSame =
        _text[index + step * Int(_states[Int(link)].length)]
        == _text[index + step * Int(_states[Int(next)].length)]
      quickLink = isSame ? _states[Int(link)].quickLink : next
    }
    let state = _states.count
    let added = _State(
      length: inside < 0 ? 1 : _states[Int(inside)].length + 2, link: link, quickLink: quickLink,
      inside: inside, nextAround: inside > 0 ? _states[Int(inside)].newestAround : 0, byte: byte)
    let place = _freeStates.popLast() ?? Int32(truncatingIfNeeded: state)
    if place == state { _states.append(added) } else { _states[Int(place)] = added }
    _states[Int(link)].useCount += 1
    _setNewest(place, around: inside, byte)
    return place
  }

  /// Returns, of a palindrome before the byte at an index and its palindromic suffixes, the longest that the same byte
  /// also precedes; −1 if it does not precede the empty one either.
  internal func _inside(_ state: Int32, at index: Int, towards step: Int) -> Int32 {
    let byte = _text[index]
    var state = state
    while !_isPreceded(state, by: byte, at: index, towards: step) {
      if state == 0 { return -1 }
      let link = _states[Int(state)].link
      if _isPreceded(link, by: byte, at: index, towards: step) { return link }
      if link == 0 { return -1 }
      // What is between the two is preceded by the same byte as the linked one.
      state = _states[Int(state)].quickLink
    }
    return state
  }

  internal func _isPreceded(
    _ state: Int32, by byte: UInt8, at index: Int, towards step: Int
  ) -> Bool {
    let place = index + step * (Int(_states[Int(state)].length) + 1)
    return _range.contains(place) && _text[place] == byte
  }

  /// Returns the state of a palindrome with a byte on both sides, or of the byte alone for −1; 0 if there is none.
  internal func _state(around inside: Int32, _ byte: UInt8) -> Int32 {
    if inside <= 0 { return _shortest[Int(inside + 1) * 256 + Int(byte)] }
    var state = _states[Int(inside)].newestAround
    while state > 0, _states[Int(state)].byte != byte { state = _states[Int(state)].nextAround }
    return state
  }

  internal mutating func _setNewest(_ state: Int32, around inside: Int32, _ byte: UInt8) {
    if inside > 0 {
      _states[Int(inside)].newestAround = state
    } else {
      _shortest[Int(inside + 1) * 256 + Int(byte)] = state
    }
  }

  /// Removes the state of a palindrome that the text has no longer.
  ///
  /// No other one has it inside, or links to it then.
  internal mutating func _removeIfUnused(_ state: Int32) {
    let removed = _states[Int(state)]
    if removed.useCount > 0 { return }
    _states[Int(removed.link)].useCount -= 1
    _freeStates.append(state)
    var before = removed.inside
    if before <= 0 || _states[Int(before)].newestAround == state {
      _setNewest(before > 0 ? removed.nextAround : 0, around: before, removed.byte)
      return
    }
    before = _states[Int(before)].newestAround
    while _states[Int(before)].nextAround != state { before = _states[Int(before)].nextAround }
    _states[Int(before)].nextAround = removed.nextAround
  }
}
