/* a2l.c - BLOCK.a2l: the exchanged record for calibration tools, in ASAP2 1.71 with XCP on UDP.
 *
 * An item is named by its path where ASAP2 permits that, otherwise by its C name. Paths with dots or brackets are no C
 * names, so that all names differ. Items with a unit, Booleans, enumerations and Integers have a conversion method;
 * equal methods are written once. Groups are the parts of the system. */
#include "emit/rig.h"
#include "emit/words.h"

#include "../runtime/exchange.h"
#include "../runtime/xcp_limits.h"

#include <float.h>
#include <inttypes.h>
#include <string.h>

static const char own_part[] = "exchange.";                        /* items about the program itself */
static const char whole[] = "A_UINT64", number[] = "FLOAT64_IEEE"; /* types */

typedef struct {
    const char *unit;
    bool is_integer;
    const char *const *literals; /* NULL: it is a number */
    int literal_count, first;
} Method;

typedef struct {
    Text measurements, characteristics;
    bool is_there; /* the part or a part of it has items */
} Group;

typedef struct {
    Program *p;
    Arena *arena;
    List(Method) methods;
    Text methods_text, objects, groups;
    Text own; /* names of items about the program itself */
    Group *of_part;
    bool is_ascii;
} A2l;

/* ---- texts ---- */

/* The text in quotes. Control characters become blanks. */
static const char *a2l_string(A2l *a, const char *text)
{
    Text out = text_new(a->arena);
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        if (*at == '"' || *at == '\\')
            text_add_char(&out, '\\');
        text_add_char(&out, *at < ' ' || *at == 0x7f ? ' ' : (char)*at);
        a->is_ascii &= *at < 0x80;
    }
    return arena_format(a->arena, "\"%s\"", out.at ? out.at : "");
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* True for words of letters and digits, separated by dots, each with optional indices in brackets. *is_apart: it
 * contains dots or brackets. */
static bool is_identifier(const char *text, bool *is_apart)
{
    enum { LONGEST_WORD = 128, LONGEST = 1024 };
    const char *at = text;
    *is_apart = false;
    do {
        at += at > text; /* a dot */
        const char *word = at;
        while (is_letter(*at) || (at > word && is_digit(*at)))
            at++;
        while (at > word && at[0] == '[' && is_digit(at[1])) {
            const char *end = at + 1;
            *is_apart = true;
            while (is_digit(*end))
                end++;
            if (*end != ']')
                return false;
            at = end + 1;
        }
        if (at == word || at - word > LONGEST_WORD)
            return false;
        *is_apart |= *at == '.';
    } while (*at == '.');
    return *at == '\0' && at - text <= LONGEST;
}

static const char *name_of_item(const RigItem *item)
{
    const bool is_own = strncmp(item->path, own_part, sizeof own_part - 1) == 0;
    bool is_apart;
    const bool is_possible = is_identifier(item->path, &is_apart) && !is_own;
    return is_possible && (is_apart || strcmp(item->path, item->name) == 0) ? item->path : item->name;
}

/* ---- methods ---- */

static bool is_same(const Method *one, const Method *other)
{
    if (strcmp(one->unit, other->unit) != 0 || one->is_integer != other->is_integer ||
        one->literal_count != other->literal_count || one->first != other->first)
        return false;
    for (int i = 0; i < one->literal_count; i++)
        if (strcmp(one->literals[i], other->literals[i]) != 0)
            return false;
    return true;
}

static void write_method(A2l *a, int index, const Method *method)
{
    Text *out = &a->methods_text;
    const char *format = method->is_integer || method->literals ? "%20.0" : "%16.9";
    if (!method->literals) {
        text_format(out, "/begin COMPU_METHOD method_%d \"\" IDENTICAL \"%s\" %s /end COMPU_METHOD\n", index, format,
                    a2l_string(a, method->unit));
        return;
    }
    text_format(out, "/begin COMPU_METHOD method_%d \"\" TAB_VERB \"%s\" %s COMPU_TAB_REF table_%d /end COMPU_METHOD\n",
                index, format, a2l_string(a, method->unit), index);
    text_format(out, "/begin COMPU_VTAB table_%d \"\" TAB_VERB %d", index, method->literal_count);
    for (int i = 0; i < method->literal_count; i++)
        text_format(out, " %d %s", method->first + i, a2l_string(a, method->literals[i]));
    text_add(out, " /end COMPU_VTAB\n");
}

static const char *method_of(A2l *a, Method method)
{
    int i = 0;
    if (!*method.unit && !method.is_integer && !method.literals)
        return "NO_COMPU_METHOD";
    while (i < a->methods.count && !is_same(&a->methods.at[i], &method))
        i++;
    if (i == a->methods.count) {
        list_push(a->arena, &a->methods, method);
        write_method(a, i + 1, &method);
    }
    return arena_format(a->arena, "method_%d", i + 1);
}

