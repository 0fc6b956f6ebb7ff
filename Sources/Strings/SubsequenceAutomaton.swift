// The minimal automaton of all subsequences of a text. Baeza-Yates, "Searching subsequences", 1991.

/// The subsequence automaton of a text: which texts are subsequences, how many there are, and the *k*-th smallest.
///
///     let automaton = SubsequenceAutomaton("banana".utf8)
///     automaton.contains("baa".utf8)  // true
///     automaton.indices(of: "nna".utf8)!  // [2, 4, 5]
///     automaton.subsequenceCount  // 39
///     String(decoding: automaton.subsequence(at: 2)!, as: UTF8.self)  // "aaa": of a, aa, aaa, aan, …
///     automaton.shortestNonSubsequence(over: "abn".utf8)  // [97, 98]: "ab"
///
/// State *i* says that the first *i* elements have been passed: state 0 is the empty subsequence, and a transition goes
/// on to the first occurrence of an element after those. So each path from there spells a distinct subsequence, and
/// dynamic programming over the states, from the last one to the first, goes through all of them.
///
/// Elements of up to 32 kinds have a table of their next occurrences, so that a transition takes no more than a binary
/// search for the element among the distinct ones; with more kinds another one follows, among its occurrences.
public struct SubsequenceAutomaton<Element: Comparable> {
  /// The distinct elements of the text, in ascending order.
  ///
  /// - Complexity: O(1)
  public let letters: [Element]
  /// For each element of the text its place among the letters.
  @usableFromInline internal let _text: [Int32]
  /// For each letter where its occurrences begin in `_occurrences`, and where the last ones end.
  @usableFromInline internal let _starts: [Int]
  /// The indices in the text, in ascending order for each letter.
  @usableFromInline internal let _occurrences: [Int32]
  /// For each state and letter the next state, or 0 for none; empty if there are many letters.
  @usableFromInline internal let _next: [Int32]
  /// For each state the number of distinct texts that begin there, with the empty one; `UInt.max` for as many or more.
  @usableFromInline internal let _counts: [UInt]

  /// Creates the automaton of a text.
  ///
  /// - Parameter text: The elements, fewer than 2³¹ − 1.
  /// - Complexity: O(*n* log *n*) time for *n* elements. A table for *d* distinct ones takes 4*d* bytes for each state,
  ///   everything else 16.
  @inlinable
  public init(_ text: some Sequence<Element>) {
    let text = Array(text)
    precondition(text.count < 1 << 31 - 1, "a text has fewer than 2147483647 elements")
    var letters: [Element] = []
    for element in text.sorted() where letters.last != element { letters.append(element) }
    let places = text.map { Int32(truncatingIfNeeded: Self._place(of: $0, in: letters)!) }
    var starts = [Int](repeating: 0, count: letters.count + 1)
    for place in places { starts[Int(place) + 1] += 1 }
    for place in letters.indices { starts[place + 1] += starts[place] }
    var ends = starts
    var occurrences = [Int32](repeating: 0, count: text.count)
    for (index, place) in places.enumerated() {
      occurrences[ends[Int(place)]] = Int32(truncatingIfNeeded: index)
      ends[Int(place)] += 1
    }
    (self.letters, _text, _starts, _occurrences) = (letters, places, starts, occurrences)
    _next = Self._table(places, letterCount: letters.count)
    // Without a sign: so all indices are less than what is not known exactly.
    _counts = Self._values(places, letterCount: letters.count) { count, known in
      let (sum, isGreat) = count.addingReportingOverflow(count - known)
      return count == .max || isGreat ? .max : sum
    }
  }

  /// The number of states, which are 0 ..< `stateCount`: one more than there are elements in the text.
  ///
  /// - Complexity: O(1)
  @inlinable public var stateCount: Int { _text.count + 1 }

  /// The number of distinct subsequences, without the empty one; `Int.max` if there are as many or more.
  ///
  /// - Complexity: O(1)
  @inlinable public var subsequenceCount: Int { Int(clamping: _counts[0] - 1) }

