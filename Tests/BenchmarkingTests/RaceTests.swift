import Benchmarking
import Testing

@Suite struct RaceTests {
  /// Notes what is asked of it, together with others.
  final class Runner: Contender {
    final class Diary {
      var entries: [String] = []
    }

    struct Stumble: Error {}

    let name: String
    let isPeer: Bool
    private let diary: Diary
    private var times: [Int]
    private let isRight: Bool
    private let stumblesAt: Int?
    private var runs = 0

    init(
      _ name: String, _ diary: Diary, times: [Int] = [10], isPeer: Bool = false,
      isRight: Bool = true, stumblesAt: Int? = nil
    ) {
      self.name = name
      self.isPeer = isPeer
      self.diary = diary
      self.times = times
      self.isRight = isRight
      self.stumblesAt = stumblesAt
    }

    func prepare() { diary.entries.append("\(name) prepares") }

    func sample() throws -> Int {
      defer { runs += 1 }
      if runs == stumblesAt { throw Stumble() }
      diary.entries.append(name)
      return times[runs % times.count]
    }

    func verify() throws {
      diary.entries.append("\(name) verifies")
      if !isRight { throw WrongAnswer("it is wrong") }
    }

    func finish() { diary.entries.append("\(name) finishes") }
  }

  private let diary = Runner.Diary()
  private let race = Race(
    Race.Title(suite: "sort", type: "int32", pattern: "random", n: 10),
    effort: .init(samples: 3, seconds: 1e-9))

  @Test func contendersTakeTurnsAfterEachWasVerifiedAndWarmedUp() throws {
    let names = ["A", "B", "C"]
    let outcome = try race.run(names.map { Runner($0, diary) }) { _ in }
    let warmUp = names.flatMap { ["\($0) prepares", $0, "\($0) verifies", $0] }
    let turns = [names, names, names].flatMap { $0 }
    #expect(diary.entries == warmUp + turns + names.map { "\($0) finishes" })
    #expect(outcome.results.map(\.contender) == names)
    #expect(outcome.results.allSatisfy { $0.samples == 3 })
  }

  @Test func aLongRunIsNotWarmedUpTwice() throws {
    _ = try race.run([Runner("A", diary, times: [2_000_000_000])]) { _ in }
    #expect(diary.entries.filter { $0 == "A" }.count == 1 + 3)
  }

  @Test func timesAreMediansPerElementAndWarmUpsDoNotCount() throws {
    let runner = Runner("A", diary, times: [90_000, 80_000, 100, 300, 200], isPeer: true)
    let outcome = try race.run([runner]) { _ in }
    let result = try #require(outcome.results.first)
    #expect(result.medianNanoseconds == 20)
    #expect(result.madNanoseconds == 10)
    #expect(result.peer)
    #expect(result.title == race.title)
  }

  @Test func whoIsFastIsMeasuredUntilTheTimeIsUp() throws {
    let long = Race(race.title, effort: .init(samples: 3, seconds: 1e-6))
    let runners = [
      Runner("fast", diary, times: [100]), Runner("slow", diary, times: [500]),
      Runner("never", diary, times: [0]),
    ]
    let outcome = try long.run(runners) { _ in }
    #expect(outcome.results.map(\.samples) == [10, 3, 999])
  }

  @Test func aWrongAnswerIsAFailureAndNoResult() throws {
    let runners = [Runner("right", diary), Runner("wrong", diary, isRight: false)]
    let outcome = try race.run(runners) { _ in }
    #expect(outcome.results.map(\.contender) == ["right"])
    #expect(outcome.failures.map(\.contender) == ["wrong"])
    #expect(outcome.failures.first?.reason == "it is wrong")
    #expect(diary.entries.filter { $0 == "wrong" }.count == 1)
  }

  @Test func whoFailsInTheMiddleLeavesTheOthersAlone() throws {
    let runners = [Runner("stumbles", diary, stumblesAt: 3), Runner("stays", diary)]
    let outcome = try race.run(runners) { _ in }
    #expect(outcome.results.map(\.contender) == ["stays"])
    #expect(outcome.failures.map(\.contender) == ["stumbles"])
    #expect(outcome.failures.first?.reason == "Stumble()")
  }

  @Test func ofSeveralPassesTheOneCountsInWhichAllWereFastestTogether() throws {
    func outcome(_ times: [Int], isRight: Bool = true) throws -> Race.Outcome {
      try race.run(
        zip(["ours", "theirs"], times).map { Runner($0, diary, times: [$1], isRight: isRight) }
      ) { _ in }
    }
    // The sum of the first is the largest, its product the least.
    let passes = try [[100, 900], [300, 400], [200, 500]].map { try outcome($0) }
    let quietest = Race.Outcome.quietest(of: passes)
    #expect(quietest.results.map(\.medianNanoseconds) == [10, 90])
    // Not the one in which ours is fastest.
    let other = Race.Outcome.quietest(of: [passes[0], try outcome([210, 400]), passes[1]])
    #expect(other.results.map(\.medianNanoseconds) == [21, 40])
    let failed = try outcome([100, 100], isRight: false)
    #expect(Race.Outcome.quietest(of: passes + [failed]).failures == failed.failures)
    #expect(failed.failures.count == 2)
  }

  @Test func aStopEndsTheRaceAndEverybodyFinishes() {
    var pauses = 0
    #expect(throws: Runner.Stumble.self) {
      try race.run([Runner("A", diary), Runner("B", diary)]) { _ in
        pauses += 1
        if pauses == 4 { throw Runner.Stumble() }
      }
    }
    #expect(diary.entries.suffix(2) == ["A finishes", "B finishes"])
  }
}
