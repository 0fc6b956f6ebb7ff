// A running launcher, which takes one request after the other.

import Foundation

/// A process of the program `judge-launcher`.
///
/// It can be handed from one thread to another, and serves one run at a time. With its last owner it
/// ends, and so does the program that it may just have running.
final class LauncherProcess {
  /// The number of the process.
  let number: pid_t
  private let socket: LauncherSocket
  private var received: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 4 * LauncherReport.byteCount)
  /// Whether there may be more reports.
  private(set) var isConnected = true
  /// Whether a run has begun and not come to its end.
  private var isBusy = false
  private var isLarge = false

  /// How long a launcher may take to start a program, and to clean up after it.
  static let patience = Duration.seconds(10)

  /// A launcher that has had a longer message is not used again: what it has occupied once counts
  /// as memory of every program that it starts.
  private static let largeMessageBytes = 1 << 18

  /// Starts the launcher at the given path.
  init(path: String, memoryGroups: MemoryGroups?) throws {
    let (ours, theirs) = try LauncherSocket.pair()
    socket = ours
    let groups = [memoryGroups?.folder ?? "", "\(memoryGroups?.version.rawValue ?? 0)"]
    number = try SpawnedProcess.start(path, arguments: [path] + groups, input: theirs.number)
    // Else this process would not see the end of the other.
    theirs.close()
  }

  deinit {
    hangUp()
    var bell = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let patienceEnd = SuspendingClock.now + Self.patience
    while isConnected, SuspendingClock.now < patienceEnd {
      _ = poll(&bell, 1, 100)
      receive()
    }
    if isConnected { kill() }
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
  }

  /// What is readable when there is something new.
  var descriptor: Int32 { socket.descriptor.number }

  /// Whether it can be used for another run.
  var isReusable: Bool {
    if isBusy || isLarge { return false }
    receive()
    return isConnected
  }

  /// Asks for a run.
  ///
  /// - Parameters:
  ///   - request: The program with all that belongs to it.
  ///   - files: What becomes its descriptors 0, 1 and 2. They are closed here: this process must not
  ///     hold the program's ends of pipes, or these would never come to an end.
  func start(_ request: LauncherRequest, with files: [Descriptor]) throws {
    defer { files.forEach { $0.close() } }
    let folder = try Descriptor.workingFolder()
    isBusy = true
    isLarge = isLarge || request.bytes.count > Self.largeMessageBytes
    if !socket.send(request.bytes, with: [folder] + files) {
      throw ExecutionError.launcher("the launcher takes no requests: \(errnoText())")
    }
  }

  /// Has the program killed, if it still runs; the last report follows as usual.
  func stop() {
    // Of a launcher that is dead, the end of its reports tells.
    _ = socket.send(LauncherRequest.stop.bytes)
  }

  /// Has the launcher end as soon as it has cleaned up.
  func hangUp() {
    socket.endSending()
  }

  /// Ends a launcher that does not do what it should.
  func kill() {
    Foundation.kill(number, SIGKILL)
    isConnected = false
  }

  /// Returns the next report, if it is there.
  func nextReport() -> LauncherReport? {
    if received.count < LauncherReport.byteCount { receive() }
    guard let report = LauncherReport(received[...]) else { return nil }
    received.removeFirst(LauncherReport.byteCount)
    if report.kind != .started { isBusy = false }
    return report
  }

  private func receive() {
    while isConnected, let count = socket.receive(into: &buffer) {
      if count == 0 { isConnected = false }
      received += buffer[..<count]
    }
  }
}
