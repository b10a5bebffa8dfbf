/* variant.c - the choice among several programs in one executable, and reports on the variants.
 *
 * The command line is read twice. The first program reads only the constants of the variants and ignores everything
 * else, because other variants may have other variables. Then the chosen variant reads all of it. */
#define _POSIX_C_SOURCE 200809L
#include "variant.h"

#include "json.h"
#include "parts.h"

#include <math.h>
#include <string.h>
#include <sys/stat.h>

typedef struct VariantGiven {
    bool is_set;
    double value;
    const char *origin;
} Given;

/* The contents of a file of settings that cannot be read twice, such as a pipe. */
struct VariantFile {
    struct VariantFile *next;
    const char *name;
    char *bytes;
    int length, capacity;
};

static const Variants *all(const ModelDescription *about)
{
    return about->call->variants;
}

static const Variant *own(const ModelDescription *about)
{
    return &all(about)->variants[about->call->running];
}

static int constant_named(const ModelDescription *about, const char *path)
{
    int c = all(about)->constant_count - 1;
    while (c >= 0 && strcmp(all(about)->constants[c].path, path) != 0)
        c--;
    return c;
}

/* The constant of a path in a setting, which may lack the quotes of names; -1: none. */
static int constant_set(const ModelDescription *about, const char *path)
{
    const int c = constant_named(about, path), variable = c < 0 ? variable_find(about, path) : -1;
    return variable < 0 ? c : constant_named(about, about->variables[variable].path);
}

/* ---- choosing ---- */

static bool is_least(const VariantConstant *constant, int row)
{
    return constant->are_least && constant->are_least[row];
}

/* True if the value is that of the row, but for rounding: the compiler may have converted it from another unit. */
static bool is_value(const VariantConstant *constant, int row, double value)
{
    static const double rounding = 1e-15;
    if (is_least(constant, row))
        return value >= constant->values[row] && value == floor(value);
    return fabs(constant->values[row] - value) <= rounding * fabs(value);
}

static double value_of(const ModelDescription *about, int c)
{
    return about->call->given[c].is_set ? about->call->given[c].value : all(about)->constants[c].stated;
}

static bool fits(const ModelDescription *about, const Variant *variant, int c)
{
    const Given *given = &about->call->given[c];
    const VariantConstant *constant = &all(about)->constants[c];
    if (!given->is_set)
        return variant->values[c] == all(about)->variants[all(about)->stated].values[c];
    return is_value(constant, variant->values[c], given->value) && (!variant->most || given->value <= variant->most[c]);
}

/* True if the variant has the value of the constant, or if its constant may be set to this value. */
static bool is_possible(const ModelDescription *about, const Variant *variant, int c)
{
    return fits(about, variant, c) || (about->call->given[c].is_set && variant->is_free[c]);
}

static int refuse(const ModelDescription *about, int c)
{
    const VariantConstant *constant = &all(about)->constants[c];
    message_begin(UNKNOWN_VARIANT, "'%s=%s' (%s)", constant->path, number_text(about->call->given[c].value).text,
                  about->call->given[c].origin);
    for (int i = 0; i < constant->count; i++)
        message_detail("%s = %s%s", constant->path, constant->texts[i],
                       is_value(constant, i, constant->stated) ? ", as the model states" : "");
    for (int v = 0; v < all(about)->count; v++)
        if (all(about)->variants[v].most && about->call->given[c].value > all(about)->variants[v].most[c])
            message_detail("%s is at most %s", constant->path, number_text(all(about)->variants[v].most[c]).text);
    return message_end(UNKNOWN_VARIANT);
}

/* Finds a variant that fits in all constants: first one for a single size, then one for all sizes. Otherwise finds one
 * in which some constants can be set. */
