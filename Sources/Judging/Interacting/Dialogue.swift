// Two concurrent programs, each of which reads the other's output.

import Foundation

/// Supervises a program and an interactor, forwards their output to each other, and detects
/// deadlocks.
///
/// All bytes pass through this process, which therefore knows who sent what. As with a pipe, there
/// is back pressure: output is read only when the receiver's pipe has room.
final class Dialogue {
  /// The result after both have ended.
  struct Outcome {
    let program: Execution
    let interactor: Execution
    /// Who ended first.
    let endedFirst: Conversation.Speaker
    /// The deadlock that both were stopped for, if there was one.
    let standstill: Standstill?
    /// Whether, in the last samples, the program was waiting for the interactor and not vice versa.
    let keptWaiting: Bool
    let conversation: Conversation
  }

  private let program: Supervisor
  private let interactor: Supervisor
  private let rejects: (Execution.End) -> Bool
  private var conversation = Conversation()
  private var passedOn: [Conversation.Speaker: Int] = [:]
  /// The number of bytes of each that wait for the listener to read.
  private var unread: [Conversation.Speaker: Int] = [:]
  /// When each output was closed.
  private var closings: [Conversation.Speaker: SuspendingClock.Instant] = [:]
  private var endedFirst: Conversation.Speaker?
  /// When the program has said something that the interactor has not replied to.
  private var question: SuspendingClock.Instant?
  private var watch = StandstillWatch()
  private var standstill: Standstill?

  /// How long the end of an output is withheld from the listener, if its writer lives: nobody is to react to it, by
  /// ending as well, before it is known who ended first.
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
      let stopped = Supervisor.waitForNews(of: [program, interactor])
      // It is not forgiven twice.
      question = question.map { $0 + stopped }
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

  /// Who has ended: the program, if both are found to have ended at once, unless the interactor has
  /// rejected it.
  ///
  /// The interactor cannot have rejected it because of its end, which is forwarded later.
  private var firstOfThoseThatHaveEnded: Conversation.Speaker? {
    if let end = interactor.end, program.end == nil || rejects(end) { return .interactor }
    return program.end == nil ? nil : .program
  }

  private func side(_ speaker: Conversation.Speaker) -> Supervisor {
    speaker == .program ? program : interactor
  }

  /// Forwards new output to the other side, or its end.
  private func passOn(from speaker: Conversation.Speaker) {
    let (source, listener) = (side(speaker), side(speaker.listener))
    let news = source.output[passedOn[speaker, default: 0]...]
    if !news.isEmpty {
      conversation.add(news, by: speaker)
      listener.tell(news)
      passedOn[speaker] = source.output.count
      // What a program has left in the pipe at its end does not tell what it was doing.
      if source.end == nil { watch.somethingWasSaid() }
      if speaker == .program { question = .now } else { noteReply() }
    }
    // Who reads what was taken in one go makes progress, too.
    if source.end == nil, listener.unsentByteCount < unread[speaker, default: 0] {
      watch.somethingWasSaid()
    }
    unread[speaker] = listener.unsentByteCount
    source.takesOutput = !listener.isBehind
    if source.hasClosedOutput, closings[speaker] == nil { closings[speaker] = .now }
    let isOver = closings[speaker].map { SuspendingClock.now > $0 + Self.patience } ?? false
    if source.end != nil || isOver && !source.isDead { listener.tell(nil) }
  }

  /// Notes that the interactor has said something: how long that has taken is not the program's time, nor is what it
  /// takes this process to pass on what is said.
  private func noteReply() {
    guard let asked = question else { return }
    question = nil
    let time = asked.duration(to: .now)
    program.forgive(time)
    interactor.forgive(time)
  }

  /// Stops the remaining one as soon as the verdict does not depend on it.
  private func dismissTheOther() {
    switch endedFirst {
    case .interactor where rejects(interactor.end!): program.dismiss()
    case .program where program.end != .exit(0): interactor.dismiss()
    default: break
    }
  }

  private func lookForStandstill() {
    guard endedFirst == nil, standstill == nil else { return }
    // The state of a program that is being killed means nothing.
    guard !program.isBeingStopped, !interactor.isBeingStopped else { return }
    guard let blocked = watch.standstill(of: program, and: interactor) else { return }
    standstill = Standstill(
      program: blocked.program, interactor: blocked.interactor, conversation: conversation)
    program.dismiss()
    interactor.dismiss()
  }
}

extension Launcher {
  /// Runs a program and an interactor against each other until both have ended.
  ///
  /// - Parameter rejects: Whether the interactor's end means that the program is rejected.
  /// - Throws: `ExecutionError` if one of them could not be run, or on an `Interruption`.
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
