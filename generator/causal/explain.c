/* explain.c - explains why equations do not determine their unknowns, in terms of parts and of flows between them.
 *
 * If equations leave unknowns undetermined, the directions in which the unknowns can vary together (the null space) are
 * found by elimination at generic numbers. A direction of potentials alone is a floating circuit; a direction of flows
 * alone is several parts that fix the same potential difference. The types of the ports distinguish potentials and
 * flows. */
#include "causal/explain.h"

#include <string.h>

enum { MOST_NAMED = 4, MOST_STEPS = 6, MOST_DIRECTIONS = 10, MOST_IDLE = 10 };

/* ---- kinds of variables ---- */

static bool is_port_variable(const System *system, const FlatVariable *v)
{
    return system->parts.at[v->part].is_port && v->kind != FLAT_CONSTANT && v->integral < 0 && !v->is_signal;
}

/* The flows and potentials at ports among variables that move, as indices of drawn variables; and the number of moving
 * variables that are one of them or its derivative. */
typedef struct {
    IntList flows, potentials;
    int of_flows, of_potentials;
} Ports;

static Ports ports_of(Arena *arena, const Causal *causal, const IntList *moving)
{
    const System *system = causal->system;
    int *times = arena_array(arena, int, causal->variables.count); /* by variable: how often it or a derivative moves */
    bool *is_counted[] = {arena_array(arena, bool, causal->variables.count),
                          arena_array(arena, bool, causal->variables.count)};
    Ports ports = {0};
    for (int i = 0; i < moving->count; i++)
        times[causal_undifferentiated(causal, moving->at[i])]++;
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *v = &system->variables.at[i];
        int own = causal_representative(causal, i);
        if (!is_port_variable(system, v) || own < 0 || !times[own])
            continue;
        list_push(arena, v->is_flow ? &ports.flows : &ports.potentials, i);
        if (!is_counted[v->is_flow][own])
            *(v->is_flow ? &ports.of_flows : &ports.of_potentials) += times[own];
        is_counted[v->is_flow][own] = true;
    }
    return ports;
}

Source causal_drawn_source(const Causal *causal, int variable)
{
    const FlatVariable *v = causal_variable_declaration(causal, variable);
    return flat_place(causal->system, v->part, v->source);
}

/* The source if it is in the model's own file, otherwise the place of the part with that path. */
Source causal_drawn_on_part(const Causal *causal, Name instance, Source source)
{
    const System *system = causal->system;
    int part = system->parts.count - 1;
    while (part > 0 && system->parts.at[part].path != instance)
        part--;
    return flat_place(system, part, source);
}

Source causal_drawn_equation_source(const Causal *causal, int equation)
{
    const FlatEquation *e = causal_equation_declaration(causal, equation);
    return causal_drawn_on_part(causal, e->instance, e->source);
}

/* Names the parts that have these variables at their ports, each once: "'a', 'b' and 'c'". Returns their number. */
static int owners(Arena *arena, const System *system, const IntList *variables, const char **names)
{
    IntList parts = {0};
    for (int i = 0; i < variables->count; i++)
        causal_list_once(arena, &parts, causal_owner(system, system->variables.at[variables->at[i]].part));
    Text text = text_new(arena);
    for (int k = 0; k < parts.count && k < MOST_NAMED; k++) {
        const FlatPart *part = &system->parts.at[parts.at[k]];
        const char *separator = k == 0 ? "" : k + 1 == parts.count ? " and " : ", ";
        text_format(&text, "%s'%s'", separator, (*part->path->text ? part->path : part->identifier)->text);
    }
    if (parts.count > MOST_NAMED)
        text_format(&text, " and %d more part%s", parts.count - MOST_NAMED, parts.count > MOST_NAMED + 1 ? "s" : "");
    *names = text.at;
    return parts.count;
}

/* ---- directions in which unknowns can move ---- */

typedef List(IntList) Directions;

