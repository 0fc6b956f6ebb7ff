// Bytes beside the characters that they stand for: what is read of a maze are bytes.

/// Returns whether a byte stands for a character.
///
///     let cells = Array("#..#".utf8)
///     cells[0] == "#"  // true
///     cells.filter { $0 == "." }.count  // 2
///
/// - Precondition: The character is one of ASCII: others have several bytes.
/// - Complexity: O(1)
@inlinable
public func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
  byte == UInt8(ascii: character)
}

/// Returns whether a byte does not stand for a character.
///
/// - Precondition: The character is one of ASCII.
/// - Complexity: O(1)
@inlinable
public func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
  byte != UInt8(ascii: character)
}

/// Returns whether a byte stands for a character, in a `switch`.
///
///     func isWall(_ cell: UInt8) -> Bool {
///       switch cell {
///       case "#", "X": true
///       default: false
///       }
///     }
///     isWall(88)  // true
///
/// - Precondition: The character is one of ASCII.
/// - Complexity: O(1)
@inlinable
public func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
  byte == UInt8(ascii: character)
}

/// Returns whether a byte stands for one of several characters, in a `switch`.
///
///     func key(_ cell: UInt8) -> Int? {
///       switch cell {
///       case "a"..."f": Int(cell - UInt8(ascii: "a"))
///       default: nil
///       }
///     }
///     key(99)  // 2
///
/// - Precondition: The characters are those of ASCII.
/// - Complexity: O(1)
@inlinable
public func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  UInt8(ascii: characters.lowerBound) <= byte && byte <= UInt8(ascii: characters.upperBound)
}
