import Files
import Foundation
import Testing

@Suite struct EnclosingFoldersTests {
  @Test(arguments: [
    ("/home/me", ["/home/me", "/home", "/"]), ("/home/me/", ["/home/me", "/home", "/"]),
    ("/", ["/"]), ("/home/you/../me/.", ["/home/me", "/home", "/"]), ("/home/..", ["/"]),
    ("/../home", ["/home", "/"]), ("/..", ["/"]),
  ])
  func theyReachFromTheFolderToTheRoot(path: String, folders: [String]) {
    #expect(URL(fileURLWithPath: path).enclosingFolders.map(\.path) == folders)
    #expect(URL(fileURLWithPath: path, isDirectory: true).enclosingFolders.map(\.path) == folders)
  }

  @Test func aRelativePathHasNone() throws {
    #expect(try #require(URL(string: "problems/boj-1")).enclosingFolders == [])
  }
}
