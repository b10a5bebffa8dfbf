/* call.c - the plain call, PROGRAM [OPTION]... PARAMETERS RESULTS, for optimizers and other tools that control a
 * program: settings come from one file, numbers go to another one.
 *
 * PARAMETERS has lines PATH=VALUE, or is a file of Dakota ("Dakota Parameters File Data Format", Dakota User's Manual)
 * in its standard format or for APREPRO: blocks, each with a count and as many items. RESULTS has a line VALUE NAME for
 * each number ("Dakota Results File Data Format"). If the run fails, the file begins with FAIL and the exit status is
 * 0, as Dakota requires ("Simulation Failure Capturing"). With any other exit status there is no such file. */
#define _POSIX_C_SOURCE 200809L
#include "between.h"
#include "scripts.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A number that a call can give: first the figures in the order of the command line, then margins of requirements. */
typedef struct {
    const char *name; /* without blanks */
    double value;
} Quantity;

/* A function that Dakota asks for. */
typedef struct {
    const char *label;
    bool is_wanted;
    int quantity;
} Function;

typedef struct Call {
    const char *parameters, *results;
    bool is_of_dakota; /* the functions are written; otherwise all quantities are */
    Function *functions;
    int function_count, function_room;
    Quantity *quantities;
    int quantity_count, quantity_room, figure_count;
    bool is_told; /* quantities have values */
} Call;

static const char *file_of(const Options *o, bool is_written)
{
    return is_written ? o->call->results : o->call->parameters;
}

static char *copy_of(Arena *a, const char *text)
{
    const size_t size = strlen(text) + 1;
    return memcpy(arena_take(a, size, 1), text, size);
}

static char *without_blanks(Arena *a, const char *text)
{
    char *copy = copy_of(a, text), *end = copy;
    for (; *text; text++)
        if (!strchr(" \t", *text))
            *end++ = *text;
    *end = '\0';
    return copy;
}

/* ---- parameters as Dakota writes them ---- */

typedef enum { FORM_OPEN, FORM_SETTINGS, FORM_PLAIN, FORM_APREPRO } Form;
typedef enum {
    BLOCK_VARIABLES,
    BLOCK_FUNCTIONS,
    BLOCK_DERIVATIVES,
    BLOCK_COMPONENTS,
    BLOCK_ID,
    BLOCK_METADATA,
    BLOCKS
} Block;
static const char *const tags[2][BLOCKS] = {
    {"variables", "functions", "derivative_variables", "analysis_components", "eval_id", "metadata"},
    {"DAKOTA_VARS", "DAKOTA_FNS", "DAKOTA_DER_VARS", "DAKOTA_AN_COMPS", "DAKOTA_EVAL_ID", "DAKOTA_METADATA"}};

typedef struct {
    Options *options;
    Form form;
    Block block;
    long items, left; /* items of the block, and how many are still to come */
    bool has[BLOCKS];
} Reading;

static bool is_count(const char *text, long *count)
{
    char *end;
    errno = 0;
    *count = strtol(text, &end, 10);
    return end != text && *end == '\0' && errno == 0 && *count >= 0;
}

/* Cuts the last word off the text and returns it. */
static char *cut_last_word(char *text)
{
    size_t length = strlen(text);
    while (length > 0 && !strchr(" \t", text[length - 1]))
        length--;
    char *word = text + length;
    if (length > 0)
        text[length - 1] = '\0';
    return word;
}

/* VALUE TAG, or { TAG = VALUE } with quotes around words. */
static bool split_item(Form form, char *text, char **tag, char **value)
{
    if (form == FORM_PLAIN) {
        *tag = cut_last_word(text);
        *value = *tag > text ? trim(text) : NULL;
        return *value && **value;
    }
    const size_t length = strlen(text);
    char *equals = strchr(text, '=');
    if (text[0] != '{' || text[length - 1] != '}' || !equals)
        return false;
    text[length - 1] = *equals = '\0';
    *tag = trim(text + 1);
    *value = trim(equals + 1);
    const size_t own = strlen(*value);
    if (own >= 2 && (*value)[0] == '"' && (*value)[own - 1] == '"') {
        (*value)[own - 1] = '\0';
        ++*value;
    }
    return **tag && **value;
}

