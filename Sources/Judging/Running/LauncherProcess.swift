// A running launcher, which serves one request after another.

import Foundation

/// A process of the program `judge-launcher`.
///
/// It may be used by any thread, and serves one run at a time. It ends with its last owner, and so
/// does the program that it is running.
final class LauncherProcess {
  /// The process ID.
  let number: pid_t
  private let socket: LauncherSocket
  private var received: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 4 * LauncherReport.byteCount)
  /// Whether there may be more reports.
  private(set) var isConnected = true
  /// Whether a run is in progress.
  private var isBusy = false
  private var isLarge = false

  /// The timeout for starting a program, and for cleaning up after it.
  static let patience = Duration.seconds(10)

  /// A launcher that has received a longer message is not reused: its own peak memory would count
  /// for every program that it starts.
  private static let largeMessageBytes = 1 << 18

  /// Starts the launcher at the given path.
  init(path: String, memoryGroups: MemoryGroups?) throws {
    let (ours, theirs) = try LauncherSocket.pair()
    socket = ours
    let groups = [memoryGroups?.folder ?? "", "\(memoryGroups?.version.rawValue ?? 0)"]
    number = try SpawnedProcess.start(path, arguments: [path] + groups, input: theirs.number)
    // Else this process would never see the other end closed.
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

  /// The descriptor that becomes readable when there is a report.
  var descriptor: Int32 { socket.descriptor.number }

  /// Whether it can serve another run.
  var isReusable: Bool {
    if isBusy || isLarge { return false }
    receive()
    return isConnected
  }

  /// Requests a run.
  ///
  /// - Parameters:
  ///   - request: The program with its arguments, environment and limits.
  ///   - files: What becomes its descriptors 0, 1 and 2. They are closed here: if this process kept
  ///     the program's ends of the pipes open, it would never see their end.
  func start(_ request: LauncherRequest, with files: [Descriptor]) throws {
    defer { files.forEach { $0.close() } }
    let folder = try Descriptor.workingFolder()
    isBusy = true
    isLarge = isLarge || request.bytes.count > Self.largeMessageBytes
    if !socket.send(request.bytes, with: [folder] + files) {
      throw ExecutionError.launcher("the launcher takes no requests: \(errnoText())")
    }
  }

  /// Kills the program if it is still running; the last report follows as usual.
  func stop() {
    // If the launcher is dead, the end of its reports shows it.
    _ = socket.send(LauncherRequest.stop.bytes)
  }

  /// Ends the launcher as soon as it has cleaned up.
  func hangUp() {
    socket.endSending()
  }

  /// Kills a launcher that does not respond.
  func kill() {
    Foundation.kill(number, SIGKILL)
    isConnected = false
  }

  /// Returns the next report, if it has arrived.
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
