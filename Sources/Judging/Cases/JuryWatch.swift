// What the jury does in a session: told to whoever waits, and not tried again after a hang.

/// The jury's work in one session.
struct JuryWatch: Sendable {
  private let hangs = Hangs()
  var note: @Sendable (JuryWork?, String) -> Void = { _, _ in }

  /// Tells that some work is done for a case.
  func during<Value>(
    _ work: JuryWork, of name: String, _ body: () throws -> Value
  ) rethrows -> Value {
    note(work, name)
    defer { note(nil, name) }
    return try body()
  }

  /// Has the output of a case judged, unless the checker hung before.
  func afterNoHang(in name: String, judge: () throws -> Judgement) rethrows -> Judgement {
    let checker = "checker"
    if let known = hangs.caseName(of: checker) {
      return Judgement(.internalError, "not checked, as the checker hung in \(known)")
    }
    let judgement = try during(.check, of: name, judge)
    if judgement.isOfHang { hangs.add(checker, in: name) }
    return judgement
  }

  /// Has a program talk with the interactor in a case.
  ///
  /// - Throws: `JudgeError.hung` if the interactor hung before.
  func afterNoHang(
    of interactor: Interactor, in name: String, talk: () throws -> JudgedConversation
  ) throws -> JudgedConversation {
    let title = "the interactor \(interactor.command.title)"
    if let known = hangs.caseName(of: title) { throw JudgeError.hung(title, caseName: known) }
    let conversation = try talk()
    if conversation.judgement.isOfHang { hangs.add(title, in: name) }
    return conversation
  }
}
