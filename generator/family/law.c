/* law.c - laws: the common description of things as a sequence of tokens, with the numbers kept apart. */
#include "family/family.h"

#include <ctype.h>
#include <string.h>

#define MARK_PLACE '\1'

typedef struct {
    Name law; /* the name with a mark for each number */
    int count;
    const int *numbers;
} SplitName;

typedef struct {
    uint64_t *tokens;
    int count, index;
} Law;

struct FamilyLaws {
    Arena *arena;
    Map *split_at; /* by name -> index */
    List(SplitName) splits;
    Text law;        /* of the name that is being split */
    IntList numbers; /* of that name */
    Map *leaf_at; /* position in its expression, type and law of a leaf -> index into leaves */
    ExprList leaves;
    Pool laws;
    int law_count;
    List(uint64_t) tokens; /* of the thing that is being described */
    IntList places;        /* its numbers */
    int leaf;              /* position of the next leaf in the present expression */
};

enum { TOKEN_WORDS = 1, TOKEN_TAG, TOKEN_NAME, TOKEN_NUMBER, TOKEN_EXPR, TOKEN_NOTHING };

FamilyLaws *family_laws(Arena *arena)
{
    FamilyLaws *laws = arena_new_of(arena, FamilyLaws);
    *laws = (FamilyLaws){.arena = arena, .split_at = map_new(arena), .leaf_at = map_new(arena),
                         .law = text_new(arena), .laws = {.arena = arena}};
    return laws;
}

/* The number of digits here that form a number. 0: none; 01 and numbers that do not fit into an int are words. */
static size_t number_length(const char *at)
{
    enum { MOST_DIGITS = 9 };
    const size_t digits = strspn(at, "0123456789");
    return digits > MOST_DIGITS || (digits > 1 && *at == '0') ? 0 : digits;
}

static void split_text(Text *law, Arena *arena, const char *name, IntList *numbers)
{
    for (const char *at = name; *at;) {
        const size_t digits = number_length(at), word = strspn(at, "0123456789");
        if (digits) {
            int number = 0;
            for (size_t i = 0; i < digits; i++)
                number = 10 * number + (at[i] - '0');
            list_push(arena, numbers, number);
            text_add_char(law, MARK_PLACE);
        } else {
            text_add_length(law, at, word ? word : 1);
        }
        at += word ? word : 1;
    }
}

const char *family_split(Arena *arena, const char *name, IntList *numbers)
{
    Text law = text_new(arena);
    split_text(&law, arena, name, numbers);
    return law.at;
}

static int *copied(Arena *arena, const IntList *list)
{
    int *copy = arena_array(arena, int, list->count + 1);
    if (list->count)
        memcpy(copy, list->at, (size_t)list->count * sizeof *copy);
    return copy;
}

static const SplitName *split(FamilyLaws *laws, Name name)
{
    const int known = map_get(laws->split_at, name, -1);
    if (known >= 0)
        return &laws->splits.at[known];
    laws->law.length = 0;
    laws->numbers.count = 0;
    split_text(&laws->law, laws->arena, name->text, &laws->numbers);
    map_put(laws->split_at, name, laws->splits.count);
    list_push(laws->arena, &laws->splits,
              ((SplitName){name_of_length(laws->law.at, laws->law.length), laws->numbers.count,
                           copied(laws->arena, &laws->numbers)}));
    return &list_last(&laws->splits);
}

/* ---- saying ---- */

static void say(FamilyLaws *laws, uint64_t kind, uint32_t what)
{
    list_push(laws->arena, &laws->tokens, kind << 32 | what);
}

void family_say_words(FamilyLaws *laws, const char *words)
{
    say(laws, TOKEN_WORDS, name_of(words)->id);
}

void family_say_tag(FamilyLaws *laws, int tag)
{
    say(laws, TOKEN_TAG, (uint32_t)tag);
}

static Name say_split(FamilyLaws *laws, Name name)
{
    const SplitName *s = split(laws, name);
    for (int i = 0; i < s->count; i++)
        list_push(laws->arena, &laws->places, s->numbers[i]);
    return s->law;
}

void family_say_name(FamilyLaws *laws, Name name)
{
    say(laws, TOKEN_NAME, say_split(laws, name)->id);
}

void family_say_number(FamilyLaws *laws, int number)
{
    say(laws, TOKEN_NUMBER, 0);
    list_push(laws->arena, &laws->places, number);
}

