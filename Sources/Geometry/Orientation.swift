// The orientation predicate. Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 33.1.

/// Returns the orientation of three points: 1 for a counterclockwise turn, −1 for a clockwise one, 0 if collinear.
///
///     orientation(LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(5, 2))  // 1: left, counterclockwise
///     orientation(LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(5, -2))  // -1: right, clockwise
///     orientation(LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(1, 0))  // 0: all on one line
///
/// The sign is exact for all coordinates in −2⁶² ... 2⁶² − 1: products do not overflow.
///
/// - Returns: 1, −1, or 0 if the points are collinear, as they always are if two are equal.
/// - Complexity: O(1)
@inlinable
public func orientation(_ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint) -> Int
{
  let (way, next) = (second - first, third - first)
  // The products of most points fit 64 bits: a quarter of the time.
  let (product, isLong) = way.x.multipliedReportingOverflow(by: next.y)
  let (other, isOtherLong) = way.y.multipliedReportingOverflow(by: next.x)
  if !isLong && !isOtherLong { return (product > other ? 1 : 0) - (product < other ? 1 : 0) }
  let left = way.x.multipliedFullWidth(by: next.y)
  let right = way.y.multipliedFullWidth(by: next.x)
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  if left.low == right.low { return 0 }
  return left.low < right.low ? -1 : 1
}
