import Arguments
import Testing

@Suite struct ParsedArgumentsTests {
  @Test func anOptionOfOneLetterMayBeSpelledWithTwoHyphens() throws {
    let short = Option("o", .text("FILE"), about: "")
    let long = Option("n", spelling: "--n", .integer(1...9, "N"), about: "")
    let command = CommandDescription("test", about: "", options: [short, long])
    let arguments = try ParsedArguments(["-o", "x", "--n=3"], of: command)
    #expect(try arguments.value(of: short) == "x")
    #expect(try arguments.value(of: long) == 3)
    let error = #expect(throws: UsageError.self) { try ParsedArguments(["-n", "3"], of: command) }
    #expect(error?.description == "no option '-n'; did you mean '-o'?")
  }

  @Test func optionsAndOperandsComeInAnyOrder() throws {
    let arguments = try #require(
      try ExampleProgram.arguments("test", "--jobs", "3", "a", "--quiet", "b", "--limit=0.5"))
    #expect(arguments.operands == ["a", "b"])
    #expect(try arguments.value(of: ExampleProgram.jobs) == 3)
    #expect(try arguments.value(of: ExampleProgram.limit) == 0.5)
    #expect(arguments.has(ExampleProgram.quiet))
    #expect(arguments.options.map(\.name) == ["jobs", "quiet", "limit"])
  }

  @Test func whatIsNotGivenHasNoValue() throws {
    let arguments = try #require(try ExampleProgram.arguments("test"))
    #expect(try arguments.value(of: ExampleProgram.jobs) == nil)
    #expect(!arguments.has(ExampleProgram.quiet))
    #expect(arguments.operands == [])
  }

  @Test func aValueMayContainAnEqualsSignOrBeASingleHyphen() throws {
    let named = try #require(try ExampleProgram.arguments("test", "--file=a=b"))
    #expect(try named.value(of: ExampleProgram.file) == "a=b")
    let output = try #require(try ExampleProgram.arguments("test", "--file", "-"))
    #expect(try output.value(of: ExampleProgram.file) == "-")
  }

  @Test func afterTwoHyphensEverythingIsAnOperand() throws {
    let arguments = try #require(try ExampleProgram.arguments("test", "--", "--jobs", "--help"))
    #expect(arguments.operands == ["--jobs", "--help"])
  }

  @Test func aMistypedNameIsCorrected() {
    #expect(
      ExampleProgram.complaint("tset") == "no command 'tset'; did you mean 'test'?")
    #expect(
      ExampleProgram.complaint("test", "--jbos", "3")
        == "no option '--jbos'; did you mean '--jobs'?")
    #expect(
      ExampleProgram.complaint("copy", "--hlep") == "no option '--hlep'; did you mean '--help'?")
    #expect(
      ExampleProgram.complaint("--verson") == "no option '--verson'; did you mean '--version'?")
  }

  @Test func aWordOfAnotherProgramIsAnsweredWithWhatToDo() {
    #expect(ExampleProgram.complaint("tests") == "no command 'tests': it is called test here")
    #expect(
      ExampleProgram.complaint("help", "tests") == "no command 'tests': it is called test here")
  }

  @Test func aNameLikeNoOtherIsAnsweredWithAllOfThem() {
    #expect(ExampleProgram.complaint("bake") == "no command 'bake'. Known: test, copy, help")
    #expect(
      ExampleProgram.complaint("test", "-x")
        == "no option '-x'. Known: --jobs, --limit, --size, --file, --quiet, --help")
    #expect(ExampleProgram.complaint() == "no command given. Known: test, copy, help")
  }

  @Test func whatIsMissingOrTooMuchIsNamed() {
    #expect(ExampleProgram.complaint("test", "--jobs") == "--jobs needs a value: --jobs N")
    #expect(
      ExampleProgram.complaint("test", "--jobs", "--quiet") == "--jobs needs a value: --jobs N")
    #expect(ExampleProgram.complaint("test", "--quiet=yes") == "--quiet takes no value")
    #expect(ExampleProgram.complaint("test", "--help=1") == "--help takes no value")
    #expect(ExampleProgram.complaint("test", "--quiet", "--quiet") == "--quiet is given twice")
    #expect(ExampleProgram.complaint("copy") == "FROM is missing")
    #expect(ExampleProgram.complaint("copy", "a") == "TO is missing")
    #expect(ExampleProgram.complaint("copy", "a", "b", "c", "d") == "'c' is too much")
  }

  @Test(
    arguments: [
      ("jobs", "0", "an integer from 1 to 64"), ("jobs", "65", "an integer from 1 to 64"),
      ("jobs", "2x", "an integer from 1 to 64"), ("jobs", "", "an integer from 1 to 64"),
      ("limit", "0", "a number greater than 0 and at most 60"),
      ("limit", "-1", "a number greater than 0 and at most 60"),
      ("limit", "nan", "a number greater than 0 and at most 60"),
      ("limit", "inf", "a number greater than 0 and at most 60"),
      ("file", "", "a text that is not empty"),
    ])
  func aValueOutOfItsRangeIsRefused(option: String, value: String, expectation: String) throws {
    let arguments = try #require(try ExampleProgram.arguments("test", "--\(option)=\(value)"))
    let error = #expect(throws: UsageError.self) {
      _ = try arguments.value(of: ExampleProgram.jobs)
      _ = try arguments.value(of: ExampleProgram.limit)
      _ = try arguments.value(of: ExampleProgram.file)
    }
    #expect(error?.description == "--\(option): expected \(expectation), found '\(value)'")
  }

  @Test func aMistypedWordIsCorrected() throws {
    let arguments = try #require(try ExampleProgram.arguments("test", "--size", "lagre"))
    let error = #expect(throws: UsageError.self) {
      try arguments.value(of: ExampleProgram.size)
    }
    let expected = "--size: expected one of small, large, found 'lagre'; did you mean 'large'?"
    #expect(error?.description == expected)
  }
}
