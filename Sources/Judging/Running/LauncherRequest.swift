// Messages to a launcher, as Sources/judge-launcher/request.c parses them.

/// A message to a launcher.
struct LauncherRequest {
  let bytes: [UInt8]

  /// Kill the program if it is still running.
  static let stop = LauncherRequest(.stop)

  private enum Message: Int64 {
    case run = 1
    case stop = 2
  }

  /// The kernel's limit on tasks (processes and threads) per allowed process.
  ///
  /// It is deliberately loose and only stops excess: a program slightly above the process limit is
  /// to be stopped by the supervisor, which can report the reason.
  private static let tasksPerProcess = 4

  /// Requests a run of a program.
  ///
  /// - Parameter environment: The program's whole environment.
  /// - Throws: `ExecutionError.cannotStart` for strings that cannot be passed to a program.
  init(
    running program: String, arguments: [String], environment: [String: String], limits: Limits
  ) throws {
    // RLIMIT_CPU is in whole seconds; the supervisor stops a program earlier, at fractions of a
    // second.
    let cpuSeconds = Int64((Supervisor.cpuSecondsToStop(limits) + 1).rounded(.up))
    let words = [program] + arguments
    var texts: [UInt8] = []
    for text in words + environment.map({ "\($0)=\($1)" }) {
      texts += text.utf8
      texts.append(0)
    }
    guard texts.count(where: { $0 == 0 }) == words.count + environment.count else {
      throw ExecutionError.cannotStart(program, reason: "an argument or variable holds a zero byte")
    }
    self.init(
      .run, texts: texts, counts: (words.count, environment.count), cpuSeconds: cpuSeconds,
      stackBytes: limits.stackBytes, groupBytes: MemoryGroups.limitBytes(for: limits.memoryBytes),
      tasks: limits.processes * Self.tasksPerProcess)
  }

  private init(
    _ message: Message, texts: [UInt8] = [], counts: (arguments: Int, variables: Int) = (0, 0),
    cpuSeconds: Int64 = 0, stackBytes: Int = 0, groupBytes: Int = 0, tasks: Int = 0
  ) {
    let header = [
      message.rawValue, Int64(texts.count), Int64(counts.arguments), Int64(counts.variables),
      cpuSeconds, Int64(stackBytes), Int64(groupBytes), Int64(tasks),
    ]
    bytes = header.withUnsafeBytes(Array.init) + texts
  }
}
