// What programs cannot get out of: a PID namespace, or at least the family of this process.

#pragma once

#include <stdint.h>
#include <sys/types.h>

struct memory_group;

// Encloses every program that this process forks from now on, for good, as far as the system
// allows it. Returns a sum of `enum protection`. Ends the launcher if the system refuses what it
// has just promised.
int64_t enclose_programs(void);

// Whether the kernel's limit on the tasks of a user would be one on those of the programs alone.
int counts_tasks_apart(void);

// Ends what keeps the programs enclosed, once there are no more of them.
void leave_enclosure(void);

// Kills everything that a program, itself dead already, has left behind, and returns when it is
// gone; false if that is no longer possible. `group` may be NULL.
int kill_everything_left(pid_t program, const struct memory_group *group);
