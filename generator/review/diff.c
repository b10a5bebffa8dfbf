/* diff.c - the differences between two documents, level by level. Places in files of the model and lines of C are not
 * compared, as they change with the text before them. The equation that an alias is credited to is not compared either,
 * because several equations may lead to the same alias. */
#include "review/page.h"

#include <ctype.h>
#include <string.h>

enum { MOST_MEMBERS = 10 };

/* The lists of a document: the members that identify a row, and the members that are compared. */
typedef struct {
    const char *list, *title;
    const char *keys[2]; /* the second may be NULL */
    const char *members[MOST_MEMBERS];
} Level;

static const Level levels[] = {
    {"parts", "Parts", {"path"}, {"type", "in", "while", "members", "ranges"}},
    {"variables", "Variables", {"path"},
     {"role", "unit", "value", "start", "start_is", "while", "description", "determined_by", "members", "ranges"}},
    {"equations", "Equations", {"id"}, {"written", "text", "while", "fate", "causal", "members", "ranges"}},
    {"made", "Equations made by the compiler", {"id", "text"}, {"reason", "fate", "causal", "members", "ranges"}},
    {"loops", "Loops", {"schedule", "solved_for"}, {"kind", "unknowns", "residuals", "while"}},
    {"modes", "Modes", {"condition"}, {"states"}},
    {"events", "Events", {"of", "text"}, {"found", "while"}},
    {"clocks", "Clocks", {"element", "period"}, {"first"}},
    {"machines", "State machines", {"machine"}, {"states", "transitions"}},
    {"files", "Files", {"file"}, {"digest"}},
    {"tables", "Tables", {"table"}, {"numbers"}},
    {"algorithms", "Algorithms", {"id"}, {"text", "sets", "software"}},
    {"checks", "Checks", {"id"}, {"written", "while", "text"}},
    {"requirements", "Requirements", {"id", "name"}, {"text", "checks", "parts", "not_checkable"}},
};

bool review_is_alias(const json_t *determined_by)
{
    return strcmp(view_word(determined_by, "kind"), "alias") == 0;
}

static bool begins_with_word(const json_t *value, const char *word)
{
    const char *text = json_is_string(value) ? json_string_value(value) : "";
    const size_t length = strlen(word);
    return strncmp(text, word, length) == 0 && text[length] == ' ';
}

/* Adds a value as one text; lists and objects are written as their contents. */
static void add_value(Text *text, const json_t *value)
{
    const char *key;
    json_t *inner;
    switch (value ? json_typeof(value) : JSON_NULL) {
    case JSON_STRING: text_add(text, json_string_value(value)); break;
    case JSON_INTEGER: text_format(text, "%lld", (long long)json_integer_value(value)); break;
    case JSON_REAL: text_add(text, number_text(json_real_value(value))); break;
    case JSON_TRUE: text_add(text, "true"); break;
    case JSON_FALSE: text_add(text, "false"); break;
    case JSON_ARRAY:
        for (size_t i = 0; i < json_array_size(value); i++) {
            text_add(text, i ? "; " : "");
            add_value(text, json_array_get(value, i));
        }
        break;
    case JSON_OBJECT: {
        bool is_first = true;
        json_object_foreach((json_t *)(uintptr_t)value, key, inner) {
            const bool is_credit = review_is_alias(value) && strcmp(key, "kind") != 0 && strcmp(key, "of") != 0;
            if (strcmp(key, "source") == 0 || is_credit)
                continue;
            text_add(text, is_first ? "" : ", ");
            is_first = false;
            if (strcmp(key, "loop") == 0) { /* its number depends on other loops */
                text_add(text, "in a loop");
                continue;
            }
            if (strcmp(key, "text") != 0 && strcmp(key, "kind") != 0 && !begins_with_word(inner, key))
                text_format(text, "%s ", key);
            add_value(text, inner);
        }
        break;
    }
    default: break;
    }
}

static const char *value_text(Arena *arena, const json_t *value)
{
    Text text = text_new(arena);
    add_value(&text, value);
    return text.at;
}

