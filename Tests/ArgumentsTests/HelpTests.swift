import Arguments
import Testing

@Suite struct HelpTests {
  @Test func theProgramsHelpListsItsCommands() throws {
    let expected = """
      Does things.

      usage: example COMMAND [OPTION...]

      commands:
        test  try programs
        copy  copy a thing
        help  explain a command

      example COMMAND --help tells more about a command; example --version prints the
      version.

      """
    #expect(try ExampleProgram.text("--help") == expected)
    #expect(try ExampleProgram.text("-h") == expected)
    #expect(try ExampleProgram.text("help") == expected)
  }

  @Test func aCommandsHelpListsItsOptions() throws {
    let expected = """
      usage: example test [PROBLEM...] [OPTION...]

      Try programs.

      options:
        --jobs N     run N at once
        --limit S    seconds
        --size SIZE  how large
        --file FILE  where to write; - is standard output
        --quiet      say nothing
        --help       print this help

      A note.

      """
    #expect(try ExampleProgram.text("test", "--help") == expected)
    #expect(try ExampleProgram.text("test", "--jobs", "-h") == expected)
    #expect(try ExampleProgram.text("help", "test") == expected)
  }

  @Test func theVersionIsTold() throws {
    #expect(try ExampleProgram.text("--version") == "example 1.2.3\n")
  }
}

/// A program with topics.
@Suite struct HelpTopicTests {
  private let program = ProgramDescription(
    name: "example", version: "1.2.3", about: "Does things.", commands: [ExampleProgram.test],
    topics: [
      HelpTopic("formats", about: "what is written", text: "Formats\n\nText.\n"),
      HelpTopic("colors", about: "what is painted", text: "Colors\n"),
    ])

  private func text(_ words: String...) throws -> String? {
    guard case .print(let text) = try program.interpret(words) else { return nil }
    return text
  }

  @Test func theProgramsHelpListsThemBelowTheCommands() throws {
    let expected = """
      Does things.

      usage: example COMMAND [OPTION...]

      commands:
        test  try programs
        help  explain a command or a topic

      topics:
        formats  what is written
        colors   what is painted

      example COMMAND --help tells more about a command, example help TOPIC about a
      topic; example --version prints the version.

      """
    #expect(try text("help") == expected)
    #expect(try text("--help") == expected)
  }

  @Test func helpExplainsTopicsCommandsAndItself() throws {
    #expect(try text("help", "formats") == "Formats\n\nText.\n")
    #expect(try text("help", "test")?.hasPrefix("usage: example test ") == true)
    #expect(try text("help", "help")?.hasPrefix("usage: example help [COMMAND|TOPIC] ") == true)
    #expect(try text("help", "--help") == text("help", "help"))
  }

  @Test func aMistypedTopicIsCorrected() {
    func complaint(_ words: String...) -> String? {
      do {
        _ = try program.interpret(words)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      complaint("help", "fromats") == "no command or topic 'fromats'; did you mean 'formats'?")
    #expect(complaint("help", "tset") == "no command or topic 'tset'; did you mean 'test'?")
    #expect(
      complaint("help", "zebra")
        == "no command or topic 'zebra'. Known: test, help, formats, colors")
    #expect(complaint("help", "test", "copy") == "'copy' is too much")
  }
}
