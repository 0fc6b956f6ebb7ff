// Shrinking: removes parts of a text (delta debugging).

extension TextShrinker {
  /// Removes runs of lines, longest first.
  mutating func removeLines() throws -> Bool {
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

  /// The lengths of runs to remove: all, powers of two, and three, as records of three lines are
  /// common.
  private static func lengths(upTo count: Int) -> [Int] {
    let powers = sequence(first: 1) { 2 * $0 }.prefix { $0 <= count }
    return Set(powers + [3, count]).filter { 1...max(1, count) ~= $0 }.sorted(by: >)
  }

  /// Removes runs of tokens from a line, and from all neighboring lines of the same length.
  mutating func removeTokens() throws -> Bool {
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
    return try tokens.count > 1 && removeColumns(range, from: line)
  }

  /// Removes runs of characters from a non-numeric token, and from all lines of a grid.
  mutating func removeCharacters() throws -> Bool {
    var isSimpler = false
    for place in text.places {
      let isGrid = text.rows(from: place.line).count > 1 && text.lines[place.line].isWord
      if text[place].value != nil && !isGrid { continue }
      for length in Self.lengths(upTo: text[place].bytes.count) {
        var start = 0
        while start + length <= text[place].bytes.count {
          if try removeCharacters(start..<start + length, at: place) {
            isSimpler = true
          } else {
            start += 1 + (length - 1) / 2
          }
        }
      }
    }
    return isSimpler
  }

  private mutating func removeCharacters(
    _ range: Range<Int>, at place: TokenText.Place
  ) throws -> Bool {
    let token = text[place]
    if range.count == token.bytes.count { return false }
    if token.value == nil {
      var candidate = text
      candidate[place] = token.removing(range)
      if try attemptRemoval(candidate, before: place, counts: [range.count], value: nil) {
        return true
      }
    }
    return try text.lines[place.line].isWord && removeColumns(range, from: place.line)
  }

  /// Removes columns from a line and the following lines of the same length.
  private mutating func removeColumns(_ range: Range<Int>, from line: Int) throws -> Bool {
    let rows = text.rows(from: line)
    guard rows.count > 1 else { return false }
    var candidate = text
    for row in rows { candidate.lines[row].removeCells(range) }
    return try attemptRemoval(
      candidate, before: .init(line: line, column: 0), counts: [range.count], value: nil)
  }

  /// Removes rows of square tables together with the columns of the same indices, as a single
  /// number gives the size of both.
  mutating func removeFromSquares() throws -> Bool {
    var isSimpler = false
    var line = 0
    while line < text.lines.count {
      for length in Self.lengths(upTo: text.lines[line].cellCount) {
        var start = 0
        while let square = text.square(from: line), start + length < square.count {
          var candidate = text
          for row in square { candidate.lines[row].removeCells(start..<start + length) }
          candidate.lines.removeSubrange(line + start..<line + start + length)
          if try attemptRemoval(
            candidate, before: .init(line: line, column: 0), counts: [length], value: nil)
          {
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

  /// Tries a text from which something was removed: as it is, then with one of the numbers before
  /// it decreased, then also renumbered to close the gap that the removed number leaves.
  ///
  /// - Parameters:
  ///   - candidate: The text after the removal.
  ///   - place: The position where the removed part began.
  ///   - counts: By how much a number that counts the removed parts would decrease.
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

  /// The numbers before a position that may be the count of what follows: first those whose value
  /// equals the number of something countable.
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
