// Reads whole files into memory: a judge program looks at texts of up to some 60 MB at once.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that cannot be read.
internal struct UnreadableFile: Error, CustomStringConvertible {
  internal let name: String
  internal let errno: Int32

  internal var description: String {
    "cannot read \(name): \(String(cString: strerror(errno)))"
  }
}

/// Returns all bytes of a file.
internal func contents(ofFile path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { throw UnreadableFile(name: path, errno: errno) }
  defer { close(descriptor) }
  return try contents(of: descriptor, name: path)
}

/// Returns all bytes of the standard input.
internal func contentsOfStandardInput() throws -> [UInt8] {
  try contents(of: 0, name: "the standard input")
}

private func contents(of descriptor: Int32, name: String) throws -> [UInt8] {
  var bytes: [UInt8] = []
  var capacity = expectedSize(of: descriptor)
  while true {
    // Each round doubles the room; a regular file needs one round and finds its end in the next.
    let part = try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      while filled < buffer.count {
        let received = read(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
        if received == 0 { return }
        if received > 0 {
          filled += received
        } else if errno != EINTR {
          throw UnreadableFile(name: name, errno: errno)
        }
      }
    }
    bytes = bytes.isEmpty ? part : bytes + part
    if part.count < capacity { return bytes }
    capacity = max(bytes.count, smallestPart)
  }
}

/// Room asked for when the size of a file is not known: a pipe's capacity on Linux.
private let smallestPart = 65_536

/// One byte more than the size of a regular file, so that its end is seen in the same round.
private func expectedSize(of descriptor: Int32) -> Int {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return smallestPart }
  return Int(status.st_size) + 1
}
