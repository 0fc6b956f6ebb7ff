// Where an `InputReader` takes its bytes from: a file descriptor, or an array handed out in chunks.

internal struct _InputSource {
  private let descriptor: _FileDescriptor?
  private let bytes: [UInt8]
  private let chunkSize: Int
  private var next = 0
  private var isAtStart = true
  private var isAtEnd = false

  internal init(descriptor number: Int32) {
    descriptor = _FileDescriptor(number: number)
    bytes = []
    chunkSize = 0
  }

  internal init(bytes: [UInt8], chunkSize: Int) {
    descriptor = nil
    self.bytes = bytes
    self.chunkSize = chunkSize
  }

  /// Reads at least one byte and at most `room`, which must be 3 or more; returns how many came: 0
  /// at the end, from then on always, and a negated error number on failure.
  ///
  /// A byte order mark at the very start is left out.
  internal mutating func _read(into target: UnsafeMutablePointer<UInt8>, atMost room: Int) -> Int {
    var count = 0
    if isAtStart {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      // A mark may arrive in pieces; anything else must not be waited for.
      while count < 3, mark.starts(with: UnsafeBufferPointer(start: target, count: count)) {
        let received = _receive(into: target + count, atMost: room - count)
        if received < 0 { return received }
        if received == 0 { break }
        count += received
      }
      isAtStart = false
      guard UnsafeBufferPointer(start: target, count: count).starts(with: mark) else {
        return count
      }
      count -= mark.count
      target.update(from: target + mark.count, count: count)
    }
    return count > 0 ? count : _receive(into: target, atMost: room)
  }

  private mutating func _receive(
    into target: UnsafeMutablePointer<UInt8>, atMost room: Int
  ) -> Int {
    if isAtEnd { return 0 }
    let count: Int
    if let descriptor {
      count = descriptor._read(into: target, atMost: room)
    } else {
      count = min(room, chunkSize, bytes.count - next)
      bytes.withUnsafeBufferPointer { all in
        if let start = all.baseAddress { target.update(from: start + next, count: count) }
      }
      next += count
    }
    // A terminal would wait for another end-of-file key.
    isAtEnd = count == 0
    return count
  }
}
