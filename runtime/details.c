/* details.c - explains failures in the modeller's terms (equation, variables, model element), and suggests words for
 * mistyped ones. */
#include "between.h"
#include "equation.h"
#include "explanation.h"
#include "loop.h"
#include "stateset.h"
#include "word.h"

#include <math.h>
#include <string.h>

static void show_equation(const ModelDescription *about, int equation)
{
    message_detail("%s: %s", equation_id(about, equation).text, equation_text(about, equation).text);
    message_detail("    %s", equation_origin(about, equation).text);
}

static void show_variable(const ModelDescription *about, const char *role, int variable, double value)
{
    const ModelVariable *v = &about->variables[variable];
    message_detail("%s%s = %s%s%s  (%s)", role, v->path, number_text(value).text, v->unit[0] ? " " : "", v->unit,
                   v->source);
}

/* Prints the variables of an equation. Constants and states always have the value that an equation was evaluated with.
 * Others have it only if all outputs have been computed, or in loops, whose functions store all their values
 * (are_kept). For a computed constant that is zero, or not finite, its own equation follows. */
static void show_variables(const Model *m, int equation, bool are_kept)
{
    enum { MOST = 8 };
    const ModelFamily e = family_of(described(m)->equations, equation);
    Holding holding = {.equation = &e};
    int count = 0;
    for (int row; (row = holding_next(&holding)) >= 0;) {
        if (++count > MOST)
            continue;
        const ModelVariable *v = &described(m)->variables[row];
        const bool is_computed = v->kind == MODEL_DERIVED_CONSTANT;
        const double value = variable_value(m, row);
        if (variable_is_absent(m, row)) {
            message_detail("    %s is absent", v->path);
            continue;
        }
        if (!are_kept && !is_computed && v->kind != MODEL_CONSTANT && v->kind != MODEL_STATE)
            continue;
        show_variable(described(m), "    ", row, value);
        if (!is_computed || (fabs(value) > 0 && isfinite(value)))
            continue;
        if (v->bound_to)
            message_detail("        by %s", v->bound_to->path);
        else if (v->equation >= 0)
            message_detail("        by %s: %s", equation_id(described(m), v->equation).text,
                           equation_text(described(m), v->equation).text);
    }
    if (count > MOST)
        message_detail("    and %d more variables", count - MOST);
}

enum { SHOWN = 10 }; /* larger loops do not read well */

static void show_unknowns(const Model *m, const ModelLoop *loop)
{
    for (int i = 0; i < loop->size && i < SHOWN; i++)
        show_variable(described(m), "unknown ", loop->unknowns[i], variable_value(m, loop->unknowns[i]));
    if (loop->size > SHOWN)
        message_detail("and %d more unknowns", loop->size - SHOWN);
}

static void show_loop(const Model *m, const ModelFailure *failure)
{
    const ModelLoop *loop = failure->loop;
    message_detail("loop %d, %s, of %d torn unknown%s:", loop->number, loop->is_linear ? "linear" : "nonlinear",
                   loop->size, loop->size == 1 ? "" : "s");
    show_unknowns(m, loop);
    for (int i = 0; i < failure->worst_count; i++) {
        show_equation(described(m), failure->worst[i]);
        message_detail("    left side - right side = %s for", number_rounded(failure->residual[i], 6).text);
        show_variables(m, failure->worst[i], true);
    }
    if (failure->worst_count) {
        if (loop->size > failure->worst_count)
            message_detail("and smaller residuals in %d more equations", loop->size - failure->worst_count);
        return;
    }
    for (int i = 0; i < loop->size && i < SHOWN; i++)
        show_equation(described(m), loop->equations[i]);
    if (loop->size > SHOWN)
        message_detail("and %d more equations", loop->size - SHOWN);
    if (failure->kind == MODEL_SINGULAR_LOOP && loop->decide)
        message_detail("if dry friction sticks twice on one shaft, draw one part, or a spring between the two");
}

