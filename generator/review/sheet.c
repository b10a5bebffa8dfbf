/* sheet.c - the page of a document: one file without a network, which reads and prints without scripts; the one script
 * filters tables. Text of the model goes through review_text(). */
#include "review/review.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char style[] =
    ":root { color-scheme: light dark; --line: #8888; --soft: #8881; --mark: #26c; }\n"
    "body { font: 15px/1.45 system-ui, sans-serif; max-width: 76em; margin: 1.5em auto; padding: 0 1em; }\n"
    "h1 { margin-bottom: 0; } h2 { border-top: 2px solid var(--line); padding-top: .6em; }\n"
    "table { border-collapse: collapse; width: 100%; } caption { text-align: left; font-weight: bold; }\n"
    "th, td { text-align: left; vertical-align: top; padding: .15em .6em .15em 0;\n"
    "         border-bottom: 1px solid var(--line); }\n"
    "td.number { text-align: right; font-variant-numeric: tabular-nums; }\n"
    "code, pre { font: 13px/1.4 ui-monospace, monospace; } pre { overflow-x: auto; margin: .3em 0; }\n"
    "math { font-size: 1.1em; } mtd { text-align: left; } a { color: var(--mark); }\n"
    ".wide { overflow-x: auto; } .sign td { height: 2.6em; }\n"
    "article { margin: .8em 0; padding: .4em .8em; background: var(--soft); break-inside: avoid; overflow-x: auto; }\n"
    "article h3 { margin: 0; font-size: 1em; } .from { opacity: .75; } :target { outline: 2px solid var(--mark); }\n"
    "input { font: inherit; width: 20em; max-width: 100%; } summary { cursor: pointer; }\n"
    "nav a { margin-right: 1em; }\n"
    "@media print { body { max-width: none; } input, nav { display: none; } details { display: block; } }\n";

static const char script[] =
    "for (const box of document.querySelectorAll('input[data-rows]')) {\n"
    "  const rows = document.querySelectorAll('#' + box.dataset.rows + ' tbody tr');\n"
    "  box.addEventListener('input', () => {\n"
    "    const words = box.value.toLowerCase();\n"
    "    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(words);\n"
    "  });\n"
    "}\n"
    "const open = () => {\n"
    "  const at = document.getElementById(decodeURIComponent(location.hash.slice(1)));\n"
    "  for (let e = at; e; e = e.parentElement) if (e.tagName === 'DETAILS') e.open = true;\n"
    "  if (at) at.scrollIntoView();\n"
    "};\n"
    "addEventListener('hashchange', open);\n"
    "open();\n";

static const char *word(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));
    return text ? text : "";
}

static const json_t *list(const json_t *object, const char *member)
{
    return json_object_get(object, member);
}

/* ---- pieces ---- */

/* An anchor that no two names share: what is no letter or digit becomes its number. */
static void add_anchor(Text *page, char kind, const char *name)
{
    text_format(page, "%c.", kind);
    for (const char *at = name; *at; at++)
        if (isalnum((unsigned char)*at) || *at == '.')
            text_add_char(page, *at);
        else
            text_format(page, "-%02x", (unsigned char)*at);
}

static void add_link(Text *page, char kind, const char *name)
{
    text_add(page, "<a href=\"#");
    add_anchor(page, kind, name);
    text_add(page, "\"><code>");
    review_text(page, name);
    text_add(page, "</code></a>");
}

static void add_element(Text *page, const char *tag, const char *text)
{
    text_format(page, "<%s>", tag);
    review_text(page, text);
    text_format(page, "</%.*s>", (int)strcspn(tag, " "), tag);
}

static void begin_section(Text *page, const char *id, const char *title)
{
    text_format(page, "<section id=\"%s\">\n<h2>%s</h2>\n", id, title);
}

static void add_row(Text *page, const char *head, const char *text)
{
    text_format(page, "<tr><th scope=\"row\">%s</th><td>", head);
    review_text(page, text);
    text_add(page, "</td></tr>\n");
}

