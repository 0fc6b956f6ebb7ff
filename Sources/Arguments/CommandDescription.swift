// A command and a program of commands, as values: what the parser, the help and the error messages
// are all made from.

/// One command of a program: its name, its operands, its options.
public struct CommandDescription: Sendable {
  /// A word that is no option.
  public struct Operand: Sendable {
    /// What stands for it in the help: `"PROBLEM"`.
    public let name: String
    /// How often it may be given; only the last operand may be given more than once.
    public let count: ClosedRange<Int>
    /// What a shell offers for it.
    public let completion: Completion

    /// Describes an operand, which is given once if nothing else is said.
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
  /// What it does, in a line without a full stop.
  public let about: String
  /// The words that are no options.
  public let operands: [Operand]
  /// The options.
  public let options: [any DescribedOption]
  /// The ways to write it, if the operands do not say it all: `"PROBLEM..."`, `"--all"`.
  public let forms: [String]
  /// What else there is to say, in paragraphs below the options.
  public let notes: String

  /// Describes a command.
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
}

/// A program that consists of commands.
///
/// Besides the commands that are described, every program has `help`.
///
///     try program.interpret(["test", "--help"])    // .print("usage: …")
///     try program.interpret(["test", "boj-2750"])  // .run(command: "test", arguments)
public struct ProgramDescription: Sendable {
  /// What a command line asks for.
  public enum Request: Sendable {
    /// To print a text, such as the help.
    case print(String)
    /// To run the command of that name.
    case run(command: String, ParsedArguments)
  }

  /// The name: `"verdict"`.
  public let name: String
  /// The version: `"1.0.0"`.
  public let version: String
  /// What it is, in a sentence or two.
  public let about: String
  /// The commands, `help` being the last.
  public let commands: [CommandDescription]
  /// What `help` explains besides the commands.
  public let topics: [HelpTopic]

  /// Describes a program by its commands, without `help`.
  public init(
    name: String, version: String, about: String, commands: [CommandDescription],
    topics: [HelpTopic] = []
  ) {
    self.name = name
    self.version = version
    self.about = about
    self.topics = topics
    let subjects = commands.map(\.name) + topics.map(\.name)
    self.commands = commands + [Self.helpCommand(on: subjects, hasTopics: !topics.isEmpty)]
  }

  /// Finds out what the words of a command line ask for.
  ///
  /// - Throws: `UsageError` if they make no sense.
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
    guard let found = commands.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "command", name, known: commandNames)
    }
    return found
  }
}
