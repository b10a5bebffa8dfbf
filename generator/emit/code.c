/* code.c - C as data. */
#include "emit/emit.h"

#include <stdlib.h>
#include <string.h>

/* ---- members ---- */

const Member *code_member(Arena *arena, const Member *within, const Member *owner, const char *name,
                         const int *subscripts, int count)
{
    static const char *const brackets[] = {"", "[]", "[][]"};
    static const char *const behind[] = {"", "]", "]["};
    Member *member = arena_new_of(arena, Member);
    const int before = within ? within->count : 0;
    const char **words = arena_array(arena, const char *, before + count + 1);
    int *all = arena_array(arena, int, before + count);
    for (int i = 0; i < before; i++) {
        words[i] = within->words[i];
        all[i] = within->subscripts[i];
    }
    const char *begin = within ? within->words[before] : "", *dot = within ? "." : "";
    const char *outer = within ? within->text : "", *own = "";
    words[before] = name_format("%s%s%s%s", begin, dot, name, count ? "[" : "")->text;
    for (int i = 0; i < count; i++) {
        all[before + i] = subscripts[i];
        words[before + i + 1] = behind[count - i];
        own = arena_format(arena, "%s[%d]", own, subscripts[i]);
    }
    *member = (Member){.owner = owner, .base = name, .words = words, .subscripts = all, .count = before + count,
                       .own = count};
    member->shape = name_format("%s%s%s%s", within ? within->shape->text : "", dot, name, brackets[count]);
    member->text = arena_format(arena, "%s%s%s%s", outer, dot, name, own);
    member->name = member->text + strlen(outer) + strlen(dot);
    member->last = owner ? NULL : within ? code_member(arena, NULL, NULL, name, subscripts, count) : member;
    return member;
}

const char *code_member_text(Arena *arena, const Member *member)
{
    Text text = text_new(arena);
    for (int i = 0; i < member->count; i++)
        text_format(&text, "%s%d", member->words[i], member->subscripts[i]);
    text_add(&text, member->words[member->count]);
    return text.at;
}

/* ---- pieces ---- */

const char *code_index_text(Arena *arena, const CodeIndex *index, bool is_explicit)
{
    const int rest = index->first - index->step * index->base;
    const bool is_enclosed = is_explicit && ((index->jump != 0) + (index->step != 0) + (rest != 0)) > 1;
    const char *before = is_enclosed ? "(" : "", *behind = is_enclosed ? ")" : "";
    Text text = text_new(arena);
    if (index->literal && index->table) {
        const CodeIndex at = {index->first, index->step, index->jump, index->base, NULL, NULL};
        return arena_format(arena, "%s[%s]", index->table, code_index_text(arena, &at, is_explicit));
    }
    if (index->literal)
        return index->literal->text;
    if (index->table)
        return arena_format(arena, "%s[i]", index->table);
    if (index->jump == 1)
        text_add(&text, "row");
    else if (index->jump)
        text_format(&text, "%s%d * row%s", before, index->jump, behind);
    if (index->step == 1)
        text_format(&text, "%si", text.length ? " + " : "");
    else if (index->step)
        text_format(&text, "%s%s%d * i%s", text.length ? " + " : "", before, index->step, behind);
    if (!text.length)
        text_format(&text, "%d", rest);
    else if (rest)
        text_format(&text, rest < 0 ? " - %d" : " + %d", abs(rest));
    return text.at;
}

static const Code *code_of(Arena *arena, const char *words, const CodeHole *hole)
{
    Code *code = arena_new_of(arena, Code);
    *code = (Code){.words = words, .length = strlen(words)};
    if (hole) {
        CodeHole *own = arena_new_of(arena, CodeHole);
        *own = *hole;
        code->holes = own;
        code->count = 1;
    }
    return code;
}

const Code *code_words(Arena *arena, const char *words)
{
    return code_of(arena, arena_format(arena, "%s", words), NULL);
}

const Code *code_read(Arena *arena, const Member *member)
{
    return code_of(arena, "", &(CodeHole){.member = member});
}

const Code *code_write(Arena *arena, const Member *member)
{
    return code_of(arena, "", &(CodeHole){.member = member, .is_written = true});
}

const Code *code_bare(Arena *arena, const Member *member)
{
    return code_of(arena, "", &(CodeHole){.member = member->last, .is_bare = true});
}

const Code *code_number(Arena *arena, int number)
{
    return code_of(arena, "", &(CodeHole){.number = number});
}

const Code *code_named(Arena *arena, int number, const char *name, bool *is_named)
{
    return code_of(arena, "", &(CodeHole){.number = number, .name = name, .is_named = is_named});
}

const Code *code_with_name(Arena *arena, const Code *number, const char *name, bool *is_named)
{
    CodeHole hole = number->holes[0];
    hole.name = name;
    hole.is_named = is_named;
    return code_of(arena, number->words, &hole);
}

static Name literal_name(Arena *arena, double number)
{
    Text text = text_new(arena);
    c_add_double(&text, number);
    return name_of(text.at);
}