static void begin_table(Text *page, const char *id, const char *const *heads)
{
    text_format(page, "<div class=\"wide\"><table id=\"%s\"><thead><tr>", id);
    for (; *heads; heads++)
        text_format(page, "<th scope=\"col\">%s</th>", *heads);
    text_add(page, "</tr></thead><tbody>\n");
}

static void end_table(Text *page)
{
    text_add(page, "</tbody></table></div>\n");
}

/* Many are not laid out before somebody looks at them. */
static void begin_rows(Text *page, size_t count)
{
    enum { FEW = 300 };
    text_format(page, "<details%s><summary>%zu</summary>\n", count <= FEW ? " open" : "", count);
}

static void add_filter(Text *page, const char *rows, const char *label)
{
    text_format(page, "<p><label>%s <input type=\"search\" data-rows=\"%s\"></label></p>\n", label, rows);
}

/* ---- 1: the front page ---- */

static void add_counts(Text *page, const char *caption, const json_t *counts)
{
    const char *key;
    json_t *value;
    text_format(page, "<table><caption>%s</caption><tbody>\n", caption);
    json_object_foreach((json_t *)(uintptr_t)counts, key, value) {
        text_add(page, "<tr><th scope=\"row\">");
        review_text(page, key);
        text_format(page, "</th><td class=\"number\">%lld</td></tr>\n", (long long)json_integer_value(value));
    }
    text_add(page, "</tbody></table>\n");
}

static void add_front(Text *page, const json_t *d)
{
    const json_t *e = json_object_get(d, "experiment"), *accounting = json_object_get(d, "accounting");
    const json_t *unproved = json_object_get(accounting, "not_used_once");
    add_element(page, "h1", word(d, "name"));
    text_add(page, "<p class=\"from\">Review sheet</p>\n<nav><a href=\"#front\">Summary</a><a href=\"#model\">Parts</a>"
                   "<a href=\"#variables\">Variables</a><a href=\"#equations\">Equations</a>"
                   "<a href=\"#structure\">Structure</a><a href=\"#events\">Events</a>"
                   "<a href=\"#requirements\">Requirements</a></nav>\n");
    begin_section(page, "front", "Summary");
    text_add(page, "<table><tbody>\n");
    add_row(page, "Experiment", word(d, "block"));
    add_row(page, "System", word(d, "system"));
    add_row(page, "Model", word(d, "model"));
    add_row(page, "Compiler", word(d, "compiler"));
    add_row(page, "Fingerprint", word(d, "fingerprint"));
    add_row(page, "Time", arena_format(page->arena, "from %s to %s s, results every %s s",
                                       number_text(json_real_value(json_object_get(e, "start"))),
                                       number_text(json_real_value(json_object_get(e, "stop"))),
                                       number_text(json_real_value(json_object_get(e, "interval")))));
    add_row(page, "Solver", arena_format(page->arena, "%s, relative tolerance %s", word(e, "solver"),
                                         number_text(json_real_value(json_object_get(e, "tolerance")))));
    add_row(page, "Every equation is used once",
            json_array_size(unproved) ? "no" : "yes, or became an alias, or follows from others");
    text_add(page, "</tbody></table>\n");
    add_counts(page, "Equations as drawn, by what became of them", json_object_get(accounting, "fates"));
    add_counts(page, "Equations made of them", json_object_get(accounting, "made"));
    add_counts(page, "Variables, by what determines them", json_object_get(accounting, "determined_by"));
    const json_t *notes = list(d, "notes");
    text_add(page, json_array_size(notes) ? "<h3>Assumed</h3><ul>\n" : "");
    for (size_t i = 0; i < json_array_size(notes); i++)
        add_element(page, "li", json_string_value(json_array_get(notes, i)));
    text_add(page, json_array_size(notes) ? "</ul>\n" : "");
    text_add(page, "<table class=\"sign\"><caption>Reviewed</caption><thead><tr><th scope=\"col\">Name</th>"
                   "<th scope=\"col\">Date</th><th scope=\"col\">Signature</th></tr></thead><tbody>"
                   "<tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>\n"
                   "</section>\n");
}

/* ---- 2: parts ---- */

