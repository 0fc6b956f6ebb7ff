// Starts one program under limits, waits for it, and leaves nothing of it behind.
//
//     judge-launcher PARENT CPU_SECONDS STACK_BYTES GROUPS VERSION GROUP_BYTES PROGRAM [ARGUMENT...]
//
// GROUPS is a folder in which a memory group of control groups VERSION 1 or 2 can be made, or empty.
//
// The module Judging starts this for every run. It is written in C because a process must change
// itself between fork and exec, which Swift cannot express, and it is a program of its own because
// a child's peak memory is counted from its parent's: a parent of one megabyte does not disturb.
//
// The program inherits descriptors 0, 1 and 2; reports go to descriptor 3 (`struct report`).
// SIGTERM means: kill the program and everything it started, then report as usual. The death of the
// runner means the same.
//
//     runner ── posix_spawn ──> launcher ──┬── keeper   (PID 1 of a new PID namespace)
//                                          └── program  (in that namespace, in its own process
//                                                        group, in its own memory group)
//
// Whatever the program starts is in the namespace too and dies with the keeper. Where the system
// refuses a namespace, orphans become children of the launcher instead, which kills them, and
// everybody in the memory group.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "kernel_file.h"
#include "memory_group.h"

extern char **environ;

enum { REPORT_DESCRIPTOR = 3 };

// What a report is about. The numbers, and the order of the fields below, are known to
// Sources/Judging/Running/LauncherReport.swift.
enum report_kind { STARTED = 1, NOT_STARTED = 2, ENDED = 3 };

enum protection {
  PROCESS_GROUP = 1,
  RESOURCE_LIMITS = 2,
  SUBREAPER = 4,
  PID_NAMESPACE = 8,
  MEMORY_GROUP = 16,
};

// What the forked child tells when it stays outside of the memory group: no error number.
enum { NO_GROUP = -1 };

struct report {
  int64_t kind;
  int64_t process;      // of the program, as the runner sees it
  int64_t protection;   // a sum of `enum protection`
  int64_t error;        // NOT_STARTED: why, as an error number
  int64_t wait_status;  // ENDED: as wait4 gives it
  int64_t cpu_nanoseconds;
  int64_t wall_nanoseconds;
  int64_t peak_memory_bytes;        // of the largest process
  int64_t group_peak_memory_bytes;  // of all processes together; 0 if unknown
  int64_t oom_kills;                // processes killed because of the group's limit
};

// What a program may use of the things that the kernel itself watches.
struct limits {
  rlim_t cpu_seconds;
  rlim_t stack_bytes;
};

// A write of less than PIPE_BUF bytes is never torn apart.
static void send_report(const struct report *report) {
  while (write(REPORT_DESCRIPTOR, report, sizeof *report) < 0 && errno == EINTR) {
  }
}

// Ends the launcher because the system has refused what every run needs.
static _Noreturn void give_up(int error) {
  struct report report = {.kind = NOT_STARTED, .error = error};
  send_report(&report);
  _exit(EXIT_FAILURE);
}

static int64_t monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static int64_t nanoseconds(struct timeval time) {
  return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

static void close_descriptors_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  // Where there is no limit, nobody goes this far either.
  long limit = sysconf(_SC_OPEN_MAX);
  int end = limit < 0 || limit > 65536 ? 65536 : (int)limit;
  for (int descriptor = first; descriptor < end; descriptor++) close(descriptor);
}

// ---- Protection -------------------------------------------------------------------------------

#ifdef __linux__
// Makes the children of this process belong to a new PID namespace: directly with the right to do
// so, else inside a new user namespace in which the user keeps his identity.
static int enter_pid_namespace(void) {
  unsigned user = geteuid(), group = getegid();
  if (unshare(CLONE_NEWPID) == 0) return 1;
  if (unshare(CLONE_NEWUSER | CLONE_NEWPID) != 0) return 0;
  char map[64];
  snprintf(map, sizeof map, "%u %u 1", user, user);
  if (!write_file("/proc/self/uid_map", map)) give_up(errno);
  // A group may be mapped only by someone who has given up changing groups.
  write_file("/proc/self/setgroups", "deny");
  snprintf(map, sizeof map, "%u %u 1", group, group);
  if (!write_file("/proc/self/gid_map", map)) give_up(errno);
  return 1;
}

