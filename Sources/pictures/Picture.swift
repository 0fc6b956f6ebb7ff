// What a picture is: a name, a text for those who do not see it, and a way to draw it.

/// A picture of the documentation.
struct Picture: Sendable {
  /// The file's name, without its ending: words joined by hyphens.
  let name: String
  /// The module in whose catalog it is.
  let module: String
  /// What is to be seen, in a sentence without a full stop.
  let title: String
  let width: Double
  let height: Double
  let draw: @Sendable (inout Canvas) -> Void

  /// The path of its file for a palette, below the folder of the modules.
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
