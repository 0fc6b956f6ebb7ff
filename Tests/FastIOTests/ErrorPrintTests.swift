import FastIO
import Foundation
import Testing

@Suite struct ErrorPrintTests {
  #if compiler(>=6.2)
    @Test func notesGoToTheStandardErrorAtOnce() async throws {
      let result = try await #require(
        processExitsWith: .exitCode(3),
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        eprint()
        eprint("n =", 3, [1.5, 2], Int?.none as Any)
        eprint(1, 2, separator: "", terminator: "¶")
        // Not even a crash would lose them.
        _exit(3)
      }
      let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(errors == "\nn = 3 [1.5, 2.0] nil\n12¶")
      #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("n ="))
    }
  #endif
}
