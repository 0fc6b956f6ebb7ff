import Foundation
import TestSupport
import Testing

/// What a launcher does when its standard input is not what a runner sends.
@Suite struct LauncherMessageTests {
  private static let complaint =
    "judge-launcher: the standard input holds no request of a runner\n"

  /// A message as the runner sends it: eight numbers, the last of which is the limit of tasks, and texts that each end
  /// with a zero.
  private static func message(_ numbers: Int64..., text: String = "") -> [UInt8] {
    (numbers + [100]).withUnsafeBytes(Array.init) + Array(text.utf8)
  }

  /// Sends bytes to a launcher, closes the line, and returns how it has ended.
  ///
  /// - Parameter files: Descriptors that come along.
  private func outcome(
    of bytes: [UInt8], files: [Int32] = []
  ) throws -> (code: Int32, errors: String) {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: Built.launcherPath)
    process.arguments = ["", "0"]
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    process.standardError = errors
    try process.run()
    close(ends[1])
    // Nothing is sent that the socket could not hold.
    #expect(send(bytes, through: ends[0], files: files) == bytes.count)
    shutdown(ends[0], Int32(SHUT_WR))
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    close(ends[0])
    return (process.terminationStatus, text)
  }

  /// Sends bytes and descriptors at once, and returns how many bytes were sent.
  private func send(_ bytes: [UInt8], through socket: Int32, files: [Int32]) -> Int {
    var bytes = bytes
    let headerSize = MemoryLayout<cmsghdr>.size
    var control = [UInt8](repeating: 0, count: headerSize + 4 * files.count)
    let size = control.count
    return bytes.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var header = cmsghdr()
        header.cmsg_len = numericCast(size)
        header.cmsg_level = SOL_SOCKET
        #if canImport(Darwin)
          header.cmsg_type = SCM_RIGHTS
        #else
          header.cmsg_type = Int32(SCM_RIGHTS)
        #endif
        control.storeBytes(of: header, as: cmsghdr.self)
        for (index, file) in files.enumerated() {
          control.storeBytes(of: file, toByteOffset: headerSize + 4 * index, as: Int32.self)
        }
        var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = files.isEmpty ? nil : control.baseAddress
          message.msg_controllen = files.isEmpty ? 0 : numericCast(size)
          return sendmsg(socket, &message, 0)
        }
      }
    }
  }

  @Test func theEndOfTheSocketIsTheEndOfTheLauncher() throws {
    #expect(try outcome(of: []) == (0, ""))
    let stop = Self.message(2, 0, 0, 0, 0, 0, 0)
    #expect(try outcome(of: stop + stop) == (0, ""))
  }

  @Test(arguments: [
    Array("hello, launcher: this is a text longer than the numbers of a message.".utf8),
    // Less than a message, or none of those that there are.
    [1], Array(message(1, 0, 0, 0, 0, 0, 0).dropLast()), message(3, 0, 0, 0, 0, 0, 0),
    // Not as many texts as announced.
    message(1, 8, 2, 0, 1, 1, 1, text: "/bin/ls\0"),
    message(1, 8, 0, 1, 1, 1, 1, text: "/bin/ls\0"),
    message(1, 8, 1, 0, 1, 1, 1, text: "/bin\0-l\0"),
    message(1, 8, -1, -1, 1, 1, 1, text: "/bin/ls\0"),
    // Not as long as announced, without an end, or without a sense.
    message(1, 9, 1, 0, 1, 1, 1, text: "/bin/ls\0"), message(1, 7, 1, 0, 1, 1, 1, text: "/bin/ls"),
    message(1, -8, 1, 0, 1, 1, 1, text: "/bin/ls\0"), message(1, .max, 1, 0, 1, 1, 1),
    message(1, .max, .max, .max, 1, 1, 1),
  ])
  func whatIsNoMessageEndsTheLauncher(bytes: [UInt8]) throws {
    #expect(try outcome(of: bytes, files: [2, 2, 2, 2]) == (2, Self.complaint))
    #expect(try outcome(of: bytes) == (2, Self.complaint))
  }

  @Test(arguments: [0, 3, 5, 60])
  func anotherNumberOfDescriptorsEndsTheLauncher(count: Int) throws {
    let run = Self.message(1, 9, 1, 0, 1, 1, 1, text: "/bin/pwd\0")
    #expect(try outcome(of: run, files: [Int32](repeating: 2, count: count)) == (2, Self.complaint))
  }

  /// The runner's end, or nonsense, ends a program that would run for long.
  @Test func withTheLauncherItsProgramEnds() throws {
    let folder = open("/", O_RDONLY | O_CLOEXEC)
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { [folder, nothing].forEach { _ = close($0) } }
    let files = [folder, nothing, nothing, nothing]
    let duration = "1000.\(Int.random(in: 10_000_000...99_999_999))"
    let text = "/bin/sleep\0\(duration)\0"
    let run = Self.message(1, Int64(text.utf8.count), 2, 0, 10, 8 << 20, 1, text: text)
    #expect(try outcome(of: run, files: files) == (0, ""))
    #expect(try outcome(of: run + [0], files: files) == (2, Self.complaint))
    #expect(try outcome(of: run + run, files: files) == (2, Self.complaint))
    #expect(ProcessList.processes(mentioning: duration) == [])
  }

  @Test func whatIsNoSocketIsRefused() throws {
    let run = try Program(path: Built.launcherPath).run(["", "0"], input: "hello")
    #expect(run.end == .exit(2))
    #expect(run.errors == Self.complaint)
    #expect(try Program(path: Built.launcherPath).run([]).end == .exit(2))
  }
}
