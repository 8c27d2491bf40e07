// What Swift cannot reach in ncurses and libc by itself: global variables, which it takes for unsafe, and constants that
// are made by macros. Their values come from the headers of the machine; none is written down a second time.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <term.h>
#include <wchar.h>

// X/Open; <wchar.h> declares it only where more than standard C is asked for before any other header.
int wcwidth(wchar_t character);

static inline WINDOW *terminal_standard_window(void) { return stdscr; }
static inline int terminal_color_count(void) { return COLORS; }
static inline int terminal_color_pair_count(void) { return COLOR_PAIRS; }

// Whether the terminal addresses cells by row and column; NULL and -1 both mean that it does not.
static inline int terminal_has_string(const char *name) {
  const char *value = tigetstr(name);
  return value != NULL && value != (const char *)-1;
}

// Whether colour numbers are 24-bit colours: a flag, a number or a string, depending on who wrote the entry.
static inline int terminal_has_direct_color(void) {
  return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || terminal_has_string("RGB");
}

// Whether a signal is ignored, as `nohup` has it for the program that it starts.
static inline int terminal_ignores_signal(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static inline attr_t terminal_bold(void) { return A_BOLD; }
static inline attr_t terminal_faint(void) { return A_DIM; }
static inline attr_t terminal_italic(void) { return A_ITALIC; }
static inline attr_t terminal_underline(void) { return A_UNDERLINE; }
static inline attr_t terminal_blink(void) { return A_BLINK; }
static inline attr_t terminal_reverse(void) { return A_REVERSE; }
static inline int terminal_error(void) { return ERR; }
static inline int terminal_most_characters_per_cell(void) { return CCHARW_MAX; }

#endif
