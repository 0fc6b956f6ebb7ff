// How wide texts are on a terminal, which most of the scripts of the world share, but not those of East Asia.

extension Character {
  /// How many columns of a terminal it takes: 2 for those of Chinese, Japanese and Korean, and for pictures.
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
  /// How many columns of a terminal it takes.
  var columnCount: Int {
    // What most texts are made of takes one each.
    utf8.allSatisfy { $0 < 0x80 } ? count : reduce(0) { $0 + $1.columnCount }
  }

  /// The text with blanks at its end, or at its beginning, up to a width.
  func padded(to width: Int, alignsRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - columnCount))
    return alignsRight ? blanks + self : self + blanks
  }

  /// The text, or its beginning with "…" if it is wider.
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