static const char *key_of(Arena *arena, const Level *level, const json_t *row)
{
    const char *first = value_text(arena, json_object_get(row, level->keys[0]));
    const char *second = level->keys[1] ? value_text(arena, json_object_get(row, level->keys[1])) : "";
    return *second && *first ? arena_format(arena, "%s: %s", first, second) : *first ? first : second;
}

/* The key of a row; rows with equal keys are numbered in their order. */
static Name next_key(Arena *arena, const Level *level, const json_t *row, Map *seen)
{
    const Name key = name_of(key_of(arena, level, row));
    const int before = map_get(seen, key, 0);
    map_put(seen, key, before + 1);
    return before ? name_format("%s (%d)", key->text, before + 1) : key;
}

static json_t *row_text(Arena *arena, const Level *level, const json_t *row, const char *key)
{
    json_t *entry = json_object();
    json_object_set_new(entry, "key", json_string(key));
    for (int i = 0; i < MOST_MEMBERS && level->members[i]; i++) {
        const char *text = value_text(arena, json_object_get(row, level->members[i]));
        if (!*text || strcmp(text, key) == 0 || json_object_get(entry, "text"))
            continue;
        json_object_set_new(entry, "member", json_string(level->members[i]));
        json_object_set_new(entry, "text", json_string(text));
    }
    return entry;
}

static json_t *changed_members(Arena *arena, const Level *level, const json_t *old, const json_t *new)
{
    json_t *members = json_array();
    for (int i = 0; i < MOST_MEMBERS && level->members[i]; i++) {
        const char *before = value_text(arena, json_object_get(old, level->members[i]));
        const char *after = value_text(arena, json_object_get(new, level->members[i]));
        if (strcmp(before, after) != 0)
            json_array_append_new(members, json_pack("{s:s, s:s, s:s}", "member", level->members[i], "old", before,
                                                     "new", after));
    }
    return members;
}

static void compare_level(Arena *arena, const Level *level, const json_t *old, const json_t *new, json_t *found)
{
    const json_t *before = json_object_get(old, level->list), *after = json_object_get(new, level->list);
    if (!before || !after) /* a document of a compiler that did not know the list */
        return;
    Map *at = map_new(arena), *seen = map_new(arena), *seen_after = map_new(arena), *matched = map_new(arena);
    json_t *added = json_array(), *gone = json_array(), *changed = json_array();
    for (size_t i = 0; i < json_array_size(before); i++)
        map_put(at, next_key(arena, level, json_array_get(before, i), seen), (int)i);
    for (size_t i = 0; i < json_array_size(after); i++) {
        const json_t *row = json_array_get(after, i);
        const Name key = next_key(arena, level, row, seen_after);
        const int other = map_get(at, key, -1);
        map_put(matched, key, 1);
        if (other < 0) {
            json_array_append_new(added, row_text(arena, level, row, key->text));
            continue;
        }
        json_t *members = changed_members(arena, level, json_array_get(before, (size_t)other), row);
        if (json_array_size(members))
            json_array_append_new(changed, json_pack("{s:s, s:O}", "key", key->text, "members", members));
        json_decref(members);
    }
    seen = map_new(arena);
    for (size_t i = 0; i < json_array_size(before); i++) {
        const json_t *row = json_array_get(before, i);
        const Name key = next_key(arena, level, row, seen);
        if (!map_get(matched, key, 0))
            json_array_append_new(gone, row_text(arena, level, row, key->text));
    }
    if (json_array_size(added) + json_array_size(gone) + json_array_size(changed))
        json_array_append_new(found, json_pack("{s:s, s:O, s:O, s:O}", "title", level->title, "new", added, "gone",
                                               gone, "changed", changed));
    json_decref(added);
    json_decref(gone);
    json_decref(changed);
}

