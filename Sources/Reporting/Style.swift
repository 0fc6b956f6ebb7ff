// Colors and widths of texts on a terminal.

import Foundation
import Judging

/// The style of a text.
public struct Style: Sendable {
  /// Whether to use ANSI escape sequences.
  public let isColored: Bool
  /// The maximum number of columns of a line.
  public let width: Int

  /// Creates a style; the default is plain text of 100 columns, and the minimum is 40.
  public init(isColored: Bool = false, width: Int = 100) {
    self.isColored = isColored
    self.width = max(40, width)
  }

  /// The colors, by their ANSI codes.
  public enum Color: String, Sendable {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case faint = "2"
    case bold = "1"
  }

  /// Returns a text in a color, or unchanged without colors.
  public func paint(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a verdict, or text that stands for it, in the verdict's color.
  func paint(_ text: String, for verdict: Verdict) -> String {
    switch verdict {
    case .accepted: paint(text, .green)
    case .internalError: paint(text, .magenta)
    case .timeLimitExceeded, .memoryLimitExceeded, .outputLimitExceeded, .presentationError:
      paint(text, .yellow)
    case .runtimeError, .wrongAnswer, .compileError: paint(text, .red)
    }
  }
}
