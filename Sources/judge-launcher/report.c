#include "report.h"

#include <errno.h>
#include <sys/socket.h>

#include "request.h"

// A message of this size is sent completely or, to a dead runner, not at all.
void send_report(const struct report *report) {
  while (send(REQUEST_SOCKET, report, sizeof *report, 0) < 0 && errno == EINTR) {
  }
}
