#define _GNU_SOURCE
#include "descriptors.h"

#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

void close_descriptors_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  // Without a limit, this is high enough.
  long limit = sysconf(_SC_OPEN_MAX);
  int end = limit < 0 || limit > 65536 ? 65536 : (int)limit;
  for (int descriptor = first; descriptor < end; descriptor++) close(descriptor);
}
