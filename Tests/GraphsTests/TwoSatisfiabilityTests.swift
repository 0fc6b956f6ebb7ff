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
    #endif
  }
}
