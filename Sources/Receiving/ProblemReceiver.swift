// Adds received problems to a package, and detects when a contest is complete.

import Scaffolding

/// Adds received problems to a package.
public struct ProblemReceiver {
  /// The result of one request.
  public struct Delivery: Sendable {
    /// The response.
    public let response: HTTPResponse
    /// The problem, if it was added, and its folder relative to the package.
    public let added: (draft: ProblemDraft, folder: String)?
  }

  private let workspace: Workspace
  /// The number of received problems of each contest, added or not.
  private var arrived: [CompanionTask.Batch: Int] = [:]
  /// Whether all problems of some contest have been received.
  public private(set) var hasWholeContest = false

  /// Creates a receiver for a package.
  public init(workspace: Workspace) {
    self.workspace = workspace
  }

  /// The maximum number of contests that are tracked at once.
  private static let maxContests = 1000

  /// Handles the body of a request.
  public mutating func receive(_ body: [UInt8]) -> Delivery {
    do {
      let task = try CompanionTask(json: body)
      defer { count(task.batch) }
      let draft = try task.draft()
      let folder = try workspace.add(draft)
      let response = HTTPResponse(.created, "\(draft.name.id): made \(folder)")
      return Delivery(response: response, added: (draft, folder))
    } catch let error as CompanionTaskError {
      return refused(.badRequest, "\(error)")
    } catch ScaffoldingError.nameTaken(let name, let owner) {
      return refused(.conflict, "\(name) exists already: \(owner) stays as it is")
    } catch {
      return refused(.internalError, "\(error)")
    }
  }

  private func refused(_ status: HTTPResponse.Status, _ reason: String) -> Delivery {
    Delivery(response: HTTPResponse(status, reason), added: nil)
  }

  private mutating func count(_ batch: CompanionTask.Batch?) {
    guard let batch, batch.size > 1 else {
      hasWholeContest = true
      return
    }
    if arrived.count >= Self.maxContests { arrived = [:] }
    arrived[batch, default: 0] += 1
    if arrived[batch] == batch.size { hasWholeContest = true }
  }
}