static Directions find_directions(Arena *arena, Causal *causal, const IntList *equations, const IntList *columns)
{
    Matrix *matrix = matrix_of_partials(arena, causal, points_new(arena, causal, false), equations, columns, false);
    Directions directions = {0};
    IntList empty = {0};
    matrix_eliminate(matrix, &empty);
    for (int k = 0; k < columns->count && directions.count < MOST_DIRECTIONS; k++) {
        if (matrix->is_column_done[k])
            continue;
        IntList moving = {0};
        matrix_direction(matrix, k, &moving);
        for (int i = 0; i < moving.count; i++)
            moving.at[i] = columns->at[moving.at[i]];
        list_push(arena, &directions, moving);
    }
    return directions;
}

/* ---- sentences ---- */

bool causal_detail_deciding(Arena *arena, const Causal *causal, const IntList *equations)
{
    const char *change = NULL;
    IntList named = {0};
    for (int i = 0; i < equations->count; i++) {
        const FlatEquation *e = causal_equation_declaration(causal, equations->at[i]);
        const IntList mentioned = causal_mentioned(arena, causal, e->left, e->right);
        for (int k = 0; k < mentioned.count; k++) {
            int variable = mentioned.at[k];
            const CausalVariable *v = &causal->variables.at[variable];
            bool is_drawn = variable < causal->system->variables.count;
            Expr value = is_drawn ? causal->system->variables.at[variable].value : NULL;
            bool is_computed = value && value->op != OP_NUMBER;
            bool known = !v->decides;
            for (int n = 0; n < named.count && !known; n++)
                known = reason_is_same(causal->variables.at[named.at[n]].decides, v->decides);
            if (known)
                continue;
            list_push(arena, &named, variable);
            const bool vanishes = reason_says_zero(v->decides, v->leaf);
            const char *said = vanishes ? arena_format(arena, "%s is 0", v->path->text)
                                        : reason_text(arena, v->decides);
            if (vanishes && !change)
                change = is_computed ? arena_format(arena, "the constants of '%s' other values", v->path->text)
                                     : arena_format(arena, "'%s' another value", v->path->text);
            diag_detail("with the given constants, %s (%s)", said,
                        source_print(arena, causal_drawn_source(causal, variable)));
            if (is_computed)
                diag_detail("    %s = %s", v->path->text, expr_text(arena, value));
        }
    }
    if (change)
        diag_fix("give %s, or let another equation hold where it is 0", change);
    return change != NULL;
}

static void detail_moving(const IntList *moving)
{
    diag_detail(moving->count > 1 ? "these can vary together:" : "this can have any value:");
}

/* Potentials also float if the flow of their port is not declared as conserved. Returns the first such variable and the
 * number of variables at its port; NULL if there is none. */
static const FlatVariable *variable_without_flow(const Causal *causal, const IntList *moving, int *count)
{
    const System *system = causal->system;
    for (int i = 0; i < moving->count; i++) {
        const FlatVariable *v = causal_variable_declaration(causal, moving->at[i]);
        bool has_flow = !system->parts.at[v->part].is_port || v->is_signal || v->is_flow;
        *count = 1;
        for (int k = 0; k < system->variables.count && !has_flow; k++) {
            const FlatVariable *beside = &system->variables.at[k];
            const bool is_beside = beside->part == v->part && beside != v && beside->kind == FLAT_VARIABLE;
            has_flow = is_beside && (beside->is_flow || beside->is_signal);
            *count += is_beside;
        }
        if (!has_flow && *count > 1)
            return v;
    }
    return NULL;
}

