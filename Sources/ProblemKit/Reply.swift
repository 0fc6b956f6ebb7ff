// The replies of a judge program, and its exit codes.

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

/// The result of a subcommand: the same whether it is a process of its own or a request.
internal struct Reply {
  var code = ExitCode.success
  var output: [Block] = []
  var message = ""
}
