// The inputs and answers that a judge program writes: integers and their layout, and lines.

import FastIO

/// A part of an input or output: integers laid out in lines, or a line of anything else.
public enum Block: Equatable, Sendable {
  /// All integers on one line, separated by spaces; without any the line is empty.
  case line([Int])

  /// The given number of integers on each line, at least 1, separated by spaces; all lines are full.
  case rows([Int], width: Int)

  /// One line as it is, given without its line feed: a word, a row of a grid, a decimal number.
  case text(String)

  /// Its length as text, in bytes.
  internal var byteCount: Int {
    switch self {
    // An empty line has a line feed, too.
    case .line(let numbers): return max(1, numbers.reduce(0) { $0 + $1.characterCount + 1 })
    case .rows(let numbers, _): return numbers.reduce(0) { $0 + $1.characterCount + 1 }
    case .text(let line): return line.utf8.count + 1
    }
  }

  /// Returns a block with one integer on each line.
  public static func column(_ numbers: [Int]) -> Block {
    .rows(numbers, width: 1)
  }
}

extension Int {
  /// Its length as text.
  fileprivate var characterCount: Int {
    var count = self < 0 ? 2 : 1
    var rest = magnitude / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}

extension OutputWriter {
  /// Writes the blocks one after the other.
  internal mutating func write(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .line(let numbers):
        writeLine(numbers, separator: " ")
      case .rows(let numbers, width: 1):
        writeLines(numbers)
      case .rows(let numbers, let width):
        precondition(width > 0, "rows have a width of 1 or more, not \(width)")
        precondition(
          numbers.count.isMultiple(of: width),
          "\(numbers.count) numbers do not fill rows of \(width)")
        for start in stride(from: 0, to: numbers.count, by: width) {
          writeLine(numbers[start..<start + width], separator: " ")
        }
      case .text(let line):
        writeLine(line)
      }
    }
  }
}
