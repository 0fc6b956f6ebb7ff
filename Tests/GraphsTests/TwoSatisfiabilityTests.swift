import Graphs
import InputPatterns
import Testing

@Suite struct TwoSatisfiabilityTests {
  @Test func theDocumentedExampleIsTrue() {
    var lamps = TwoSatisfiability(variableCount: 3)
    lamps.addClause((0, true), (1, true))
    lamps.addClause((0, false), (1, false))
    lamps.addImplication((2, true), (1, true))
    lamps.require((2, true))
    #expect(lamps.solution() == [false, true, true])
    #expect(lamps.variableCount == 3)
  }

  @Test func thereIsASolutionIfAnyOfAllValuesIsOne() {
    var random = SplitMix64(seed: 9)
    var counts = [true: 0, false: 0]
    for _ in 0..<2000 {
      let variables = random.next(in: 1...6)
      let clauses = (0..<random.next(in: 0...3 * variables)).map { _ in
        (0..<2).map { _ in
          (variable: random.next(in: 0...variables - 1), value: random.nextIsOne(in: 2))
        }
      }
      func holds(_ values: [Bool]) -> Bool {
        clauses.allSatisfy { $0.contains { values[$0.variable] == $0.value } }
      }
      var formula = TwoSatisfiability(variableCount: variables)
      for clause in clauses { formula.addClause(clause[0], clause[1]) }
      let isPossible = (0..<1 << variables).contains { set in
        holds((0..<variables).map { set >> $0 & 1 == 1 })
      }
      let solution = formula.solution()
      #expect((solution != nil) == isPossible, "\(clauses)")
      if let solution { #expect(solution.count == variables && holds(solution), "\(clauses)") }
      counts[isPossible]! += 1
    }
    #expect(counts[true]! > 200 && counts[false]! > 200, "\(counts)")
  }

  @Test func atMostOneOfEachGroupHolds() {
    var random = SplitMix64(seed: 10)
    var counts = [true: 0, false: 0]
    for _ in 0..<2000 {
      let variables = random.next(in: 1...7)
      func literals(_ count: Int) -> [TwoSatisfiability.Literal] {
        (0..<count).map { _ in (random.next(in: 0...variables - 1), random.nextIsOne(in: 2)) }
      }
      let groups = (0..<random.next(in: 0...3)).map { _ in literals(random.next(in: 0...5)) }
      let clauses = (0..<random.next(in: 0...variables)).map { _ in literals(2) }
      func holds(_ values: [Bool]) -> Bool {
        func count(_ literals: [TwoSatisfiability.Literal]) -> Int {
          literals.filter { values[$0.variable] == $0.value }.count
        }
        return groups.allSatisfy { count($0) <= 1 } && clauses.allSatisfy { count($0) >= 1 }
      }
      var formula = TwoSatisfiability(variableCount: variables)
      for clause in clauses { formula.addClause(clause[0], clause[1]) }
      for group in groups { formula.addAtMostOne(group) }
      let isPossible = (0..<1 << variables).contains { set in
        holds((0..<variables).map { set >> $0 & 1 == 1 })
      }
      let solution = formula.solution()
      #expect((solution != nil) == isPossible, "\(clauses), \(groups)")
      if let solution { #expect(solution.count == variables && holds(solution), "\(groups)") }
      counts[isPossible]! += 1
    }
    #expect(counts[true]! > 200 && counts[false]! > 200, "\(counts)")
  }

  @Test func oneOfVeryManyHolds() {
    let count = 100_000
    var places = TwoSatisfiability(variableCount: count)
    places.addAtMostOne((0..<count).map { ($0, true) })
    places.require((count / 2, true))
    #expect(places.solution() == (0..<count).map { $0 == count / 2 })
    places.require((count - 1, true))
    #expect(places.solution() == nil)
    #expect(places.variableCount == count)
  }

  @Test func withoutClausesEverythingIsASolution() {
    #expect(TwoSatisfiability(variableCount: 0).solution() == [])
    #expect(TwoSatisfiability(variableCount: 2).solution()?.count == 2)
  }

  @Test func longChainsOfImplicationsAreFollowed() {
    let count = 100_000
    var chain = TwoSatisfiability(variableCount: count)
    for variable in 1..<count { chain.addImplication((variable - 1, true), (variable, true)) }
    chain.require((0, true))
    #expect(chain.solution() == [Bool](repeating: true, count: count))
    chain.require((count - 1, false))
    #expect(chain.solution() == nil)
  }

  @Test func variablesThatAreNoneAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = TwoSatisfiability(variableCount: -1) }
      await #expect(processExitsWith: .failure) {
        var formula = TwoSatisfiability(variableCount: 1)
        formula.addClause((0, true), (1, true))
      }
      await #expect(processExitsWith: .failure) {
        var formula = TwoSatisfiability(variableCount: 1)
        formula.addClause((-1, true), (0, true))
      }
      await #expect(processExitsWith: .failure) {
        var formula = TwoSatisfiability(variableCount: 1)
        formula.addAtMostOne([(0, true), (0, false)])
        // A helping variable is none of those that conditions may be about.
        formula.require((1, true))
      }
    #endif
  }
}
