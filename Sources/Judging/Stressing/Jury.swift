// The jury's side of a stress test: small inputs, their answers, and opinions of outputs.

/// What makes inputs, knows their answers and judges outputs.
///
/// A jury belongs to one thread. Everything it does throws `JuryFault` where its own side fails, and
/// `ExecutionError.interrupted`.
public protocol Jury: AnyObject {
  /// Whether `reasonForInvalidity(of:)` knows: if not, an input is valid that has an answer.
  var hasValidator: Bool { get }

  /// Returns the input of a seed and a size, always the same.
  func input(seed: UInt64, size: Int) throws -> [UInt8]

  /// Returns why an input is not valid, or `nil` if it is.
  func reasonForInvalidity(of input: [UInt8]) throws -> String?

  /// Returns the right output for a valid input; `nil` if nobody knows, as an interactor may do without.
  func answer(to input: [UInt8]) throws -> [UInt8]?

  /// Judges an output.
  func judge(input: [UInt8], output: [UInt8], answer: [UInt8]) throws -> Judgement
}

/// A failure on the jury's side, which is never held against the program.
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

  /// Names a failure.
  public init(_ stage: Stage, _ reason: String) {
    self.stage = stage
    self.reason = reason
  }

  /// The failure in words: `"the brute force failed: killed by SIGSEGV"`.
  public var description: String { "the \(stage.rawValue) failed: \(reason)" }
}
