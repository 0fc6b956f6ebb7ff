// Angles of vectors: the only place of the module that needs the C mathematics library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension RealPoint {
  /// Creates the vector in a direction.
  ///
  ///     RealPoint(angle: 0, length: 2)  // RealPoint(2.0, 0.0)
  ///
  /// - Parameters:
  ///   - angle: The angle from the x-axis in radians, counterclockwise.
  ///   - length: The length of the vector.
  public init(angle: Double, length: Double = 1) {
    self.init(length * cos(angle), length * sin(angle))
  }

  /// The angle of the vector from the x-axis in radians, from −π to π: `atan2(y, x)`.
  ///
  ///     RealPoint(0, 3).angle  // 1.5707963267948966
  public var angle: Double { atan2(y, x) }

  /// Returns the vector rotated by an angle in radians, counterclockwise.
  ///
  ///     RealPoint(2, 1).rotated(by: .pi / 2)  // about RealPoint(-1, 2)
  ///
  /// To rotate a point about another one, rotate the vector between them: `center + (point - center).rotated(by: angle)`.
  public func rotated(by angle: Double) -> RealPoint {
    let (cosine, sine) = (cos(angle), sin(angle))
    return RealPoint(x * cosine - y * sine, x * sine + y * cosine)
  }
}
