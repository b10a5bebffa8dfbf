/* body.h - names that texts may use, and texts in several languages; inside generator/sysml only. */
#ifndef SYSML_BODY_H
#define SYSML_BODY_H

#include "sysml/read.h"

const NameScope *sysml_scope(Reader *reader, const Classifier *classifier); /* of the classifier's texts */
const NameScope *sysml_scope_of_function(Reader *reader, const Element *function);
void sysml_forget_scopes(Reader *reader); /* scopes are made anew, with names that became known since */

/* A text and its place: the line of the text if it is the content of an element, else the line of the element's tag. */
typedef struct {
    const char *text, *language; /* text: NULL if there is none */
    const Element *at;
    bool is_content; /* of `at`, not an attribute of it */
} Body;

/* The first body whose language fits best. The list of languages is parallel to the bodies. */
Body sysml_best_body(Reader *reader, const Element *element);
bool sysml_is_body_hidden(Reader *reader, const Element *expression, const Element *body,
                          const Element *chosen); /* another text than the chosen one, in the same language */
Body sysml_body_in_language(Reader *reader, const Element *element, const char *language); /* this one only */
Body sysml_body_of_value(Reader *reader, const Element *specification); /* bodies, else a literal's value */
Source sysml_body_source(const Body *body, Source element);             /* the line where the text begins */
Source sysml_line_of_text(Source text, bool spans_lines, int line);     /* a line of it, from 1 */
size_t sysml_unread_length(const char *text); /* of the comment, string or quoted name that begins here; or 0 */
bool sysml_is_blank(const char *text);
const char *sysml_trimmed(Arena *arena, const char *text); /* without blanks around it */
const char *sysml_plain_text(Arena *arena, const char *text); /* trimmed, and without the tags of HTML */

#endif