/* Compares the block, the experiment and other members of the head. */
static void compare_heads(Arena *arena, const json_t *old, const json_t *new, json_t *found)
{
    static const Level head = {.members = {"block", "system", "description", "compiler"}};
    static const Level experiment = {.members = {"start", "stop", "interval", "tolerance", "solver", "plot", "input"}};
    const json_t *runs[] = {json_object_get(old, "experiment"), json_object_get(new, "experiment")};
    json_t *members = changed_members(arena, &head, old, new);
    json_t *of_run = changed_members(arena, &experiment, runs[0], runs[1]);
    json_array_extend(members, of_run);
    if (json_array_size(members))
        json_array_append_new(found, json_pack("{s:s, s:[], s:[], s:[{s:s, s:O}]}", "title", "Experiment", "new",
                                               "gone", "changed", "key",
                                               json_string_value(json_object_get(new, "name")), "members", members));
    json_decref(members);
    json_decref(of_run);
}

/* ---- test of a document ---- */

static bool are_words(const json_t *list)
{
    bool are = true;
    for (size_t i = 0; i < json_array_size(list) && are; i++)
        are = json_is_string(json_array_get(list, i));
    return are;
}

const char *review_flaw(const json_t *document)
{
    static const struct {
        const char *list, *key, *words[3];
    } needed[] = {{"parts", "path", {NULL}},
                  {"variables", "path", {"used_by", "checked_by", "gives"}},
                  {"equations", "id", {NULL}},
                  {"made", "id", {NULL}},
                  {"loops", "schedule", {NULL}},
                  {"modes", "condition", {NULL}},
                  {"events", "text", {NULL}},
                  {"algorithms", "id", {"sets"}},
                  {"checks", "id", {"uses"}},
                  {"requirements", "name", {"checks"}}};
    if (!*view_word(document, "name") || !*view_word(document, "block"))
        return "name";
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        const json_t *list = json_object_get(document, needed[i].list);
        if (!json_is_array(list))
            return needed[i].list;
        for (size_t k = 0; k < json_array_size(list); k++) {
            const json_t *row = json_array_get(list, k);
            const json_t *by = json_object_get(row, "determined_by");
            if (!json_is_string(json_object_get(row, needed[i].key)) || !are_words(page_list(by, "equations")))
                return needed[i].list;
            for (int w = 0; w < 3 && needed[i].words[w]; w++)
                if (!are_words(page_list(row, needed[i].words[w])))
                    return needed[i].list;
        }
    }
    return NULL;
}

json_t *review_differences(const json_t *old, const json_t *new)
{
    Arena *arena = arena_new();
    json_t *found = json_array();
    compare_heads(arena, old, new, found);
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        compare_level(arena, &levels[i], old, new, found);
    review_find_affected(arena, new, found);
    arena_free(arena);
    return found;
}

/* A member's name in words. */
static const char *member_words(const char *member)
{
    static const char *const words[][2] = {
        {"start_is", "use of start"}, {"determined_by", "determined by"}, {"fate", "use"}, {"causal", "solved form"},
        {"in", "part of"}, {"not_checkable", "not checkable"}, {"written", "in the model"},
        {"found", "change found"}, {"ranges", "indices"}, {"sets", "assigns"}, {NULL, NULL}};
    return page_words(words, member, member);
}

static void add_member(FamilyListing *l, const char *before, const char *text)
{
    family_format(l, "      %-14s ", before);
    if (*text)
        family_name(l, name_of(text), 0, 0);
    else
        family_words(l, "(nothing)");
    family_line(l);
}

