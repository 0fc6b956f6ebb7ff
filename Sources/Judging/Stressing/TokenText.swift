// A text as lines of tokens: the structure that shrinking works on.

/// A text as tokens, with the white space between them preserved.
struct TokenText: Equatable {
  /// A token; most are integers.
  struct Token: Equatable {
    let bytes: [UInt8]
    /// The value, if the token is an integer in canonical form: neither `007` nor `+7`.
    let value: Int?

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      let text = String(decoding: bytes, as: UTF8.self)
      value = Int(text).flatMap { "\($0)" == text ? $0 : nil }
    }

    init(_ value: Int) {
      bytes = Array("\(value)".utf8)
      self.value = value
    }

    /// Returns the token without some of its characters.
    func removing(_ range: Range<Int>) -> Token {
      Token(Array(bytes[..<range.lowerBound] + bytes[range.upperBound...]))
    }
  }

  /// A line: its tokens, and the white space before each of them and at its end.
  struct Line: Equatable {
    var tokens: [Token] = []
    var gaps: [[UInt8]] = [[]]

    /// Removes tokens, each with the white space before it; the line then starts with none.
    mutating func remove(_ range: Range<Int>) {
      tokens.removeSubrange(range)
      let gapRange = range.lowerBound == 0 && !tokens.isEmpty ? 1..<range.count + 1 : range
      gaps.removeSubrange(gapRange)
    }

    /// Whether there is a single token, whose characters are the cells of a row of a grid.
    var isWord: Bool { tokens.count == 1 }

    /// The number of cells of the line as a row of a table: tokens, or characters of a single
    /// token.
    var cellCount: Int { isWord ? tokens[0].bytes.count : tokens.count }

    /// Removes cells.
    mutating func removeCells(_ range: Range<Int>) {
      if isWord {
        tokens[0] = tokens[0].removing(range)
      } else {
        remove(range)
      }
    }
  }

  /// The position of a token.
  struct Place: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  var lines: [Line]

  /// Parses a text.
  init(_ bytes: [UInt8]) {
    lines = []
    var line = Line()
    var word: [UInt8] = []
    func endWord() {
      if word.isEmpty { return }
      line.tokens.append(Token(word))
      line.gaps.append([])
      word = []
    }
    for byte in bytes {
      guard byte.isWhitespace else {
        word.append(byte)
        continue
      }
      endWord()
      line.gaps[line.gaps.count - 1].append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = Line()
      }
    }
    endWord()
    if line != Line() { lines.append(line) }
  }

  /// The text.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      for (gap, token) in zip(line.gaps, line.tokens) {
        bytes += gap
        bytes += token.bytes
      }
      bytes += line.gaps[line.gaps.count - 1]
    }
    return bytes
  }

  /// The positions of all tokens, in order.
  var places: [Place] {
    lines.indices.flatMap { line in
      lines[line].tokens.indices.map { Place(line: line, column: $0) }
    }
  }

  /// The number of tokens.
  var tokenCount: Int { lines.reduce(0) { $0 + $1.tokens.count } }

  subscript(place: Place) -> Token {
    get { lines[place.line].tokens[place.column] }
    set { lines[place.line].tokens[place.column] = newValue }
  }

  /// Returns the same tokens separated by single spaces, with a line feed at the end of each line.
  var withPlainSpaces: TokenText {
    var text = self
    for index in text.lines.indices {
      let count = text.lines[index].tokens.count
      let between = Array(repeating: [UInt8(ascii: " ")], count: max(0, count - 1))
      let end = [UInt8(ascii: "\n")]
      text.lines[index].gaps = count == 0 ? [end] : [[]] + between + [end]
    }
    return text
  }

  /// Returns the text with the integers at some positions transformed.
  func mapping(_ places: [Place], _ transform: (Int) -> Int) -> TokenText {
    var text = self
    for place in places {
      if let value = text[place].value { text[place] = Token(transform(value)) }
    }
    return text
  }
}

// MARK: - The possible meaning of numbers

extension Int {
  /// Whether it is closer to 0, or as close and positive.
  func isSimpler(than other: Int) -> Bool {
    magnitude < other.magnitude || magnitude == other.magnitude && self > other
  }
}

extension TokenText {
  /// Returns whether there is a token at a position.
  func contains(_ place: Place) -> Bool {
    lines.indices.contains(place.line) && lines[place.line].tokens.indices.contains(place.column)
  }

  /// Returns the first tokens before a position.
  func places(before place: Place, most: Int) -> [Place] {
    var places: [Place] = []
    for line in lines.indices.prefix(place.line + 1) {
      let end = line == place.line ? place.column : lines[line].tokens.count
      for column in 0..<min(end, lines[line].tokens.count) {
        if places.count == most { return places }
        places.append(Place(line: line, column: column))
      }
    }
    return places
  }

  /// The consecutive lines from one on with equally many cells: a table or a grid.
  func rows(from line: Int) -> Range<Int> {
    let first = lines[line]
    return lines[line...].prefix {
      $0.isWord == first.isWord && $0.cellCount == first.cellCount
    }.indices
  }

  /// The rows of a square table from a line on: as many as columns, and more than one.
  func square(from line: Int) -> Range<Int>? {
    let rows = rows(from: line)
    return rows.count > 1 && rows.count == lines[line].cellCount ? rows : nil
  }

  /// Tokens that likely have the same meaning: those of a line, those of a column of a table, those
  /// of a whole table.
  var regions: [[Place]] {
    var regions = lines.indices.map { line in
      lines[line].tokens.indices.map { Place(line: line, column: $0) }
    }
    var start = 0
    while start < lines.count {
      let width = lines[start].tokens.count
      let table = start..<start + lines[start...].prefix { $0.tokens.count == width }.count
      if table.count > 1 {
        let columns = (0..<width).map { column in
          table.map { Place(line: $0, column: column) }
        }
        regions += columns + (width > 1 ? [columns.flatMap { $0 }] : [])
      }
      start = table.upperBound
    }
    return regions
  }

  /// Returns the text with the integers of a region sorted in ascending order.
  func sorting(_ region: [Place]) -> TokenText {
    var text = self
    let places = region.filter { self[$0].value != nil }
    for (place, value) in zip(places, places.map { self[$0].value! }.sorted()) {
      text[place] = Token(value)
    }
    return text
  }

  /// Returns whether the numbers of a region have a smaller total size, or are the same in a
  /// lexicographically smaller order.
  func isSimpler(than other: TokenText, at region: [Place]) -> Bool {
    let (ours, theirs) = (
      region.compactMap { self[$0].value }, region.compactMap { other[$0].value }
    )
    let (size, otherSize) = (Self.size(ours), Self.size(theirs))
    if size != otherSize { return size < otherSize }
    return ours.lexicographicallyPrecedes(theirs) && ours.sorted() == theirs.sorted()
  }

  /// The sum of absolute values, with negative numbers counted slightly higher.
  private static func size(_ values: [Int]) -> Double {
    values.reduce(0) { $0 + Double($1.magnitude) + ($1 < 0 ? 0.5 : 0) }
  }
}
