import Foundation
import TestSupport
import Testing

import Documenting

@Suite struct DeclarationScannerTests {
  /// Returns what a module offers that has only this file.
  private func declarations(_ source: String) throws -> [PublicDeclaration] {
    let folder = try TemporaryModule(["A.swift": source])
    return ModuleReference(of: [folder.url]).declarations
  }

  @Test func aFunctionHasItsNameItsHeadAndItsComment() throws {
    let found = try declarations(
      """
      /// Returns a sum.
      ///
      ///     sum(1, of: 2)  // 3
      ///
      /// - Returns: All.
      @inlinable
      @available(macOS 13, *)
      public func sum<T: Sequence<(Int, Int)>, U>(
        _ first: Int, of others: [U], by combine: (Int, Int) -> Int = { $0 + $1 }, more: T
      ) throws -> [U: Int]
      where T: Collection {
        public func inside() {}
        return [:]
      }
      """)
    #expect(found.map(\.name) == ["sum(_:of:by:more:)"])
    let sum = try #require(found.first)
    #expect(sum.baseName == "sum" && sum.owner == nil && !sum.isType)
    #expect(sum.summary == "Returns a sum.")
    #expect(
      sum.comment == ["Returns a sum.", "", "    sum(1, of: 2)  // 3", "", "- Returns: All."])
    #expect(
      sum.signature == """
        func sum<T: Sequence<(Int, Int)>, U>(
          _ first: Int, of others: [U], by combine: (Int, Int) -> Int = { $0 + $1 }, more: T
        ) throws -> [U: Int]
        where T: Collection
        """)
  }

  @Test func onlyTheModifierPublicIsLeftOut() throws {
    let found = try declarations(
      """
      public protocol Account {
        func open(public isVisible: Bool)
        init(public: Int)
      }
      static public func share(public: Int) -> Int { 0 }
      """)
    #expect(
      found.map(\.signature) == [
        "protocol Account", "func open(public isVisible: Bool)", "init(public: Int)",
        "static func share(public: Int) -> Int",
      ])
  }

  @Test func membersBelongToTheirTypes() throws {
    let found = try declarations(
      """
      /// A box.
      @frozen
      public struct Box<Element>: Sequence {
        /// What is in it.
        public var content: [Element] = []
        public private(set) var count: Int { content.count }
        @usableFromInline internal var hidden = 0
        var alsoHidden = 1

        /// A lid.
        public enum Lid: Sendable, Hashable {
          /// Is shut.
          case shut
          /// Is open by so much.
          case open(Int, by: Double)

          public var isShut: Bool {
            switch self {
            case .shut: return true
            case .open: return false
            }
          }
        }

        @inlinable public init?(_ content: [Element]) { nil }
        public subscript(index: Int) -> Element { content[index] }
        public subscript(row row: Int, column: Int) -> Element { content[row] }
        public static func < (first: Box, second: Box) -> Bool { false }
        @discardableResult public mutating func add(_ new: Element) -> Bool { true }
      }

      extension Box where Element == Int {
        public func sum() -> Int { 0 }
      }

      extension Array {
        public typealias Boxes = [Box<Element>]
        func secret() {}
      }
      """)
    #expect(
      found.map(\.path) == [
        "Box", "Box.content", "Box.count", "Box.Lid", "Box.Lid.shut", "Box.Lid.open(_:by:)",
        "Box.Lid.isShut", "Box.init(_:)", "Box.subscript(_:)", "Box.subscript(row:_:)",
        "Box.<(_:_:)", "Box.add(_:)", "Box.sum()", "Array.Boxes",
      ])
    #expect(found.filter(\.isType).map(\.path) == ["Box", "Box.Lid"])
    func signature(_ path: String) -> String? { found.first { $0.path == path }?.signature }
    #expect(signature("Box") == "struct Box<Element>: Sequence")
    #expect(signature("Box.content") == "var content: [Element]")
    #expect(signature("Box.count") == "private(set) var count: Int")
    #expect(signature("Box.Lid.open(_:by:)") == "case open(Int, by: Double)")
    #expect(signature("Box.sum()") == "extension Box where Element == Int\nfunc sum() -> Int")
    #expect(signature("Array.Boxes") == "typealias Boxes = [Box<Element>]")
  }

  @Test func whatOthersCannotUseIsLeftOut() throws {
    let found = try declarations(
      """
      /// A rule.
      public protocol Rule {
        /// Its value.
        static var value: Int { get }
        func apply(to number: Int) -> Int
      }

      public protocol _Hidden {
        func a()
      }

      struct Own {
        public func b() {}
      }

      extension _Hidden {
        public func c() {}
      }

      private enum Secret { public static func d() {} }

      extension Double {
        public init(_rank number: Int) { self = 0 }
      }

      /// Some text.

      public func _e() {}

      extension Int {
        @available(
          *, unavailable, message: "write this (or that) instead"
        )
        public func f() -> Int { fatalError("unavailable") }

        @available(*, unavailable, message: "no")
        public func g() -> Int { fatalError("unavailable") }

        public func h() -> Int { 0 }
      }
      """)
    #expect(
      found.map(\.path) == ["Rule", "Rule.value", "Rule.apply(to:)", "Int.h()"])
    #expect(found[1].signature == "static var value: Int")
    #expect(found[3].comment.isEmpty)
  }

  @Test func bracketsInTextsDoNotCount() throws {
    let found = try declarations(
      """
      public func say(_ text: String = "a \\" ( {", times n: Int = 1) { print(text) }
      public protocol Kind {
        associatedtype Bound: Comparable
      }
      public struct Pairs<T> where T: Equatable {
        public func all() -> [T] { [] }
      }
      """)
    #expect(
      found.map(\.path) == ["say(_:times:)", "Kind", "Kind.Bound", "Pairs", "Pairs.all()"])
    #expect(found.last?.signature == "func all() -> [T]")
  }

  @Test func theLayoutDoesNotMatter() throws {
    let found = try declarations(
      """
      import struct Foundation.Date
      infix operator <+>: AdditionPrecedence
      precedencegroup Low
      {
          higherThan: AdditionPrecedence
      }

      /**
       Opens and shuts.

       * twice
       */
      open class Door<Key: Hashable>
          : Base
          where Key: Sendable
      {
          /** Where it is. */
          public static let here = Map<Int, Int>(), there: Map<Int, [Int]> = [:], last = 1
          public var width: Pair<Int, Int>, height: Int
          public
          var onOpen: ((Door) -> Void)? { didSet { print("}") } }; public var other = 2
          open class func make(`in` room: Room, from a: Int) -> Door { Door() }
          public final override func open<T>(with key: T, _ f: @escaping (Int, Int) -> Bool = { $0 < $1 })
          throws -> Bool
          {
              public func no() {}
              return "{\\(a ? "}" : "{")".isEmpty
          }
          public convenience init!(
              @Builder<Key> keys: () -> [Key], sizes: Map<Int, Int> = .init(a < b, 3), last: Int
          ) { }
          public func shift(by a: Int = 1 << 3, b: Bool = 1 < 2, c: Set<Int> = Set<Int>(), d: Int) {}
          deinit { print("gone") }
          #if os(Linux)
              public func linux() {}
          #else
              public func others() {}
          #endif
          public indirect enum State: Int { case open, shut = 2, ajar(by: Int, Door<Key>) ; case
            gone
            public static func ==<T>(a: T, b: T) -> Bool { true }
            public static func <=<T>(a: T, b: T) -> Bool { true } }
          private class Lock { public func turn() {} }
      }
      public extension Door.State where Key == Int {
        func seen() {}
        private func unseen() {}
        struct Inner { public var a = 1; var b = 2 }
      }
      @available(*, unavailable) extension Door { public func never() {} }
      struct Plain {}; public struct Last {}
      @freestanding(expression) public macro twice<T>(_ value: T) -> (T, T) =
        #externalMacro(module: "M", type: "T")
      public func behind() {}
      """)
    #expect(
      found.map(\.path) == [
        "Door", "Door.here", "Door.there", "Door.last", "Door.width", "Door.height", "Door.onOpen",
        "Door.other", "Door.make(in:from:)", "Door.open(with:_:)", "Door.init(keys:sizes:last:)",
        "Door.shift(by:b:c:d:)", "Door.linux()", "Door.others()", "Door.State", "Door.State.open",
        "Door.State.shut", "Door.State.ajar(by:_:)", "Door.State.gone", "Door.State.==(_:_:)",
        "Door.State.<=(_:_:)", "Door.State.seen()",
        "Door.State.Inner", "Door.State.Inner.a", "Last", "twice(_:)", "behind()",
      ])
    func signature(_ path: String) -> String? { found.first { $0.path == path }?.signature }
    #expect(
      signature("Door")
        == "open class Door<Key: Hashable>\n    : Base\n    where Key: Sendable")
    #expect(found.first?.comment == ["Opens and shuts.", "", "twice"])
    #expect(found[1].comment == ["Where it is."])
    #expect(signature("Door.there") == "static let there: Map<Int, [Int]>")
    #expect(signature("Door.width") == "var width: Pair<Int, Int>")
    #expect(signature("Door.onOpen") == "var onOpen: ((Door) -> Void)?")
    #expect(
      signature("Door.init(keys:sizes:last:)") == """
        convenience init!(
            @Builder<Key> keys: () -> [Key], sizes: Map<Int, Int> = .init(a < b, 3), last: Int
        )
        """)
    #expect(
      signature("Door.State.seen()")
        == "extension Door.State where Key == Int\nfunc seen()")
    #expect(signature("twice(_:)") == "macro twice<T>(_ value: T) -> (T, T)")
  }

  @Test(arguments: [
    "", "public", "public func", "public struct A {", "public struct A { public func b(", "@",
    "@a(",
    "public enum A { case", "public let a =", "public func a<T(", "}", "public extension",
    "public init",
    "#if", "public func < (", "class", "public var a: Int {", "\"", "/*", "@available(*",
  ])
  func whatIsNotWholeIsReadAsFarAsItGoes(_ source: String) throws {
    let found = try declarations("public struct First {}\n" + source)
    #expect(found.first?.path == "First")
  }

  /// What the articles list is there.
  @Test func allTopicsOfTheModulesAreFound() throws {
    let modules = Repository.names(in: "Sources").filter {
      Repository.exists("Sources/\($0)/\($0).docc/\($0).md") && $0 != "verdict"
    }
    #expect(modules.count >= 11)
    for module in modules {
      let reference = ModuleReference(of: [
        Repository.root.appendingPathComponent("Sources/\(module)")
      ])
      let names = Set(reference.declarations.map(\.path))
      let article = try Repository.text(of: "Sources/\(module)/\(module).docc/\(module).md")
      let list = article[(article.range(of: "## Topics")?.upperBound ?? article.startIndex)...]
      let links = list.matches(of: #/(?m)^- ``(?:Swift\/)?([^`]+)``/#).map {
        String($0.output.1)
      }
      // What tells overloads apart stands behind the name.
      let topics = links.map { link in
        link.replacing(#/-(?:>.+|\w{4,5}|\(.*\))$/#, with: "").replacing("/", with: ".")
      }
      #expect(!topics.isEmpty, "\(module)")
      let missing = topics.filter { !names.contains($0) }
      #expect(missing.isEmpty, "\(module)")
      let about = try #require(reference.modules.first?.about)
      #expect(about.hasSuffix("."), "\(module): \(about)")
    }
  }
}

/// A folder with sources, called like a module, that vanishes when it is no longer used.
struct TemporaryModule {
  private let folder: TemporaryFolder
  var url: URL { URL(fileURLWithPath: folder.path) }

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files, prefix: "Module-")
  }
}
