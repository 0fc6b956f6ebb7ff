#include "request.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// The header of a message; Sources/Judging/Running/LauncherRequest.swift knows it too. The
// descriptors are attached to it. The arguments and variables follow, each terminated by a zero
// byte.
struct header {
  int64_t message;
  int64_t text_bytes;
  int64_t argument_count;
  int64_t variable_count;
  int64_t cpu_seconds;
  int64_t stack_bytes;
  int64_t group_bytes;
  int64_t tasks;
};

// Far above the kernel's limit on arguments and environment.
static const int64_t MAX_TEXT_BYTES = 1 << 30;

// Receives exactly the given number of bytes, fewer only at the end of the stream; returns how
// many.
static size_t receive_bytes(char *bytes, size_t count) {
  size_t received = 0;
  while (received < count) {
    ssize_t more = recv(REQUEST_SOCKET, bytes + received, count - received, 0);
    if (more == 0 || (more < 0 && errno != EINTR)) break;
    if (more > 0) received += more;
  }
  return received;
}

// Takes the descriptors attached to a message, and returns their number. None of them may leak, or
// somebody would wait for the end of a pipe forever.
static int take_descriptors(struct msghdr *message, int *descriptors) {
  int count = 0;
  for (struct cmsghdr *part = CMSG_FIRSTHDR(message); part != NULL;
       part = CMSG_NXTHDR(message, part)) {
    if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_RIGHTS) continue;
    count = (part->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    memcpy(descriptors, CMSG_DATA(part), count * sizeof(int));
  }
  for (int index = 0; index < count; index++) fcntl(descriptors[index], F_SETFD, FD_CLOEXEC);
  return count;
}

static enum message receive_header(
    struct header *header, int *descriptors, int *descriptor_count) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(REQUEST_DESCRIPTORS * sizeof(int))];
  } attached;
  struct iovec place = {.iov_base = header, .iov_len = sizeof *header};
  struct msghdr message = {
      .msg_iov = &place,
      .msg_iovlen = 1,
      .msg_control = &attached,
      .msg_controllen = sizeof attached,
  };
  ssize_t count;
  while ((count = recvmsg(REQUEST_SOCKET, &message, 0)) < 0 && errno == EINTR) {
  }
  // The connection of a killed runner may be reset instead of closed.
  if (count == 0 || (count < 0 && errno == ECONNRESET)) return END_OF_MESSAGES;
  if (count < 0) return BROKEN;
  *descriptor_count = take_descriptors(&message, descriptors);
  size_t rest = sizeof *header - count;
  if (receive_bytes((char *)header + count, rest) < rest) return BROKEN;
  if (message.msg_flags & MSG_CTRUNC) return BROKEN;
  return header->message == RUN || header->message == STOP ? header->message : BROKEN;
}

// Splits the bytes before `end` into zero-terminated strings; false if there are more or fewer.
static int split(char **list, int64_t count, char **text, const char *end) {
  for (int64_t index = 0; index < count; index++) {
    if (*text >= end) return 0;
    list[index] = *text;
    *text += strlen(*text) + 1;
  }
  list[count] = NULL;
  return 1;
}

// Receives what follows a header. The list of arguments, that of variables and the strings share
// one block of memory, which is released at once: the launcher's footprint is counted as the
// program's.
static int receive_texts(const struct header *header, struct request *request) {
  int64_t bytes = header->text_bytes;
  int64_t arguments = header->argument_count, variables = header->variable_count;
  if (bytes <= 0 || bytes > MAX_TEXT_BYTES) return 0;
  // Each string takes at least one byte.
  if (arguments < 1 || variables < 0 || arguments > bytes || variables > bytes) return 0;
  request->arguments = malloc((arguments + 1 + variables + 1) * sizeof(char *) + bytes);
  if (request->arguments == NULL) return 0;
  request->variables = request->arguments + arguments + 1;
  char *text = (char *)(request->variables + variables + 1);
  const char *end = text + bytes;
  if (receive_bytes(text, bytes) < (size_t)bytes || end[-1] != 0) return 0;
  return split(request->arguments, arguments, &text, end) &&
         split(request->variables, variables, &text, end) && text == end;
}

enum message receive_message(struct request *request) {
  struct header header = {0};
  int count = 0;
  *request = (struct request){0};
  for (int index = 0; index < REQUEST_DESCRIPTORS; index++) request->descriptors[index] = -1;
  enum message message = receive_header(&header, request->descriptors, &count);
  request->cpu_seconds = header.cpu_seconds;
  request->stack_bytes = header.stack_bytes;
  request->group_bytes = header.group_bytes;
  request->tasks = header.tasks;
  int is_whole =
      message != RUN || (count == REQUEST_DESCRIPTORS && receive_texts(&header, request));
  if (message == RUN && is_whole) return RUN;
  release_request(request);
  return is_whole ? message : BROKEN;
}

void release_request(struct request *request) {
  for (int index = 0; index < REQUEST_DESCRIPTORS; index++) {
    if (request->descriptors[index] >= 0) close(request->descriptors[index]);
    request->descriptors[index] = -1;
  }
  free(request->arguments);
  request->arguments = NULL;
}
