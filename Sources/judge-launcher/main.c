// Runs programs under limits, one after another, and leaves no process of them behind.
//
//     judge-launcher GROUPS VERSION
//     judge-launcher attend RUNNER REPORT PROGRAM NAME [ARGUMENT...]
//
// The standard input is a socket, from which requests are read (request.h) and to which reports are
// sent (report.h). GROUPS is a folder in which a control group of cgroup VERSION 1 or 2 can be
// created, or empty.
//
// The module Judging starts one launcher for every concurrent run, and reuses it. The launcher is
// written in C because a process must change itself between fork and exec, which Swift cannot
// express. It is a program of its own because a child inherits its parent's resident set size as
// its initial peak: a parent of two megabytes does not disturb.
//
//     runner ── socket ── launcher ──┬── keeper   (PID 1 of a new PID namespace)
//                                    └── program  (in that namespace, in its own session and process
//                                                  group, in the launcher's memory group)
//
// All descendants of a program are in the namespace too, and the keeper kills them when the program
// has ended. Where the system refuses a namespace, the launcher is the subreaper of orphans
// instead, and kills them and all processes in the memory group.
//
// The end of the socket ends the launcher: if the runner dies, however that happens, the program is
// killed, and keeper and memory group are removed. If the launcher dies, the kernel kills the
// program, and the keeper ends, and with it the namespace.
//
// The second form becomes a program without limits that dies with its runner (attended.h).

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "attended.h"
#include "descriptors.h"
#include "enclosure.h"
#include "footprint.h"
#include "memory_group.h"
#include "program.h"
#include "report.h"
#include "request.h"

static int64_t monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static int64_t nanoseconds(struct timeval time) {
  return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

static int64_t peak_memory_bytes(const struct rusage *usage) {
#ifdef __APPLE__
  return usage->ru_maxrss;
#else
  return (int64_t)usage->ru_maxrss * 1024;
#endif
}

// Only the socket and the standard error are used. The three standard descriptors are always open,
// so that no descriptor of a program gets one of their numbers.
static void settle_descriptors(void) {
  close_descriptors_from(STDERR_FILENO + 1);
  int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, STDOUT_FILENO);
  if (fcntl(STDERR_FILENO, F_GETFD) < 0) dup2(nothing, STDERR_FILENO);
  if (nothing > STDERR_FILENO) close(nothing);
}

// Only the end of the socket ends the launcher. Signals that request termination are for the
// runner, which decides what happens to the program.
static void settle_signals(void) {
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGHUP);
  sigaddset(&blocked, SIGINT);
  sigaddset(&blocked, SIGTERM);
  // Writing a report to a dead runner must not kill the launcher.
  sigaddset(&blocked, SIGPIPE);
  sigaddset(&blocked, SIGCHLD);
  sigprocmask(SIG_SETMASK, &blocked, NULL);
  watch_children();
}

// Runs the program of a request to its end. Returns STOP if another request may follow.
static enum message run(struct request *request, int64_t protection, struct memory_group *group) {
  if (group != NULL && !prepare_memory_group(group, request->group_bytes)) group = NULL;
  struct report report = {.kind = STARTED, .protection = protection};
  int64_t begin = monotonic_nanoseconds();
  struct start start = start_program(request, group);
  // From now on only the program holds its ends of the pipes.
  release_request(request);
  report.process = start.process;
  report.error = start.error;
  if (group != NULL && !start.is_outside_group) report.protection |= MEMORY_GROUP;
  if (start.error == 0) send_report(&report);

  int status = 0;
  enum message message = STOP;
  struct rusage usage = {0};
  if (start.process > 0) message = await_program(start.process, &status, &usage);
  report.kind = start.error == 0 ? ENDED : NOT_STARTED;
  report.wall_nanoseconds = monotonic_nanoseconds() - begin;
  report.wait_status = status;
  report.cpu_nanoseconds = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  report.peak_memory_bytes = peak_memory_bytes(&usage);
  // No process may be left of a run that has ended or has failed to start.
  if (start.process > 0 && !kill_everything_left(start.process, group)) {
    return END_OF_MESSAGES;
  }
  if (group != NULL) {
    struct memory_group_usage all = read_memory_group_usage(group, report.peak_memory_bytes);
    report.group_peak_memory_bytes = all.peak_bytes;
    report.oom_kills = all.oom_kills;
  }
  send_report(&report);
  return message;
}

int main(int count, char **arguments) {
  if (count > 1 && strcmp(arguments[1], "attend") == 0) {
    return become_attended_program(count - 2, arguments + 2);
  }
  if (count != 3) {
    fputs("usage: judge-launcher GROUPS VERSION, with a socket as standard input\n", stderr);
    return 2;
  }
  settle_descriptors();
  settle_signals();
  struct memory_group *group = name_memory_group(arguments[1], atoi(arguments[2]));
  // Before the namespaces: /proc does not show this process from then on.
  shrink_footprint();
  int64_t protection = enclose_programs();

  struct request request;
  enum message message;
  do {
    message = receive_message(&request);
    // A STOP that arrives here has crossed the report of the end.
    if (message == RUN) message = run(&request, protection, group);
  } while (message == STOP);
  if (group != NULL) remove_memory_group(group);
  leave_enclosure();
  if (message != BROKEN) return EXIT_SUCCESS;
  fputs("judge-launcher: the standard input holds no request of a runner\n", stderr);
  return 2;
}