/* The least and the greatest value. */
static const char *limits_of(A2l *a, const Method *method, const char *type)
{
    static const double exact_integers = 9007199254740992; /* 2^53 */
    const double greatest = method->literals     ? method->first + method->literal_count - 1
                            : type == whole      ? (double)UINT64_MAX
                            : method->is_integer ? exact_integers
                                                 : DBL_MAX;
    const double least = method->literals ? method->first : type == whole ? 0 : -greatest;
    const char *first = arena_format(a->arena, "%s", c_number(least));
    return arena_format(a->arena, "%s %s", first, c_number(greatest));
}

/* ---- objects ---- */

static void write_measurement(A2l *a, const char *name, const char *description, const char *type, Method method,
                              int word, bool is_written)
{
    text_format(&a->objects, "/begin MEASUREMENT %s %s\n  %s %s 0 0 %s ECU_ADDRESS 0x%x%s\n", name,
                a2l_string(a, description), type, method_of(a, method), limits_of(a, &method, type), 8 * (unsigned)word,
                is_written ? " READ_WRITE" : "");
    text_add(&a->objects, "  /begin IF_DATA XCP /begin DAQ_EVENT FIXED_EVENT_LIST EVENT 0 /end DAQ_EVENT /end IF_DATA\n"
                          "/end MEASUREMENT\n");
}

