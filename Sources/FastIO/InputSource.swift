// Where an `InputReader` takes its bytes from: a file descriptor, or an array handed out in chunks.

internal struct _InputSource {
  /// Fills memory with at least one byte and at most a number of them; returns how many came: 0 at
  /// the end, and a negated error number on failure.
  private let receive: (UnsafeMutablePointer<UInt8>, Int) -> Int
  private var isAtStart = true
  private var isAtEnd = false

  internal init(descriptor number: Int32) {
    receive = { _FileDescriptor(number: number)._read(into: $0, atMost: $1) }
  }

  internal init(bytes: [UInt8], chunkSize: Int) {
    var rest = bytes[...]
    receive = { target, room in
      let chunk = rest.prefix(min(room, chunkSize))
      rest = rest.dropFirst(chunk.count)
      return UnsafeMutableBufferPointer(start: target, count: room).update(fromContentsOf: chunk)
    }
  }

  /// Reads at least one byte and at most `room`, which must be 3 or more; returns how many came: 0
  /// at the end, from then on always, and a negated error number on failure.
  ///
  /// A byte order mark at the very start is left out.
  internal mutating func _read(into target: UnsafeMutablePointer<UInt8>, atMost room: Int) -> Int {
    // A terminal would wait for another end-of-file key.
    if isAtEnd { return 0 }
    var count = receive(target, room)
    if isAtStart, count > 0, target.pointee == 0xEF {
      // The mark may arrive in pieces, as any character of three bytes that begins like it.
      while count < 3 {
        let received = receive(target + count, room - count)
        if received < 0 { return received }
        isAtEnd = received == 0
        if isAtEnd { break }
        count += received
      }
      if count >= 3, target[1] == 0xBB, target[2] == 0xBF {
        count -= 3
        target.update(from: target + 3, count: count)
        if count == 0, !isAtEnd { count = receive(target, room) }
      }
    }
    isAtStart = false
    if count == 0 { isAtEnd = true }
    return count
  }
}
