import Bundling
import Foundation
import TestSupport
import Testing

/// Submissions with short names and few blanks.
@Suite(.serialized) struct MinifierTests {
  /// Code in which a name or a blank that goes would change what is printed, or compile no more.
  static let library = ##"""
    #if canImport(Glibc)
      import Glibc
    #endif
    import Foundation

    // What others see.
    public struct Pair: Hashable, CustomStringConvertible {
      public var leading: Int
      public var trailing: Int
      public init(leading: Int, trailing: Int) { (self.leading, self.trailing) = (leading, trailing) }
      public var description: String { "\(leading)/\(trailing) of \(total(of: self))" }
    }

    public func described(_ pair: Pair) -> String { pair.description + "!" }

    public enum Season { case winter, summer(degrees: Int) }
    public struct Shown { public var visible = [1: "one"] }
    public func shown() -> (Shown, Season, (lowest: Int, highest: Int)) {
      let lowest = Int(1.5)
      return (Shown(), .summer(degrees: 30), (lowest: lowest, highest: 2))
    }

    public func span() -> String {
      let smallest = Int(1.5)
      return "\((smallest: smallest, largest: 2))"
    }

    public func total(of pair: Pair) -> Int { pair.leading + pair.trailing }

    /// Names of the system beside the library's own.
    public func mixture(of values: [Int]) -> [String] {
      let count = values.count
      var texts: [String] = []
      for (offset, element) in Array(values.enumerated()) {
        let (quotient, remainder) = element.quotientAndRemainder(dividingBy: 3)
        texts.append("\(offset + count): \(quotient) \(remainder)")
      }
      texts += values.enumerated().map { entry in "\(entry.offset) \(entry.element)" }
      let product = values[0].multipliedFullWidth(by: 2)
      let high = product.high, low = Int(product.low)
      var place = values.startIndex
      values.formIndex(after: &place)
      let after = place
      texts.append("\(high) \(low) \(after) \(values.reduce(into: 0) { sum, value in sum += value })")
      let initialResult = values.reduce(0, +)
      texts.append(String(repeating: "\(initialResult)", count: 2))
      return texts
    }

    infix operator <+> : AdditionPrecedence
    public func <+> (first: Int, second: Int) -> Int { first + 10 * second }

    public func blanks(_ number: Int, _ other: Int?, action: @escaping (Int) -> Int) -> Int {
      let isSmall = number < 5 && other ?? 0 > -2
      let negative = number * -1
      var result = isSmall ? action(number) : number / 2 / 1
      result = result <+> -negative <+> (other.map { $0 } ?? .zero)
      result += number > 3 ? ~number & 7 : 0
      let mask: UInt8 = 0b11, shifted = mask << 2 | 1
      let range = 0 ..< 3
      return result + Int(shifted) + range.count + (try! number as Int)
    }

    public func text(_ name: String) -> String {
      let inner = """
          \(name)  and
        more: \("nested \(name + "x")")

        """
      return inner + #"raw \(name) \#(name)"#
    }

    struct Meter {
      var offset: Int { 5 }
      func labs(_ scale: Int) -> Int { scale * offset }
    }
    public func absolute(_ number: Int) -> Int { Int(labs(-number)) + Meter().labs(2) }

    public func reach(_ values: [Int]) -> Int { place(in: values, limitedBy: 0) }
    func place(in values: [Int], limitedBy limit: Int) -> Int {
      values.index(0, offsetBy: 1, limitedBy: limit) ?? place(in: values, limitedBy: 2) * -1
    }

    public func acting(_ action: @escaping @MainActor (Int) -> Int) -> Int {
      let escaping = 3, main = 4
      return escaping + main
    }

    final class Kind: NSObject {
      override func isEqual(_ object: Any?) -> Bool { object is Kind }
      func same() -> Bool { isEqual(Kind()) }
    }
    final class Coder: JSONEncoder, @unchecked Sendable {
      override func encode<Value: Encodable>(_ value: Value) throws -> Data { Data([7]) }
    }
    @dynamicCallable struct Adder {
      func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
    }
    public func kinds() -> String {
      "\(Kind().same()) \((try? Coder().encode(1).count) ?? 0) \(Adder()(1, 2)) \(Adder().dynamicallyCall(withArguments: [3]))"
    }

    public struct Countdown: Sequence, IteratorProtocol {
      var remaining: Int
      public init(from remaining: Int) { self.remaining = remaining }
      public mutating func next() -> Int? {
        defer { remaining -= 1 }
        return remaining > 0 ? remaining : nil
      }
      public mutating func skip() -> Int { (next() ?? 0) + (next() ?? 0) }
    }

