import Foundation

/// A block of the documentation as a function that can be compiled and called.
struct ExampleFunction {
  /// The name of the function.
  let name: String
  /// What is done with it.
  let use: CodeBlock.Use
  /// A file with the function; `#sourceLocation` leads the compiler's messages back to the text.
  let source: String
  /// How many values are checked.
  let checkCount: Int
  /// The lines whose comment begins like a value and is none.
  let unclearLines: [String]

  /// Makes a function of a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - number: A number that no other block has.
  ///   - modules: What the block imports, besides what it says itself.
  init(_ block: CodeBlock, number: Int, importing modules: [String] = []) {
    name = "example\(number)"
    self.use = block.use
    let isImport = { (line: String) in line.hasPrefix("import ") }
    let imports = modules.map { "import \($0)" } + block.code.filter(isImport)
    var lines: [String] = []
    var unclearLines: [String] = []
    var checkCount = 0
    // A line of the text is a line of the function, so that the compiler's messages fit both.
    for (index, line) in block.code.enumerated() {
      let place = "\(block.path):\(block.line + index)"
      switch block.use == .example ? CheckedLine(line) : .plain {
      case .checked(let check):
        checkCount += 1
        lines.append(check.source(place: place))
      case .unclear:
        unclearLines.append("\(place): \(line)")
        lines.append(line)
      case .plain:
        lines.append(isImport(line) ? "" : line)
      }
    }
    let signature =
      switch block.use {
      case .example: "() throws"
      case .sketch: "(input: inout InputReader, output: inout OutputWriter, n: Int) throws"
      default: "()"
      }
    source = """
      \(imports.joined(separator: "\n"))

      func \(name)\(signature) {
      #sourceLocation(file: "\(block.path)", line: \(block.line))
      \(lines.joined(separator: "\n"))
      #sourceLocation()
      }

      """
    self.checkCount = checkCount
    self.unclearLines = unclearLines
  }

  /// A program that calls the function of the name under which it is called, or all examples.
  static func dispatcher(examples: [ExampleFunction], programs: [ExampleFunction]) -> String {
    """
    /// Compares the value of an expression.
    func check<T, S>(_ found: T, of subject: S, is expected: T, at place: String) {
      compare(found, expected, place)
    }

    /// Compares what a statement that has no value has made of a variable.
    func check<S>(_ found: Void, of subject: S, is expected: S, at place: String) {
      compare(subject, expected, place)
    }

    func compare<T>(_ found: T, _ expected: T, _ place: String) {
      let (found, expected) = ("\\(found)", "\\(expected)")
      if found != expected { print("\\(place): expected \\(expected), found \\(found)") }
    }

    switch CommandLine.arguments[0].split(separator: "/").last {
    \(programs.map { "case \"\($0.name)\": \($0.name)()" }.joined(separator: "\n"))
    default:
    \(examples.map { "do { try \($0.name)() } catch { print(\"\($0.name): \\(error)\") }" }
      .joined(separator: "\n"))
      print("all examples have run")
    }

    """
  }
}

/// What a line of an example states in the comment at its end.
///
/// A value is checked: `scores.max()  // 98`, `let n = scores.count  // 4: with the best one`. If the
/// statement has no value, as `scores.quickSort()  // [76, 98]`, it is the variable's.
private enum CheckedLine {
  case plain
  case unclear
  case checked(Check)

  struct Check {
    let statement: String
    let expected: String
  }

  init(_ line: String) {
    guard let comment = line.range(of: "  // ", options: .backwards) else {
      self = .plain
      return
    }
    let statement = line[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
    let text = line[comment.upperBound...]
    let startsLikeAValue =
      text.first.map { "\"[.-".contains($0) || $0.isNumber } == true
      || ["nil", "true", "false"].contains { text.hasPrefix($0) }
    // So do words too: only what is a value as a whole is one.
    let mayBeAValue = text.first.map { $0 == "(" || $0.isUppercase } == true
    if startsLikeAValue || mayBeAValue, let value = Self.value(in: text) {
      self = .checked(Check(statement: statement, expected: value))
    } else {
      self = startsLikeAValue ? .unclear : .plain
    }
  }

  /// Returns the value that a comment begins with: up to its end, or to a colon, comma or semicolon
  /// outside of quotes and brackets, behind which there are words.
  private static func value(in comment: Substring) -> String? {
    var depth = 0
    var isInText = false
    var isEscaped = false
    // Where the first bracket is closed.
    var closed: Substring.Index?
    let end = comment.indices.first { index in
      let character = comment[index]
      if isInText {
        if character == "\"" && !isEscaped { isInText = false }
        isEscaped = character == "\\" && !isEscaped
        return false
      }
      switch character {
      case "\"": isInText = true
      case "[", "(": depth += 1
      case "]", ")":
        depth -= 1
        if depth == 0 && closed == nil { closed = comment.index(after: index) }
      case ":", ",", ";": return depth == 0
      default: break
      }
      return false
    }
    let value = comment[..<(end ?? comment.endIndex)].trimmingCharacters(in: .whitespaces)
    guard let first = value.first else { return nil }
    let isClosedAtItsEnd =
      closed.map { comment[$0..<(end ?? comment.endIndex)].allSatisfy(\.isWhitespace) } == true
    let isWhole =
      switch first {
      case "\"", "[": value.count > 1 && value.last == (first == "[" ? "]" : "\"")
      case ".": true
      case "(": value.contains(",") && isClosedAtItsEnd && !Self.hasTwoWordsInARow(value)
      case _ where first.isUppercase:
        // Of an initializer.
        value.wholeMatch(of: #/[A-Z]\w*\(.*\)/#) != nil && isClosedAtItsEnd
      default:
        // A number, or a range of two.
        value.filter { $0 != "_" }.components(separatedBy: "..<").allSatisfy { Double($0) != nil }
          || ["nil", "true", "false"].contains(value)
      }
    return isWhole ? value : nil
  }

  /// Returns whether a text has words in it, as no value has outside of quotes.
  private static func hasTwoWordsInARow(_ text: String) -> Bool {
    text.replacing(/"[^"]*"/, with: "").contains(/[A-Za-z]\w* [A-Za-z]/)
  }
}

extension CheckedLine.Check {
  /// The variable that the statement may change: the one whose method is called, or which is handed
  /// over by `&`.
  private var subject: String {
    func name(_ text: Substring) -> String {
      String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    if let sign = statement.firstIndex(of: "&"), statement.hasSuffix(")") {
      let argument = name(statement[statement.index(after: sign)...])
      if !argument.isEmpty { return argument }
    }
    let root = name(statement[...])
    let isVariable = root.first?.isLowercase == true && statement.dropFirst(root.count).first == "."
    return isVariable ? root : "()"
  }

  /// The statement with the check of its value.
  func source(place: String) -> String {
    let words = statement.split(separator: " ")
    if words.count > 3, ["let", "var"].contains(words[0]), words[2] == "=" {
      return "\(statement); check(\(words[1]), of: (), is: \(expected), at: \"\(place)\")"
    }
    // A tuple may be taken apart.
    if let parts = statement.wholeMatch(of: /(?:let|var) (\(\w+(?:, \w+)+\)) = .*/) {
      return "\(statement); check(\(parts.1), of: (), is: \(expected), at: \"\(place)\")"
    }
    return "check(\(statement), of: \(subject), is: \(expected), at: \"\(place)\")"
  }
}
