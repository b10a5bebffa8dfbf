/* picture.c - diagrams of the model as SVG within the page, laid out by Graphviz's dot where that is installed. */
#include "review/page.h"

#include "diagram/diagram.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Letters are laid out larger than they are shown, so that there is room for letters of wider fonts. */
static const struct {
    const char *written, *shown;
} changes[] = {{"font-size=\"13.00\"", "font-size=\"11.00\""}, {"font-size=\"12.00\"", "font-size=\"10.00\""},
               {" xlink:href=\"", " href=\""}};

/* Adds margins to frames, which leave room for lines that turn back around a part. */
static const char *with_margins(Arena *arena, const char *dot)
{
    Text text = text_new(arena);
    for (const char *line = dot, *end; *line; line = end) {
        end = line + strcspn(line, "\n");
        end += *end == '\n';
        text_add_length(&text, line, (size_t)(end - line));
        if (strncmp(line, "subgraph cluster", 16) == 0)
            text_add(&text, "margin=44\n");
    }
    return text.at;
}

/* The output of dot for the text; NULL if there is no dot, or it fails. */
static const char *laid_out(Arena *arena, const char *dot)
{
    Text picture = text_new(arena);
    Process process;
    const int input = file_unnamed(arena, dot);
    const char *const command[] = {"dot", "-Tsvg", NULL};
    const bool runs = input >= 0 && process_start(command, (ProcessEnds){.input = input, .errors = -1}, &process);
    if (input >= 0)
        close(input);
    return runs && process_finish(&process, &picture) == 0 ? picture.at : NULL;
}

/* The length of a text to leave out, or 0: an id, a title or a comment. Ids of a picture have no meaning in a page. */
static size_t left_out(const char *at)
{
    static const char *const attributes[] = {" id=\"", " xlink:title=\""};
    for (size_t i = 0; i < 2; i++)
        if (strncmp(at, attributes[i], strlen(attributes[i])) == 0) {
            const size_t begin = strlen(attributes[i]);
            return begin + strcspn(at + begin, "\"") + 1;
        }
    if (strncmp(at, "<title>", 7) == 0 || strncmp(at, "<!--", 4) == 0) {
        const char *end = strstr(at, at[1] == 't' ? "</title>" : "-->");
        return end ? (size_t)(end - at) + (at[1] == 't' ? 8 : 3) : strlen(at);
    }
    return 0;
}

/* The number behind the first occurrence of the words; 0 if they do not occur. */
static double number_behind(const char *text, const char *words)
{
    const char *at = strstr(text, words);
    return at ? strtod(at + strlen(words), NULL) : 0;
}

static void add_contents(Text *page, const char *svg, const char *end)
{
    for (const char *at = svg; at < end;) {
        size_t skipped = left_out(at);
        for (size_t i = 0; i < sizeof changes / sizeof *changes && !skipped; i++)
            if (strncmp(at, changes[i].written, strlen(changes[i].written)) == 0) {
                text_add(page, changes[i].shown);
                skipped = strlen(changes[i].written);
            }
        if (!skipped)
            text_add_char(page, *at++);
        at += skipped;
    }
}

static void add_picture(Text *page, const char *title, const char *dot)
{
    enum { SMALLEST = 10 }; /* as changes[] has it */
    const char *picture = laid_out(page->arena, with_margins(page->arena, dot));
    const char *svg = picture ? strstr(picture, "<svg") : NULL, *contents = svg ? strchr(svg, '>') : NULL;
    const char *end = contents ? strstr(contents, "</svg>") : NULL;
    text_add(page, "<figure><figcaption>");
    review_text(page, title);
    text_add(page, "</figcaption>");
    if (end) {
        const Drawing drawing = {arena_format(page->arena, "m%zu", page->length), number_behind(svg, "width=\""),
                                 number_behind(svg, "height=\""), SMALLEST};
        page_drawing_begin(page, &drawing, title);
        add_contents(page, contents + 1, end);
        page_drawing_end(page, &drawing);
    } else {
        text_add(page, "<p class=\"from\">Not drawn: Graphviz's dot is not installed where this sheet was made.</p>");
    }
    text_add(page, "</figure>\n");
}

typedef struct {
    Arena *arena;
    Map *known; /* paths of parts that the page shows */
} Links;

static const char *link_of(void *context, Name path)
{
    const Links *links = context;
    if (!map_get(links->known, path, 0))
        return NULL;
    Text link = text_new(links->arena);
    text_add_char(&link, '#');
    review_anchor(&link, 'p', path->text);
    return link.at;
}

/* Draws the inside of the system as far as there is room for it. Then draws the inside of each block that there was no
 * room for. If pictures leave out parts, it also draws each block that is in no picture yet. */
static void add_insides(Text *page, Arena *arena, const ClassifierList *blocks, Links *links)
{
    enum { MOST_PICTURES = 24 };
    Map *drawn = map_new(arena), *closed = map_new(arena);
    bool are_omitted = false;
    int left_out = 0;
    for (int i = 0, pictures = 0; i < blocks->count; i++) {
        const Classifier *block = blocks->at[i];
        const bool is_system = i == 0;
        if (!is_system && !map_get(closed, block, 0) && (map_get(drawn, block, 0) || !are_omitted))
            continue;
        const Diagram diagram = parts_read(arena, block);
        if (!is_system && diagram.boxes.count < 2)
            continue;
        for (int k = 0; k < diagram.boxes.count; k++)
            map_put(diagram.boxes.at[k].is_closed ? closed : drawn, diagram.boxes.at[k].type, 1);
        are_omitted = are_omitted || diagram.omitted_count > 0;
        if (pictures++ == MOST_PICTURES) {
            left_out++;
            continue;
        }
        Text parts = text_new(arena);
        parts_write(&parts, &diagram, is_system ? link_of : NULL, links);
        add_picture(page, is_system ? "Internal block diagram"
                                    : arena_format(arena, "Internal block diagram of %s", block->qualified->text),
                    parts.at);
    }
    if (left_out)
        text_format(page, "<p class=\"from\">%d more blocks are not drawn.</p>\n", left_out);
}

void review_pictures(Text *page, const System *system, const json_t *document)
{
    const json_t *parts = json_object_get(document, "parts");
    Arena *arena = arena_new();
    Links links = {arena, map_new(arena)};
    for (size_t i = 0; i < json_array_size(parts); i++) {
        const json_t *part = json_array_get(parts, i);
        map_put(links.known, name_of(json_string_value(json_object_get(part, "path"))),
                !json_is_true(json_object_get(part, "is_port")));
    }
    const ClassifierList blocks = parts_blocks(arena, system->block);
    Text machines = text_new(arena);
    add_insides(page, arena, &blocks, &links);
    machines_write(&machines, &blocks);
    if (machines.length)
        add_picture(page, "State machines", machines.at);
    arena_free(arena);
}