    protocol Shape { func area(scaledBy factor: Int) -> Int }
    struct Square: Shape {
      let side: Int
      func area(scaledBy factor: Int) -> Int { side * side * factor }
    }
    class Base {
      func value(at depth: Int) -> Int { depth }
      subscript(place index: Int) -> Int { value(at: index) }
    }
    final class Derived: Base {
      override func value(at depth: Int) -> Int { super.value(at: depth) + 1 }
    }
    public func shapes() -> Int {
      let shapes: [any Shape] = [Square(side: 2), Square(side: 3)]
      let areas = shapes.map { shape in shape.area(scaledBy: 2) }
      return areas.reduce(0, +) + Derived()[place: 4] + [Square(side: 5)].map(\.side)[0]
    }

    @propertyWrapper struct Doubled {
      var stored = 0
      var wrappedValue: Int { get { stored } set { stored = 2 * newValue } }
    }
    struct Holder { @Doubled var content: Int; lazy var late = content + 1 }
    @resultBuilder enum Builder {
      static func buildBlock(_ parts: Int...) -> [Int] { parts }
    }
    @Builder func parts(_ extra: Int) -> [Int] { 1; extra; extra + 1 }
    @dynamicMemberLookup struct Anything {
      subscript(dynamicMember name: String) -> String { "dynamic " + name }
      func callAsFunction(_ argument: Int) -> Int { argument + 7 }
    }
    public func magic() -> String {
      var holder = Holder()
      holder.content = 4
      let anything = Anything()
      struct Local { var inside = 3 }
      func nested(_ depth: Int) -> Int { depth == 0 ? Local().inside : nested(depth - 1) }
      return "\(holder.late) \(parts(5)) \(anything.someName) \(anything(1)) \(nested(2))"
    }

    enum Failure: Error { case broken(code: Int) }
    public func failing(_ code: Int) -> String {
      do {
        if code > 1 { throw Failure.broken(code: code) }
        return "fine"
      } catch Failure.broken(let code) where code > 2 {
        return "broken \(code)"
      } catch {
        return "\(error)"
      }
    }

    #if os(Linux)
      func platform(_ identifier: Int) -> Int { identifier + 1 }
    #else
      func platform(_ identifier: Int) -> Int { other(identifier: identifier) }
    #endif
    public func system(_ number: Int) -> Int { platform(number) }
    """##

  static let main = """
    let (a, b) = (Pair(leading: 1, trailing: 2), Set([Pair(leading: 1, trailing: 2)]))
    print(a, b.contains(a), described(a), shown(), span())
    print(mixture(of: [4, 5, 6]))
    print(blanks(4, nil) { $0 + 1 }, blanks(9, 1) { $0 - 1 })
    print(text("name"), Array(Countdown(from: 3)), shapes())
    print(magic(), failing(1), failing(2), failing(3), system(1))
    var countdown = Countdown(from: 4)
    print(countdown.skip(), absolute(-3), reach([1, 2, 3]), acting { $0 }, kinds())
    """

  @Test(arguments: [JudgeProfile.dmoj, .atcoder])
  func aMinifiedSubmissionDoesTheSame(profile: JudgeProfile) throws {
    let workspace = try Workspace(main: Self.main, library: Self.library)
    let submission = try workspace.bundle(for: profile)
    let minified = try Minifier(launcher: launcher()).minified(submission, for: profile)
    let output = try workspace.output(of: minified)
    #expect(try output == workspace.output(of: submission))
    #expect(output.contains("(visible: [1: \"one\"])"), "\(output)")
    #expect(output.contains("summer(degrees: 30), (lowest: 1, highest: 2)"), "\(output)")
    #expect(output.contains("(smallest: 1, largest: 2)"), "\(output)")
    #expect(minified.size * 6 < submission.size * 5, "\(minified.text)")
  }

  @Test func theSolutionStaysAsItIsAndEveryLineInItsPlace() throws {
    let workspace = try Workspace(main: Self.main, library: Self.library)
    let submission = try workspace.bundle()
    let minified = try Minifier(launcher: launcher()).minified(submission, for: .dmoj)
    #expect(minified.text.contains(Self.main))
    // Older compilers take what follows the name of an attribute at once for its arguments.
    #expect(minified.text.contains("@MainActor (Int)->Int"))
    // Nobody knows what this is on other systems.
    #expect(minified.text.contains("other(identifier:identifier)"))
    #expect(minified.origins == submission.origins)
    let lines = minified.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == submission.origins.count + 1)
    #expect(!minified.text.contains("\n  return"))
  }

  @Test func theSameSourcesGiveTheSameBytes() throws {
    let texts = try (1...2).map { _ in
      let submission = try Workspace(main: Self.main, library: Self.library).bundle()
      return try Minifier(launcher: launcher()).minified(submission, for: .dmoj).text
    }
    #expect(texts[0] == texts[1])
  }

  @Test func namesAndBlanksGoWhereNobodyNeedsThem() throws {
    let workspace = try Workspace(
      main: "print(distance(from: 3, to: 8))\n",
      library: """
        public func distance(from first: Int, to second: Int) -> Int {
          let difference = first - second
          if difference < 0 { return -difference }
          return _helper(difference, factor: 1) { $0 + 1 }
        }

