import FastIO
import Foundation
import Testing

/// What `withStack` promises: a deeper recursion, and the result or the error of its body.
@Suite struct DeepRecursionTests {
  /// The sum of `1...n`, added up on the way back from the deepest call.
  private func sum(to n: Int) -> Int {
    n == 0 ? 0 : n + sum(to: n - 1)
  }

  @Test func aRecursionThatIsTooDeepForTheUsualStackComesToItsEnd() {
    let depth = 300_000
    let total = withStack(mebibytes: 1024) { sum(to: depth) }
    #expect(total == depth * (depth + 1) / 2)
  }

  @Test func variablesAroundItCanBeChanged() {
    var seen: [Int] = []
    func visit(_ vertex: Int) {
      seen.append(vertex)
      if vertex < 10_000 { visit(vertex + 1) }
    }
    withStack(mebibytes: 64) { visit(0) }
    #expect(seen == Array(0...10_000))
  }

  @Test func anErrorIsThrownOn() {
    struct Failure: Error, Equatable {}
    #expect(throws: Failure()) { try withStack(mebibytes: 1) { throw Failure() } }
  }

  @Test func itRunsOnAnotherThreadAndCanBeNested() {
    let names = withStack(mebibytes: 1) {
      [pthread_self()] + withStack(mebibytes: 1) { [pthread_self()] }
    }
    #expect(!names.contains(pthread_self()))
    #expect(names[0] != names[1])
  }

  @Test func whereThereIsNoRoomForTheStackTheUsualOneServes() {
    let (thread, total) = withStack(mebibytes: 1 << 32) { (pthread_self(), sum(to: 100)) }
    #expect(thread == pthread_self())
    #expect(total == 5050)
  }

  @Test func aStackHasASize() async {
    await #expect(processExitsWith: .failure) { print(withStack(mebibytes: 0) { 1 }) }
    await #expect(processExitsWith: .failure) { print(withStack(mebibytes: 1 << 32 + 1) { 1 }) }
  }
}
