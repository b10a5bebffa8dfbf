/* rig.c - data that a program exchanges on a test rig: outputs, inputs and parameters in the order of the record. */
#include "emit/rig.h"

#include "../runtime/exchange.h"

#include <string.h>

struct Rig {
    const Program *program;
    IntList of[RIG_KINDS];      /* variables */
    const char **names[RIG_KINDS];
    const char *prefix;         /* of enumerators */
    bool is_named;
};

/* ---- names ---- */

/* The beginning of all enumerators, which must not be that of runtime/exchange.h. */
static const char *prefix_of(const Program *p)
{
    enum { LONGEST_PREFIX = 24 };
    static const char own[] = "EXCHANGE";
    const char *wish = c_capitals(p->arena, p->name);
    if (strncmp(wish, own, sizeof own - 1) == 0)
        wish = arena_format(p->arena, "PROGRAM_%s", wish);
    return cscope_fresh_within(cscope_within(p->arena, NULL), wish, LONGEST_PREFIX);
}

/* An enumerator, PREFIX_PARAMETER_NAME, is at most so long that any C compiler tells it from others. */
static void name_all(Rig *rig)
{
    Arena *arena = rig->program->arena;
    CScope *scope = cscope_members(arena);
    static const char *const own[] = {"step", "time"}; /* of portable C */
    for (size_t i = 0; rig->program->portable && i < sizeof own / sizeof *own; i++)
        cscope_fresh(scope, own[i]);
    const int longest = C_LONGEST - (int)strlen("_PARAMETER_") - (int)strlen(rig->prefix);
    for (int kind = 0; kind < RIG_KINDS; kind++) {
        const IntList *of = &rig->of[kind];
        rig->names[kind] = arena_array(arena, const char *, of->count + 1);
        for (int i = 0; i < of->count; i++)
            rig->names[kind][i] = cscope_fresh_within(scope, emit_path_text(rig->program, of->at[i]), longest);
    }
    rig->is_named = true;
}

/* ---- the list ---- */

