// How many values are tried, and which ones: fixed, unless the environment asks for others.

import Foundation

/// How many values a property is tried with, and where they come from.
public struct PropertySettings: Equatable, Sendable {
  /// The number of values.
  public var cases: Int
  /// The seed of all values.
  public var seed: UInt64

  /// Creates settings; the same seed and number of cases give the same values on every machine.
  public init(cases: Int = 256, seed: UInt64 = 1) {
    self.cases = cases
    self.seed = seed
  }

  /// Takes the settings from `VERDICT_PROPERTY_CASES` and `VERDICT_PROPERTY_SEED`, if they are set.
  ///
  /// - Throws: `MalformedSetting` for anything but a number, at least 1 for the cases.
  public init(environment: [String: String]) throws {
    self.init()
    if let text = environment["VERDICT_PROPERTY_CASES"] {
      guard let cases = Int(text), cases >= 1 else {
        throw MalformedSetting("VERDICT_PROPERTY_CASES", text, wanted: "a number of at least 1")
      }
      self.cases = cases
    }
    if let text = environment["VERDICT_PROPERTY_SEED"] {
      guard let seed = UInt64(text) else {
        throw MalformedSetting("VERDICT_PROPERTY_SEED", text, wanted: "a number from 0 to 2^64 - 1")
      }
      self.seed = seed
    }
  }

  /// The settings as they are put before a command; the seed always, the cases if not the usual.
  var assignments: String {
    let usual = PropertySettings()
    return "VERDICT_PROPERTY_SEED=\(seed)"
      + (cases == usual.cases ? "" : " VERDICT_PROPERTY_CASES=\(cases)")
  }
}

/// An environment variable that does not say what it should.
public struct MalformedSetting: Error, CustomStringConvertible {
  /// What is wrong with which variable.
  public let description: String

  init(_ name: String, _ text: String, wanted: String) {
    description = "\(name) is \(text.debugDescription), expected \(wanted)"
  }
}
