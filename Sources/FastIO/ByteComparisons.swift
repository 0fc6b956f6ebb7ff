// Comparisons of bytes with ASCII characters, and differences: grids and words are read as bytes.

/// Returns whether a byte is the code of an ASCII character.
///
///     let cells = Array("#..#".utf8)
///     cells[0] == "#"  // true
///     cells.filter { $0 == "." }.count  // 2
///
/// - Precondition: The character is in ASCII: others have several bytes.
/// - Complexity: O(1)
@inlinable
public func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
  byte == UInt8(ascii: character)
}

/// Returns whether a byte is not the code of an ASCII character.
///
/// - Precondition: The character is in ASCII.
/// - Complexity: O(1)
@inlinable
public func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
  byte != UInt8(ascii: character)
}

/// Returns whether a byte matches an ASCII character, in a `switch`.
///
///     func isWall(_ cell: UInt8) -> Bool {
///       switch cell {
///       case "#", "X": true
///       default: false
///       }
///     }
///     isWall(88)  // true
///
/// - Precondition: The character is in ASCII.
/// - Complexity: O(1)
@inlinable
public func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
  byte == UInt8(ascii: character)
}

/// Returns whether a byte matches a range of ASCII characters, in a `switch`.
///
///     func key(_ cell: UInt8) -> Int? {
///       switch cell {
///       case "a"..."f": cell - "a"
///       default: nil
///       }
///     }
///     key(99)  // 2
///
/// - Precondition: The characters are in ASCII.
/// - Complexity: O(1)
@inlinable
public func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  UInt8(ascii: characters.lowerBound) <= byte && byte <= UInt8(ascii: characters.upperBound)
}

/// Returns how far a byte is after an ASCII character: the value of a digit, or the index of a letter.
///
///     let code = Array("b7".utf8)
///     code[0] - "a"  // 1
///     code[1] - "0"  // 7
///
/// It is negative if the byte comes before the character.
///
/// - Precondition: The character is in ASCII.
/// - Complexity: O(1)
@inlinable
public func - (byte: UInt8, character: Unicode.Scalar) -> Int {
  Int(byte) &- Int(UInt8(ascii: character))
}
