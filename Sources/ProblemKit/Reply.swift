// What a judge program says in reply, and how it ends.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

internal enum ExitCode {
  static let success: Int32 = 0
  static let usage: Int32 = 2
  static let unanswered: Int32 = 3
  static let valid: Int32 = 42
  static let invalid: Int32 = 43
  static let unreadable = EX_NOINPUT
  static let unwritable = EX_IOERR
}

/// What a subcommand has to say: the same whether it is a process of its own or a request.
internal struct Reply {
  var code = ExitCode.success
  var output: [Block] = []
  var message = ""
}
