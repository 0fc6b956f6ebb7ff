// The area that two disks share: a circular segment of each.

/// Returns the area of a circular segment, between a chord and its arc.
///
/// - Parameters:
///   - radius: The radius of the circle.
///   - height: Half of the chord's length.
///   - foot: The distance of the chord from the center, negative if the arc is more than half of the circle. The unit of
///     both lengths may be another one than that of the radius.
internal func _segmentArea(_ radius: Double, _ height: Double, _ foot: Double) -> Double {
  let angle = RealPoint(foot, height).angle
  let unit = height * height + foot * foot
  var area = angle - height / unit * foot
  // Small angles would cancel: x − sin x by its series.
  if angle < 0.5 {
    let x = 2 * angle
    var term = x * x * x / 6
    area = 0
    for step in 2..<12 {
      area += term
      term *= -x * x / Double(2 * step * (2 * step + 1))
    }
    area /= 2
  }
  return area * radius * radius
}
