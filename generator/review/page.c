/* page.c - the building blocks of pages. A page is one file that needs no network, and no script to be read or printed.
 * Its one script filters tables, and opens folded sections when a link leads into them or the page is printed. Text of
 * the model goes through review_text(). */
#include "review/page.h"

#include "view/view.h"

#include <ctype.h>
#include <string.h>

static const char style[] =
    ":root { color-scheme: light dark; --line: #8888; --soft: #8881; --mark: #15b; --bad: #b3001b;\n"
    "        --doubt: #8a5300; }\n"
    "@media (prefers-color-scheme: dark) { :root { --mark: #8bf; --bad: #ff8f8f; --doubt: #f0b45c; } }\n"
    "body { font: 15px/1.45 system-ui, sans-serif; max-width: 76em; margin: 1.5em auto; padding: 0 1em;\n"
    "       overflow-wrap: break-word; }\n"
    "h1 { margin-bottom: 0; overflow-wrap: anywhere; }\n"
    "h2 { border-top: 2px solid var(--line); padding-top: .6em; overflow-wrap: anywhere; }\n"
    "table { border-collapse: collapse; width: 100%; } ul { overflow-x: auto; }\n"
    "caption { text-align: left; font-weight: bold; padding-top: .8em; }\n"
    "th, td { text-align: left; vertical-align: top; padding: .15em .8em .15em 0;\n"
    "         border-bottom: 1px solid var(--line); }\n"
    ".number { text-align: right; font-variant-numeric: tabular-nums; } .number, .short { white-space: nowrap; }\n"
    ".facts, .counts { table-layout: fixed; overflow-wrap: anywhere; } .facts th { overflow-wrap: break-word; }\n"
    ".facts th { width: 13em; }\n"
    ".facts :is(th, td) { vertical-align: baseline; } .terms { width: auto; }\n"
    ".beside { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 0 3em; }\n"
    ".counts { width: 24em; } .counts th { width: 19em; }\n"
    "code, pre { font: 13px/1.4 ui-monospace, monospace; } pre { white-space: pre-wrap; margin: .3em 0; }\n"
    "pre span { white-space: nowrap; }\n"
    "a { color: var(--mark); }\n"
    "math { font-size: 1.2em; white-space: nowrap; overflow-wrap: normal; math-style: normal; }\n"
    "mtd { text-align: left; }\n"
    "mtd, mfrac > * { math-style: normal; } mfrac > *, mover > * { math-depth: inherit; }\n"
    ":is(msub, msup) :is(msub, msup) > * { math-depth: inherit; }\n"
    ".long { display: inline-block; max-width: 100%; overflow-x: auto; overflow-y: hidden; vertical-align: middle; }\n"
    "#variable-table, #parts { min-width: 60em; font-size: .9em; }\n"
    "#variable-table :is(th, td) { padding-right: .5em; }\n"
    "#variable-table :is(th, td):is(:first-child, :nth-child(n + 5)) { width: 20%; }\n"
    ":is(#variable-table, #parts) th:nth-last-child(1) { width: 12%; }\n"
    ".wide { overflow-x: auto; margin: .6em 0; } img { max-width: 100%; } .sign td { height: 2.6em; }\n"
    "article { margin: .8em 0; padding: .4em .8em; background: var(--soft); break-inside: avoid; }\n"
    "details:has(> .terms) { overflow: auto hidden; } :is(ul ul, ul .wide) { overflow: visible; }\n"
    "article h3 { margin: 0; font-size: 1em; overflow-wrap: anywhere; } .from { opacity: .75; }\n"
    ":target { outline: 2px solid var(--mark); }\n"
    "input { font: inherit; width: 20em; max-width: 100%; } summary { cursor: pointer; }\n"
    "figure { margin: 1em 0; overflow-x: auto; } figcaption { font-weight: bold; }\n"
    "figure > svg { background: #fff; max-width: 100%; height: auto; }\n"
    ".differences .wide table { table-layout: fixed; min-width: 56em; overflow-wrap: anywhere; }\n"
    ".differences .wide th:first-child { width: 10%; } .differences .wide th:nth-child(2) { width: 24%; }\n"
    ".differences .wide th:nth-child(3):nth-last-child(3) { width: 14%; }\n"
    "del, ins { text-decoration: none; white-space: pre-wrap; padding: 0 .2em; background: #e5484d2e;\n"
    "           box-decoration-break: clone; -webkit-box-decoration-break: clone; }\n"
    "ins { background: #30a46c2e; }\n"
    ".bad, .doubt { font-weight: bold; color: var(--bad); } .doubt { color: var(--doubt); }\n"
    "nav { display: flex; flex-wrap: wrap; gap: .2em 1em; } nav a { white-space: nowrap; }\n"
    ".printed { display: none; }\n"
    "@media screen { figure img { max-width: none; }\n"
    "  .medium { display: inline-block; max-width: 100%; overflow-x: auto; overflow-y: hidden;\n"
    "            vertical-align: middle; }\n"
    "  :is(.wide, .terms, ul) :is(.long, .medium) { display: inline; overflow: visible; } }\n"
    "@media screen and (prefers-color-scheme: dark) {\n"
    "  figure > svg { filter: invert(.9) hue-rotate(180deg); } }\n"
    "@media screen and (max-width: 700px) { .facts th { width: 8.5em; }\n"
    "  .counts { width: 100%; } .counts th { width: 75%; } }\n";

