import Estimating
import Judging
import TestSupport
import Testing

/// Programs are lines of shell here, and an input of a size has so many bytes.
@Suite struct SeriesTests {
  private func run(
    _ script: String, largestSize: Int, seconds: Double = 60,
    limits: Limits = Limits(cpuSeconds: 10, memoryBytes: 256 << 20),
    byte: @escaping @Sendable (_ seed: UInt64) -> UInt8 = { _ in 120 }
  ) throws -> (estimate: Estimate, reported: [Int]) {
    let series = Series(
      launcher: try Launcher(path: Program(built: "judge-launcher").path),
      command: Command("sh", ["-c", script]), limits: limits, largestSize: largestSize
    ) { size, seed in [UInt8](repeating: byte(seed), count: size) }
    var reported: [Int] = []
    let estimate = try series.run(target: "x", seconds: seconds) { reported.append($0.size) }
    return (estimate, reported)
  }

  @Test func sizesAreDoubledUpToTheLargest() throws {
    let (estimate, reported) = try run("cat > /dev/null", largestSize: 100)
    #expect(reported == [1, 3, 6, 12, 25, 50, 100])
    #expect(estimate.measurements.map(\.size) == reported)
    #expect(estimate.failure == nil && estimate.verdict == .likelyAccepted)
  }

  @Test func theFirstFailureIsTheLastRun() throws {
    let (estimate, reported) = try run(
      "[ $(wc -c) -lt 20 ] || exit 5", largestSize: 100)
    #expect(reported == [1, 3, 6, 12])
    #expect(estimate.failure == .init(size: 25, verdict: .runtimeError, message: "exit code 5"))
    #expect(estimate.verdict == .failed)
  }

  @Test func ofFiveInputsTheWorstCounts() throws {
    // The second kind of input takes some 20 MiB, the others next to nothing.
    let script = "[ $(cat) = 2 ] || exit 0; x=$(head -c 20000000 /dev/zero | tr '\\0' x)"
    let (estimate, _) = try run(script, largestSize: 1) { 48 + UInt8($0) }
    let worst = try #require(estimate.measurements.last)
    #expect(worst.peakMemoryBytes > 20_000_000, "\(worst)")
  }

  @Test func aSizeThatWouldTakeTooLongIsNotBegun() throws {
    let (estimate, reported) = try run("sleep 0.1", largestSize: 1 << 10, seconds: 1)
    // Each size takes half a second, and four times that is expected of the next; but three are needed.
    #expect(reported == [1, 2, 4])
    #expect(estimate.failure == nil)
  }
}
