// The display width of text on a terminal: most scripts take one column per character, those of
// East Asia two.

extension Character {
  /// The number of terminal columns of a character: 2 for Chinese, Japanese, Korean, and emoji.
  ///
  /// Unicode Standard Annex 11, "East Asian Width": the blocks that are wide or fullwidth.
  fileprivate var columnCount: Int {
    guard let first = unicodeScalars.first, first.value >= 0x1100 else { return 1 }
    return first.properties.isEmojiPresentation
      || Self.wideBlocks.contains { $0.contains(first.value) } ? 2 : 1
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The number of terminal columns of the text.
  var columnCount: Int {
    // Fast path: ASCII characters take one column each.
    utf8.allSatisfy { $0 < 0x80 } ? count : reduce(0) { $0 + $1.columnCount }
  }

  /// Returns the text padded with spaces to a width, at its end or at its start.
  func padded(to width: Int, alignsRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - columnCount))
    return alignsRight ? blanks + self : self + blanks
  }

  /// Returns the text, truncated with "…" if it is too wide.
  func shortened(to width: Int) -> String {
    if columnCount <= width { return self }
    var rest = width - 1
    let beginning = prefix { character in
      rest -= character.columnCount
      return rest >= 0
    }
    return beginning + "…"
  }
}
