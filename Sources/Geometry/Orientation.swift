// On which side of a line a point lies. Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 33.1.

/// Returns which way one turns who comes from the first point, at the second, to go on to the third.
///
///     orientation(LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(5, 2))  // 1: left, counterclockwise
///     orientation(LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(5, -2))  // -1: right, clockwise
///     orientation(LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(1, 0))  // 0: all on one line
///
/// The sign is right for all coordinates in −2⁶² ... 2⁶² − 1: products are not cut off.
///
/// - Returns: 1, −1, or 0 if the points are on a line, which two equal ones always are.
/// - Complexity: O(1)
@inlinable
public func orientation(_ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint) -> Int
{
  let (way, next) = (second - first, third - first)
  // Of most points the products fit 64 bits: a quarter of the time.
  let (product, isLong) = way.x.multipliedReportingOverflow(by: next.y)
  let (other, isOtherLong) = way.y.multipliedReportingOverflow(by: next.x)
  if !isLong && !isOtherLong { return (product > other ? 1 : 0) - (product < other ? 1 : 0) }
  let left = way.x.multipliedFullWidth(by: next.y)
  let right = way.y.multipliedFullWidth(by: next.x)
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  if left.low == right.low { return 0 }
  return left.low < right.low ? -1 : 1
}
