#include "attended.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

int become_attended_program(int count, char **arguments) {
  if (count < 4) return 2;
  int report = atoi(arguments[1]);
  fcntl(report, F_SETFD, FD_CLOEXEC);
#ifdef __linux__
  // It stays in effect for the program. The runner's thread that started this process waits for
  // its end.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The runner may have died before that.
  if (getppid() != atoi(arguments[0])) return EXIT_FAILURE;
#endif
  execv(arguments[2], arguments + 3);
  int error = errno;
  // If nobody reads it, nobody wants to know.
  return write(report, &error, sizeof error) == sizeof error ? 127 : EXIT_FAILURE;
}
