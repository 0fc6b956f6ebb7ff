// The circles around and inside a triangle.

/// Returns the circumscribed circle of a triangle: the one through its three corners; `nil` if they are collinear.
///
///     let circle = circumcircle(LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(0, 8))!
///     circle.center  // (x: 3.0, y: 4.0)
///     circle.radius  // 5.0
///
/// The smallest circle that contains the three is another one if the triangle is obtuse: see
/// ``Swift/Collection/smallestEnclosingCircle()-1a1cx``.
///
/// - Returns: The center, exact if it is an integer point, and the radius, both rounded.
/// - Precondition: The coordinates are in −10⁹ ... 10⁹.
/// - Complexity: O(1)
public func circumcircle(
  _ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint
) -> (center: (x: Double, y: Double), radius: Double)? {
  for point in [first, second, third] { point._checkRange() }
  if orientation(first, second, third) == 0 { return nil }
  let way = _EnclosingCircle.wholeCenter(second - first, third - first)
  return (
    (Double(first.x) + way.x, Double(first.y) + way.y),
    _squareRoot(ofFraction: way.x * way.x + way.y * way.y)
  )
}

/// Returns the inscribed circle of a triangle: the one that touches its three sides; `nil` if the corners are collinear.
///
///     let circle = incircle(LatticePoint(0, 0), LatticePoint(3, 0), LatticePoint(0, 4))!
///     circle.center  // (x: 1.0, y: 1.0)
///     circle.radius  // 1.0
///
/// - Returns: The center and the radius, with an error of about 10⁻¹⁵ of the longest side or coordinate.
/// - Precondition: The coordinates are in −10⁹ ... 10⁹.
/// - Complexity: O(1)
public func incircle(
  _ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint
) -> (center: (x: Double, y: Double), radius: Double)? {
  for point in [first, second, third] { point._checkRange() }
  if orientation(first, second, third) == 0 { return nil }
  // Each corner weighs as much as the side opposite to it is long.
  let (toSecond, toThird) = (second - first, third - first)
  let (opposite, a, b) = (
    second.distance(to: third), third.distance(to: first), first.distance(to: second)
  )
  let perimeter = opposite + a + b
  return (
    (
      Double(first.x) + (Double(toSecond.x) * a + Double(toThird.x) * b) / perimeter,
      Double(first.y) + (Double(toSecond.y) * a + Double(toThird.y) * b) / perimeter
    ),
    Double(toSecond.cross(toThird).magnitude) / perimeter
  )
}
