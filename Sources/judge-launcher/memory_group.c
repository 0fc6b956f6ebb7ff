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

struct memory_group {
  // What the two versions of control groups call the same things.
  const char *limit;
  const char *swap_limit;
  const char *peak;
  const char *events;
  const char *inactive_files;  // in memory.stat
  const char *active_files;
  // The first version can forget the peak, and so the group can serve run after run: making and
  // removing one keeps the kernel busy for 0.3 ms, most of it later and elsewhere.
  const char *usage;  // NULL where that is not so
  int64_t limit_bytes;
  int is_there;
  char path[PATH_MAX];
};

static struct memory_group version_1 = {
    .limit = "memory.limit_in_bytes",
    .swap_limit = "memory.memsw.limit_in_bytes",
    .peak = "memory.max_usage_in_bytes",
    .events = "memory.oom_control",
    .inactive_files = "total_inactive_file",
    .active_files = "total_active_file",
    .usage = "memory.usage_in_bytes",
};

static struct memory_group version_2 = {
    .limit = "memory.max",
    .swap_limit = "memory.swap.max",
    .peak = "memory.peak",  // only since Linux 5.19
    .events = "memory.events",
    .inactive_files = "inactive_file",
    .active_files = "active_file",
};

// What may be left in a group that is used again. It counts as the next program's, and is a small
// part of what the group's limit is higher than the program's (Judging, MemoryGroups).
static const int64_t REMAINDER_BYTES = 1 << 20;

// Room for what the files of a group hold.
enum { TEXT_BYTES = 8192 };

// The path of a file of the group; valid until the next call.
static const char *path_of(const struct memory_group *group, const char *name) {
  static char path[PATH_MAX + 64];
  snprintf(path, sizeof path, "%s/%s", group->path, name);
  return path;
}

// Returns the number that is all of a file, or 0.
static int64_t number_in(const struct memory_group *group, const char *name) {
  char text[32];
  return read_file(path_of(group, name), text, sizeof text) ? strtoll(text, NULL, 10) : 0;
}

struct memory_group *name_memory_group(const char *folder, int version) {
  struct memory_group *group = version == 1 ? &version_1 : &version_2;
  int length = snprintf(group->path, sizeof group->path, "%s/verdict-%d", folder, (int)getpid());
  return folder[0] == 0 || length >= (int)sizeof group->path ? NULL : group;
}

static int make(struct memory_group *group) {
  // One of that name belonged to a dead launcher that had the same number.
  rmdir(group->path);
  group->limit_bytes = 0;
  group->is_there = mkdir(group->path, 0755) == 0;
  return group->is_there;
}

static int set_limit(struct memory_group *group, int64_t bytes) {
  if (group->limit_bytes == bytes) return 1;
  char text[32];
  snprintf(text, sizeof text, "%lld", (long long)bytes);
  // Memory that is swapped out would be no limit at all. The first version counts both together,
  // and wants that limit to be the higher one at all times: it goes up before the other, and down
  // after it. Where the kernel does not count swap, there are no such files.
  const char *swap = group == &version_1 ? text : "0";
  write_file(path_of(group, group->swap_limit), swap);
  if (!write_file(path_of(group, group->limit), text)) return 0;
  write_file(path_of(group, group->swap_limit), swap);
  // A program with one of its processes missing is of no use: all of them go at once.
  if (group == &version_2) write_file(path_of(group, "memory.oom.group"), "1");
  group->limit_bytes = bytes;
  return 1;
}

// Makes the group forget an earlier run; false if it cannot.
static int renew(struct memory_group *group) {
  if (!group->is_there || group->usage == NULL) return 0;
  char events[TEXT_BYTES];
  if (!read_file(path_of(group, group->events), events, sizeof events)) return 0;
  if (number_behind(events, "oom_kill") > 0) return 0;
  // The content of files that the program has read or written may still be there.
  if (number_in(group, group->usage) > REMAINDER_BYTES) return 0;
  return write_file(path_of(group, group->peak), "0");
}

int prepare_memory_group(struct memory_group *group, int64_t limit_bytes) {
  if (renew(group) && set_limit(group, limit_bytes)) return 1;
  remove_memory_group(group);
  if (!make(group)) return 0;
  if (set_limit(group, limit_bytes)) return 1;
  remove_memory_group(group);
  return 0;
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

// Whether the group has ever come to its limit; `events` is the text of that file. The runner asks
// the same while the program runs (Judging, MemoryGroups).
static int has_met_limit(const struct memory_group *group, const char *events) {
  if (group == &version_2) return number_behind(events, "oom") > 0;
  // Kernels of today no longer count in memory.failcnt. A few pages may be missing to the limit.
  return number_in(group, group->peak) >= number_in(group, group->limit) - (1 << 20);
}

struct memory_group_usage read_memory_group_usage(
    const struct memory_group *group, int64_t known_peak_bytes) {
  struct memory_group_usage usage = {0, 0};
  char text[TEXT_BYTES];
  if (read_file(path_of(group, group->events), text, sizeof text)) {
    usage.oom_kills = number_behind(text, "oom_kill");
    // Who is killed because the whole machine has no memory left is counted as well.
    if (usage.oom_kills > 0 && !has_met_limit(group, text)) usage.oom_kills = 0;
  }
  usage.peak_bytes = number_in(group, group->peak);
  if (usage.peak_bytes <= known_peak_bytes) return usage;
  // The content of files stays in memory as long as nobody else needs it. Some of what is there at
  // the end may have come after the peak: the difference is never too much.
  if (read_file(path_of(group, "memory.stat"), text, sizeof text)) {
    usage.peak_bytes -= number_behind(text, group->inactive_files);
    usage.peak_bytes -= number_behind(text, group->active_files);
  }
  if (usage.peak_bytes < 0) usage.peak_bytes = 0;
  return usage;
}

void remove_memory_group(struct memory_group *group) {
  if (!group->is_there) return;
  group->is_there = 0;
  // The dead leave the group a moment later. A process that cannot be killed within a second is
  // stuck in the kernel, and the next runner removes the group.
  for (int patience = 1000; patience > 0; patience--) {
    if (rmdir(group->path) == 0 || errno != EBUSY) return;
    kill_memory_group(group);
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
}
