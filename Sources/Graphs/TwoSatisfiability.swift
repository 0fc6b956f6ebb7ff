// 2-SAT: Aspvall, Plass, Tarjan, "A linear-time algorithm for testing the truth of certain quantified boolean
// formulas", 1979.

/// A 2-SAT formula over Boolean variables: of the two literals of each clause at least one must hold.
///
///     // Each of three lamps is on or off.
///     var lamps = TwoSatisfiability(variableCount: 3)
///     lamps.addClause((0, true), (1, true))  // lamp 0 or lamp 1 is on
///     lamps.addClause((0, false), (1, false))  // but not both
///     lamps.addImplication((2, true), (1, true))  // if lamp 2 is on, so is lamp 1
///     lamps.require((2, true))  // lamp 2 is on
///     lamps.solution()  // [false, true, true]
///
/// It takes two clauses to say that two variables are equal, or that they differ. ``addAtMostOne(_:)`` is for choices of
/// which only one can be made.
public struct TwoSatisfiability: Sendable, Hashable {
  /// A literal: a variable, and the value that it has to have.
  public typealias Literal = (variable: Int, value: Bool)

  /// The number of variables: they are 0 ..< `variableCount`.
  public let variableCount: Int

  /// The implication graph: vertex 2*i* is that variable *i* is false, 2*i* + 1 that it is true; the helping ones are last.
  private var implications: WeightedDigraph

  /// Creates a formula without clauses.
  ///
  /// - Parameter variableCount: The number of variables, not negative.
  public init(variableCount: Int) {
    precondition(variableCount >= 0, "the number of variables is negative")
    self.variableCount = variableCount
    implications = WeightedDigraph(vertexCount: 2 * variableCount)
  }

  /// Adds a clause: at least one of two literals has to hold; they may be the same.
  ///
  /// - Parameters:
  ///   - first: A variable in 0 ..< `variableCount`, and its value.
  ///   - second: Another literal, or the same.
  /// - Complexity: Amortized O(1).
  public mutating func addClause(_ first: Literal, _ second: Literal) {
    checkVariable(of: first)
    checkVariable(of: second)
    addEdges(first, second)
  }

  private func checkVariable(of literal: Literal) {
    precondition(
      0 <= literal.variable && literal.variable < variableCount, "there is no such variable")
  }

  /// Adds a clause of any variables, the helping ones included.
  private mutating func addEdges(_ first: Literal, _ second: Literal) {
    // If one does not hold, the other one has to.
    implications.addEdge(
      from: Self.vertex(first.variable, !first.value),
      to: Self.vertex(second.variable, second.value))
    implications.addEdge(
      from: Self.vertex(second.variable, !second.value),
      to: Self.vertex(first.variable, first.value))
  }

  /// Adds an implication: if one literal holds, another one has to.
  ///
  /// - Parameters:
  ///   - condition: A variable in 0 ..< `variableCount`, and its value.
  ///   - consequence: The literal that is implied.
  /// - Complexity: Amortized O(1).
  public mutating func addImplication(_ condition: Literal, _ consequence: Literal) {
    addClause((condition.variable, !condition.value), consequence)
  }

  /// Adds a clause of a single literal, which has to hold.
  ///
  /// - Parameter condition: A variable in 0 ..< `variableCount`, and the value that it has to have.
  /// - Complexity: Amortized O(1).
  public mutating func require(_ condition: Literal) {
    addClause(condition, condition)
  }

  /// Adds a condition on any number of literals: at most one of them holds.
  ///
  ///     // Of three shifts each is Kim's or Lee's.
  ///     var shifts = TwoSatisfiability(variableCount: 3)
  ///     shifts.addAtMostOne([(0, true), (1, true), (2, true)])  // Kim has no two
  ///     shifts.addClause((0, true), (1, true))
  ///     shifts.require((1, false))
  ///     shifts.solution()  // [true, false, false]
  ///
  /// A clause for each two of them would say the same, but there are *k*(*k* − 1)/2 of those. (That at least one of many
  /// literals holds is no condition of 2-SAT.)
  ///
  /// - Parameter literals: Variables in 0 ..< `variableCount`, and their values; none that is there twice can hold.
  /// - Precondition: All variables and all literals of all these conditions are fewer than 2³⁰.
  /// - Complexity: Amortized O(*k*) for *k* literals.
  public mutating func addAtMostOne(_ literals: [Literal]) {
    literals.forEach(checkVariable)
    if literals.count < 2 { return }
    let start = implications.vertexCount / 2
    implications._addVertices(2 * (literals.count - 1))
    // The helping variable of each literal but the last: whether it or one before it holds.
    for (index, literal) in literals.enumerated() {
      let (before, here) = (start + index - 1, start + index)
      let otherwise = (literal.variable, !literal.value)
      if index > 0 { addEdges((before, false), otherwise) }
      if index == literals.count - 1 { break }
      addEdges(otherwise, (here, true))
      if index > 0 { addEdges((before, false), (here, true)) }
    }
  }

  /// Returns a satisfying assignment of all variables, or `nil` if the formula is unsatisfiable.
  ///
  /// - Complexity: O(*n* + *k*) for *n* variables, and *k* clauses and literals of other conditions.
  public func solution() -> [Bool]? {
    // In topological order: what is implied is never in an earlier component.
    let components = implications.stronglyConnectedComponentIndices()
    var values: [Bool] = []
    for variable in 0..<variableCount {
      let ifFalse = components[Self.vertex(variable, false)]
      let ifTrue = components[Self.vertex(variable, true)]
      // Each would imply the other one.
      if ifFalse == ifTrue { return nil }
      values.append(ifTrue > ifFalse)
    }
    return values
  }

  private static func vertex(_ variable: Int, _ value: Bool) -> Int {
    2 * variable + (value ? 1 : 0)
  }
}
