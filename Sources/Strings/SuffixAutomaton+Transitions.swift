// The transitions from a state of a suffix automaton, read where they are stored: without an array for each state.

extension SuffixAutomaton {
  /// Returns the transitions from a state, in ascending order of their bytes.
  ///
  ///     let automaton = SuffixAutomaton("banana".utf8)
  ///     automaton.transitions(from: 0).map { Unicode.Scalar($0.byte) }  // ["a", "b", "n"]
  ///
  /// The paths from state 0, smaller bytes first, spell the distinct substrings of the text in lexicographic order. The
  /// number of paths from a state is one plus the sum of those from its successors, whose `length(of:)` is greater. For
  /// the *k*-th substring in this order, distinct or counted with multiplicity, there is ``SortedSubstrings``.
  ///
  /// - Parameter state: One of the states.
  /// - Returns: A view of the table of transitions; nothing is copied.
  /// - Complexity: O(1); to iterate over it O(*d*), where *d* is the number of distinct bytes of the text.
  @inlinable
  public func transitions(from state: Int) -> Transitions {
    _check(state)
    return Transitions(next: _next, bytes: _bytes, start: state * _width)
  }

  /// The transitions from a state, in ascending order of their bytes.
  public struct Transitions: BidirectionalCollection, Sendable {
    @usableFromInline internal let _next: [Int32]
    @usableFromInline internal let _bytes: [UInt8]
    /// Where the row of the state begins.
    @usableFromInline internal let _start: Int

    @inlinable
    internal init(next: [Int32], bytes: [UInt8], start: Int) {
      (_next, _bytes, _start) = (next, bytes, start)
    }

    /// A position in the collection.
    public struct Index: Comparable, Sendable {
      @usableFromInline internal let _column: Int

      @inlinable
      internal init(column: Int) { _column = column }

      /// Returns whether one position is before another.
      @inlinable
      public static func < (first: Self, second: Self) -> Bool { first._column < second._column }
    }

    /// The position of the transition with the smallest byte.
    ///
    /// - Complexity: O(*d*), where *d* is the number of distinct bytes of the text.
    @inlinable
    public var startIndex: Index { Index(column: _column(from: 0)) }

    /// The position after that of the largest byte.
    @inlinable
    public var endIndex: Index { Index(column: _bytes.count) }

    /// Returns the position of the next larger byte.
    @inlinable
    public func index(after index: Index) -> Index {
      Index(column: _column(from: index._column + 1))
    }

    /// Returns the position of the next smaller byte.
    @inlinable
    public func index(before index: Index) -> Index {
      var column = index._column - 1
      while column >= 0, _next[_start + column] == 0 { column -= 1 }
      precondition(column >= 0, "nothing is before the first transition")
      return Index(column: column)
    }

    /// The byte of a transition and the state that it leads to.
    @inlinable
    public subscript(index: Index) -> (byte: UInt8, state: Int) {
      (_bytes[index._column], Int(_next[_start + index._column]))
    }

    /// Returns the first column from a given one on that has a transition; the number of columns if there is none.
    @inlinable
    internal func _column(from first: Int) -> Int {
      var column = first
      while column < _bytes.count, _next[_start + column] == 0 { column += 1 }
      return column
    }
  }
}