/* Reports one direction; false if it is neither one of potentials nor one of flows. */
static bool say_direction(Arena *arena, const Causal *causal, const IntList *moving, bool may_mix)
{
    const System *system = causal->system;
    const Ports ports = ports_of(arena, causal, moving);
    bool is_floating = ports.potentials.count && (may_mix || !ports.flows.count);
    if (!is_floating && (!ports.flows.count || ports.potentials.count))
        return false;
    const IntList *variables = is_floating ? &ports.potentials : &ports.flows;
    const FlatVariable *first = &system->variables.at[variables->at[0]];
    const char *names, *name = first->identifier->text;
    int beside, count = owners(arena, system, variables, &names);
    Source source = causal_drawn_source(causal, variables->at[0]);
    if (is_floating && variable_without_flow(causal, moving, &beside)) {
        diag(DIAG_C06, source, "'%s' of %s floats: no variable of its port is a flow", name, names);
    } else if (is_floating) {
        diag(DIAG_C06, source, "the potential '%s' of %s floats: %s", name, names,
             moving->count > 1 && count > 1 ? "only its differences are determined" : "nothing fixes it");
        diag_fix("connect port '%s', or another of these, to a part that fixes '%s': a ground, a fixed point or a "
                 "source",
                 system->parts.at[first->part].path->text, name);
    } else if (count > 1) {
        diag(DIAG_C06, source, "nothing determines how the flow '%s' divides between %s", name, names);
        diag_fix("these parts fix the same potentials, side by side: remove one of them, or put a part that relates "
                 "flow and potential between it and the others, such as a resistance, a spring or a pipe");
    } else {
        diag(DIAG_C06, source, "nothing determines the flow '%s' through %s", name, names);
        diag_fix("other parts already fix the potentials at its ports: remove it, or put a part that relates flow and "
                 "potential next to it, such as a resistance, a spring or a pipe");
    }
    detail_moving(moving);
    return true;
}

static void detail_direction(Arena *arena, Causal *causal, const IntList *equations, const IntList *moving,
                             const IntList *redundant)
{
    causal_detail_variables(arena, causal, moving);
    bool *is_moving = arena_array(arena, bool, causal->variables.count);
    bool *is_listed = arena_array(arena, bool, causal->equations.count);
    IntList mentioning = {0};
    for (int i = 0; i < moving->count; i++)
        is_moving[moving->at[i]] = true;
    for (int i = 0; i < equations->count; i++)
        is_listed[equations->at[i]] = true;
    for (int i = 0; i < causal->equations.count; i++) {
        const CausalEquation *e = &causal->equations.at[i];
        Relation relation; /* from alias elimination of similar relations; plain equalities are now empty */
        is_listed[i] |= e->use == EQUATION_ELIMINATED && relation_read(arena, causal, e->left, e->right, &relation) &&
                        relation.terms.count > 0;
        if (is_listed[i] && causal_mentioned_of(arena, causal, e->left, e->right, is_moving).count)
            list_push(arena, &mentioning, i);
    }
    if (mentioning.count)
        diag_detail("only these equations contain %s:", moving->count > 1 ? "them" : "it");
    causal_detail_equations(arena, causal, &mentioning);
    if (redundant) {
        diag_detail(redundant->count > 1 ? "one of these follows from the others:" : "this holds anyway:");
        causal_detail_equations(arena, causal, redundant);
    }
    causal_detail_balance(arena, causal, redundant, moving);
    causal_detail_deciding(arena, causal, redundant ? redundant : &mentioning);
}

/* Adds to the last diagnostic that no variable of a port is a flow, if so. */
static void detail_without_flow(const Causal *causal, const IntList *moving)
{
    int count;
    const FlatVariable *v = variable_without_flow(causal, moving, &count);
    if (!v)
        return;
    const FlatPart *part = &causal->system->parts.at[v->part];
    diag_detail("none of the %d variables of port '%s' flows: isConserved is true of none", count, part->path->text);
    diag_fix("set isConserved of the PhSVariable that flows at port '%s', such as a current; if none does, connect "
             "the port to a part that fixes '%s'",
             part->path->text, v->identifier->text);
    diag_cause((Cause){.key = part->type, .subject = v->path->text, .one = "more variable floats",
                       .many = "more variables float"});
}

/* ---- too few equations ---- */