/* Equal changes of many parts are printed once. */
void review_print_differences(Text *text, const json_t *differences)
{
    static const char *const lists[] = {"new", "gone", "reached"};
    static const char signs[] = "+-!";
    FamilyListing listing = family_listing(text->arena, false), *l = &listing;
    for (size_t i = 0; i < json_array_size(differences); i++) {
        const json_t *level = json_array_get(differences, i), *changed = json_object_get(level, "changed");
        family_begin_title(l, FAMILY_FEWEST);
        if (i)
            family_line(l);
        family_words(l, view_word(level, "title"));
        family_line(l);
        for (int k = 0; k < 3; k++) {
            const json_t *rows = json_object_get(level, lists[k]);
            for (size_t r = 0; r < json_array_size(rows); r++) {
                const json_t *row = json_array_get(rows, r);
                family_begin(l);
                family_format(l, "  %c ", signs[k]);
                family_name(l, name_of(*view_word(row, "key") ? view_word(row, "key") : "the system"), 0, 0);
                family_words(l, *view_word(row, "text") ? "  " : "");
                family_name(l, name_of(view_word(row, "text")), 0, 0);
                family_line(l);
            }
        }
        for (size_t r = 0; r < json_array_size(changed); r++) {
            const json_t *row = json_array_get(changed, r), *members = json_object_get(row, "members");
            family_begin(l);
            family_words(l, "  ~ ");
            family_name(l, name_of(*view_word(row, "key") ? view_word(row, "key") : "the system"), 0, 0);
            family_line(l);
            for (size_t m = 0; m < json_array_size(members); m++) {
                const json_t *member = json_array_get(members, m);
                add_member(l, member_words(view_word(member, "member")), view_word(member, "old"));
                add_member(l, "now", view_word(member, "new"));
            }
        }
    }
    family_print(l, text);
}

/* ---- as a page ---- */

/* A name, a number or a sign of a text. is_common: the other text has it, too. */
typedef struct {
    const char *at;
    size_t length;
    bool is_common;
} Token;
typedef List(Token) TokenList;

static bool is_in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '.' || (c & 0x80);
}

static TokenList tokens_of(Arena *arena, const char *text)
{
    TokenList tokens = {0};
    for (const char *end; *text; text = end) {
        for (end = text; is_in_word(*end); end++)
            ;
        end += end == text;
        list_push(arena, &tokens, ((Token){text, (size_t)(end - text), false}));
    }
    return tokens;
}

static bool is_same_token(const Token *a, const Token *b)
{
    return a->length == b->length && memcmp(a->at, b->at, a->length) == 0;
}

/* Marks the longest common subsequence, by a table of its lengths from each pair on. In long texts only common
 * beginnings and ends are marked. */
static void find_common(TokenList *a, TokenList *b)
{
    enum { MOST = 1000 };
    int from = 0, n = a->count, m = b->count;
    for (; from < n && from < m && is_same_token(&a->at[from], &b->at[from]); from++)
        a->at[from].is_common = b->at[from].is_common = true;
    for (; n > from && m > from && is_same_token(&a->at[n - 1], &b->at[m - 1]); n--, m--)
        a->at[n - 1].is_common = b->at[m - 1].is_common = true;
    if (n - from > MOST || m - from > MOST)
        return;
    const int width = m - from + 1;
    Arena *scratch = arena_new();
    int *length = arena_array(scratch, int, (n - from + 1) * width);
    for (int i = n - from - 1; i >= 0; i--)
        for (int k = m - from - 1; k >= 0; k--) {
            const int one = length[(i + 1) * width + k], other = length[i * width + k + 1];
            length[i * width + k] = is_same_token(&a->at[from + i], &b->at[from + k])
                                        ? length[(i + 1) * width + k + 1] + 1 : one > other ? one : other;
        }
    for (int i = 0, k = 0; i < n - from && k < m - from;)
        if (is_same_token(&a->at[from + i], &b->at[from + k]))
            a->at[from + i++].is_common = b->at[from + k++].is_common = true;
        else if (length[(i + 1) * width + k] >= length[i * width + k + 1])
            i++;
        else
            k++;
    arena_free(scratch);
}

/* True if the token is marked as a difference. A space between two differences is marked, too. */
static bool is_marked(const TokenList *tokens, int i)
{
    const Token *t = &tokens->at[i];
    const bool is_between = *t->at == ' ' && i > 0 && i + 1 < tokens->count;
    return !t->is_common || (is_between && !t[-1].is_common && !t[1].is_common);
}

static void add_marked(Text *page, const char *tag, const TokenList *tokens)
{
    for (int i = 0, end; i < tokens->count; i = end) {
        const bool is = is_marked(tokens, i);
        size_t length = 0;
        for (end = i; end < tokens->count && is_marked(tokens, end) == is; end++)
            length += tokens->at[end].length;
        const char *words = arena_format(page->arena, "%.*s", (int)length, tokens->at[i].at);
        if (is)
            page_element(page, tag, words);
        else
            page_breakable(page, words);
    }
}