static int part_of(const System *system, int variable)
{
    int part = system->variables.at[variable].part;
    while (part > 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return part;
}

static void write_item(A2l *a, RigKind kind, int index)
{
    const RigItem item = rig_item(a->p->rig, kind, index);
    const char *name = name_of_item(&item);
    const Method method = {item.unit, item.is_integer, item.literals, item.literal_count, item.first};
    const char *description = strcmp(name, item.path) == 0 ? item.description
                              : *item.description ? arena_format(a->arena, "%s: %s", item.path, item.description)
                                                  : item.path;
    const int part = part_of(a->p->system, item.variable);
    Group *group = &a->of_part[part];
    if (kind == RIG_PARAMETER)
        text_format(&a->objects, "/begin CHARACTERISTIC %s %s\n  VALUE 0x%x number 0 %s %s\n/end CHARACTERISTIC\n",
                    name, a2l_string(a, description), 8 * (unsigned)item.word, method_of(a, method),
                    limits_of(a, &method, number));
    else
        write_measurement(a, name, description, number, method, item.word, kind == RIG_INPUT);
    text_format(kind == RIG_PARAMETER ? &group->characteristics : &group->measurements, " %s", name);
    for (int at = part; at >= 0; at = a->p->system->parts.at[at].parent)
        a->of_part[at].is_there = true;
}

/* ---- the program's own ---- */

static const char *const statuses[] = {"starting", "running", "paused", "ending", "ended"};
static const char *const commands[] = {"run", "pause", "end"};

/* Items in the program's part of the record. */
static const struct {
    const char *name, *type, *unit, *description;
    int word;
} own_words[] = {
    {"steps", whole, "", "steps made so far", EXCHANGE_PROGRAM_STEPS},
    {"time", number, "s", "time of the outputs", EXCHANGE_PROGRAM_TIME},
    {"heartbeat", whole, "ns", "CLOCK_MONOTONIC when the outputs were given", EXCHANGE_PROGRAM_HEARTBEAT},
    {"overruns", whole, "", "steps that started late because the previous one was too long", EXCHANGE_PROGRAM_OVERRUNS},
    {"lateness", number, "s", "the largest value so far", EXCHANGE_PROGRAM_LATENESS},
    {"refused", whole, "", "rejected values and pages", EXCHANGE_PROGRAM_REFUSED},
    {"foreign", whole, "", "rejected datagrams", EXCHANGE_PROGRAM_FOREIGN},
    {"silences", whole, "", "silences of the master", EXCHANGE_PROGRAM_SILENCES},
    {"undefined", whole, "", "steps without outputs: the previous ones are held", EXCHANGE_PROGRAM_UNDEFINED},
};

static void write_own(A2l *a)
{
    const int outputs = rig_variables(a->p->rig, RIG_OUTPUT)->count, part = EXCHANGE_HEAD;
    const Method status = {"", true, statuses, sizeof statuses / sizeof *statuses, EXCHANGE_STARTING};
    const Method command = {"", true, commands, sizeof commands / sizeof *commands, EXCHANGE_RUN};
    write_measurement(a, "exchange.status", "of the program", whole, status, part + EXCHANGE_PROGRAM_STATUS, false);
    write_measurement(a, "exchange.command", "requested action", whole, command,
                      EXCHANGE_CLIENT(outputs) + EXCHANGE_CLIENT_COMMAND, true);
    text_format(&a->own, " %sstatus %scommand", own_part, own_part);
    for (size_t i = 0; i < sizeof own_words / sizeof *own_words; i++) {
        const Method method = {.unit = own_words[i].unit, .is_integer = own_words[i].type == whole};
        const char *name = arena_format(a->arena, "%s%s", own_part, own_words[i].name);
        write_measurement(a, name, own_words[i].description, own_words[i].type, method, part + own_words[i].word,
                          false);
        text_format(&a->own, " %s", name);
    }
}

/* ---- groups ---- */

static void write_references(A2l *a, const char *kind, const Text *names)
{
    if (names->length > 0)
        text_format(&a->groups, "  /begin %s%s /end %s\n", kind, names->at, kind);
}

/* The system's own group is part_0. */
static void write_groups(A2l *a)
{
    const System *system = a->p->system;
    for (int i = 0; i < system->parts.count; i++) {
        const Group *group = &a->of_part[i];
        Text inner = text_new(a->arena);
        if (!group->is_there && i > 0)
            continue;
        for (int k = i + 1; k < system->parts.count; k++)
            if (system->parts.at[k].parent == i && a->of_part[k].is_there)
                text_format(&inner, " part_%d", k);
        text_format(&a->groups, "/begin GROUP part_%d %s%s\n", i,
                    a2l_string(a, i > 0 ? system->parts.at[i].path->text : a->p->name), i > 0 ? "" : " ROOT");
        write_references(a, "REF_CHARACTERISTIC", &group->characteristics);
        write_references(a, "REF_MEASUREMENT", &group->measurements);
        write_references(a, "SUB_GROUP", &inner);
        text_add(&a->groups, "/end GROUP\n");
    }
    text_add(&a->groups, "/begin GROUP exchange \"the program\" ROOT\n");
    write_references(a, "REF_MEASUREMENT", &a->own);
    text_add(&a->groups, "/end GROUP\n");
}

/* ---- the file ---- */

static const struct {
    const char *name;
    unsigned code;
} commands_of_xcp[] = {
#define XCP_COMMAND(code, name, least, run) {#name, code},
#define XCP_DAQ_COMMAND(code, name, least, run) {#name, code},
#include "../runtime/xcp.def"
};

/* Adds all commands except those that every slave supports. */
static void add_commands(Record *row)
{
    enum { FIRST_OF_ALL = 0xfc };
    const size_t count = sizeof commands_of_xcp / sizeof *commands_of_xcp;
    for (size_t i = 0; i < count; i++) {
        if (commands_of_xcp[i].code >= FIRST_OF_ALL)
            continue;
        Record *command = record_add(row, "a2l_commands");
        record_set(command, "command", commands_of_xcp[i].name);
        record_format(command, "code", "0x%x", commands_of_xcp[i].code);
        record_set(command, "more", i + 1 < count ? "," : "");
    }
}

/* The whole file is one row, so that its text is built only if the file is written. */
static void fill_file(void *context, Record *row, int index)
{
    Program *p = context;
    A2l a = {.p = p, .arena = p->scratch, .is_ascii = true};
    const int outputs = rig_variables(p->rig, RIG_OUTPUT)->count, inputs = rig_variables(p->rig, RIG_INPUT)->count;
    const int parameters = rig_variables(p->rig, RIG_PARAMETER)->count;
    bool is_apart;
    (void)index;
    a.methods_text = text_new(a.arena);
    a.objects = text_new(a.arena);
    a.groups = text_new(a.arena);
    a.own = text_new(a.arena);
    a.of_part = arena_array(a.arena, Group, p->system->parts.count);
    for (int i = 0; i < p->system->parts.count; i++)
        a.of_part[i] = (Group){text_new(a.arena), text_new(a.arena), false};
    for (int kind = 0; kind < RIG_KINDS; kind++)
        for (int i = 0; i < rig_variables(p->rig, (RigKind)kind)->count; i++)
            write_item(&a, (RigKind)kind, i);
    write_own(&a);
    write_groups(&a);
    const char *title = a2l_string(&a, p->system->experiment.qualified->text);
    record_set(row, "mark", a.is_ascii ? "" : "\xef\xbb\xbf"); /* byte order mark; without it, another encoding */
    record_set(row, "title", title);
    record_set(row, "project", is_identifier(p->name, &is_apart) ? p->name : "block");
    record_set(row, "methods", a.methods_text.length ? a.methods_text.at : "");
    record_set(row, "objects", a.objects.at);
    record_set(row, "groups", a.groups.at);
    record_format(row, "port", "%d", 5555);
    record_format(row, "max_cto", "%d", XCP_MAX_CTO);
    record_format(row, "max_dto", "%d", XCP_MAX_DTO);
    record_format(row, "lists", "%d", XCP_LISTS);
    record_format(row, "entry", "%d", XCP_ENTRY);
    add_commands(row);
    Record *segment = record_when(row, "a2l_segment", parameters > 0);
    if (!segment)
        return;
    record_format(segment, "address", "0x%x", 8 * (unsigned)(EXCHANGE_WORKING(outputs, inputs) + EXCHANGE_PAGE_VALUES));
    record_format(segment, "bytes", "0x%x", 8 * (unsigned)parameters);
    record_format(segment, "checked", "%d", XCP_CHECKED);
}

void rig_record_a2l(Program *p, Record *record)
{
    record_format(record, "fingerprint_digits", "%.16s", record_text(record, "fingerprint") + 1);
    record_rows(record, "a2l", 1, fill_file, p, p->scratch);
}
