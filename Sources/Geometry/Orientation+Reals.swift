// The orientation predicate for floating-point coordinates: rounded if that is certain, else exactly. J. R. Shewchuk:
// Adaptive precision floating-point arithmetic and fast robust geometric predicates, Discrete & Computational Geometry
// 18 (1997).

/// Returns the orientation of three points: 1 for a counterclockwise turn, −1 for a clockwise one, 0 if collinear.
///
///     orientation(RealPoint(0, 0), RealPoint(0.5, 0.5), RealPoint(1, 1.5))  // 1: left, counterclockwise
///     orientation(RealPoint(0, 0), RealPoint(0.5, 0.5), RealPoint(1.5, 1.5))  // 0: all on one line
///
/// The sign is exact for the coordinates as they are. Most decimal numbers are not: the `Double` 0.1 is another number,
/// so that three points on a line, read as decimals, may be beside it.
///
/// - Precondition: Each coordinate is 0, or its magnitude is in 10⁻¹⁴⁰ ... 10¹⁴⁰.
/// - Returns: 1, −1, or 0 if the points are collinear, as they always are if two are equal.
/// - Complexity: O(1)
public func orientation(_ first: RealPoint, _ second: RealPoint, _ third: RealPoint) -> Int {
  let product = _crossProduct(from: first, to: second, from: first, to: third, precision: 0)
  return (product > 0 ? 1 : 0) - (product < 0 ? 1 : 0)
}
