// A program that misbehaves in a way of one's choice: what a judge must survive.
//
//     fault-program FAULT [NUMBER]

// The variable `environ` is from before concurrency.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

let fault = CommandLine.arguments.dropFirst().first ?? ""
let number = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0

switch fault {
case "exit": exit(Int32(number))
case "signal": kill(getpid(), Int32(number))
case "trap": trap(number)
case "allocate": allocate(mebibytes: number)
case "allocate-at-once": print([UInt8](repeating: 1, count: number << 20).last!)
case "recurse": print(recurse(number))
case "allocate-and-recurse": allocateAndRecurse(mebibytes: number)
case "stack-and-child": fillStackAndStartChild(mebibytes: number, waits: false)
case "stack-and-awaited-child": fillStackAndStartChild(mebibytes: number, waits: true)
case "sleep": sleep(1000)
case "stop": kill(getpid(), SIGSTOP)
case "spin": spin()
case "burn": burn(milliseconds: number)
case "flood-output": flood(1, bytes: number)
case "flood-errors": flood(2, bytes: number)
case "burn-then-flood":
  burn(milliseconds: number)
  flood(1, bytes: 4 << 20)
case "raw-bytes": writeAll(1, [0xFF, 0x00, 0xC3, 0x28, 0x80])
case "packets":
  // O_DIRECT on Linux, where each read then returns what one write has written.
  _ = fcntl(1, F_SETFL, O_WRONLY | 0o40000)
  for _ in 0..<number { writeAll(1, [0x31]) }
case "close-output": closeOutputThenExit()
case "ignore-input": print("done")
case "write-before-read": writeBeforeRead(bytes: number)
case "grandchild": leaveGrandchild(ofNewSession: false)
case "setsid-grandchild": leaveGrandchild(ofNewSession: true)
case "linger": sleep(1000)
case "fork-bomb": forkBomb(generations: number)
case "children": startChildren(number)
case "thread-children": startThread { startChildren(threadNumber()) }
case "thread-burn": startThread(burnInAChild)
case "thread-wait": startThread(waitForATime)
case "thread-alone":
  _ = newThread { allocate(mebibytes: threadNumber()) }
  pthread_exit(nil)
case "many-threads": exit(startIdleThreads(number) == number ? 0 : 1)
case "unawaited-children": startUnawaitedChildren(number)
case "descriptors": listDescriptors()
case "environment": print(String(cString: getenv("SWIFT_BACKTRACE") ?? strdup("unset")))
default:
  print("usage: fault-program FAULT [NUMBER]")
  exit(2)
}

/// Breaks a promise of the standard library.
func trap(_ index: Int) {
  let values = [1, 2, 3].dropLast(index / 2)
  print(values[index])
}

/// Fills memory piece by piece.
func allocate(mebibytes: Int) {
  var pieces: [[UInt8]] = []
  for _ in 0..<mebibytes { pieces.append([UInt8](repeating: 1, count: 1 << 20)) }
  print(pieces.count)
}

/// Goes deeper and deeper: the addition afterwards keeps the calls from becoming a loop.
@inline(never)
func recurse(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 16) { scratch in
    scratch.initialize(repeating: depth)
    return depth < 0 ? 0 : recurse(depth + 1) &+ scratch[depth & 15]
  }
}

/// Holds memory while it goes deeper and deeper.
func allocateAndRecurse(mebibytes: Int) {
  let memory = [UInt8](repeating: 1, count: mebibytes << 20)
  print(recurse(0), memory[0])
}

/// Occupies 60 MiB of stack, starts a child that fills so much memory, and waits for it or sleeps.
func fillStackAndStartChild(mebibytes: Int, waits: Bool) {
  fillStack(bytes: 60 << 20)
  spawnCopy(["allocate-at-once", "\(mebibytes)"])
  if waits { wait(nil) } else { sleep(1000) }
}

/// Goes so deep that the stack has grown by that much.
@inline(never)
@discardableResult
func fillStack(bytes: Int, from start: UInt? = nil) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { scratch in
    scratch.initialize(repeating: bytes)
    let here = UInt(bitPattern: scratch.baseAddress)
    let start = start ?? here
    return start &- here > bytes ? 0 : fillStack(bytes: bytes, from: start) &+ scratch[bytes & 63]
  }
}

/// Computes for ever and cannot be talked to.
func spin() {
  for number in [SIGTERM, SIGINT, SIGHUP, SIGXCPU, SIGQUIT] { signal(number, SIG_IGN) }
  var counter = 0
  while true { counter &+= 1 }
}

/// Uses that much processor time and ends well.
func burn(milliseconds: Int) {
  while clock() < Int(CLOCKS_PER_SEC) / 1000 * milliseconds {}
}

/// Writes so many bytes in one line; for ever if 0.
func flood(_ descriptor: Int32, bytes: Int) {
  let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
  var rest = bytes == 0 ? Int.max : bytes
  while rest > 0 {
    writeAll(descriptor, line.prefix(rest))
    rest -= min(rest, line.count)
  }
}