static Form form_of(const char *text, Arena *a)
{
    char *copy = copy_of(a, text), *word = cut_last_word(copy);
    long count;
    if (text[0] == '{')
        return FORM_APREPRO;
    return word > copy && strcmp(word, tags[0][BLOCK_VARIABLES]) == 0 && is_count(trim(copy), &count) ? FORM_PLAIN
                                                                                                      : FORM_SETTINGS;
}

static int refuse_form(const char *origin, const char *reason)
{
    message_begin(BAD_ARGUMENT, "not a parameters file of Dakota: %s (%s)", reason, origin);
    return message_end_with(BAD_ARGUMENT, "let Dakota write its standard format, or the format of the keyword "
                                          "aprepro, with one evaluation per file; or write lines PATH=VALUE");
}

static int take_variable(Reading *r, const char *path, const char *value, const char *origin)
{
    Arena *a = r->options->settings.arena;
    const size_t size = strlen(path) + strlen(value) + 2;
    char *text = arena_take(a, size, 1);
    snprintf(text, size, "%s=%s", path, value);
    return settings_add(&r->options->settings, text, origin);
}

/* Takes ASV_1:NAME with bits for what is asked for: value (1), gradient (2), Hessian (4). */
static int take_function(Reading *r, const char *tag, const char *value, const char *origin)
{
    Call *c = r->options->call;
    Arena *a = r->options->settings.arena;
    const char *colon = strchr(tag, ':');
    long bits;
    if (!colon || !is_count(value, &bits) || bits > 7)
        return refuse_form(origin, "a function is ASV_1:NAME with a number from 0 to 7");
    if (bits & 6) {
        message_begin(BAD_ARGUMENT, "Dakota asks for the %s of '%s' (%s): a run gives values only",
                      bits & 2 ? "gradient" : "Hessian", colon + 1, origin);
        return message_end_with(BAD_ARGUMENT, "write numerical_gradients, or no_gradients, and no_hessians among "
                                              "Dakota's responses");
    }
    c->functions = arena_room(a, c->functions, c->function_count, &c->function_room, sizeof *c->functions);
    c->functions[c->function_count++] = (Function){copy_of(a, colon + 1), bits & 1, -1};
    return STATUS_DONE;
}

static int begin_block(Reading *r, const char *tag, const char *value, const char *origin)
{
    const char *const *own = tags[r->form == FORM_APREPRO];
    int block = 0;
    while (block < BLOCKS && strcmp(own[block], tag) != 0)
        block++;
    if (block == BLOCKS)
        return refuse_form(origin, "a count of variables, functions or others is expected");
    if (r->has[block])
        return refuse_form(origin, block == BLOCK_VARIABLES ? "a second evaluation" : "a block stands twice");
    r->has[block] = true;
    r->block = (Block)block;
    if (block == BLOCK_ID)
        return STATUS_DONE;
    if (!is_count(value, &r->items))
        return refuse_form(origin, "a count is expected");
    r->left = r->items;
    return STATUS_DONE;
}

static int take_line(void *context, char *line, const char *origin)
{
    Reading *r = context;
    char *text = trim(line), *tag, *value;
    if (!text[0] || (r->form == FORM_OPEN && text[0] == '#'))
        return STATUS_DONE;
    if (r->form == FORM_OPEN)
        r->form = form_of(text, r->options->settings.arena);
    if (r->form == FORM_SETTINGS)
        return script_setting(&r->options->settings, text, origin);
    r->options->call->is_of_dakota = true;
    if (!split_item(r->form, text, &tag, &value))
        return refuse_form(origin, r->form == FORM_PLAIN ? "VALUE NAME is expected" : "{ NAME = VALUE } is expected");
    if (r->left == 0)
        return begin_block(r, tag, value, origin);
    r->left--;
    return r->block == BLOCK_VARIABLES   ? take_variable(r, tag, value, origin)
           : r->block == BLOCK_FUNCTIONS ? take_function(r, tag, value, origin)
                                         : STATUS_DONE;
}

