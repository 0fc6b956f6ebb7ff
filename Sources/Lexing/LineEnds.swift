// Line ends. The compiler takes a lone carriage return as one, as it does a line feed.

extension Array<UInt8> {
  /// The same text with a line feed in place of each lone carriage return: all offsets stay.
  ///
  ///     Array("a\rb\r\n".utf8).withoutLoneCarriageReturns  // that of "a\nb\r\n"
  public var withoutLoneCarriageReturns: [UInt8] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var bytes = self
    for place in indices where self[place] == carriageReturn {
      if place + 1 == count || self[place + 1] != lineFeed { bytes[place] = lineFeed }
    }
    return bytes
  }
}