static void add_parts(Text *page, const json_t *d)
{
    const json_t *parts = list(d, "parts");
    begin_section(page, "model", "Parts");
    begin_rows(page, json_array_size(parts));
    begin_table(page, "parts", (const char *[]){"Part", "Type", "There while", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(parts); i++) {
        const json_t *part = json_array_get(parts, i);
        if (json_is_true(json_object_get(part, "is_port")))
            continue;
        text_add(page, "<tr><td id=\"");
        add_anchor(page, 'p', word(part, "path"));
        text_add(page, "\">");
        add_element(page, "code", *word(part, "path") ? word(part, "path") : word(part, "name"));
        text_add(page, "</td>");
        add_element(page, "td", word(part, "type"));
        add_element(page, "td", word(part, "while"));
        add_element(page, "td", word(part, "source"));
        text_add(page, "</tr>\n");
    }
    end_table(page);
    text_add(page, "</details>\n");
    text_add(page, "</section>\n");
}

/* ---- 3: variables ---- */

static void add_determination(Text *page, const json_t *by)
{
    const json_t *loop = json_object_get(by, "loop");
    review_text(page, word(by, "kind"));
    text_add_char(page, ' ');
    if (*word(by, "of"))
        review_text(page, word(by, "of"));
    if (loop)
        text_format(page, " <a href=\"#l.%s.%lld\">%lld</a>", word(by, "schedule"), (long long)json_integer_value(loop),
                    (long long)json_integer_value(loop));
    if (*word(by, "equation")) {
        text_add_char(page, ' ');
        add_link(page, 'e', word(by, "equation"));
    }
}

static void add_variables(Text *page, const json_t *d)
{
    const json_t *variables = list(d, "variables");
    begin_section(page, "variables", "Variables");
    begin_rows(page, json_array_size(variables));
    add_filter(page, "variable-table", "Show those with");
    begin_table(page, "variable-table",
                (const char *[]){"Variable", "Kind", "Unit", "Value or start", "Determined by", "Used by", "Drawn in",
                                 NULL});
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *v = json_array_get(variables, i), *users = list(v, "used_by");
        text_add(page, "<tr><td id=\"");
        add_anchor(page, 'v', word(v, "path"));
        text_add(page, "\"><code>");
        review_text(page, word(v, "path"));
        text_add(page, "</code>");
        if (*word(v, "description"))
            add_element(page, "div class=\"from\"", word(v, "description"));
        text_add(page, "</td>");
        add_element(page, "td", word(v, "role"));
        add_element(page, "td", word(v, "unit"));
        text_add(page, "<td>");
        review_text(page, *word(v, "value") ? word(v, "value") : word(v, "start"));
        if (*word(v, "start_is"))
            text_format(page, " <span class=\"from\">%s</span>", word(v, "start_is"));
        text_add(page, "</td><td>");
        add_determination(page, json_object_get(v, "determined_by"));
        text_add(page, "</td><td>");
        for (size_t k = 0; k < json_array_size(users); k++) {
            text_add(page, k ? " " : "");
            add_link(page, 'e', json_string_value(json_array_get(users, k)));
        }
        text_add(page, "</td>");
        add_element(page, "td", *word(v, "stated_in") ? word(v, "stated_in") : word(v, "source"));
        text_add(page, "</tr>\n");
    }
    end_table(page);
    text_add(page, "</details>\n");
    text_add(page, "</section>\n");
}

/* ---- 4: equations ---- */

/* A text without the part's path where it begins names. */
static const char *local(Arena *arena, const char *text, const char *part)
{
    const size_t length = strlen(part);
    Text out = text_new(arena);
    for (const char *at = text; *at;) {
        const bool is_begin = at == text || strchr(" (-+*/^,[{", at[-1]);
        const bool is_path = length && is_begin && strncmp(at, part, length) == 0 && at[length] == '.';
        at += is_path ? length + 1 : 0;
        text_add_char(&out, *at++);
    }
    return out.at;
}

/* The last number between brackets of an id, or of the part within it; 0: there is none. */
static int number_in(const char *id)
{
    int number = 0;
    for (const char *at = id; (at = strchr(at, '[')); at++)
        number = atoi(at + 1);
    return number;
}

