// What a solution has said, and what it ought to be: the same for an output and for a conversation.

/// A token of a solution, with its number and what the problem calls it.
internal struct NamedToken {
  internal let bytes: ArraySlice<UInt8>
  internal let number: Int
  internal let name: String

  /// Returns the integer that it is.
  ///
  /// - Throws: A `Judgement`: a presentation error if it is none, a wrong answer if it is out of range.
  internal func integer(in range: ClosedRange<Int>) throws -> Int {
    guard let value = Int(strictDecimal: bytes) else {
      throw Judgement.presentationError("\(place): expected an integer, found \(quoted(bytes))")
    }
    guard range.contains(value) else {
      throw Judgement.wrongAnswer(
        "\(place): \(value) is not in the range \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Returns the word that it is.
  ///
  /// - Throws: A `Judgement`: a presentation error if it is another.
  internal func word(among words: [String]) throws -> String {
    guard let word = words.first(where: { bytes.elementsEqual($0.utf8) }) else {
      let expected = words.map { quoted(Array($0.utf8)[...]) }.joined(separator: " or ")
      throw Judgement.presentationError("\(place): expected \(expected), found \(quoted(bytes))")
    }
    return word
  }

  private var place: String { "\(ordinal(number)) token, \(name)" }
}
