// A stack that is large enough for a recursion of millions of calls.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on a stack of the given size, waits for its end, and returns its result or throws its error.
///
/// The stack of a program is 8 MiB in most systems and on some judges: a recursive depth-first search overflows it on a
/// path of some 100,000 vertices, and ends as a runtime error.
///
///     let next = (0..<1_000_000).map { $0 + 1 }  // A path.
///     var depths = [Int](repeating: 0, count: 1_000_001)
///     func visit(_ vertex: Int, depth: Int) {
///       depths[vertex] = depth
///       if vertex < next.count { visit(next[vertex], depth: depth + 1) }
///     }
///     withStack(mebibytes: 512) { visit(0, depth: 0) }
///     depths[1_000_000]  // 1000000
///
/// The stack is that of a second thread; the calling one waits. It takes only as much memory as the recursion
/// reaches: of one call 50 to 200 bytes with `-O`, several times as much without. Where there can be no such thread, `body`
/// runs on the stack that is there.
///
/// - Complexity: About 50 µs, besides `body`.
/// - Parameters:
///   - size: The size of the stack in MiB, at least 1.
///   - body: What is to run there. It may use and change the variables around it.
public func withStack<Value>(mebibytes size: Int, _ body: () throws -> Value) rethrows -> Value {
  precondition(size >= 1 && size <= 1 << 32, "the size of a stack is at least 1 MiB")
  return try _withThread(stackBytes: size << 20, body) { throw $0 }
}

// MARK: - Core

/// Runs `body` on a thread; `rethrow` throws the error that it is given.
internal func _withThread<Value>(
  stackBytes: Int, _ body: () throws -> Value, _ rethrow: (any Error) throws -> Value
) rethrows -> Value {
  var outcome: Result<Value, any Error>?
  withoutActuallyEscaping(body) { body in
    _runOnThread(stackBytes: stackBytes) { outcome = Result { try body() } }
  }
  switch outcome! {
  case .success(let value): return value
  case .failure(let error): return try rethrow(error)
  }
}

/// What a thread is to run: it is handed over as a pointer.
internal final class _ThreadWork {
  internal let body: () -> Void

  internal init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

/// Runs `body` on a thread, or on the calling one if there can be no other, and waits for its end.
internal func _runOnThread(stackBytes: Int, _ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    let work = Unmanaged.passRetained(_ThreadWork(body))
    defer { work.release() }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    var code = pthread_attr_setstacksize(&attributes, stackBytes)
    if code == 0 {
      code = pthread_create(
        &thread, &attributes,
        { pointer in
          let work: UnsafeMutableRawPointer? = pointer
          Unmanaged<_ThreadWork>.fromOpaque(work!).takeUnretainedValue().body()
          return nil
        }, work.toOpaque())
    }
    if code != 0 { return body() }
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      pthread_join(thread!, nil)
    #endif
  }
}
