// Trying a property on many values, and saying what the simplest one is that it does not hold for.

import Foundation
import InputPatterns
import Testing

/// Expects that something holds for all values of a generator.
///
///     @Test func reversingTwiceChangesNothing() {
///       forAll(.array(of: .integers(Int8.self))) { values in
///         try check(Array(values.reversed().reversed()), equals: values)
///       }
///     }
///
/// It is tried with 256 values, small ones first. One for which the body throws is made as simple
/// as possible and recorded as an issue, with the command that repeats the run.
///
/// - Parameters:
///   - generator: Where the values come from.
///   - size: The length that the longest lists reach towards the end of the run.
///   - effort: How many times as many values as usual are tried.
///   - sourceLocation: Where an issue is recorded.
///   - body: Throws if the property does not hold, by `check` or in any other way. It may run
///     thousands of times, and must do the same each time.
/// - Returns: Whether it holds.
@discardableResult
public func forAll<Value>(
  _ generator: Generator<Value>, size: Int = 100, effort: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping (Value) throws -> Void
) -> Bool {
  do {
    let settings = try PropertySettings(environment: ProcessInfo.processInfo.environment)
    var moreSettings = settings
    moreSettings.cases *= effort
    guard let found = counterexample(to: body, in: generator, size: size, moreSettings) else {
      return true
    }
    Issue.record(
      "\(found.message(replay: replayCommand(settings)))", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
  return false
}

/// Returns the simplest value found for which the body throws, or `nil` if it never does.
public func counterexample<Value>(
  to body: @escaping (Value) throws -> Void, in generator: Generator<Value>, size: Int = 100,
  _ settings: PropertySettings = PropertySettings()
) -> Counterexample<Value>? {
  var seeds = SplitMix64(seed: settings.seed)
  for index in 0..<settings.cases {
    let choices = Choices(seed: seeds.next(), size: size * (index + 1) / settings.cases)
    if let failure = Failure(choices, of: generator, body: body) {
      var shrinker = Shrinker(failure, of: generator, body: body)
      shrinker.run()
      return Counterexample(
        value: shrinker.best.value, error: shrinker.best.error, caseNumber: index + 1,
        shrinkSteps: shrinker.steps)
    }
  }
  return nil
}

/// A value that a property does not hold for.
public struct Counterexample<Value> {
  /// The simplest one found.
  public let value: Value
  /// What the property threw for it.
  public let error: any Error
  /// Which of the random values it comes from, counted from 1.
  public let caseNumber: Int
  /// How many times it was made simpler.
  public let shrinkSteps: Int

  /// What there is to say about it.
  ///
  /// - Parameter replay: The command that repeats the run.
  public func message(replay: String) -> String {
    """
    does not hold for
      let value = \(swiftSource(of: value))
    \(error)
    (case \(caseNumber), simplified in \(shrinkSteps) steps)
    replay: \(replay)
    """
  }
}

/// What `check` throws.
public struct PropertyFailure: Error, CustomStringConvertible {
  /// Why the property does not hold.
  public let description: String
}

/// Throws if the condition does not hold.
public func check(_ condition: Bool, _ what: @autoclosure () -> String) throws {
  if !condition { throw PropertyFailure(description: what()) }
}

/// Throws if a value is not equal to the one expected.
public func check<Value: Equatable>(
  _ found: Value, equals expected: Value, _ what: @autoclosure () -> String = ""
) throws {
  if found == expected { return }
  let subject = what().isEmpty ? "" : what() + ": "
  throw PropertyFailure(
    description: "\(subject)found \(excerpt(found)), expected \(excerpt(expected))")
}

private func excerpt(_ value: Any) -> String {
  let source = swiftSource(of: value)
  return source.count <= 300 ? source : source.prefix(300) + "…"
}

/// The command that runs the current test once more, with these settings.
private func replayCommand(_ settings: PropertySettings) -> String {
  #if DEBUG
    let command = "swift test"
  #else
    let command = "swift test -c release"
  #endif
  // "Module.Suite/name(_:)/File.swift:1:2"; the filter is a regular expression.
  let name = Test.current.map { "\($0.id)".prefix { $0 != "(" } } ?? ""
  return "\(settings.assignments) \(command) --filter '\(name)'"
}
