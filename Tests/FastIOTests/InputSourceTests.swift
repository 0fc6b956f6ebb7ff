// Input from file descriptors: nothing is waited for that is not needed, and what the operating system
// does in between (signals, empty pipes, failures) does not change what is read.

import FastIO
import Foundation
import InputPatterns
import Testing

@Suite struct InputSourceTests {
  @Test func whatIsCompleteIsReadWhileTheOtherEndStaysOpen() throws {
    let isInTime = try withOpenPipe(holding: Array("\n 42 x\u{301}y 1.5 #. rest\r\n".utf8)) {
      (readEnd, writeEnd) throws in
      var input = InputReader(fileDescriptor: readEnd)
      #expect(try input.read(Int.self) == 42)
      #expect(try input.readCharacter() == "x")
      #expect(try input.readCharacter() == "\u{301}")
      #expect(try input.readCharacter() == "y")
      #expect(try input.readDouble() == 1.5)
      #expect(try input.readGrid(rows: 1, columns: 2) == [Array("#.".utf8)])
      #expect(try input.readLine() == " rest")
      writeAll(Array("1 2 3\n".utf8), to: writeEnd)
      #expect(try input.readArray(of: Int.self, count: 3) == [1, 2, 3])
      #expect(try input.readByte() == 10)
      writeAll(Array("12a ".utf8), to: writeEnd)
      #expect(try input.hasNextToken())
      #expect(throws: InputError.self) { try input.read(Int.self) }
      #expect(try input.readToken() == "12a")
      writeAll(Array("\u{FEFF}€".utf8), to: writeEnd)
      #expect(try input.readCharacter() == "\u{FEFF}")
      #expect(try input.readCharacter() == "€")
    }
    #expect(isInTime, "the reader waited for more than it needed")
  }

  @Test(arguments: ["7\n", "\u{FEFF}7\n", "é\n", "\n", "7 8 9 10\n"])
  func theFirstLineIsReadWhileTheOtherEndStaysOpen(line: String) throws {
    let isInTime = try withOpenPipe(holding: Array(line.utf8)) { (readEnd, _) throws in
      var input = InputReader(fileDescriptor: readEnd)
      let text = line.unicodeScalars.filter { $0 != "\u{FEFF}" && $0 != "\n" }
      #expect(try input.readLine() == String(String.UnicodeScalarView(text)))
    }
    #expect(isInTime, "the reader waited for more than it needed")
  }

  @Test func aDialogueOfQuestionsAndAnswersDoesNotStall() throws {
    // The other side answers a line only after it has seen the line before.
    let (answersRead, answersWrite) = openPipe()
    let (questionsRead, questionsWrite) = openPipe()
    ignoreBrokenPipes()
    Thread.detachNewThread {
      var line = [UInt8](repeating: 0, count: 100)
      var request = pollfd(fd: questionsRead, events: Int16(POLLIN), revents: 0)
      // The end of its patience ends a dialogue in which both sides wait.
      while poll(&request, 1, 30_000) > 0 {
        // A question is written at once and small, so a read gets all of it.
        let count = read(questionsRead, &line, line.count)
        guard count > 0, let question = Int(String(decoding: line[..<(count - 1)], as: UTF8.self))
        else { break }
        writeAll(Array("\(question * question)\n".utf8), to: answersWrite)
      }
      close(answersWrite)
      close(questionsRead)
    }
    defer {
      close(questionsWrite)
      close(answersRead)
    }
    do {
      var answers = InputReader(fileDescriptor: answersRead)
      var output = OutputWriter(fileDescriptor: questionsWrite)
      for number in 0..<500 {
        output.writeLine(number)
        try output.flush()
        #expect(try answers.read(Int.self) == number * number)
      }
    }
  }

  @Test func theEndIsAskedForOnlyOnce() throws {
    // A terminal would wait for another end-of-file key.
    let (readEnd, writeEnd) = openPipe()
    writeAll([55], to: writeEnd)
    close(writeEnd)
    var input = InputReader(fileDescriptor: readEnd)
    #expect(try input.read(Int.self) == 7)
    #expect(try !input.hasNextToken())
    close(readEnd)
    // Another read would be an error now.
    #expect(try !input.hasNextToken())
    #expect(try input.readLine() == nil)
  }

  @Test func signalsDoNotInterruptAWaitingReader() throws {
    try withInterruptibleCalls { reader in
      let values = try withPipe(filledBy: { writeEnd in
        for piece in ["1", "2", "3 ", "4"] {
          for _ in 0..<10 {
            usleep(1000)
            pthread_kill(reader, SIGUSR1)
          }
          writeAll(Array(piece.utf8), to: writeEnd)
        }
      }) { readEnd in
        var input = InputReader(fileDescriptor: readEnd)
        return try input.readArray(of: Int.self, count: 2)
      }
      #expect(values == [123, 4])
    }
  }

