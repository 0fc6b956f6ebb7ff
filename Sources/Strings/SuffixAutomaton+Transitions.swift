// The ways that lead on from a state of a suffix automaton, read where they are kept: without an array for each state.

extension SuffixAutomaton {
  /// Returns the bytes that may follow a state's parts in the text, in ascending order, each with the state behind it.
  ///
  ///     let automaton = SuffixAutomaton("banana".utf8)
  ///     automaton.transitions(from: 0).map { Unicode.Scalar($0.byte) }  // ["a", "b", "n"]
  ///
  /// The parts of the text in their lexicographic order are the ways from state 0, the smaller bytes first. How many ways
  /// go on from a state is one, and what there is from each of the states behind it: these have longer longest parts.
  /// For the parts in this order, counted or not by how often they occur, there is ``SortedSubstrings``.
  ///
  /// - Parameter state: One of the states.
  /// - Returns: A collection that makes no array.
  /// - Complexity: O(1); to go through it O(*d*) for *d* different bytes of the text.
  @inlinable
  public func transitions(from state: Int) -> Transitions {
    _check(state)
    return Transitions(next: _next, bytes: _bytes, start: state * _width)
  }

  /// The bytes that may follow the parts of a state, in ascending order, each with the state behind it.
  public struct Transitions: BidirectionalCollection, Sendable {
    @usableFromInline internal let _next: [Int32]
    @usableFromInline internal let _bytes: [UInt8]
    /// Where the row of the state begins.
    @usableFromInline internal let _start: Int

    @inlinable
    internal init(next: [Int32], bytes: [UInt8], start: Int) {
      (_next, _bytes, _start) = (next, bytes, start)
    }

    /// A place in the collection.
    public struct Index: Comparable, Sendable {
      @usableFromInline internal let _column: Int

      @inlinable
      internal init(column: Int) { _column = column }

      /// Returns whether one place is in front of another.
      @inlinable
      public static func < (first: Self, second: Self) -> Bool { first._column < second._column }
    }

    /// The place of the smallest byte.
    ///
    /// - Complexity: O(*d*) for *d* different bytes of the text.
    @inlinable
    public var startIndex: Index { Index(column: _column(from: 0)) }

    /// The place behind the largest byte.
    @inlinable
    public var endIndex: Index { Index(column: _bytes.count) }

    /// Returns the place of the next larger byte.
    @inlinable
    public func index(after index: Index) -> Index {
      Index(column: _column(from: index._column + 1))
    }

    /// Returns the place of the next smaller byte.
    @inlinable
    public func index(before index: Index) -> Index {
      var column = index._column - 1
      while _next[_start + column] == 0 { column -= 1 }
      return Index(column: column)
    }

    /// The byte at a place, and the state behind it.
    @inlinable
    public subscript(index: Index) -> (byte: UInt8, state: Int) {
      (_bytes[index._column], Int(_next[_start + index._column]))
    }

    /// Returns the first column from one on that leads to a state; their number if there is none.
    @inlinable
    internal func _column(from first: Int) -> Int {
      var column = first
      while column < _bytes.count, _next[_start + column] == 0 { column += 1 }
      return column
    }
  }
}
