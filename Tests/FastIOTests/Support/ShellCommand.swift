// Runs programs as a judge does: as processes, with files as standard input and output.

import Foundation

/// How a process ended and what it printed.
struct ProcessOutcome {
  var exitCode: Int32?
  var signal: Int32?
  var output = ""
  var report = ""
}

/// Runs a shell script, in which `$0` is the program, and waits for its end.
///
/// The process starts with the default reaction to SIGPIPE, which the tests ignore.
func runShell(_ script: String, program: String, input: String = "") -> ProcessOutcome {
  let words = ["/bin/sh", "-c", script, program]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  return run(arguments, input: input)
}

private func run(_ arguments: [UnsafeMutablePointer<CChar>?], input: String) -> ProcessOutcome {
  var outcome = ProcessOutcome()
  let report = contentsOfFile { reportFile in
    let output = contentsOfFile { outputFile in
      _ = contentsOfFile { inputFile in
        writeAll(Array(input.utf8), to: inputFile)
        lseek(inputFile, 0, SEEK_SET)
        let status = spawnAndWait(arguments, descriptors: [inputFile, outputFile, reportFile])
        let signal = status & 0x7F
        if signal == 0 { outcome.exitCode = (status >> 8) & 0xFF } else { outcome.signal = signal }
      }
    }
    outcome.output = String(decoding: output, as: UTF8.self)
  }
  outcome.report = String(decoding: report, as: UTF8.self)
  return outcome
}

/// Starts a process whose first descriptors are the ones given, and returns its status at its end.
private func spawnAndWait(
  _ arguments: [UnsafeMutablePointer<CChar>?], descriptors: [Int32]
) -> Int32 {
  var process = pid_t()
  let error = inheritanceLock.withLock {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return posix_spawn(&process, arguments[0]!, &actions, &attributes, arguments, environ)
  }
  precondition(error == 0, "cannot start \(String(cString: arguments[0]!)): error \(error)")
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return status
}
