/* scope.h - the names that are known where a text of the expression language stands.
 *
 * Holds:       names as the model has them, also with blanks, operators and words of the language: a text may show
 *              them without quotes; and the names known after each of them and a dot.
 * Never holds: the meaning of names. Invariants: a name in the text may have any run of blanks where the known name has
 * one; once complete, a scope does
 *              not change.
 * Ownership:   the arena that it was made with.
 */
#ifndef EXPR_SCOPE_H
#define EXPR_SCOPE_H

#include "expr/expr.h"

/* The scope of the named element; NULL: nothing is known behind it. */
typedef const NameScope *ScopeBehind(void *context, const void *what);

/* Of two names alike the first counts. */
NameScope *scope_new(Arena *arena, ScopeBehind *behind, void *context);
void scope_add(NameScope *scope, const char *name, const void *what);
void scope_complete(NameScope *scope, const NameScope *outer); /* the names known everywhere; or NULL */

/* True if the canonical name is known, here or around. *behind: the names known after it and a dot, or NULL. */
bool scope_knows(const NameScope *scope, Name name, const NameScope **behind);

/* How long the longest known name is, below `limit`, that begins the text and needs quotes elsewhere; 0: there is none.
 * *name: it, in canonical form. */
size_t scope_match(const NameScope *scope, const char *text, size_t limit, Name *name);

#endif
