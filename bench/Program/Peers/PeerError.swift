// Errors of peers.

/// Why a peer cannot be built, started or measured.
public struct PeerError: Error, Equatable, CustomStringConvertible {
  /// The reason, with the next step for the user if there is one.
  public let description: String

  /// Creates an error from its reason.
  public init(_ description: String) {
    self.description = description
  }
}
