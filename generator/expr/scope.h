/* scope.h - the names that are known where a text of the expression language stands.
 *
 * Holds:       names of the model, which may contain blanks, operators and words of the language: a text may write
 *              them without quotes. For each name also the names known after it and a dot.
 * Never holds: the meaning of names.
 * Invariants:  where a known name has a blank, the text may have any run of blanks. Once complete, a scope does not
 *              change.
 * Ownership:   the arena that it was made with.
 */
#ifndef EXPR_SCOPE_H
#define EXPR_SCOPE_H

#include "expr/expr.h"

/* Returns the names known after the element `what` and a dot; NULL: none. */
typedef const NameScope *ScopeBehind(void *context, const void *what);

/* If a name is added twice, the first one counts. */
NameScope *scope_new(Arena *arena, ScopeBehind *behind, void *context);
void scope_add(NameScope *scope, const char *name, const void *what);
void scope_complete(NameScope *scope, const NameScope *outer); /* outer: names known everywhere, or NULL */

/* True if the canonical name is known, here or around. *behind: the names known after it and a dot, or NULL. */
bool scope_knows(const NameScope *scope, Name name, const NameScope **behind);

/* The length of the longest known name that begins the text, needs quotes elsewhere and is shorter than `limit`;
 * 0: none. *name: its canonical form. */
size_t scope_match(const NameScope *scope, const char *text, size_t limit, Name *name);

#endif
