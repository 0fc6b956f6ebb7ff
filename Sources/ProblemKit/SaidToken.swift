// The validation of a solution's tokens: the same for an output and for an interaction.

/// A token that a solution has written.
///
/// Its name in the problem statement is evaluated only for an error message: there may be millions of tokens.
internal struct SaidToken {
  internal let bytes: ArraySlice<UInt8>
  /// Its number, from 1.
  internal let number: Int

  /// Returns the token as an integer.
  ///
  /// - Throws: A `Judgement`: a presentation error if it is not an integer, a wrong answer if it is out of range.
  internal func integer(_ name: () -> String, in range: ClosedRange<Int>) throws -> Int {
    guard let value = Int(strictDecimal: bytes) else {
      let found = "expected an integer, found \(quoted(bytes))"
      throw Judgement.presentationError("\(place(name)): \(found)")
    }
    guard range.contains(value) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      throw Judgement.wrongAnswer("\(place(name)): \(value) is not in the range \(bounds)")
    }
    return value
  }

  /// Returns the token as one of the given words.
  ///
  /// - Throws: A `Judgement`: a presentation error if it is another word.
  internal func word(_ name: () -> String, among words: [String]) throws -> String {
    guard let word = words.first(where: { bytes.elementsEqual($0.utf8) }) else {
      let expected = words.map { quoted(Array($0.utf8)[...]) }.joined(separator: " or ")
      throw Judgement.presentationError(
        "\(place(name)): expected \(expected), found \(quoted(bytes))")
    }
    return word
  }

  private func place(_ name: () -> String) -> String { "\(ordinal(number)) token, \(name())" }
}