const Code *code_literal(Arena *arena, double number)
{
    return code_of(arena, "", &(CodeHole){.literal = literal_name(arena, number)});
}

const Code *code_mention(Arena *arena, const char *local, const char *words)
{
    return code_of(arena, arena_format(arena, "%s", words), &(CodeHole){.mention = local});
}

const Code *code_call(Arena *arena, const char *function)
{
    return code_mention(arena, function, function);
}

int code_index_count(const CodeHole *hole)
{
    return hole->mention ? 0 : hole->member ? hole->member->count : 1;
}

const Code *code_copy(Arena *arena, const Code *code)
{
    Code *copy = arena_new_of(arena, Code);
    CodeHole *holes = arena_array(arena, CodeHole, code->count + 1);
    for (int i = 0; i < code->count; i++) {
        const int count = code_index_count(&code->holes[i]);
        holes[i] = code->holes[i];
        if (!holes[i].indices)
            continue;
        CodeIndex *indices = arena_array(arena, CodeIndex, count + 1);
        memcpy(indices, holes[i].indices, (size_t)count * sizeof *indices);
        holes[i].indices = indices;
    }
    *copy = (Code){arena_copy(arena, code->words, code->length), code->length, holes, code->count};
    return copy;
}

bool code_mentions(const Code *code, const char *local)
{
    for (int i = 0; i < code->count; i++)
        if (code->holes[i].mention && strcmp(code->holes[i].mention, local) == 0)
            return true;
    return false;
}

bool code_has_members(const Code *code)
{
    for (int i = 0; i < code->count; i++)
        if (code->holes[i].member && !code->holes[i].is_bare)
            return true;
    return false;
}

CodeDraft code_draft(Arena *arena)
{
    return (CodeDraft){.words = text_new(arena)};
}

void code_add(CodeDraft *draft, const Code *code)
{
    const size_t before = draft->words.length;
    text_add_length(&draft->words, code->words, code->length);
    for (int i = 0; i < code->count; i++) {
        list_push(draft->words.arena, &draft->holes, code->holes[i]);
        list_last(&draft->holes).at += before;
    }
}

void code_add_literal(CodeDraft *draft, double number)
{
    Arena *arena = draft->words.arena;
    list_push(arena, &draft->holes,
              (CodeHole){.at = draft->words.length, .literal = literal_name(arena, number)});
}

const Code *code_done(const CodeDraft *draft)
{
    Code *code = arena_new_of(draft->words.arena, Code);
    *code = (Code){draft->words.at, draft->words.length, draft->holes.at, draft->holes.count};
    return code;
}

CodeItem code_item_words(const char *words)
{
    return (CodeItem){.words = words};
}

CodeItem code_item_code(const Code *code)
{
    return (CodeItem){.code = code};
}

CodeItem code_item_number(int number)
{
    return (CodeItem){.number = number};
}

const Code *code_made(Arena *arena, const CodeItem *items, int count)
{
    CodeDraft draft = code_draft(arena);
    int next = 1;
    for (const char *at = items[0].words; *at; at++) {
        if (*at != '%') {
            text_add_char(&draft.words, *at);
            continue;
        }
        if (*++at == '%') {
            text_add_char(&draft.words, '%');
            continue;
        }
        if (next == count)
            internal_error("'%s' names more than it is given", items[0].words);
        const CodeItem *item = &items[next++];
        if (item->words)
            text_add(&draft.words, item->words);
        else if (item->code)
            code_add(&draft, item->code);
        else
            text_format(&draft.words, "%d", item->number);
    }
    if (next != count)
        internal_error("'%s' names less than it is given", items[0].words);
    return code_done(&draft);
}

/* ---- lines ---- */

CodeLines code_lines_new(Arena *arena)
{
    return (CodeLines){.arena = arena};
}

static CodeLine *add_line(CodeLines *lines, CodeLine line)
{
    line.trace = line.trace ? arena_format(lines->arena, "%s", line.trace) : NULL;
    line.code = line.code ? code_copy(lines->arena, line.code) : NULL;
    const IntList equations = line.equations;
    line.equations = (IntList){0};
    list_push(lines->arena, &lines->all, line);
    CodeLine *added = &list_last(&lines->all);
    for (int i = 0; i < equations.count; i++)
        code_lines_of(lines, added, equations.at[i]);
    return added;
}

void code_lines_of(CodeLines *lines, CodeLine *line, int equation)
{
    if (equation >= 0)
        list_push(lines->arena, &line->equations, equation);
}

CodeLine *code_lines_put(CodeLines *lines, int indent, const char *trace, const CodeItem *items, int count)
{
    const int more = (int)strspn(items[0].words, " ");
    CodeItem *own = arena_array(lines->arena, CodeItem, count);
    memcpy(own, items, (size_t)count * sizeof *own);
    own[0].words += more;
    return add_line(lines,
                    (CodeLine){.indent = indent + more, .trace = trace, .code = code_made(lines->arena, own, count)});
}

void code_lines_call(CodeLines *lines, int indent, const Code *call)
{
    add_line(lines, (CodeLine){.kind = LINE_CALL, .indent = indent, .code = call, .hands_on = true});
}

