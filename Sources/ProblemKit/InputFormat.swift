// How a problem's input is read, strictly, and written. One value for both, so that they agree.

/// The format of a problem's input.
public struct InputFormat<Input> {
  private let read: (inout StrictReader) throws -> Input

  /// Returns an input as text.
  public let write: (Input) -> [Block]

  /// Describes a format by what reads it and what writes it.
  ///
  /// - Parameters:
  ///   - read: Reads all but the end; the end of the input is checked by `parse(_:)`.
  ///   - write: Writes what `read` would accept.
  public init(
    read: @escaping (inout StrictReader) throws -> Input, write: @escaping (Input) -> [Block]
  ) {
    self.read = read
    self.write = write
  }

  /// Returns the same format with a rule for what has been read.
  ///
  ///     let format = InputFormat<[Int]>.list(count: 1...9, values: 0...9)
  ///       .requiring("the numbers add up to an even one") { $0.reduce(0, +).isMultiple(of: 2) }
  ///     try format.parse(Array("2\n4 0\n".utf8))  // [4, 0]
  ///
  /// - Parameters:
  ///   - rule: What must be, as the error says: "must hold: the numbers …", at the last value.
  ///   - isMet: Whether it is so.
  public func requiring(_ rule: String, _ isMet: @escaping (Input) -> Bool) -> InputFormat {
    InputFormat(
      read: { [read] reader in
        let input = try read(&reader)
        try reader.require(isMet(input), "must hold: \(rule)")
        return input
      },
      write: write)
  }

  /// Reads a whole input.
  ///
  /// - Throws: `InvalidInput` at the first byte that is not as it must be.
  public func parse(_ bytes: [UInt8]) throws -> Input {
    var reader = StrictReader(bytes)
    let input = try read(&reader)
    try reader.end()
    return input
  }
}

/// A number that is asked about, and the numbers in question.
public struct NumbersWithParameter: Equatable, Sendable {
  /// The number in the first line after the count: a rank, a capacity.
  public var parameter: Int

  /// The numbers in the second line.
  public var numbers: [Int]

  /// Puts the two together.
  public init(parameter: Int, numbers: [Int]) {
    self.parameter = parameter
    self.numbers = numbers
  }
}

// MARK: - Ready-made formats

extension InputFormat where Input == [Int] {
  /// One line of integers.
  ///
  ///     let format = InputFormat.line([("A", 0...9), ("B", 0...9)])
  ///     try format.parse(Array("4 2\n".utf8))  // [4, 2]
  public static func line(_ fields: [Field]) -> InputFormat {
    InputFormat(read: { try $0.rows(1, fields) }, write: { [.line($0)] })
  }

  /// A count, and on the next line so many integers.
  ///
  ///     let format = InputFormat.list(count: 1...1000, values: 0...9)
  ///     try format.parse(Array("3\n4 0 2\n".utf8))  // [4, 0, 2]
  public static func list(
    count: ClosedRange<Int>, values: ClosedRange<Int>
  ) -> InputFormat {
    InputFormat(
      read: { input in
        let count = try input.integer("N", in: count)
        try input.lineEnd()
        return try input.line("A", count: count, in: values)
      },
      write: { [.line([$0.count]), .line($0)] })
  }

  /// A count, and so many lines with an integer for each field, all in one array.
  ///
  ///     let format = InputFormat.rows(count: 1...1000, [("A", 0...9), ("B", 0...9)])
  ///     try format.parse(Array("2\n4 0\n2 1\n".utf8))  // [4, 0, 2, 1]
  public static func rows(count: ClosedRange<Int>, _ fields: [Field]) -> InputFormat {
    InputFormat(
      read: { input in
        let count = try input.integer("N", in: count)
        try input.lineEnd()
        return try input.rows(count, fields)
      },
      write: { [.line([$0.count / fields.count]), .rows($0, width: fields.count)] })
  }
}

extension InputFormat where Input == NumbersWithParameter {
  /// A count and a parameter, and on the next line so many integers.
  ///
  ///     let format = InputFormat.list(
  ///       count: 1...9, parameter: ("K", { count in 1...count }), values: 0...9)
  ///     try format.parse(Array("3 2\n4 0 2\n".utf8)).numbers  // [4, 0, 2]; the parameter is 2
  ///
  /// - Parameters:
  ///   - count: What the count may be.
  ///   - parameter: Its name, and its range for a count.
  ///   - values: What each of the integers may be.
  public static func list(
    count: ClosedRange<Int>,
    parameter: (name: String, range: (_ count: Int) -> ClosedRange<Int>),
    values: ClosedRange<Int>
  ) -> InputFormat {
    InputFormat(
      read: { input in
        let count = try input.integer("N", in: count)
        try input.space()
        let chosen = try input.integer(parameter.name, in: parameter.range(count))
        try input.lineEnd()
        let numbers = try input.line("A", count: count, in: values)
        return NumbersWithParameter(parameter: chosen, numbers: numbers)
      },
      write: { [.line([$0.numbers.count, $0.parameter]), .line($0.numbers)] })
  }
}

extension InputFormat where Input == String {
  /// One line with a word, or with several if a space is one of the characters.
  ///
  ///     let format = InputFormat.text("S", count: 1...100, of: "ab")
  ///     try format.parse(Array("abba\n".utf8))  // "abba"
  public static func text(
    _ name: String, count: ClosedRange<Int>, of characters: String
  ) -> InputFormat {
    InputFormat(
      read: { input in
        let text = try input.text(name, count: count, of: characters)
        try input.lineEnd()
        return text
      },
      write: { [.text($0)] })
  }
}

extension InputFormat where Input == [String] {
  /// The numbers of rows and columns, and so many lines of so many characters.
  ///
  ///     let format = InputFormat.grid(rows: 1...9, columns: 1...9, of: ".#")
  ///     try format.parse(Array("2 3\n..#\n#..\n".utf8))  // ["..#", "#.."]
  ///
  /// - Parameters:
  ///   - rows: How many there may be, at least 1.
  ///   - columns: How many there may be, at least 1.
  ///   - characters: What a cell may be.
  public static func grid(
    rows: ClosedRange<Int>, columns: ClosedRange<Int>, of characters: String
  ) -> InputFormat {
    InputFormat(
      read: { input in
        let height = try input.integer("H", in: rows)
        try input.space()
        let width = try input.integer("W", in: columns)
        try input.lineEnd()
        var lines: [String] = []
        for _ in 0..<height {
          lines.append(try input.text("row", count: width...width, of: characters))
          try input.lineEnd()
        }
        return lines
      },
      write: { [.line([$0.count, $0[0].utf8.count])] + $0.map { .text($0) } })
  }
}
