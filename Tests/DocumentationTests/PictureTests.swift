import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the documentation are those that the program draws, and each is shown.
@Suite struct PictureTests {
  @Test func thePicturesAreThoseThatTheProgramDraws() throws {
    let folder = try TemporaryFolder()
    let run = try Program(built: "pictures").run([folder.path])
    #expect(run.end == .exit(0), "\(run.errors)")
    let drawn = Set(FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".svg") }
    let stored = Set(
      FileManager.default.subpaths(atPath: Repository.root.path + "/Sources") ?? []
    ).filter { $0.hasSuffix(".svg") }
    #expect(drawn == stored, "draw them anew: swift run pictures")
    for path in drawn.intersection(stored) {
      let drawing = try folder.text(of: path)
      #expect(
        try drawing == Repository.text(of: "Sources/" + path),
        "\(path) is out of date: swift run pictures")
      #expect(throws: Never.self) { try XMLDocument(xmlString: drawing, options: []) }
    }
  }

  @Test func everyPictureIsShownAndHasADarkVariant() throws {
    for module in Repository.names(in: "Sources") {
      let catalog = "Sources/\(module)/\(module).docc"
      let names = Repository.names(in: catalog + "/Resources")
      let articles = try Repository.names(in: catalog).filter { $0.hasSuffix(".md") }
        .map { try Repository.text(of: "\(catalog)/\($0)") }.joined()
      for name in names where !name.hasSuffix("~dark.svg") {
        let stem = name.dropLast(".svg".count)
        #expect(names.contains("\(stem)~dark.svg"))
        #expect(articles.contains("](\(stem))"), "no article shows \(name)")
      }
    }
  }
}
