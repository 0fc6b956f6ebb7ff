// Requests of the runner, received one after another through a socket.

#pragma once

#include <stdint.h>

enum {
  REQUEST_SOCKET = 0,
  // The working folder, and the program's standard input, output and error.
  REQUEST_DESCRIPTORS = 4,
};

enum message {
  END_OF_MESSAGES,  // the runner is gone
  RUN,              // with a request
  STOP,             // kill the program, which may have ended meanwhile
  BROKEN,           // malformed: not sent by a runner
};

struct request {
  int64_t cpu_seconds;
  int64_t stack_bytes;
  int64_t group_bytes;  // the limit of the memory group
  int64_t tasks;        // the limit of processes and threads at once, where there can be one
  int descriptors[REQUEST_DESCRIPTORS];
  char **arguments;  // the first is the program's path; NULL-terminated
  char **variables;  // likewise
};

// Receives a message, waiting for it. After RUN, `request` must be released.
enum message receive_message(struct request *request);

// Closes the descriptors and frees the memory.
void release_request(struct request *request);