  /// Returns the number of distinct subsequences, without the empty one, modulo a number.
  ///
  ///     SubsequenceAutomaton(1...1000).subsequenceCount(modulo: 998_244_353)  // 23226276: 2¹⁰⁰⁰ − 1
  ///
  /// - Parameter modulus: At least 1.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func subsequenceCount(modulo modulus: Int) -> Int {
    precondition(modulus >= 1, "a modulus must be positive")
    let counts = Self._values(_text, letterCount: letters.count) { (count: Int, known: Int) in
      // Each letter doubles all but what the next one like it does.
      let (old, more) = (count % modulus, (count % modulus - known % modulus))
      let new = more < 0 ? more + modulus : more
      return old >= modulus - new ? old - (modulus - new) : old + new
    }
    let count = counts[0] % modulus
    return count > 0 ? count - 1 : modulus - 1
  }

  /// Returns the state after the next occurrence of an element, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - state: The current state; 0 when nothing has been read.
  ///   - element: The next element.
  /// - Complexity: O(log *d*) for up to 32 distinct elements, O(log *n*) for more.
  @inlinable
  public func state(after state: Int, _ element: Element) -> Int? {
    precondition(0 <= state && state < stateCount, "no state has this number")
    return Self._place(of: element, in: letters).flatMap { _state(after: state, $0) }
  }

  /// Returns whether the given elements are a subsequence of the text; no elements are.
  ///
  /// - Parameter pattern: The elements.
  /// - Complexity: That of a transition for each element.
  @inlinable
  public func contains(_ pattern: some Sequence<Element>) -> Bool {
    var state = 0
    for element in pattern {
      guard let next = self.state(after: state, element) else { return false }
      state = next
    }
    return true
  }

  /// Returns the lexicographically smallest indices of the given elements as a subsequence of the text; `nil` if they
  /// are not one.
  ///
  /// - Parameter pattern: The elements.
  /// - Complexity: That of a transition for each element.
  @inlinable
  public func indices(of pattern: some Sequence<Element>) -> [Int]? {
    var (state, indices) = (0, [Int]())
    for element in pattern {
      guard let next = self.state(after: state, element) else { return nil }
      indices.append(next - 1)
      state = next
    }
    return indices
  }

  /// Returns the *k*-th of the distinct subsequences in lexicographic order, without the empty one; `nil` if there are
  /// too few.
  ///
  /// - Parameter index: How many are smaller, not negative.
  /// - Complexity: That of *d* transitions for each element of the result, with *d* distinct elements in the text.
  @inlinable
  public func subsequence(at index: Int) -> [Element]? {
    precondition(index >= 0, "an index must not be negative")
    if index >= _counts[0] - 1 { return nil }
    var (state, rest, subsequence) = (0, index, [Element]())
    while rest >= 0 {
      for place in letters.indices {
        guard let next = _state(after: state, place) else { continue }
        if rest < _counts[next] {
          subsequence.append(letters[place])
          state = next
          break
        }
        rest -= Int(_counts[next])
      }
      // What ends here comes before whatever goes on.
      rest -= 1
    }
    return subsequence
  }

  /// Returns the shortest sequence of given elements that is not a subsequence of the text; the lexicographically
  /// smallest of them.
  ///
  /// - Parameter elements: What the sequence is made of: at least one, in any order.
  /// - Complexity: That of *n* transitions for *n* elements of the text, and O(*m* log *m*) for *m* given ones.
  @inlinable
  public func shortestNonSubsequence(over elements: some Sequence<Element>) -> [Element] {
    let elements = elements.sorted()
    precondition(!elements.isEmpty, "a sequence of no elements is always a subsequence")
    var places: [Int] = []
    for element in elements {
      guard let place = Self._place(of: element, in: letters) else { return [element] }
      if places.last != place { places.append(place) }
    }
    // The sequence from a state on is longer by one than that from where all elements have been passed.
    var lengths = [Int32](repeating: 1, count: stateCount)
    var counts = [Int32](repeating: 0, count: letters.count)
    for place in places { counts[place] = 1 }
    let isWanted = counts
    var (end, missing) = (stateCount - 1, places.count)
    // Invariant: `counts` are 1 more than those from the state to the end, for what is wanted.
    for state in (0..<stateCount - 1).reversed() {
      let place = Int(_text[state])
      if isWanted[place] == 1 {
        if counts[place] == 1 { missing -= 1 }
        counts[place] += 1
      }
      while end > state {
        let last = Int(_text[end - 1])
        if isWanted[last] == 1 && counts[last] == 2 { break }
        counts[last] -= isWanted[last]
        end -= 1
      }
      lengths[state] = missing == 0 ? lengths[end] + 1 : 1
    }
    var (state, sequence) = (0, [Element]())
    while true {
      for place in places {
        let next = _state(after: state, place)
        if let next, lengths[next] >= lengths[state] { continue }
        sequence.append(letters[place])
        guard let next else { return sequence }
        state = next
        break
      }
    }
  }
}

extension SubsequenceAutomaton: Sendable where Element: Sendable {}

// MARK: - Core

extension SubsequenceAutomaton {
  /// Returns the state after the next occurrence of a letter.
  @inlinable
  internal func _state(after state: Int, _ place: Int) -> Int? {
    if !_next.isEmpty {
      let next = Int(_next[state * letters.count + place])
      return next == 0 ? nil : next
    }
    let end = _starts[place + 1]
    var (low, high) = (_starts[place], end)
    while low < high {
      let middle = (low + high) / 2
      if _occurrences[middle] < state { low = middle + 1 } else { high = middle }
    }
    return low == end ? nil : Int(_occurrences[low]) + 1
  }

  /// Returns where an element is among the letters.
  @inlinable
  internal static func _place(of element: Element, in letters: [Element]) -> Int? {
    var (low, high) = (0, letters.count)
    while low < high {
      let middle = (low + high) / 2
      if letters[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < letters.count && letters[low] == element ? low : nil
  }

  /// Returns for each state and letter the next state, or 0 for none; nothing for many letters.
  @inlinable
  internal static func _table(_ text: [Int32], letterCount: Int) -> [Int32] {
    if letterCount > 32 { return [] }
    var table = [Int32](repeating: 0, count: (text.count + 1) * letterCount)
    for state in text.indices.reversed() {
      let row = state * letterCount
      for place in 0..<letterCount { table[row + place] = table[row + letterCount + place] }
      table[row + Int(text[state])] = Int32(truncatingIfNeeded: state + 1)
    }
    return table
  }

  /// Returns for each state a value that begins with 1 at the last one: of that of the next state, and of that after
  /// the next occurrence of the same letter, or 0 if there is none.
  @inlinable
  internal static func _values<Value: FixedWidthInteger>(
    _ text: [Int32], letterCount: Int, _ value: (Value, Value) -> Value
  ) -> [Value] {
    var values = [Value](repeating: 1, count: text.count + 1)
    var known = [Value](repeating: 0, count: letterCount)
    for state in text.indices.reversed() {
      let letter = Int(text[state])
      values[state] = value(values[state + 1], known[letter])
      known[letter] = values[state + 1]
    }
    return values
  }
}
