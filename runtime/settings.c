/* settings.c - constants and initial values given by the user.
 *
 * Every setting is checked when it is read, so that a wrong one is reported before the simulation. */
#include "parts.h"

#include <math.h>
#include <string.h>

enum { LONGEST_LINE = 1024 };

char *trim(char *text)
{
    static const char blanks[] = " \t\r\n";
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length > 0 && strchr(blanks, text[length - 1]))
        length--;
    text[length] = '\0';
    return text;
}

/* Reads the value of a setting. If the variable's values are literals, only a literal or its number is valid. */
int setting_value(const ModelDescription *about, int variable, const char *text, bool takes_units, double *value,
                  const char *origin)
{
    const ModelVariable *v = &about->variables[variable];
    int count = 0;
    for (; v->literals && v->literals[count]; count++)
        if (strcmp(v->literals[count], text) == 0) {
            *value = v->first_literal + count;
            return STATUS_DONE;
        }
    if (!v->literals) {
        char words[LONGEST_LINE];
        snprintf(words, sizeof words, "'%s' for %s (%s)", text, v->path, origin);
        if (!number_parse(text, value)) {
            const int status = takes_units ? quantity_read(text, v->unit, value, words) : number_refuse(text, words);
            if (status != STATUS_DONE)
                return status;
        }
        return variable_is_integer(about, variable) && !is_exact_integer(*value) ? message_fail(NOT_WHOLE, "%s", words)
                                                                          : STATUS_DONE;
    }
    const bool is_whole = number_parse(text, value) && !(fabs(*value - floor(*value)) > 0);
    if (is_whole && *value >= v->first_literal && *value < v->first_literal + count)
        return STATUS_DONE;
    message_begin(UNKNOWN_LITERAL, "'%s' for %s (%s)", text, v->path, origin);
    for (int i = 0; i < count; i++)
        message_detail("%s (%d)", v->literals[i], v->first_literal + i);
    return message_end(UNKNOWN_LITERAL);
}

/* Stores a setting. A quantity may have several paths, but their settings must agree. A path that is set again takes
 * the last value. Because stored settings agree, comparing with that of one other path is sufficient. */
int settings_put(Settings *s, int variable, double value, const char *origin)
{
    const ModelVariable *v = &s->about->variables[variable];
    if (!s->of_variable) {
        s->of_variable = arena_take(s->arena, (size_t)s->about->variable_count, sizeof *s->of_variable);
        s->of_place = arena_take(s->arena, s->about->size, sizeof *s->of_place);
    }
    const int own = s->of_variable[variable];
    int *first = v->kind == MODEL_INPUT ? NULL : &s->of_place[v->set_offset];
    const int item = first && *first && *first == own ? s->items[own - 1].next : first ? *first : 0;
    const Setting *other = item ? &s->items[item - 1] : NULL;
    if (other && fabs(s->about->variables[other->variable].sign * other->value - v->sign * value) > 0) {
        const ModelVariable *is = &s->about->variables[other->variable];
        message_begin(CONTRADICTING_SETTINGS, "%s=%s (%s) and %s=%s", v->path, number_text(value).text, origin,
                      is->path, number_text(other->value).text);
        explain_alias(v);
        explain_alias(is);
        return message_end(CONTRADICTING_SETTINGS);
    }
    if (own) {
        s->items[own - 1].value = value;
        return STATUS_DONE;
    }
    s->items = arena_room(s->arena, s->items, s->count, &s->capacity, sizeof *s->items);
    s->items[s->count] = (Setting){variable, value, 0};
    s->of_variable[variable] = ++s->count;
    if (first && *first) {
        s->items[s->count - 1].next = s->items[*first - 1].next;
        s->items[*first - 1].next = s->count;
    } else if (first) {
        *first = s->count;
    }
    return STATUS_DONE;
}

/* Splits a copy of PATH=VALUE; exit status. Within quotes, = belongs to a name. */
static int split_setting(const char *text, const char *origin, char *copy, char **path, char **value)
{
    if (strlen(text) >= LONGEST_LINE || !strchr(text, '='))
        return message_fail(BAD_SETTING, "'%.80s' (%s)", text, origin);
    strcpy(copy, text);
    char *quote = strrchr(copy, '\''), *equals = quote ? strchr(quote, '=') : NULL;
    equals = equals ? equals : strchr(copy, '=');
    *equals = '\0';
    *path = trim(copy);
    *value = trim(equals + 1);
    return STATUS_DONE;
}

int setting_read(const ModelDescription *about, const char *text, const char *origin, Setting *setting)
{
    char copy[LONGEST_LINE], *path, *value;
    const int status = split_setting(text, origin, copy, &path, &value);
    if (status != STATUS_DONE)
        return status;
    *setting = (Setting){.variable = variable_find(about, path)};
    return setting->variable < 0 ? variable_unknown(about, "", path, origin)
                                 : setting_value(about, setting->variable, value, true, &setting->value, origin);
}

int settings_find(const Settings *s, const char *path, const char *origin, int *variable)
{
    *variable = variable_find(s->about, path);
    if (*variable < 0)
        return variable_unknown(s->about, "", path, origin);
    const ModelVariable *v = &s->about->variables[*variable];
    if (v->kind == MODEL_DERIVED_CONSTANT)
        return explain_setting(s->about, DERIVED_CONSTANT, v, origin);
    if (v->decides)
        return explain_setting(s->about, STRUCTURAL_CONSTANT, v, origin);
    if (v->kind != MODEL_INPUT && (v->set_offset == MODEL_NOT_SETTABLE || v->sign == 0))
        return explain_setting(s->about, NOT_SETTABLE, v, origin);
    return STATUS_DONE;
}

int settings_add(Settings *s, const char *text, const char *origin)
{
    char copy[LONGEST_LINE], *path, *given;
    int status = split_setting(text, origin, copy, &path, &given), index;
    if (status != STATUS_DONE || (s->about->variant && s->about->variant->take(s, path, given, origin, &status)))
        return status;
    status = settings_find(s, path, origin, &index);
    double value;
    status = status == STATUS_DONE ? setting_value(s->about, index, given, true, &value, origin) : status;
    return status == STATUS_DONE ? settings_put(s, index, value, origin) : status;
}

void settings_apply(const Settings *s, Model *m, bool constants)
{
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &described(m)->variables[s->items[i].variable];
        if (v->kind != MODEL_INPUT && (v->kind == MODEL_CONSTANT) == constants)
            place_set(m, v->set_offset, v->type, v->sign * s->items[i].value);
    }
}
