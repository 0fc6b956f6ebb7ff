// Shrinks a text that makes a program fail, without knowing what it means: fewer lines, fewer words,
// smaller numbers, simpler order. After Zeller, Hildebrandt: Simplifying and Isolating
// Failure-Inducing Input, IEEE TSE 28 (2002).

/// A text that is made simpler step by step, as long as it still does what it is kept for.
///
/// Every step leaves fewer words, or as many with smaller numbers, or the same in a better order, so
/// that there is an end. Nothing is known of the text but what most inputs have in common: numbers
/// before a list often say how long it is, so that whatever is removed is also tried together with
/// lowering one of those.
///
///     var shrinker = TextShrinker(Array("3\n8 5 9\n".utf8)) { $0.contains(UInt8(ascii: "9")) }
///     try shrinker.shrink()  // true
///     shrinker.simplest      // "9\n"
public struct TextShrinker {
  /// Returns whether a text still does what it is kept for.
  public typealias Test = (_ text: [UInt8]) throws -> Bool

  /// Thrown by a test to end the shrinking.
  public struct OutOfBudget: Error {
    /// Creates the error.
    public init() {}
  }

  /// The simplest text so far.
  public var simplest: [UInt8] { text.bytes }

  private(set) var text: TokenText

  private let isKept: Test
  private var tried: Set<[UInt8]> = []
  /// The number that was lowered with the last removal: the next one likely needs the same.
  private var provenCounter: TokenText.Place?

  /// Remembering a longer text would cost more memory than trying it again costs time.
  private static let longestRemembered = 4096

  /// Begins with a text.
  ///
  /// - Parameter isKept: Returns whether a simpler text still does what it is kept for; it is not
  ///   asked about the first one.
  public init(_ bytes: [UInt8], isKept: @escaping Test) {
    text = TokenText(bytes)
    self.isKept = isKept
  }

  /// Makes the text simpler until no step is left that keeps what it does.
  ///
  /// - Returns: Whether that was reached; false if the test has run out of budget.
  /// - Throws: What the test throws.
  /// - Complexity: Asks the test O(*n*²) times for *n* words that can be removed one by one only, and
  ///   O(log *v*) times for a number *v*.
  @discardableResult
  public mutating func shrink() throws -> Bool {
    do {
      _ = try attempt(text.withPlainSpaces)
      repeat {
        // Cheap and thorough steps first: a line less makes every later step cheaper.
      } while try removeLines() || removeTokens() || simplifyRegions() || lowerNumbers()
        || equalizeNumbers() || simplifyWords()
      return true
    } catch is OutOfBudget {
      return false
    }
  }

  /// Takes a candidate over if it differs and the test keeps it.
  private mutating func attempt(_ candidate: TokenText) throws -> Bool {
    if candidate == text { return false }
    let bytes = candidate.bytes
    if bytes.count <= Self.longestRemembered && !tried.insert(bytes).inserted { return false }
    guard try isKept(bytes) else { return false }
    text = candidate
    return true
  }
}

// MARK: - Fewer

extension TextShrinker {
  /// Removes runs of lines, long ones first.
  private mutating func removeLines() throws -> Bool {
    var isSimpler = false
    for length in Self.lengths(upTo: text.lines.count) {
      var start = 0
      while start + length <= text.lines.count {
        let removed = text.lines[start..<start + length]
        var candidate = text
        candidate.lines.removeSubrange(start..<start + length)
        let single = removed.count == 1 && removed.first!.tokens.count == 1
        if try attemptRemoval(
          candidate, before: .init(line: start, column: 0), counts: [length, 1, length / 2],
          value: single ? removed.first!.tokens[0].value : nil)
        {
          isSimpler = true
        } else {
          start += 1 + (length - 1) / 2
        }
      }
    }
    return isSimpler
  }

  /// The lengths of runs to remove: all, powers of two, and three, as records of three lines occur.
  private static func lengths(upTo count: Int) -> [Int] {
    let powers = sequence(first: 1) { 2 * $0 }.prefix { $0 <= count }
    return Set(powers + [3, count]).filter { 1...max(1, count) ~= $0 }.sorted(by: >)
  }

