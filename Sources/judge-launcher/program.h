// The program itself: started under limits, and awaited.

#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include "request.h"

struct memory_group;

// How a start has turned out.
struct start {
  pid_t process;         // 0 without one
  int error;             // why the program does not run, or 0
  int is_outside_group;  // the memory group would not have it
};

// Starts the program of a request and returns once it runs, or once it is clear that it does not.
// In either case a process that there is has to be awaited.
struct start start_program(const struct request *request, const struct memory_group *group);

// Lets `await_program` see the deaths of children.
void watch_children(void);

// Waits for the program's end, and kills it when the runner asks for that or is no longer there.
// Returns STOP if another request may follow.
enum message await_program(pid_t program, int *status, struct rusage *usage);