void code_lines_comment(CodeLines *lines, int indent, const char *words)
{
    add_line(lines, (CodeLine){.kind = LINE_COMMENT, .indent = indent, .trace = words});
}

void code_lines_table(CodeLines *lines, const char *text)
{
    add_line(lines, (CodeLine){.kind = LINE_TABLE, .trace = text});
}

void code_lines_blank(CodeLines *lines)
{
    add_line(lines, (CodeLine){.kind = LINE_BLANK});
}

void code_lines_append(CodeLines *lines, const CodeLines *others, int indent)
{
    for (int i = 0; i < others->all.count; i++) {
        CodeLine line = others->all.at[i];
        line.indent += indent;
        add_line(lines, line);
    }
}

bool code_lines_have_members(const CodeLines *lines)
{
    for (int i = 0; i < lines->all.count; i++)
        if (lines->all.at[i].code && code_has_members(lines->all.at[i].code))
            return true;
    return false;
}

const Code *code_lines_joined(Arena *arena, const CodeLines *lines)
{
    CodeDraft draft = code_draft(arena);
    for (int i = 0; i < lines->all.count; i++) {
        const CodeLine *line = &lines->all.at[i];
        if (!line->code)
            continue;
        text_format(&draft.words, "%d %d ", (int)line->kind, line->indent);
        code_add(&draft, line->code);
        text_add_char(&draft.words, '\n');
    }
    return code_done(&draft);
}

/* ---- words ---- */

/* NAME + 3 * (i - 1): of a number in a loop, by the name of the first one. */
static const char *named_text(Arena *arena, const CodeHole *hole, bool is_explicit)
{
    const CodeIndex *index = hole->indices;
    const char *before = is_explicit ? "(" : "", *behind = is_explicit ? ")" : "";
    Text text = text_new(arena);
    text_format(&text, "%s + ", hole->name);
    if (index->jump == 1)
        text_add(&text, "row + ");
    else if (index->jump)
        text_format(&text, "%s%d * row%s + ", before, index->jump, behind);
    if (index->step != 1)
        text_format(&text, "%s%d * ", before, index->step);
    text_format(&text, index->base ? "(i - %d)" : "i", index->base);
    text_add(&text, index->step != 1 ? behind : "");
    return text.at;
}

static const char *number_text_of(Arena *arena, const CodeHole *hole, bool is_explicit)
{
    const CodeIndex *index = hole->indices;
    const bool is_named = hole->name && (!index || (index->step && !index->table));
    if (is_named && hole->is_named)
        *hole->is_named = true;
    if (is_named)
        return index ? named_text(arena, hole, is_explicit) : hole->name;
    return index ? code_index_text(arena, index, is_explicit) : arena_format(arena, "%d", hole->number);
}

const char *code_hole_text(Arena *arena, const CodeHole *hole, bool is_explicit)
{
    const Member *member = hole->member;
    if (hole->mention)
        return "";
    if (hole->literal)
        return hole->indices ? code_index_text(arena, hole->indices, is_explicit) : hole->literal->text;
    if (!member)
        return number_text_of(arena, hole, is_explicit);
    Text text = text_new(arena);
    text_add(&text, hole->is_bare ? "" : "m->");
    for (int i = 0; i < member->count; i++) {
        text_add(&text, member->words[i]);
        if (hole->indices)
            text_add(&text, code_index_text(arena, &hole->indices[i], is_explicit));
        else
            text_format(&text, "%d", member->subscripts[i]);
    }
    text_add(&text, member->words[member->count]);
    return text.at;
}

static void code_print(Text *text, const Code *code)
{
    size_t from = 0;
    for (int i = 0; i < code->count; i++) {
        text_add_length(text, code->words + from, code->holes[i].at - from);
        text_add(text, code_hole_text(text->arena, &code->holes[i], false));
        from = code->holes[i].at;
    }
    text_add_length(text, code->words + from, code->length - from);
}

const char *code_text(Arena *arena, const Code *code)
{
    Text text = text_new(arena);
    code_print(&text, code);
    return text.at;
}

const char *code_lines_text(Arena *arena, const CodeLines *lines)
{
    Text text = text_new(arena);
    for (int i = 0; i < lines->all.count; i++) {
        const CodeLine *line = &lines->all.at[i];
        const bool is_trace_only = line->kind == LINE_COMMENT;
        if (line->kind == LINE_TABLE) {
            text_add(&text, line->trace);
            continue;
        }
        text_format(&text, "%*s", line->kind == LINE_BLANK ? 0 : line->indent, "");
        text_add(&text, line->kind == LINE_CALL ? "REQUIRE(" : "");
        if (line->code)
            code_print(&text, line->code);
        text_add(&text, line->kind == LINE_CALL ? ");" : "");
        if (line->trace)
            text_format(&text, "%s/* %s */", is_trace_only ? "" : " ", c_marked(arena, line->trace, NUMBER_IN_COMMENT));
        text_add_char(&text, '\n');
    }
    return text.at;
}
