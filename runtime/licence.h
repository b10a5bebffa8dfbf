/* licence.h - the texts of licences, which the compiler writes, too. */
#ifndef LICENCE_H
#define LICENCE_H

extern const char licence_of_model[];   /* behind the program's name */
extern const char licence_line[];       /* between texts */
extern const char *const licence_texts[]; /* of all programs; NULL at the end */
extern const char sparse_licences[];    /* of programs with a sparse solver */

#endif