  /// Removes runs of words from a line, and from all lines around it that are as long.
  private mutating func removeTokens() throws -> Bool {
    var isSimpler = false
    var line = 0
    while line < text.lines.count {
      for length in Self.lengths(upTo: text.lines[line].tokens.count) {
        var start = 0
        while start + length <= text.lines[line].tokens.count {
          if try removeTokens(start..<start + length, of: line) {
            isSimpler = true
          } else {
            start += 1 + (length - 1) / 2
          }
        }
      }
      line += 1
    }
    return isSimpler
  }

  private mutating func removeTokens(_ range: Range<Int>, of line: Int) throws -> Bool {
    let tokens = text.lines[line].tokens
    var candidate = text
    candidate.lines[line].remove(range)
    let place = TokenText.Place(line: line, column: range.lowerBound)
    if try attemptRemoval(
      candidate, before: place, counts: [range.count],
      value: range.count == 1 ? tokens[range.lowerBound].value : nil)
    {
      return true
    }
    // A table loses a column: every line of it is tried with those that follow.
    let table = text.lines[line...].prefix { $0.tokens.count == tokens.count }.indices
    guard table.count > 1 else { return false }
    candidate = text
    for index in table { candidate.lines[index].remove(range) }
    return try attemptRemoval(
      candidate, before: .init(line: line, column: 0), counts: [range.count], value: nil)
  }

  /// Tries a text from which something was removed: as it is, then with one of the numbers before
  /// it lowered, then also with the gap closed that a removed number leaves in a numbering.
  ///
  /// - Parameters:
  ///   - candidate: The text after the removal.
  ///   - place: Where the removed part began.
  ///   - counts: By how much a number that counts what was removed would be lowered.
  ///   - value: The number that was removed, if it was a single one.
  private mutating func attemptRemoval(
    _ candidate: TokenText, before place: TokenText.Place, counts: [Int], value: Int?
  ) throws -> Bool {
    let counters = counters(before: place)
    let amounts = counts.reduce(into: [Int]()) { if $1 > 0 && !$0.contains($1) { $0.append($1) } }
    for counter in counters {
      for amount in amounts {
        guard let count = candidate[counter].value, count >= amount else { continue }
        var lowered = candidate
        lowered[counter] = .init(count - amount)
        if try attempt(lowered) {
          provenCounter = counter
          return true
        }
        guard let value, amount == 1 else { continue }
        let closed = lowered.mapping(lowered.places.filter { $0 != counter }) {
          $0 > value ? $0 - 1 : $0
        }
        if try attempt(closed) {
          provenCounter = counter
          return true
        }
      }
    }
    return try attempt(candidate)
  }

  /// The numbers before a place that may count what stands there: those first that are as large as
  /// something that can be counted.
  private func counters(before place: TokenText.Place) -> [TokenText.Place] {
    let mostCounters = 8
    let lengths = Set(text.lines.map(\.tokens.count))
    var likely: [TokenText.Place] = []
    var others: [TokenText.Place] = []
    if let provenCounter, provenCounter < place, text.contains(provenCounter) {
      likely.append(provenCounter)
    }
    for candidate in text.places(before: place, most: 64) where candidate != provenCounter {
      guard let value = text[candidate].value, value > 0 else { continue }
      let linesBelow = text.lines.count - candidate.line - 1
      let wordsBehind = text.lines[candidate.line].tokens.count - candidate.column - 1
      if value == linesBelow || value == wordsBehind || lengths.contains(value) {
        likely.append(candidate)
      } else {
        others.append(candidate)
      }
    }
    return Array((likely + others).prefix(mostCounters))
  }
}

// MARK: - Simpler

