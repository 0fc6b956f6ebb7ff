import InputPatterns
import NumberTheory
import PropertyTesting
import Testing

/// A linear program with integers: the maximum of a function where rows of coefficients are at most bounds.
private struct Program {
  let objective: [Int]
  var rows: [[Int]]
  var bounds: [Int]

  var solution: LinearProgram.Solution {
    var program = LinearProgram(maximizing: objective.map(Double.init))
    for (row, bound) in zip(rows, bounds) {
      program.require(row.map(Double.init), atMost: Double(bound))
    }
    return program.solution()
  }

  /// The values at all vertices: solutions of as many equations as there are variables that satisfy all constraints.
  func vertexValues() -> [Fraction] {
    let count = objective.count
    let all =
      zip(rows, bounds).map { $0 + [$1] }
      + (0..<count).map { column in
        (0..<count).map { $0 == column ? -1 : 0 } + [0]
      }
    return choices(of: count, from: all.count).compactMap { choice in
      guard let point = solve(choice.map { all[$0] }) else { return nil }
      let isFeasible = all.allSatisfy { row in
        zip(row, point).reduce(0) { $0 + Fraction($1.0) * $1.1 } <= Fraction(row[count])
      }
      return isFeasible ? zip(objective, point).reduce(0) { $0 + Fraction($1.0) * $1.1 } : nil
    }
  }

  /// All ways to choose so many places.
  private func choices(of count: Int, from total: Int) -> [[Int]] {
    (0..<1 << total).filter { $0.nonzeroBitCount == count }.map { mask in
      (0..<total).filter { mask >> $0 & 1 == 1 }
    }
  }

