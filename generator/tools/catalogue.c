/* catalogue.c - host tool: the page of all messages, in Markdown, on standard output, with the texts of --explain. */
#include "base/base.h"

#include <ctype.h>
#include <string.h>

/* Prints text with the special characters of Markdown escaped, except for code in backquotes. */
static void print_text(const char *text)
{
    bool is_code = false;
    for (; *text; text++) {
        is_code = is_code != (*text == '`');
        if (!is_code && strchr("\\*_<[", *text))
            putchar('\\');
        putchar(*text);
    }
}

static void print_page(const Explanation *page)
{
    const size_t length = strlen(page->title);
    const bool is_open = length && page->title[length - 1] == ':';
    printf("\n### <a id=\"%c%s\"></a>%s: %.*s\n\n*%s*\n\n", tolower((unsigned char)page->code[0]),
           page->code + 1, page->code, (int)length - is_open, page->title, page->severity);
    print_text(page->text);
    printf("\n\nFix: ");
    print_text(page->remedy);
    printf(".\n%s%s", page->example ? "\n" : "", page->example ? page->example : "");
}

int main(void)
{
    Arena *arena = arena_new();
    int count;
    const Explanation *pages = catalogue_pages(arena, &count);
    char letter = '\0';
    printf("# Messages\n\n"
           "Every message of `sysphsc` and of the programs that it makes has a code. `sysphsc --explain CODE` shows\n"
           "its page, and so does a program for its own codes, which begin with R. Where a message knows a better\n"
           "remedy than its page, it gives that one.\n");
    for (int i = 0, group = -1; i < count; i++) {
        if (pages[i].code[0] != letter) {
            letter = pages[i].code[0];
            printf("\n## %s\n", catalogue_groups[++group].title);
        }
        print_page(&pages[i]);
    }
    arena_free(arena);
    return fflush(stdout) == 0 ? 0 : 1;
}
