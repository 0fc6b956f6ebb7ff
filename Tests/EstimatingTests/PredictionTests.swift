import Estimating
import Foundation
import Judging
import Testing

/// What is concluded from measurements: here they are exact, and the truth is known.
@Suite struct PredictionTests {
  private let sizes = [1, 1000, 2000, 4000, 8000, 16_000]

  private func estimate(
    largest: Int = 128_000, time: (Double) -> Double, memory: (Double) -> Double = { _ in 1e7 }
  ) -> Estimate {
    Estimate(
      of: "x", limits: Limits(cpuSeconds: 2, memoryBytes: 256 << 20), largestSize: largest,
      measurements: sizes.map { size in
        Measurement(
          size: size, cpuSeconds: time(Double(size)), peakMemoryBytes: Int(memory(Double(size))))
      })
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func thePowerOfATimeIsFoundAndTheTruthIsWithinTheRange(exponent: Double) throws {
    func time(_ n: Double) -> Double { 0.1 + pow(n / 16_000, exponent) }
    let prediction = try #require(estimate(time: time).time)
    #expect(abs(try #require(prediction.exponent) - exponent) < 0.02)
    #expect(prediction.low < time(128_000) && time(128_000) < prediction.high)
    #expect(!prediction.isMeasured)
  }

  @Test func aPowerBeyondTheLimitIsLikelyTooSlow() {
    let slow = estimate { 1e-9 * $0 * $0 }
    #expect(slow.verdict == .likelyTimeLimitExceeded, "\(slow)")
    #expect("\(slow)".hasSuffix("\nx: likely TLE: grows like n^2.0"), "\(slow)")
    #expect(estimate { 1e-6 * $0 }.verdict == .likelyAccepted)
  }

  @Test func aLimitWithinTheRangeIsTooCloseToCall() {
    #expect(estimate { 2 * $0 / 128_000 }.verdict == .tooClose)
  }

  @Test func memoryCountsToo() {
    let hungry = estimate(time: { _ in 0.01 }, memory: { 8e6 + 4000 * $0 })
    #expect(hungry.verdict == .likelyMemoryLimitExceeded, "\(hungry)")
    #expect("\(hungry)".hasSuffix("\nx: likely MLE: grows like n^1.0"), "\(hungry)")
  }

  @Test func ofTwoLimitsThatOfTheTimeCountsFirst() {
    let both = estimate(time: { 1e-9 * $0 * $0 }, memory: { 8e6 + 4000 * $0 })
    #expect(both.memory?.outlook(limit: 256 * 1_048_576) == .beyond, "\(both)")
    #expect(both.verdict == .likelyTimeLimitExceeded, "\(both)")
  }

  @Test func theTimeToStartIsNoGrowth() throws {
    let prediction = try #require(estimate { _ in 0.05 }.time)
    #expect(prediction.exponent == nil)
    #expect(prediction.low == 0.05 && prediction.high < 0.7)
    #expect("\(estimate { _ in 0.05 })".contains("time    hardly grows: "))
    #expect(estimate { _ in 0.05 }.verdict == .likelyAccepted)
  }

  @Test func whatMayGrowQuadraticallyUnseenIsNotLikelyAccepted() throws {
    func time(_ n: Double) -> Double { 3.5e-11 * n * n }
    let prediction = try #require(estimate(largest: 16_000 * 32, time: time).time)
    #expect(prediction.exponent == nil && prediction.high > time(16_000 * 32), "\(prediction)")
    #expect(estimate(largest: 16_000 * 32, time: time).verdict == .tooClose)
  }

  @Test func sizesThatTellLittleAreTooCloseToCallWithoutAnUpperBound() throws {
    let far = estimate(largest: 1_000_000) { _ in 0.05 }
    #expect(
      "\(far)".hasPrefix(
        """
        time    sizes up to 16,000 tell little, more --seconds would measure larger ones: \
        at least 0.05 s at 1,000,000, the limit is 2.00 s

        """), "\(far)")
    #expect(far.verdict == .tooClose, "\(far)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(far)) as? [String: Any])
    #expect((json["time"] as? [String: Any])?["high"] is NSNull, "\(json)")
  }

