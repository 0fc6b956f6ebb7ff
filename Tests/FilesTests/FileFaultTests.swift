import Files
import Foundation
import Testing

@Suite struct FileFaultTests {
  @Test(arguments: [
    (ENOSPC, "no space left on device: free some, then try again"),
    (EACCES, "permission denied: change that with chmod, or use a folder of your own"),
    (EMFILE, "too many open files: allow more with ulimit -n"),
    (EFBIG, "file too large: allow larger ones with ulimit -f"),
    (EROFS, "read-only file system: use a folder elsewhere"),
    (ENOENT, "no such file or directory"),
  ])
  func anErrorNumberIsToldInWordsWithTheNextStep(code: Int32, text: String) {
    #expect(FileFault(code: code).description == text)
  }

  @Test func whatFoundationThrowsIsToldAsTheSystemPutsIt() {
    #expect(throws: (any Error).self) {
      do {
        _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/file"))
      } catch {
        #expect(FileFault(error) == FileFault(code: ENOENT))
        throw error
      }
    }
    let nested = CocoaError(
      .fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
    #expect(FileFault(nested) == FileFault(code: ENOSPC))
    #expect(FileFault(CocoaError(.fileWriteVolumeReadOnly)) == FileFault(code: EROFS))
  }

  @Test func whatATemporaryFolderCannotHoldIsToldWithItsPath() throws {
    let folder = try TemporaryFolder()
    let fault = #expect(throws: FileFault.self) { try folder.write([1], as: "none/input") }
    #expect(
      fault?.description
        == "cannot write \(folder.path)/none/input: no such file or directory")
    _ = try folder.write([1], as: "file")
    #expect(throws: FileFault.self) { try folder.createFolder("file/none") }
  }

  @Test func whetherAFolderCanBeWrittenIsToldBeforehand() {
    #expect(FileFault.ofWriting(at: NSTemporaryDirectory()) == nil)
    #expect(FileFault.ofWriting(at: "/nowhere") == FileFault(code: ENOENT))
  }

  @Test func whetherAFileCanBeReadToItsEndIsToldBeforehand() {
    #expect(FileFault.ofReading(at: #filePath) == nil)
    #expect(FileFault.ofReading(at: NSTemporaryDirectory()) == FileFault(code: EISDIR))
    #expect(FileFault.ofReading(at: "/nowhere") == FileFault(code: ENOENT))
    #expect(FileFault.ofReading(at: "/dev/zero")?.description == "it is no regular file")
  }
}