bool explain_open(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns, int missing,
                  IntList *loose)
{
    IntList columns = {0};
    for (int i = 0; i < unknowns->count; i++) {
        int variable = unknowns->at[i];
        while (causal->variables.at[variable].derivative >= 0 &&
               causal_is_unknown_role(causal->variables.at[causal->variables.at[variable].derivative].role))
            variable = causal->variables.at[variable].derivative;
        list_push(arena, &columns, variable);
    }
    const Directions directions = find_directions(arena, causal, equations, &columns);
    bool *is_loose = arena_array(arena, bool, causal->variables.count);
    for (int i = 0; i < directions.count && directions.count == missing; i++)
        for (int k = 0; k < directions.at[i].count; k++)
            if (!is_loose[directions.at[i].at[k]]) {
                is_loose[directions.at[i].at[k]] = true;
                list_push(arena, loose, directions.at[i].at[k]);
            }
    Directions clear = {0}, others = {0};
    for (int i = 0; i < directions.count; i++) {
        const IntList moving = directions.at[i];
        const Ports ports = ports_of(arena, causal, &moving);
        if (ports.of_potentials == moving.count || ports.of_flows == moving.count)
            list_push(arena, &clear, moving);
        else if ((ports.of_potentials > 0) != (ports.of_flows > 0))
            list_push(arena, &others, moving);
    }
    if (clear.count != missing) /* constraints among the unknowns cause further directions here */
        for (int i = 0; i < others.count; i++)
            list_push(arena, &clear, others.at[i]);
    if (clear.count != missing)
        return false;
    for (int i = 0; i < clear.count; i++) {
        say_direction(arena, causal, &clear.at[i], false);
        detail_direction(arena, causal, equations, &clear.at[i], NULL);
        detail_without_flow(causal, &clear.at[i]);
    }
    return true;
}

void explain_full_port(const Causal *causal, const IntList *unknowns)
{
    const System *system = causal->system;
    for (int i = 0; i < unknowns->count; i++) {
        const FlatPart *part = &system->parts.at[causal_variable_declaration(causal, unknowns->at[i])->part];
        size_t length = part->path->length;
        bool has_law = !part->is_port || !part->property->is_full;
        for (int e = 0; e < system->equations.count && !has_law; e++) {
            const char *instance = system->equations.at[e].instance->text;
            has_law = system->equations.at[e].origin == ORIGIN_CONSTRAINT &&
                      !strncmp(instance, part->path->text, length) && (!instance[length] || instance[length] == '.');
        }
        if (has_law)
            continue;
        diag_detail("'%s' is a full port, a part of its own between inside and outside, without an equation",
                    part->path->text);
        diag_fix("make '%s' a proxy port, which passes its connections on, or give its type equations",
                 part->property->name->text);
        return;
    }
}

/* ---- equations that follow from others ---- */

void explain_redundant(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns,
                       const IntList *redundant, int count)
{
    const Directions directions = find_directions(arena, causal, equations, unknowns);
    for (int i = 0; i < count; i++) {
        const IntList none = {0}, *moving = i < directions.count ? &directions.at[i] : &none;
        if (!say_direction(arena, causal, moving, true)) {
            Source source = moving->count ? causal_drawn_source(causal, moving->at[0])
                                          : causal_drawn_equation_source(causal, redundant[i].at[0]);
            diag(DIAG_C06, source, "%d variable%s cannot be determined, because an equation follows from others",
                 moving->count, moving->count == 1 ? "" : "s");
            detail_moving(moving);
        }
        detail_direction(arena, causal, equations, moving, &redundant[i]);
        detail_without_flow(causal, moving);
    }
}

void causal_detail_redundant(Arena *arena, const Causal *causal, const IntList *unknowns)
{
    bool *is_marked = arena_array(arena, bool, causal->variables.count);
    for (int i = 0; i < unknowns->count; i++)
        is_marked[causal_undifferentiated(causal, unknowns->at[i])] = true;
    IntList silent = {0};
    for (int e = 0; e < causal->system->equations.count; e++) {
        const FlatEquation *drawn = &causal->system->equations.at[e];
        if (causal->equations.at[e].use == EQUATION_REDUNDANT &&
            causal_mentioned_of(arena, causal, drawn->left, drawn->right, is_marked).count)
            list_push(arena, &silent, e);
    }
    if (silent.count)
        diag_detail(silent.count > 1 ? "these contain them, too, but follow from the others:"
                                     : "this one contains them, too, but follows from the others:");
    causal_detail_equations(arena, causal, &silent);
}

