// When output reaches the operating system, and what happens when that fails.

import FastIO
import Foundation
import InputPatterns
import Testing

@Suite struct OutputWriterTests {
  @Test func writesTheExampleOfTheDocumentation() throws {
    let text = try contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLine(42)
      output.writeLine([3, 1, 4], separator: " ")
      output.write("pi is about ")
      output.writeLine(3.14159, digits: 3)
      try output.flush()
    }
    #expect(String(decoding: text, as: UTF8.self) == "42\n3 1 4\npi is about 3.142\n")
  }

  @Test func flushWritesWhatIsThereAndTheWriterGoesOn() throws {
    let (readEnd, writeEnd) = openPipe()
    var input = InputReader(fileDescriptor: readEnd)
    var output = OutputWriter(fileDescriptor: writeEnd)
    for number in 0..<100 {
      output.write(number)
      output.write(" ")
      try output.flush()
      #expect(try input.read(Int.self) == number)
    }
    try output.flush()
    close(writeEnd)
    close(readEnd)
  }

  @Test func aWriterFlushesWhenItGoesAwayAndLeavesItsDescriptorOpen() {
    let text = contentsOfFile { descriptor in
      for part in ["one ", "two ", "three"] {
        var output = OutputWriter(fileDescriptor: descriptor)
        output.write(part)
      }
    }
    #expect(String(decoding: text, as: UTF8.self) == "one two three")
  }

  @Test func outputIsFlushedAlsoWhenAnErrorIsThrown() {
    struct Refusal: Error {}
    func writeAndFail(to descriptor: Int32) throws {
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLine(1)
      throw Refusal()
    }
    let text = contentsOfFile { descriptor in try? writeAndFail(to: descriptor) }
    #expect(String(decoding: text, as: UTF8.self) == "1\n")
  }

  @Test func whatIsWrittenAtOnceEndsWithALine() {
    var random = SplitMix64(seed: 4)
    var pieces = 0
    _ = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      var end: off_t = 0
      for _ in 0..<100_000 {
        // A line of several parts: the buffer may be full before any of them.
        output.write("a number: ")
        output.write(random.integer(Int.self))
        output.writeLine(0.5, digits: 1)
        let newEnd = lseek(descriptor, 0, SEEK_CUR)
        if newEnd == end { continue }
        end = newEnd
        pieces += 1
        var last: UInt8 = 0
        pread(descriptor, &last, 1, end - 1)
        #expect(last == 10, "seed 4: the piece up to byte \(end) ends within a line")
      }
    }
    #expect(pieces > 10, "a million bytes do not fit into ten buffers")
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "needs a device that is always full"))
  func aFullDeviceIsAnErrorOnceAndTheRestIsDropped() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    var output = OutputWriter(fileDescriptor: descriptor)
    output.writeLine(1)
    for _ in 0..<2 {
      let error = #expect(throws: OutputError.self) { try output.flush() }
      #expect(error?.errno == ENOSPC)
      #expect(error?.description == "cannot write the output: No space left on device")
    }
    // Far more than the buffer holds.
    output.writeLines(0..<100_000)
    output.write(bytes: [UInt8](repeating: 7, count: 1_000_000))
    output.writeLine(0.1, digits: 1000)
    #expect(throws: OutputError.self) { try output.flush() }
  }

  @Test func aFailureAmongManyWritesIsReportedByTheNextFlush() throws {
    let (readEnd, writeEnd) = openPipe()
    let text = contentsOfFile { file in
      let files = dup(writeEnd)
      var output = OutputWriter(fileDescriptor: files)
      // A descriptor that cannot be written fails; later it could be, but a gap must not appear.
      dup2(readEnd, files)
      output.writeLines(0..<100_000)
      dup2(file, files)
      output.writeLine("never")
      let error = #expect(throws: OutputError.self) { try output.flush() }
      #expect(error?.errno == EBADF)
      close(files)
    }
    #expect(text == [])
    close(readEnd)
    close(writeEnd)
  }

  @Test func aClosedPipeIsAnErrorWhereTheSignalIsIgnored() {
    ignoreBrokenPipes()
    let (readEnd, writeEnd) = openPipe()
    close(readEnd)
    var output = OutputWriter(fileDescriptor: writeEnd)
    output.writeLine("nobody reads this")
    let error = #expect(throws: OutputError.self) { try output.flush() }
    #expect(error?.errno == EPIPE)
    close(writeEnd)
  }

  @Test func shortWritesToAFullNonBlockingPipeAreContinued() {
    expectWholeOutput { writeEnd in makeNonBlocking(writeEnd) }
  }

  @Test func signalsDoNotInterruptAWaitingWriter() {
    expectWholeOutput { _ in }
  }
}

extension OutputWriterTests {
  /// Writes far more than a pipe holds while the other end is slow and signals come in.
  private func expectWholeOutput(preparing prepare: (_ writeEnd: Int32) -> Void) {
    let (readEnd, writeEnd) = openPipe()
    prepare(writeEnd)
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var received: [UInt8] = []
    let numbers = 0..<150_000
    withInterruptibleCalls { writer in
      Thread.detachNewThread {
        var chunk = [UInt8](repeating: 0, count: 10_007)
        for round in 0... {
          // After the first signal a call has written a part; the second one finds it empty-handed.
          for _ in 0..<2 where round < 25 {
            usleep(1000)
            pthread_kill(writer, SIGUSR1)
          }
          let count = read(readEnd, &chunk, chunk.count)
          if count <= 0 { break }
          received += chunk[..<count]
        }
        isDone.signal()
      }
      var output = OutputWriter(fileDescriptor: writeEnd)
      output.writeLines(numbers)
      #expect(throws: Never.self) { try output.flush() }
    }
    close(writeEnd)
    isDone.wait()
    close(readEnd)
    let expected = numbers.map { "\($0)\n" }.joined()
    #expect(received.elementsEqual(expected.utf8), "\(received.count) bytes came")
  }
}