static const char paper[] =
    "@page { margin: 12mm; }\n"
    "@media print { body { max-width: none; font-size: 9pt; margin: 0; padding: 0; }\n"
    "  th, .word { overflow-wrap: break-word; } code, pre { font-size: 8pt; } .facts th { width: 9em; }\n"
    "  nav, .filter, .long, .screen { display: none; } .printed { display: inline; } div.printed { display: block; }\n"
    "  figure svg { min-width: 0 !important; max-height: 225mm; } div.printed { break-inside: avoid; }\n"
    "  figure:has(.screen) { break-inside: auto; } details { display: block; }\n"
    "  details::details-content { content-visibility: visible; display: block; }\n"
    "  ul, .wide, article, figure { overflow: visible; } article { break-inside: auto; }\n"
    "  h2, h3, summary, caption, figcaption, thead { break-after: avoid; }\n"
    "  tr, figure, #modes div, .together { break-inside: avoid; } #modes tr { break-inside: auto; } }\n";

static const char script[] =
    "for (const box of document.querySelectorAll('input[data-rows]')) {\n"
    "  const rows = [...document.querySelectorAll('#' + box.dataset.rows + ' tbody tr')];\n"
    "  const count = box.nextElementSibling;\n"
    "  let texts, waiting;\n"
    "  const filter = () => {\n"
    "    texts = texts || rows.map(row => row.textContent.toLowerCase());\n"
    "    const words = box.value.toLowerCase();\n"
    "    let shown = 0;\n"
    "    rows.forEach((row, i) => { shown += !(row.hidden = !texts[i].includes(words)); });\n"
    "    count.value = words && shown + ' of ' + rows.length;\n"
    "  };\n"
    "  box.addEventListener('input', () => {\n"
    "    clearTimeout(waiting);\n"
    "    if (rows.length > 2000) waiting = setTimeout(filter, 200);\n"
    "    else filter();\n"
    "  });\n"
    "}\n"
    "const open = () => {\n"
    "  const at = document.getElementById(decodeURIComponent(location.hash.slice(1)));\n"
    "  for (let e = at; e; e = e.parentElement) if (e.tagName === 'DETAILS') e.open = true;\n"
    "  if (at) at.scrollIntoView();\n"
    "};\n"
    "addEventListener('hashchange', open);\n"
    "addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(e => { e.open = true; }));\n"
    "open();\n";

const json_t *page_list(const json_t *object, const char *member)
{
    return json_object_get(object, member);
}

long long page_count(const json_t *row)
{
    const json_t *count = json_object_get(row, "count");
    return count ? (long long)json_integer_value(count) : 1;
}

long long page_count_all(const json_t *rows)
{
    long long count = 0;
    for (size_t i = 0; i < json_array_size(rows); i++)
        count += page_count(json_array_get(rows, i));
    return count;
}

long long page_size(const json_t *document, const char *member)
{
    return (long long)json_integer_value(json_object_get(json_object_get(document, "size"), member));
}

const char *page_joined(Arena *arena, const json_t *words)
{
    Text text = text_new(arena);
    for (size_t i = 0; i < json_array_size(words); i++)
        text_format(&text, "%s%s", i ? ", " : "", json_string_value(json_array_get(words, i)));
    return text.at;
}

/* Characters other than letters, digits and dots become their numbers. */
void review_anchor(Text *page, char kind, const char *name)
{
    text_format(page, "%c.", kind);
    for (const char *at = name; *at; at++)
        if (isalnum((unsigned char)*at) || *at == '.')
            text_add_char(page, *at);
        else
            text_format(page, "-%02x", (unsigned char)*at);
}