static void add_change(Text *page, const char *sign, const char *key, size_t rows)
{
    const char *span = rows > 1 ? arena_format(page->arena, " rowspan=\"%zu\"", rows) : "";
    text_format(page, "<tr><td%s>%s</td>", span, sign);
    page_element(page, arena_format(page->arena, "td%s", span), *key ? key : "the system");
}

static void add_value_cell(Text *page, const char *tag, const char *value)
{
    text_add(page, "<td>");
    if (*value)
        page_element(page, tag, value);
    text_add(page, "</td>");
}

/* Adds rows that only one document has, in the column of that document. */
static void add_rows(Text *page, const char *sign, const json_t *rows, bool is_old)
{
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i);
        add_change(page, sign, view_word(row, "key"), 1);
        page_element(page, "td", member_words(view_word(row, "member")));
        add_value_cell(page, "del", is_old ? view_word(row, "text") : "");
        add_value_cell(page, "ins", is_old ? "" : view_word(row, "text"));
        text_add(page, "</tr>\n");
    }
}

static void add_changes(Text *page, const json_t *rows)
{
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i), *members = page_list(row, "members");
        add_change(page, "~ changed", view_word(row, "key"), json_array_size(members));
        for (size_t k = 0; k < json_array_size(members); k++) {
            const json_t *member = json_array_get(members, k);
            text_add(page, k ? "<tr>" : "");
            page_element(page, "td", member_words(view_word(member, "member")));
            TokenList old = tokens_of(page->arena, view_word(member, "old"));
            TokenList new = tokens_of(page->arena, view_word(member, "new"));
            find_common(&old, &new);
            text_add(page, "<td>");
            add_marked(page, "del", &old);
            text_add(page, "</td><td>");
            add_marked(page, "ins", &new);
            text_add(page, "</td>");
            text_add(page, "</tr>\n");
        }
    }
}

/* Adds equations, algorithms, checks and requirements, each beside the variable or check that leads to it. */
static void add_affected(Text *page, const json_t *rows)
{
    page_table(page, NULL, (const char *[]){"Change", "Element", "Through", NULL});
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i);
        add_change(page, "! affected", view_word(row, "key"), 1);
        page_element(page, "td", view_word(row, "text"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

void review_differences_page(Text *page, const json_t *const documents[2], const char *const files[2],
                             const json_t *differences)
{
    const char *name = view_word(documents[1], "name");
    page_begin(page, arena_format(page->arena, "%s: differences", name), NULL, false);
    page_element(page, "h1", name);
    text_add(page, "<p class=\"from\">Differences between two versions</p>\n<table class=\"facts\"><tbody>\n");
    for (int k = 0; k < 2; k++)
        page_row(page, k ? "Now" : "Before", arena_format(page->arena, "%s, fingerprint %s", files[k],
                                                          view_word(documents[k], "fingerprint")));
    text_add(page, json_array_size(differences) ? "</tbody></table>\n"
                                                : "</tbody></table>\n<p>There are no differences.</p>\n");
    text_add(page, "<div class=\"differences\">\n");
    for (size_t i = 0; i < json_array_size(differences); i++) {
        const json_t *level = json_array_get(differences, i);
        text_add(page, "<h2>");
        review_text(page, view_word(level, "title"));
        text_add(page, "</h2>\n");
        if (json_array_size(page_list(level, "reached"))) {
            add_affected(page, page_list(level, "reached"));
            continue;
        }
        page_table(page, NULL, (const char *[]){"Change", "Element", "Property", "Before", "Now", NULL});
        add_rows(page, "+ added", page_list(level, "new"), false);
        add_rows(page, "\xE2\x88\x92 removed", page_list(level, "gone"), true);
        add_changes(page, page_list(level, "changed"));
        page_table_end(page);
    }
    text_add(page, "</div>\n");
    page_end(page, false);
}
