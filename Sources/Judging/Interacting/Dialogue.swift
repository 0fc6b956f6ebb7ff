// Two programs at once, of which each reads what the other one writes.

import Foundation

/// Supervises a program and an interactor, passes on what they say, and notices when neither can go
/// on.
///
/// All bytes pass through this process, which therefore knows who has said what. As through a pipe,
/// nobody gets far ahead: what one writes is taken only when the other has room for it.
final class Dialogue {
  /// What is known after both have ended.
  struct Outcome {
    let program: Execution
    let interactor: Execution
    /// Who has ended first.
    let endedFirst: Conversation.Speaker
    /// Why both had to be stopped, if they were.
    let standstill: Standstill?
    /// Whether the program was waiting for the interactor, and not the other way round, when it was
    /// last looked at.
    let keptWaiting: Bool
    let conversation: Conversation
  }

  private let program: Supervisor
  private let interactor: Supervisor
  private let rejects: (Execution.End) -> Bool
  private var conversation = Conversation()
  private var passedOn: [Conversation.Speaker: Int] = [:]
  /// When somebody's output has come to its end.
  private var closings: [Conversation.Speaker: SuspendingClock.Instant] = [:]
  private var endedFirst: Conversation.Speaker?
  private var watch = StandstillWatch()
  private var standstill: Standstill?

  /// How long the end of an output waits for the end of its writer: nobody is to react to an end, by
  /// an end of its own, before it is known who has ended first.
  private static let patience = Duration.milliseconds(100)

  init(
    program: Supervisor, interactor: Supervisor, rejects: @escaping (Execution.End) -> Bool
  ) {
    self.program = program
    self.interactor = interactor
    self.rejects = rejects
  }

  /// Starts both and waits until both have ended.
  func run(_ request: LauncherRequest, against other: LauncherRequest) throws -> Outcome {
    try interactor.start(other)
    try program.start(request)
    while program.end == nil || interactor.end == nil {
      Supervisor.waitForNews(of: [program, interactor])
      for speaker in [Conversation.Speaker.program, .interactor] {
        try side(speaker).takeNews()
      }
      if endedFirst == nil { endedFirst = firstOfThoseThatHaveEnded }
      for speaker in Conversation.Speaker.allCases { passOn(from: speaker) }
      dismissTheOther()
      lookForStandstill()
    }
    conversation.finish()
    return Outcome(
      program: try program.execution(), interactor: try interactor.execution(),
      endedFirst: endedFirst!, standstill: standstill, keptWaiting: watch.programWaitsAlone,
      conversation: conversation)
  }

  /// Whoever has ended: of both, seen at once, the program, unless the interactor has rejected what it said.
  ///
  /// It cannot have done so because of the end of the program, of which it is told later.
  private var firstOfThoseThatHaveEnded: Conversation.Speaker? {
    if let end = interactor.end, program.end == nil || rejects(end) { return .interactor }
    return program.end == nil ? nil : .program
  }

  private func side(_ speaker: Conversation.Speaker) -> Supervisor {
    speaker == .program ? program : interactor
  }

  /// Tells the other one what is new, or that nothing will be any more.
  private func passOn(from speaker: Conversation.Speaker) {
    let (source, listener) = (side(speaker), side(speaker.listener))
    let news = source.output[passedOn[speaker, default: 0]...]
    if !news.isEmpty {
      conversation.add(news, by: speaker)
      listener.tell(news)
      passedOn[speaker] = source.output.count
      watch.somethingWasSaid()
    }
    source.takesOutput = !listener.isBehind
    if source.hasClosedOutput, closings[speaker] == nil { closings[speaker] = .now }
    let isOver = closings[speaker].map { SuspendingClock.now > $0 + Self.patience } ?? false
    if isOver || source.end != nil { listener.tell(nil) }
  }

  /// Stops whoever is left as soon as the verdict does not depend on it.
  private func dismissTheOther() {
    switch endedFirst {
    case .interactor where rejects(interactor.end!): program.dismiss()
    case .program where program.end != .exit(0): interactor.dismiss()
    default: break
    }
  }

  private func lookForStandstill() {
    guard endedFirst == nil, standstill == nil else { return }
    // What somebody does who is being killed says nothing.
    guard !program.isBeingStopped, !interactor.isBeingStopped else { return }
    guard let blocked = watch.standstill(of: program, and: interactor) else { return }
    standstill = Standstill(program: blocked, conversation: conversation)
    program.dismiss()
    interactor.dismiss()
  }
}

extension Launcher {
  /// Runs a program and an interactor against each other until both have ended.
  ///
  /// - Parameter rejects: Whether the interactor's end leaves the program without hope.
  /// - Throws: `ExecutionError` if one of them could not be run, or if `Interruption` says stop.
  func run(
    _ program: Command, limits: Limits, against interactor: Command,
    limits interactorLimits: Limits, rejects: @escaping (Execution.End) -> Bool
  ) throws -> Dialogue.Outcome {
    let (path, otherPath) = try (program.resolvedPath(), interactor.resolvedPath())
    let request = try request(path, program, limits)
    let otherRequest = try self.request(otherPath, interactor, interactorLimits)
    return try BrokenPipeSignal.suppressed {
      let process = try pool.take()
      defer { pool.giveBack(process) }
      let other = try pool.take()
      defer { pool.giveBack(other) }
      let dialogue = try Dialogue(
        program: Supervisor(path, limits, nil, memoryGroups, process),
        interactor: Supervisor(otherPath, interactorLimits, nil, memoryGroups, other),
        rejects: rejects)
      return try dialogue.run(request, against: otherRequest)
    }
  }
}