bool rig_is_output(const System *system, const FlatVariable *flat)
{
    int part = flat->part;
    while (part > 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return flat->is_signal && flat->direction == DIRECTION_OUT && part == 0;
}

/* True of a constant that --set accepts and that does not decide the structure. */
static bool is_parameter(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    return v->role == ROLE_CONSTANT && !v->decides && !p->system->variables.at[variable].is_input;
}

Rig *rig_new(Program *p)
{
    Rig *rig = arena_new_of(p->arena, Rig);
    rig->program = p;
    rig->prefix = prefix_of(p);
    for (int v = 0; v < p->system->variables.count; v++) {
        if (p->layout.places.at[v].row < 0)
            continue;
        if (rig_is_output(p->system, &p->system->variables.at[v]))
            list_push(p->arena, &rig->of[RIG_OUTPUT], v);
        if (is_parameter(p, v))
            list_push(p->arena, &rig->of[RIG_PARAMETER], v);
    }
    for (int i = 0; i < p->system->inputs.count; i++)
        if (!p->system->inputs.at[i].signals.count)
            list_push(p->arena, &rig->of[RIG_INPUT], p->system->inputs.at[i].variable);
    return rig;
}

const IntList *rig_variables(const Rig *rig, RigKind kind)
{
    return &rig->of[kind];
}

/* ---- an item ---- */

static int word_of(const Rig *rig, RigKind kind, int index)
{
    const int outputs = rig->of[RIG_OUTPUT].count, inputs = rig->of[RIG_INPUT].count;
    switch (kind) {
    case RIG_OUTPUT: return EXCHANGE_HEAD + EXCHANGE_PROGRAM_OUTPUTS + index;
    case RIG_INPUT: return EXCHANGE_CLIENT(outputs) + EXCHANGE_CLIENT_INPUTS + index;
    default: return EXCHANGE_WORKING(outputs, inputs) + EXCHANGE_PAGE_VALUES + index;
    }
}

static void find_literals(const Rig *rig, const FlatVariable *flat, RigItem *item)
{
    static const char *const truths[] = {"false", "true"};
    const int count = flat->literals.count;
    if (count) {
        const char **literals = arena_array(rig->program->scratch, const char *, count);
        for (int i = 0; i < count; i++)
            literals[i] = flat->literals.at[i]->text;
        item->literals = literals;
        item->literal_count = count;
        item->first = 1;
    } else if (flat->type == TYPE_BOOLEAN) {
        item->literals = truths;
        item->literal_count = 2;
    }
}

RigItem rig_item(Rig *rig, RigKind kind, int index)
{
    const Program *p = rig->program;
    const int variable = rig->of[kind].at[index];
    const FlatVariable *flat = &p->system->variables.at[variable];
    if (!rig->is_named)
        name_all(rig);
    RigItem item = {.kind = kind,
                    .index = index,
                    .word = word_of(rig, kind, index),
                    .variable = variable,
                    .path = emit_path_text(p, variable),
                    .name = rig->names[kind][index],
                    .unit = emit_unit_text(p, variable, false),
                    .description = flat->documentation ? flat->documentation->text : "",
                    .nominal = flat->nominal,
                    .is_integer = flat->type == TYPE_INTEGER && !flat->literals.count};
    find_literals(rig, flat, &item);
    return item;
}

/* ---- records ---- */

/* The comment behind an enumerator: y.rSig, m: the level; 0 closed, 1 open. */
static const char *remark_of(Arena *arena, const RigItem *item)
{
    Text text = text_new(arena);
    text_format(&text, "%s%s%s%s", item->path, *item->unit ? ", " : "", item->unit, item->is_integer ? ", whole" : "");
    for (int i = 0; i < item->literal_count; i++)
        text_format(&text, "%s %d %s", i ? "," : ";", item->first + i, item->literals[i]);
    text_format(&text, "%s%s", *item->description ? ": " : "", item->description);
    return c_comment(arena, text.at);
}

static void fill_row(Rig *rig, Record *row, RigKind kind, int index)
{
    Arena *arena = rig->program->scratch;
    const RigItem item = rig_item(rig, kind, index);
    Text names = text_new(arena), tuple = text_new(arena);
    for (int i = 0; i < item.literal_count; i++) {
        text_format(&names, "%s\n", item.literals[i]);
        text_format(&tuple, "%s%s", c_python(arena, item.literals[i]), i + 1 < item.literal_count ? ", " : ",");
    }
    record_set(row, "item", item.name);
    record_set(row, "remark", remark_of(arena, &item));
    record_set(row, "path", c_quoted(arena, item.path));
    record_set(row, "unit", c_quoted(arena, item.unit));
    record_set(row, "description", c_quoted(arena, item.description));
    record_set(row, "literals", item.literals ? c_quoted(arena, names.at) : "0");
    record_format(row, "first", "%d", item.first);
    record_format(row, "count", "%d", item.literal_count);
    record_set(row, "is_integer", item.is_integer ? "1" : "0");
    record_format(row, "python", "%s, '%s', %s, %s, %s, %d, %s, %s", c_python(arena, item.path), item.name,
                  c_python(arena, item.unit), c_python(arena, item.description), item.is_integer ? "True" : "False",
                  item.first, item.literals ? arena_format(arena, "(%s)", tuple.at) : "None", c_number(item.nominal));
}

static void fill_output(void *rig, Record *row, int index)
{
    fill_row(rig, row, RIG_OUTPUT, index);
}

static void fill_input(void *rig, Record *row, int index)
{
    fill_row(rig, row, RIG_INPUT, index);
}

static void fill_parameter(void *rig, Record *row, int index)
{
    fill_row(rig, row, RIG_PARAMETER, index);
}

/* Words of the record, for languages that do not read its header. */
#define WORD(name) {#name, EXCHANGE_##name}
static const struct {
    const char *name;
    int value;
} words[] = {WORD(VERSION), WORD(WORD_MAGIC), WORD(WORD_VERSION), WORD(WORD_BYTES), WORD(WORD_FINGERPRINT),
             WORD(DATAGRAM), WORD(OUTPUTS), WORD(INPUTS), WORD(PARAMETERS), WORD(FURTHER), WORD(STEP), WORD(PROCESS),
             WORD(HEAD), WORD(PROGRAM_STATUS), WORD(PROGRAM_STEPS), WORD(PROGRAM_TIME), WORD(PROGRAM_HEARTBEAT),
             WORD(PROGRAM_OVERRUNS), WORD(PROGRAM_LATENESS), WORD(PROGRAM_EXIT), WORD(PROGRAM_TAKEN),
             WORD(PROGRAM_PAGE_TAKEN), WORD(PROGRAM_TORN), WORD(PROGRAM_REFUSED), WORD(PROGRAM_FOREIGN),
             WORD(PROGRAM_SILENCES), WORD(PROGRAM_UNDEFINED), WORD(PROGRAM_LENGTHS), WORD(PROGRAM_CLASSES),
             WORD(PROGRAM_OUTPUTS), WORD(STARTING), WORD(RUNNING), WORD(PAUSED), WORD(ENDING), WORD(ENDED),
             WORD(CLIENT_COMMAND), WORD(CLIENT_INPUTS), WORD(RUN), WORD(PAUSE), WORD(END), WORD(PAGE_ACTIVE),
             WORD(PAGE_VALUES)};

static void fill_word(void *context, Record *row, int index)
{
    (void)context;
    record_set(row, "word", words[index].name);
    record_format(row, "value", "%d", words[index].value);
}

static const char *const *lines_of_record(void)
{
    return emit_embedded_file("runtime/exchange.h")->lines;
}

static void fill_line(void *context, Record *row, int index)
{
    (void)context;
    record_set(row, "line", lines_of_record()[index]);
}

void rig_record(Program *p, Record *record)
{
    Rig *rig = p->rig;
    int lines = 0;
    while (lines_of_record()[lines])
        lines++;
    record_set(record, "prefix", rig->prefix);
    record_set(record, "lower", c_lower_case(p->arena, rig->prefix));
    record_set(record, "magic", arena_format(p->arena, "0x%llx", (unsigned long long)EXCHANGE_MAGIC));
    record_format(record, "fingerprint_word", "0x%.16s", record_text(record, "fingerprint") + 1);
    record_format(record, "rig_origin", "%s, from %s, by sysphsc %s",
                  c_comment(p->arena, p->system->experiment.qualified->text),
                  c_comment(p->arena, p->system->file->label->text), SYSPHSC_VERSION);
    record_rows(record, "exchange_lines", lines, fill_line, NULL, p->scratch);
    record_rows(record, "exchange_words", (int)(sizeof words / sizeof *words), fill_word, NULL, p->scratch);
    record_rows(record, "rig_outputs", rig->of[RIG_OUTPUT].count, fill_output, rig, p->scratch);
    record_rows(record, "rig_inputs", rig->of[RIG_INPUT].count, fill_input, rig, p->scratch);
    record_rows(record, "rig_parameters", rig->of[RIG_PARAMETER].count, fill_parameter, rig, p->scratch);
}
