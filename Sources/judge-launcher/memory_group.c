#include "memory_group.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "kernel_file.h"

// What the two versions of control groups call the same things.
struct memory_group {
  const char *limit;
  const char *swap_limit;
  const char *peak;
  const char *events;
  const char *inactive_files;  // in memory.stat
  const char *active_files;
  char path[PATH_MAX];
};

static struct memory_group version_1 = {
    .limit = "memory.limit_in_bytes",
    .swap_limit = "memory.memsw.limit_in_bytes",
    .peak = "memory.max_usage_in_bytes",
    .events = "memory.oom_control",
    .inactive_files = "total_inactive_file",
    .active_files = "total_active_file",
};

static struct memory_group version_2 = {
    .limit = "memory.max",
    .swap_limit = "memory.swap.max",
    .peak = "memory.peak",  // only since Linux 5.19
    .events = "memory.events",
    .inactive_files = "inactive_file",
    .active_files = "active_file",
};

// The path of a file of the group; valid until the next call.
static const char *path_of(const struct memory_group *group, const char *name) {
  static char path[PATH_MAX + 64];
  snprintf(path, sizeof path, "%s/%s", group->path, name);
  return path;
}

const struct memory_group *make_memory_group(const char *folder, int version, const char *bytes) {
  struct memory_group *group = version == 1 ? &version_1 : &version_2;
  int length = snprintf(group->path, sizeof group->path, "%s/verdict-%d", folder, (int)getpid());
  if (length >= (int)sizeof group->path) return NULL;
  // One of that name belonged to a dead launcher that had the same number.
  rmdir(group->path);
  if (mkdir(group->path, 0755) != 0) return NULL;
  if (!write_file(path_of(group, group->limit), bytes)) {
    rmdir(group->path);
    return NULL;
  }
  // Memory that is swapped out would be no limit at all. The first version counts both together.
  // Where the kernel does not count swap, there are no such files.
  write_file(path_of(group, group->swap_limit), version == 1 ? bytes : "0");
  // A program with one of its processes missing is of no use: all of them go at once.
  if (version == 2) write_file(path_of(group, "memory.oom.group"), "1");
  return group;
}

int enter_memory_group(const struct memory_group *group) {
  // 0 is whoever writes it: in a namespace of its own a process knows no other name for itself
  // that the outside understands.
  return write_file(path_of(group, "cgroup.procs"), "0");
}

int kill_memory_group(const struct memory_group *group) {
  FILE *processes = fopen(path_of(group, "cgroup.procs"), "re");
  if (processes == NULL) return 0;
  int process, found = 0;
  while (fscanf(processes, "%d", &process) == 1) {
    found = 1;
    // Processes that cannot be seen from here are listed as 0, which would mean all of ours.
    if (process > 0) kill(process, SIGKILL);
  }
  fclose(processes);
  // At once, so that none can fork in between; since Linux 5.14.
  write_file(path_of(group, "cgroup.kill"), "1");
  return found;
}

// Returns the number that is all of a file, or 0.
static int64_t number_in(const struct memory_group *group, const char *name) {
  char text[32];
  return read_file(path_of(group, name), text, sizeof text) ? strtoll(text, NULL, 10) : 0;
}

// Whether the group has ever come to its limit; `events` is the text of that file. The runner asks
// the same while the program runs (Judging, MemoryGroups).
static int has_met_limit(const struct memory_group *group, const char *events) {
  if (group == &version_2) return number_behind(events, "oom") > 0;
  // Kernels of today no longer count in memory.failcnt. A few pages may be missing to the limit.
  return number_in(group, group->peak) >= number_in(group, group->limit) - (1 << 20);
}

struct memory_group_usage read_memory_group_usage(const struct memory_group *group) {
  struct memory_group_usage usage = {0, 0};
  char text[8192];
  // Who is killed because the whole machine has no memory left is counted as well.
  if (read_file(path_of(group, group->events), text, sizeof text) && has_met_limit(group, text)) {
    usage.oom_kills = number_behind(text, "oom_kill");
  }
  usage.peak_bytes = number_in(group, group->peak);
  // The content of files stays in memory as long as nobody else needs it. Some of what is there at
  // the end may have come after the peak: the difference is never too much.
  if (read_file(path_of(group, "memory.stat"), text, sizeof text)) {
    usage.peak_bytes -= number_behind(text, group->inactive_files);
    usage.peak_bytes -= number_behind(text, group->active_files);
  }
  if (usage.peak_bytes < 0) usage.peak_bytes = 0;
  return usage;
}

void remove_memory_group(const struct memory_group *group) {
  // The dead leave the group a moment later. A process that cannot be killed within a second is
  // stuck in the kernel, and the next runner removes the group.
  for (int patience = 1000; patience > 0; patience--) {
    if (rmdir(group->path) == 0 || errno != EBUSY) return;
    kill_memory_group(group);
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
}
