// A process that traps for another reason fails as one does that traps as it should: only what it has said tells which.

#if compiler(>=6.2)
  import Testing

  extension ExitTest.Result? {
    /// Returns whether the process ended with a precondition or a fatal error that says this.
    ///
    ///     let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    ///       print(Array<Int>()[0])
    ///     }
    ///     #expect(run.says("Index out of range"))
    ///
    /// Optimized code does not say why it traps, so that it is true there for all that failed.
    public func says(_ message: String) -> Bool {
      guard let self else { return false }
      #if DEBUG
        let errors = String(decoding: self.standardErrorContent, as: UTF8.self)
        let reasons = ["Precondition failed", "Fatal error"]
        return reasons.contains { errors.contains("\($0): \(message)") }
      #else
        return true
      #endif
    }
  }
#endif