/* ---- equations by which a variable was eliminated ---- */

/* Breadth-first search from the variable through eliminated equations to the variable or number that it equals. */
static void trace_alias(Arena *arena, const Causal *causal, int variable, IntList *steps)
{
    const System *system = causal->system;
    int n = system->variables.count, m = system->equations.count;
    IntList *equations_of = arena_array(arena, IntList, n), *variables_of = arena_array(arena, IntList, m);
    for (int e = 0; e < m; e++) {
        if (causal->equations.at[e].use != EQUATION_ELIMINATED)
            continue;
        variables_of[e] = causal_mentioned(arena, causal, system->equations.at[e].left, system->equations.at[e].right);
        for (int k = 0; k < variables_of[e].count; k++)
            list_push(arena, &equations_of[variables_of[e].at[k]], e);
    }
    int *from = arena_array(arena, int, n), *by = arena_array(arena, int, n);
    bool *is_seen = arena_array(arena, bool, n), *is_used = arena_array(arena, bool, m);
    int target = causal->variables.at[variable].representative, last = -1, final = -1;
    IntList queue = {0};
    list_push(arena, &queue, variable);
    is_seen[variable] = true;
    by[variable] = -1;
    for (int head = 0; head < queue.count && last < 0; head++) {
        int at = queue.at[head];
        for (int i = 0; i < equations_of[at].count && last < 0; i++) {
            int e = equations_of[at].at[i];
            if (is_used[e])
                continue;
            is_used[e] = true;
            if (target < 0 && variables_of[e].count == 1) {
                last = at;
                final = e;
            }
            for (int k = 0; k < variables_of[e].count && last < 0; k++) {
                int other = variables_of[e].at[k];
                if (is_seen[other])
                    continue;
                is_seen[other] = true;
                from[other] = at;
                by[other] = e;
                list_push(arena, &queue, other);
                if (other == target)
                    last = other;
            }
        }
    }
    IntList back = {0};
    if (final >= 0)
        list_push(arena, &back, final);
    for (int at = last; at >= 0 && by[at] >= 0; at = from[at])
        list_push(arena, &back, by[at]);
    while (back.count)
        list_push(arena, steps, back.at[--back.count]);
}

void causal_detail_alias(Arena *arena, const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    const char *value =
        v->representative < 0 ? number_text(v->value) : causal->variables.at[v->representative].path->text;
    IntList steps = {0};
    if (variable < causal->system->variables.count && v->integral < 0)
        trace_alias(arena, causal, variable, &steps);
    if (!steps.count)
        list_push(arena, &steps, v->equation);
    const char *sign = v->sign < 0 && v->representative >= 0 ? "-" : "";
    for (int i = 0; i < steps.count && i < MOST_STEPS; i++) {
        const FlatEquation *by = causal_equation_declaration(causal, steps.at[i]);
        const char *why = by->origin == ORIGIN_FLOW_ZERO ? ", because nothing outside is connected there" : "";
        const char *said = arena_format(arena, "%s: %s (%s)%s", by->id->text,
                                        expr_equation_text(arena, by->left, by->right),
                                        source_print(arena, by->source), why);
        if (i == 0)
            diag_detail("%s is %s%s by %s", v->path->text, sign, value, said);
        else
            diag_detail("    and %s", said);
    }
    if (steps.count > MOST_STEPS)
        diag_detail("    and %d more equations", steps.count - MOST_STEPS);
}

/* ---- constants under der() ---- */

static bool is_zero(Expr e)
{
    return expr_is_number(e, 0);
}

/* The id of the equation in which der() of the constant has become 0. */
static const char *equation_of_still(const System *system, const FlatStill *still)
{
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *e = &system->equations.at[i];
        if (e->element == still->element && e->instance == still->instance && e->source.line == still->source.line &&
            (expr_find(e->left, is_zero) || expr_find(e->right, is_zero)))
            return e->id->text;
    }
    return still->element->text;
}

