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

      example COMMAND --help tells more about a command; example --version prints the version.

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
