// The help texts, derived from the same descriptions as the parser.

/// A help topic that is not a command: a format, a protocol.
public struct HelpTopic: Sendable {
  /// The name: `"exit-codes"`.
  public let name: String
  /// The subject, in one line without a period.
  public let about: String
  /// The explanation, in lines terminated by a line feed.
  public let text: String

  /// Creates a topic.
  public init(_ name: String, about: String, text: String) {
    self.name = name
    self.about = about
    self.text = text
  }
}

extension ProgramDescription {
  static let helpName = "help"

  /// The option of the program and of each command.
  static let helpOption = Flag(helpName, about: "print this help")

  /// Returns the description of the command `help`.
  static func helpCommand(on subjects: [String], hasTopics: Bool) -> CommandDescription {
    CommandDescription(
      helpName, about: hasTopics ? "explain a command or a topic" : "explain a command",
      operands: [
        .init(
          hasTopics ? "COMMAND|TOPIC" : "COMMAND", count: 0...1, completion: .words(subjects))
      ],
      options: [])
  }

  /// The help of the program: the output of `--help`.
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
  /// - Throws: `UsageError` if there is none of that name, with a suggestion.
  func help(on subject: String?) throws -> String {
    guard let subject else { return help }
    if let command = commands.first(where: { $0.name == subject }) { return help(of: command) }
    if let topic = topics.first(where: { $0.name == subject }) { return topic.text }
    let kinds = topics.isEmpty ? "command" : "command or topic"
    if let advice = foreignWords[subject] {
      throw UsageError("no \(kinds) '\(subject)': \(advice)")
    }
    throw UsageError(
      unknown: kinds, subject, known: commands.map(\.name) + topics.map(\.name))
  }

  /// Returns the help on a command: the output of `COMMAND --help`.
  public func help(of command: CommandDescription) -> String {
    let usages = command.usages.enumerated().map { index, usage in
      (index == 0 ? "usage: " : "       ") + "\(name) \(command.name) \(usage)"
    }
    let entries = command.allOptions.map { ("  " + $0.synopsis, $0.about) }
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
  /// The arguments after the command's name, one string per usage form.
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
  /// The phrase as a sentence: capitalized and with a period.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

/// The layout of help texts.
enum HelpLayout {
  /// The line width, which every terminal has.
  static let width = 80

  /// Returns a table of two columns; the right one is wrapped.
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

  /// Wraps a text between words; a word longer than a line gets a line of its own.
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