bool causal_detail_still(Arena *arena, const Causal *causal, const IntList *equations)
{
    const System *system = causal->system;
    const char *first = NULL;
    for (int i = 0; i < system->stills.count; i++) {
        const FlatStill *still = &system->stills.at[i];
        const FlatVariable *constant = &system->variables.at[still->variable];
        for (int k = 0; k < equations->count; k++) {
            const FlatEquation *e = causal_equation_declaration(causal, equations->at[k]);
            if (e->element != still->element || e->instance != still->instance || e->source.line != still->source.line)
                continue;
            diag_detail("%s is a constant (%s): der(%s) in %s is 0", constant->path->text,
                        source_print(arena, constant->source), constant->identifier->text,
                        equation_of_still(system, still));
            first = first ? first : constant->identifier->text;
            break;
        }
    }
    if (first)
        diag_fix("let '%s' be a variable, by the stereotype PhSVariable in place of PhSConstant, or leave out its "
                 "derivative",
                 first);
    return first != NULL;
}

/* ---- too many equations ---- */

/* If the given flow is 0 because a port is not connected outside: the flow of this port. Otherwise -1. */
static int unconnected_flow(Arena *arena, const Causal *causal, int flow)
{
    const CausalVariable *v = &causal->variables.at[flow];
    IntList steps = {0};
    if (v->role == ROLE_ALIAS && v->representative < 0)
        trace_alias(arena, causal, flow, &steps);
    for (int i = 0; i < steps.count; i++) {
        const FlatEquation *by = causal_equation_declaration(causal, steps.at[i]);
        if (by->origin == ORIGIN_FLOW_ZERO)
            return flat_variable(causal->system, by->left);
    }
    return -1;
}

/* ---- open ports ---- */

/* True if an open port's flow forces all other flows at the part's ports to 0. Flows of open ports are not examined. */
static bool is_idle(Arena *arena, const Causal *causal, const IntList *flows, const bool *is_open, int open)
{
    int other = -1;
    for (int i = 0; i < flows->count; i++) {
        const CausalVariable *v = &causal->variables.at[flows->at[i]];
        if (is_open[flows->at[i]])
            continue;
        if (v->role != ROLE_ALIAS || v->representative >= 0)
            return false;
        other = flows->at[i];
    }
    return other >= 0 && unconnected_flow(arena, causal, other) == open;
}

void causal_note_open_ports(Arena *arena, const Causal *causal)
{
    const System *system = causal->system;
    IntList *flows_of = arena_array(arena, IntList, system->parts.count); /* by the part that has the port */
    bool *is_open = arena_array(arena, bool, system->variables.count);
    for (int i = 0; i < system->variables.count; i++)
        if (is_port_variable(system, &system->variables.at[i]) && system->variables.at[i].is_flow)
            list_push(arena, &flows_of[causal_owner(system, system->variables.at[i].part)], i);
    for (int e = 0; e < system->equations.count; e++)
        if (system->equations.at[e].origin == ORIGIN_FLOW_ZERO)
            is_open[flat_variable(system, system->equations.at[e].left)] = true;
    for (int i = 0, said = 0; i < system->variables.count && said < MOST_IDLE; i++) {
        const FlatVariable *v = &system->variables.at[i];
        int owner = is_open[i] ? causal_owner(system, v->part) : 0;
        if (owner == 0 || !is_idle(arena, causal, &flows_of[owner], is_open, i))
            continue;
        said++;
        diag(DIAG_C19, causal_drawn_source(causal, i),
             "nothing flows through '%s', because its port '%s' is not connected",
             system->parts.at[owner].path->text, system->parts.at[v->part].identifier->text);
        diag_detail("%s is 0", v->path->text);
    }
}