/* Reports the equation that gives no finite value where the loop begins: that of the first such inner variable. */
static int explain_guess(const Model *m, const ModelFailure *failure, double time)
{
    const ModelLoop *loop = failure->loop;
    int equation = failure->equation;
    for (int i = loop->inner_size - 1; i >= 0 && failure->kind == MODEL_NOT_FINITE; i--)
        if (loop->inner[i] >= 0 && !isfinite(variable_value(m, loop->inner[i])))
            equation = loop->inner_equations[i];
    message_begin(UNDEFINED_GUESS, "at time %s", number_text(time).text);
    show_equation(described(m), equation);
    show_variables(m, equation, true);
    message_detail("loop %d starts there with %d torn unknown%s; other values near them also failed:",
                   loop->number, loop->size, loop->size == 1 ? "" : "s");
    show_unknowns(m, loop);
    return message_end(UNDEFINED_GUESS);
}

/* Shows the state set whose first constraint is the equation. */
static void show_set(const Model *m, int equation)
{
    const ModelStateSet *sets = described(m)->info->state_sets;
    for (const ModelStateSet *kind = sets; kind < sets + described(m)->info->state_set_count; kind++) {
        const int n = kind->constraint_count, count = kind->candidate_count;
        int set = 0;
        while (set < kind->count && kind->constraints[set * n] != equation)
            set++;
        if (set == kind->count)
            continue;
        for (int i = 1; i < n && i < SHOWN; i++)
            show_equation(described(m), kind->constraints[set * n + i]);
        for (int i = set * count; i < (set + 1) * count && i < set * count + SHOWN; i++)
            show_variable(described(m), "ties ", kind->candidates[i], variable_value(m, kind->candidates[i]));
        if (count > SHOWN)
            message_detail("and %d more", count - SHOWN);
        return;
    }
}

/* The name of a failure's value. */
static const char *value_words(ModelFailureKind kind)
{
    switch ((int)kind) {
    case MODEL_DIVISION_BY_ZERO: return "divisor";
    case MODEL_SINGULAR_LOOP: case MODEL_SINGULAR_SELECTION: return "scaled pivot";
    case MODEL_NO_CONVERGENCE: return "scaled residual";
    case MODEL_NOT_FINITE: return "value";
    case MODEL_DELAY: return "delay";
    case MODEL_SET_TWICE: return "to";
    case MODEL_ENDLESS_ALGORITHM: return "rounds";
    case MODEL_SOFTWARE_STATUS: return "status";
    default: return "residual";
    }
}

/* True for an initial equation. It is represented as the start 0 of the difference of its sides, a variable that is not
 * drawn. */
static bool is_initial_equation(const char *path)
{
    return strncmp(path, "initial(", strlen("initial(")) == 0;
}

static Words start_words(const ModelDescription *about, int variable)
{
    const ModelVariable *v = &about->variables[variable];
    Words words = words_of(is_initial_equation(v->path) ? "the initial equation '" : "'");
    words_add(&words, is_initial_equation(v->path) && v->description ? v->description : v->path);
    words_add(&words, "'");
    return words;
}

static void begin_contradiction(const ModelDescription *about, const ModelStartCheck *check, double time)
{
    const Words first = start_words(about, check->variable);
    int count = 0;
    while (check->starts[count] >= 0)
        count++;
    message_begin(INCONSISTENT_START, "at time %s: %s%s%s", number_text(time).text, first.text, count ? " and " : "",
                  count == 1 ? start_words(about, check->starts[0]).text : count ? "others" : "");
}

/* Shows the starts that determine the variable, and the equations that tie them together. */
static void show_ties(Model *m, const ModelStartCheck *check)
{
    for (const int *start = check->starts; *start >= 0; start++)
        if (is_initial_equation(described(m)->variables[*start].path))
            message_detail("%s  (%s)", start_words(described(m), *start).text, described(m)->variables[*start].source);
        else
            show_variable(described(m), "start of ", *start,
                             double_of(m, described(m)->variables[*start].set_offset));
    for (const int *equation = check->equations; *equation >= 0; equation++)
        if (!is_initial_equation(equation_id(described(m), *equation).text))
            show_equation(described(m), *equation);
}