  /// The only solution of as many equations as unknowns, or `nil` if there is none or more.
  private func solve(_ equations: [[Int]]) -> [Fraction]? {
    var rows = equations.map { $0.map { Fraction($0) } }
    for column in rows.indices {
      guard let found = rows[column...].firstIndex(where: { $0[column] != 0 }) else { return nil }
      rows.swapAt(column, found)
      for other in rows.indices where other != column {
        let factor = rows[other][column] / rows[column][column]
        for place in rows[other].indices { rows[other][place] -= factor * rows[column][place] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }

  /// Whether the function grows along a direction that never leaves the constraints.
  var growsForever: Bool {
    let ones = objective.map { _ in 1 }
    let directions = Program(
      objective: objective, rows: rows + [ones], bounds: rows.map { _ in 0 } + [1])
    return directions.vertexValues().contains { $0 > 0 }
  }
}

@Suite struct LinearProgramTests {
  @Test func solutionsAreTheBestVertices() {
    let numbers = Generator<Int>.oneOf(.integers(in: -2...2), .integers(in: -9...9))
    let programs = tuples(Generator<Int>.integers(in: 1...3), .integers(in: 0...5))
      .flatMap { count, constraintCount in
        tuples(
          Generator<[Int]>.array(of: numbers, counts: count...count),
          .array(
            of: .array(of: numbers, counts: count + 1...count + 1),
            counts: constraintCount...constraintCount))
      }
    forAll(programs, effort: 4) { objective, constraints in
      let program = Program(
        objective: objective, rows: constraints.map { Array($0.dropLast()) },
        bounds: constraints.map { $0[objective.count] })
      let values = program.vertexValues()
      switch program.solution {
      case .infeasible: try check(values.isEmpty, "infeasible, but there are vertices")
      case .unbounded:
        try check(!values.isEmpty && program.growsForever, "unbounded, but not infeasible")
      case .optimum(let value, let variables):
        try check(!values.isEmpty && !program.growsForever, "an optimum")
        let expected = values.max().map { Double($0) } ?? 0
        try check((value - expected).magnitude < 1e-7, "\(value) is not \(expected)")
        let sum = zip(objective, variables).reduce(0) { $0 + Double($1.0) * $1.1 }
        try check((sum - value).magnitude < 1e-7 && variables.count == objective.count, "\(sum)")
        for (row, bound) in zip(program.rows, program.bounds) {
          let sum = zip(row, variables).reduce(0) { $0 + Double($1.0) * $1.1 }
          try check(sum < Double(bound) + 1e-7, "\(row) gives \(sum)")
        }
        try check(variables.allSatisfy { $0 >= 0 }, "\(variables)")
      }
    }
  }

  /// The minimum of the bounds, weighted so that the columns are at least the objective, is the maximum (duality).
  private func checkDuality(_ objective: [Double], _ rows: [[Double]], _ bounds: [Double]) throws {
    var primal = LinearProgram(maximizing: objective)
    for (row, bound) in zip(rows, bounds) { primal.require(row, atMost: bound) }
    var dual = LinearProgram(maximizing: bounds.map { -$0 })
    for (column, number) in objective.enumerated() {
      dual.require(rows.map { $0[column] }, atLeast: number)
    }
    let solutions = [primal.solution(), dual.solution()]
    let values = solutions.compactMap { solution -> Double? in
      if case .optimum(let value, _) = solution { return value }
      return nil
    }
    try #require(values.count == 2, "\(solutions)")
    #expect((values[0] + values[1]).magnitude < 1e-7, "\(values) of \(rows)")
  }

  @Test func theMaximumIsTheMinimumOfTheDual() throws {
    var random = SplitMix64(seed: 1)
    for (count, constraintCount) in [(1, 1), (7, 3), (3, 7), (20, 20), (40, 15), (15, 40)] {
      let objective = (0..<count).map { _ in Double(random.next(in: -99...999)) / 100 }
      let rows = (0..<constraintCount).map { _ in
        (0..<count).map { _ in Double(random.next(in: 1...999)) / 100 }
      }
      let bounds = (0..<constraintCount).map { _ in Double(random.next(in: 0...999)) }
      try checkDuality(objective, rows, bounds)
    }
  }

  /// All bounds but one are 0: nearly no step makes the function larger.
  @Test(arguments: 1...12)
  func stepsWithoutGrowthComeToAnEnd(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (count, constraintCount) = (60, 20)
    let objective = (0..<count).map { _ in Double(random.next(in: -9...9)) }
    let rows = (0..<constraintCount).map { _ in
      (0..<count).map { _ in Double(random.next(in: -8...10)) }
    }
    let ones = [Double](repeating: 1, count: count)
    try checkDuality(
      objective, rows + [ones], [Double](repeating: 0, count: constraintCount) + [1])
  }

  /// Found at random: the same tableaus come again and again if ties go to the first row.
  @Test func programsThatCycleWithTheFirstOfSeveralRowsEnd() throws {
    try checkDuality(
      [-8, 1, -8, 1, -8, 2],
      [
        [4, 2, 6, -8, -6, -9], [5, -4, -4, -7, 1, 3], [-4, -3, 9, -2, -2, 5], [1, 1, 1, 1, 1, 1],
      ], [0, 0, 0, 1])
    try checkDuality(
      [-5, 14, 0, -16, -17, -18],
      [
        [-11, 1, -13, 20, 16, -16], [10, -20, -11, 20, 18, -19], [13, 3, -3, 5, 8, -5],
        [1, 1, 1, 1, 1, 1],
      ], [0, 0, 0, 1])
  }

  @Test func programsThatCycleWithoutACareEnd() {
    // Beale's, where the variable that promises most is chosen again and again.
    var program = LinearProgram(maximizing: [0.75, -150, 0.02, -6])
    program.require([0.25, -60, -0.04, 9], atMost: 0)
    program.require([0.5, -90, -0.02, 3], atMost: 0)
    program.require([0, 0, 1, 0], atMost: 1)
    guard case .optimum(let value, _) = program.solution() else {
      Issue.record("no optimum")
      return
    }
    #expect((value - 0.05).magnitude < 1e-12)
  }

  @Test func equationsAreConstraintsOnBothSides() {
    var program = LinearProgram(maximizing: [1, 0])
    program.require([1, 1], equalTo: 8)
    program.require([0, 1], atLeast: 2)
    #expect(program.solution() == .optimum(value: 6, variables: [6, 2]))
    program.require([1, 0], equalTo: 7)
    #expect(program.solution() == .infeasible)
  }

  @Test func programsWithoutVariablesOrConstraints() {
    var empty = LinearProgram(maximizing: [])
    #expect(empty.solution() == .optimum(value: 0, variables: []))
    empty.require([], atMost: 0)
    #expect(empty.solution() == .optimum(value: 0, variables: []))
    empty.require([], atLeast: 1)
    #expect(empty.solution() == .infeasible)
    #expect(LinearProgram(maximizing: [0, 1]).solution() == .unbounded)
    #expect(
      LinearProgram(maximizing: [0, -1]).solution() == .optimum(value: 0, variables: [0, 0]))
    #expect(empty.objective == [])
  }

  @Test func constraintsMayMissEachOtherByTheTolerance() {
    var program = LinearProgram(maximizing: [1])
    program.require([1], atMost: 1)
    program.require([1], atLeast: 1 + 0x1p-33)
    guard case .optimum(let value, _) = program.solution() else {
      Issue.record("it is taken for infeasible")
      return
    }
    #expect((value - 1).magnitude < 1e-9)
    #expect(program.solution(tolerance: 0) == .infeasible)
  }

  @Test func unitsChangeNothing() {
    // A variable is measured in units 2⁷ times as large, another one in smaller ones, and each function in its own.
    var program = LinearProgram(maximizing: [0x3p-100, 0x2p-86])
    program.require([0x2p80, 0x1p94], atMost: 0x12p87)
    program.require([0x1p-80, 0x1p-66], atMost: 0xCp-73)
    program.require([0x1p0, 0], atMost: 0x8p7)
    #expect(program.solution() == .optimum(value: 0x1Ep-93, variables: [0x6p7, 0x6p-7]))
  }

  /// The same programs in other units, each variable and each constraint in one of its own.
  @Test func unitsFarApartChangeNothing() throws {
    for seed in UInt64(1)...400 {
      var random = SplitMix64(seed: seed)
      let (count, constraintCount) = (random.next(in: 1...5), random.next(in: 1...6))
      func unit() -> Double {
        let factor = Double(sign: .plus, exponent: random.next(in: -40...40), significand: 1)
        return factor * Double(random.next(in: 3...5))
      }
      let (units, ownUnits) = (
        (0..<count).map { _ in unit() }, (0...constraintCount).map { _ in unit() }
      )
      let objective = (0..<count).map { _ in Double(random.next(in: -9...9)) }
      var plain = LinearProgram(maximizing: objective)
      var other = LinearProgram(
        maximizing: zip(objective, units).map { $0 * $1 * ownUnits[constraintCount] })
      for own in ownUnits.prefix(constraintCount) {
        // Few numbers, so that nothing but their neighbors tells how large rows and columns are.
        let row = (0..<count).map { _ in
          random.next(in: 0...2) == 0 ? Double(random.next(in: -9...9)) : 0
        }
        let bound = Double(random.next(in: -3...9))
        plain.require(row, atMost: bound)
        other.require(zip(row, units).map { $0 * $1 * own }, atMost: bound * own)
      }
      switch (plain.solution(), other.solution()) {
      case (.optimum(let expected, _), .optimum(let value, _)):
        let error = value / ownUnits[constraintCount] - expected
        #expect(error.magnitude < 1e-7 * max(1, expected.magnitude), "seed \(seed), \(other)")
      case (let expected, let actual):
        #expect(actual == expected, "seed \(seed), \(other)")
      }
    }
  }

  @Test func smallBoundsCountBesideLargeOnes() {
    var program = LinearProgram(maximizing: [-1, 1])
    program.require([1, 0], atLeast: 1)
    program.require([0, 1], atMost: 1e12)
    #expect(program.solution() == .optimum(value: 1e12 - 1, variables: [1, 1e12]))
    var one = LinearProgram(maximizing: [-1])
    one.require([1], atLeast: 1)
    one.require([1], atMost: 1e12)
    #expect(one.solution() == .optimum(value: -1, variables: [1]))
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        var program = LinearProgram(maximizing: [1, 2])
        program.require([1], atMost: 1)
        print(program.solution())
      }
      await #expect(processExitsWith: .failure) {
        var program = LinearProgram(maximizing: [1])
        program.require([.nan], atLeast: 1)
        print(program.solution())
      }
      await #expect(processExitsWith: .failure) {
        print(LinearProgram(maximizing: [1]).solution(tolerance: -1))
      }
    }
  #endif
}
