// Linear programs: the simplex method on a dense tableau, in two phases. Dantzig, Linear Programming and Extensions,
// 1963; Charnes, "Optimality and degeneracy in linear programming", 1952 (the perturbed bounds); Cormen, Leiserson, Rivest,
// Stein: Introduction to Algorithms, 29.3 and 29.5 (the first phase).

/// A linear program: the maximum of a linear function of nonnegative variables under linear constraints.
///
///     // A bakery earns 3 by a loaf and 2 by a roll. It has 18 of flour, of which they take 2 and 1, and 12 hours; each
///     // takes one. It can sell 8 loaves at most.
///     var bakery = LinearProgram(maximizing: [3, 2])
///     bakery.require([2, 1], atMost: 18)
///     bakery.require([1, 1], atMost: 12)
///     bakery.require([1, 0], atMost: 8)
///     bakery.solution()  // .optimum(value: 30.0, variables: [6.0, 6.0])
///
/// It is for dense programs of up to a few hundred variables and constraints. Variables need not be integers in the
/// optimum; they are, if the constraints are those of a flow or of a bipartite matching.
public struct LinearProgram: Sendable {
  /// What a linear program has as its solution.
  public enum Solution: Hashable, Sendable {
    /// The maximum, and variables for which the function has this value.
    case optimum(value: Double, variables: [Double])
    /// No variables satisfy all constraints.
    case infeasible
    /// The function has arbitrarily large values.
    case unbounded
  }

  /// The coefficients of the linear function.
  public let objective: [Double]

  /// The coefficients of each constraint, and the upper bound after them.
  private var constraints: [[Double]] = []

  /// Creates a linear program without constraints but that no variable is negative.
  ///
  /// A minimum is the maximum of the negative function, negated. A variable that may be negative is the difference of two
  /// that may not.
  ///
  /// - Parameter objective: The coefficients of the function to maximize, one for each variable.
  public init(maximizing objective: [Double]) {
    self.objective = objective
  }

  /// Adds the constraint that a linear function is at most a number.
  ///
  /// - Parameters:
  ///   - coefficients: The coefficients of the function, one for each variable.
  ///   - bound: The largest value of the function.
  public mutating func require(_ coefficients: [Double], atMost bound: Double) {
    precondition(
      coefficients.count == objective.count, "there is not a coefficient for each variable")
    constraints.append(coefficients + [bound])
  }

  /// Adds the constraint that a linear function is at least a number.
  ///
  /// - Parameters:
  ///   - coefficients: The coefficients of the function, one for each variable.
  ///   - bound: The least value of the function.
  public mutating func require(_ coefficients: [Double], atLeast bound: Double) {
    require(coefficients.map { 0 - $0 }, atMost: 0 - bound)
  }

  /// Adds the constraint that a linear function is equal to a number.
  ///
  ///     var mixture = LinearProgram(maximizing: [-2, -3])
  ///     mixture.require([1, 1], equalTo: 10)
  ///     mixture.require([1, 0], atMost: 4)
  ///     mixture.solution()  // .optimum(value: -26.0, variables: [4.0, 6.0]): the least cost is 26
  ///
  /// - Parameters:
  ///   - coefficients: The coefficients of the function, one for each variable.
  ///   - value: The value of the function.
  public mutating func require(_ coefficients: [Double], equalTo value: Double) {
    require(coefficients, atMost: value)
    require(coefficients, atLeast: value)
  }

  /// Returns the maximum of the function and where it is attained, if there is one.
  ///
  /// Each step exchanges one variable that is 0 for one that is not, so that the function grows (simplex method), or would
  /// grow if the constraints were relaxed a little, each by another amount: so nothing is repeated forever.
  ///
  /// - Parameter tolerance: The magnitude up to which a number is 0, when the function, the constraints, their bounds and the
  ///   variables are in units in which the geometric mean of each is about 1; not negative, 10⁻⁹ by default.
  /// - Precondition: All coefficients and bounds are finite.
  /// - Complexity: O(*nm*) for each step with *n* variables and *m* constraints; usually there are a few times *n* + *m*
  ///   steps, at worst exponentially many.
  public func solution(tolerance: Double = 1e-9) -> Solution {
    precondition(tolerance >= 0, "the tolerance is negative")
    var matrix = RealMatrix(rows: constraints + [objective + [0]])
    let exponents = matrix._scaleByGeometricMeans()
    var tableau = _SimplexTableau(matrix, tolerance)
    guard tableau.makeFeasible() else { return .infeasible }
    guard tableau.maximize() else { return .unbounded }
    let (unit, variables) = (exponents.columns[objective.count], tableau.variables)
    return .optimum(
      value: tableau.value._times(powerOfTwo: exponents.rows[constraints.count] + unit),
      variables: variables.indices.map { place in
        variables[place]._times(powerOfTwo: unit - exponents.columns[place])
      })
  }
}

// MARK: - Core