/* Reports the starts that contradict each other, and the equations that tie them together. */
static int explain_contradiction(Model *m, const ModelStartCheck *check, double stated, double time)
{
    const ModelVariable *v = &described(m)->variables[check->variable];
    const Number found = number_rounded(variable_value(m, check->variable), 7);
    begin_contradiction(described(m), check, time);
    if (is_initial_equation(v->path))
        message_detail("%s (%s), but its left side minus its right one follows as %s from",
                       start_words(described(m), check->variable).text, v->source, found.text);
    else
        message_detail("%s should start at %s%s%s, but follows as %s from", v->path, number_text(stated).text,
                       v->unit[0] ? " " : "", v->unit, found.text);
    show_ties(m, check);
    return message_end(INCONSISTENT_START);
}

static bool holds_equation(const int *list, int count, int equation)
{
    for (int i = 0; i < count; i++)
        if (list[i] == equation)
            return true;
    return false;
}

/* True if an equation of the check is the one at which the start has failed, or is in the loop that has failed. */
static bool ties(const ModelStartCheck *check, const ModelFailure *failure)
{
    const ModelLoop *loop = failure->loop;
    for (const int *equation = check->equations; *equation >= 0; equation++)
        if (*equation == failure->equation ||
            (loop && (holds_equation(loop->equations, loop->size, *equation) ||
                      holds_equation(loop->inner_equations, loop->inner_size, *equation))))
            return true;
    return false;
}

/* Reports a start that has no solution and states more start values than needed: these values, and the failure. */
static int explain_unsolved(Model *m, const ModelStartCheck *check, const ModelFailure *failure, double time)
{
    begin_contradiction(described(m), check, time);
    message_detail("there are more start values than needed, and no solution with these:");
    if (is_initial_equation(described(m)->variables[check->variable].path))
        message_detail("%s  (%s)", start_words(described(m), check->variable).text,
                       described(m)->variables[check->variable].source);
    else
        show_variable(described(m), "start of ", check->variable,
                         double_of(m, described(m)->variables[check->variable].set_offset));
    show_ties(m, check);
    if (failure->loop) {
        show_loop(m, failure);
    } else if (failure->equation >= 0) {
        message_detail("this equation fails:");
        show_equation(described(m), failure->equation);
    }
    return message_end(INCONSISTENT_START);
}

static int explain_software(Model *m, const ModelFailure *failure, double time)
{
    const ModelDescription *about = described(m);
    const ModelSoftware *s = failure->software;
    const Failure title = explain_title(m);
    message_begin(title, "at time %s", number_text(time).text);
    message_detail("%s%s%s, %s", s->element, s->instance[0] ? " of " : "", s->instance, s->source);
    if (failure->variable >= 0)
        show_variable(about, "", failure->variable, failure->value);
    else
        message_detail("%s: status %s", s->function, number_text(failure->value).text);
    return message_end(title);
}

/* Reports the state that grows fastest relative to itself, if it goes to infinity: it is far from its start, and would
 * double within the time `soon`. Returns the remedy; NULL: there is no such state. */
static const char *explain_growth(const Model *m, double soon)
{
    static const double far = 10;
    double least = soon;
    int fastest = -1;
    for (int i = 0; i < model_state_count(m); i++) {
        const int row = model_state_variable(m, i), derivative = variable_derivative(described(m), row);
        const ModelVariable *v = &described(m)->variables[row];
        const double x = variable_value(m, row), slope = derivative < 0 ? 0 : variable_value(m, derivative);
        const double stated = v->set_offset == MODEL_NOT_SETTABLE ? 0 : fabs(double_of(m, v->set_offset));
        const double size = fmax(stated, v->nominal > 0 ? v->nominal : 1);
        if (!(x * slope > 0) || !(fabs(x) > far * size) || !(x / slope < least))
            continue;
        least = x / slope;
        fastest = row;
    }
    if (fastest < 0)
        return NULL;
    message_detail("the solution goes to infinity about here: '%s' has grown to %s",
                   described(m)->variables[fastest].path, number_rounded(variable_value(m, fastest), 3).text);
    return "stop before this time, or look for a wrong sign or a missing loss in the equations";
}

/* Ends a message. If growth to infinity may be the cause, it ends with the remedy for that. */
static int end_of_growth(const Model *m, Failure failure, double soon)
{
    const char *remedy = explain_growth(m, soon);
    return remedy ? message_end_with(failure, remedy) : message_end(failure);
}

