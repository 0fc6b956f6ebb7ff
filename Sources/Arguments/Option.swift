// The options of a command: described once, for the parser, the help and the error messages.

/// An option that takes a value.
///
/// A name of a single letter is written with one hyphen: `-o`.
///
///     let jobs = Option("jobs", .integer(1...64, "N"), about: "run N cases at once")
///     try arguments.value(of: jobs)  // 2, after "--jobs 2" or "--jobs=2"
public struct Option<Value>: DescribedOption {
  /// The name without its hyphens.
  public let name: String
  /// The values it takes.
  public let kind: ValueKind<Value>
  /// What it does, for the help: a phrase without a full stop.
  public let about: String
  /// How it is written: `"--jobs"`, `"-o"`.
  public let spelling: String

  /// Describes an option.
  ///
  /// - Parameter spelling: How it is written, if not with as many hyphens as is usual: `"--n"`.
  public init(_ name: String, spelling: String? = nil, _ kind: ValueKind<Value>, about: String) {
    self.name = name
    self.kind = kind
    self.about = about
    self.spelling = spelling ?? (name.count == 1 ? "-" : "--") + name
  }

  /// What stands for the value in the help.
  public var placeholder: String? { kind.placeholder }

  /// What a shell offers for the value.
  public var completion: Completion { kind.completion }
}

/// An option that is either there or not.
public struct Flag: DescribedOption {
  /// The name without its hyphens.
  public let name: String
  /// What it does, for the help: a phrase without a full stop.
  public let about: String

  /// Describes a flag.
  public init(_ name: String, about: String) {
    self.name = name
    self.about = about
  }

  /// How it is written: `"--all"`.
  public var spelling: String { "--" + name }

  /// None: a flag has no value.
  public var placeholder: String? { nil }

  /// Nothing: a flag has no value.
  public var completion: Completion { .nothing }
}

/// What the parser and the help need to know about an option.
public protocol DescribedOption: Sendable {
  /// The name without its hyphens.
  var name: String { get }
  /// How it is written, with its hyphens.
  var spelling: String { get }
  /// What stands for its value in the help; `nil` if it takes none.
  var placeholder: String? { get }
  /// What a shell offers for its value.
  var completion: Completion { get }
  /// What it does, for the help.
  var about: String { get }
}

/// The values that an option takes, and how they are written.
public struct ValueKind<Value>: Sendable {
  /// What stands for a value in the help: `"N"`.
  public let placeholder: String
  /// What a value has to be, for error messages: `"an integer from 1 to 64"`.
  public let expectation: String
  /// What a shell offers for a value; these words are also suggested for a mistyped one.
  public let completion: Completion
  /// Reads a value; `nil` if the text is not one.
  public let read: @Sendable (String) -> Value?

  /// Describes values.
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
  /// Any text but an empty one.
  public static func text(_ placeholder: String, completion: Completion = .nothing) -> Self {
    Self(placeholder, expectation: "a text that is not empty", completion: completion) {
      $0.isEmpty ? nil : $0
    }
  }
}

extension ValueKind where Value: FixedWidthInteger & Sendable {
  /// The integers of a range.
  public static func integer(_ range: ClosedRange<Value>, _ placeholder: String) -> Self {
    let expectation = "an integer from \(range.lowerBound) to \(range.upperBound)"
    return Self(placeholder, expectation: expectation) { text in
      Value(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueKind where Value == Double {
  /// The numbers from a little above 0 to an upper bound.
  public static func positive(upTo bound: Double, _ placeholder: String) -> Self {
    let expectation = "a number greater than 0 and at most \(Int(bound))"
    return Self(placeholder, expectation: expectation) { text in
      Double(text).flatMap { $0 > 0 && $0 <= bound ? $0 : nil }
    }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// The cases of an enumeration by their raw values.
  public static func oneOf(_ type: Value.Type, _ placeholder: String) -> Self {
    let words = type.allCases.map(\.rawValue)
    return Self(
      placeholder, expectation: "one of \(words.joined(separator: ", "))",
      completion: .words(words)
    ) { Value(rawValue: $0) }
  }
}
