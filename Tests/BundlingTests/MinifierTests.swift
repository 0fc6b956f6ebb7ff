import Bundling
import Foundation
import TestSupport
import Testing

/// Submissions with short names and few blanks.
@Suite(.serialized) struct MinifierTests {
  /// Code in which a name or a blank that goes would change what is printed, or compile no more.
  static let library = ##"""
    // What others see.
    public struct Pair: Hashable, CustomStringConvertible {
      public var leading: Int
      public var trailing: Int
      public init(leading: Int, trailing: Int) { (self.leading, self.trailing) = (leading, trailing) }
      public var description: String { "\(leading)/\(trailing) of \(total(of: self))" }
    }

    public enum Season { case winter, summer(degrees: Int) }
    public struct Shown { public var visible = [1: "one"] }
    public func shown() -> (Shown, Season, (lowest: Int, highest: Int)) {
      let lowest = Int(1.5)
      return (Shown(), .summer(degrees: 30), (lowest: lowest, highest: 2))
    }

    public func total(of pair: Pair) -> Int { pair.leading + pair.trailing }

    /// Names of the system beside the library's own.
    public func mixture(of values: [Int]) -> [String] {
      let count = values.count
      var texts: [String] = []
      for (offset, element) in values.enumerated() {
        let (quotient, remainder) = element.quotientAndRemainder(dividingBy: 3)
        texts.append("\(offset + count): \(quotient) \(remainder)")
      }
      for entry in values.enumerated() { texts.append("\(entry.offset) \(entry.element)") }
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

    public struct Countdown: Sequence, IteratorProtocol {
      var remaining: Int
      public init(from remaining: Int) { self.remaining = remaining }
      public mutating func next() -> Int? {
        defer { remaining -= 1 }
        return remaining > 0 ? remaining : nil
      }
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
    print(a, b.contains(a), shown())
    print(mixture(of: [4, 5, 6]))
    print(blanks(4, nil) { $0 + 1 }, blanks(9, 1) { $0 - 1 })
    print(text("name"), Array(Countdown(from: 3)), shapes())
    print(magic(), failing(1), failing(2), failing(3), system(1))
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
    #expect(minified.size * 5 < submission.size * 4, "\(minified.text)")
  }

  @Test func theSolutionStaysAsItIsAndEveryLineInItsPlace() throws {
    let workspace = try Workspace(main: Self.main, library: Self.library)
    let submission = try workspace.bundle()
    let minified = try Minifier(launcher: launcher()).minified(submission, for: .dmoj)
    #expect(minified.text.contains(Self.main))
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
          return difference < 0 ? -difference : _helper(difference, factor: 1)
        }

        func _helper(_ number: Int, factor: Int) -> Int { number * factor }
        """)
    let minified = try Minifier(launcher: launcher()).minified(workspace.bundle(), for: .dmoj)
    #expect(
      minified.body == """
        print(distance(from: 3, to: 8))

        // MARK: - Library

        private func distance(from d:Int,to f:Int)->Int{
        let a=d-f
        return a < 0 ? -a:c(a,b:1)
        }

        private func c(_ e:Int,b:Int)->Int{e*b}
        """, "\(minified.text)")
    #expect(try workspace.output(of: minified) == "5\n")
  }

  /// What a solution, two ways of reading and writing and the fastest search of a subsequence take.
  @Test(arguments: [("boj-15552", 12_500), ("boj-14003", 20_480)])
  func ownProblemsBecomeSmall(name: String, size: Int) throws {
    let submission = try submission(ofProblem: name)
    #expect(try Minifier(launcher: launcher()).minified(submission, for: .boj).size < size)
  }
}