static bool is_whole(Expr e)
{
    enum { MOST = 1000000000 };
    return e->op == OP_NUMBER && e->number > -MOST && e->number < MOST && e->number == (int)e->number;
}

/* Replaces a leaf by one that includes its position in the expression, so that a*b + a differs from a*b + b. */
static Expr law_node(void *context, Expr node)
{
    FamilyLaws *laws = context;
    Name law = NULL;
    if (is_whole(node))
        list_push(laws->arena, &laws->places, (int)node->number);
    else if (node->op == OP_VARIABLE)
        law = say_split(laws, node->name);
    else
        return NULL;
    const uint64_t key = (uint64_t)laws->leaf++ << 36 | (uint64_t)node->type << 33 | (law ? (uint64_t)law->id + 1 : 0);
    const int known = map_get_number(laws->leaf_at, key, -1);
    if (known >= 0)
        return laws->leaves.at[known];
    map_put_number(laws->leaf_at, key, laws->leaves.count);
    list_push(laws->arena, &laws->leaves,
              expr_variable(name_format("%c%d%c%s", MARK_PLACE, laws->leaf, MARK_PLACE, law ? law->text : ""),
                            node->type));
    return list_last(&laws->leaves);
}

void family_say_expr(FamilyLaws *laws, Expr e)
{
    laws->leaf = 0;
    if (e)
        say(laws, TOKEN_EXPR, expr_rebuild(e, false, NULL, law_node, laws)->id);
    else
        say(laws, TOKEN_NOTHING, 0);
}

static bool is_same_law(const void *item, const void *key)
{
    const Law *a = item, *b = key;
    return a->count == b->count && memcmp(a->tokens, b->tokens, (size_t)a->count * sizeof *a->tokens) == 0;
}

FamilyMember family_take(FamilyLaws *laws)
{
    say(laws, TOKEN_NOTHING, (uint32_t)laws->places.count);
    const Law key = {.tokens = laws->tokens.at, .count = laws->tokens.count};
    uint32_t hash = 2166136261u;
    for (int i = 0; i < key.count; i++)
        hash = (hash ^ (uint32_t)(key.tokens[i] ^ key.tokens[i] >> 32)) * 16777619u;
    const void **item = pool_find(&laws->laws, hash, is_same_law, &key);
    if (!*item) {
        Law *law = arena_new_of(laws->arena, Law);
        *law = (Law){arena_array(laws->arena, uint64_t, key.count), key.count, laws->law_count++};
        memcpy(law->tokens, key.tokens, (size_t)key.count * sizeof *law->tokens);
        *item = law;
    }
    const FamilyMember member = {((const Law *)*item)->index, laws->places.count, copied(laws->arena, &laws->places)};
    laws->tokens.count = laws->places.count = 0;
    return member;
}

/* ---- writing ---- */

static bool is_subscript(const char *law, const char *at)
{
    return at > law && strchr("[,", at[-1]) && at[1] && strchr("],", at[1]);
}

static FamilyPlaceKind place_kind(const char *law, const char *at)
{
    if (is_subscript(law, at))
        return at[-1] == '[' ? PLACE_SUBSCRIPT : PLACE_LATER;
    return at > law && isalpha((unsigned char)at[-1]) ? PLACE_IN_NAME : PLACE_APART;
}

const char *family_write_name(FamilyWriter *w, Name name)
{
    const SplitName s = *split(w->laws, name);
    Text text = text_new(w->laws->arena);
    int number = 0;
    for (const char *at = s.law->text; *at; at++) {
        if (*at == MARK_PLACE) {
            text_add(&text, w->place(w->context, place_kind(s.law->text, at), w->next++, s.numbers[number]));
            number++;
            continue;
        }
        text_add_char(&text, *at);
    }
    return text.at;
}

static Expr written_node(void *context, Expr node)
{
    FamilyWriter *w = context;
    const char *whole = w->leaf && node->op == OP_VARIABLE ? w->leaf(w->context, node) : NULL;
    if (is_whole(node)) {
        const char *number = w->place(w->context, PLACE_NUMBER, w->next++, (int)node->number);
        return number ? expr_variable(name_of(number), node->type) : NULL;
    }
    if (whole) {
        w->next += split(w->laws, node->name)->count;
        return expr_variable(name_of(whole), node->type);
    }
    return node->op == OP_VARIABLE ? expr_variable(name_of(family_write_name(w, node->name)), node->type) : NULL;
}

Expr family_write_expr(FamilyWriter *w, Expr e)
{
    return e ? expr_rebuild(e, false, NULL, written_node, w) : NULL;
}