/* A text with numbers between brackets as their distance from that of the id. */
static const char *relative(Arena *arena, const char *text, int number)
{
    Text out = text_new(arena);
    for (const char *at = text; *at;) {
        char *end;
        text_add_char(&out, *at++);
        if (at[-1] != '[' || !isdigit((unsigned char)*at))
            continue;
        text_format(&out, "%+ld", strtol(at, &end, 10) - number);
        at = end;
    }
    return out.at;
}

/* Equations that say the same of several parts or elements, and became the same. */
typedef struct {
    List(const json_t *) equations;
} Alike;
typedef List(Alike) AlikeList;

static Name key_of(Arena *arena, const json_t *equation)
{
    const char *part = word(equation, "part");
    const json_t *forms = list(equation, "causal");
    const int number = number_in(word(equation, "id"));
    Text key = text_new(arena);
    text_format(&key, "%s\n%s\n%s\n%s\n%s", word(equation, "origin"), word(equation, "element"), word(equation, "made"),
                local(arena, word(equation, "text"), part), word(equation, "fate"));
    for (size_t i = 0; i < json_array_size(forms); i++)
        text_format(&key, "\n%s %s", word(json_array_get(forms, i), "schedule"),
                    local(arena, word(json_array_get(forms, i), "text"), part));
    return name_of(relative(arena, key.at, number));
}

static void add_alike(Arena *arena, const json_t *equations, AlikeList *all)
{
    Map *known = map_new(arena);
    for (size_t i = 0; i < json_array_size(equations); i++) {
        const json_t *equation = json_array_get(equations, i);
        const Name key = key_of(arena, equation);
        int at = map_get(known, key, all->count);
        if (at == all->count) {
            map_put(known, key, at);
            list_push(arena, all, (Alike){0});
        }
        list_push(arena, &all->at[at].equations, equation);
    }
}

static bool is_same_form(const json_t *a, const json_t *b)
{
    return *word(a, "text") && strcmp(word(a, "text"), word(b, "text")) == 0 &&
           strcmp(word(a, "while"), word(b, "while")) == 0;
}

static bool is_said_before(const json_t *forms, size_t index)
{
    bool is = false;
    for (size_t i = 0; i < index && !is; i++)
        is = is_same_form(json_array_get(forms, i), json_array_get(forms, index));
    return is;
}

/* Solved for which variable, or which one it makes an alias of what. */
static void add_fate(Text *page, const json_t *equation, const char *part)
{
    text_add(page, "<tr><th scope=\"row\">fate</th><td>");
    review_text(page, word(equation, "fate"));
    if (*word(equation, "eliminates")) {
        text_add(page, ": ");
        const char *text = arena_format(page->arena, "%s = %s", word(equation, "eliminates"), word(equation, "by"));
        review_math(page, text, part);
    }
    text_add(page, "</td></tr>\n");
}

/* In one row for all schedules that have it. */
static void add_form(Text *page, const json_t *forms, size_t index, const char *part)
{
    const json_t *form = json_array_get(forms, index);
    const char *text = word(form, "text"), *assigned = strstr(text, " := ");
    text_add(page, "<tr><th scope=\"row\">");
    review_text(page, word(form, "schedule"));
    for (size_t i = index + 1; i < json_array_size(forms); i++)
        if (is_same_form(form, json_array_get(forms, i)))
            review_text(page, arena_format(page->arena, ", %s", word(json_array_get(forms, i), "schedule")));
    text_add(page, "</th><td>");
    if (json_object_get(form, "loop")) {
        const long long loop = (long long)json_integer_value(json_object_get(form, "loop"));
        text_format(page, "in <a href=\"#l.%s.%lld\">loop %lld</a> ", word(form, "schedule"), loop, loop);
    }
    if (json_is_true(json_object_get(form, "decides"))) {
        text_add(page, "decides ");
        review_math(page, word(form, "variable"), part);
    } else if (assigned) {
        review_math(page, arena_copy(page->arena, text, (size_t)(assigned - text)), part);
        text_add(page, " := ");
        review_math(page, assigned + 4, part);
    } else if (!*text) {
        text_add(page, "must hold");
    }
    if (*word(form, "unless_zero")) {
        text_add(page, ", unless 0 is ");
        review_math(page, word(form, "unless_zero"), part);
    }
    if (*word(form, "while"))
        add_element(page, "div class=\"from\"", arena_format(page->arena, "while %s", word(form, "while")));
    text_add(page, "</td></tr>\n");
}

