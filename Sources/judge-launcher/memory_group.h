// A control group with the memory controller: the processes of one run, their limit, their peak.
//
// The group is in a folder of the cgroup file system that the runner has found (Judging,
// MemoryGroups), and is named after this process's ID, so that a later runner can recognize stale
// groups.

#pragma once

#include <stdint.h>

struct memory_group;

struct memory_group_usage {
  int64_t peak_bytes;  // without the page cache, which the kernel can reclaim
  int64_t oom_kills;   // how many processes the kernel has killed because of the limit
};

// Sets the name of this process's group in a folder of cgroup version 1 or 2. Returns NULL if the
// folder is empty, or its name too long.
struct memory_group *name_memory_group(const char *folder, int version);

// Creates the group, or resets it for reuse, and sets its limit. False if the kernel refuses.
int prepare_memory_group(struct memory_group *group, int64_t limit_bytes);

// Moves the calling process into the group; false if the kernel refuses.
int enter_memory_group(const struct memory_group *group);

// Sends SIGKILL to all processes in the group; false if there are none.
int kill_memory_group(const struct memory_group *group);

// Returns the figures of the group since it was prepared. The page cache is subtracted only from a
// peak above `known_peak_bytes`; lower ones do not matter.
struct memory_group_usage read_memory_group_usage(
    const struct memory_group *group, int64_t known_peak_bytes);

// Kills all processes in the group until it is empty, and removes it, if it was ever created.
void remove_memory_group(struct memory_group *group);
