// Families of lists of integers and of texts: every shape of InputPatterns at any length, and short
// random lists.

import InputPatterns

extension Case where Input == [Int] {
  /// Returns a family of lists for each shape, named after its shape and its size, such as `organ-pipe-max`.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - count: The length of the lists.
  ///   - range: The range of the numbers; shapes of ranks are spread over it.
  ///   - size: The suffix of the names.
  ///   - seeds: The seeds of each family that are judged.
  ///   - answer: The method that answers the inputs.
  public static func shapes(
    _ patterns: [InputPattern], count: Int, in range: ClosedRange<Int>, size: String,
    seeds: ClosedRange<UInt64> = 1...1, answer: AnswerMethod = .reference
  ) -> [Case] {
    patterns.map { pattern in
      let name = pattern.rawValue.words.joined(separator: "-")
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      return Case(
        "\(name)-\(size)", seeds: seeds, answer: answer,
        about: "\(pattern.rawValue.words.joined(separator: " ")): \(count) numbers \(bounds)"
      ) { random in
        pattern.values(count: count, in: range, seed: random.next())
      }
    }
  }

  /// Returns a family of random lists of random length: about half from the whole range, half with many ties.
  public static func randomLists(
    _ name: String, count counts: ClosedRange<Int>, in range: ClosedRange<Int>,
    seeds: ClosedRange<UInt64>, answer: AnswerMethod = .reference
  ) -> Case {
    Case(
      name, seeds: seeds, answer: answer,
      about: "random lists of \(counts.lowerBound) to \(counts.upperBound), every other with ties"
    ) { random in
      let count = random.next(in: counts)
      let narrow = range.lowerBound...range.lowerBound + Swift.min(3, range.width)
      let chosen = random.nextIsOne(in: 2) ? range : narrow
      return InputPattern.random.values(count: count, in: chosen, seed: random.next())
    }
  }
}

extension Case where Input == String {
  /// Returns a family of texts for each shape, named after its shape and its size, such as `fibonacci-max`.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - count: The length of the texts.
  ///   - characters: The alphabet.
  ///   - size: The suffix of the names.
  ///   - seeds: The seeds of each family that are judged.
  ///   - answer: The method that answers the inputs.
  public static func shapes(
    _ patterns: [TextPattern], count: Int, of characters: String, size: String,
    seeds: ClosedRange<UInt64> = 1...1, answer: AnswerMethod = .reference
  ) -> [Case] {
    patterns.enumerated().map { place, pattern in
      let words = pattern.rawValue.words
      return Case(
        "\(words.joined(separator: "-"))-\(size)", seeds: seeds, answer: answer,
        about: "\(words.joined(separator: " ")): \(count) of \(characters.count) characters"
      ) { random in
        // The shapes are not to share their random numbers, which may choose a position in the text later.
        for _ in 0..<place { _ = random.next() }
        return pattern.text(count: count, of: characters, seed: random.next())
      }
    }
  }
}

extension String {
  /// The lower-case words of a name: those of `organPipe` are `["organ", "pipe"]`.
  fileprivate var words: [String] {
    var words = [""]
    for letter in self {
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }
}

extension Case where Input == [Int] {
  /// The same lists, each with a random rank as its parameter, from 1 to the length.
  ///
  /// None may be empty.
  public var withRandomRank: Case<NumbersWithParameter> {
    map { numbers, random in
      NumbersWithParameter(parameter: random.next(in: 1...numbers.count), numbers: numbers)
    }
  }
}