static int read_parameters(Options *o)
{
    char reason[120];
    const char *file = o->call->parameters;
    Reading r = {.options = o};
    const int status = script_lines(o->about, file, take_line, &r);
    if (status != STATUS_DONE || !o->call->is_of_dakota)
        return status;
    snprintf(reason, sizeof reason, "it ends behind %ld of %ld %s", r.items - r.left, r.items,
             tags[r.form == FORM_APREPRO][r.block]);
    if (r.left > 0)
        return refuse_form(file, reason);
    return r.has[BLOCK_FUNCTIONS] ? STATUS_DONE : refuse_form(file, "there is no block of functions");
}

/* ---- the command line ---- */

static int take_file(Options *o, const char *file)
{
    if (!o->call)
        o->call = arena_take(o->settings.arena, 1, sizeof *o->call);
    Call *c = o->call;
    if (c->results)
        return message_fail(BAD_ARGUMENT, "'%s' is not an option", file);
    *(c->parameters ? &c->results : &c->parameters) = file;
    return c->results ? read_parameters(o) : STATUS_DONE;
}

static void add_quantity(const Options *o, const char *name)
{
    Call *c = o->call;
    Arena *a = o->settings.arena;
    c->quantities = arena_room(a, c->quantities, c->quantity_count, &c->quantity_room, sizeof *c->quantities);
    c->quantities[c->quantity_count++] = (Quantity){without_blanks(a, name), NAN};
}

static void add_margin(void *context, const char *subject, const char *unit, const char *verdict, double margin)
{
    enum { LONGEST = 256 };
    char name[LONGEST];
    (void)verdict, (void)margin;
    if (!unit)
        return;
    snprintf(name, sizeof name, "margin(%.*s)", LONGEST - 20, subject);
    add_quantity(*(const Options **)context, name);
}

static void find_quantities(const Options *o)
{
    Call *c = o->call;
    c->figure_count = model_parts.figures ? model_parts.figures->count(o) : 0;
    for (int i = 0; i < c->figure_count; i++)
        add_quantity(o, model_parts.figures->name(o, i));
    if (model_parts.verdicts)
        model_parts.verdicts->visit_before(o, o->settings.arena, add_margin, &o);
}

static void add_names(const Call *c)
{
    for (int i = 0; i < c->quantity_count; i++)
        message_detail("%s", c->quantities[i].name);
}

/* Finds the quantity of each function by its name, or of all functions by their order if no name is known. */
static int find_functions(Call *c)
{
    int found = 0, unknown = 0;
    for (int i = 0; i < c->function_count; i++) {
        int quantity = 0;
        while (quantity < c->quantity_count && strcmp(c->quantities[quantity].name, c->functions[i].label) != 0)
            quantity++;
        c->functions[i].quantity = quantity < c->quantity_count ? quantity : -1;
        found += quantity < c->quantity_count;
        unknown = quantity == c->quantity_count ? i : unknown;
    }
    if (found == c->function_count)
        return STATUS_DONE;
    if (found > 0) {
        message_begin(BAD_ARGUMENT, "Dakota's function '%s' is none of these (%s):", c->functions[unknown].label,
                      c->parameters);
        add_names(c);
        return message_end_with(BAD_ARGUMENT, "take these names, without blanks, as descriptors of Dakota's responses, "
                                              "or ask for a figure by --figures");
    }
    if (c->function_count != c->figure_count && c->function_count != c->quantity_count) {
        message_begin(BAD_ARGUMENT, "Dakota asks for %d function%s, and there are %d (%s):", c->function_count,
                      c->function_count == 1 ? "" : "s", c->quantity_count, c->parameters);
        add_names(c);
        return message_end_with(BAD_ARGUMENT, "ask for as many figures by --figures, or take these names, without "
                                              "blanks, as descriptors of Dakota's responses");
    }
    for (int i = 0; i < c->function_count; i++)
        c->functions[i].quantity = i;
    return STATUS_DONE;
}

