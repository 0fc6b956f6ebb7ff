// The socket between this process and a launcher: bytes in both directions, descriptors in one.

import Foundation

/// This process's end of a socket pair whose other end belongs to a launcher.
struct LauncherSocket {
  let descriptor: Descriptor

  /// The timeout for sending a message to a launcher.
  private static let secondsToSend = 10

  /// Creates a connected pair of sockets.
  static func pair() throws -> (ours: LauncherSocket, theirs: Descriptor) {
    var ends: [Int32] = [-1, -1]
    if socketpair(AF_UNIX, Flag.stream, 0, &ends) != 0 {
      throw ExecutionError.launcher("socketpair: \(errnoText())")
    }
    let (ours, theirs) = try (Descriptor(ends[0], "socketpair"), Descriptor(ends[1], "socketpair"))
    // For systems that cannot set the flag atomically.
    for end in [ours, theirs] { end.setPrivate() }
    var patience = timeval(tv_sec: secondsToSend, tv_usec: 0)
    setsockopt(
      ours.number, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(
        ours.number, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (LauncherSocket(descriptor: ours), theirs)
  }

  /// Sends bytes, and descriptors along with the first of them.
  ///
  /// - Returns: Whether all was sent. If not, the other end is closed, or its buffer stayed full.
  func send(_ bytes: [UInt8], with files: [Descriptor] = []) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { raw in
        let rest = UnsafeRawBufferPointer(rebasing: raw[sent...])
        return sent == 0 ? send(rest, with: files) : send(rest, with: [])
      }
      if count < 0 && errno != EINTR { return false }
      sent += max(0, count)
    }
    return true
  }

  /// Sends as many bytes as the buffer takes.
  private func send(_ bytes: UnsafeRawBufferPointer, with files: [Descriptor]) -> Int {
    // Swift cannot use the CMSG macros, which lay out ancillary data: a header followed by the
    // descriptors.
    let headerSize = MemoryLayout<cmsghdr>.size
    let numberSize = MemoryLayout<Int32>.size
    let size = headerSize + files.count * numberSize
    let control = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size, alignment: MemoryLayout<cmsghdr>.alignment)
    defer { control.deallocate() }
    var header = cmsghdr()
    header.cmsg_len = numericCast(size)
    header.cmsg_level = SOL_SOCKET
    header.cmsg_type = Flag.rights
    control.storeBytes(of: header, as: cmsghdr.self)
    for (index, file) in files.enumerated() {
      let place = headerSize + index * numberSize
      control.storeBytes(of: file.number, toByteOffset: place, as: Int32.self)
    }
    var part = iovec(
      iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
    return withUnsafeMutablePointer(to: &part) { part in
      var message = msghdr()
      message.msg_iov = part
      message.msg_iovlen = 1
      if !files.isEmpty {
        message.msg_control = control.baseAddress
        message.msg_controllen = numericCast(size)
      }
      return sendmsg(descriptor.number, &message, Flag.noSignal)
    }
  }

  /// Reads the available bytes; returns `nil` if there are none yet, and 0 at the end.
  func receive(into buffer: inout [UInt8]) -> Int? {
    while true {
      let count = recv(descriptor.number, &buffer, buffer.count, Flag.noWait)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      if errno != EINTR { return 0 }
    }
  }

  /// Shuts down the sending direction.
  func endSending() {
    shutdown(descriptor.number, Flag.writing)
  }

  /// Flags that have different types on different systems.
  private enum Flag {
    #if canImport(Darwin)
      static let stream = SOCK_STREAM
      static let rights = SCM_RIGHTS
      static let writing = SHUT_WR
      static let noSignal: Int32 = 0
      static let noWait = MSG_DONTWAIT
    #else
      static let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      static let rights = Int32(SCM_RIGHTS)
      static let writing = Int32(SHUT_WR)
      static let noSignal = Int32(MSG_NOSIGNAL)
      static let noWait = Int32(MSG_DONTWAIT)
    #endif
  }
}
