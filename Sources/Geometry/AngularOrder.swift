// Polar angle order without angles: the half plane first, the cross product within it.

extension LatticePoint {
  /// Returns whether the polar angle of a vector is less than that of another, as `atan2(y, x)` has it.
  ///
  ///     var directions = [LatticePoint(0, 1), LatticePoint(-1, 0), LatticePoint(2, 2), LatticePoint(0, -3)]
  ///     directions.sort(by: LatticePoint.precedesInAngle)
  ///     directions  // [LatticePoint(0, -3), LatticePoint(2, 2), LatticePoint(0, 1), LatticePoint(-1, 0)]
  ///
  /// The angles are in (−π, π], counterclockwise from the negative x-axis, which comes last itself. Vectors of the same
  /// direction are equal in this order, and `zero` counts as the direction of the positive x-axis. It is a strict weak
  /// ordering, for use with `sort(by:)`.
  ///
  /// - Complexity: O(1)
  @inlinable
  public static func precedesInAngle(_ first: LatticePoint, _ second: LatticePoint) -> Bool {
    let (side, other) = (first._side, second._side)
    return side == other ? orientation(.zero, first, second) > 0 : side < other
  }

  /// −1 below the x-axis, 0 on its right half and at the origin, 1 above it and on its left half.
  @inlinable internal var _side: Int {
    if y != 0 { return y < 0 ? -1 : 1 }
    return x < 0 ? 1 : 0
  }
}
