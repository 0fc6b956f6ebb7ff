// The command line of every judge program: what other programs call to list, generate, validate,
// answer and check.

import FastIO

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Problem {
  /// Runs the judge program: does what its arguments say, and ends the process.
  ///
  /// | arguments | does | exit codes |
  /// |---|---|---|
  /// | `describe` | prints the problem as JSON | 0 |
  /// | `cases` | prints `NAME SEED` for each case | 0 |
  /// | `generate NAME SEED` | writes the input of a case; any seed will do | 0 |
  /// | `validate` | checks the input on stdin | 42 valid, 43 invalid |
  /// | `answer [METHOD]` | reads an input, writes the right output | 0, 3 invalid or too large |
  /// | `check INPUT OUTPUT ANSWER` | judges an output | as testlib: 0, 1, 2, 3 |
  ///
  /// Arguments that make no sense: a message on stderr and exit code 2; for `check`, where 2 would
  /// blame the solution, exit code 3.
  public func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var output = OutputWriter()
    var code = run(arguments, output: &output)
    do {
      try output.flush()
    } catch {
      code = complain("\(error)", ExitCode.unwritable)
    }
    exit(code)
  }
}

// MARK: - Core

private enum ExitCode {
  static let success: Int32 = 0
  static let usage: Int32 = 2
  static let unanswered: Int32 = 3
  static let valid: Int32 = 42
  static let invalid: Int32 = 43
  static let unreadable = EX_NOINPUT
  static let unwritable = EX_IOERR
}

extension Problem {
  private func run(_ arguments: [String], output: inout OutputWriter) -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("describe", 1): output.writeLine(json.text())
    case ("cases", 1):
      for family in cases {
        for seed in family.seeds { output.writeLine("\(family.name) \(seed)") }
      }
    case ("generate", 3): return generate(arguments[1], seed: arguments[2], to: &output)
    case ("validate", 1): return validate()
    case ("answer", 1): return answer(by: nil, to: &output)
    case ("answer", 2): return answer(by: arguments[1], to: &output)
    case ("check", 4): return check(arguments[1], arguments[2], arguments[3])
    case ("check", _):
      return complain("FAIL usage: check INPUT OUTPUT ANSWER", Judgement.Verdict.juryFault.rawValue)
    case ("--help", 1), ("-h", 1): output.write(usage)
    default:
      let given = arguments.joined(separator: " ")
      let complaint = given.isEmpty ? "no command given" : "not understood: \(given)"
      return complain("\(complaint)\n\(usage)", ExitCode.usage)
    }
    return ExitCode.success
  }

  private func generate(
    _ name: String, seed seedText: String, to output: inout OutputWriter
  ) -> Int32 {
    guard let family = cases.first(where: { $0.name == name }) else {
      let known = cases.map(\.name).joined(separator: ", ")
      return complain("no case \"\(name)\". Known: \(known)", ExitCode.usage)
    }
    guard let seed = UInt64(seedText) else {
      let complaint = "a seed is an integer from 0 to 2^64 - 1, not \"\(seedText)\""
      return complain(complaint, ExitCode.usage)
    }
    output.write(input.write(family.input(seed: seed)))
    return ExitCode.success
  }

  private func validate() -> Int32 {
    do {
      _ = try input.parse(try contentsOfStandardInput())
      return ExitCode.valid
    } catch {
      return complain("\(error)", error is InvalidInput ? ExitCode.invalid : ExitCode.unreadable)
    }
  }

  private func answer(by name: String?, to output: inout OutputWriter) -> Int32 {
    let usable = answers.filter { name == nil || $0.method.rawValue == name }
    guard !usable.isEmpty else {
      let known = answers.map(\.method.rawValue).joined(separator: ", ")
      return complain("no answer by \"\(name ?? "")\". Known: \(known)", ExitCode.usage)
    }
    do {
      let input = try input.parse(try contentsOfStandardInput())
      guard let method = usable.first(where: { $0.canAnswer(input) }) else {
        return complain("the input is too large to answer", ExitCode.unanswered)
      }
      output.write(method.solve(input))
      return ExitCode.success
    } catch {
      return complain("the input is invalid: \(error)", ExitCode.unanswered)
    }
  }

  private func check(_ inputPath: String, _ outputPath: String, _ answerPath: String) -> Int32 {
    var judgement: Judgement
    do {
      judgement = judge(
        input: try contents(ofFile: inputPath), output: try contents(ofFile: outputPath),
        answer: try contents(ofFile: answerPath))
    } catch {
      judgement = .juryFault("\(error)")
    }
    return complain(judgement.description, judgement.verdict.rawValue)
  }

  private func complain(_ message: String, _ code: Int32) -> Int32 {
    var errors = OutputWriter(fileDescriptor: 2)
    errors.writeLine(message)
    return code
  }

  private var usage: String {
    """
    The judge of \(id), \(title): \(link)

      describe                     the problem as JSON
      cases                        NAME SEED of each generated case, one per line
      generate NAME SEED           write the input of a case; any seed from 0 to 2^64 - 1
      validate                     check the input on stdin: exit 42 if valid, 43 if not
      answer [METHOD]              read an input from stdin, write the right output;
                                   METHOD: \(answers.map(\.method.rawValue).joined(separator: ", "))
      check INPUT OUTPUT ANSWER    judge an output: exit 0 ok, 1 wrong answer,
                                   2 presentation error, 3 the jury's fault

    """
  }
}
