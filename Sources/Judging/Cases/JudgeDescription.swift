// What a judge program tells of its problem.

extension JudgeProgram {
  /// The output of `describe`: the facts about a problem.
  public struct Description: Decodable, Equatable, Sendable {
    /// The limits of solutions.
    public struct Limits: Decodable, Equatable, Sendable {
      /// Processor time in seconds.
      public var timeSeconds: Double
      /// Memory in MiB.
      public var memoryMebibytes: Int
      /// The size of the standard output in MiB.
      public var outputMebibytes: Int

      private enum CodingKeys: String, CodingKey {
        case timeSeconds = "time_seconds"
        case memoryMebibytes = "memory_mib"
        case outputMebibytes = "output_mib"
      }
    }

    /// A family of generated cases.
    public struct Family: Decodable, Equatable, Sendable {
      /// The name.
      public var name: String
      /// The seeds: one case is generated from each.
      public var seeds: [UInt64]
      /// What the family tests.
      public var about: String
      /// The key in `answers` of the method that computes its answers.
      public var answer: String
    }

    /// The problem's identifier: `"boj-14003"`.
    public var id: String
    /// The problem's title.
    public var title: String
    /// The link to the problem.
    public var link: String
    /// The problem's own limits.
    public var limits: Limits
    /// The families of generated cases.
    public var cases: [Family]
    /// The methods to compute answers, by name.
    public var answers: [String: String]
    /// Whether the problem is interactive; not every judge program tells.
    public var interactive: Bool?
    /// The largest size of inputs for `stress`, in elements; none if the size has little meaning.
    public var largestSize: Int?

    private enum CodingKeys: String, CodingKey {
      case id, title, link, limits, cases, answers, interactive
      case largestSize = "largest_size"
    }
  }
}