/* The anchors of the current page; NULL: each name has one. */
static const Map *anchors;

static void know(Map *known, const json_t *rows, char kind, const char *member)
{
    for (size_t i = 0; i < json_array_size(rows); i++)
        map_put(known, name_format("%c%s", kind, view_word(json_array_get(rows, i), member)), 1);
}

void page_know(Text *page, const json_t *document)
{
    Map *known = map_new(page->arena);
    know(known, page_list(document, "parts"), 'p', "path");
    know(known, page_list(document, "variables"), 'v', "path");
    know(known, page_list(document, "equations"), 'e', "id");
    know(known, page_list(document, "made"), 'e', "id");
    know(known, page_list(document, "algorithms"), 'e', "id");
    know(known, page_list(document, "checks"), 'c', "id");
    anchors = known;
}

void page_link(Text *page, char kind, const char *name)
{
    const bool is_there = !anchors || map_get(anchors, name_format("%c%s", kind, name), 0);
    if (is_there) {
        text_add(page, "<a href=\"#");
        review_anchor(page, kind, name);
        text_add(page, "\">");
    }
    page_element(page, "code", name);
    text_add(page, is_there ? "</a>" : "");
}

void page_links(Text *page, char kind, const json_t *names)
{
    for (size_t i = 0; i < json_array_size(names); i++) {
        text_add(page, i ? ", " : "");
        page_link(page, kind, json_string_value(json_array_get(names, i)));
    }
}

/* Closes the element; the attributes of the tag are ignored. */
void page_close(Text *page, const char *tag)
{
    text_format(page, "</%.*s>", (int)strcspn(tag, " "), tag);
}

/* True if the word around the character, between dots or other signs, is longer than the limit. */
static bool is_piece_longer(const char *text, const char *at, int limit)
{
    const char *from = at, *to = at;
    while (from > text && at - from <= limit && (isalnum((unsigned char)from[-1]) || (from[-1] & 0x80)))
        from--;
    while (to - at <= limit && (isalnum((unsigned char)*to) || (*to & 0x80)))
        to++;
    return to - from > limit;
}

/* True if a line may break before the character: behind a dot, an underscore, two colons or dashes, and similar signs,
 * but not within a number. A line may break before a capital letter only in a word that is too long for a column. */
static bool may_break(const char *text, const char *at)
{
    enum { LONG = 16 };
    const char before = at[-1], next = *at;
    const bool is_double = at - text > 1 && (before == ':' || before == '-') && at[-2] == before && next != before;
    const bool is_number = isdigit((unsigned char)next);
    const bool is_dot = before == '.' && !is_number;
    const bool is_sign = before == ',' || before == '(' || before == '_' ||
                         (!is_number && (before == '/' || before == '*'));
    const bool is_lower = isalnum((unsigned char)before) && !isupper((unsigned char)before);
    const bool is_hump = is_lower && isupper((unsigned char)next);
    return (next & 0xC0) != 0x80 && (is_dot || is_sign || is_double || (is_hump && is_piece_longer(text, at, LONG)));
}

void page_breakable(Text *page, const char *text)
{
    enum { SHORT = 14, FEWEST = 2 /* before a break */ };
    for (const char *word = text, *end; *word; word = end) {
        const char *line = word;
        for (end = word; *end && *end != ' '; end++)
            ;
        const bool is_long = end - word > SHORT;
        end += *end == ' ';
        for (const char *at = word; at < end; at++) {
            if (is_long && at - line >= FEWEST && *at != ' ' && may_break(word, at)) {
                text_add(page, "<wbr>");
                line = at;
            }
            review_text(page, (const char[]){*at, 0});
        }
    }
}

void page_element(Text *page, const char *tag, const char *text)
{
    text_format(page, "<%s>", tag);
    page_breakable(page, text);
    page_close(page, tag);
}

void page_members(Text *page, const json_t *row)
{
    if (*view_word(row, "ranges"))
        page_element(page, "span class=\"from\"", arena_format(page->arena, " and likewise %s, %s",
                                                           view_word(row, "members"), view_word(row, "ranges")));
}

void page_section(Text *page, const char *id, const char *title)
{
    text_format(page, "<section id=\"%s\">\n<h2>%s</h2>\n", id, title);
}

