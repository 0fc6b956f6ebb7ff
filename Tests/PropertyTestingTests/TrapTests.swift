import PropertyTesting
import Testing

#if compiler(>=6.2)
  @Suite struct TrapTests {
    @Test func whatItSaidIsWhyAProcessTrapped() async {
      let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        precondition(CommandLine.arguments.isEmpty, "the list is not empty")
      }
      #expect(run.says("the list is not empty"))
      #if DEBUG
        #expect(!run.says("the list is empty"))
      #endif
      let nothing: ExitTest.Result? = nil
      #expect(!nothing.says(""))
    }
  }
#endif
