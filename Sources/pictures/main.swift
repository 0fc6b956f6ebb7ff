// Draws the pictures of the documentation from their data: `swift run pictures` writes all of them into the
// catalogs in Sources, `swift run pictures FOLDER` into another folder.

import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources")
for picture in Picture.all {
  for palette in Palette.allCases {
    let file = folder.appendingPathComponent(picture.path(for: palette))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture.svg(in: palette).utf8).write(to: file)
  }
}