extension TextShrinker {
  /// Simplifies many numbers at once: lines, and the columns of tables.
  private mutating func simplifyRegions() throws -> Bool {
    var isSimpler = false
    for region in text.regions {
      let values = region.compactMap { text[$0].value }
      guard let least = values.min(), values.count > 1 else { continue }
      let ranks = Dictionary(
        uniqueKeysWithValues: Set(values).sorted().enumerated().map { ($0.element, $0.offset) })
      // Wrapping is meant: integers may be too far apart, and the candidate is no simpler then.
      let candidates = [
        text.mapping(region) { _ in 0 }, text.mapping(region) { _ in 1 },
        text.mapping(region) { ranks[$0]! }, text.mapping(region) { ranks[$0]! + 1 },
        text.mapping(region) { $0 &- least }, text.mapping(region) { $0 &- least &+ 1 },
        text.sorting(region),
      ]
      for candidate in candidates where candidate.isSimpler(than: text, at: region) {
        if try attempt(candidate) { isSimpler = true }
      }
    }
    return isSimpler
  }

  /// Lowers each number as far as it goes.
  private mutating func lowerNumbers() throws -> Bool {
    var isSimpler = false
    for place in text.places {
      if try lower([place]) { isSimpler = true }
    }
    return isSimpler
  }

  /// Lowers equal numbers together: names of things that occur in several places, ties.
  private mutating func equalizeNumbers() throws -> Bool {
    var isSimpler = false
    let values = Set(text.places.compactMap { text[$0].value }).sorted()
    for value in values {
      let places = text.places.filter { text[$0].value == value }
      if places.count > 1, try lower(places) { isSimpler = true }
    }
    for pair in zip(text.places, text.places.dropFirst()) {
      for (place, other) in [pair, (pair.1, pair.0)] {
        guard let value = text[place].value, let simpler = text[other].value,
          simpler.isSimpler(than: value)
        else { continue }
        if try attempt(text.mapping([place]) { _ in simpler }) { isSimpler = true }
      }
    }
    return isSimpler
  }

  /// Lowers numbers that are equal: to one of the smallest, to the positive one, then by ever smaller
  /// steps towards 0.
  private mutating func lower(_ places: [TokenText.Place]) throws -> Bool {
    guard let first = places.first, let value = text[first].value else { return false }
    func replaced(by number: Int) -> TokenText { text.mapping(places) { _ in number } }
    // A few, not only 0 and 1: what fails for some numbers only, such as primes, is passed over by
    // the steps below.
    for simple in 0...7 where simple.isSimpler(than: value) {
      if try attempt(replaced(by: simple)) { return true }
    }
    var isSimpler = false
    if value < 0, value != .min, try attempt(replaced(by: -value)) { isSimpler = true }
    var step = (text[first].value ?? 0) / 2
    while step != 0 {
      guard let current = text[first].value else { break }
      let target = current - step
      if target.isSimpler(than: current), try attempt(replaced(by: target)) {
        isSimpler = true
      } else {
        step /= 2
      }
    }
    return isSimpler
  }

  /// Shortens words that are no numbers, and makes their characters equal.
  private mutating func simplifyWords() throws -> Bool {
    var isSimpler = false
    for place in text.places where text[place].value == nil {
      var length = text[place].bytes.count / 2
      while length > 0 {
        var start = 0
        while start + length <= text[place].bytes.count, text[place].bytes.count > 1 {
          var candidate = text
          var bytes = text[place].bytes
          bytes.removeSubrange(start..<start + length)
          candidate[place] = .init(bytes)
          if try attemptRemoval(candidate, before: place, counts: [length], value: nil) {
            isSimpler = true
          } else {
            start += length
          }
        }
        length /= 2
      }
      if try levelCharacters(at: place) { isSimpler = true }
    }
    return isSimpler
  }

  /// Replaces the characters of a word by its least one, one after the other.
  private mutating func levelCharacters(at place: TokenText.Place) throws -> Bool {
    var isSimpler = false
    guard let least = text[place].bytes.min() else { return false }
    for index in text[place].bytes.indices where text[place].bytes[index] != least {
      var candidate = text
      var bytes = text[place].bytes
      bytes[index] = least
      candidate[place] = .init(bytes)
      if try attempt(candidate) { isSimpler = true }
    }
    return isSimpler
  }
}
