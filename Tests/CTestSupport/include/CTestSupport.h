#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stddef.h>

/// Opens the master of a new pseudo-terminal, unlocked and closed in every program that is started, even by another
/// thread in the same moment (which openpty cannot promise).
///
/// Returns its descriptor, or -1 with errno set; the path of the slave is written to `slave`.
int open_terminal_master(char *slave, size_t capacity);

/// The flag of posix_spawn that makes the new process the leader of a session of its own.
short new_session_spawn_flag(void);

#endif
