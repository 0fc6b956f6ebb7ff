// The jury of a stress test: generates small inputs, answers them, and judges outputs.

/// Generates inputs, answers them and judges outputs.
///
/// A jury belongs to one thread. All methods throw `JuryFault` if the jury itself fails, and
/// `ExecutionError.interrupted`.
public protocol Jury: AnyObject {
  /// Whether `reasonForInvalidity(of:)` validates; if not, an input with an answer counts as valid.
  var hasValidator: Bool { get }

  /// Returns the input of a seed and a size, deterministically.
  func input(seed: UInt64, size: Int) throws -> [UInt8]

  /// Returns why an input is not valid, or `nil` if it is.
  func reasonForInvalidity(of input: [UInt8]) throws -> String?

  /// Returns the answer to a valid input; `nil` if there is none, which is optional with an
  /// interactor and with a checker that gives scores.
  func answer(to input: [UInt8]) throws -> [UInt8]?

  /// Judges an output.
  func judge(input: [UInt8], output: [UInt8], answer: [UInt8]) throws -> Judgement
}

/// A failure of the jury, which is never the program's fault.
public struct JuryFault: Error, Equatable, CustomStringConvertible {
  /// The parts of a jury.
  public enum Stage: String, Sendable {
    case generator
    case validator
    case bruteForce = "brute force"
    case checker
  }

  /// The part that failed.
  public let stage: Stage
  /// How it failed.
  public let reason: String

  /// Creates a fault.
  public init(_ stage: Stage, _ reason: String) {
    self.stage = stage
    self.reason = reason
  }

  /// The error message: `"the brute force failed: killed by SIGSEGV"`.
  public var description: String { "the \(stage.rawValue) failed: \(reason)" }
}
