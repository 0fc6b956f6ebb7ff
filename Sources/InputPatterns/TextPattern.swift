// The named shapes of text that tests and judges share: those that string searching stumbles over.

/// A named, seeded shape of text: the same pattern, length, characters and seed give the same text on every
/// machine.
///
///     TextPattern.ruler.text(count: 7, of: "abc", seed: 1)  // "abacaba"
public enum TextPattern: String, CaseIterable, Sendable {
  /// Uniformly distributed characters.
  case random
  /// Two characters in random order; only one, here and below, if there is no other.
  case twoCharacters
  /// One character, repeated.
  case allEqual
  /// One character, repeated, with another one at a random position.
  case oneOther
  /// A period of two to four characters, not all equal, repeated.
  case periodic
  /// A random palindrome.
  case palindrome
  /// A prefix of the Fibonacci word abaababaabaab…, in which each word is the concatenation of the two before it:
  /// squares, of many lengths, end nearly everywhere.
  case fibonacci
  /// A prefix of abacabadabacabae…, the ruler sequence: the exponent of 2 in the position, counted from 1, is the index
  /// of its character, modulo the number of characters.
  case ruler
  /// A prefix of the Thue–Morse word abbabaabbaababba…, in which each block is followed by its complement: polynomial
  /// hashes modulo 2^64 of the two collide if they are long.
  case thueMorse
}

extension TextPattern {
  /// Returns a text in this shape.
  ///
  ///     TextPattern.palindrome.text(count: 5, of: "abc", seed: 2)  // "bcacb"
  ///
  /// - Parameters:
  ///   - count: The length of the text, at least 0.
  ///   - characters: The alphabet: at least one character, all ASCII.
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
