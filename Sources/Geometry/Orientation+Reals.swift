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
  let left = (first.x - third.x) * (second.y - third.y)
  let right = (first.y - third.y) * (second.x - third.x)
  let rounded = left - right
  // The error bound of Shewchuk's first stage, (3 + 16ε)ε, where his ε is half of Swift's.
  let bound = (left.magnitude + right.magnitude) * 3.330_669_073_875_472e-16
  if rounded > bound { return 1 }
  if -rounded > bound { return -1 }
  var exact = _ExactSum()
  exact.add(first.x, times: second.y)
  exact.add(-first.y, times: second.x)
  exact.add(second.x, times: third.y)
  exact.add(-second.y, times: third.x)
  exact.add(third.x, times: first.y)
  exact.add(-third.y, times: first.x)
  return exact.signum
}

// MARK: - Core

/// A sum of products of floating-point numbers that is not rounded: an expansion.
internal struct _ExactSum {
  /// Numbers whose sum it is, the smallest first; none has bits where another one has some.
  private var parts: [Double] = []

  /// The sign: 1, −1 or 0.
  internal var signum: Int {
    // The largest part outweighs the others.
    guard let largest = parts.last else { return 0 }
    return largest < 0 ? -1 : 1
  }

  /// Adds a product.
  internal mutating func add(_ first: Double, times second: Double) {
    // Both factors in halves of 26 bits, whose products are exact (Dekker, Veltkamp).
    let product = first * second
    let (high, low) = Self.halves(first)
    let (otherHigh, otherLow) = Self.halves(second)
    let rest = low * otherLow - (((product - high * otherHigh) - low * otherHigh) - high * otherLow)
    add(rest)
    add(product)
  }

  /// Adds a number.
  private mutating func add(_ number: Double) {
    var sum = number
    var count = 0
    for part in parts {
      // What is rounded off is a number, too (Knuth).
      let next = sum + part
      let added = next - sum
      let rest = (sum - (next - added)) + (part - added)
      if rest != 0 {
        parts[count] = rest
        count += 1
      }
      sum = next
    }
    parts.removeSubrange(count...)
    if sum != 0 { parts.append(sum) }
  }

  private static func halves(_ number: Double) -> (high: Double, low: Double) {
    let scaled = number * 134_217_729  // 2²⁷ + 1
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
