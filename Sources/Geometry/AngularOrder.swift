// Vectors in the order of their directions, without angles: the half plane first, the cross product within it.

extension LatticePoint {
  /// Whether the direction of a vector comes before that of another, going counterclockwise from the left.
  ///
  ///     var directions = [LatticePoint(0, 1), LatticePoint(-1, 0), LatticePoint(2, 2), LatticePoint(0, -3)]
  ///     directions.sort(by: LatticePoint.precedesInAngle)
  ///     directions  // [LatticePoint(0, -3), LatticePoint(2, 2), LatticePoint(0, 1), LatticePoint(-1, 0)]
  ///
  /// The order is that of `atan2(y, x)`: from −π, which is not taken, over 0 to π, for the left itself. Vectors of
  /// one direction are equal in it, and `zero` points to the right.
  ///
  /// - Complexity: O(1)
  @inlinable
  public static func precedesInAngle(_ first: LatticePoint, _ second: LatticePoint) -> Bool {
    let (side, other) = (first._side, second._side)
    return side == other ? orientation(.zero, first, second) > 0 : side < other
  }

  /// Below the axis, on its right half, or above it and on its left half.
  @inlinable internal var _side: Int {
    if y != 0 { return y < 0 ? -1 : 1 }
    return x < 0 ? 1 : 0
  }
}
