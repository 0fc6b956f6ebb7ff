// Lines in any order: the multiset differences of two texts.

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
    (tooMany, missing) = output.withUnsafeBytes { output in
      answer.withUnsafeBytes { answer in
        SortedLines.differences(
          SortedLines(of: output, from: start), SortedLines(of: answer, from: start))
      }
    }
  }
}

/// The lines of a text that are not blank, in an order that depends on nothing but their tokens.
private struct SortedLines {
  /// A line: the hash of its tokens, and where the first one is.
  ///
  /// Texts of a hundred megabytes have tens of millions of these: it holds no more.
  private struct Line {
    let hash: UInt64
    let start: Int
  }

  private let text: UnsafeRawBufferPointer
  private let lines: [Line]

  init(of text: UnsafeRawBufferPointer, from start: Int) {
    var lines: [Line] = []
    lines.reserveCapacity(text[start...].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 })
    var next = start
    while next < text.count {
      var bytes = LineBytes(of: text, from: next)
      let first = bytes.position
      let hash = bytes.hash()
      if bytes.position > first { lines.append(Line(hash: hash, start: first)) }
      next = bytes.position + 1
    }
    lines.sort {
      if $0.hash != $1.hash { return $0.hash < $1.hash }
      let order = LineBytes.compare(text, $0.start, with: text, $1.start)
      // Of equal lines the last ones are surplus.
      return order == 0 ? $0.start < $1.start : order < 0
    }
    self.text = text
    self.lines = lines
  }

  /// Returns the places of the lines that one text has more often than the other one, each in their order in the text.
  static func differences(
    _ found: SortedLines, _ expected: SortedLines
  ) -> (tooMany: [Range<Int>], missing: [Range<Int>]) {
    var tooMany: [Int] = []
    var missing: [Int] = []
    var (next, wanted) = (0, 0)
    while next < found.lines.count || wanted < expected.lines.count {
      let order =
        next == found.lines.count
        ? 1
        : wanted == expected.lines.count ? -1 : found.compare(next, with: wanted, of: expected)
      if order < 0 { tooMany.append(found.lines[next].start) }
      if order > 0 { missing.append(expected.lines[wanted].start) }
      if order <= 0 { next += 1 }
      if order >= 0 { wanted += 1 }
    }
    return (
      tooMany.sorted().map { LineBytes.place(in: found.text, from: $0) },
      missing.sorted().map { LineBytes.place(in: expected.text, from: $0) }
    )
  }

  /// Returns a negative number, 0 or a positive number if a line is less than, equal to or greater
  /// than one of another text.
  private func compare(_ index: Int, with other: Int, of others: SortedLines) -> Int {
    let (line, wanted) = (lines[index], others.lines[other])
    if line.hash != wanted.hash { return line.hash < wanted.hash ? -1 : 1 }
    return LineBytes.compare(text, line.start, with: others.text, wanted.start)
  }
}

/// Iterates over the tokens of a line, joined by one space each.
private struct LineBytes: IteratorProtocol {
  private let text: UnsafeRawBufferPointer
  /// A byte of a token, white space behind one, or the end of the line.
  private(set) var position: Int

  init(of text: UnsafeRawBufferPointer, from start: Int) {
    self.text = text
    position = start
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while position < text.count, text[position].isWhitespace, text[position] != UInt8(ascii: "\n") {
      position += 1
    }
  }

  mutating func next() -> UInt8? {
    guard position < text.count else { return nil }
    let byte = text[position]
    if !byte.isWhitespace {
      position += 1
      return byte
    }
    skipBlanks()
    let isAtEnd = position == text.count || text[position] == UInt8(ascii: "\n")
    return isAtEnd ? nil : UInt8(ascii: " ")
  }

  /// Returns the hash of the remaining bytes (Fowler–Noll–Vo), and goes to the end of the line.
  mutating func hash() -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while let byte = next() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns a negative number, 0 or a positive number if the first line is less than, equal to or greater than the
  /// second one.
  static func compare(
    _ text: UnsafeRawBufferPointer, _ start: Int, with other: UnsafeRawBufferPointer,
    _ otherStart: Int
  ) -> Int {
    var (left, right) = (LineBytes(of: text, from: start), LineBytes(of: other, from: otherStart))
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      case (let byte?, let otherByte?):
        if byte != otherByte { return byte < otherByte ? -1 : 1 }
      }
    }
  }

  /// Returns the range of a line from its first token on, without white space at its end.
  static func place(in text: UnsafeRawBufferPointer, from start: Int) -> Range<Int> {
    var bytes = LineBytes(of: text, from: start)
    var end = start
    // A space is told with the position of the token behind it.
    while bytes.next() != nil { end = bytes.position }
    return start..<end
  }
}
