/* body.c - the texts of constraints, conditions and actions, which may be given in several languages. */
#include "sysml/read.h"

#include <string.h>

static const char blanks[] = " \t\r\n";
static const char html[] = "<html";

const char *sysml_trimmed(Arena *arena, const char *text)
{
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length && strchr(blanks, text[length - 1]))
        length--;
    return text[length] ? arena_copy(arena, text, length) : text;
}

/* Tools keep formatted texts as HTML: without its tags, each with a blank in its place, and with the usual entities. */
const char *sysml_plain_text(Arena *arena, const char *text)
{
    static const char *const entities[][2] = {{"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}, {"&nbsp;", " "},
                                              {"&quot;", "\""}};
    enum { ENTITIES = sizeof entities / sizeof *entities };
    const char *first = text + strspn(text, blanks);
    const bool is_html = strncmp(first, html, strlen(html)) == 0;
    Text shown = text_new(arena);
    for (const char *at = first; *at;) {
        int known = 0;
        while (is_html && known < ENTITIES && strncmp(at, entities[known][0], strlen(entities[known][0])) != 0)
            known++;
        const bool is_tag = is_html && *at == '<' && strchr(at, '>');
        const bool is_blank = is_tag || strchr(" \t\r\n", *at);
        if (is_blank && shown.length && shown.at[shown.length - 1] != ' ')
            text_add_char(&shown, ' ');
        if (is_html && known < ENTITIES)
            text_add(&shown, entities[known][1]);
        else if (!is_blank)
            text_add_char(&shown, *at);
        at = is_tag ? strchr(at, '>') + 1 : is_html && known < ENTITIES ? at + strlen(entities[known][0]) : at + 1;
    }
    while (shown.length && shown.at[shown.length - 1] == ' ')
        shown.at[--shown.length] = '\0';
    return shown.at;
}

static const char *language_at(Reader *reader, const Element *expression, int index)
{
    const char *words = "";
    int i = 0;
    for (const Element *child = expression->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "language") != 0 || i++ != index)
            continue;
        return element_characters(child) ? sysml_trimmed(reader->arena, element_characters(child)) : "";
    }
    for (int j = 0; !*words && j < expression->attribute_count; j++) /* a word for each */
        if (strcmp(expression->attributes[j].name->text, "language") == 0)
            words = expression->attributes[j].value;
    for (words += strspn(words, blanks); index > 0 && *words; index--) {
        words += strcspn(words, blanks);
        words += strspn(words, blanks);
    }
    return arena_copy(reader->arena, words, strcspn(words, blanks));
}

static Body body_of(Reader *reader, Body body)
{
    if (strncmp(body.text + strspn(body.text, blanks), html, strlen(html)) == 0)
        body.text = sysml_plain_text(reader->arena, body.text);
    return body;
}

Body sysml_best_body(Reader *reader, const Element *expression)
{
    Body best = {0};
    int index = 0, best_rank = 0;
    for (const Element *child = expression->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "body") != 0)
            continue;
        const char *language = language_at(reader, expression, index++);
        const char *text = element_characters(child);
        int rank = dialect_language_rank(language);
        if (text && (!best.text || rank < best_rank)) {
            best = body_of(reader, (Body){text, language, child, true});
            best_rank = rank;
        }
    }
    for (int i = 0; !best.text && i < expression->attribute_count; i++)
        if (strcmp(expression->attributes[i].name->text, "body") == 0)
            best = body_of(reader, (Body){expression->attributes[i].value, language_at(reader, expression, 0),
                                          expression, false});
    return best;
}

static const char *language_of(Reader *reader, const Element *expression, const Element *body)
{
    int index = 0;
    for (const Element *child = expression->first_child; child != body; child = child->next)
        index += child->tag == body->tag;
    return language_at(reader, expression, index);
}

bool sysml_is_body_hidden(Reader *reader, const Element *expression, const Element *body, const Element *chosen)
{
    const char *text = element_characters(body), *taken = element_characters(chosen);
    return text && taken && strcmp(sysml_trimmed(reader->arena, text), sysml_trimmed(reader->arena, taken)) != 0 &&
           words_equal_caseless(language_of(reader, expression, body), language_of(reader, expression, chosen));
}

Body sysml_body_in_language(Reader *reader, const Element *element, const char *language)
{
    int index = 0;
    for (const Element *child = element->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "body") != 0)
            continue;
        const char *text = element_characters(child);
        if (words_equal_caseless(language_at(reader, element, index++), language))
            return (Body){text ? text : "", language, child, text != NULL};
    }
    bool is_it = !index && words_equal_caseless(language_at(reader, element, 0), language);
    for (int i = 0; is_it && i < element->attribute_count; i++)
        if (strcmp(element->attributes[i].name->text, "body") == 0)
            return (Body){element->attributes[i].value, language, element, false};
    return is_it ? (Body){"", language, element, false} : (Body){0};
}

Body sysml_body_of_value(Reader *reader, const Element *specification)
{
    Body body = sysml_best_body(reader, specification);
    const Element *value = element_child(specification, "value");
    if (!body.text && value && element_characters(value))
        return (Body){element_characters(value), "", value, true};
    if (!body.text && element_property(specification, "value"))
        return (Body){element_property(specification, "value"), "", specification, false};
    return body;
}

Source sysml_body_source(const Body *body, Source element)
{
    element.line = body->is_content ? body->at->text_line : body->at->line;
    return element;
}

Source sysml_line_of_text(Source text, bool spans_lines, int line)
{
    if (spans_lines)
        text.line += line - 1;
    return text;
}

bool sysml_is_blank(const char *text)
{
    return !text[strspn(text, blanks)];
}
