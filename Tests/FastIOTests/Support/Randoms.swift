// Random tokens and inputs: mostly of the right form, because only those get far, and some spoiled.

import InputPatterns

extension SplitMix64 {
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// A number of random magnitude: as many with three digits as with eighteen.
  mutating func integer<T: FixedWidthInteger>(_ type: T.Type) -> T {
    T(truncatingIfNeeded: T.random(in: T.min...T.max, using: &self))
      >> T(Int.random(in: 0..<T.bitWidth, using: &self))
  }

  /// A number's text of 1 to 40 digits, perhaps with zeros before them and a sign.
  mutating func integerToken() -> String {
    let digits =
      chance(80)
      ? String(integer(Int64.self))
      : String(
        (0..<Int.random(in: 1...40, using: &self))
          .map { _ in pick(Array("0123456789")) })
    if chance(85) || digits.hasPrefix("-") { return digits }
    return pick(["-", "0", "00000000", "-0000000000000000000"]) + digits
  }

  mutating func doubleToken() -> String {
    var token = chance(30) ? "-" : ""
    token += String(integer(UInt64.self))
    if chance(70) {
      token += "." + String(repeating: "0", count: Int.random(in: 0...3, using: &self))
      token += String(integer(UInt64.self))
    }
    if chance(40) {
      token +=
        pick(["e", "E"]) + pick(["", "+", "-"]) + String(Int.random(in: 0...30, using: &self))
    }
    if chance(3) {
      token += "e" + pick(["308", "-308", "-324", "309", "400", "99999999999999999999"])
    }
    return token
  }

  /// Changes one byte of a token to one that often does not belong there.
  mutating func spoil(_ token: String) -> [UInt8] {
    var bytes = Array(token.utf8)
    let place = Int.random(in: 0...bytes.count, using: &self)
    let byte = pick(
      Array("+-.eEx/:;09a_,'\u{0}\u{1}\u{1C}\u{1F}\u{7F}".utf8) + [0x85, 0xA0, 0xC3, 0xEF])
    if place < bytes.count, chance(50) {
      bytes[place] = byte
    } else {
      bytes.insert(byte, at: place)
    }
    return bytes
  }

  mutating func whiteSpace() -> String {
    chance(70)
      ? pick([" ", "\n"]) : pick(["\t", "\r\n", "\u{B}", "\u{C}", "  ", "\n\n", " \r\n\r\n\t "])
  }
}
