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
  // The names of the same files in the two versions of control groups.
  const char *limit;
  const char *swap_limit;
  const char *peak;
  const char *events;
  const char *inactive_files;  // in memory.stat
  const char *active_files;
  // cgroup v1 can reset the peak, so the group is reusable run after run: creating and removing one
  // costs the kernel 0.3 ms, mostly later and elsewhere.
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

// The memory that may be left in a reused group. It counts for the next program, and is a small
// part of the difference between the group's limit and the program's (Judging, MemoryGroups).
static const int64_t REMAINDER_BYTES = 1 << 20;

// The buffer size for the content of a group's files.
enum { TEXT_BYTES = 8192 };

// Returns the path of a file of the group; valid until the next call.
static const char *path_of(const struct memory_group *group, const char *name) {
  static char path[PATH_MAX + 64];
  snprintf(path, sizeof path, "%s/%s", group->path, name);
  return path;
}

// Returns the number that a file consists of, or 0.
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
  // A group of that name belonged to a dead launcher with the same process ID.
  rmdir(group->path);
  group->limit_bytes = 0;
  group->is_there = mkdir(group->path, 0755) == 0;
  return group->is_there;
}

static int set_limit(struct memory_group *group, int64_t bytes) {
  if (group->limit_bytes == bytes) return 1;
  char text[32];
  snprintf(text, sizeof text, "%lld", (long long)bytes);
  // Swapped-out memory would not count against the limit. v1 limits the sum of memory and swap, and
  // that limit must never be the lower one: it is raised before the other, and lowered after it.
  // Where the kernel does not account swap, these files do not exist.
  const char *swap = group == &version_1 ? text : "0";
  write_file(path_of(group, group->swap_limit), swap);
  if (!write_file(path_of(group, group->limit), text)) return 0;
  write_file(path_of(group, group->swap_limit), swap);
  // A program that lost one of its processes is useless: all of them are killed together.
  if (group == &version_2) write_file(path_of(group, "memory.oom.group"), "1");
  group->limit_bytes = bytes;
  return 1;
}

// Resets the group after an earlier run; false if it cannot be reset.
static int renew(struct memory_group *group) {
  if (!group->is_there || group->usage == NULL) return 0;
  char events[TEXT_BYTES];
  if (!read_file(path_of(group, group->events), events, sizeof events)) return 0;
  if (number_behind(events, "oom_kill") > 0) return 0;
  // The page cache of files that the program has read or written may still be there.
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
  // 0 is the writing process: in a PID namespace of its own a process has no other ID that is valid
  // outside.
  return write_file(path_of(group, "cgroup.procs"), "0");
}

int kill_memory_group(const struct memory_group *group) {
  FILE *processes = fopen(path_of(group, "cgroup.procs"), "re");
  if (processes == NULL) return 0;
  int process, found = 0;
  while (fscanf(processes, "%d", &process) == 1) {
    found = 1;
    // Processes outside of our PID namespace are listed as 0, which would mean our own process
    // group.
    if (process > 0) kill(process, SIGKILL);
  }
  fclose(processes);
  // Atomically, so that none can fork in between; since Linux 5.14.
  write_file(path_of(group, "cgroup.kill"), "1");
  return found;
}

// Whether the group has ever reached its limit; `events` is the content of that file. The runner
// checks the same while the program runs (Judging, MemoryGroups).
static int has_met_limit(const struct memory_group *group, const char *events) {
  if (group == &version_2) return number_behind(events, "oom") > 0;
  // Current kernels no longer count in memory.failcnt. The peak may be a few pages below the limit.
  return number_in(group, group->peak) >= number_in(group, group->limit) - (1 << 20);
}

struct memory_group_usage read_memory_group_usage(
    const struct memory_group *group, int64_t known_peak_bytes) {
  struct memory_group_usage usage = {0, 0};
  char text[TEXT_BYTES];
  if (read_file(path_of(group, group->events), text, sizeof text)) {
    usage.oom_kills = number_behind(text, "oom_kill");
    // Kills because the whole machine is out of memory are counted as well.
    if (usage.oom_kills > 0 && !has_met_limit(group, text)) usage.oom_kills = 0;
  }
  usage.peak_bytes = number_in(group, group->peak);
  if (usage.peak_bytes <= known_peak_bytes) return usage;
  // The page cache stays as long as the memory is not needed. Some of the final amount may be newer
  // than the peak: too little is never subtracted.
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
  // Dead processes leave the group a moment later. One that cannot be killed within a second is
  // stuck in the kernel, and the next runner removes the group.
  for (int patience = 1000; patience > 0; patience--) {
    if (rmdir(group->path) == 0 || errno != EBUSY) return;
    kill_memory_group(group);
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
}
