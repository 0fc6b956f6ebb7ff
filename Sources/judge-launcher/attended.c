#define _GNU_SOURCE
#include "attended.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "footprint.h"

static int report_number(int descriptor, int64_t number) {
  return write(descriptor, &number, sizeof number) == sizeof number;
}

int become_attended_program(int count, char **arguments) {
  if (count < 4) return 2;
  int report = atoi(arguments[1]);
  fcntl(report, F_SETFD, FD_CLOEXEC);
#ifdef __linux__
  // The runner's peak is this process's initial one: the program gets a process that has none yet,
  // also a child of the runner. If the system refuses that, the program takes this one.
  shrink_footprint();
  if (syscall(SYS_clone, CLONE_PARENT | SIGCHLD, NULL, NULL, NULL, NULL) > 0) return EXIT_SUCCESS;
  // It stays in effect for the program. The runner's thread that started this process waits for
  // its end.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The runner may have died before that.
  if (getppid() != atoi(arguments[0])) return EXIT_FAILURE;
#endif
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  if (!report_number(report, getpid())) return EXIT_FAILURE;
  if (!report_number(report, (int64_t)used.tv_sec * 1000000000 + used.tv_nsec)) return EXIT_FAILURE;
  execv(arguments[2], arguments + 3);
  return report_number(report, errno) ? 127 : EXIT_FAILURE;
}