// The first process of a PID namespace: it adopts orphans, never waits for them, and lives as long
// as the launcher, which alone holds the other end of the lifeline.
static pid_t fork_keeper(void) {
  int lifeline[2];
  if (pipe2(lifeline, O_CLOEXEC) != 0) return -1;
  pid_t keeper = fork();
  if (keeper == 0) {
    signal(SIGCHLD, SIG_IGN);
    dup2(lifeline[0], 0);
    close_descriptors_from(1);
    char nothing;
    while (read(0, &nothing, 1) < 0 && errno == EINTR) {
    }
    _exit(EXIT_SUCCESS);
  }
  close(lifeline[0]);
  return keeper;
}

// Kills the children of this process that are left, until there are none: without a namespace each
// descendant of the program becomes a child of its subreaper as soon as its own parent is dead.
static void kill_children(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  for (;;) {
    FILE *children = fopen(path, "re");
    int child;
    while (children != NULL && fscanf(children, "%d", &child) == 1) kill(child, SIGKILL);
    if (children != NULL) fclose(children);
    // Waiting for one of them is enough to know that the list is worth another look.
    if (waitpid(-1, NULL, children == NULL ? WNOHANG : 0) <= 0) return;
  }
}
#endif

// Starts the keeper if a namespace is to be had. Returns 0 without one.
static pid_t protect(int64_t *protection) {
  *protection = PROCESS_GROUP | RESOURCE_LIMITS;
  pid_t keeper = 0;
#ifdef __linux__
  if (enter_pid_namespace()) {
    keeper = fork_keeper();
    if (keeper < 0) give_up(errno);
    *protection |= PID_NAMESPACE;
  } else if (prctl(PR_SET_CHILD_SUBREAPER, 1) == 0) {
    *protection |= SUBREAPER;
  }
#endif
  return keeper;
}

static void kill_everything_left(
    pid_t program, pid_t keeper, const struct memory_group *group) {
  if (keeper > 0) {
    // The wait lasts until the whole namespace is empty.
    kill(keeper, SIGKILL);
    waitpid(keeper, NULL, 0);
    return;
  }
  kill(-program, SIGKILL);
  if (group != NULL) kill_memory_group(group);
#ifdef __linux__
  kill_children();
#endif
}

// ---- The program ------------------------------------------------------------------------------

static void set_limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  getrlimit(resource, &limit);
  // A limit that is already lower stays: only the superuser may raise it.
  if (soft < limit.rlim_max) limit.rlim_cur = soft;
  else limit.rlim_cur = limit.rlim_max;
  if (hard < limit.rlim_max) limit.rlim_max = hard;
  setrlimit(resource, &limit);
}

static void tell(int descriptor, int number) {
  while (write(descriptor, &number, sizeof number) < 0 && errno == EINTR) {
  }
}

