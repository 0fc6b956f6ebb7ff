// Pipes and files for the tests, closed or written by threads of their own: a test that blocks must
// not take the threads that other tests run on.

import Foundation

/// How long a test waits for what should come at once; only a fault makes it wait.
let patience = DispatchTimeInterval.seconds(30)

/// Held while a pipe is opened and while a child process is started: a child that inherits an end of a
/// pipe holds it open.
let inheritanceLock = NSLock()

func openPipe() -> (readEnd: Int32, writeEnd: Int32) {
  inheritanceLock.withLock {
    var ends: [Int32] = [0, 0]
    let status = pipe(&ends)
    precondition(status == 0, "no pipe is to be had")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// Lets write calls fail with EPIPE where a signal would end the tests.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// Writes all the bytes; returns how many were written before the other end was closed.
@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { all in
      write(descriptor, all.baseAddress! + written, all.count - written)
    }
    if count < 0, errno != EINTR { break }
    written += max(count, 0)
  }
  return written
}

/// Reads to the end.
func readAll(from descriptor: Int32) -> [UInt8] {
  var all: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return all }
    all += chunk[..<count]
  }
}

/// Runs `body` with the reading end of a pipe that a thread of its own fills and closes.
func withPipe<Result>(
  filledBy fill: @escaping @Sendable (_ writeEnd: Int32) -> Void,
  _ body: (_ readEnd: Int32) throws -> Result
) rethrows -> Result {
  ignoreBrokenPipes()
  let (readEnd, writeEnd) = openPipe()
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    fill(writeEnd)
    close(writeEnd)
    isDone.signal()
  }
  defer {
    close(readEnd)
    isDone.wait()
  }
  return try body(readEnd)
}

/// Runs `body` with the reading end of a pipe whose reader gets each piece in a read of its own.
func withPipe<Result>(
  ofPieces pieces: [[UInt8]], _ body: (_ readEnd: Int32) throws -> Result
) rethrows -> Result {
  ignoreBrokenPipes()
  let (readEnd, writeEnd) = openPipe()
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    for piece in pieces {
      writeAll(piece, to: writeEnd)
      var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      while poll(&request, 1, 0) > 0 { sched_yield() }
    }
    close(writeEnd)
    isDone.signal()
  }
  // The thread looks at the reading end, so that end is closed last. What the reader left is taken,
  // because the thread waits for it.
  defer {
    _ = readAll(from: readEnd)
    isDone.wait()
    close(readEnd)
  }
  return try body(readEnd)
}

/// Runs `body` with the reading end of a pipe that holds the bytes and whose other end stays open, and
/// tells whether `body` returned without waiting for more.
func withOpenPipe(
  holding bytes: [UInt8], _ body: (_ readEnd: Int32, _ writeEnd: Int32) throws -> Void
) rethrows -> Bool {
  let (readEnd, writeEnd) = openPipe()
  writeAll(bytes, to: writeEnd)
  let hasReturned = DispatchSemaphore(value: 0)
  let isDone = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var isInTime = true
  Thread.detachNewThread {
    // The end of the pipe frees a reader that waits for more.
    isInTime = hasReturned.wait(timeout: .now() + patience) == .success
    close(writeEnd)
    isDone.signal()
  }
  do {
    defer {
      hasReturned.signal()
      isDone.wait()
      close(readEnd)
    }
    try body(readEnd, writeEnd)
  }
  return isInTime
}

/// Runs `body` with a new file, and returns what the file holds afterwards.
func contentsOfFile(writtenBy body: (_ descriptor: Int32) throws -> Void) rethrows -> [UInt8] {
  guard let file = tmpfile() else { preconditionFailure("no temporary file is to be had") }
  defer { fclose(file) }
  let descriptor = fileno(file)
  try body(descriptor)
  lseek(descriptor, 0, SEEK_SET)
  return readAll(from: descriptor)
}

/// Runs `body`, which gets the thread it runs on, so that SIGUSR1 makes its waiting system calls fail
/// with EINTR.
///
/// The threads that run tests hold signals back, and most programs let interrupted calls go on.
func withInterruptibleCalls(_ body: (_ thread: pthread_t) throws -> Void) rethrows {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = { _ in }
  #elseif canImport(Musl)
    action.__sa_handler.sa_handler = { _ in }
  #else
    action.__sigaction_handler.sa_handler = { _ in }
  #endif
  sigaction(SIGUSR1, &action, nil)
  var signals = sigset_t()
  var before = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGUSR1)
  pthread_sigmask(SIG_UNBLOCK, &signals, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body(pthread_self())
}
