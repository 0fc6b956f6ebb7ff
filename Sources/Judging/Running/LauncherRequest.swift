// What a launcher is told: messages as Sources/judge-launcher/request.c takes them apart.

/// A message to a launcher.
struct LauncherRequest {
  let bytes: [UInt8]

  /// Kill the program, should it still run.
  static let stop = LauncherRequest(.stop)

  private enum Message: Int64 {
    case run = 1
    case stop = 2
  }

  /// How many processes and threads the kernel lets there be for each process that there may be.
  ///
  /// It is to refuse only what is far too much: who is a little beyond the limit of processes is stopped, and told why.
  private static let tasksPerProcess = 4

  /// Asks for a run of a program.
  ///
  /// - Parameter environment: All of the program's variables.
  /// - Throws: `ExecutionError.cannotStart` for texts that no program can be given.
  init(
    running program: String, arguments: [String], environment: [String: String], limits: Limits
  ) throws {
    // The kernel counts whole seconds; the supervisor, which stops a program earlier, fractions.
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
