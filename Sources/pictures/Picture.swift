// A picture: a name, an alternative text, and a drawing function.

/// A picture of the documentation.
struct Picture: Sendable {
  /// The file name without extension: words joined by hyphens.
  let name: String
  /// The module whose documentation catalog contains it.
  let module: String
  /// The alternative text: a sentence without a period.
  let title: String
  let width: Double
  let height: Double
  let draw: @Sendable (inout Canvas) -> Void

  /// Returns the path of its file for a palette, relative to the folder of the modules.
  func path(for palette: Palette) -> String {
    "\(module)/\(module).docc/Resources/\(name)\(palette.suffix).svg"
  }

  /// Returns the picture in the colors of a palette.
  func svg(in palette: Palette) -> String {
    var canvas = Canvas(palette)
    draw(&canvas)
    return canvas.svg(title: title, width: width, height: height)
  }

  static let all = [
    insertion, merging, partition, radixPasses, counting, choosing,
    readerBuffer, eightDigits,
    patiencePiles, patienceTails,
    lineAndCircle, stretches,
    judging, bundling,
  ]
}
