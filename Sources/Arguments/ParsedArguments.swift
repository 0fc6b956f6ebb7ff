// Parses the arguments after a command's name.

/// The options and operands of one command line.
public struct ParsedArguments: Sendable {
  /// An option of the command line.
  public struct Given: Equatable, Sendable {
    /// The name without its hyphens.
    public let name: String
    /// The value; `nil` for a flag.
    public let value: String?
  }

  /// The operands, in order.
  public private(set) var operands: [String] = []
  /// The options, in order.
  public private(set) var options: [Given] = []

  /// Parses `--name value`, `--name=value`, `-n value`, `--flag` and operands in any order; after
  /// `--` all arguments are operands.
  ///
  /// - Throws: `UsageError` for an unknown option, a repeated option, a missing or superfluous
  ///   value, or too few or too many operands. Values are only parsed by `value(of:)`.
  public init(_ words: [String], of command: CommandDescription) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-") && word != "-" {
        try takeOption(word, from: &rest, of: command)
      } else {
        operands.append(word)
      }
    }
    try checkOperands(command.operands)
  }

  /// Whether a flag was given.
  public func has(_ flag: Flag) -> Bool {
    options.contains { $0.name == flag.name }
  }

  /// Returns the value of an option, or `nil` if it was not given.
  ///
  /// - Throws: `UsageError` if the value is invalid.
  public func value<Value>(of option: Option<Value>) throws -> Value? {
    guard let text = options.first(where: { $0.name == option.name })?.value else { return nil }
    if let value = option.kind.read(text) { return value }
    let nearest = Suggestion.nearest(to: text, among: option.completion.words)
    let suggestion = nearest.map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(
      "\(option.spelling): expected \(option.kind.expectation), found '\(text)'\(suggestion)")
  }

  private mutating func takeOption(
    _ word: String, from rest: inout ArraySlice<String>, of command: CommandDescription
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = command.options.map(\.spelling)
    if parts[0] == "--help" { throw UsageError("--help takes no value") }
    guard let index = names.firstIndex(of: String(parts[0])) else {
      let known = command.allOptions.map(\.spelling)
      throw UsageError(unknown: "option", String(parts[0]), known: known)
    }
    let option = command.options[index]
    if options.contains(where: { $0.name == option.name }) {
      throw UsageError("\(option.spelling) is given twice")
    }
    options.append(Given(name: option.name, value: try value(of: option, parts, &rest)))
  }

  /// Returns the value of an option, from the same argument or from the next one.
  private func value(
    of option: any DescribedOption, _ parts: [Substring], _ rest: inout ArraySlice<String>
  ) throws -> String? {
    guard let placeholder = option.placeholder else {
      if parts.count == 2 { throw UsageError("\(option.spelling) takes no value") }
      return nil
    }
    if parts.count == 2 { return String(parts[1]) }
    // A forgotten value is likelier than a value that looks like an option.
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw UsageError("\(option.spelling) needs a value: \(option.spelling) \(placeholder)")
    }
    rest.removeFirst()
    return next
  }

  private func checkOperands(_ expected: [CommandDescription.Operand]) throws {
    var count = operands.count
    for operand in expected {
      if count < operand.count.lowerBound { throw UsageError("\(operand.name) is missing") }
      count -= min(count, operand.count.upperBound)
    }
    if count > 0 { throw UsageError("'\(operands[operands.count - count])' is too much") }
  }
}
