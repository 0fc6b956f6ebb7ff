// The colors of the pictures: every picture is drawn twice, in light and dark mode.

/// The role of a color, independent of the palette.
enum Tone {
  /// Primary text and shapes.
  case ink
  /// Secondary text.
  case faint
  /// Separator lines.
  case line
  /// Neutral areas.
  case plain
  /// Distinguishable areas and their outlines.
  case blue, amber, green, red
}

/// The colors of light or dark mode.
enum Palette: CaseIterable {
  case light, dark

  /// The file name suffix that DocC expects.
  var suffix: String { self == .light ? "" : "~dark" }

  /// The color of a line or of text.
  func stroke(_ tone: Tone) -> String {
    switch (self, tone) {
    case (.light, .ink): "#1d1d1f"
    case (.light, .faint): "#66666b"
    case (.light, .line), (.light, .plain): "#b9b9bf"
    case (.light, .blue): "#1f5fc4"
    case (.light, .amber): "#8f5600"
    case (.light, .green): "#1d7434"
    case (.light, .red): "#b3261e"
    case (.dark, .ink): "#f5f5f7"
    case (.dark, .faint): "#a6a6ab"
    case (.dark, .line), (.dark, .plain): "#58585d"
    case (.dark, .blue): "#7db2ff"
    case (.dark, .amber): "#f2b654"
    case (.dark, .green): "#6cd886"
    case (.dark, .red): "#ff8f85"
    }
  }

  /// The color of an area.
  func fill(_ tone: Tone) -> String {
    switch (self, tone) {
    case (.light, .blue): "#dbe9ff"
    case (.light, .amber): "#ffebcb"
    case (.light, .green): "#d9f2de"
    case (.light, .red): "#ffdeda"
    case (.light, _): "#f3f3f5"
    case (.dark, .blue): "#17335c"
    case (.dark, .amber): "#47320c"
    case (.dark, .green): "#163d20"
    case (.dark, .red): "#52231f"
    case (.dark, _): "#2b2b2e"
    }
  }
}