static int explain_failure(Model *m, double time, double soon)
{
    const ModelFailure *failure = model_failure(m);
    if (failure->software)
        return explain_software(m, failure, time);
    if (failure->obstacle)
        return message_fail(NO_STRUCTURE, "at time %s: %s: %s", number_text(time).text, failure->obstacle->condition,
                            failure->obstacle->obstacle);
    if (failure->check)
        return explain_contradiction(m, failure->check, failure->value, time);
    if (failure->is_at_guess && failure->equation >= 0)
        return explain_guess(m, failure, time);
    const Failure title = explain_title(m);
    message_begin(title, "at time %s", number_text(time).text);
    if (failure->equation >= 0 && !failure->worst_count) {
        show_equation(described(m), failure->equation);
        const int solved = variable_solved_by(described(m), failure->equation);
        if (failure->kind == MODEL_SINGULAR_SELECTION)
            show_set(m, failure->equation);
        else if (solved >= 0)
            show_variable(described(m), "solved for ", solved, variable_value(m, solved));
        show_variables(m, failure->equation, failure->loop != NULL);
    }
    if (failure->place)
        message_detail("%s", failure->place);
    if (!failure->worst_count)
        message_detail("%s %s", value_words(failure->kind), number_text(failure->value).text);
    if (failure->loop)
        show_loop(m, failure);
    return end_of_growth(m, title, soon);
}

/* Reports a divisor that is zero, with the known variables of the equation. The unknown one is solved for. */
static int explain_division(const Model *m, const ModelFailure *failure, double time)
{
    const ModelFamily e = family_of(described(m)->equations, failure->equation);
    Holding holding = {.equation = &e};
    message_begin(DIVISION_BY_ZERO, "at time %s", number_text(time).text);
    show_equation(described(m), failure->equation);
    for (int row; (row = holding_next(&holding)) >= 0;) {
        const double value = variable_value(m, row);
        if (isfinite(value))
            show_variable(described(m), "    ", row, value);
        else
            message_detail("solved for %s  (%s)", described(m)->variables[row].path,
                           described(m)->variables[row].source);
    }
    message_detail("divisor %s", number_text(failure->value).text);
    return message_end(DIVISION_BY_ZERO);
}

static int explain_first(Model *m, Model *copy, double time)
{
    const ModelFailure *failure = model_failure(m), *again = model_failure(copy);
    ModelStartCheck check;
    for (const int *at = described(m)->info->start_checks; at && *at >= 0;) {
        at = model_parts.starts->check_at(at, &check);
        if ((failure->loop || failure->equation >= 0) && !failure->check && ties(&check, failure))
            return explain_unsolved(m, &check, failure, time);
    }
    if (failure->kind != MODEL_DIVISION_BY_ZERO || failure->equation < 0 || failure->loop)
        return explain_failure(m, time, 0);
    model_copy(copy, m);
    for (int i = 0; i < described(m)->variable_count; i++) {
        const ModelVariable *v = &described(m)->variables[i];
        if (v->kind < MODEL_DISCRETE && v->type == MODEL_NUMBER && !v->alias_of && v->sign)
            *double_at(copy, v->offset) = NAN;
    }
    const bool is_same = model_initialize(copy, time) != MODEL_OK && again->kind == failure->kind &&
                         again->equation == failure->equation;
    return is_same ? explain_division(copy, again, time) : explain_failure(m, time, 0);
}

static void show_with_equation(const Model *m, const char *role, int variable, bool are_kept)
{
    show_variable(described(m), role, variable, variable_value(m, variable));
    if (described(m)->variables[variable].equation >= 0) {
        show_equation(described(m), described(m)->variables[variable].equation);
        show_variables(m, described(m)->variables[variable].equation, are_kept);
    }
}

/* The variable whose equation gives a value that is not finite from finite ones, found backwards from `variable`. */
static int origin(const Model *m, int variable)
{
    enum { MOST_STEPS = 100 }; /* in a loop there is no first one */
    for (int step = 0; step < MOST_STEPS; step++) {
        const int equation = described(m)->variables[variable].equation;
        if (equation < 0)
            break;
        const ModelFamily e = family_of(described(m)->equations, equation);
        Holding holding = {.equation = &e};
        int held;
        while ((held = holding_next(&holding)) >= 0 &&
               (isfinite(variable_value(m, held)) || held == variable || described(m)->variables[held].equation < 0 ||
                described(m)->variables[held].equation == equation))
            continue;
        if (held < 0)
            break;
        variable = held;
    }
    return variable;
}

