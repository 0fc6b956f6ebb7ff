// `serve`: one process that answers many requests. Starting one for each would take most of the time
// of a stress test.

import FastIO

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Problem {
  /// Answers requests until the standard input ends.
  ///
  /// A request is a line, followed by texts of the given lengths in bytes, one after the other:
  ///
  ///     stress SEED SIZE
  ///     validate LENGTH
  ///     answer LENGTH
  ///     check LENGTH LENGTH LENGTH      of input, output and answer
  ///
  /// The reply to each is a line of three numbers, `CODE OUTPUT_LENGTH MESSAGE_LENGTH`, followed by
  /// the two texts: the exit code of the subcommand of that name, what it would write to the standard
  /// output, and what it would write to the standard error, without the last line feed.
  ///
  ///     answer 8            0 6 0
  ///     3                   2
  ///     2 1 2               1 2
  ///
  /// A malformed request ends the process with exit code 2: where the next one begins is not known.
  internal func serve(to output: inout OutputWriter) -> Int32 {
    var requests = RequestReader()
    do {
      while let request = try requests.next() {
        let reply = reply(to: request)
        let outputLength = reply.output.reduce(0) { $0 + $1.byteCount }
        output.writeLine("\(reply.code) \(outputLength) \(reply.message.utf8.count)")
        output.write(reply.output)
        output.write(reply.message)
        try output.flush()
      }
      return ExitCode.success
    } catch let error as MalformedRequest {
      return complain(error.description, ExitCode.usage)
    } catch let error as UnreadableFile {
      return complain(error.description, ExitCode.unreadable)
    } catch {
      return complain("\(error)", ExitCode.unwritable)
    }
  }

  private func reply(to request: Request) -> Reply {
    switch request {
    case .stress(let seed, let size): smallInput(seed: seed, size: size)
    case .validate(let input): validation(of: input)
    case .answer(let input): answer(to: input)
    case .check(let input, let output, let answer):
      check(input: input, output: output, answer: answer)
    }
  }
}

/// One request with its texts.
private enum Request {
  case stress(seed: String, size: String)
  case validate([UInt8])
  case answer([UInt8])
  case check(input: [UInt8], output: [UInt8], answer: [UInt8])
}

/// The error of a malformed request.
private struct MalformedRequest: Error, CustomStringConvertible {
  let description: String
}

/// Reads requests from the standard input.
private struct RequestReader {
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  // buffer[start..<end] has been received and not yet consumed.
  private var start = 0
  private var end = 0

  /// The longest first line: the longest name and three numbers of 19 digits fit well.
  private static let longestLine = 128

  /// The longest text: more than any problem's limit of output.
  private static let longestText = 1 << 30

  /// Waits for the next request; `nil` at the end of the input.
  mutating func next() throws -> Request? {
    guard let line = try line() else { return nil }
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch (words[0], words.count) {
    case ("stress", 3): return .stress(seed: words[1], size: words[2])
    case ("validate", 2): return .validate(try text(words[1]))
    case ("answer", 2): return .answer(try text(words[1]))
    case ("check", 4):
      let (input, output, answer) = try (text(words[1]), text(words[2]), text(words[3]))
      return .check(input: input, output: output, answer: answer)
    default: throw MalformedRequest(description: "not a request: \(quoted(Array(line.utf8)[...]))")
    }
  }

  private mutating func line() throws -> String? {
    var line: [UInt8] = []
    while true {
      if start == end, try !receive() {
        if line.isEmpty { return nil }
        throw MalformedRequest(description: "the input ends within a request")
      }
      let byte = buffer[start]
      start += 1
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
      if line.count > Self.longestLine {
        throw MalformedRequest(description: "not a request: \(quoted(line[...]))")
      }
    }
  }

  private mutating func text(_ length: String) throws -> [UInt8] {
    guard let length = Int(length), 0...Self.longestText ~= length else {
      throw MalformedRequest(description: "not a length: \(quoted(Array(length.utf8)[...]))")
    }
    var text: [UInt8] = []
    while text.count < length {
      if start == end, try !receive() {
        throw MalformedRequest(description: "the input ends within a request")
      }
      let count = min(length - text.count, end - start)
      text += buffer[start..<start + count]
      start += count
    }
    return text
  }

  /// Waits for more bytes; false at the end of the input.
  private mutating func receive() throws -> Bool {
    (start, end) = (0, 0)
    while true {
      let received = read(0, &buffer, buffer.count)
      if received >= 0 {
        end = received
        return received > 0
      }
      if errno != EINTR { throw UnreadableFile(name: "the standard input", errno: errno) }
    }
  }
}
