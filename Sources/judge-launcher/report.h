// Reports to the runner, sent through the socket that its requests come from.

#pragma once

#include <stdint.h>

// The kind of a report. The values here and below, and the order of the fields, are known to
// Sources/Judging/Running/LauncherReport.swift.
enum report_kind { STARTED = 1, NOT_STARTED = 2, ENDED = 3 };

enum protection {
  PROCESS_GROUP = 1,
  RESOURCE_LIMITS = 2,
  SUBREAPER = 4,
  PID_NAMESPACE = 8,
  MEMORY_GROUP = 16,
};

struct report {
  int64_t kind;
  int64_t process;      // of the program, as the runner sees it
  int64_t protection;   // a bit mask of `enum protection`
  int64_t error;        // NOT_STARTED: why, as an error number
  int64_t wait_status;  // ENDED: as wait4 gives it
  int64_t cpu_nanoseconds;
  int64_t wall_nanoseconds;
  int64_t peak_memory_bytes;        // of the largest process
  int64_t group_peak_memory_bytes;  // of all processes together; 0 if unknown
  int64_t oom_kills;                // processes killed because of the group's limit
};

void send_report(const struct report *report);