/* What an equation is in single modes has one id: links lead to the first. */
static void add_ids(Text *page, const Alike *alike, Map *anchored)
{
    enum { FEW = 8 };
    const int count = alike->equations.count;
    if (count > FEW)
        text_format(page, "<details><summary>%d equations</summary>", count);
    for (int i = 0; i < count; i++) {
        const char *id = word(alike->equations.at[i], "id");
        text_add(page, i ? ", <code" : "<code");
        if (!map_get(anchored, name_of(id), 0)) {
            map_put(anchored, name_of(id), 1);
            text_add(page, " id=\"");
            add_anchor(page, 'e', id);
            text_add_char(page, '"');
        }
        text_add_char(page, '>');
        review_text(page, id);
        text_add(page, "</code>");
    }
    text_add(page, count > FEW ? "</details>" : "");
}

static void add_equation(Text *page, const Alike *alike, Map *anchored)
{
    const json_t *e = alike->equations.at[0], *forms = list(e, "causal");
    const char *part = word(e, "part");
    text_add(page, "<article>\n<h3>");
    add_ids(page, alike, anchored);
    text_add(page, "</h3>\n<p>");
    review_math(page, word(e, "text"), part);
    text_add(page, "</p>\n<table><tbody>\n");
    if (*word(e, "written"))
        add_row(page, "written", word(e, "written"));
    add_row(page, "from", *word(e, "of") ? arena_format(page->arena, "%s of %s", word(e, "made"), word(e, "of"))
                                         : arena_format(page->arena, "%s %s, %s", word(e, "origin"), word(e, "element"),
                                                        word(e, "source")));
    if (*word(e, "reason"))
        add_row(page, "because", word(e, "reason"));
    if (*word(e, "while"))
        add_row(page, "while", word(e, "while"));
    add_fate(page, e, part);
    for (size_t i = 0; i < json_array_size(forms); i++)
        if (!is_said_before(forms, i))
            add_form(page, forms, i, part);
    if (*word(e, "c")) {
        text_format(page, "<tr><th scope=\"row\">C, line %lld</th><td>",
                    (long long)json_integer_value(json_object_get(e, "c_line")));
        add_element(page, "pre", word(e, "c"));
        text_add(page, "</td></tr>\n");
    }
    text_add(page, "</tbody></table>\n</article>\n");
}

static void add_equations(Text *page, const json_t *d)
{
    static const char *const lists[] = {"equations", "made"};
    static const char *const titles[] = {"As drawn", "Made of these"};
    Map *anchored = map_new(page->arena);
    begin_section(page, "equations", "Equations");
    for (int k = 0; k < 2; k++) {
        Arena *arena = arena_new();
        AlikeList all = {0};
        add_alike(arena, list(d, lists[k]), &all);
        if (all.count)
            text_format(page, "<details open><summary>%s: %zu, of %d kinds</summary>\n", titles[k],
                        json_array_size(list(d, lists[k])), all.count);
        for (int i = 0; i < all.count; i++)
            add_equation(page, &all.at[i], anchored);
        text_add(page, all.count ? "</details>\n" : "");
        arena_free(arena);
    }
    text_add(page, "</section>\n");
}

/* ---- 5 to 7: structure, events, requirements ---- */

static void add_links(Text *page, char kind, const json_t *names)
{
    for (size_t i = 0; i < json_array_size(names); i++) {
        text_add(page, i ? ", " : "");
        add_link(page, kind, json_string_value(json_array_get(names, i)));
    }
}