/* True if the same equation occurs twice, as drawn or after alias elimination: a simpler cause than any other. */
static bool explain_twice(const Causal *causal, const IntList *equations)
{
    enum { MOST = 200 };
    for (int i = 0; i < equations->count && i < MOST; i++)
        for (int k = 0; k < i; k++) {
            const CausalEquation *a = &causal->equations.at[equations->at[k]];
            const CausalEquation *b = &causal->equations.at[equations->at[i]];
            if (!(a->left == b->left && a->right == b->right) && !(a->left == b->right && a->right == b->left))
                continue;
            const char *one = causal_equation_declaration(causal, equations->at[k])->id->text;
            const char *other = causal_equation_declaration(causal, equations->at[i])->id->text;
            diag_detail("%s and %s are equivalent", one, other);
            diag_fix("remove %s or %s", one, other);
            return true;
        }
    return false;
}

/* True if another rule sets the discrete variable that the first equation sets. Actions that set it are named before:
 * then connections of it say nothing. */
static bool explain_set_twice(Arena *arena, const Causal *causal, const IntList *equations)
{
    const FlatEquation *second = causal_equation_declaration(causal, equations->at[0]);
    const int variable = second->left->op == OP_VARIABLE ? flat_variable(causal->system, second->left) : -1;
    if (variable < 0 || !causal->system->variables.at[variable].is_discrete)
        return false;
    const bool is_assigned = causal_assigned(arena, causal->system)[variable];
    for (int e = 0; e < causal->equations.count; e++) {
        const FlatEquation *first = causal_equation_declaration(causal, e);
        if (first == second || first->left != second->left || (is_assigned && first->origin == ORIGIN_CONNECTION))
            continue;
        const IntList others = {&e, 1, 1};
        diag_detail("%s is determined already by", causal->variables.at[variable].path->text);
        causal_detail_equations(arena, causal, &others);
        diag_fix("set '%s' in one rule, as 'when A then ...; elsewhen B then ...; end when', or by the transitions of "
                 "one state machine",
                 causal->variables.at[variable].path->text);
        return true;
    }
    if (is_assigned)
        diag_fix("set '%s' by this equation or by actions, not by both", causal->variables.at[variable].path->text);
    return is_assigned;
}

void explain_excess(Arena *arena, const Causal *causal, const IntList *equations)
{
    const System *system = causal->system;
    Ports ports = {0};
    if (explain_twice(causal, equations) || explain_set_twice(arena, causal, equations))
        return;
    for (int i = 0; i < equations->count; i++) {
        const FlatEquation *e = causal_equation_declaration(causal, equations->at[i]);
        const IntList mentioned = causal_mentioned(arena, causal, e->left, e->right);
        for (int k = 0; k < mentioned.count; k++) {
            const FlatVariable *v = &system->variables.at[mentioned.at[k]];
            if (is_port_variable(system, v))
                list_push(arena, v->is_flow ? &ports.flows : &ports.potentials, mentioned.at[k]);
        }
    }
    int open = -1;
    for (int i = 0; i < ports.flows.count && i < MOST_NAMED && open < 0; i++)
        open = unconnected_flow(arena, causal, ports.flows.at[i]);
    const char *names;
    if (open < 0 && explain_flowless(arena, system, &ports.potentials))
        return;
    if (open >= 0) {
        const FlatVariable *v = &system->variables.at[open];
        diag_fix("connect port '%s': its flow '%s' is 0, because nothing outside is connected to it; if this is "
                 "intended, remove one of these equations",
                 system->parts.at[v->part].path->text, v->identifier->text);
    } else if (ports.potentials.count) {
        owners(arena, system, &ports.potentials, &names);
        diag_fix("the potential '%s' at %s is fixed more than once: remove one of the parts that fix it, or put a "
                 "part that relates flow and potential between them, such as a resistance, a spring or a pipe",
                 system->variables.at[ports.potentials.at[0]].identifier->text, names);
    } else if (ports.flows.count) {
        owners(arena, system, &ports.flows, &names);
        diag_fix("the flow '%s' at %s is given more than once: remove one of the parts that give it, or connect a "
                 "part there that takes up the difference, such as a storage or a fixed potential",
                 system->variables.at[ports.flows.at[0]].identifier->text, names);
    }
}