/// The equations of a linear program, each of which gives one variable, a basic one, in terms of the others, which are 0.
internal struct _SimplexTableau {
  // Row i says that the basic variable i is the bound, in the last column but one, minus the sum of the other variables
  // times their coefficients. So does the last row but one of the function, and the last one of the negative auxiliary
  // variable. The last column has what would be added to the bounds if each constraint were relaxed by a random number of
  // immeasurably small units: so hardly ever do two variables become 0 at once.
  private var rows: RealMatrix
  /// The variables of the columns: first those of the program, then one for each constraint, its slack; -1 is the
  /// auxiliary one.
  private var columnVariables: [Int]
  /// The basic variables.
  private var rowVariables: [Int]
  private let tolerance: Double

  /// - Parameter matrix: The constraints with their bounds, and the function.
  internal init(_ matrix: RealMatrix, _ tolerance: Double) {
    self.tolerance = tolerance
    let (count, width) = (matrix.rowCount - 1, matrix.columnCount - 1)
    columnVariables = Array(0..<width) + [-1]
    rowVariables = Array(width..<width + count)
    rows = RealMatrix(rows: count + 2, columns: width + 3)
    var random: UInt64 = 1
    for row in 0...count {
      for column in 0..<width {
        rows[row, column] = row == count ? 0 - matrix[row, column] : matrix[row, column]
      }
      if row == count { break }
      (rows[row, width], rows[row, width + 1]) = (-1, matrix[row, width])
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      rows[row, width + 2] = 1 + Double(random >> 11) / 0x1p53
    }
    rows[count + 1, width] = 1
  }

  /// The column of the bounds.
  private var bound: Int { columnVariables.count }

  /// The column of what relaxes the bounds.
  private var relaxation: Int { columnVariables.count + 1 }

  /// The value of the function.
  internal var value: Double { rows[rowVariables.count, bound] }

  /// The variables of the program.
  internal var variables: [Double] {
    var variables = [Double](repeating: 0, count: columnVariables.count - 1)
    for (row, variable) in rowVariables.enumerated() where variables.indices.contains(variable) {
      variables[variable] = Swift.max(rows[row, bound], 0)
    }
    return variables
  }

  /// Makes all bounds nonnegative, up to the tolerance, so that the tableau tells a solution; returns whether there is one.
  ///
  /// All constraints are relaxed by an auxiliary variable, which is then made as small as possible.
  internal mutating func makeFeasible() -> Bool {
    let lowest = rowVariables.indices.min {
      (rows[$0, bound], rows[$0, relaxation]) < (rows[$1, bound], rows[$1, relaxation])
    }
    guard let lowest, rows[lowest, bound] < -tolerance else { return true }
    let (objective, auxiliary) = (rowVariables.count + 1, columnVariables.count - 1)
    exchange(lowest, auxiliary)
    _ = maximize(objective, but: nil)
    if rows[objective, bound] < -tolerance { return false }
    if let row = rowVariables.firstIndex(of: -1) {
      // It is 0, and any other variable may be basic in its place; if none takes part, nothing will change it.
      let columns = 0..<columnVariables.count
      let column = columns.max { rows[row, $0].magnitude < rows[row, $1].magnitude }!
      if rows[row, column].magnitude > tolerance { exchange(row, column) }
    }
    return true
  }

  /// Maximizes the function from a solution on; returns whether there is a maximum.
  internal mutating func maximize() -> Bool {
    maximize(rowVariables.count, but: columnVariables.firstIndex(of: -1))
  }

  /// - Parameters:
  ///   - objective: The row of the function to maximize.
  ///   - excluded: The column of a variable that remains 0.
  private mutating func maximize(_ objective: Int, but excluded: Int?) -> Bool {
    while true {
      // Invariant: the function has never been as large, or as large while the relaxed constraints made it larger.
      let candidates = columnVariables.indices.filter {
        $0 != excluded && rows[objective, $0] < -tolerance
      }
      // It grows most for each unit of the variable.
      guard let entering = candidates.min(by: { rows[objective, $0] < rows[objective, $1] })
      else { return true }
      guard let leaving = leavingRow(entering) else { return false }
      exchange(leaving, entering)
    }
  }

  /// Returns the row whose variable is the first to become 0 as that of a column grows, the first variable of several.
  private func leavingRow(_ column: Int) -> Int? {
    let candidates = rowVariables.indices.filter { rows[$0, column] > tolerance }
    func steps(_ row: Int) -> Double {
      Swift.max(rows[row, bound], 0) / rows[row, column]
    }
    guard let least = candidates.lazy.map(steps).min() else { return nil }
    // Of those that are 0 then, up to rounding, the first if the constraints were relaxed.
    return candidates.filter { steps($0) <= least + tolerance / 1024 }.min {
      rows[$0, relaxation] / rows[$0, column] < rows[$1, relaxation] / rows[$1, column]
    }
  }

  /// Exchanges the basic variable of a row for that of a column.
  private mutating func exchange(_ row: Int, _ column: Int) {
    let pivot = rows[row, column]
    rows[row, column] = 1
    for place in 0...relaxation { rows[row, place] /= pivot }
    for other in 0..<rows.rowCount where other != row {
      let factor = rows[other, column]
      if factor != 0 { rows[other, column] = 0 }
      rows._subtract(row, times: factor, from: other, 0)
    }
    Swift.swap(&rowVariables[row], &columnVariables[column])
  }
}