void page_row(Text *page, const char *head, const char *text)
{
    text_format(page, "<tr><th scope=\"row\">%s</th><td>", head);
    page_breakable(page, text);
    text_add(page, "</td></tr>\n");
}

const char *page_words(const char *const (*words)[2], const char *word, const char *otherwise)
{
    while ((*words)[0] && strcmp((*words)[0], word) != 0)
        words++;
    return (*words)[0] ? (*words)[1] : otherwise;
}

/* The use of an equation, in words for a reader. */
const char *page_use(const char *fate)
{
    static const char *const words[][2] = {
        {"solved", "solved for an unknown"}, {"alias", "alias elimination"},
        {"redundant", "redundant: other equations imply it"},
        {"replaced", "replaced by a combination with others"},
        {"start", "used at the start only"}, {"at events", "evaluated at events"},
        {"integral", "integral of merged states"}, {"constant", "constant"},
        {"in modes", "used in some modes"}, {"absent", "absent, as its part is"}, {NULL, NULL}};
    return page_words(words, fate, fate);
}

/* Adds no table if there are no counts, and no row for counts without words. */
void page_counts(Text *page, const char *caption, const json_t *counts, const char *(*words)(const char *key))
{
    const char *key;
    json_t *value;
    if (!json_object_size(counts))
        return;
    text_format(page, "<table class=\"counts\"><caption>%s</caption><tbody>\n", caption);
    json_object_foreach((json_t *)(uintptr_t)counts, key, value) {
        if (!words(key))
            continue;
        text_add(page, "<tr><th scope=\"row\">");
        review_text(page, words(key));
        text_format(page, "</th><td class=\"number\">%lld</td></tr>\n", (long long)json_integer_value(value));
    }
    text_add(page, "</tbody></table>\n");
}

void page_table(Text *page, const char *id, const char *const *heads)
{
    text_add(page, "<div class=\"wide\"><table");
    if (id)
        text_format(page, " id=\"%s\"", id);
    text_add(page, "><thead><tr>");
    for (; *heads; heads++)
        text_format(page, **heads == '#' ? "<th scope=\"col\" class=\"number\">%s</th>" : "<th scope=\"col\">%s</th>",
                    *heads + (**heads == '#'));
    text_add(page, "</tr></thead><tbody>\n");
}

void page_table_end(Text *page)
{
    text_add(page, "</tbody></table></div>\n");
}

/* Many rows are folded: a browser lays them out only when the reader opens them. */
void page_rows(Text *page, const char *what, size_t rows)
{
    enum { FEW = 300 };
    text_format(page, "<details%s><summary>%s</summary>\n", rows <= FEW ? " open" : "", what);
}

void page_filter(Text *page, const char *rows, const char *label)
{
    text_format(page, "<p class=\"filter\"><label for=\"%s-words\">%s</label> "
                      "<input type=\"search\" id=\"%s-words\" data-rows=\"%s\"> "
                      "<output for=\"%s-words\"></output></p>\n",
                rows, label, rows, rows, rows);
}

/* Adds a text of CSS; characters other than letters and digits are written as their numbers. */
static void add_content(Text *page, const char *text)
{
    for (const char *at = text; *at; at++)
        if (isalnum((unsigned char)*at) || (*at & 0x80))
            text_add_char(page, *at);
        else
            text_format(page, "\\%x ", (unsigned char)*at);
}

/* Title and fingerprint at the head of each printed page, its number at the foot. */
static void add_running_head(Text *page, const char *title, const char *fingerprint)
{
    text_add(page, "@page { margin-top: 16mm; font: 8pt system-ui, sans-serif;\n  @top-left { content: \"");
    add_content(page, title);
    text_add(page, "\"; }\n  @top-right { content: \"");
    add_content(page, fingerprint);
    text_add(page, "\"; }\n  @bottom-right { content: counter(page) \" of \" counter(pages); } }\n");
}

void page_begin(Text *page, const char *title, const char *fingerprint, bool has_plots)
{
    text_add(page, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    review_text(page, title);
    text_format(page, "</title>\n<style>\n%s%s", style, paper);
    if (fingerprint)
        add_running_head(page, title, fingerprint);
    text_format(page, "</style>\n%s</head>\n<body>\n<main>\n", has_plots ? view_style(page->arena).at : "");
}

void page_end(Text *page, bool has_plots)
{
    anchors = NULL;
    text_format(page, "</main>\n<script>\n%s</script>\n", script);
    if (has_plots)
        text_add(page, view_script(page->arena).at);
    text_add(page, "</body>\n</html>\n");
}
