// The total weight or cost of what was chosen.

extension Sequence<Int> {
  /// Returns the sum.
  ///
  /// Intermediate sums may overflow, as long as the sum of all fits `Int`.
  internal func _sumOfWeights(_ name: StaticString = "weight of the edges") -> Int {
    var (sum, turns) = (0, 0)
    for weight in self {
      let (next, overflow) = sum.addingReportingOverflow(weight)
      if overflow { turns += weight.signum() }
      sum = next
    }
    precondition(turns == 0, "the \(name) does not fit Int")
    return sum
  }
}
