// What the runner asks for, one message after the other through a socket.

#pragma once

#include <stdint.h>

enum {
  REQUEST_SOCKET = 0,
  // The working folder, and what becomes the program's standard input, output and error.
  REQUEST_DESCRIPTORS = 4,
};

enum message {
  END_OF_MESSAGES,  // the runner is gone
  RUN,              // with a request
  STOP,             // kill the program, which may have ended meanwhile
  BROKEN,           // no message that a runner sends
};

struct request {
  int64_t cpu_seconds;
  int64_t stack_bytes;
  int64_t group_bytes;  // the limit of the memory group
  int64_t tasks;        // the limit of processes and threads at once, where there can be one
  int descriptors[REQUEST_DESCRIPTORS];
  char **arguments;  // the first is the program's path; behind the last comes NULL
  char **variables;  // likewise
};

// Waits for a message. After RUN, `request` is to be released.
enum message receive_message(struct request *request);

// Closes the descriptors and forgets the rest.
void release_request(struct request *request);