static void add_structure(Text *page, const json_t *d)
{
    const json_t *variables = list(d, "variables"), *loops = list(d, "loops"), *modes = list(d, "modes");
    begin_section(page, "structure", "Structure");
    begin_table(page, "states", (const char *[]){"State", "Start", "Why it is one", NULL});
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *v = json_array_get(variables, i);
        if (strcmp(word(v, "role"), "state") != 0)
            continue;
        text_add(page, "<tr><td>");
        add_link(page, 'v', word(v, "path"));
        text_add(page, "</td>");
        add_element(page, "td", word(v, "start"));
        add_element(page, "td", word(v, "reason"));
        text_add(page, "</tr>\n");
    }
    end_table(page);
    if (json_array_size(loops))
        begin_table(page, "loops",
                    (const char *[]){"Loop", "Kind", "Unknowns", "Solved for", "So that these hold", NULL});
    for (size_t i = 0; i < json_array_size(loops); i++) {
        const json_t *loop = json_array_get(loops, i);
        const long long number = (long long)json_integer_value(json_object_get(loop, "number"));
        text_format(page, "<tr><td id=\"l.%s.%lld\">%lld, %s</td>", word(loop, "schedule"), number, number,
                    word(loop, "schedule"));
        add_element(page, "td", word(loop, "kind"));
        text_format(page, "<td class=\"number\">%lld</td><td>",
                    (long long)json_integer_value(json_object_get(loop, "unknowns")));
        add_links(page, 'v', list(loop, "solved_for"));
        text_add(page, "</td><td>");
        add_links(page, 'e', list(loop, "residuals"));
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(loops))
        end_table(page);
    if (json_array_size(modes))
        begin_table(page, "modes", (const char *[]){"Mode", "States", NULL});
    for (size_t i = 0; i < json_array_size(modes); i++) {
        text_add(page, "<tr>");
        add_element(page, "td", word(json_array_get(modes, i), "condition"));
        text_add(page, "<td>");
        add_links(page, 'v', list(json_array_get(modes, i), "states"));
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(modes))
        end_table(page);
    text_add(page, "</section>\n");
}

static void add_events(Text *page, const json_t *d)
{
    const json_t *events = list(d, "events"), *algorithms = list(d, "algorithms");
    begin_section(page, "events", "Events");
    if (!json_array_size(events) && !json_array_size(algorithms))
        text_add(page, "<p>None.</p>\n");
    if (json_array_size(events))
        begin_table(page, "event-table", (const char *[]){"What changes", "How it is found", "Of", NULL});
    for (size_t i = 0; i < json_array_size(events); i++) {
        const json_t *event = json_array_get(events, i);
        text_add(page, "<tr><td>");
        review_math(page, word(event, "text"), "");
        text_add(page, "</td>");
        add_element(page, "td", word(event, "found"));
        text_add(page, "<td>");
        add_link(page, 'e', word(event, "of"));
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(events))
        end_table(page);
    for (size_t i = 0; i < json_array_size(algorithms); i++) {
        const json_t *a = json_array_get(algorithms, i);
        text_add(page, "<article id=\"");
        add_anchor(page, 'e', word(a, "id"));
        text_add(page, "\">\n<h3><code>");
        review_text(page, word(a, "id"));
        text_add(page, "</code></h3>\n");
        add_element(page, "p class=\"from\"", arena_format(page->arena, "%s, %s%s%s", word(a, "element"),
                                                           word(a, "source"), *word(a, "software") ? ", software " : "",
                                                           word(a, "software")));
        add_element(page, "pre", word(a, "text"));
        text_add(page, "</article>\n");
    }
    text_add(page, "</section>\n");
}