/* Checks the options of a call. It writes a result file only if one is named, and prints nothing but errors. */
static int check(Options *o)
{
    Call *c = o->call;
    const char *const other = o->is_steady          ? "--steady"
                              : o->is_linear        ? "--linearize"
                              : o->checks_tolerance ? "--check-tolerance"
                              : o->rig              ? "--realtime"
                              : o->list             ? "--list"
                              : o->equations        ? "--equations"
                              : o->is_endless       ? "--stop never"
                              : o->cases            ? "--cases"
                                                    : NULL;
    if (!c->results || (o->cases && !o->about->as_case))
        return message_fail(BAD_ARGUMENT, "'%s' is not an option", c->parameters);
    if (other)
        return message_fail(BAD_ARGUMENT, "a call with PARAMETERS and RESULTS cannot be combined with %s", other);
    o->quiet = o->is_mute = true;
    o->output = o->is_output_given ? o->output : NULL;
    find_quantities(o);
    if (c->is_of_dakota)
        return find_functions(c);
    if (c->quantity_count > 0)
        return STATUS_DONE;
    message_begin(BAD_ARGUMENT, "nothing is to be written to RESULTS, '%s'", c->results);
    return message_end_with(BAD_ARGUMENT, "ask for figures, as in --figures 'max(x), final(y)'");
}

/* ---- results ---- */

/* Removes the results of an earlier call, so that they are not mistaken for those of this one. */
static int remove_former(Run *run)
{
    const Call *c = run->options->call;
    if (c && file_is_plain(c->results))
        remove(c->results);
    return STATUS_DONE;
}

typedef struct {
    Call *call;
    int next;
} Margins;

static void take_margin(void *margins, const char *subject, const char *unit, const char *verdict, double margin)
{
    Margins *m = margins;
    (void)subject, (void)verdict;
    if (unit)
        m->call->quantities[m->next++].value = margin;
}

static int report(Run *run, int reason, int status)
{
    Call *c = run->options->call;
    (void)status;
    if (!c)
        return STATUS_DONE;
    for (int i = 0; i < c->figure_count; i++)
        c->quantities[i].value = model_parts.figures->value(run, i);
    if (model_parts.verdicts)
        model_parts.verdicts->visit(run, reason, take_margin, &(Margins){c, c->figure_count});
    c->is_told = true;
    return STATUS_DONE;
}

static void write_lines(const Call *c, bool is_failed, FILE *out)
{
    if (is_failed) {
        fputs("FAIL\n", out);
        return;
    }
    for (int i = 0; i < c->function_count; i++)
        if (c->functions[i].is_wanted)
            fprintf(out, "%s %s\n", number_text(c->quantities[c->functions[i].quantity].value).text,
                    c->functions[i].label);
    for (int i = 0; i < c->quantity_count && !c->is_of_dakota; i++)
        fprintf(out, "%s %s\n", number_text(c->quantities[i].value).text, c->quantities[i].name);
}

typedef struct {
    const Call *call;
    bool is_failed;
} Answer;

static void print_answer(const void *answer, FILE *out)
{
    const Answer *a = answer;
    write_lines(a->call, a->is_failed, out);
}

/* True if every number that is asked for has a value. */
static bool are_there(const Call *c)
{
    for (int i = 0; i < c->quantity_count; i++) {
        bool is_wanted = !c->is_of_dakota;
        for (int k = 0; k < c->function_count; k++)
            is_wanted |= c->functions[k].quantity == i && c->functions[k].is_wanted;
        if (is_wanted && !isfinite(c->quantities[i].value)) {
            message_fail(NO_RESULT, "%s has no value in this run", c->quantities[i].name);
            return false;
        }
    }
    return true;
}

static int finish(const Options *o, int status)
{
    const Call *c = o->call;
    if (status != STATUS_DONE && status != STATUS_VIOLATED && status != STATUS_FAILED)
        return status;
    const Answer answer = {c, status == STATUS_FAILED || !c->is_told || !are_there(c)};
    return file_write_whole(c->results, false, print_answer, &answer);
}

const struct ScriptPart script_part = {
    {.select = remove_former, .report = report}, script_read, script_take, take_file, check, finish, file_of};
