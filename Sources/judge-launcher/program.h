// The program itself: starting it under limits, and waiting for it.

#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include "request.h"

struct memory_group;

// The result of a start.
struct start {
  pid_t process;         // 0 without one
  int error;             // why the program does not run, or 0
  int is_outside_group;  // it could not enter the memory group
};

// Starts the program of a request and returns once it runs or has failed to. In either case an
// existing process must be waited for.
struct start start_program(const struct request *request, const struct memory_group *group);

// Installs the SIGCHLD handler that wakes `await_program`.
void watch_children(void);

// Waits for the program's end, and kills it when the runner asks for that or is gone. Returns STOP
// if another request may follow.
enum message await_program(pid_t program, int *status, struct rusage *usage);
