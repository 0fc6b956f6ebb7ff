import Bundling
import TestSupport
import Testing

/// Names that mean something by their spelling stay in a minified submission.
@Suite(.serialized) struct FixedNamesTests {
  /// Each function gives another text, or does not compile, if the names in it are shortened as if they
  /// were the library's alone.
  static let library = ##"""
    public enum Level: Int, CaseIterable { case low = 1, high }
    enum _Operation: String, CaseIterable { case add, subtract }
    struct Key: Hashable {
      let name: String
      func isEqual(into other: Key) -> Bool { self == other && hashValue == other.hashValue }
    }
    public func synthesized() -> String {
      var hasher = Hasher()
      Key(name: "a").hash(into: &hasher)
      let isEqual = Key(name: "a").isEqual(into: Key(name: "a"))
      return "\(Level.allCases.map(\.rawValue)) \(_Operation.allCases.map(\.rawValue)) \(isEqual)"
    }

    public func local() -> String {
      struct Point: CustomStringConvertible {
        var across = 1
        var description: String { "at \(across)" }
      }
      struct Shown { var visible = 2 }
      enum Kind { case first, second }
      struct Countdown: Sequence, IteratorProtocol {
        var rest = 2
        mutating func next() -> Int? {
          rest -= 1
          return rest < 0 ? nil : rest
        }
      }
      var countdown = Countdown()
      let across = countdown.next() ?? 0, visible = 3, first = 4
      return "\(Point().description) \(Point()) \(Shown()) \(Kind.first) \(Array(countdown)) "
        + "\(across + visible + first)"
    }

    @dynamicMemberLookup struct Proxy {
      subscript(dynamicMember name: String) -> String { name }
    }
    @dynamicCallable struct Caller {
      func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> String {
        pairs.map(\.key).joined()
      }
    }
    @dynamicCallable struct Adder {}
    extension Adder {
      func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
    }
    func width(width: Int, withArguments: Int) -> Int { width * withArguments }
    public func dynamic() -> String {
      "\(Proxy().width) \(Caller()(width: 1)) \(Adder()(1, 2)) \(width(width: 2, withArguments: 3))"
    }

    @propertyWrapper struct Limited {
      var wrappedValue: Int
      var projectedValue: String { "limited" }
      func doubled() -> Int { 2 * wrappedValue }
    }
    struct _Holder {
      @Limited var level = 3
      func text() -> String { "\(level) \(_level.doubled()) \($level)" }
    }
    public func wrapped() -> String {
      @Limited var amount = 4
      amount += 1
      return "\(_Holder().text()) \(amount) \(_amount.doubled()) \($amount)"
    }

    @resultBuilder enum Builder {
      static func buildBlock(_ part: Int) -> Int { part }
    }
    extension Builder {
      static func buildEither(first: Int) -> Int { first }
      static func buildEither(second: Int) -> Int { -second }
    }
    @Builder func chosen(first: Bool, second: Int) -> Int { if first { 1 } else { second } }
    public func built() -> String { "\(chosen(first: true, second: 2)) \(chosen(first: false, second: 2))" }

    @available(*, deprecated, message: "old") public func older(message: String) -> String { message }
    @inline(never) func never(never: Int) -> Int { never }
    final class Node {
      unowned(safe) let safe: Node?
      init(safe: Node?) { self.safe = safe }
    }
    public func attributes() -> String {
      let safe = Node(safe: nil).safe == nil
      return "\(safe) \(never(never: 5))"
    }

    func read(_ keyPath: KeyPath<Key, String>, type: Key) -> String { type[keyPath: keyPath] }
    public func inherent() -> String {
      "\(read(\.name, type: Key(name: "k"))) \(type(of: Key(name: "l")))"
    }

    struct Named { var property: String { #function } }
    func shown(depth level: Int) -> String { "\(#function) \(level) \(Named().property)" }
    public func captured() -> String {
      let pattern = #/(?<year>[0-9]+)-(?<month>\d\d)/#, year = 3
      guard let match = "2024-05".firstMatch(of: pattern) else { return "" }
      return "\(match.year) \(match.output.month) \(year) \(shown(depth: 1))"
    }
    """##

  @Test func whatNamesAreSpelledForStaysTheSame() throws {
    let workspace = try Workspace(
      main: """
        print(synthesized())
        print(local())
        print(dynamic())
        print(wrapped())
        print(built(), attributes(), older(message: "m"))
        print(captured())
        print(inherent())
        """, library: Self.library)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(
      try workspace.output(of: minified) == """
        [1, 2] ["add", "subtract"] true
        at 1 at 1 Shown(visible: 2) first [0] 8
        width width 3 6
        3 6 limited 5 10 limited
        1 -2 true 5 m
        2024 05 3 shown(depth:) 1 property
        k Key

        """, "\(minified.text)")
    // What has no such meaning is shortened beside it.
    for name in ["hasher", "countdown", "pattern"] {
      #expect(!minified.text.contains(name), "\(minified.text)")
    }
  }
}
