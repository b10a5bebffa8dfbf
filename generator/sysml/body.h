/* body.h - names that texts may use, and texts in several languages; inside generator/sysml only. */
#ifndef SYSML_BODY_H
#define SYSML_BODY_H

#include "sysml/read.h"

const NameScope *sysml_scope(Reader *reader, const Classifier *classifier); /* of the classifier's texts */
const NameScope *sysml_scope_of_function(Reader *reader, const Element *function);
void sysml_forget_scopes(Reader *reader); /* once there is more to know: what follows is not */

/* A text and its place: its own line if it is one's content, else that of the element's tag. */
typedef struct {
    const char *text, *language; /* text: NULL if there is none */
    const Element *at;
    bool is_content; /* of `at`, not an attribute of it */
} Body;

/* The body whose language fits best, the first of those. Languages are a list parallel to the bodies. */
Body sysml_best_body(Reader *reader, const Element *element);
bool sysml_is_body_hidden(Reader *reader, const Element *expression, const Element *body,
                          const Element *chosen); /* by the chosen one: another text of the same language */
Body sysml_body_in_language(Reader *reader, const Element *element, const char *language); /* no other one */
Body sysml_body_of_value(Reader *reader, const Element *specification); /* bodies, else a literal's value */
Source sysml_body_source(const Body *body, Source element);             /* the line where the text begins */
Source sysml_line_of_text(Source text, bool spans_lines, int line);     /* a line of it, from 1 */
size_t sysml_unread_length(const char *text); /* of a comment, a string or a quoted name; 0: there is none */
bool sysml_is_blank(const char *text);
const char *sysml_trimmed(Arena *arena, const char *text); /* without blanks around it */
const char *sysml_plain_text(Arena *arena, const char *text); /* likewise, and without the tags of HTML */

#endif
