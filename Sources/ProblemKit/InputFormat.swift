// The format of a problem's input: strict reading, as a validator does, and writing, in one value so
// that they agree.

/// The format of a problem's input: its validating reader and its writer.
public struct InputFormat<Input> {
  private let read: (inout StrictReader) throws -> Input

  /// Returns the text of an input.
  public let write: (Input) -> [Block]

  /// Creates a format from its reader and its writer.
  ///
  /// - Parameters:
  ///   - read: Reads and validates all but the end; the end of the input is checked by `parse(_:)`.
  ///   - write: Returns a text that `read` accepts.
  public init(
    read: @escaping (inout StrictReader) throws -> Input, write: @escaping (Input) -> [Block]
  ) {
    self.read = read
    self.write = write
  }

  /// Returns the same format with an additional constraint on the input.
  ///
  ///     let format = InputFormat<[Int]>.list(count: 1...9, values: 0...9)
  ///       .requiring("the numbers add up to an even one") { $0.reduce(0, +).isMultiple(of: 2) }
  ///     try format.parse(Array("2\n4 0\n".utf8))  // [4, 0]
  ///
  /// - Parameters:
  ///   - rule: The constraint in words; the error is "must hold: the numbers …", at the last value.
  ///   - isMet: Returns whether an input satisfies it.
  public func requiring(_ rule: String, _ isMet: @escaping (Input) -> Bool) -> InputFormat {
    InputFormat(
      read: { [read] reader in
        let input = try read(&reader)
        try reader.require(isMet(input), "must hold: \(rule)")
        return input
      },
      write: write)
  }

  /// Parses and validates a whole input.
  ///
  /// - Throws: `InvalidInput` with the position of the first violation of the format.
  public func parse(_ bytes: [UInt8]) throws -> Input {
    var reader = StrictReader(bytes)
    let input = try read(&reader)
    try reader.end()
    return input
  }
}

/// A list of integers with a parameter, such as a rank or a capacity.
public struct NumbersWithParameter: Equatable, Sendable {
  /// The parameter, in the first line after the count.
  public var parameter: Int

  /// The numbers in the second line.
  public var numbers: [Int]

  /// Creates a list of integers with a parameter.
  public init(parameter: Int, numbers: [Int]) {
    self.parameter = parameter
    self.numbers = numbers
  }
}

// MARK: - Ready-made formats

extension InputFormat where Input == [Int] {
  /// Returns the format of one line of integers, one for each field.
  ///
  ///     let format = InputFormat.line([("A", 0...9), ("B", 0...9)])
  ///     try format.parse(Array("4 2\n".utf8))  // [4, 2]
  public static func line(_ fields: [Field]) -> InputFormat {
    InputFormat(read: { try $0.rows(1, fields) }, write: { [.line($0)] })
  }

  /// Returns the format of a list: a count, and on the next line that many integers.
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

  /// Returns the format of rows: a count, and that many lines with an integer for each field, in row-major order.
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
  /// Returns the format of a list with a parameter: a count and the parameter, and on the next line that many integers.
  ///
  ///     let format = InputFormat.list(
  ///       count: 1...9, parameter: ("K", { count in 1...count }), values: 0...9)
  ///     try format.parse(Array("3 2\n4 0 2\n".utf8)).numbers  // [4, 0, 2]; the parameter is 2
  ///
  /// - Parameters:
  ///   - count: The range of the count.
  ///   - parameter: The name of the parameter, and its range, which may depend on the count.
  ///   - values: The range of the integers.
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
  /// Returns the format of one line with a word, or with several if the alphabet includes the space.
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
  /// Returns the format of a grid: the numbers of rows and columns, and that many lines of that many characters.
  ///
  ///     let format = InputFormat.grid(rows: 1...9, columns: 1...9, of: ".#")
  ///     try format.parse(Array("2 3\n..#\n#..\n".utf8))  // ["..#", "#.."]
  ///
  /// - Parameters:
  ///   - rows: The range of the number of rows, which is at least 1.
  ///   - columns: The range of the number of columns, which is at least 1.
  ///   - characters: The characters that a cell may hold.
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