static int find(const ModelDescription *about, int *chosen)
{
    int best = -1, wrong = 0;
    for (int v = 0; v < 2 * all(about)->count && best < 0; v++) {
        const Variant *variant = &all(about)->variants[v % all(about)->count];
        int c = 0;
        while ((variant->most != NULL) == (v >= all(about)->count) && c < all(about)->constant_count &&
               fits(about, variant, c))
            c++;
        best = c == all(about)->constant_count ? v % all(about)->count : -1;
    }
    for (int v = 0; v < all(about)->count && best < 0; v++) {
        int c = 0;
        while (c < all(about)->constant_count && is_possible(about, &all(about)->variants[v], c))
            c++;
        best = c == all(about)->constant_count ? v : -1;
        wrong = c > wrong && best < 0 ? c : wrong;
    }
    *chosen = best;
    return best < 0 ? refuse(about, wrong) : STATUS_DONE;
}

static bool leave(const ModelDescription *about, int argc, char **argv, int *status)
{
    if (about->call->is_chosen)
        return false;
    Arena arena = {NULL};
    Options options;
    int chosen = 0;
    about->call->given = arena_take(&arena, (size_t)all(about)->constant_count, sizeof *about->call->given);
    *status = options_scan(&options, about, &arena, argc, argv);
    if (*status == STATUS_DONE)
        *status = find(about, &chosen);
    if (options.licences)
        chosen = all(about)->licensed;
    bool is_it = chosen == about->call->running;
    for (int c = 0; c < all(about)->constant_count && *status == STATUS_DONE; c++) {
        is_it = is_it && (!own(about)->most || value_of(about, c) == about->call->values[c]);
        about->call->values[c] = value_of(about, c);
    }
    about->call->given = NULL;
    arena_release(&arena);
    if (*status != STATUS_DONE)
        return true;
    about->call->is_chosen = true;
    if (is_it)
        return false;
    about->call->running = chosen;
    *status = own(about)->program(about->call, argc, argv);
    return true;
}

/* ---- settings ---- */

static bool take(const Settings *s, const char *path, const char *text, const char *origin, int *status)
{
    const int c = constant_set(s->about, path);
    *status = STATUS_DONE;
    if (!s->about->call->given)
        return c >= 0 && !own(s->about)->is_free[c];
    if (c < 0)
        return true;
    Given *given = &s->about->call->given[c];
    const size_t size = strlen(origin) + 1;
    char *copy = arena_take(s->arena, size, 1);
    memcpy(copy, origin, size);
    *status = setting_value(s->about, variable_find(s->about, all(s->about)->constants[c].path), text, true,
                            &given->value, origin);
    given->origin = copy;
    given->is_set = true;
    return true;
}

/* Reads a file to its end, or to a character that is not text. A file that does not end is treated as not text. */
static void read_all(const ModelDescription *about, FILE *in, struct VariantFile *file)
{
    enum { MOST_BYTES = 1 << 28 };
    int c;
    do {
        c = file->length < MOST_BYTES ? getc(in) : '\0';
        file->bytes = arena_room(&about->call->arena, file->bytes, file->length, &file->capacity, 1);
        file->bytes[file->length++] = (char)(c == EOF ? '\n' : c);
    } while (c != EOF && c != '\0');
}

static FILE *open_settings(const ModelDescription *about, const char *name)
{
    struct stat status;
    for (const struct VariantFile *file = about->call->kept; file; file = file->next)
        if (strcmp(file->name, name) == 0)
            return fmemopen(file->bytes, (size_t)file->length, "r");
    FILE *in = fopen(name, "r");
    if (!in || !about->call->given || fstat(fileno(in), &status) != 0 || S_ISREG(status.st_mode) ||
        S_ISDIR(status.st_mode))
        return in;
    struct VariantFile *file = arena_take(&about->call->arena, 1, sizeof *file);
    *file = (struct VariantFile){.next = about->call->kept, .name = name};
    read_all(about, in, file);
    fclose(in);
    about->call->kept = file;
    return fmemopen(file->bytes, (size_t)file->length, "r");
}

/* ---- messages ---- */

