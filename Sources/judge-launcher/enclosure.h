// The isolation of programs: a PID namespace, or at least this process as their subreaper.

#pragma once

#include <stdint.h>
#include <sys/types.h>

struct memory_group;

// Isolates all programs that this process forks from now on, permanently, as far as the system
// allows it. Returns a bit mask of `enum protection`. Ends the launcher if the system refuses what
// it has just allowed in a trial.
int64_t enclose_programs(void);

// Whether the kernel's per-user task limit (RLIMIT_NPROC) counts the tasks of the programs alone.
int counts_tasks_apart(void);

// Ends the isolation once no programs are left.
void leave_enclosure(void);

// Kills all processes that a program, itself already dead, has left behind, and returns when they
// are gone; false if that is no longer possible. `group` may be NULL.
int kill_everything_left(pid_t program, const struct memory_group *group);
