// The command line of every judge program, by which other programs list, generate, validate, answer
// and check.

import FastIO

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Problem {
  /// Runs the judge program: executes the command in its arguments, and ends the process.
  ///
  /// | arguments | does | exit codes |
  /// |---|---|---|
  /// | `describe` | prints the problem as JSON | 0 |
  /// | `cases` | prints `NAME SEED` for each case | 0 |
  /// | `generate NAME SEED` | writes the input of a case; any seed will do | 0 |
  /// | `validate` | checks the input on stdin | 42 valid, 43 invalid |
  /// | `answer [METHOD]` | reads an input, writes the right output | 0, 3 invalid or too large |
  /// | `check INPUT OUTPUT ANSWER` | judges an output | as testlib: 0, 1, 2, 3 |
  /// | `interact INPUT OUTPUT [ANSWER]` | talks with a solution, judges it | as for `check` |
  /// | `stress SEED SIZE` | writes a random input of about SIZE elements | 0 |
  /// | `serve` | answers requests for four of them until stdin ends | 0 |
  ///
  /// `interact` is for interactive problems only: its standard input is the output of the solution, and
  /// its standard output the input of the solution. OUTPUT is not written; testlib's interactors have it.
  ///
  /// Invalid arguments: a message on stderr and exit code 2; for `check` and `interact`, where 2 would
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

extension Problem {
  private func run(_ arguments: [String], output: inout OutputWriter) -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("describe", 1): output.writeLine(json.text())
    case ("cases", 1):
      for family in cases {
        for seed in family.seeds { output.writeLine("\(family.name) \(seed)") }
      }
    case ("generate", 3): return deliver(generate(arguments[1], seed: arguments[2]), to: &output)
    case ("stress", 3):
      return deliver(smallInput(seed: arguments[1], size: arguments[2]), to: &output)
    case ("validate", 1): return deliver(onStandardInput(validation(of:)), to: &output)
    case ("answer", 1): return deliver(onStandardInput { answer(to: $0, by: nil) }, to: &output)
    case ("answer", 2):
      return deliver(onStandardInput { answer(to: $0, by: arguments[1]) }, to: &output)
    case ("check", 4):
      return deliver(check(arguments[1], arguments[2], arguments[3]), to: &output)
    case ("check", _):
      return complain("FAIL usage: check INPUT OUTPUT ANSWER", Judgement.Verdict.juryFault.rawValue)
    case ("interact", 3), ("interact", 4): return deliver(interact(arguments[1]), to: &output)
    case ("interact", _):
      return complain(
        "FAIL usage: interact INPUT OUTPUT [ANSWER]", Judgement.Verdict.juryFault.rawValue)
    case ("serve", 1): return serve(to: &output)
    case ("--help", 1), ("-h", 1): output.write(usage)
    default:
      let given = arguments.joined(separator: " ")
      let complaint = given.isEmpty ? "no command given" : "not understood: \(given)"
      return complain("\(complaint)\n\(usage)", ExitCode.usage)
    }
    return ExitCode.success
  }

  private func deliver(_ reply: Reply, to output: inout OutputWriter) -> Int32 {
    output.write(reply.output)
    return reply.message.isEmpty ? reply.code : complain(reply.message, reply.code)
  }

  private func onStandardInput(_ respond: ([UInt8]) -> Reply) -> Reply {
    do {
      return respond(try contentsOfStandardInput())
    } catch {
      return Reply(code: ExitCode.unreadable, message: "\(error)")
    }
  }

  private func generate(_ name: String, seed seedText: String) -> Reply {
    guard let family = cases.first(where: { $0.name == name }) else {
      let known = cases.map(\.name).joined(separator: ", ")
      return Reply(code: ExitCode.usage, message: "no case \"\(name)\". Known: \(known)")
    }
    guard let seed = UInt64(seedText) else { return notASeed(seedText) }
    return Reply(output: input.write(family.input(seed: seed)))
  }

  private func notASeed(_ text: String) -> Reply {
    Reply(
      code: ExitCode.usage,
      message: "a seed is an integer from 0 to 2^64 - 1, not \"\(text)\"")
  }

  internal func smallInput(seed seedText: String, size sizeText: String) -> Reply {
    guard let seed = UInt64(seedText) else { return notASeed(seedText) }
    let largest = Swift.max(100_000, smallInputs.largestSize ?? 0)
    guard let size = Int(sizeText), 1...largest ~= size else {
      let message = "a size is an integer from 1 to \(largest), not \"\(sizeText)\""
      return Reply(code: ExitCode.usage, message: message)
    }
    return Reply(output: input.write(smallInputs.input(seed: seed, size: size)))
  }

  internal func validation(of bytes: [UInt8]) -> Reply {
    do {
      _ = try input.parse(bytes)
      return Reply(code: ExitCode.valid)
    } catch {
      return Reply(code: ExitCode.invalid, message: "\(error)")
    }
  }

  internal func answer(to bytes: [UInt8], by name: String? = nil) -> Reply {
    let usable = answers.filter { name == nil || $0.method.rawValue == name }
    guard !usable.isEmpty else {
      let known = answers.map(\.method.rawValue).joined(separator: ", ")
      let message = "no answer by \"\(name ?? "")\". Known: \(known)"
      return Reply(code: ExitCode.usage, message: message)
    }
    do {
      let input = try input.parse(bytes)
      guard let method = usable.first(where: { $0.canAnswer(input) }) else {
        return Reply(code: ExitCode.unanswered, message: "the input is too large to answer")
      }
      return Reply(output: method.solve(input))
    } catch {
      return Reply(code: ExitCode.unanswered, message: "the input is invalid: \(error)")
    }
  }

  private func check(_ inputPath: String, _ outputPath: String, _ answerPath: String) -> Reply {
    do {
      return check(
        input: try contents(ofFile: inputPath), output: try contents(ofFile: outputPath),
        answer: try contents(ofFile: answerPath))
    } catch {
      return reply(.juryFault("\(error)"))
    }
  }

  private func interact(_ inputPath: String) -> Reply {
    guard let interactor else { return reply(.juryFault("the problem is not interactive")) }
    do {
      return reply(interactor.judge(try input.parse(try contents(ofFile: inputPath))))
    } catch {
      return reply(.juryFault("the input is invalid: \(error)"))
    }
  }

  internal func check(input: [UInt8], output: [UInt8], answer: [UInt8]) -> Reply {
    reply(judge(input: input, output: output, answer: answer))
  }

  private func reply(_ judgement: Judgement) -> Reply {
    Reply(code: judgement.verdict.rawValue, message: judgement.description)
  }

  internal func complain(_ message: String, _ code: Int32) -> Int32 {
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
      interact INPUT OUTPUT [ANSWER]
                                   talk with a solution and judge it, as check does
      stress SEED SIZE             write a random input of about SIZE elements
      serve                        answer requests for validate, answer, check and stress on
                                   stdin until it ends

    """
  }
}
