// The circles around and inside a triangle.

/// Returns the circumscribed circle of a triangle: the one through its three corners; `nil` if they are collinear.
///
///     let circle = circumcircle(LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(0, 8))!
///     circle.center  // RealPoint(3.0, 4.0)
///     circle.radius  // 5.0
///
/// The smallest circle that contains the three is another one if the triangle is obtuse: see
/// `smallestEnclosingCircle()`.
///
/// - Returns: The circle, rounded; the center is exact if it is an integer point.
/// - Precondition: The coordinates are in −10⁹ ... 10⁹.
/// - Complexity: O(1)
public func circumcircle(
  _ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint
) -> RealCircle? {
  for point in [first, second, third] { point._checkRange() }
  if orientation(first, second, third) == 0 { return nil }
  let way = _EnclosingCircle.wholeCenter(second - first, third - first)
  return RealCircle(center: RealPoint(first) + way, radius: way.length)
}

/// Returns the inscribed circle of a triangle: the one that touches its three sides; `nil` if the corners are collinear.
///
///     let circle = incircle(LatticePoint(0, 0), LatticePoint(3, 0), LatticePoint(0, 4))!
///     circle.center  // RealPoint(1.0, 1.0)
///     circle.radius  // 1.0
///
/// - Returns: The circle, with an error of about 10⁻¹⁵ of the longest side or coordinate.
/// - Precondition: The coordinates are in −10⁹ ... 10⁹.
/// - Complexity: O(1)
public func incircle(
  _ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint
) -> RealCircle? {
  for point in [first, second, third] { point._checkRange() }
  if orientation(first, second, third) == 0 { return nil }
  // Each corner weighs as much as the side opposite to it is long.
  let (toSecond, toThird) = (second - first, third - first)
  let (opposite, a, b) = (
    second.distance(to: third), third.distance(to: first), first.distance(to: second)
  )
  let perimeter = opposite + a + b
  return RealCircle(
    center: RealPoint(first) + (RealPoint(toSecond) * a + RealPoint(toThird) * b) / perimeter,
    radius: Double(toSecond.cross(toThird).magnitude) / perimeter)
}

/// Returns the circumscribed circle of a triangle: the one through its three corners; `nil` if they are collinear.
///
///     circumcircle(RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 2))!.radius  // 1.25
///
/// - Returns: The circle. Corners that are collinear but for rounding may have one that is very large.
/// - Precondition: Each coordinate is 0, or its magnitude is in 10⁻¹⁰⁰ ... 10¹⁰⁰.
/// - Complexity: O(1)
public func circumcircle(
  _ first: RealPoint, _ second: RealPoint, _ third: RealPoint
) -> RealCircle? {
  guard let (corner, toSecond, toThird, cross) = _widestCorner(first, second, third) else {
    return nil
  }
  let (square, otherSquare) = (toSecond.dot(toSecond), toThird.dot(toThird))
  let way = RealPoint(
    square * toThird.y - otherSquare * toSecond.y, otherSquare * toSecond.x - square * toThird.x)
  return RealCircle(center: corner + way / (2 * cross), radius: (way / (2 * cross)).length)
}

/// Returns the inscribed circle of a triangle: the one that touches its three sides; `nil` if the corners are collinear.
///
///     incircle(RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 2))!.radius  // 0.5
///
/// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
/// - Complexity: O(1)
public func incircle(
  _ first: RealPoint, _ second: RealPoint, _ third: RealPoint
) -> RealCircle? {
  guard let (corner, toSecond, toThird, cross) = _widestCorner(first, second, third) else {
    return nil
  }
  // Each corner weighs as much as the side opposite to it is long.
  let (opposite, a, b) = ((toThird - toSecond).length, toThird.length, toSecond.length)
  let perimeter = opposite + a + b
  return RealCircle(
    center: corner + (toSecond * a + toThird * b) / perimeter, radius: cross.magnitude / perimeter)
}

// MARK: - Core

/// Returns the corner opposite to the longest side, the vectors from there to the next two corners, and their cross
/// product, rounded once; `nil` if the corners are collinear.
///
/// An angle that is not small makes small errors.
internal func _widestCorner(
  _ first: RealPoint, _ second: RealPoint, _ third: RealPoint
) -> (corner: RealPoint, toSecond: RealPoint, toThird: RealPoint, cross: Double)? {
  let cross = _crossProduct(from: first, to: second, from: first, to: third)
  if cross == 0 { return nil }
  let (toSecond, toThird, opposite) = (second - first, third - first, third - second)
  let squares = (opposite.dot(opposite), toThird.dot(toThird), toSecond.dot(toSecond))
  if squares.0 >= Swift.max(squares.1, squares.2) { return (first, toSecond, toThird, cross) }
  return squares.1 >= squares.2
    ? (second, opposite, -toSecond, cross) : (third, -toThird, -opposite, cross)
}
