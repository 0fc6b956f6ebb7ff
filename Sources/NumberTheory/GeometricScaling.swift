// Scaling by geometric means: Curtis, Reid, "On the automatic scaling of matrices for Gaussian elimination", 1972; here rows
// and columns take turns.

extension RealMatrix {
  /// Divides rows and columns by powers of two, which is exact, so that the magnitudes of all elements but zeros are nearly
  /// as close to 1 as they can be, by the sum of the squares of their logarithms.
  ///
  /// So it is nearly the same matrix afterwards, whatever the units of rows and columns are.
  ///
  /// - Returns: The exponents of the powers of two.
  internal mutating func _scaleByGeometricMeans() -> (rows: [Int], columns: [Int]) {
    precondition(_elements.allSatisfy(\.isFinite), "an element of a matrix is not finite")
    // Those of zeros count for nothing.
    let weights = _elements.map { $0 == 0 ? 0.0 : 1.0 }
    let logarithms = _elements.map { $0 == 0 ? 0 : Double($0.exponent) }
    let width = columnCount
    let rowWeights = (0..<rowCount).map { row in
      Swift.max(1, weights[row * width..<(row + 1) * width].reduce(0, +))
    }
    var columnWeights = [Double](repeating: 0, count: width)
    for row in 0..<rowCount {
      for column in 0..<width { columnWeights[column] += weights[row * width + column] }
    }
    var rows = [Double](repeating: 0, count: rowCount)
    var columns = [Double](repeating: 0, count: width)
    // Usually there are two to five rounds; a long chain of units that depend on each other takes more.
    for _ in 0..<40 {
      var (sums, change) = (columns.map { _ in 0.0 }, 0.0)
      for row in 0..<rowCount {
        var sum = 0.0
        for column in 0..<width {
          let place = row * width + column
          sum += logarithms[place] - weights[place] * columns[column]
        }
        let mean = sum / rowWeights[row]
        change = Swift.max(change, (mean - rows[row]).magnitude)
        rows[row] = mean
        for column in 0..<width {
          let place = row * width + column
          sums[column] += logarithms[place] - weights[place] * mean
        }
      }
      columns = zip(sums, columnWeights).map { $0 / Swift.max(1, $1) }
      if change < 0.125 { break }
    }
    let exponents = (rows: rows.map { Int($0) }, columns: columns.map { Int($0) })
    _divide(byPowersOfTwo: exponents.rows, exponents.columns)
    return exponents
  }
}
