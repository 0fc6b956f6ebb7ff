// What some editors put before a text.

extension String {
  /// The text without the byte order mark (U+FEFF) before it, if there is one.
  ///
  ///     "\u{FEFF}# Title".withoutByteOrderMark  // "# Title"
  public var withoutByteOrderMark: Substring {
    hasPrefix("\u{FEFF}") ? dropFirst() : self[...]
  }
}