// Runs in the forked child: becomes the program, or tells the launcher why it cannot.
static _Noreturn void become(
    char **command, struct limits limits, const struct memory_group *group, int news) {
  if (group != NULL && !enter_memory_group(group)) tell(news, NO_GROUP);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Nothing the program runs may become a user whom the runner cannot kill.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  // Should memory run out before the runner notices, the kernel takes this process first.
  write_file("/proc/self/oom_score_adj", "1000");
#endif
  setpgid(0, 0);
  // The runner stops the program earlier; this is for the case that the runner is held up. A
  // program that ignores the signal of the soft limit is killed by the hard one.
  set_limit(RLIMIT_CPU, limits.cpu_seconds, limits.cpu_seconds + 1);
  set_limit(RLIMIT_STACK, limits.stack_bytes, limits.stack_bytes);
  set_limit(RLIMIT_CORE, 0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(command[0], command, environ);
  tell(news, errno);
  _exit(127);
}

static _Noreturn void give_up_with_group(int error, const struct memory_group *group) {
  if (group != NULL) remove_memory_group(group);
  give_up(error);
}

// Forks the program and returns once it runs, or once it is clear that it does not: the report's
// error then says why.
static pid_t start(
    char **command, struct limits limits, const struct memory_group *group,
    struct report *report) {
  int news[2];
  if (pipe(news) != 0) give_up_with_group(errno, group);
  fcntl(news[0], F_SETFD, FD_CLOEXEC);
  fcntl(news[1], F_SETFD, FD_CLOEXEC);
  if (group != NULL) report->protection |= MEMORY_GROUP;
  pid_t program = fork();
  if (program < 0) give_up_with_group(errno, group);
  if (program == 0) become(command, limits, group, news[1]);
  close(news[1]);
  // A successful exec closes the other end, which ends the loop.
  int number;
  ssize_t count;
  while ((count = read(news[0], &number, sizeof number)) != 0) {
    if (count < 0 && errno != EINTR) break;
    if (count < 0) continue;
    if (number == NO_GROUP) report->protection &= ~(int64_t)MEMORY_GROUP;
    else report->error = number;
  }
  close(news[0]);
  report->process = program;
  return program;
}

// Waits for the program's end, and kills it when the runner asks for that.
static void await(pid_t program, const sigset_t *signals, int *status, struct rusage *usage) {
  for (;;) {
    int signal;
    sigwait(signals, &signal);
    if (signal == SIGTERM) {
      kill(-program, SIGKILL);
      kill(program, SIGKILL);
    }
    // Orphans of the program may have died as well. Several deaths can share one signal.
    pid_t dead;
    while ((dead = wait4(-1, status, WNOHANG, usage)) > 0) {
      if (dead == program) return;
    }
  }
}

// Nothing is to be left of a run that is over or has never begun.
static void clean_up(
    pid_t program, pid_t keeper, const struct memory_group *group, struct report *report) {
  kill_everything_left(program, keeper, group);
  if (group == NULL) return;
  struct memory_group_usage usage = read_memory_group_usage(group);
  report->group_peak_memory_bytes = usage.peak_bytes;
  report->oom_kills = usage.oom_kills;
  remove_memory_group(group);
}

// Makes the launcher die in order, whoever dies or asks for it.
static void watch_signals(pid_t runner, sigset_t *signals) {
  sigset_t blocked;
  sigemptyset(signals);
  sigaddset(signals, SIGTERM);
  sigaddset(signals, SIGCHLD);
  blocked = *signals;
  // A runner that has died reads no reports.
  sigaddset(&blocked, SIGPIPE);
  sigprocmask(SIG_BLOCK, &blocked, NULL);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
  // The runner may have died before the line above took effect.
  if (getppid() != runner) exit(EXIT_FAILURE);
}

int main(int count, char **arguments) {
  if (count < 8) {
    fputs("usage: judge-launcher PARENT CPU_SECONDS STACK_BYTES GROUPS VERSION GROUP_BYTES "
          "PROGRAM [ARGUMENT...]\n", stderr);
    return 2;
  }
  struct limits limits = {
      .cpu_seconds = strtoull(arguments[2], NULL, 10),
      .stack_bytes = strtoull(arguments[3], NULL, 10),
  };
  fcntl(REPORT_DESCRIPTOR, F_SETFD, FD_CLOEXEC);
  close_descriptors_from(REPORT_DESCRIPTOR + 1);
  sigset_t signals;
  watch_signals((pid_t)strtol(arguments[1], NULL, 10), &signals);

  struct report report = {.kind = STARTED};
  pid_t keeper = protect(&report.protection);
  const struct memory_group *group = NULL;
  if (arguments[4][0] != 0) {
    group = make_memory_group(arguments[4], atoi(arguments[5]), arguments[6]);
  }
  int64_t begin = monotonic_nanoseconds();
  pid_t program = start(arguments + 7, limits, group, &report);
  if (report.error == 0) send_report(&report);
  // Only the program holds its ends of the pipes from now on.
  close(STDIN_FILENO);
  close(STDOUT_FILENO);
  close(STDERR_FILENO);

  int status = 0;
  struct rusage usage;
  await(program, &signals, &status, &usage);
  report.kind = report.error == 0 ? ENDED : NOT_STARTED;
  report.wall_nanoseconds = monotonic_nanoseconds() - begin;
  report.wait_status = status;
  report.cpu_nanoseconds = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
#ifdef __APPLE__
  report.peak_memory_bytes = usage.ru_maxrss;
#else
  report.peak_memory_bytes = (int64_t)usage.ru_maxrss * 1024;
#endif
  clean_up(program, keeper, group, &report);
  send_report(&report);
  return EXIT_SUCCESS;
}