static int show_wrong(const Model *m, Failure failure, int variable, double time)
{
    variable = failure == NOT_FINITE ? origin(m, variable) : variable;
    message_begin(failure, "at time %s: %s", number_text(time).text, described(m)->variables[variable].path);
    show_with_equation(m, "", variable, true);
    return message_end(failure);
}

static int explain_least_accurate(const Model *m, Failure failure, int state, double time, double soon)
{
    message_begin(failure, "at time %s", number_text(time).text);
    if (state >= 0) {
        const int variable = model_state_variable(m, state);
        show_with_equation(m, "least accurate: ", variable, false);
        const int derivative = variable_derivative(described(m), variable);
        if (derivative >= 0)
            show_with_equation(m, "", derivative, false);
    }
    return end_of_growth(m, failure, soon);
}

/* ---- settings ---- */

static void show_alias(const ModelVariable *v)
{
    Number number;
    if (variable_is_alias(v))
        message_detail("%s equals %s%s", v->path, v->sign < 0 ? "-" : "", variable_equal(v, &number));
}

/* Reports that a variable cannot be set, and why. */
static int refuse_setting(const ModelDescription *about, Failure failure, const ModelVariable *v, const char *origin)
{
    message_begin(failure, "'%s' (%s)", v->path, origin);
    if (failure == STRUCTURAL_CONSTANT) {
        message_detail("%s", v->source);
        message_detail("the equations and the data of tables were generated for a model in which %s", v->decides);
    } else if (failure == DERIVED_CONSTANT) {
        message_detail("%s, %s", v->path, v->source);
        if (v->equation >= 0)
            message_detail("%s: %s", equation_id(about, v->equation).text, equation_text(about, v->equation).text);
        if (v->bound_to)
            message_detail("it is bound to %s", v->bound_to->path);
    } else if (variable_is_alias(v)) {
        show_alias(v);
    } else if (v->equation >= 0) {
        message_detail("%s: %s determines it", equation_id(about, v->equation).text,
                       equation_text(about, v->equation).text);
    }
    return message_end(failure);
}

/* ---- mistyped words ---- */

/* Suggests paths that differ only in the case of letters; otherwise the nearest paths, then those that contain it. */
static void hint_variable(const ModelDescription *about, const char *path)
{
    enum { MOST = 3 };
    const int limit = word_tolerance(path, path);
    bool is_same = false;
    int shown = 0;
    for (int distance = 0; distance <= limit && shown < MOST && !is_same; distance++) {
        for (int i = 0; i < about->variable_count && shown < MOST; i++)
            if (word_distance(path, about->variables[i].path, limit + 1) == distance) {
                message_detail("did you mean '%s'?", about->variables[i].path);
                shown++;
            }
        is_same = distance == 0 && shown > 0;
    }
    for (int i = 0; i < about->variable_count && shown < MOST && strlen(path) >= 2 && !is_same; i++)
        if (strstr(about->variables[i].path, path) &&
            word_distance(path, about->variables[i].path, limit + 1) > limit) {
            message_detail("did you mean '%s'?", about->variables[i].path);
            shown++;
        }
}

/* Suggests words with this beginning, or the nearest one. */
static void hint_word(const char *before, const char *word, bool may_begin, const char *const *words, int count)
{
    const size_t length = strlen(word);
    bool is_beginning = false;
    for (int i = 0; i < count && may_begin && length > 0; i++)
        if (strncmp(words[i], word, length) == 0) {
            message_detail("did you mean '%s%s'?", before, words[i]);
            is_beginning = true;
        }
    const int near = is_beginning ? -1 : word_nearest(word, words, count);
    if (near >= 0)
        message_detail("did you mean '%s%s'?", before, words[near]);
}

const struct DetailPart detail_part = {
    {.left = small_note}, show_equation, show_variable, show_variables, explain_failure, explain_first, show_wrong,
    explain_least_accurate, refuse_setting, show_alias, hint_variable, hint_word, explanation_show};
