// The jury of a judge program: a single process, `<id>-judge serve`, for many requests.

/// A judge program that runs as a server.
///
/// It is started on demand, and restarted after a failure.
public final class JudgeServer: Jury {
  private let program: JudgeProgram
  private let opinion: Judge.Opinion?
  private let limits: Limits
  private var process: ServerProcess?

  /// Creates a jury from a judge program.
  ///
  /// - Parameters:
  ///   - program: The judge program.
  ///   - opinion: How outputs are judged instead of by the program's own checker.
  ///   - secondsPerRequest: The wall-clock time limit of one request.
  public init(
    _ program: JudgeProgram, opinion: Judge.Opinion? = nil, secondsPerRequest: Double = 10
  ) {
    self.program = program
    self.opinion = opinion
    var limits = program.limits
    limits.wallSeconds = secondsPerRequest
    self.limits = limits
  }

  /// Always true: every judge program has a validator.
  public var hasValidator: Bool { true }

  /// Sends the request `stress SEED SIZE`.
  public func input(seed: UInt64, size: Int) throws -> [UInt8] {
    let reply = try reply("stress \(seed) \(size)", [], by: .generator)
    guard reply.code == 0 else { throw unexpected(reply, from: .generator) }
    return reply.output
  }

  /// Sends the request `validate`.
  public func reasonForInvalidity(of input: [UInt8]) throws -> String? {
    let reply = try reply("validate", [input], by: .validator)
    switch reply.code {
    case 42: return nil
    case 43: return reply.message
    default: throw unexpected(reply, from: .validator)
    }
  }

  /// Sends the request `answer`.
  public func answer(to input: [UInt8]) throws -> [UInt8]? {
    let reply = try reply("answer", [input], by: .bruteForce)
    guard reply.code == 0 else { throw unexpected(reply, from: .bruteForce) }
    return reply.output
  }

  /// Sends the request `check`, unless outputs are judged otherwise.
  public func judge(input: [UInt8], output: [UInt8], answer: [UInt8]) throws -> Judgement {
    if let opinion {
      return try opinion.judge(
        input: input, output: output, answer: answer, with: program.launcher)
    }
    let reply = try reply("check", [input, output, answer], by: .checker)
    guard let verdict = Checker.Interface.testlib.verdict(for: reply.code) else {
      throw unexpected(reply, from: .checker)
    }
    if verdict == .internalError { throw JuryFault(.checker, reply.message) }
    return Judgement(verdict, reply.message)
  }

  private func reply(
    _ name: String, _ texts: [[UInt8]], by stage: JuryFault.Stage
  ) throws -> ServerProcess.Reply {
    let line = ([name] + texts.map { "\($0.count)" }).joined(separator: " ") + "\n"
    do {
      let process = try running()
      return try process.reply(to: texts.reduce(Array(line.utf8), +))
    } catch let failure as ServerProcess.Failure {
      process = nil
      throw JuryFault(stage, failure.reason)
    } catch let error as ExecutionError where error != .interrupted {
      process = nil
      throw JuryFault(stage, "\(error)")
    }
  }

  private func running() throws -> ServerProcess {
    if let process { return process }
    var command = program.command
    command.arguments.append("serve")
    let started = try ServerProcess(command, launcher: program.launcher, limits: limits)
    process = started
    return started
  }

  private func unexpected(_ reply: ServerProcess.Reply, from stage: JuryFault.Stage) -> JuryFault {
    JuryFault(stage, reply.message.isEmpty ? "its code \(reply.code) means nothing" : reply.message)
  }
}
