// Deadlocks of program and interactor, detected long before the time limit.

import Foundation

/// Why the program and the interactor are deadlocked.
struct Standstill {
  /// The explanation, with the most likely cause.
  let message: String

  /// Describes a deadlock.
  ///
  /// - Parameters:
  ///   - program: Whether the program is reading or writing.
  ///   - interactor: Whether the interactor is reading or writing.
  ///   - conversation: The conversation so far.
  init(program: Activity, interactor: Activity, conversation: Conversation) {
    if program == .writing, interactor == .writing {
      message = "both sides are waiting to write: neither reads what the other has written"
      return
    }
    guard program == .reading else {
      message = "both sides are waiting: the program writes, and the interactor does not read"
      return
    }
    let remedies = "the program has to flush its output, or it reads more than it is told"
    let reason =
      if let line = conversation.begunLine(by: .program) {
        "the program has not ended its line \"\(String(decoding: line.bytes, as: UTF8.self))\""
      } else if conversation.lastSpeaker == .program {
        "\(remedies); or the interactor has not flushed its own"
      } else {
        remedies
      }
    message = "both sides are waiting to read: \(reason)"
  }
}

/// Samples whether a program and an interactor are deadlocked: each waits for the other.
struct StandstillWatch {
  /// Whether the program was waiting for the interactor, which was not waiting for the program, in the last sample.
  ///
  /// Writing does not count before nothing has been said for a while: a program that writes without an end is not
  /// waiting for an interactor that takes its time to read.
  private(set) var programWaitsAlone = false
  private var lastSaid = SuspendingClock.now
  private var nextLook = SuspendingClock.now + Self.interval
  private var looks = 0

  /// The time between two samples, each of which reads a few files in /proc in some 100 µs.
  private static let interval = Duration.milliseconds(50)
  /// The number of consecutive samples that must find both blocked.
  ///
  /// Nobody but the two could change that, so one would suffice if a sample were atomic.
  private static let neededLooks = 4
  /// How long an interactor that does nothing but compute may leave what has been written unread.
  private static let patienceOfWriter = Duration.seconds(1)

  /// Resets the samples: somebody has sent something, so there is no deadlock.
  mutating func somethingWasSaid() {
    looks = 0
    programWaitsAlone = false
    lastSaid = .now
    nextLook = lastSaid + Self.interval
  }

  /// Takes a sample if it is due, and returns what each of them waits for if there is a deadlock.
  mutating func standstill(
    of program: Supervisor, and interactor: Supervisor
  ) -> (program: Activity, interactor: Activity)? {
    guard SuspendingClock.now >= nextLook else { return nil }
    nextLook = .now + Self.interval
    let (own, others) = (program.activities, interactor.activities)
    programWaitsAlone = isWaiting(own) && Self.isAtWork(others)
    let (one, other) = (Activity(own), Activity(others))
    looks = one.isBlocked && other.isBlocked ? looks + 1 : 0
    return looks >= Self.neededLooks ? (one, other) : nil
  }

  // Run-time systems, such as those of Java and Go, have threads that sleep, and wake up now and then, whatever else
  // the program does.

  /// Whether a program that does this waits for the interactor.
  private func isWaiting(_ threads: Set<Activity>) -> Bool {
    let isUnread = threads.contains(.writing) && .now > lastSaid + Self.patienceOfWriter
    return (threads.contains(.reading) || isUnread)
      && threads.isDisjoint(with: [.running, .unknown])
  }

  /// Whether an interactor that does this does not wait for the program.
  private static func isAtWork(_ threads: Set<Activity>) -> Bool {
    !threads.isDisjoint(with: [.running, .sleeping]) && !threads.contains(.reading)
  }
}
