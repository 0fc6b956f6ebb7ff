// A control group of the memory controller: the processes of one run, their limit, their peak.
//
// The group lies in a folder of the kernel's that the runner has found (Judging, MemoryGroups),
// and is called after this process, so that a later runner can tell the groups of the dead.

#include <stdint.h>

struct memory_group;

struct memory_group_usage {
  int64_t peak_bytes;  // the content of files, which the kernel drops at need, not included
  int64_t oom_kills;   // how many processes the kernel has killed because of the limit
};

// Makes a group in a folder of the given version of control groups, 1 or 2, with a limit.
// Returns NULL if the kernel refuses any of it.
const struct memory_group *make_memory_group(const char *folder, int version, const char *bytes);

// Moves the calling process into the group; false if the kernel refuses.
int enter_memory_group(const struct memory_group *group);

// Sends SIGKILL to all processes in the group; false if there are none.
int kill_memory_group(const struct memory_group *group);

struct memory_group_usage read_memory_group_usage(const struct memory_group *group);

// Kills whoever is left in the group until it is empty, and removes it.
void remove_memory_group(const struct memory_group *group);
