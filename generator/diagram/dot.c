/* dot.c - text for Graphviz's dot that all pictures have in common. */
#include "diagram/diagram.h"

#include <string.h>

void dot_add(Text *page, const char *words)
{
    for (; *words; words++)
        switch (*words) {
        case '&': text_add(page, "&amp;"); break;
        case '<': text_add(page, "&lt;"); break;
        case '>': text_add(page, "&gt;"); break;
        case '"': text_add(page, "&quot;"); break;
        default: text_add_char(page, (unsigned char)*words < ' ' ? ' ' : *words);
        }
}

/* Letters are laid out larger than review/picture.c shows them, to leave room for fonts wider than Helvetica. */
void dot_begin(Text *page, const char *settings)
{
    text_format(page,
                "digraph {\n%s\nfontname=\"Helvetica\"\nfontsize=13\n"
                "node [shape=plain fontname=\"Helvetica\" fontsize=13]\n"
                "edge [fontname=\"Helvetica\" fontsize=12 arrowsize=0.7]\n",
                settings);
}

/* The length of a line before its break: up to the last blank within reach, otherwise up to the next blank. */
static size_t broken_at(const char *line, size_t length)
{
    enum { LONGEST_LINE = 40, SHORTEST_LINE = 16 };
    size_t end = LONGEST_LINE;
    if (length <= LONGEST_LINE)
        return length;
    while (end > SHORTEST_LINE && line[end] != ' ')
        end--;
    if (end > SHORTEST_LINE)
        return end;
    for (end = LONGEST_LINE; end < length && line[end] != ' '; end++) {
    }
    return end;
}

void dot_add_lines(Text *page, const char *words)
{
    while (*words) {
        size_t indent = strspn(words, " \t"), length = strcspn(words, "\r\n");
        for (size_t i = 0; i < indent && i < length; i++)
            text_add(page, "&nbsp;");
        for (const char *line = words + (indent < length ? indent : length), *end = words + length; line < end;) {
            size_t shown = broken_at(line, (size_t)(end - line));
            dot_add(page, arena_copy(page->arena, line, shown));
            text_add(page, "<BR ALIGN=\"LEFT\"/>");
            line += shown + strspn(line + shown, " ");
            if (line < end)
                text_add(page, "&nbsp;&nbsp;&nbsp;");
        }
        words += length + (words[length] != 0);
    }
}