  @Test func aNonBlockingDescriptorIsWaitedFor() throws {
    try withInterruptibleCalls { reader in
      let values = try withPipe(filledBy: { writeEnd in
        for number in 0..<20 {
          usleep(2000)
          pthread_kill(reader, SIGUSR1)
          writeAll(Array("\(number)\n".utf8), to: writeEnd)
        }
      }) { readEnd in
        makeNonBlocking(readEnd)
        var input = InputReader(fileDescriptor: readEnd)
        let values = try input.readArray(of: Int.self, count: 20)
        try input.expectEnd()
        return values
      }
      #expect(values == Array(0..<20))
    }
  }

  @Test func aDirectoryCannotBeRead() {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    var input = InputReader(fileDescriptor: directory)
    for step in [ReadStep.integer(Int.self), .line, .byte, .hasNextToken, .double, .expectEnd] {
      let fault = Fault(reason: .readFailure(errno: EISDIR), line: 1, column: 1)
      let message = "cannot read the input: Is a directory"
      #expect([step].outcomes(on: &input) == [.failure(fault, message: message)], "\(step)")
    }
  }

  @Test func aClosedDescriptorCannotBeRead() {
    var input = InputReader(fileDescriptor: -1)
    let error = #expect(throws: InputError.self) { try input.readToken() }
    #expect(error?.reason == .readFailure(errno: EBADF))
    #expect(error?.message == "cannot read the input: Bad file descriptor")
  }

  @Test func aFailureInTheMiddleHasAPositionAndLosesNothing() throws {
    let (readEnd, writeEnd) = openPipe()
    writeAll(Array("1 2\n34".utf8), to: writeEnd)
    var input = InputReader(fileDescriptor: readEnd)
    #expect(try input.readArray(of: Int.self, count: 2) == [1, 2])
    // The number may go on, so the reader asks for more, of a descriptor that is no longer open.
    let error = inheritanceLock.withLock {
      let other = dup(readEnd)
      defer {
        dup2(other, readEnd)
        close(other)
      }
      let directory = open("/", O_RDONLY)
      dup2(directory, readEnd)
      close(directory)
      return #expect(throws: InputError.self) { try input.read(Int.self) }
    }
    #expect(error?.reason == .readFailure(errno: EISDIR))
    #expect(error?.line == 2)
    #expect(error?.column == 1)
    writeAll(Array("5\n".utf8), to: writeEnd)
    close(writeEnd)
    #expect(try input.read(Int.self) == 345)
    try input.expectEnd()
    close(readEnd)
  }

  @Test func anEndlessNumberIsRefusedWithoutReadingIt() throws {
    for step in [ReadStep.integer(Int.self), .array(of: UInt8.self, count: 3), .double] {
      nonisolated(unsafe) var written = 0
      let outcome = withPipe(filledBy: { writeEnd in
        let digits = [UInt8](repeating: UInt8(ascii: "7"), count: 65_536)
        // The loop ends when the reader closes its end.
        while written < 1 << 30 {
          let count = writeAll(digits, to: writeEnd)
          written += count
          if count < digits.count { return }
        }
      }) { readEnd in
        var input = InputReader(fileDescriptor: readEnd)
        return [step].outcomes(on: &input)[0]
      }
      #expect(
        outcome.withoutMessage
          == .failure(Fault(reason: .malformed, line: 1, column: 1), message: ""), "\(step)")
      #expect(written < 1 << 20, "\(step)")
    }
  }

  @Test func aReaderDoesNotCloseItsDescriptor() throws {
    let (readEnd, writeEnd) = openPipe()
    writeAll(Array("1 \n".utf8), to: writeEnd)
    do {
      var input = InputReader(fileDescriptor: readEnd)
      #expect(try input.read(Int.self) == 1)
    }
    writeAll(Array("2\n".utf8), to: writeEnd)
    close(writeEnd)
    var input = InputReader(fileDescriptor: readEnd)
    #expect(try input.read(Int.self) == 2)
    close(readEnd)
  }

  @Test func manyNumbersThroughAPipeArriveAsTheyWere() throws {
    var random = SplitMix64(seed: 11)
    let values = (0..<100_000).map { _ in random.integer(Int.self) }
    let bytes = Array(values.map { "\($0)\n" }.joined().utf8)
    let actual = try withPipe(filledBy: { writeAll(bytes, to: $0) }) { readEnd in
      var input = InputReader(fileDescriptor: readEnd)
      return try input.readArray(of: Int.self, count: values.count)
    }
    let difference = values.indices.first { values[$0] != actual[$0] }
    #expect(difference == nil, "seed 11, element \(difference ?? 0)")
  }
}
