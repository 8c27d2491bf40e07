#ifndef CTERMINAL_H
#define CTERMINAL_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <sys/signalfd.h>
#include <term.h>
#include <wchar.h>

#endif
