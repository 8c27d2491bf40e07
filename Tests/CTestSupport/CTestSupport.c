// What glibc declares for GNU sources only and Swift's Glibc module therefore lacks.
#define _GNU_SOURCE
#include "CTestSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

int open_terminal_master(char *slave, size_t capacity) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) == 0 && unlockpt(master) == 0) {
    int code = ptsname_r(master, slave, capacity);
    if (code == 0) return master;
    errno = code;
  }
  int code = errno;
  close(master);
  errno = code;
  return -1;
}

short new_session_spawn_flag(void) { return POSIX_SPAWN_SETSID; }
