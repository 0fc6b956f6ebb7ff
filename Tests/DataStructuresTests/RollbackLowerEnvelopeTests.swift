import DataStructures
import InputPatterns
import Testing

@Suite struct RollbackLowerEnvelopeTests {
  @Test func documentedExamplesAreTrue() {
    var costs = RollbackLowerEnvelope(over: 0...1000)
    #expect(costs.range == 0...1000 && costs.lineCount == 0)
    #expect(costs.minimum(at: 100) == nil && costs.lowestLine(at: 100) == nil)
    costs.insert(slope: 3, intercept: 10)
    let before = costs.lineCount
    costs.insert(slope: 1, intercept: 50)
    #expect(costs.minimum(at: 100) == 150 && costs.lineCount == 2)
    costs.rollBack(to: before)
    #expect(costs.minimum(at: 100) == 310 && costs.lineCount == 1)
  }

  @Test func theRangeMayBeHalfOpen() {
    #expect(RollbackLowerEnvelope(over: -5..<1000).range == -5...999)
  }

  /// After any insertions and rollbacks the lines are those of a plain stack.
  @Test(arguments: [0...0, -1...0, -7 ... -3, 0...16, -1000...999, Int(Int32.min)...Int(Int32.max)])
  func theLinesAreThoseOfAStack(range: ClosedRange<Int>) {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var envelope = RollbackLowerEnvelope(over: range)
      var lines: [(slope: Int, intercept: Int)] = []
      // Tangents of a parabola, each of which is the lowest somewhere, or any lines.
      let areTangents = seed.isMultiple(of: 2)
      for _ in 0..<60 {
        if random.next(in: 0...3) == 0 {
          let count = random.next(in: 0...lines.count)
          envelope.rollBack(to: count)
          lines.removeLast(lines.count - count)
        } else {
          let place = random.next(in: max(range.lowerBound, -99)...min(range.upperBound, 99))
          let slope = areTangents ? -2 * place : random.next(in: -99...99)
          let intercept = areTangents ? place * place : random.next(in: -999...999)
          envelope.insert(slope: slope, intercept: intercept)
          lines.append((slope, intercept))
        }
        #expect(envelope.lineCount == lines.count, "seed \(seed)")
        let near = (0..<4).map { _ in
          random.next(in: max(range.lowerBound, -99)...min(range.upperBound, 99))
        }
        for number in near + [range.lowerBound, range.upperBound] {
          let values = lines.map { $0.slope * number + $0.intercept }
          #expect(envelope.minimum(at: number) == values.min(), "seed \(seed), at \(number)")
          let lowest = envelope.lowestLine(at: number)
          #expect(lowest.map { values[$0.index] } == values.min(), "seed \(seed), at \(number)")
        }
      }
    }
  }

  @Test func linesThatAreThereForAWhile() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let lines = (0..<12).map { _ in (random.next(in: -9...9), random.next(in: -99...99)) }
      let times = (0..<12).map { _ in
        let (first, second) = (random.next(in: 0...30), random.next(in: 0...30))
        return min(first, second)..<max(first, second)
      }
      var envelope = RollbackLowerEnvelope(over: -20...20)
      times.forEachTime(in: 0..<30) { index in
        envelope.insert(slope: lines[index].0, intercept: lines[index].1)
      } undo: { _ in
        envelope.rollBack(to: envelope.lineCount - 1)
      } answer: { time in
        let there = lines.indices.filter { times[$0].contains(time) }
        for number in -20...20 {
          let least = there.map { lines[$0].0 * number + lines[$0].1 }.min()
          #expect(envelope.minimum(at: number) == least, "seed \(seed), \(time), at \(number)")
        }
      }
      #expect(envelope.lineCount == 0 && envelope.minimum(at: 0) == nil)
    }
  }

  #if compiler(>=6.2)
    @Test func whatIsNotThereTraps() async {
      await #expect(processExitsWith: .failure) {
        var envelope = RollbackLowerEnvelope(over: 0...10)
        envelope.rollBack(to: 1)
        print(envelope.lineCount)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = RollbackLowerEnvelope(over: 0...10)
        envelope.insert(slope: .max, intercept: 1)
        print(envelope.lineCount)
      }
      await #expect(processExitsWith: .failure) {
        print(RollbackLowerEnvelope(over: 0...10).minimum(at: 11) ?? 0)
      }
    }
  #endif
}
