#define _GNU_SOURCE
#include "enclosure.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/utsname.h>
#endif

#include "descriptors.h"
#include "kernel_file.h"
#include "memory_group.h"
#include "report.h"

#ifdef __linux__
// The launcher's end of a socket pair with the keeper: it sends one byte as a request and gets one
// back. It is closed when the launcher dies, however that happens, which ends the keeper and with
// it the namespace.
static int keeper_line = -1;

// Whether this process has entered a user namespace of its own.
static int has_own_users = 0;

static _Noreturn void give_up(const char *what) {
  fprintf(stderr, "judge-launcher: %s: %s\n", what, strerror(errno));
  exit(EXIT_FAILURE);
}

// Makes the children of this process belong to a new PID namespace, and enters a new mount
// namespace: directly if privileged, else inside a new user namespace in which the user keeps his
// identity.
static int enter_namespaces(void) {
  unsigned user = geteuid(), group = getegid();
  if (unshare(CLONE_NEWPID | CLONE_NEWNS) != 0) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS) != 0) return 0;
    has_own_users = 1;
    char map[64];
    snprintf(map, sizeof map, "%u %u 1", user, user);
    if (!write_file("/proc/self/uid_map", map)) return 0;
    // An unprivileged process may write gid_map only after it has given up setgroups.
    write_file("/proc/self/setgroups", "deny");
    snprintf(map, sizeof map, "%u %u 1", group, group);
    if (!write_file("/proc/self/gid_map", map)) return 0;
  }
  // Mounts made here do not propagate to the outside; those made outside still appear here.
  return mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL) == 0;
}

// The keeper, PID 1 (the init process) of the PID namespace: it mounts /proc for the namespace,
// adopts orphans, which the kernel reaps, and kills all other processes in the namespace on
// request.
static _Noreturn void keep(int line) {
  // kill(-1) is confined to the namespace only for a process inside one.
  if (getpid() != 1) _exit(EXIT_FAILURE);
  // Programs look themselves up in /proc by their process ID: libdispatch does so to count its busy
  // threads, and crashes if it finds another process or none there.
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) {
    _exit(EXIT_FAILURE);
  }
  signal(SIGCHLD, SIG_IGN);
  dup2(line, 0);
  close_descriptors_from(1);
  // The first byte confirms that all of this succeeded.
  char request = 0;
  ssize_t count = 1;
  while (count > 0 && write(0, &request, 1) == 1) {
    while ((count = read(0, &request, 1)) < 0 && errno == EINTR) {
    }
    if (count <= 0) break;
    // The kernel signals all of them before any can fork again. An orphan becomes a child of this
    // process before its parent is gone: without children this process is alone.
    kill(-1, SIGKILL);
    while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) {
    }
  }
  _exit(EXIT_SUCCESS);
}

// Waits for the keeper's reply; false if it is dead.
static int hear_keeper(void) {
  char byte;
  ssize_t count;
  while ((count = read(keeper_line, &byte, 1)) < 0 && errno == EINTR) {
  }
  return count == 1;
}

static int start_keeper(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return 0;
  pid_t keeper = fork();
  if (keeper == 0) keep(ends[1]);
  close(ends[1]);
  keeper_line = ends[0];
  return keeper > 0 && hear_keeper();
}

// Ends the keeper, if there is one, and reaps it: a new parent might not.
static void dismiss_keeper(void) {
  if (keeper_line >= 0) close(keeper_line);
  keeper_line = -1;
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) {
  }
}

// Tries the namespaces in a child process: they cannot be left again.
static int can_keep_namespaces(void) {
  pid_t trial = fork();
  if (trial == 0) {
    int works = enter_namespaces() && start_keeper();
    dismiss_keeper();
    _exit(works ? EXIT_SUCCESS : EXIT_FAILURE);
  }
  int status;
  return trial > 0 && waitpid(trial, &status, 0) == trial && status == 0;
}

// Has the keeper kill everything in the namespace; false if it is dead.
static int empty_namespace(void) {
  char byte = 0;
  ssize_t count;
  while ((count = write(keeper_line, &byte, 1)) < 0 && errno == EINTR) {
  }
  int is_empty = count == 1 && hear_keeper();
  // This process may also have adopted children of a program. They are dead as well; those that
  // cannot be reaped yet are left until the next program has ended.
  while (waitpid(-1, NULL, WNOHANG) > 0) {
  }
  return is_empty;
}

// Kills and reaps the children of this process until there are none: without a namespace each
// descendant of the program is adopted by this subreaper as soon as its own parent is dead.
static void kill_children(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  int killed;
  do {
    killed = 0;
    FILE *children = fopen(path, "re");
    int child;
    while (children != NULL && fscanf(children, "%d", &child) == 1) {
      if (kill(child, SIGKILL) == 0) killed++;
    }
    if (children != NULL) fclose(children);
    // The list is read again, for those adopted meanwhile, only after as many have died: a fork
    // bomb leaves thousands, and reading it after each death would take too long.
    for (int rest = killed; rest > 0 && waitpid(-1, NULL, 0) > 0; rest--) {
    }
  } while (killed > 0);
}
#endif

int64_t enclose_programs(void) {
  int64_t protection = PROCESS_GROUP | RESOURCE_LIMITS;
#ifdef __linux__
  if (can_keep_namespaces()) {
    if (!enter_namespaces() || !start_keeper()) give_up("namespaces");
    protection |= PID_NAMESPACE;
  } else if (prctl(PR_SET_CHILD_SUBREAPER, 1) == 0) {
    protection |= SUBREAPER;
  }
#endif
  return protection;
}

int counts_tasks_apart(void) {
#ifdef __linux__
  // Earlier kernels count all tasks of a user, inside and outside of the namespace.
  struct utsname system;
  int major = 0, minor = 0;
  if (!has_own_users || uname(&system) != 0) return 0;
  sscanf(system.release, "%d.%d", &major, &minor);
  return major > 5 || (major == 5 && minor >= 14);
#else
  return 0;
#endif
}

void leave_enclosure(void) {
#ifdef __linux__
  dismiss_keeper();
#endif
}

int kill_everything_left(pid_t program, const struct memory_group *group) {
#ifdef __linux__
  if (keeper_line >= 0) return empty_namespace();
#endif
  kill(-program, SIGKILL);
  if (group != NULL) kill_memory_group(group);
#ifdef __linux__
  kill_children();
#endif
  return 1;
}
