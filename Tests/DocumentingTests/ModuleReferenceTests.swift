import Documenting
import Foundation
import Testing

@Suite struct ModuleReferenceTests {
  @Test func membersFollowTheirTypeWhateverTheFileIs() throws {
    let module = try TemporaryModule([
      "A.swift": """
      public func first() {}
      extension Box.Lid {
        public func close() {}
      }
      extension Array {
        public func sorted() {}
      }
      """,
      "B.swift": """
      public struct Box {
        public struct Lid {}
      }
      public func last() {}
      """,
    ])
    #expect(
      ModuleReference(of: [module.url]).declarations.map(\.path)
        == ["first()", "Box", "Box.Lid", "Box.Lid.close()", "Array.sorted()", "last()"])
  }

  /// What is text of it is read nevertheless.
  @Test func aFileThatIsNoTextIsTold() throws {
    let module = try TemporaryModule(["A.swift": "public func a() {}\n"])
    #expect(ModuleReference(of: [module.url]).defects == [])
    let file = module.url.appendingPathComponent("B.swift")
    try Data([0x2F, 0x2F, 0x2F, 0x20, 0xE9] + "\npublic func b() {}\n".utf8).write(to: file)
    let missing = module.url.appendingPathComponent("C.swift")
    try FileManager.default.createSymbolicLink(
      atPath: missing.path, withDestinationPath: "/no/file")
    let reference = ModuleReference(of: [module.url])
    #expect(reference.declarations.map(\.path) == ["a()", "b()"])
    #expect(reference.declarations.last?.comment == ["\u{FFFD}"])
    #expect(
      reference.defects.map { "\($0.path): \($0.reason)" } == [
        "\(file.path): not UTF-8", "\(missing.path): no such file or directory",
      ])
  }

  private func reference() throws -> ModuleReference {
    let module = try TemporaryModule([
      "Tree.swift": """
      /// A tree.
      public struct Tree {
        /// Returns how far apart they are, by the lowest common ancestor.
        public func distance(from start: Int, to end: Int) -> Int { 0 }
        /// Returns the parent (ancestor).
        public func ancestor(of vertex: Int) -> Int { 0 }
        /// Ends.
        public struct Leaf {
          public var weight: Int
        }
      }
      """,
      "Line.swift": """
      public struct Line {
        /// Returns the *k*-th leaf of a tree.
        public func fall() {}
      }
      extension Array {
        /// Returns the first place. There may be several.
        public func lowerBound(of value: Element) -> Int { 0 }
        /// Returns how far it is; replace distances.
        public func distance(to other: Int) -> Int { 0 }
      }
      """,
    ])
    return ModuleReference(of: [module.url])
  }

  @Test(arguments: [
    ("distance", ["Array.distance(to:)", "Tree.distance(from:to:)"]),
    ("distance(to:)", ["Array.distance(to:)"]), ("tree.Distance", ["Tree.distance(from:to:)"]),
    ("Tree.distance(from:to:)", ["Tree.distance(from:to:)"]), ("TREE", ["Tree"]),
    ("leaf", ["Tree.Leaf"]), ("tree.leaf.weight", ["Tree.Leaf.weight"]),
    ("lower_bound", ["Array.lowerBound(of:)"]), ("dist", []), ("tree.lowerBound", []),
  ])
  func aNameIsFound(name: String, found: [String]) throws {
    #expect(try reference().named(name).map(\.path) == found)
  }

  @Test(arguments: [
    ("tree.distance", ["Tree.distance(from:to:)"]), ("TREE.lowerBound(of:)", []),
    ("array.distance", ["Array.distance(to:)"]),
  ])
  func aNameIsFoundBehindItsModule(name: String, found: [String]) throws {
    let reference = try reference()
    let module = reference.modules[0].name
    #expect(reference.named(module + "." + name).map(\.path) == found)
    #expect(reference.named(module + ".lower_bound").map(\.path) == ["Array.lowerBound(of:)"])
  }

  @Test(arguments: [
    (["dist"], ["Array.distance(to:)", "Tree.distance(from:to:)"]),
    (["ancestor"], ["Tree.ancestor(of:)", "Tree.distance(from:to:)"]),
    (["LOWEST", "common"], ["Tree.distance(from:to:)"]),
    (["far", "tree"], ["Tree.distance(from:to:)"]),
    // Only where a word begins.
    (["laces"], []), (["far"], ["Array.distance(to:)", "Tree.distance(from:to:)"]), (["fir"], []),
    (["bound"], ["Array.lowerBound(of:)"]), (["lowerb"], ["Array.lowerBound(of:)"]),
    (["owner"], []),
    // What is called so, what is said of it at first, and then members of what is called so.
    (["leaf"], ["Tree.Leaf", "Line.fall()", "Tree.Leaf.weight"]),
    (["tree", "leaf"], ["Tree.Leaf", "Line.fall()", "Tree.Leaf.weight"]),
    // The *k*-th is the k-th.
    (["k-th"], ["Line.fall()"]),
    (["of", "low"], []), (["."], []), ([""], []), (["place"], ["Array.lowerBound(of:)"]),
    (["far", "several"], []),
  ])
  func whatIsSaidIsFound(words: [String], found: [String]) throws {
    #expect(try reference().mentioning(words).map(\.path) == found)
  }

  /// Words count together that are in one paragraph, with the name.
  @Test(arguments: [
    (["short", "paragraph", "two"], []), (["code", "line"], []), (["item", "apart"], []),
    (["zebra"], []),
    (["first", "number"], ["other()", "paragraphs(_:)"]),
    (["says", "paragraphs"], ["paragraphs(_:)"]),
  ])
  func whatIsSaidTogetherIsFound(words: [String], found: [String]) throws {
    #expect(try paragraphs().mentioning(words).map(\.path) == found)
  }

  @Test(arguments: [
    (["zebra", "short", "two"], []),
    (["zebra", "first", "number"], ["other()", "paragraphs(_:)"]),
    (["zebra", "says", "number"], ["other()", "paragraphs(_:)"]),
  ])
  func whatHasMostWordsTogetherIsFound(words: [String], found: [String]) throws {
    #expect(try paragraphs().mentioningMost(of: words).map(\.path) == found)
  }

  @Test(arguments: [
    ("short", "A short paragraph."), ("number", "It says a number first"),
    ("code", "A short paragraph."), ("item", "line: an item of a list."),
    ("apart", "what is apart."), ("other", "end: the other end."),
    ("paragraphs", "A short paragraph."),
  ])
  func theSentenceAboutWordsIsFound(word: String, sentence: String) throws {
    let reference = try paragraphs()
    let declaration = try #require(reference.named("paragraphs").first)
    #expect(reference.sentence(about: [word], of: declaration) == sentence)
    let silent = try #require(reference.named("silent").first)
    #expect(reference.sentence(about: [word], of: silent).isEmpty)
  }

  private func paragraphs() throws -> ModuleReference {
    let module = try TemporaryModule([
      "Paragraphs.swift": """
      /// A short paragraph.
      ///
      /// It has two sentences. It says a number
      /// first. More follows.
      ///
      ///     code()
      ///
      /// - Parameter line: an item of a list.
      /// - Parameters:
      ///   - start: One end.
      ///   - end: the other end.
      /// - Returns: what is apart.
      /// - Complexity: short for a zebra.
      public func paragraphs(_ line: Int) {}
      /// Says the number that is first.
      public func other() {}
      public func silent() {}
      """
    ])
    return ModuleReference(of: [module.url])
  }

  @Test func aTypeHasMembers() throws {
    let reference = try reference()
    let tree = try #require(reference.named("tree").first)
    #expect(reference.members(of: tree).map(\.baseName) == ["distance", "ancestor", "Leaf"])
  }
}