static void add_requirements(Text *page, const json_t *d)
{
    const json_t *requirements = list(d, "requirements"), *checks = list(d, "checks");
    begin_section(page, "requirements", "Requirements and checks");
    if (!json_array_size(requirements) && !json_array_size(checks))
        text_add(page, "<p>None.</p>\n");
    if (json_array_size(requirements))
        begin_table(page, "requirement-table", (const char *[]){"Id", "Requirement", "Text", "Checked by", NULL});
    for (size_t i = 0; i < json_array_size(requirements); i++) {
        const json_t *r = json_array_get(requirements, i);
        text_add(page, "<tr>");
        add_element(page, "td", word(r, "id"));
        add_element(page, "td", word(r, "name"));
        add_element(page, "td", word(r, "text"));
        text_add(page, "<td>");
        add_links(page, 'c', list(r, "checks"));
        review_text(page, word(r, "not_checkable"));
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(requirements))
        end_table(page);
    if (json_array_size(checks))
        begin_table(page, "check-table", (const char *[]){"Check", "Written", "While", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(checks); i++) {
        const json_t *c = json_array_get(checks, i);
        text_add(page, "<tr><td id=\"");
        add_anchor(page, 'c', word(c, "id"));
        text_add(page, "\">");
        add_element(page, "code", word(c, "id"));
        text_add(page, "</td>");
        add_element(page, "td", word(c, "written"));
        add_element(page, "td", word(c, "while"));
        add_element(page, "td", word(c, "source"));
        text_add(page, "</tr>\n");
    }
    if (json_array_size(checks))
        end_table(page);
    text_add(page, "</section>\n");
}

static void begin_page(Text *page, const char *title)
{
    text_add(page, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    review_text(page, title);
    text_format(page, "</title>\n<style>\n%s</style>\n</head>\n<body>\n", style);
}

static void end_page(Text *page)
{
    text_format(page, "<script>\n%s</script>\n</body>\n</html>\n", script);
}

void review_page(Text *page, const json_t *d)
{
    begin_page(page, word(d, "name"));
    add_front(page, d);
    add_parts(page, d);
    add_variables(page, d);
    add_equations(page, d);
    add_structure(page, d);
    add_events(page, d);
    add_requirements(page, d);
    end_page(page);
}

/* ---- differences ---- */

static void add_rows(Text *page, const char *sign, const json_t *rows)
{
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i);
        text_format(page, "<tr><th scope=\"row\">%s</th><td><code>", sign);
        review_text(page, word(row, "key"));
        text_add(page, "</code></td><td>");
        review_text(page, word(row, "text"));
        text_add(page, "</td></tr>\n");
    }
}

static void add_changes(Text *page, const json_t *rows)
{
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i), *members = list(row, "members");
        text_add(page, "<tr><th scope=\"row\">changed</th><td><code>");
        review_text(page, word(row, "key"));
        text_add(page, "</code></td><td><table><tbody>");
        for (size_t k = 0; k < json_array_size(members); k++) {
            const json_t *member = json_array_get(members, k);
            text_add(page, "<tr><th scope=\"row\">");
            review_text(page, word(member, "member"));
            text_add(page, "</th><td><del>");
            review_text(page, word(member, "old"));
            text_add(page, "</del><br><ins>");
            review_text(page, word(member, "new"));
            text_add(page, "</ins></td></tr>");
        }
        text_add(page, "</tbody></table></td></tr>\n");
    }
}

void review_differences_page(Text *page, const json_t *old, const json_t *new, const json_t *differences)
{
    begin_page(page, arena_format(page->arena, "%s: differences", word(new, "name")));
    add_element(page, "h1", word(new, "name"));
    text_add(page, "<p>Differences between ");
    review_text(page, arena_format(page->arena, "%s (%s) and %s (%s).", word(old, "model"), word(old, "fingerprint"),
                                   word(new, "model"), word(new, "fingerprint")));
    text_add(page, json_array_size(differences) ? "</p>\n" : " There are none.</p>\n");
    for (size_t i = 0; i < json_array_size(differences); i++) {
        const json_t *level = json_array_get(differences, i);
        text_add(page, "<h2>");
        review_text(page, word(level, "title"));
        text_add(page, "</h2>\n<div class=\"wide\"><table><tbody>\n");
        add_rows(page, "new", list(level, "new"));
        add_rows(page, "gone", list(level, "gone"));
        add_changes(page, list(level, "changed"));
        add_rows(page, "reached", list(level, "reached"));
        text_add(page, "</tbody></table></div>\n");
    }
    end_page(page);
}