        func _helper(_ number: Int, factor: Int, _ action: (_ step: Int) -> Int) -> Int {
          let step = action(factor)
          return number * step
        }
        """)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(
      minified.body == """
        print(distance(from: 3, to: 8))

        // MARK: - Library

        private func distance(from f:Int,to h:Int)->Int{
        let a=f-h
        if a < 0{return -a}
        return d(a,b:1){$0+1}
        }

        private func d(_ g:Int,b:Int,_ e:(_ c:Int)->Int)->Int{
        let c=e(b)
        return g*c
        }
        """, "\(minified.text)")
    #expect(try workspace.output(of: minified) == "5\n")
  }

  @Test func aConditionMayHoldNoDeclaration() throws {
    let workspace = try Workspace(
      main: """
        #if LOCAL
          print("local")
        #endif
        print(doubled(2))
        """,
      library: "public func doubled(_ number: Int) -> Int { 2 * number }\n")
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(try workspace.output(of: minified) == "4\n")
  }

  /// What is printed shows the names of properties inside `#if` too.
  @Test func aPropertyInsideAConditionKeepsItsName() throws {
    let workspace = try Workspace(
      main: "print(pointed())\n",
      library: """
        public struct Point {
          public var horizontal = 1
          #if os(Linux) || os(macOS)
            public var vertical = 2
          #endif
        }
        public func pointed() -> Point { Point() }
        """)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(try workspace.output(of: minified) == "Point(horizontal: 1, vertical: 2)\n")
  }

  /// A function of the library that is called like it could have another name.
  @Test func aNameOfTheSystemInADefaultArgumentOfASubscriptStays() throws {
    let workspace = try Workspace(
      main: "print(Names()[\"a\"], 4.twice())\n",
      library: """
        public struct Names {
          public init() {}
          public subscript(_ name: String, end: String = "b".uppercased()) -> String { name + end }
        }
        extension Int {
          func uppercased() -> Int { self }
          public func twice() -> Int { uppercased() + uppercased() }
        }
        """)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(try workspace.output(of: minified) == "aB 8\n", "\(minified.text)")
  }

  /// The whole type may be inside `#if`.
  @Test func aTypeInsideAConditionKeepsItsNames() throws {
    let workspace = try Workspace(
      main: "print(pointed())\n",
      library: """
        #if os(Linux) || os(macOS)
          public struct Point {
            public var horizontal: Int
            public init(horizontal number: Int) { horizontal = number }
          }
        #endif
        public func pointed() -> Point { Point(horizontal: 2) }
        """)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(try workspace.output(of: minified) == "Point(horizontal: 2)\n")
  }

  /// The witness is the standard library's, and nothing else names it.
  @Test func aRequirementThatAMemberOfTheSystemFulfillsKeepsItsName() throws {
    let workspace = try Workspace(
      main: "print(norm(-2.5))\n",
      library: """
        public protocol Scalar { var magnitude: Self { get } }
        extension Double: Scalar {}
        public func norm<Number: Scalar>(_ number: Number) -> Number { number.magnitude }
        """)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(try workspace.output(of: minified) == "2.5\n")
  }

  @Test func operatorsAndLiteralsOfEveryKindStayApart() throws {
    let library = ##"""
      infix operator ≼ : ComparisonPrecedence
      func ≼ (smaller: Int, greater: Int) -> Bool { smaller <= greater }
      public func judged(_ number: Int) -> String {
        let pattern = /[a-z]"+\/\d/
        let quotation = #"""#
        let isShort = number≼9
        let first = [8, 2].reduce(64, /), second = [quotation.count].reduce(1, /)
        return "\(isShort) \(quotation) \("a\"/\(number)".contains(pattern)) \(first / second)"
      }
      """##
    let workspace = try Workspace(main: "print(judged(9))\n", library: library)
    let minified = try Minifier(launcher: launcher()).minified(
      workspace.bundle(for: .atcoder), for: .atcoder)
    #expect(try workspace.output(of: minified, for: .atcoder) == "true \" true 4\n")
    #expect(!minified.text.contains("isShort"))
  }

  /// What a solution, two ways of reading and writing and the fastest search of a subsequence take.
  @Test(arguments: [("boj-15552", 12_500), ("boj-14003", 20_480)])
  func ownProblemsBecomeSmall(name: String, size: Int) throws {
    let submission = try submission(ofProblem: name)
    #expect(try Minifier(launcher: launcher()).minified(submission, for: .boj).size < size)
  }
}
