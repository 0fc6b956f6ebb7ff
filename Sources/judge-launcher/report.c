#include "report.h"

#include <errno.h>
#include <sys/socket.h>

#include "request.h"

// So few bytes are sent at once or, to a runner that is dead, not at all.
void send_report(const struct report *report) {
  while (send(REQUEST_SOCKET, report, sizeof *report, 0) < 0 && errno == EINTR) {
  }
}
