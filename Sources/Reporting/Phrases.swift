// Numbers and texts in sentences and tables.

import Judging

extension String {
  /// The text without trailing white space.
  var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  /// The first line.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}

extension Double {
  /// The seconds with three decimals: `"0.004 s"`; short programs differ only in these.
  public var asSeconds: String { Quantity.seconds(self, decimals: 3) }
}

extension Int {
  /// The number with thousands separators: `"4,213"`.
  public var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().reduce(into: "") { text, entry in
      if entry.offset > 0 && (digits.count - entry.offset) % 3 == 0 { text += "," }
      text.append(entry.element)
    }
    return (self < 0 ? "-" : "") + groups
  }

  /// Returns the number with a noun, in the plural if necessary: `"1 line"`, `"4,213 lines"`.
  public func counted(_ noun: String) -> String {
    "\(grouped) \(noun)" + (self == 1 ? "" : "s")
  }
}
