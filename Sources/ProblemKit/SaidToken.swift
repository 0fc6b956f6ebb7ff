// What a solution has said, and what it ought to be: the same for an output and for a conversation.

/// A token of a solution.
///
/// What the problem calls it is asked for only if it is wrong: there may be millions.
internal struct SaidToken {
  internal let bytes: ArraySlice<UInt8>
  /// How many there are with it.
  internal let number: Int

  /// Returns the integer that it is.
  ///
  /// - Throws: A `Judgement`: a presentation error if it is none, a wrong answer if it is out of range.
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

  /// Returns the word that it is.
  ///
  /// - Throws: A `Judgement`: a presentation error if it is another.
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