  @Test func whatGrowsFasterThanAnyPowerIsNotPromisedToEndInTime() {
    let values = (1...10).map { (size: 2 * $0, value: pow(2, 2 * Double($0)) / 1e6) }
    let prediction = Prediction(of: values, at: 30, resolution: 0.01)
    #expect(prediction.high > pow(2, 30) / 1e6 / 10, "\(prediction)")
    #expect(prediction.outlook(limit: 2) == .beyond, "\(prediction)")
  }

  /// A size that is no power of two, say, may have an easy answer.
  @Test func anEasyLargestSizeIsNoReasonForHope() {
    let values = [(size: 1, value: 0.0), (1000, 0.9), (2000, 1.8), (4000, 0.0)]
    let prediction = Prediction(of: values, at: 1_000_000, resolution: 0.01)
    #expect(prediction.low < 900 && 900 < prediction.high, "\(prediction)")
    let flat = Prediction(
      of: [(size: 1, value: 0.02), (100, 0.5), (200, 0.5), (400, 0.0)], at: 800, resolution: 0.01)
    #expect(flat.low <= flat.high && flat.high > 0.5, "\(flat)")
  }

  /// What jumps once would be beyond all numbers if it went on like that.
  @Test func whatJumpsIsStillANumber() throws {
    let measurements = [(1, 1e5), (976, 1e6), (1953, 8e7)].map {
      Measurement(size: $0.0, cpuSeconds: $0.1 / 1e9, peakMemoryBytes: Int($0.1))
    }
    let estimate = Estimate(
      of: "x", limits: Limits(cpuSeconds: 2, memoryBytes: 256 << 20), largestSize: 1_000_000,
      measurements: measurements)
    let memory = try #require(estimate.memory)
    #expect(memory.high.isFinite && memory.high > Double(Int.max), "\(memory)")
    #expect("\(estimate)".contains("memory  grows like n^"), "\(estimate)")
    #expect(throws: Never.self) { try JSONEncoder().encode(estimate) }
    let verdicts: [Estimate.Verdict] = [.likelyMemoryLimitExceeded, .tooClose]
    #expect(verdicts.contains(estimate.verdict), "\(estimate)")
  }

  @Test func theLargestSizeIsNotPredictedButMeasured() throws {
    let whole = estimate(largest: 16_000) { 1e-9 * $0 * $0 }
    let time = try #require(whole.time)
    #expect(time.isMeasured && time.low < 0.256 && 0.256 < time.high && time.high < 0.3)
    #expect(whole.verdict == .likelyAccepted)
    // One that needs all of its time now may need more the next time.
    #expect(estimate(largest: 16_000) { 1.95 * $0 / 16_000 }.verdict == .tooClose)
  }

  @Test func aSingleSizeIsNoGroundForAPrediction() {
    func estimate(largest: Int) -> Estimate {
      Estimate(
        of: "x", limits: Limits(cpuSeconds: 2, memoryBytes: 1 << 28), largestSize: largest,
        measurements: [Measurement(size: 1, cpuSeconds: 0.1, peakMemoryBytes: 1 << 20)],
        failure: largest == 1 ? nil : .init(size: 9, verdict: .runtimeError, message: "exit code 7")
      )
    }
    #expect("\(estimate(largest: 100))" == "RE at 9: exit code 7\nx: failed: RE")
    #expect(estimate(largest: 1).time?.isMeasured == true)
  }

  @Test func aFailureSaysMoreThanAnyPrediction() {
    for (verdict, expected) in [
      (Judging.Verdict.timeLimitExceeded, Estimate.Verdict.likelyTimeLimitExceeded),
      (.memoryLimitExceeded, .likelyMemoryLimitExceeded), (.runtimeError, .failed),
    ] {
      let estimate = Estimate(
        of: "x", limits: Limits(cpuSeconds: 2, memoryBytes: 1 << 28), largestSize: 10,
        measurements: [Measurement(size: 1, cpuSeconds: 0, peakMemoryBytes: 1)],
        failure: .init(size: 2, verdict: verdict, message: "why"))
      #expect(estimate.verdict == expected)
      #expect("\(estimate)".hasPrefix("\(verdict.rawValue) at 2: why\n"), "\(estimate)")
    }
  }
}
