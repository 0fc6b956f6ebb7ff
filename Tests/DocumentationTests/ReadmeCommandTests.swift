import TestSupport
import Testing

/// The README's commands are all accounted for; `ReadmeRun` runs them.
@Suite struct ReadmeCommandTests {
  @Test func everyCommandIsKnown() throws {
    let commands = ShellCommand.all(in: try Repository.text(of: "README.md")).map(\.command)
    #expect(commands.count > 30, "the blocks were not found")
    for command in commands {
      #expect(ReadmeCommands.uses[command] != nil, "not known how to run: \(command)")
    }
    let gone = Set(ReadmeCommands.uses.keys).subtracting(commands)
    #expect(gone == [], "these are no longer in the README")
  }

  /// The tests themselves must notice what is new.
  @Test func commandsAreFoundWithoutTheirComments() {
    let text = "```sh\nls a   # b\nls '#c'\n```\n```\nno\n```\n```sh\n\nx\n```\n"
    let commands = ShellCommand.all(in: text)
    #expect(commands.map(\.command) == ["ls a", "ls '#c'", "x"])
    #expect(commands.map(\.number) == [2, 3, 10])
  }
}
