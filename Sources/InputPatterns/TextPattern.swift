// The named shapes of text that tests and judges share: those that searches in texts stumble over.

/// A named, seeded shape of text: the same pattern, length, characters and seed give the same text on every
/// machine.
///
///     TextPattern.ruler.text(count: 7, of: "abc", seed: 1)  // "abacaba"
public enum TextPattern: String, CaseIterable, Sendable {
  /// Every character with the same probability.
  case random
  /// Two characters in random order, as far as there are two; so for the others.
  case twoCharacters
  /// One character, again and again.
  case allEqual
  /// One character, but for one place.
  case oneOther
  /// Two to four characters, not all of them the same, again and again.
  case periodic
  /// The same from both ends.
  case palindrome
  /// A beginning of abaababaabaab…, in which each part is the two before it together: a square ends nearly
  /// everywhere, of many lengths.
  case fibonacci
  /// A beginning of abacabadabacabae…: at each place the character of how often 2 divides its number, or
  /// where there are fewer characters, again the first, the second and so on.
  case ruler
  /// A beginning of abbabaabbaababba…, in which each part is the one before it and then the same with
  /// its characters exchanged: to sums of powers modulo 2^64 both look alike.
  case thueMorse
}

extension TextPattern {
  /// Returns a text in this shape.
  ///
  ///     TextPattern.palindrome.text(count: 5, of: "abc", seed: 2)  // "bcacb"
  ///
  /// - Parameters:
  ///   - count: How many characters, at least 0.
  ///   - characters: Those that it may consist of: at least one, all ASCII.
  ///   - seed: Any number.
  /// - Complexity: O(*n*), where *n* is the count.
  public func text(count: Int, of characters: String, seed: UInt64) -> String {
    let alphabet = Array(characters.utf8)
    precondition(!alphabet.isEmpty && alphabet.allSatisfy { $0 < 128 }, "characters are ASCII")
    var random = SplitMix64(seed: seed)
    func pick(from characters: [UInt8]) -> UInt8 {
      characters[random.next(in: 0...characters.count - 1)]
    }
    let first = pick(from: alphabet)
    let others = alphabet.filter { $0 != first }
    let second = others.isEmpty ? first : pick(from: others)
    var text: [UInt8]
    switch self {
    case .random: text = (0..<count).map { _ in pick(from: alphabet) }
    case .twoCharacters: text = (0..<count).map { _ in pick(from: [first, second]) }
    case .allEqual: text = Array(repeating: first, count: count)
    case .oneOther:
      text = Array(repeating: first, count: count)
      if count > 0 { text[random.next(in: 0...count - 1)] = second }
    case .periodic:
      let period = [first, second] + (0..<random.next(in: 0...2)).map { _ in pick(from: alphabet) }
      text = (0..<count).map { period[$0 % period.count] }
    case .palindrome:
      let half = (0..<(count + 1) / 2).map { _ in pick(from: alphabet) }
      text = half + half.dropLast(count % 2).reversed()
    case .fibonacci:
      var part = [second]
      text = [first]
      while text.count < count { (part, text) = (text, text + part) }
      text.removeSubrange(count...)
    case .ruler:
      text = (1..<count + 1).map { alphabet[$0.trailingZeroBitCount % alphabet.count] }
    case .thueMorse:
      text = (0..<count).map { $0.nonzeroBitCount.isMultiple(of: 2) ? first : second }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