void explain_step(Arena *arena, const Causal *causal, int equation, Expr step, const IntList *unknowns)
{
    const FlatEquation *drawn = causal_equation_declaration(causal, equation);
    const char *text = expr_text(arena, step);
    diag(DIAG_C13, causal_drawn_equation_source(causal, equation),
         "equation %s of '%s' cannot determine an unknown inside %s, which changes in steps only", drawn->id->text,
         drawn->element->text, text);
    causal_detail_equations(arena, causal, &(IntList){.at = &equation, .count = 1});
    if (!unknowns->count)
        return;
    diag_detail("it stays the same while any of these changes a little:");
    causal_detail_variables(arena, causal, unknowns);
    diag_fix("determine '%s' by an equation that contains it outside %s, or remove this equation",
             causal->variables.at[unknowns->at[0]].path->text, text);
}

/* ---- equations and variables that a message names ---- */

enum { MOST_DETAILS = 12 };

void causal_detail_equations(Arena *arena, const Causal *causal, const IntList *equations)
{
    for (int i = 0; i < equations->count && i < MOST_DETAILS; i++) {
        const FlatEquation *e = causal_equation_declaration(causal, equations->at[i]);
        const CausalEquation *c = &causal->equations.at[equations->at[i]];
        const char *how = c->parent >= 0 ? "derivative of " : c->reason ? "made of " : "";
        int left = e->left->op == OP_VARIABLE ? flat_variable(causal->system, e->left) : -1;
        bool is_initial = left >= 0 && causal->system->variables.at[left].is_residual;
        const char *text = is_initial ? e->written : expr_equation_text(arena, e->left, e->right);
        diag_detail("%s%s: %s    %s (%s)", how, e->id->text, text, e->element->text, source_print(arena, e->source));
    }
    if (equations->count > MOST_DETAILS)
        diag_detail("... and %d more equations", equations->count - MOST_DETAILS);
}

void causal_detail_variables(Arena *arena, const Causal *causal, const IntList *variables)
{
    for (int i = 0; i < variables->count && i < MOST_DETAILS; i++)
        diag_detail("%s (%s)", causal->variables.at[variables->at[i]].path->text,
                    source_print(arena, causal_drawn_source(causal, variables->at[i])));
    if (variables->count > MOST_DETAILS)
        diag_detail("... and %d more variables", variables->count - MOST_DETAILS);
}

void causal_detail_aliases(Arena *arena, const Causal *causal, const IntList *equations)
{
    IntList named = {0};
    for (int i = 0; i < equations->count; i++) {
        const FlatEquation *declared = causal_equation_declaration(causal, equations->at[i]);
        const IntList mentioned = causal_mentioned(arena, causal, declared->left, declared->right);
        for (int k = 0; k < mentioned.count && named.count < MOST_DETAILS; k++) {
            const CausalVariable *v = &causal->variables.at[mentioned.at[k]];
            if (v->role == ROLE_ALIAS && v->equation >= 0 && causal_list_once(arena, &named, mentioned.at[k]))
                causal_detail_alias(arena, causal, mentioned.at[k]);
        }
    }
}

void causal_detail_algorithms(Arena *arena, const Causal *causal, const IntList *equations)
{
    bool *is_held = arena_array(arena, bool, causal->variables.count);
    for (int i = 0; i < equations->count; i++) {
        const CausalEquation *e = &causal->equations.at[equations->at[i]];
        causal_mark_mentions(arena, causal, e->left, e->right, is_held);
    }
    for (int a = 0; a < causal->algorithms.count; a++) {
        const CausalAlgorithm *algorithm = &causal->algorithms.at[a];
        const FlatAlgorithm *drawn = &causal->system->algorithms.at[algorithm->declared];
        for (int i = 0; i < algorithm->assigns.count; i++)
            if (is_held[algorithm->assigns.at[i]])
                diag_detail("'%s' determines %s already (%s)", drawn->element->text,
                            causal->variables.at[algorithm->assigns.at[i]].path->text,
                            source_print(arena, drawn->source));
    }
}
