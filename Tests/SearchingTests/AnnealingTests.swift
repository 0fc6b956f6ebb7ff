import InputPatterns
import Searching
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct AnnealingTests {
  @Test(arguments: [0, 1, 2, 1023, 1024, 1025, 100_000])
  func thereAreAsManyStepsAsAskedFor(count: Int) {
    var annealing = Annealing(steps: count, from: 8, to: 0.5, seed: 1)
    var steps = 0
    while annealing.step() {
      steps += 1
      #expect(annealing.stepCount == steps)
    }
    #expect(steps == count)
    let goesOn = annealing.step()
    #expect(!goesOn && annealing.stepCount == count)
    #expect(annealing.progress == 1 && abs(annealing.temperature - 0.5) < 1e-12)
  }

  @Test func theTemperatureFallsGeometrically() {
    var annealing = Annealing(steps: 4096, from: 100, to: 1, seed: 1)
    #expect(annealing.temperature == 100 && annealing.progress == 0)
    var temperatures: [Double] = []
    while annealing.step() { temperatures.append(annealing.temperature) }
    #expect(temperatures[0] == 100)
    #expect(abs(temperatures[2048] - 10) < 1e-9)
    #expect(zip(temperatures, temperatures.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(temperatures.last! > 1 && temperatures.last! < 1.01)
  }

  /// A loss d is kept with probability exp(-d / t), a gain always.
  @Test(arguments: [
    (0, 1.0), (5, 1), (-1, 0.778_801), (-4, 0.367_879), (-12, 0.049_787), (-100, 0),
  ])
  func lossesAreKeptWithTheirProbability(gain: Int, probability: Double) {
    var annealing = Annealing(steps: 40_000, from: 4, to: 4, seed: 7)
    var (kept, keptOfDouble) = (0, 0)
    while annealing.step() {
      if annealing.accept(gain: gain) { kept += 1 }
      if annealing.accept(gain: Double(gain)) { keptOfDouble += 1 }
      let limit = annealing.nextLeastGain()
      #expect(limit <= 0)
    }
    // Four standard deviations of a binomial distribution.
    let margin = 4 * (40_000 * probability * (1 - probability)).squareRoot()
    #expect(abs(Double(kept) - 40_000 * probability) <= margin)
    #expect(abs(Double(keptOfDouble) - 40_000 * probability) <= margin)
  }

  @Test func theSameSeedDoesTheSame() {
    func trace(_ seed: UInt64?) -> [Double] {
      var annealing = Annealing(steps: 100, from: 9, to: 1, seed: seed)
      var limits: [Double] = []
      while annealing.step() { limits.append(annealing.nextLeastGain()) }
      return limits
    }
    #expect(trace(3) == trace(3))
    #expect(trace(3) != trace(4))
    #expect(trace(nil) != trace(nil))
  }

  /// Tours of points on a circle, whose best one is known.
  @Test func aShortestTourIsFound() {
    let count = 24
    var random = SplitMix64(seed: 2_026)
    let angles = (0..<count).shuffled(using: &random).map {
      2 * Double.pi * Double($0) / Double(count)
    }
    func distance(_ first: Int, _ second: Int) -> Double {
      2 * abs(sin((angles[first] - angles[second]) / 2))
    }
    func length(_ tour: [Int]) -> Double {
      zip(tour, tour.dropFirst() + tour.prefix(1)).reduce(0) { $0 + distance($1.0, $1.1) }
    }
    var tour = Array(0..<count)
    var current = length(tour)
    var annealing = Annealing(steps: 60_000, from: 2, to: 0.01, seed: 5)
    while annealing.step() {
      let ends = [0, 1].map { _ in Int.random(in: 0..<count, using: &annealing.random) }.sorted()
      var changed = tour
      changed[ends[0]...ends[1]].reverse()
      let new = length(changed)
      if annealing.accept(gain: current - new) { (tour, current) = (changed, new) }
    }
    #expect(abs(current - Double(count) * 2 * sin(.pi / Double(count))) < 1e-9)
  }

  @Test func theTimeIsUsedUp() {
    let clock = ContinuousClock()
    let start = clock.now
    var annealing = Annealing(seconds: 0.05, from: 8, to: 0.5)
    var progresses: [Double] = []
    while annealing.step() {
      if progresses.last != annealing.progress { progresses.append(annealing.progress) }
    }
    #expect(start.duration(to: clock.now) >= .milliseconds(50))
    #expect(progresses.count > 3)
    #expect(zip(progresses, progresses.dropFirst()).allSatisfy { $0 < $1 })
    #expect(progresses.allSatisfy { (0..<1).contains($0) })
    #expect(annealing.progress == 1 && abs(annealing.temperature - 0.5) < 1e-12)
    var none = Annealing(seconds: 0, from: 1, to: 1)
    for goesOn in [annealing.step(), none.step()] { #expect(!goesOn) }
    #expect(none.stepCount == 0)
  }

  /// A step that takes longer than a look at the clock is followed by one.
  @Test func slowStepsDoNotOverrun() {
    var annealing = Annealing(seconds: 0.02, from: 8, to: 0.5)
    var steps = 0
    while annealing.step() {
      usleep(5000)
      steps += 1
    }
    #expect((1...4).contains(steps))
  }

  #if !DEBUG
    @Test func manyStepsBetweenTwoLooksAtTheClock() {
      var annealing = Annealing(seconds: 0.1, from: 8, to: 0.5)
      var changes = 0
      var last = -1.0
      while annealing.step() {
        if annealing.progress != last { changes += 1 }
        last = annealing.progress
      }
      // One for each ten-thousandth of a second, if the machine has time for it.
      #expect(changes < 1100)
      #expect(annealing.stepCount > changes)
    }
  #endif

  @Test func valuesThatMakeNoSenseTrap() async {
    await #expect(processExitsWith: .failure) { print(Annealing(steps: -1, from: 1, to: 1)) }
    await #expect(processExitsWith: .failure) { print(Annealing(seconds: -1, from: 1, to: 1)) }
    await #expect(processExitsWith: .failure) { print(Annealing(steps: 1, from: 1, to: 2)) }
    await #expect(processExitsWith: .failure) { print(Annealing(steps: 1, from: 1, to: 0)) }
    await #expect(processExitsWith: .failure) { print(Annealing(seconds: 1, from: .nan, to: 1)) }
  }
}
