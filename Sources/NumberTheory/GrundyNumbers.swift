// Grundy numbers of impartial games. Sprague, "Über mathematische Kampfspiele", 1935; Grundy, "Mathematics and games",
// 1939.

/// Returns the Grundy numbers of all positions of an impartial game: each is the mex of those that moves lead to.
///
///     // A pile, of which a move takes 1, 3 or 4.
///     let numbers = grundyNumbers(of: 0..<10) { pile, move in
///       for taken in [1, 3, 4] where taken <= pile { move(pile - taken) }
///     }
///     numbers  // [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]
///     numbers[5] ^ numbers[6] ^ numbers[3]  // 0: of three piles, whoever moves loses
///
/// The mex (minimum excludant) is the smallest nonnegative integer that is not among the numbers. Under normal play,
/// where a player who cannot move loses, a position with the Grundy number 0 is lost for the player to move; from any
/// other a move to a position with 0 wins. The Grundy number of a sum of games, in one of which a move is made at a
/// time, is the XOR of theirs (Sprague–Grundy theorem). For a move that splits a game into two, call `move` with the
/// positions of both.
///
/// - Parameters:
///   - positions: The positions 0, 1, 2 … in an order in which moves lead to earlier ones only: `0..<n` if they lead to
///     smaller ones; for any other acyclic game a reversed topological order.
///   - moves: A closure that calls its second argument for each move from the position that is its first argument.
/// - Returns: The Grundy number of position *p* at index *p*.
/// - Complexity: O(*n* + *m*), where *n* is the number of positions and *m* the number of moves.
@inlinable
public func grundyNumbers<Positions: Collection>(
  of positions: Positions, moves: (_ position: Int, _ move: inout GameMoves) throws -> Void
) rethrows -> [Int] where Positions.Element == Int {
  var known = GameMoves(_count: positions.count)
  for position in positions {
    known._begin(position)
    try moves(position, &known)
    known._end()
  }
  return known._numbers
}

/// The moves from a position of a game, as `grundyNumbers(of:moves:)` collects them: call it with what a move leads to.
public struct GameMoves: Sendable {
  /// The Grundy numbers of all positions, -1 for those that are still to come.
  @usableFromInline internal var _numbers: [Int]
  /// For each Grundy number, the position from which it was last reached.
  @usableFromInline internal var _reached: [Int] = []
  @usableFromInline internal var _position = 0

  @inlinable
  internal init(_count: Int) { _numbers = Array(repeating: -1, count: _count) }

  /// Adds a move to a position.
  ///
  /// - Parameter position: The position that the move leads to, an earlier one.
  /// - Complexity: Amortized O(1)
  @inlinable
  public mutating func callAsFunction(_ position: Int) { _reach(_number(of: position)) }

  /// Adds a move to a sum of two games.
  ///
  ///     // Of a row of pins one or two next to each other are knocked over (Kayles).
  ///     let rows = grundyNumbers(of: 0..<10) { pins, move in
  ///       for fallen in 1...2 where fallen <= pins {
  ///         for left in 0...(pins - fallen) / 2 { move(left, pins - fallen - left) }
  ///       }
  ///     }
  ///     rows  // [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]
  ///
  /// - Parameters:
  ///   - first: The position of one game, an earlier one.
  ///   - second: The position of the other game, an earlier one, too.
  /// - Complexity: Amortized O(1)
  @inlinable
  public mutating func callAsFunction(_ first: Int, _ second: Int) {
    _reach(_number(of: first) ^ _number(of: second))
  }

  @inlinable
  internal func _number(of position: Int) -> Int {
    precondition(
      _numbers.indices.contains(position) && _numbers[position] >= 0,
      "a move leads to a position that does not come before")
    return _numbers[position]
  }

  @inlinable
  internal mutating func _reach(_ number: Int) {
    while _reached.count <= number { _reached.append(-1) }
    _reached[number] = _position
  }

  @inlinable
  internal mutating func _begin(_ position: Int) {
    precondition(
      _numbers.indices.contains(position) && _numbers[position] < 0,
      "the positions are not 0, 1, 2 …, each of them once")
    _position = position
  }

  @inlinable
  internal mutating func _end() {
    var number = 0
    while number < _reached.count && _reached[number] == _position { number += 1 }
    _numbers[_position] = number
  }
}
