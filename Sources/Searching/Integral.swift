// Numerical integration by Simpson's rule, with more points where halving a part of the range changes its integral.
// Lyness, "Notes on the adaptive Simpson quadrature routine", 1969.

extension ClosedRange<Double> {
  /// Returns the integral of a function over the range (adaptive Simpson quadrature).
  ///
  ///     // A quarter of a disk of radius 2:
  ///     let area = (0.0...2.0).integral { x in (4 - x * x).squareRoot() }
  ///     (area * 1_000_000).rounded()  // 3141593.0
  ///
  /// The function may have corners and jumps. If it is not finite at an end of the range, it counts as 0 there: so it
  /// may have a pole where an argument is 0. What is narrower than a hundredth of the range, such as a peak of a function
  /// that is constant but for that, may lie between all points that are tried: then integrate over parts of the range.
  /// An integral up to infinity can be cut off where the rest does not count. If the function is too noisy
  /// for the error that is wanted, the halving ends after about two million calls.
  ///
  /// - Parameters:
  ///   - error: The error that is wanted, absolute or relative, whichever is larger; not less than about 10⁻¹⁴.
  ///   - function: The function.
  /// - Returns: The integral, nearly always with a far smaller error than is wanted; NaN if the function returns it.
  /// - Precondition: The length of the range is finite.
  /// - Complexity: Hundreds of calls for a smooth function or one with a few corners or jumps, thousands for a pole.
  @inlinable
  public func integral(
    within error: Double = 1e-10, of function: (Double) throws -> Double
  ) rethrows -> Double {
    let width = upperBound - lowerBound
    precondition(width.isFinite, "the length of the range is finite")
    if width == 0 { return 0 }
    func valueAtEnd(_ end: Double) throws -> Double {
      let value = try function(end)
      return value.isFinite ? value : 0
    }
    // Beginning with several parts, a peak is not missed that easily.
    let partCount = 16
    var parts: [_IntegralPart] = []
    var (end, last) = (upperBound, try valueAtEnd(upperBound))
    for place in stride(from: partCount - 1, through: 0, by: -1) {
      let start = lowerBound + width * (Double(place) / Double(partCount))
      let first = try place == 0 ? valueAtEnd(start) : function(start)
      parts.append(try _IntegralPart(start...end, first, last, 0, function))
      (end, last) = (start, first)
    }
    let estimate = parts.reduce(0) { $0 + $1.integral }
    for place in parts.indices {
      parts[place].allowed = error * Swift.max(1, estimate.magnitude) / Double(partCount)
    }
    var sum = 0.0
    // All parts of a level before their halves: what is only noise, and never gets smoother, cannot keep the others from
    // being halved.
    var halvings = 0
    while !parts.isEmpty {
      var halves: [_IntegralPart] = []
      for part in parts {
        let (first, middle, last) = part.values
        // One half may have more than half of the error, at a jump all of it. As most errors are far smaller than the
        // changes that they are estimated by, they do not add up to more than is allowed.
        let allowed = part.allowed * 0.7
        var left = try _IntegralPart(
          part.range.lowerBound...part.middle, first, middle, allowed, function)
        var right = try _IntegralPart(
          part.middle...part.range.upperBound, middle, last, allowed, function)
        let change = left.integral + right.integral - part.integral
        let isRough = Swift.max(change.magnitude, part.doubt) > Swift.max(part.allowed, part.noise)
        if isRough, part.width > 0x1p-100 * width, halvings < 1 << 19 {
          halvings += 1
          // It may be small by chance.
          left.doubt = change.magnitude / 16
          right.doubt = left.doubt
          halves += [left, right]
        } else {
          sum += left.integral + right.integral + change / 15
        }
      }
      parts = halves
    }
    return sum
  }
}

/// A part of a range, the values of a function at its start, its middle and its end, and the integral by Simpson's rule.
@usableFromInline
internal struct _IntegralPart {
  @usableFromInline internal let range: ClosedRange<Double>
  @usableFromInline internal let values: (first: Double, middle: Double, last: Double)
  @usableFromInline internal let integral: Double
  /// The error that is allowed.
  @usableFromInline internal var allowed: Double
  /// A part of the change of what this is a half of: no error is trusted to be smaller.
  @usableFromInline internal var doubt = Double.infinity

  @inlinable internal var width: Double { range.upperBound - range.lowerBound }
  @inlinable internal var middle: Double { range.lowerBound + width / 2 }

  /// Of a change that is not larger, rounding may be the cause.
  @inlinable internal var noise: Double {
    let (first, middle, last) = values
    return 0x1p-51 * width * Swift.max(first.magnitude, middle.magnitude, last.magnitude)
  }

  @inlinable
  internal init(
    _ range: ClosedRange<Double>, _ first: Double, _ last: Double, _ allowed: Double,
    _ function: (Double) throws -> Double
  ) rethrows {
    (self.range, self.allowed) = (range, allowed)
    let width = range.upperBound - range.lowerBound
    values = (first, try function(range.lowerBound + width / 2), last)
    integral = (values.first + 4 * values.middle + values.last) * (width / 6)
  }
}
