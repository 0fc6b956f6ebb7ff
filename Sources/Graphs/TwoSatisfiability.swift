// Conditions of two parts each, 2-SAT: Aspvall, Plass, Tarjan, "A linear-time algorithm for testing the truth of certain
// quantified boolean formulas", 1979.

/// Variables that are true or false, and clauses: of two conditions on them at least one must hold.
///
///     // Each of three lamps is on or off.
///     var lamps = TwoSatisfiability(variableCount: 3)
///     lamps.addClause((0, true), (1, true))  // lamp 0 or lamp 1 is on
///     lamps.addClause((0, false), (1, false))  // but not both
///     lamps.addImplication((2, true), (1, true))  // if lamp 2 is on, so is lamp 1
///     lamps.require((2, true))  // lamp 2 is on
///     lamps.solution()  // [false, true, true]
///
/// It takes two clauses to say that two variables are equal, or that they differ.
public struct TwoSatisfiability: Sendable, Hashable {
  /// A condition on a variable: which one, and what it has to be.
  public typealias Literal = (variable: Int, value: Bool)

  /// The number of variables: they are 0 ..< `variableCount`.
  public var variableCount: Int { implications.vertexCount / 2 }

  /// What follows from what: vertex 2*i* is that variable *i* is false, 2*i* + 1 that it is true.
  private var implications: WeightedDigraph

  /// Creates a formula without clauses.
  ///
  /// - Parameter variableCount: The number of variables, not negative.
  public init(variableCount: Int) {
    precondition(variableCount >= 0, "the number of variables is negative")
    implications = WeightedDigraph(vertexCount: 2 * variableCount)
  }

  /// Adds that at least one of two conditions has to hold, which may be the same.
  ///
  /// - Parameters:
  ///   - first: A variable in 0 ..< `variableCount`, and the value that it may have to have.
  ///   - second: Another condition.
  /// - Complexity: O(1) on average.
  public mutating func addClause(_ first: Literal, _ second: Literal) {
    for literal in [first, second] {
      precondition(
        0 <= literal.variable && literal.variable < variableCount, "there is no such variable")
    }
    // If one does not hold, the other one has to.
    implications.addEdge(
      from: Self.vertex(first.variable, !first.value),
      to: Self.vertex(second.variable, second.value))
    implications.addEdge(
      from: Self.vertex(second.variable, !second.value),
      to: Self.vertex(first.variable, first.value))
  }

  /// Adds that if one condition holds, another one has to.
  ///
  /// - Parameters:
  ///   - condition: A variable in 0 ..< `variableCount`, and one of its values.
  ///   - consequence: What follows from it.
  /// - Complexity: O(1) on average.
  public mutating func addImplication(_ condition: Literal, _ consequence: Literal) {
    addClause((condition.variable, !condition.value), consequence)
  }

  /// Adds that a condition has to hold.
  ///
  /// - Parameter condition: A variable in 0 ..< `variableCount`, and the value that it must have.
  /// - Complexity: O(1) on average.
  public mutating func require(_ condition: Literal) {
    addClause(condition, condition)
  }

  /// Returns values of all variables with which all clauses hold, or `nil` if there are none.
  ///
  /// - Complexity: O(*n* + *k*) for *n* variables and *k* clauses.
  public func solution() -> [Bool]? {
    // In topological order: what follows from something is never in an earlier component.
    let components = implications.stronglyConnectedComponentIndices()
    var values: [Bool] = []
    for variable in 0..<variableCount {
      let ifFalse = components[Self.vertex(variable, false)]
      let ifTrue = components[Self.vertex(variable, true)]
      // Each would follow from the other one.
      if ifFalse == ifTrue { return nil }
      values.append(ifTrue > ifFalse)
    }
    return values
  }

  private static func vertex(_ variable: Int, _ value: Bool) -> Int {
    2 * variable + (value ? 1 : 0)
  }
}