func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) {
  var rest = Array(bytes)
  while !rest.isEmpty {
    let count = write(descriptor, rest, rest.count)
    if count < 0 { exit(1) }
    rest.removeFirst(count)
  }
}

func closeOutputThenExit() {
  writeAll(1, "5\n".utf8)
  close(1)
  usleep(50_000)
  exit(5)
}

/// Writes more than any pipe holds, and only then reads; its answer is how much it has read.
func writeBeforeRead(bytes: Int) {
  flood(1, bytes: bytes)
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  var total = 0
  while case let count = read(0, &buffer, buffer.count), count > 0 { total += count }
  writeAll(1, "\n\(total)\n".utf8)
}

/// Starts another copy of this program; its second argument names this process, so that a test can
/// find it among all others.
@discardableResult
func spawnCopy(_ arguments: [String], newSession: Bool = false) -> Int32 {
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  // Glibc's name for it is hidden from Swift.
  let setSession: Int16 = 0x80
  if newSession { posix_spawnattr_setflags(&attributes, setSession) }
  var argv = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
  var process: pid_t = 0
  return posix_spawn(&process, CommandLine.arguments[0], nil, &attributes, &argv, environ)
}

/// Ends while a process that it has started lives on and holds the pipes.
func leaveGrandchild(ofNewSession newSession: Bool) {
  spawnCopy(["linger", "\(number)"], newSession: newSession)
  writeAll(1, "done\n".utf8)
}

/// Doubles the processes in each generation, and waits.
func forkBomb(generations: Int) {
  if generations > 0 {
    for _ in 0..<2 { spawnCopy(["fork-bomb", "\(generations - 1)"]) }
  }
  sleep(1000)
}

/// Starts so many processes, each of which fills 40 MiB, says so, and waits.
func startChildren(_ count: Int) {
  if count == 0 {
    let memory = [UInt8](repeating: 1, count: 40 << 20)
    writeAll(1, "filled\n".utf8)
    sleep(1000)
    print(memory[0])
  }
  for _ in 0..<count { spawnCopy(["children", "0"]) }
  sleep(1000)
}

/// Prints which of the first descriptors are open.
func listDescriptors() {
  let open = (0..<256).filter { fcntl(Int32($0), F_GETFD) >= 0 }
  writeAll(1, "\(open)\n".utf8)
}

/// The argument, for other threads than the main one.
func threadNumber() -> Int { Int(CommandLine.arguments[2])! }

/// Does something in another thread, while this one reads until nothing comes any more.
func startThread(_ work: @escaping @convention(c) () -> Void) {
  guard let thread = newThread(work) else { exit(1) }
  var byte: UInt8 = 0
  while read(0, &byte, 1) > 0 {}
  pthread_join(thread, nil)
}

/// Starts so many threads that only wait, or as many as there may be, and returns their number.
func startIdleThreads(_ count: Int) -> Int {
  (0..<count).first { _ in newThread { sleep(1000) } == nil } ?? count
}

/// Returns a thread that does something; `nil` if there may not be another one.
func newThread(_ work: @escaping @convention(c) () -> Void) -> pthread_t? {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let context = unsafeBitCast(work, to: UnsafeMutableRawPointer.self)
  let error = pthread_create(
    &thread, nil,
    { context in
      let work = Optional(context).map { unsafeBitCast($0, to: (@convention(c) () -> Void).self) }
      work?()
      return nil
    }, context)
  return error == 0 ? thread : nil
}

/// Starts a child that uses so much processor time, waits for it, and ends the program with an answer.
func burnInAChild() {
  spawnCopy(["burn", "\(threadNumber())"])
  wait(nil)
  writeAll(1, "5\n".utf8)
  exit(0)
}

/// Waits so long for a signal of another thread that never comes, and ends the program with an answer.
func waitForATime() {
  var (mutex, condition, deadline) = (pthread_mutex_t(), pthread_cond_t(), timespec())
  pthread_mutex_init(&mutex, nil)
  pthread_cond_init(&condition, nil)
  clock_gettime(CLOCK_REALTIME, &deadline)
  deadline.tv_nsec += threadNumber() % 1000 * 1_000_000
  deadline.tv_sec += threadNumber() / 1000 + deadline.tv_nsec / 1_000_000_000
  deadline.tv_nsec %= 1_000_000_000
  pthread_mutex_lock(&mutex)
  while pthread_cond_timedwait(&condition, &mutex, &deadline) == 0 {}
  writeAll(1, "5\n".utf8)
  exit(0)
}

/// Starts four children, one after the other, that use so much processor time each, and lets the system forget them.
func startUnawaitedChildren(_ milliseconds: Int) {
  signal(SIGCHLD, SIG_IGN)
  for _ in 0..<4 {
    spawnCopy(["burn", "\(milliseconds)"])
    wait(nil)
  }
}
