// Descriptions of a command and of a program with subcommands, from which the parser, the help and
// the error messages are derived.

/// One command of a program: its name, its operands, its options.
public struct CommandDescription: Sendable {
  /// An operand: an argument that is not an option.
  public struct Operand: Sendable {
    /// The placeholder in the help: `"PROBLEM"`.
    public let name: String
    /// How often it may occur; only the last operand may occur more than once.
    public let count: ClosedRange<Int>
    /// Its shell completion.
    public let completion: Completion

    /// Creates an operand, which is required exactly once by default.
    public init(
      _ name: String, count: ClosedRange<Int> = 1...1, completion: Completion = .nothing
    ) {
      self.name = name
      self.count = count
      self.completion = completion
    }
  }

  /// The name: `"test"`.
  public let name: String
  /// What it does, in one line without a period.
  public let about: String
  /// The operands.
  public let operands: [Operand]
  /// The options.
  public let options: [any DescribedOption]
  /// The usage forms, if the operands do not show them all: `"PROBLEM..."`, `"--all"`.
  public let forms: [String]
  /// Further explanations, in paragraphs below the options.
  public let notes: String

  /// Creates a description.
  public init(
    _ name: String, about: String, operands: [Operand] = [], options: [any DescribedOption],
    forms: [String] = [], notes: String = ""
  ) {
    self.name = name
    self.about = about
    self.operands = operands
    self.options = options
    self.forms = forms
    self.notes = notes
  }

  /// The options and `--help`, which every command has.
  var allOptions: [any DescribedOption] { options + [ProgramDescription.helpOption] }
}

/// The description of a program with subcommands.
///
/// In addition to these, every program has the subcommand `help`.
///
///     try program.interpret(["test", "--help"])    // .print("usage: …")
///     try program.interpret(["test", "boj-2750"])  // .run(command: "test", arguments)
public struct ProgramDescription: Sendable {
  /// The request of a command line.
  public enum Request: Sendable {
    /// Print a text, such as the help.
    case print(String)
    /// Run the command of that name.
    case run(command: String, ParsedArguments)
  }

  /// The name: `"verdict"`.
  public let name: String
  /// The version: `"1.0.0"`.
  public let version: String
  /// What the program is, in a sentence or two.
  public let about: String
  /// The commands, with `help` as the last one.
  public let commands: [CommandDescription]
  /// The topics that `help` explains besides the commands.
  public let topics: [HelpTopic]
  /// What to do here, by the words that other programs have for it.
  public let foreignWords: [String: String]

  /// Creates a description from the commands without `help`.
  public init(
    name: String, version: String, about: String, commands: [CommandDescription],
    topics: [HelpTopic] = [], foreignWords: [String: String] = [:]
  ) {
    self.name = name
    self.version = version
    self.about = about
    self.topics = topics
    self.foreignWords = foreignWords
    let subjects = commands.map(\.name) + topics.map(\.name)
    self.commands = commands + [Self.helpCommand(on: subjects, hasTopics: !topics.isEmpty)]
  }

  /// Parses the arguments of a command line.
  ///
  /// - Throws: `UsageError` if they are invalid.
  public func interpret(_ words: [String]) throws -> Request {
    guard let first = words.first else {
      throw UsageError("no command given. Known: \(commandNames.joined(separator: ", "))")
    }
    switch first {
    case "--help", "-h":
      return .print(help)
    case "--version":
      return .print("\(name) \(version)\n")
    case _ where first.hasPrefix("-"):
      throw UsageError(unknown: "option", first, known: ["--help", "--version"])
    default:
      let command = try command(first)
      let rest = words.dropFirst()
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return .print(help(of: command))
      }
      let arguments = try ParsedArguments(Array(rest), of: command)
      if command.name == Self.helpName { return .print(try help(on: arguments.operands.first)) }
      return .run(command: command.name, arguments)
    }
  }

  private var commandNames: [String] { commands.map(\.name) }

  private func command(_ name: String) throws -> CommandDescription {
    if let found = commands.first(where: { $0.name == name }) { return found }
    if let advice = foreignWords[name] { throw UsageError("no command '\(name)': \(advice)") }
    throw UsageError(unknown: "command", name, known: commandNames)
  }
}
