// The subjects that `verdict help` explains besides the commands, one file for each kind.

import Arguments

/// The topics of `verdict help`.
enum HelpTopics {
  static let all = [
    checkers, commands, data, environment, exitCodes, interactors, json, judgePrograms, judges,
    junit, problems, protection, scores, stressPrograms, verdicts,
  ]
}
