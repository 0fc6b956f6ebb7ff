// Values without a description of their own are shown with the names of their types: `[main.Point(x: 1)]`.

extension Reached {
  /// Whether the solution may show the name of a type: with a value that it prints, interpolates or describes.
  var mayShowTypes: Bool {
    declarations.contains { $0.file.module == nil && $0.mayShowTypes }
  }
}

extension Declaration {
  fileprivate var mayShowTypes: Bool {
    let names: Set = [
      "debugDescription", "debugPrint", "describing", "description", "dump", "print", "reflecting",
    ]
    let isInterpolating = file.interpolated.contains { range.contains($0.range.lowerBound) }
    return isInterpolating || !words.isDisjoint(with: names)
  }
}
