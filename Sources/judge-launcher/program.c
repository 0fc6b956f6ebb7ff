#define _GNU_SOURCE
#include "program.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/ptrace.h>
#endif

#include "enclosure.h"
#include "kernel_file.h"
#include "memory_group.h"

// ---- Start ------------------------------------------------------------------------------------

static void set_limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  getrlimit(resource, &limit);
  // A lower hard limit stays: only the superuser may raise it.
  if (soft < limit.rlim_max) limit.rlim_cur = soft;
  else limit.rlim_cur = limit.rlim_max;
  if (hard < limit.rlim_max) limit.rlim_max = hard;
  setrlimit(resource, &limit);
}

// Replaces this process with the program. Returns only on failure.
static void execute(const struct request *request) {
  // A file that is still open for writing cannot be executed (ETXTBSY): a child that another thread
  // of the writer has just forked may be about to close it.
  for (int patience = 100; patience > 0; patience--) {
    execve(request->arguments[0], request->arguments, request->variables);
    if (errno != ETXTBSY) return;
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
}

// Runs in the child, in the memory of the launcher, which is suspended meanwhile (vfork).
static __attribute__((noinline)) _Noreturn void become_program(
    const struct request *request, const struct memory_group *group,
    volatile struct start *start) {
  if (group != NULL) start->is_outside_group = !enter_memory_group(group);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Set-user-ID programs must not gain privileges, so that the runner can kill them.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  // If memory runs out before the runner notices, the OOM killer chooses this process first.
  write_file("/proc/self/oom_score_adj", "1000");
#endif
  // A session besides a process group: where Linux schedules by session (autogroups), the runner
  // keeps its share of the processors however many processes there are.
  setsid();
  // The runner stops the program earlier; this is a fallback in case the runner is delayed. A
  // program that ignores the signal of the soft limit is killed by the hard one.
  set_limit(RLIMIT_CPU, request->cpu_seconds, request->cpu_seconds + 1);
  set_limit(RLIMIT_STACK, request->stack_bytes, request->stack_bytes);
  set_limit(RLIMIT_CORE, 0, 0);
#ifdef __linux__
  if (counts_tasks_apart()) set_limit(RLIMIT_NPROC, request->tasks, request->tasks);
#endif
  int is_ready = fchdir(request->descriptors[0]) == 0;
  for (int target = 0; target < 3; target++) {
    is_ready = is_ready && dup2(request->descriptors[target + 1], target) == target;
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (is_ready) execute(request);
  start->error = errno;
  _exit(127);
}

struct start start_program(const struct request *request, const struct memory_group *group) {
  static volatile struct start start;
  start.error = 0;
  start.is_outside_group = 0;
  // Unlike `fork`, `vfork` copies no page tables, and it returns once the program runs or has
  // failed to. Such a copy would take a third of the smallest program's total time.
  pid_t process = vfork();
  if (process == 0) become_program(request, group, &start);
  return (struct start){
      .process = process > 0 ? process : 0,
      .error = process > 0 ? start.error : errno,
      .is_outside_group = start.is_outside_group,
  };
}

// ---- End --------------------------------------------------------------------------------------

static void take_notice(int signal) { (void)signal; }

void watch_children(void) {
  struct sigaction action = {.sa_handler = take_notice};
  sigaction(SIGCHLD, &action, NULL);
}

static int is_dead(pid_t program, int *status, struct rusage *usage) {
  // Adopted orphans of the program may have died as well. Several deaths can be merged into one
  // signal.
  pid_t dead;
  while ((dead = wait4(-1, status, WNOHANG, usage)) > 0) {
#ifdef __linux__
    // It has asked to be traced, and only stops. Nobody traces it: it goes on with its signal.
    if (WIFSTOPPED(*status)) {
      ptrace(PTRACE_DETACH, dead, NULL, (void *)(intptr_t)WSTOPSIG(*status));
      continue;
    }
#endif
    if (dead == program) return 1;
  }
  return 0;
}

enum message await_program(pid_t program, int *status, struct rusage *usage) {
  enum message message = STOP;
  // SIGCHLD is unblocked only while this process sleeps: none can be lost between the check and the
  // sleep.
  sigset_t awake;
  sigprocmask(SIG_BLOCK, NULL, &awake);
  sigdelset(&awake, SIGCHLD);
  while (!is_dead(program, status, usage)) {
    fd_set sources;
    FD_ZERO(&sources);
    if (message == STOP) FD_SET(REQUEST_SOCKET, &sources);
    if (pselect(REQUEST_SOCKET + 1, &sources, NULL, NULL, NULL, &awake) <= 0) continue;
    struct request request;
    message = receive_message(&request);
    if (message == RUN) {
      // Only one program runs at a time.
      release_request(&request);
      message = BROKEN;
    }
    kill(-program, SIGKILL);
    kill(program, SIGKILL);
  }
  return message;
}
