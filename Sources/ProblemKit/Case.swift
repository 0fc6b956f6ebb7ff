// The families of generated inputs. All that is random about an input comes from its seed.

import InputPatterns

/// A generator of test cases: a family of inputs, one for each seed.
///
///     Case("all-equal-max", about: "a million sevens") { _ in Array(repeating: 7, count: 1_000_000) }
public struct Case<Input> {
  /// The family's name: lower-case words joined by hyphens.
  public let name: String

  /// The seeds of the test cases that are judged; any other seed generates an input of the family, too.
  public let seeds: ClosedRange<UInt64>

  /// What is special about the family, in a sentence for people.
  public let about: String

  /// The method that answers its inputs.
  public let answer: AnswerMethod

  private let make: (inout SplitMix64) -> Input

  /// Creates a family of inputs from its generator.
  ///
  /// - Parameters:
  ///   - name: Lower-case words joined by hyphens.
  ///   - seeds: The seeds that are judged, up to `Int.max`.
  ///   - answer: The method that answers its inputs: the first of the problem's methods that can.
  ///   - about: What is special about the family.
  ///   - make: Generates an input, which depends on nothing but the random numbers.
  public init(
    _ name: String, seeds: ClosedRange<UInt64> = 1...1, answer: AnswerMethod = .reference,
    about: String, make: @escaping (inout SplitMix64) -> Input
  ) {
    precondition(seeds.upperBound <= Int.max, "a seed that is judged is at most Int.max")
    self.name = name
    self.seeds = seeds
    self.answer = answer
    self.about = about
    self.make = make
  }

  /// Returns the input generated from a seed.
  public func input(seed: UInt64) -> Input {
    var random = SplitMix64(seed: seed)
    return make(&random)
  }

  /// Returns the family of the inputs transformed by the given closure.
  ///
  ///     let lists = Case.shapes([.random, .sorted], count: 9, in: 0...99, size: "small")
  ///     lists.map { family in
  ///       family.map { values, _ in NumbersWithParameter(parameter: 1, numbers: values) }
  ///     }
  public func map<Other>(
    _ transform: @escaping (Input, inout SplitMix64) -> Other
  ) -> Case<Other> {
    Case<Other>(name, seeds: seeds, answer: answer, about: about) { [make] random in
      let input = make(&random)
      return transform(input, &random)
    }
  }
}

/// The result builder of lists of cases: single ones and arrays of them.
@resultBuilder
public enum CaseList<Input> {
  /// A single case.
  public static func buildExpression(_ one: Case<Input>) -> [Case<Input>] { [one] }

  /// Several cases at once.
  public static func buildExpression(_ many: [Case<Input>]) -> [Case<Input>] { many }

  /// All cases in order.
  public static func buildBlock(_ parts: [Case<Input>]...) -> [Case<Input>] {
    parts.flatMap { $0 }
  }
}
