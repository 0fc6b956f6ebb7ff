// Generators compose: each one takes its decisions from the same sequence, one after the other.

/// A recipe for random values that also knows how to make them simpler.
///
///     let streets = Generator.integers(in: 1...6).flatMap { colors in
///       .array(of: .array(of: .integers(in: 0...99), counts: colors...colors))
///     }
///
/// Shrinking makes a value again from fewer and smaller decisions. So it needs no code for a type
/// of your own, and whatever holds for all generated values holds for the simpler ones too.
public struct Generator<Value> {
  let make: (inout Choices) -> Value

  /// Creates a generator from the decisions that lead to a value.
  public init(_ make: @escaping (inout Choices) -> Value) {
    self.make = make
  }

  /// Returns a generator of what the function makes of the values.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Generator<Result> {
    Generator<Result> { choices in transform(make(&choices)) }
  }

  /// Returns a generator of values that depend on another one.
  public func flatMap<Result>(
    _ transform: @escaping (Value) -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result> { choices in transform(make(&choices)).make(&choices) }
  }

  /// The generator of one value only.
  public static func always(_ value: Value) -> Generator {
    Generator { _ in value }
  }

  /// One of the values; the first is the simplest.
  ///
  /// - Parameter values: At least one.
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "there is nothing to choose from")
    return Generator { choices in values[Int(choices.choose(upTo: UInt64(values.count - 1)))] }
  }

  /// A value of one of the generators; the first makes the simplest ones.
  ///
  /// - Parameter generators: At least one.
  public static func oneOf(_ generators: Generator...) -> Generator {
    Generator<Generator>.element(of: generators).flatMap { $0 }
  }
}

/// Returns a generator of tuples: one value of each generator.
public func tuples<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  Generator { choices in (repeat (each generators).make(&choices)) }
}
