// The moment from which on nothing can happen any more, found long before the time limit.

import Foundation

/// Why neither the program nor the interactor could go on.
struct Standstill {
  /// The reason in words, with what is most likely to be wrong.
  let message: String

  /// Describes a standstill.
  ///
  /// - Parameters:
  ///   - program: Whether the program is reading or writing.
  ///   - conversation: What was said before.
  init(program: Activity, conversation: Conversation) {
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

/// Looks from time to time whether two that talk with each other are waiting for each other.
struct StandstillWatch {
  /// Whether the program waited to read, and the interactor did something else, at the last look.
  private(set) var programWaitsAlone = false
  private var nextLook = SuspendingClock.now + Self.interval
  private var looks = 0

  /// The time between two looks, each of which reads a few files of the kernel in some 100 µs.
  private static let interval = Duration.milliseconds(50)
  /// So many looks in a row have to find both waiting.
  ///
  /// Nobody but the two could change that, so one would do, were it not that a look is no single
  /// moment.
  private static let neededLooks = 4

  /// Notes that somebody has said something: nobody can be stuck.
  mutating func somethingWasSaid() {
    looks = 0
    programWaitsAlone = false
    nextLook = .now + Self.interval
  }

  /// Looks if it is time, and returns what the program waits for if nothing can happen any more.
  mutating func standstill(of program: Supervisor, and interactor: Supervisor) -> Activity? {
    guard SuspendingClock.now >= nextLook else { return nil }
    nextLook = .now + Self.interval
    let (one, other) = (program.activity, interactor.activity)
    programWaitsAlone = one == .reading && other == .busy
    looks = one.isBlocked && other.isBlocked ? looks + 1 : 0
    return looks >= Self.neededLooks ? one : nil
  }
}
