// Formatting of figures: three significant digits, as measurements are no more precise.

import Foundation
import Reporting

/// Formats figures.
enum Amount {
  /// Returns a number with three digits, or with all digits of its integer part: `"0.230"`, `"17.2"`.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let places = value < 0.9995 ? 3 : value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    return places == 0 && value < 1e15
      ? Int(value.rounded()).grouped : String(format: "%.\(places)f", value)
  }

  /// Returns a time in a suitable unit: `"17.2 ms"`.
  static func time(_ nanoseconds: Double) -> String {
    let units: [(Double, String)] = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, unit) = units.first { nanoseconds >= 0.9995 * $0.0 } ?? (1, "ns")
    return size == 1e9 && nanoseconds >= 600e9
      ? "\(digits(nanoseconds / 60e9)) min" : "\(digits(nanoseconds / size)) \(unit)"
  }

  /// Returns a fraction in percent: `"12 %"`, `"0.4 %"`.
  static func percent(_ part: Double) -> String {
    let percent = part * 100
    let digits =
      percent < 9.95 ? String(format: "%.1f", percent) : "\(Int(min(percent, 1e15).rounded()))"
    return digits + " %"
  }

  /// Returns a ratio as a factor: `"22.7x"`.
  static func times(_ ratio: Double) -> String { digits(ratio) + "x" }

  /// Returns a length as a power of ten if it is one: `"10⁶"`, otherwise grouped: `"50,000"`.
  static func length(_ n: Int) -> String {
    let exponent = Int(log10(Double(max(n, 1))).rounded())
    guard n >= 1000, pow(10, Double(exponent)) == Double(n) else { return n.grouped }
    return "10" + String(exponent).map { superscripts[Int(String($0))!] }.joined()
  }

  private static let superscripts = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}
