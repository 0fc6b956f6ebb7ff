// The help texts: made from the same descriptions as the parser.

/// A subject that `help` explains and that is no command: a format, a protocol.
public struct HelpTopic: Sendable {
  /// The name: `"exit-codes"`.
  public let name: String
  /// What it is about, in a line without a full stop.
  public let about: String
  /// The explanation, in lines that end with a line feed.
  public let text: String

  /// Explains a subject.
  public init(_ name: String, about: String, text: String) {
    self.name = name
    self.about = about
    self.text = text
  }
}

extension ProgramDescription {
  static let helpName = "help"

  /// Describes the command `help`.
  static func helpCommand(on subjects: [String], hasTopics: Bool) -> CommandDescription {
    CommandDescription(
      helpName, about: hasTopics ? "explain a command or a topic" : "explain a command",
      operands: [
        .init(
          hasTopics ? "COMMAND|TOPIC" : "COMMAND", count: 0...1, completion: .words(subjects))
      ],
      options: [])
  }

  /// The help on the program: what `--help` prints.
  public var help: String {
    let topicsPart =
      topics.isEmpty
      ? "" : "\ntopics:\n" + HelpLayout.table(topics.map { ("  " + $0.name, $0.about) }) + "\n"
    let more =
      "\(name) COMMAND --help tells more about a command"
      + (topics.isEmpty ? "" : ", \(name) \(Self.helpName) TOPIC about a topic")
      + "; \(name) --version prints the version."
    return """
      \(about)

      usage: \(name) COMMAND [OPTION...]

      commands:
      \(HelpLayout.table(commands.map { ("  " + $0.name, $0.about) }))
      \(topicsPart)
      \(HelpLayout.wrap(more, width: HelpLayout.width).joined(separator: "\n"))

      """
  }

  /// Returns the help on a command or a topic, or on the program if none is named.
  ///
  /// - Throws: `UsageError` if there is none of that name; it suggests the nearest.
  func help(on subject: String?) throws -> String {
    guard let subject else { return help }
    if let command = commands.first(where: { $0.name == subject }) { return help(of: command) }
    if let topic = topics.first(where: { $0.name == subject }) { return topic.text }
    throw UsageError(
      unknown: topics.isEmpty ? "command" : "command or topic", subject,
      known: commands.map(\.name) + topics.map(\.name))
  }

  /// Returns the help on a command: what `COMMAND --help` prints.
  public func help(of command: CommandDescription) -> String {
    let usages = command.usages.enumerated().map { index, usage in
      (index == 0 ? "usage: " : "       ") + "\(name) \(command.name) \(usage)"
    }
    let helpOption = ("  --help", "print this help")
    let entries = command.options.map { ("  " + $0.synopsis, $0.about) } + [helpOption]
    let notes = command.notes.isEmpty ? "" : "\n" + command.notes + "\n"
    return """
      \(usages.joined(separator: "\n"))

      \(HelpLayout.wrap(command.about.sentence, width: HelpLayout.width).joined(separator: "\n"))

      options:
      \(HelpLayout.table(entries))
      \(notes)
      """
  }
}

extension CommandDescription {
  /// What follows the name of the command, in each of its forms.
  fileprivate var usages: [String] {
    let words = operands.map { operand in
      let word = operand.name + (operand.count.upperBound > 1 ? "..." : "")
      return operand.count.lowerBound == 0 ? "[\(word)]" : word
    }
    let forms = forms.isEmpty ? [words.joined(separator: " ")] : forms
    return forms.map { $0.isEmpty ? "[OPTION...]" : $0 + " [OPTION...]" }
  }
}

extension DescribedOption {
  fileprivate var synopsis: String {
    placeholder.map { "\(spelling) \($0)" } ?? spelling
  }
}

extension String {
  /// The phrase with a capital at its beginning and a full stop at its end.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

/// How help texts are laid out.
enum HelpLayout {
  /// Columns of a line: what every terminal has.
  static let width = 80

  /// Returns two columns; the right one is broken into lines.
  static func table(_ entries: [(left: String, right: String)]) -> String {
    let indentation = (entries.map(\.left.count).max() ?? 0) + 2
    let lines = entries.flatMap { entry in
      wrap(entry.right, width: width - indentation).enumerated().map { index, line in
        let left = index == 0 ? entry.left : ""
        return left + String(repeating: " ", count: indentation - left.count) + line
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Breaks a text into lines between its words; a word longer than a line has one for itself.
  static func wrap(_ text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
