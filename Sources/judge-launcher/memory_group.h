// A control group of the memory controller: the processes of one run, their limit, their peak.
//
// The group lies in a folder of the kernel's that the runner has found (Judging, MemoryGroups),
// and is called after this process, so that a later runner can tell the groups of the dead.

#pragma once

#include <stdint.h>

struct memory_group;

struct memory_group_usage {
  int64_t peak_bytes;  // the content of files, which the kernel drops at need, not included
  int64_t oom_kills;   // how many processes the kernel has killed because of the limit
};

// Names the group of this process in a folder of the given version of control groups, 1 or 2.
// Returns NULL for an empty folder, or one whose name is too long.
struct memory_group *name_memory_group(const char *folder, int version);

// Makes the group, or makes it as good as new, and sets its limit. False if the kernel refuses.
int prepare_memory_group(struct memory_group *group, int64_t limit_bytes);

// Moves the calling process into the group; false if the kernel refuses.
int enter_memory_group(const struct memory_group *group);

// Sends SIGKILL to all processes in the group; false if there are none.
int kill_memory_group(const struct memory_group *group);

// Tells what has become of the group since it was prepared. The content of files is left out only
// of a peak that is higher than `known_peak_bytes`; others are of no interest.
struct memory_group_usage read_memory_group_usage(
    const struct memory_group *group, int64_t known_peak_bytes);

// Kills whoever is left in the group until it is empty, and removes it, if it was ever made.
void remove_memory_group(struct memory_group *group);
