/* json.h - writes JSON: values in the order of the calls, one or several in a line. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stdio.h>

/* Begins as {.out = FILE}. Names are those of members of an object; NULL in arrays, and for the first value. */
typedef struct Json {
    FILE *out;
    int depth;
    int line;     /* depth of the value that is written in one line; 0: none is */
    bool is_next; /* the next value follows another one */
    bool is_in_page; /* within HTML, where < and & must be escaped */
} Json;

void json_open(Json *j, const char *name, char bracket);      /* '{' or '['; the values inside have a line each */
void json_open_line(Json *j, const char *name, char bracket); /* the same, but all values are in one line */
void json_close(Json *j, char bracket);
void json_text(Json *j, const char *name, const char *text);
void json_number(Json *j, const char *name, double number); /* with the shortest digits; null if it is not finite */
void json_count(Json *j, const char *name, long count);
void json_truth(Json *j, const char *name, bool truth);
void json_null(Json *j, const char *name);

#endif
