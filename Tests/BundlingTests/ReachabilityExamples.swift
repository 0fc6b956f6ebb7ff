import Testing

/// A solution with its module, what it prints, and what must not be in its submission.
struct ReachabilityExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let main: String
  let library: String
  let output: String
  let gone: [String]

  static let all = [
    ReachabilityExample(
      testDescription: "members",
      main: "print(Box(3).twice, Box.Kind.a)",
      library: """
        public struct Box {
          public var value: Int
          public init(_ value: Int) { self.value = value }
          public init(unused: Int) { value = unused }
          public static var unusedStatic = 1
          public enum Kind { case a, b }
          public enum UnusedKind { case a }
        }
        extension Box {
          public var twice: Int { 2 * value }
          public var unusedThrice: Int { 3 * value }
        }
        extension Box { public func unusedCall() {} }
        """,
      output: "6 a\n", gone: ["unused", "UnusedKind", "public", "extension Box { "]),
    ReachabilityExample(
      testDescription: "what attributes require",
      main: "print(Adder.self, Builder.self, Names.self)",
      library: """
        @dynamicCallable public struct Adder {}
        extension Adder {
          public func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
        }
        @resultBuilder public enum Builder {}
        extension Builder { public static func buildBlock(_ parts: Int...) -> [Int] { parts } }
        @dynamicMemberLookup public struct Names {}
        extension Names { public subscript(dynamicMember name: String) -> String { name } }
        public struct Unused {}
        """,
      output: "Adder Builder Names\n", gone: ["Unused"]),
    ReachabilityExample(
      testDescription: "macros of the system",
      main: "print(Depth.$current.withValue(3) { Depth.current }, Depth.twice())",
      library: """
        public enum Depth {
          @TaskLocal public static var current = 0
          @TaskLocal static var unused = 0
          public static func twice() -> Int { 2 * current }
        }
        """,
      output: "3 0\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "overloads",
      main: "print([3, 1].name(), [3.5].count)",
      library: """
        extension Collection where Element: Comparable {
          public func name() -> String { "general" + generalHelper() }
        }
        extension Collection where Element: FixedWidthInteger {
          public func name() -> String { "integers" }
        }
        func generalHelper() -> String { "" }
        """,
      output: "integers 1\n", gone: ["general", "Comparable"]),
    ReachabilityExample(
      testDescription: "witnesses",
      main: """
        func show<S: Shape>(_ shape: S) -> Int { shape.area + shape.scale }
        print(show(Square(side: 2)), show(7), Square(side: 1) < Square(side: 2), Square(side: 5))
        for n in Countdown(from: 2) { print(n) }
        """,
      library: """
        public protocol Shape { var area: Int { get }; var scale: Int { get } }
        extension Shape {
          public var scale: Int { 10 }
          public var unused: Int { 0 }
        }
        public struct Square: Comparable {
          let side: Int
          public init(side: Int) { self.side = side }
          public static func < (a: Self, b: Self) -> Bool { a.side < b.side }
          public func unused() {}
        }
        extension Square: Shape { public var area: Int { side * side } }
        extension Square: CustomStringConvertible { public var description: String { "[]" } }
        extension Square: UnusedProtocol {}
        public protocol UnusedProtocol {}
        extension Int: Shape { public var area: Int { self } }
        public struct Countdown: Sequence, IteratorProtocol {
          var n: Int
          public init(from n: Int) { self.n = n }
          public mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n }
          public func unusedStep() {}
        }
        """,
      output: "14 17 true []\n1\n0\n", gone: ["unused", "UnusedProtocol"]),
    ReachabilityExample(
      testDescription: "witnesses from elsewhere",
      main: """
        func name<T: Named>(_ value: T) -> String { value.name() }
        print(name(Plain()), name([1, 2]), name(Row()), name(Derived()))
        """,
      library: """
        public protocol Named { func name() -> String }
        public protocol Other {}
        extension Other {
          public func name() -> String { "other" }
          public func unusedOther() {}
        }
        public struct Plain: Other { public init() {} }
        extension Plain: Named {}
        extension Sequence where Element == Int {
          public func name() -> String { "ints" }
          public func unusedInts() {}
        }
        extension Array: Named where Element == Int {}
        public struct Row: Sequence, IteratorProtocol {
          public init() {}
          public func next() -> Int? { nil }
        }
        extension Row: Named {}
        public class Base { public init() {} }
        extension Base {
          public func name() -> String { "base" }
          public func unusedBase() {}
        }
        public final class Derived: Base, Named {}
        """,
      output: "other ints ints base\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "operators at the top level as witnesses",
      main: """
        struct Mine: Hashable {
          var x: Int, y: Int
          func hash(into hasher: inout Hasher) { hasher.combine(x) }
        }
        typealias Alias = Mine
        func == (a: Alias, b: Alias) -> Bool { a.x == b.x }
        struct Keys: Keyed { var key: Int; var other: Int }
        print(Set([Mine(x: 1, y: 1), Mine(x: 1, y: 2)]).count, least([Theirs(3, 1), Theirs(2, 9)]).y)
        print([Keys(key: 1, other: 1)].contains(Keys(key: 1, other: 2)), least([[3], [1, 1]]))
        """,
      library: """
        public struct Theirs: Comparable {
          public var x: Int, y: Int
          public init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
        }
        public func < (a: Theirs, b: Theirs) -> Bool { a.x > b.x }
        public func * (unused: Theirs, b: Theirs) -> Theirs { b }
        struct UnusedPair { var x = 0 }
        func == (a: UnusedPair, b: UnusedPair) -> Bool { a.x == b.x }
        public protocol Keyed: Equatable { var key: Int { get } }
        public func == <K: Keyed>(a: K, b: K) -> Bool { a.key == b.key }
        extension Array: Comparable where Element == Int {}
        public func < (a: [Int], b: [Int]) -> Bool { a.count > b.count }
        public func least<T: Comparable>(_ values: [T]) -> T { values.min()! }
        """,
      output: "1 1\ntrue [1, 1]\n", gone: ["nused"]),
    ReachabilityExample(
      testDescription: "witnesses of local and conditional types",
      main: """
        run {
          struct Local: Keyed { var key: Int, other: Int }
          print([Local(key: 1, other: 1)].contains(Local(key: 1, other: 2)), named(Local(key: 1, other: 1)))
          final class Item<T>: Base, Named { let value: T; init(_ value: T) { self.value = value } }
          print(named(Item(2)))
        }
        #if !NEVER
          struct Mine: Keyed { var key: Int, other: Int }
          enum Outer { struct Inner: Keyed { var key: Int } }
        #endif
        print([Mine(key: 1, other: 1)].contains(Mine(key: 1, other: 2)), named(Outer.Inner(key: 1)))
        """,
      library: """
        public protocol Named { func name() -> String }
        public protocol Keyed: Equatable, Named { var key: Int { get } }
        extension Keyed {
          public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
          public func unused() {}
        }
        extension Named { public func name() -> String { "a name" }; public var unused: Int { 0 } }
        open class Base { public init() {} }
        extension Base { public func name() -> String { "base" }; public func unusedToo() {} }
        extension Sequence { public func name() -> String { "unused" } }
        public func named<T: Named>(_ value: T) -> String { value.name() }
        public func run(_ body: () -> Void) { body() }
        """,
      output: "true a name\nbase\ntrue a name\n",
      gone: ["nused"]),
    ReachabilityExample(
      testDescription: "conformances in conditional blocks",
      main: "print(Pair(), rated(Pair()), rated(7))",
      library: """
        public struct Pair {
          public init() {}
          public var rating: Int { 7 }
          public var unused: Int { 8 }
        }
        public protocol Rated { var rating: Int { get } }
        extension Rated { public var rating: Int { 3 } }
        #if !NEVER
          extension Pair: CustomStringConvertible { public var description: String { "pair" } }
        #endif
        #if !NEVER
          extension Pair: Rated {}
          extension Int: Rated {}
        #endif
        #if !NEVER
          public struct UnusedPair: Rated, CustomStringConvertible {
            public var description: String { "" }
          }
        #endif
        public func rated<T: Rated>(_ value: T) -> Int { value.rating }
        """,
      output: "pair 7 3\n", gone: ["nused"]),
    ReachabilityExample(
      testDescription: "imports beside declarations in conditional blocks",
      main: "print(root(17))",
      library: """
        #if canImport(Glibc)
          import Glibc
          public func fast() -> Int { 1 }
        #else
          import Darwin
        #endif
        public func root(_ x: Double) -> Double { floor(sqrt(x)) }
        """,
      output: "4.0\n", gone: []),
    ReachabilityExample(
      testDescription: "literals and arithmetic",
      main: "let list: List = [1, 2]\nprint(list.values, [Sum(3), Sum(4)].reduce(.zero, +).value)",
      library: """
        public struct List {
          public var values: [Int] = []
          public func unusedCall() {}
        }
        extension List: ExpressibleByArrayLiteral {
          public init(arrayLiteral values: Int...) { self.values = values }
        }
        public struct Sum: AdditiveArithmetic {
          public let value: Int
          public init(_ value: Int) { self.value = value }
          public static var zero: Sum { Sum(0) }
          public static func + (a: Sum, b: Sum) -> Sum { Sum(a.value + b.value) }
          public static func - (a: Sum, b: Sum) -> Sum { Sum(a.value - b.value) }
          public static func * (unused: Sum, b: Sum) -> Sum { b }
        }
        """,
      output: "[1, 2] 7\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "numbers",
      main: """
        func opposite<Number: SignedNumeric>(_ a: Number) -> Number { -(a * 3) }
        print(opposite(Whole(integerLiteral: 2)).value)
        """,
      library: """
        public struct Whole: SignedNumeric {
          public var value: Int
          public init(integerLiteral value: Int) { self.value = value }
          public init?<T: BinaryInteger>(exactly number: T) { value = Int(number) }
          public var magnitude: UInt { value.magnitude }
          public mutating func negate() { value = 100 - value }
          public static func + (a: Whole, b: Whole) -> Whole { a }
          public static func - (a: Whole, b: Whole) -> Whole { a }
          public static func * (a: Whole, b: Whole) -> Whole {
            Whole(integerLiteral: a.value * b.value)
          }
          public static func *= (a: inout Whole, b: Whole) { a = a * b }
          public static func / (unused: Whole, b: Whole) -> Whole { b }
          public func unusedCall() {}
        }
        """,
      output: "94\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "operators",
      main: "print(2 ** 3, |>4, 5 ** 1)",
      library: """
        infix operator **: Power
        infix operator ***: UnusedPower
        precedencegroup Power { higherThan: MultiplicationPrecedence }
        precedencegroup UnusedPower { higherThan: Power }
        prefix operator |>
        public func ** (a: Int, b: Int) -> Int { a * b }
        public func *** (a: Int, b: Int) -> Int { a * b }
        public prefix func |> (a: Int) -> Int { a + 1 }
        """,
      output: "6 5 5\n", gone: ["***", "Unused"]),
    ReachabilityExample(
      testDescription: "attributes with meaning",
      main: """
        var counted = Counted()
        counted.n = 7
        print(counted.n, sum { 1; 2 }, Words().apple, Words()(3))
        """,
      library: """
        @propertyWrapper public struct Small {
          var stored: Int
          public init(wrappedValue: Int) { stored = wrappedValue }
          public var wrappedValue: Int { get { stored } set { stored = min(newValue, 5) } }
        }
        public struct Counted { @Small public var n = 1; public init() {} }
        @resultBuilder public enum Sum {
          public static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
        }
        public func sum(@Sum _ body: () -> Int) -> Int { body() }
        public func unused(@Sum _ body: () -> Int) {}
        @dynamicMemberLookup public struct Words {
          public init() {}
          public subscript(dynamicMember word: String) -> String { word }
          public func callAsFunction(_ n: Int) -> Int { n }
        }
        """,
      output: "5 3 apple 3\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "synthesized members",
      main: """
        let pairs: Set = [Pair(a: 1, kind: .two), Pair(a: 1, kind: .two)]
        print(pairs.count, Pair.Kind.allCases.count, [pairs.first!].map(\\.kind.rawValue))
        """,
      library: """
        public struct Pair: Hashable, Codable {
          public var a: Int
          public var kind: Kind
          public init(a: Int, kind: Kind) { (self.a, self.kind) = (a, kind) }
          public enum Kind: String, Codable, CaseIterable { case one, two }
          public var unused: Int { a }
        }
        """,
      output: "1 2 [\"two\"]\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "classes",
      main: """
        var animal: Animal? = Animal.make()
        print(animal!.sound())
        animal = nil
        print(Leaf().value)
        """,
      library: """
        open class Animal {
          public static func make() -> Animal { Dog() }
          open func sound() -> String { "" }
          deinit { print("bye") }
        }
        final class Dog: Animal { override func sound() -> String { "wuff" } }
        public class UnusedCat: Animal {}
        public final class Leaf {
          public private(set) var value = 4
          public init() {}
          public func unused() {}
        }
        """,
      output: "wuff\nbye\n4\n", gone: ["Unused", "unused", "open", "public"]),
    ReachabilityExample(
      testDescription: "classes and actors that none is below",
      main: """
        let shape: Shape = Square()
        print(shape.area, Square.shared.side)
        print(await Counter().next())
        """,
      library: """
        open class Shape { public init() {}; open var area: Int { 0 } }
        public final class Square: Shape, @unchecked Sendable {
          public static let shared = Square()
          public let side = 2
          public override var area: Int { squared() }
          func squared() -> Int { side * side }
          public func unusedSide() {}
        }
        public actor Counter {
          var count = 0
          public init() {}
          public func next() -> Int { count += 1; return count }
          public func unusedCount() {}
        }
        """,
      output: "4 2\n1\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "written names",
      main: """
        let grid: Grid = [[1]]
        print("\\(deep(grid)) \\(pick())", size(of: Cell.self), Outer<Int>.Inner().n)
        """,
      library: """
        public typealias Grid = [[Cell]]
        public typealias Cell = Int
        public typealias UnusedName = Int
        public func deep(_ grid: Grid) -> Int { grid.joined().reduce(0, +) }
        public func pick(_ n: Int = fallback()) -> Int { n }
        public func fallback() -> Int { 8 }
        public func size<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
        public enum Outer<T> {
          public struct Inner { public var n = 2; public init() {} }
          public struct UnusedInner {}
        }
        """,
      output: "1 8 8 2\n", gone: ["Unused"]),
    ReachabilityExample(
      testDescription: "conditional blocks",
      main: """
        #if NEVER
          elsewhere()
        #endif
        print(value(), inside())
        """,
      library: """
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
          public func value() -> Int { here() }
        #else
          public func value() -> Int { there() }
        #endif
        func here() -> Int { 1 }
        func there() -> Int { 2 }
        public func elsewhere() {}
        public func inside() -> Int {
          #if NEVER
            return there()
          #else
            return 3
          #endif
        }
        #if !NEVER
          public func unused() {}
        #endif
        """,
      output: "1 3\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "conditional blocks of systems",
      main: "print(Box([5, 6]).size(), Box([5]).spare())",
      library: """
        public struct Box {
          let values: [Int]
          public init(_ values: [Int]) { self.values = values }
          public func size() -> Int {
            #if os(Linux) || os(macOS)
              return values.count
            #else
              return values.endIndex + other()
            #endif
          }
          public func spare() -> Int {
            #if os(Linux) && NEVER
              return values.first! + never()
            #elseif os(macOS) && NEVER
              return 0
            #else
              return 7
            #endif
          }
          public var count: Int { 1 }
          func other() -> Int { 2 }
          func never() -> Int { 3 }
        }
        """,
      output: "2 7\n", gone: ["var count"]),
    ReachabilityExample(
      testDescription: "conformances through a protocol that nothing mentions",
      main: "print(P(x: 4), [P(x: 2), P(x: 1)].sorted(), Set([P(x: 3)]).count)",
      library: """
        protocol Named: CustomStringConvertible {}
        protocol Key: Comparable, Hashable {}
        protocol Unused { var unused: Int { get } }
        public struct P { var x: Int; public init(x: Int) { self.x = x } }
        extension P: Named { public var description: String { "P\\(x)" } }
        extension P: Key { public static func < (a: P, b: P) -> Bool { a.x < b.x } }
        extension P: Unused { var unused: Int { x } }
        """,
      output: "P4 [P1, P2] 1\n", gone: ["nused"]),
    ReachabilityExample(
      testDescription: "what standard types fulfill standard protocols with stays public",
      main: "print([[2], [1, 3]].sorted(), 7.underestimatedCount)",
      library: """
        extension Array: Comparable where Element: Comparable {}
        extension Array where Element: Comparable {
          @inlinable public static func < (a: Self, b: Self) -> Bool { isBefore(a, b) }
          public func unused() {}
        }
        @usableFromInline func isBefore<T: Comparable>(_ a: [T], _ b: [T]) -> Bool {
          a.lexicographicallyPrecedes(b)
        }
        extension Int: Sequence {
          public func makeIterator() -> some IteratorProtocol<Int> { (0..<self).makeIterator() }
        }
        """,
      output: "[[1, 3], [2]] 0\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "initializers in extensions",
      main: "print(A(v: 3).v, B().x)",
      library: """
        public struct A { public var v: Int; init(unless: Int) { v = unless } }
        extension A { public init(v: Int) { self.v = v * 2 } }
        public struct B { public var x = 0; init(unless: Int) { x = unless } }
        extension B { public init() { x = 5 }; init(unused: Int) {} }
        """,
      output: "6 5\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "extensions of types with arguments",
      main: """
        func show<T: Shape>(_ shape: T) -> String { shape.name }
        print(Vec(a: [1]), show([2]), Vec(a: ["x"]), Outer<Int>.Inner())
        """,
      library: """
        public struct Vec<T> {
          var a: [T]
          public init(a: [T]) { self.a = a }
          public var description: String { "V" }
        }
        extension Vec<Int>: CustomStringConvertible {}
        public protocol Shape { var name: String { get } }
        extension [Int]: Shape {}
        extension Array { public var name: String { "list" }; public var unused: Int { 0 } }
        public enum Outer<T> { public struct Inner { public init() {} } }
        extension Outer<Int>.Inner: CustomStringConvertible {
          public var description: String { "inner" }
        }
        """,
      output: "V list Vec<String>(a: [\"x\"]) inner\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "default arguments of subscripts",
      main: "print(Grid<Int>()[1], Grid<Int>()[of: [2]], Grid<Int>[3], Grid<Int>()[])",
      library: """
        public struct Grid<T> {
          public init() {}
          public subscript(_ row: Int, column: Int = defaultColumn()) -> Int { row + column }
          public static subscript(_ row: Int, column: Int = Column().number) -> Int { row + column }
        }
        extension Grid {
          public subscript<C: Collection>(
            of rows: C, column: Int = { 1 + Column(defaultNumber).number }()
          ) -> Int where C.Element == T {
            get { rows.count + column + row[0] }
            set {}
          }
        }
        #if !NEVER
          extension Grid {
            public subscript(by column: Int = conditionalColumn()) -> Int { column }
          }
        #endif
        public struct Column {
          public var number: Int
          public init() { number = 10 }
          public init(_ number: Int) { self.number = number }
          public init(unused: Int) { number = unused }
        }
        struct Row { subscript(index: Int, unused: Int = unusedNumber()) -> Int { index } }
        let row = [0]
        public let defaultNumber = 20
        public func defaultColumn() -> Int { 5 }
        public func conditionalColumn() -> Int { 6 }
        func unusedNumber() -> Int { 7 }
        """,
      output: "6 22 13 6\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "conditions at the end of an expression",
      main: "print(a, b, h(), Box().sorted, Box().last)",
      library: """
        public let a = [3, 1]
        #if !NEVER
          .sorted()
        #endif
        public let b = [3, 1]
        #if NEVER
          .sorted()
        #endif
        public func unused() {}
        #if os(Linux) || os(macOS)
          public func h() -> Int { 2 }
        #else
          public func h() -> Int { 3 }
        #endif
        public struct Box {
          public init() {}
          public var sorted = [2, 1]
            #if !NEVER
              .sorted()
              #if NEVER
                .reversed()
              #endif
            #else
              .reversed()
            #endif
          public func unusedToo() {}
          #if !NEVER
            public var last: Int { 4 }
          #endif
        }
        """,
      output: "[1, 3] [3, 1] 2 [1, 2] 4\n", gone: ["unused"]),
    ReachabilityExample(
      testDescription: "operators of requirements and local types",
      main: "run()",
      library: """
        infix operator <+>: AdditionPrecedence
        infix operator <->: AdditionPrecedence
        protocol Joining { static func <+> (l: Self, r: Self) -> Self }
        public func run() {
          struct S: Joining {
            var v = 1
            static func <+> (l: S, r: S) -> S { S(v: l.v + r.v) }
          }
          print((S() <+> S()).v)
        }
        """,
      output: "2\n", gone: ["<->"]),
  ]
}
