// The options of a command: defined once, for the parser, the help and the error messages.

/// An option that takes a value.
///
/// A short option, whose name is a single letter, is written with one hyphen: `-o`.
///
///     let jobs = Option("jobs", .integer(1...64, "N"), about: "run N cases at once")
///     try arguments.value(of: jobs)  // 2, after "--jobs 2" or "--jobs=2"
public struct Option<Value>: DescribedOption {
  /// The name without its hyphens.
  public let name: String
  /// The kind of its values.
  public let kind: ValueKind<Value>
  /// What it does, for the help: a phrase without a period.
  public let about: String
  /// The spelling with hyphens: `"--jobs"`, `"-o"`.
  public let spelling: String

  /// Creates an option.
  ///
  /// - Parameter spelling: The spelling, if it does not have the usual number of hyphens: `"--n"`.
  public init(_ name: String, spelling: String? = nil, _ kind: ValueKind<Value>, about: String) {
    self.name = name
    self.kind = kind
    self.about = about
    self.spelling = spelling ?? (name.count == 1 ? "-" : "--") + name
  }

  /// The placeholder of the value in the help.
  public var placeholder: String? { kind.placeholder }

  /// The shell completion of the value.
  public var completion: Completion { kind.completion }
}

/// An option without a value.
public struct Flag: DescribedOption {
  /// The name without its hyphens.
  public let name: String
  /// What it does, for the help: a phrase without a period.
  public let about: String

  /// Creates a flag.
  public init(_ name: String, about: String) {
    self.name = name
    self.about = about
  }

  /// The spelling with hyphens: `"--all"`.
  public var spelling: String { "--" + name }

  /// None: a flag has no value.
  public var placeholder: String? { nil }

  /// Nothing: a flag has no value.
  public var completion: Completion { .nothing }
}

/// The properties of an option that the parser and the help need.
public protocol DescribedOption: Sendable {
  /// The name without its hyphens.
  var name: String { get }
  /// The spelling with hyphens.
  var spelling: String { get }
  /// The placeholder of its value in the help; `nil` if it takes none.
  var placeholder: String? { get }
  /// The shell completion of its value.
  var completion: Completion { get }
  /// What it does, for the help.
  var about: String { get }
}

/// A kind of option values, and how they are parsed.
public struct ValueKind<Value>: Sendable {
  /// The placeholder of a value in the help: `"N"`.
  public let placeholder: String
  /// The expected value, for error messages: `"an integer from 1 to 64"`.
  public let expectation: String
  /// The shell completion of a value; its words are also suggested for a misspelled value.
  public let completion: Completion
  /// Parses a value; `nil` if the text is invalid.
  public let read: @Sendable (String) -> Value?

  /// Creates a kind of values.
  public init(
    _ placeholder: String, expectation: String, completion: Completion = .nothing,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.completion = completion
    self.read = read
  }
}

extension ValueKind where Value == String {
  /// Any non-empty text.
  public static func text(_ placeholder: String, completion: Completion = .nothing) -> Self {
    Self(placeholder, expectation: "a text that is not empty", completion: completion) {
      $0.isEmpty ? nil : $0
    }
  }
}

extension ValueKind where Value: FixedWidthInteger & Sendable {
  /// The integers in a range.
  public static func integer(_ range: ClosedRange<Value>, _ placeholder: String) -> Self {
    let expectation = "an integer from \(range.lowerBound) to \(range.upperBound)"
    return Self(placeholder, expectation: expectation) { text in
      Value(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueKind where Value == Double {
  /// The positive numbers up to an upper bound.
  public static func positive(upTo bound: Double, _ placeholder: String) -> Self {
    let expectation = "a number greater than 0 and at most \(Int(bound))"
    return Self(placeholder, expectation: expectation) { text in
      Double(text).flatMap { $0 > 0 && $0 <= bound ? $0 : nil }
    }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// The cases of an enumeration, by their raw values.
  public static func oneOf(_ type: Value.Type, _ placeholder: String) -> Self {
    let words = type.allCases.map(\.rawValue)
    return Self(
      placeholder, expectation: "one of \(words.joined(separator: ", "))",
      completion: .words(words)
    ) { Value(rawValue: $0) }
  }
}
