// Lines in any order: the multiset differences of two texts.

import Foundation

/// The lines that an output and the answer do not have in common.
///
/// Lines are equal if their tokens are; blank lines are ignored. Multiplicity counts: a line that
/// one text has twice and the other once is in the difference once.
///
///     let lines = UnorderedLines(output: Array("b 2\na 1\n".utf8), answer: Array("a 1\nc\n".utf8))
///     lines.tooMany  // [0..<3]
///     lines.missing  // [4..<5]
public struct UnorderedLines: Equatable, Sendable {
  /// The ranges of the output's lines that the answer lacks, in order, without surrounding white
  /// space.
  public let tooMany: [Range<Int>]
  /// The ranges of the answer's lines that the output lacks.
  public let missing: [Range<Int>]

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*) time and O(*n*) space, where *n* is the total number of bytes.
  public init(output: [UInt8], answer: [UInt8]) {
    // The lines in front of the first one that differs need not be sorted: of equal lines the last are surplus.
    let same = output[..<output[...].commonPrefixLength(with: answer[...])]
    let start = same.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let (found, expected) = (SortedLines(output[start...]), SortedLines(answer[start...]))
    var tooMany: [Range<Int>] = []
    var missing: [Range<Int>] = []
    var (next, wanted) = (0, 0)
    while next < found.count || wanted < expected.count {
      let order =
        next == found.count
        ? 1 : wanted == expected.count ? -1 : found.compare(next, with: wanted, of: expected)
      if order < 0 { tooMany.append(found.place(of: next)) }
      if order > 0 { missing.append(expected.place(of: wanted)) }
      if order <= 0 { next += 1 }
      if order >= 0 { wanted += 1 }
    }
    self.tooMany = tooMany.sorted { $0.lowerBound < $1.lowerBound }
    self.missing = missing.sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// The lines of a text that are not blank, sorted by their tokens.
private struct SortedLines {
  private struct Line {
    /// Its tokens, joined by a space, as a range of `words`.
    let words: Range<Int>
    let place: Range<Int>
  }

  private let words: [UInt8]
  private let lines: [Line]

  init(_ text: ArraySlice<UInt8>) {
    var words: [UInt8] = []
    words.reserveCapacity(text.count)
    var lines: [Line] = []
    // Arrays of all lines, or of all words of one, would take far more space than the text.
    var rest = text
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      let start = words.count
      var word = line.prefix(0)
      var place = line.endIndex..<line.endIndex
      while true {
        word = line[word.endIndex...].drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        if word.isEmpty { break }
        if words.count > start { words.append(UInt8(ascii: " ")) }
        words += word
        place = min(place.lowerBound, word.startIndex)..<word.endIndex
      }
      if words.count > start { lines.append(Line(words: start..<words.count, place: place)) }
    }
    self.words = words
    self.lines = words.withUnsafeBytes { words in
      lines.sorted {
        let order = Self.compare(words[$0.words], words[$1.words])
        // Of equal lines the last ones are surplus.
        return order == 0 ? $0.place.lowerBound < $1.place.lowerBound : order < 0
      }
    }
  }

  var count: Int { lines.count }

  func place(of index: Int) -> Range<Int> { lines[index].place }

  /// Returns a negative number, 0 or a positive number if a line is less than, equal to or greater
  /// than one of another text.
  func compare(_ index: Int, with other: Int, of others: SortedLines) -> Int {
    words.withUnsafeBytes { words in
      others.words.withUnsafeBytes { otherWords in
        Self.compare(words[lines[index].words], otherWords[others.lines[other].words])
      }
    }
  }

  private static func compare(
    _ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>
  ) -> Int {
    let (left, right) = (
      UnsafeRawBufferPointer(rebasing: left), UnsafeRawBufferPointer(rebasing: right)
    )
    let order = memcmp(left.baseAddress!, right.baseAddress!, min(left.count, right.count))
    return order == 0 ? left.count - right.count : Int(order)
  }
}