/* The constant's value in the running variant, as text. */
static const char *own_text(const ModelDescription *about, int c, Number *memory)
{
    const VariantConstant *constant = &all(about)->constants[c];
    const int row = own(about)->values[c];
    if (!is_least(constant, row))
        return constant->texts[row];
    *memory = number_text(about->call->values[c]);
    return memory->text;
}

static void write_values(const VariantConstant *constant, FILE *out)
{
    for (int i = 0; i < constant->count; i++)
        fprintf(out, "%s%s", i ? ", " : "", constant->texts[i]);
}

static void help(const ModelDescription *about, FILE *out)
{
    if (all(about)->count > 1)
        fprintf(out, "The program has %d variants; --set chooses one:\n", all(about)->count);
    else
        fputs("The program has many sizes; --set chooses one:\n", out);
    for (int c = 0; c < all(about)->constant_count; c++) {
        const VariantConstant *constant = &all(about)->constants[c];
        Number memory;
        fprintf(out, "  %s = ", constant->path);
        write_values(constant, out);
        fprintf(out, own(about)->is_free[c] ? "; default %s\n" : "; it is %s\n", own_text(about, c, &memory));
    }
}

static void show(const ModelDescription *about, int variable, FILE *out)
{
    const int c = constant_named(about, about->variables[variable].path);
    int literals = 0;
    while (about->variables[variable].literals && about->variables[variable].literals[literals])
        literals++;
    if (c < 0 || all(about)->constants[c].count == literals) /* literals are listed anyway */
        return;
    fputs("one of ", out);
    write_values(&all(about)->constants[c], out);
    fputc(' ', out);
}

static void report(const ModelDescription *about, FILE *out)
{
    for (int c = 0; c < all(about)->constant_count; c++) {
        const VariantConstant *constant = &all(about)->constants[c];
        Number memory;
        fprintf(out, "  %-24s %s=%s, of ", c ? "" : "variant", constant->path, own_text(about, c, &memory));
        write_values(constant, out);
        fputc('\n', out);
    }
}

static void record_value(const ModelDescription *about, Json *j, const char *name, int c, int row)
{
    const VariantConstant *constant = &all(about)->constants[c];
    const int variable = variable_find(about, constant->path);
    if (is_least(constant, row) && name)
        json_number(j, name, about->call->values[c]);
    else if ((variable >= 0 && about->variables[variable].literals) || is_least(constant, row))
        json_text(j, name, constant->texts[row]);
    else
        json_number(j, name, constant->values[row]);
}

static void record(const ModelDescription *about, Json *j)
{
    json_open_line(j, "variant", '{');
    for (int c = 0; c < all(about)->constant_count; c++)
        record_value(about, j, all(about)->constants[c].path, c, own(about)->values[c]);
    json_close(j, '}');
    json_open(j, "variants", '{');
    for (int c = 0; c < all(about)->constant_count; c++) {
        json_open_line(j, all(about)->constants[c].path, '[');
        for (int i = 0; i < all(about)->constants[c].count; i++)
            record_value(about, j, NULL, c, i);
        json_close(j, ']');
    }
    json_close(j, '}');
}

static const VariantPart part = {leave, take, open_settings, help, show, report, record};

/* ---- sizes ---- */

static int size_of(const VariantCall *call, int constant)
{
    const VariantConstant *c = &call->variants->constants[constant];
    const int row = call->variants->variants[call->running].values[constant];
    return (int)fmax(c->values[row], call->values[constant]);
}

int variant_program(VariantCall *call, int argc, char **argv)
{
    const ModelDescription *const model = &model_description;
    call->size = size_of;
    ModelDescription own = model->describe_with_sizes ? *model->describe_with_sizes(call) : *model;
    own.call = call;
    own.variant = &part;
    own.as_case = call->as_case;
    call->depth++;
    const int status = program(&own, argc, argv);
    if (--call->depth == 0)
        arena_release(&call->arena);
    return status;
}
