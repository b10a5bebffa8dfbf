/* law.c - the equations as laws: the common form of several equations, once, with places for their operands, and the
 * operands of each equation. Residuals of the drawn ones, for --verify, are a function of each law.
 *
 * A law of a constraint is that of its element: as drawn, with leaves replaced by places, the same tree. Laws of
 * connections and sums of flows are those of all that have this form. An operand that is neither listed nor stored as
 * it is, such as an alias that is not a variable of the results, stays in the tree: then the law is that of one
 * equation. */
#include "emit/law.h"
#include "emit/place.h"
#include "emit/numbers.h"
#include "emit/repeat.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    int variable; /* -1: none, but a number of terms or of a leaf of theirs */
    int number;   /* of the equation */
} LawPlace;

typedef struct {
    Program *program;
    List(Law) laws;
    Map *by_key;
    FamilyMembers equations;
    ExprList leaves[TYPE_UNKNOWN + 1]; /* that stand for places, by type */
    int *place_of, *placed_in; /* by variable: its place in the equation of that number, from 1 */
    int *repeated_by;          /* find_repeated() */
    List(LawPlace) places;     /* of the present equation, */
    LawTermsList terms;        /* of which these are terms, */
    Marked marked;             /* the text of it, */
    int *terms_of;             /* and where what repeats there is among the terms, from 1; 0: not yet */
    Unique members;
    IntList tail;              /* numbers of the present equation that are in no place */
    const char *said, *teller; /* the words of the law before, and which law told them */
} Laws;

/* ---- places ---- */

/* Row, or -1 - row of the members. */
static int number_of(Laws *l, int variable)
{
    const Program *p = l->program;
    const Place *place = &p->layout.places.at[variable];
    if (place->row >= 0)
        return place->row;
    return -1 - unique_row(&l->members, arena_format(p->scratch, "offsetof(Model, %s), %s", place->member->text,
                                                     emit_type_text(p, variable)));
}

static bool is_listed_or_stored(const Program *p, int variable)
{
    const Place *place = &p->layout.places.at[variable];
    return place->row >= 0 || (place->member && p->causal->variables.at[variable].role != ROLE_ALIAS);
}

static bool has_place(const Laws *l, int variable)
{
    return variable >= 0 && l->placed_in[variable] == l->equations.count + 1;
}

static void add_number(Laws *l, int variable, int number)
{
    list_push(l->program->arena, &l->places, (LawPlace){variable, number});
}

static void add_place(Laws *l, int variable)
{
    if (has_place(l, variable))
        return;
    l->place_of[variable] = l->places.count;
    l->placed_in[variable] = l->equations.count + 1;
    add_number(l, variable, number_of(l, variable));
}

/* Where the terms have a leaf that is this in the first one and advances so from one to the next; -1: nowhere. */
static int find_leaf(const Laws *l, const LawTerms *terms, int number, int step)
{
    for (int place = terms->place + 1; place < terms->place + 1 + 2 * terms->leaves; place += 2)
        if (l->places.at[place].number == number && l->places.at[place + 1].number == step)
            return place;
    return -1;
}

static void begin_terms(Laws *l, int count)
{
    list_push(l->program->arena, &l->terms, (LawTerms){l->places.count, 0, count});
    add_number(l, -1, count);
}

/* To the last ones. A leaf that all terms have alike needs none of its own if it is in a place already. */
static void add_leaf(Laws *l, int variable, int number, int step)
{
    LawTerms *terms = &list_last(&l->terms);
    if ((!step && has_place(l, variable)) || find_leaf(l, terms, number, step) >= 0)
        return;
    terms->leaves++;
    add_number(l, -1, number);
    add_number(l, -1, step);
}

/* The terms that the text repeats. */
static const LawTerms *repeated(Laws *l, int index)
{
    const Repeat *r = &l->marked.repeats.at[index];
    if (!l->terms_of[index]) {
        begin_terms(l, r->count);
        for (int i = 0; i < r->length; i++) {
            const Token *token = &l->marked.tokens.at[r->first + i];
            if (token->kind == MARK_VARIABLE)
                add_leaf(l, token->number, token->row, r->step[i]);
        }
        l->terms_of[index] = l->terms.count;
    }
    return &l->terms.at[l->terms_of[index] - 1];
}

/* By variable of the text: the number of what repeats it, if it stands nowhere else, or 0. */
static void find_repeated(Laws *l, bool are_found)
{
    const Marked *marked = &l->marked;
    for (int at = 0, next = 0, count; at < marked->tokens.count; at += count) {
        const Token *token = &marked->tokens.at[at];
        const Repeat *r = next < marked->repeats.count ? &marked->repeats.at[next] : NULL;
        const bool is_repeat = r && r->first == at;
        count = is_repeat ? r->count * r->length : 1;
        next += is_repeat;
        for (int i = 0; i < count; i++) {
            int *repeated_by = token[i].kind == MARK_VARIABLE ? &l->repeated_by[token[i].number] : NULL;
            if (repeated_by && !is_repeat)
                *repeated_by = are_found ? -1 : 0;
            else if (repeated_by && (!are_found || !*repeated_by))
                *repeated_by = are_found ? next : 0;
        }
    }
}

/* Of variables that are listed; or others that are stored, too. */
static void add_places(Laws *l, Expr side, bool are_listed)
{
    const Program *p = l->program;
    ExprList leaves = {0};
    expr_variables(side, false, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const int variable = causal_variable(p->causal, leaves.at[i]);
        if (variable < 0 || !is_listed_or_stored(p, variable) || (are_listed && p->layout.places.at[variable].row < 0))
            continue;
        if (are_listed && l->repeated_by[variable] > 0)
            repeated(l, l->repeated_by[variable] - 1);
        else
            add_place(l, variable);
    }
}

int law_place(Expr e, char kind)
{
    const bool has_name = e->op == OP_VARIABLE || e->op == OP_CALL;
    return has_name && e->name->text[0] == kind ? atoi(e->name->text + 1) - 1 : -1;
}

/* A place has a name that no variable has; its text is found by this name. */
static Expr place_leaf(void *context, Expr leaf)
{
    Laws *l = context;
    int variable = causal_variable(l->program->causal, leaf);
    if (!has_place(l, variable))
        return NULL;
    ExprList *leaves = &l->leaves[leaf->type];
    while (leaves->count <= l->place_of[variable]) {
        Expr next = expr_variable(name_format("%c%d", LAW_PLACE, leaves->count + 1), leaf->type);
        list_push(l->program->arena, leaves, next);
    }
    return leaves->at[l->place_of[variable]];
}

static Expr placed(Laws *l, Expr e)
{
    return expr_replace(e, false, place_leaf, l);
}

/* True if the path begins with that of an instance other than the system itself. */
static bool is_below(const Program *p, Name instance, const char *path)
{
    return instance && emit_instance_row(p, instance) > 0 &&
           strncmp(path, instance->text, instance->length) == 0 && path[instance->length] == '.';
}

/* A number of the equation that is in no place: %n1 is the last one in its row, %n2 the one before. */
static int tail_number(Laws *l, int number)
{
    list_push(l->program->scratch, &l->tail, number);
    return l->tail.count;
}

static bool is_element_number(const char *begin, const char *at, size_t digits)
{
    return digits && at > begin && strchr("[,", at[-1]) && strchr("],", at[digits]) && at[digits];
}

/* Text of an id, with what numbers of elements there are. */
static void add_id_text(Laws *l, Text *form, const char *text, size_t length)
{
    for (const char *at = text; at < text + length;) {
        const size_t digits = strspn(at, "0123456789");
        const bool is_number = at > text && is_element_number(text, at, digits);
        if (is_number)
            text_format(form, "%%n%d", tail_number(l, atoi(at)));
        else if (*at == '%')
            text_add(form, "%%");
        else
            text_add_char(form, *at);
        at += is_number ? digits : 1;
    }
}

/* A variable that the id names. */
static void add_id_variable(Laws *l, Text *form, int variable, int held)
{
    const int row = l->program->layout.places.at[variable].row;
    if (has_place(l, variable) && l->place_of[variable] < held)
        text_format(form, "%%%d", l->place_of[variable] + 1);
    else if (row >= 0)
        text_format(form, "%%m%d", tail_number(l, row));
    else
        add_id_text(l, form, l->program->causal->variables.at[variable].path->text,
                    l->program->causal->variables.at[variable].path->length);
}

/* The id with what equations of one law differ in: %p for the path of the instance, %1 and %m1 for that of a variable,
 * %n1 for a number. */
static const char *id_form(Laws *l, int equation, int held)
{
    const Program *p = l->program;
    const CausalEquation *e = &p->causal->equations.at[equation];
    const FlatEquation *drawn = &p->system->equations.at[e->declared];
    const char *at = e->id->text;
    Text form = text_new(p->scratch);
    int named[2];
    flat_named_variables(p->system, p->scratch, drawn, named);
    for (int i = 0; i < 2 && named[i] >= 0 && drawn->origin != ORIGIN_CONSTRAINT; i++) {
        const Name path = p->causal->variables.at[named[i]].path;
        const char *begin = strstr(at, path->text);
        if (!begin)
            break;
        add_id_text(l, &form, at, (size_t)(begin - at));
        add_id_variable(l, &form, named[i], held);
        at = begin + path->length;
    }
    if (at == e->id->text && is_below(p, drawn->instance, at)) {
        text_add(&form, "%p");
        at += drawn->instance->length;
    }
    add_id_text(l, &form, at, strlen(at));
    return form.at;
}

static void read_text(Laws *l, Expr left, Expr right)
{
    const Program *p = l->program;
    Text text = text_new(p->scratch);
    text_add(&text, expr_is_side(left) ? "" : "(");
    repeat_write(p, &text, left);
    text_add(&text, expr_is_side(left) ? " = " : ") = ");
    repeat_write(p, &text, right);
    l->marked = repeat_read(p, p->scratch, text.at, text.at + text.length);
    l->terms_of = arena_array(p->scratch, int, l->marked.repeats.count + 1);
}

/* Of what repeats, or alone. */
static void add_token(Laws *l, Text *form, const Token *token, const LawTerms *terms, int step)
{
    const int leaf = terms && token->kind == MARK_VARIABLE ? find_leaf(l, terms, token->row, step) : -1;
    if (leaf >= 0) {
        text_format(form, "%%r%d", leaf + 1);
    } else if (token->kind == MARK_VARIABLE) {
        add_place(l, token->number);
        text_format(form, "%%%d", l->place_of[token->number] + 1);
    } else if (token->kind == MARK_NUMBER) {
        text_format(form, "%%n%d", tail_number(l, token->number));
    } else {
        text_add(form, token->kind == '%' ? "%%" : (char[]){(char)token->kind, '\0'});
    }
}

/* How many tokens spell the path of the instance, at the begin of a path below it; 0: they do not. */
static int spelt(const Laws *l, Name instance, int at)
{
    const Tokens *tokens = &l->marked.tokens;
    const char *path = instance->text;
    const int first = at;
    if (at > 0 && !strchr(" (-+*/^,[{", tokens->at[at - 1].kind))
        return 0;
    for (char *end; *path && at < tokens->count; at++) {
        const Token *token = &tokens->at[at];
        if (token->kind == MARK_NUMBER ? strtol(path, &end, 10) != token->number || end == path : token->kind != *path)
            return 0;
        path = token->kind == MARK_NUMBER ? end : path + 1;
    }
    return !*path && at < tokens->count && tokens->at[at].kind == '.' ? at - first : 0;
}

/* With %p for the path of the instance, %1 for the first place, %n1 for a number, and once for what repeats; also what
 * is not listed may be shown by what is. */
static const char *text_of(Laws *l, Name instance)
{
    Text form = text_new(l->program->scratch);
    const Tokens *tokens = &l->marked.tokens;
    for (int at = 0, next = 0; at < tokens->count; at++) {
        const Repeat *r = next < l->marked.repeats.count ? &l->marked.repeats.at[next] : NULL;
        const int below = instance ? spelt(l, instance, at) : 0;
        if (below) {
            text_add(&form, "%p");
            at += below - 1;
            continue;
        }
        if (!r || r->first != at) {
            add_token(l, &form, &tokens->at[at], NULL, 0);
            continue;
        }
        const LawTerms terms = *repeated(l, next++);
        text_format(&form, "%%[%d", terms.place + 1);
        for (int i = 0; i < r->length; i++)
            add_token(l, &form, &tokens->at[at + i], &terms, r->step[i]);
        text_add(&form, "%]");
        at += r->count * r->length - 1;
    }
    return form.at;
}

/* ---- residuals ---- */

/* As drawn, but decided as the run has decided, and with the values before the event. A clocked variable keeps its
 * value where its clock does not tick. */
static void find_sides(const Program *p, int equation, Expr sides[2])
{
    const Causal *causal = p->causal;
    const CausalEquation *e = &causal->equations.at[equation];
    const FlatEquation *drawn = &p->system->equations.at[equation];
    const CausalVariable *v = &causal->variables.at[e->determines];
    for (int i = 0; i < 2; i++) {
        Expr side = discrete_known(p->arena, causal, i ? drawn->right : drawn->left);
        if (e->use != EQUATION_DISCRETE || e->clock < 0) {
            sides[i] = branches_in(p->arena, causal, side);
            continue;
        }
        Expr flag = causal->variables.at[causal->clocks.at[e->clock].flag].leaf;
        Expr kept = i ? causal->variables.at[v->before].leaf : v->leaf;
        sides[i] = side == kept ? side : expr_raw(OP_IF, NULL, 3, (Expr[]){flag, side, kept});
    }
}

/* An absent part has no equation. */
static void find_present_sides(const Program *p, int equation, Expr sides[2])
{
    const Expr presence = p->system->equations.at[equation].presence;
    find_sides(p, equation, sides);
    for (int i = 0; i < 2 && presence; i++) {
        Expr there = branches_in(p->arena, p->causal, discrete_known(p->arena, p->causal, presence));
        sides[i] = expr_raw(OP_IF, NULL, 3, (Expr[]){there, sides[i], expr_number(0)});
    }
}

/* ---- terms alike ---- */

typedef struct {
    Expr form; /* NULL: it is nothing that can be told by its leaves */
    ExprList leaves;
    IntList numbers; /* by leaf */
} LawTerm;

typedef struct {
    Laws *laws;
    const LawTerm *first, *second;
    LawTerms terms;
} LawImage;

static LawTerm read_term(Laws *l, Expr term)
{
    const Program *p = l->program;
    LawTerm read = {0};
    if (!form_leaves(p->scratch, &(Assignment){.value = term}, &read.leaves))
        return read;
    for (int i = 0; i < read.leaves.count; i++) {
        const Expr leaf = read.leaves.at[i];
        const int variable = leaf->op == OP_TIME ? -1 : causal_variable(p->causal, leaf);
        if (leaf->op != OP_TIME && (variable < 0 || !is_listed_or_stored(p, variable)))
            return read;
        list_push(p->scratch, &read.numbers, variable < 0 ? 0 : number_of(l, variable));
    }
    read.form = form_template(term, &read.leaves);
    return read;
}

/* How many terms there are from the first one on, of one form and with leaves that advance evenly, or all stay. */
static int count_alike(const LawTerm *terms, int count, bool *is_advancing)
{
    int alike = 1;
    *is_advancing = false;
    for (bool is_alike = terms->form != NULL; is_alike && alike < count; alike += is_alike) {
        is_alike = terms[alike].form == terms->form;
        for (int i = 0; i < terms->leaves.count && is_alike; i++) {
            const int first = terms->numbers.at[i], step = terms[1].numbers.at[i] - first;
            is_alike = terms[alike].numbers.at[i] - first == alike * step;
            *is_advancing |= step != 0;
        }
    }
    return alike;
}

/* True if all leaves of the terms are among those, or in places. */
static bool fits(const Laws *l, const LawTerms *terms, const LawTerm *first, const LawTerm *second)
{
    for (int i = 0; i < first->leaves.count; i++) {
        const int variable = causal_variable(l->program->causal, first->leaves.at[i]);
        const int number = first->numbers.at[i], step = second->numbers.at[i] - number;
        if (variable >= 0 && (step || !has_place(l, variable)) && find_leaf(l, terms, number, step) < 0)
            return false;
    }
    return true;
}

static Expr terms_leaf(void *context, Expr leaf)
{
    const LawImage *image = context;
    int i = 0;
    while (image->first->leaves.at[i] != leaf)
        i++;
    const int number = image->first->numbers.at[i], step = image->second->numbers.at[i] - number;
    const int place = find_leaf(image->laws, &image->terms, number, step);
    return place < 0 ? NULL : expr_variable(name_format("%c%d", LAW_LEAF, place + 1), leaf->type);
}

static Expr terms_alike(Laws *l, Expr term, const LawTerm *read, int count)
{
    int known = 0;
    while (known < l->terms.count &&
           (l->terms.at[known].count != count || !fits(l, &l->terms.at[known], read, read + 1)))
        known++;
    if (known == l->terms.count) {
        begin_terms(l, count);
        for (int i = 0; i < read->leaves.count; i++) {
            const int variable = causal_variable(l->program->causal, read->leaves.at[i]);
            if (variable >= 0)
                add_leaf(l, variable, read->numbers.at[i], read[1].numbers.at[i] - read->numbers.at[i]);
        }
    }
    LawImage image = {l, read, read + 1, l->terms.at[known]};
    const Expr form = expr_replace(term, false, terms_leaf, &image);
    return expr_raw(OP_CALL, name_format("%c%d", LAW_TERMS, image.terms.place + 1), 1, &form);
}

/* A long sum with terms alike, but for the first one, in the place of these; NULL: it has none. */
static Expr with_terms(void *context, Expr sum)
{
    Laws *l = context;
    Arena *scratch = l->program->scratch;
    if (sum->op != OP_ADD || sum->count <= REPEAT_FEWEST || l->program->is_unrolled)
        return NULL;
    LawTerm *read = arena_array(scratch, LawTerm, sum->count);
    ExprList terms = {0};
    for (int i = 0; i < sum->count; i++)
        read[i] = read_term(l, sum->at[i]);
    list_push(scratch, &terms, sum->at[0]);
    for (int i = 1, count; i < sum->count; i += count) {
        bool is_advancing;
        count = count_alike(&read[i], sum->count - i, &is_advancing);
        if (is_advancing && count >= REPEAT_FEWEST) {
            list_push(scratch, &terms, terms_alike(l, sum->at[i], &read[i], count));
            continue;
        }
        count = is_advancing || count < 2 ? 1 : count - 1; /* the last one may be the first of others */
        for (int k = 0; k < count; k++)
            list_push(scratch, &terms, sum->at[i + k]);
    }
    return terms.count < sum->count ? expr_raw(OP_ADD, NULL, terms.count, terms.at) : NULL;
}

/* ---- equations ---- */

static const char *wish_of(const Program *p, int equation)
{
    static const char *const words[] = {"", "connection", "sum of flows", "no flow", "binding", "input"};
    int declared = p->causal->equations.at[equation].declared;
    const FlatEquation *drawn = &p->system->equations.at[declared];
    const char *prefix = equation == declared ? "" : "derived ";
    if (drawn->origin != ORIGIN_CONSTRAINT || !drawn->element)
        return arena_format(p->scratch, "%s%s", prefix, words[drawn->origin]);
    Text text = text_new(p->scratch);
    text_add(&text, prefix);
    for (const char *at = emit_last_names(drawn->element); *at; at += at[0] == ':' && at[1] == ':' ? 2 : 1)
        text_add_char(&text, *at == ':' ? '_' : *at);
    return text.at;
}

/* relation_of_E5, h_above_0; of those that are in an array together the name of that. */
static const char *branch_name(const Program *p, int variable)
{
    return p->layout.places.at[variable].member->base;
}

/* The variable's path below the part that has the equation. */
static const char *local_wish(const Program *p, int equation, int variable)
{
    const FlatEquation *drawn = &p->system->equations.at[equation];
    if (drawn->origin != ORIGIN_CONSTRAINT)
        return NULL;
    if (p->causal->variables.at[variable].role == ROLE_BRANCH)
        return branch_name(p, variable);
    Text text = text_new(p->scratch);
    if (p->causal->variables.at[variable].role == ROLE_BEFORE) {
        text_add(&text, "pre_");
        variable = p->causal->variables.at[variable].of;
    }
    for (; p->causal->variables.at[variable].integral >= 0; variable = p->causal->variables.at[variable].integral)
        text_add(&text, "der_");
    const char *path = emit_path_text(p, variable);
    size_t own = drawn->instance ? drawn->instance->length : 0;
    bool is_below = own > 0 && strncmp(path, drawn->instance->text, own) == 0 && path[own] == '.';
    text_add(&text, path + (is_below ? own + 1 : 0));
    return arena_copy(p->arena, text.at, text.length);
}

static void add_law(Laws *l, int equation, const char *text, const Expr sides[2], const char *id, int held)
{
    Program *p = l->program;
    Law law = {.sides = {sides[0], sides[1]}, .equation = equation, .held = held};
    law.text = arena_copy(p->arena, text, strlen(text));
    law.id = arena_copy(p->arena, id, strlen(id));
    law.name = cscope_fresh_within(p->functions, wish_of(p, equation), C_LONGEST - (int)strlen("LAW_"));
    for (int i = 0; i < l->terms.count; i++)
        list_push(p->arena, &law.terms, l->terms.at[i]);
    for (int i = 0; i < l->places.count && sides[0]; i++) {
        const int variable = l->places.at[i].variable;
        list_push(p->arena, &law.locals, variable < 0 ? NULL : local_wish(p, equation, variable));
    }
    list_push(p->arena, &l->laws, law);
}

/* The law's sides, with places for their operands; how many of the places the text names. */
static int place_all(Laws *l, int equation, Expr sides[2], const char **text, const char **id)
{
    const Program *p = l->program;
    const CausalEquation *e = &p->causal->equations.at[equation];
    const bool is_drawn = equation < p->system->equations.count;
    const FlatEquation *drawn = &p->system->equations.at[e->declared];
    const Expr shown[] = {is_drawn ? drawn->left : e->left, is_drawn ? drawn->right : e->right};
    l->places.count = l->terms.count = 0;
    l->tail = (IntList){0};
    read_text(l, shown[0], shown[1]);
    find_repeated(l, true);
    for (int i = 0; i < 2; i++)
        add_places(l, shown[i], true);
    find_repeated(l, false);
    const int held = l->places.count;
    *text = text_of(l, drawn->instance && emit_instance_row(p, drawn->instance) > 0 ? drawn->instance : NULL);
    *id = id_form(l, equation, held);
    if (!is_drawn)
        return held;
    find_present_sides(p, equation, sides);
    for (int i = 0; i < 2; i++)
        sides[i] = expr_rebuild(sides[i], false, NULL, with_terms, l);
    for (int i = 0; i < 2; i++)
        add_places(l, sides[i], false);
    for (int i = 0; i < 2; i++)
        sides[i] = placed(l, sides[i]);
    return held;
}

static void add_equation(Laws *l, int equation)
{
    Program *p = l->program;
    const CausalEquation *e = &p->causal->equations.at[equation];
    const FlatEquation *drawn = &p->system->equations.at[e->declared];
    Expr sides[2] = {NULL, NULL};
    const char *text, *id;
    const int held = place_all(l, equation, sides, &text, &id);
    bool is_of_element = drawn->origin == ORIGIN_CONSTRAINT && drawn->element;
    Name key = name_format("%u %u %d %d %d %u %s %s", sides[0] ? sides[0]->id : 0, sides[0] ? sides[1]->id : 0,
                           drawn->origin, held, e->use == EQUATION_DISCRETE, is_of_element ? drawn->element->id : 0,
                           id, text);
    int law = map_get(l->by_key, key, -1);
    if (law < 0) {
        law = l->laws.count;
        map_put(l->by_key, key, law);
        add_law(l, equation, text, sides, id, held);
    }
    int width = 3 + l->places.count + l->tail.count, *numbers = arena_array(p->arena, int, width);
    numbers[0] = equation;
    numbers[1] = drawn->instance ? emit_instance_row(p, drawn->instance) : 0;
    numbers[2] = emit_element_row(p, drawn->element, drawn->source);
    for (int i = 0; i < l->places.count; i++)
        numbers[3 + i] = l->places.at[i].number;
    for (int i = 0; i < l->tail.count; i++)
        numbers[width - 1 - i] = l->tail.at[i];
    list_push(p->arena, &l->equations, (FamilyMember){law, width, numbers});
}

/* ---- words ---- */

static void print_residual(Laws *l, Text *functions, const Law *law)
{
    enum { LONG = 100 }; /* is reported once */
    Program *p = l->program;
    const char *words = law_words(p, law);
    if (l->said && strlen(words) > LONG && strcmp(words, l->said) == 0)
        words = arena_format(p->scratch, "as %s", l->teller);
    else
        l->said = arena_copy(p->arena, words, strlen(words)), l->teller = law->name;
    residual_print(p, law, words, functions);
    arena_reset(p->scratch);
}

/* ---- tables ---- */

static void print_row(const Laws *l, const Law *law, Text *text)
{
    enum { LINE_WIDTH = 120 };
    Arena *scratch = l->program->scratch;
    bool is_discrete = l->program->causal->equations.at[law->equation].use == EQUATION_DISCRETE;
    Items row = code_items(scratch, MOST_ENUMERATORS, true);
    row.indent = 8;
    code_add_field(&row, "text", numbers_form(scratch, law->text));
    code_add_field(&row, "id", c_quoted(scratch, law->id));
    code_add_count(&row, "held", law->held);
    Items terms = code_array(scratch);
    for (int i = 0; i < law->terms.count && law->terms.at[i].place < law->held; i++)
        code_add_item(&terms, arena_format(scratch, "{%d, %d}", law->terms.at[i].place, law->terms.at[i].leaves));
    if (terms.text.length) {
        code_add_item(&terms, "{0, 0}");
        code_add_field(&row, "terms", code_array_text("ModelTerms", &terms));
    }
    code_add_field(&row, "is_discrete", c_truth(is_discrete));
    const char *usual = law->sides[0] && parts_verify(l->program->causal) ? residual_usual(law) : "NULL";
    code_add_field(&row, "residual", usual ? usual : law->name);
    const char *head = arena_format(scratch, "    [LAW_%s] = {", law->name);
    const bool is_long = strlen(head) + strcspn(row.text.at, "\n") + 2 > LINE_WIDTH;
    text_format(text, "%s%s%s},\n", head, is_long ? "\n        " : "", row.text.at);
}

/* In a program for all sizes. A row of the text is a line, between braces. */
static void fill_members(Program *p, const Laws *l)
{
    Lines rows = {0};
    for (const char *at = l->members.text.at, *end; (end = strstr(at, "},\n")); at = end + 3)
        list_push(p->arena, &rows, arena_copy(p->arena, at + 5, (size_t)(end - at - 5)));
    rows_fill(&p->sizes.law_filling, "ModelStored", "stored", &rows);
}

void laws_print(Program *p, Record *record)
{
    int count = p->causal->equations.count, variables = p->causal->variables.count;
    Laws l = {.program = p, .by_key = map_new(p->arena), .members = unique_new(p->arena, false),
              .place_of = arena_array(p->arena, int, variables), .placed_in = arena_array(p->arena, int, variables),
              .repeated_by = arena_array(p->arena, int, variables)};
    bool *is_listed = arena_array(p->arena, bool, variables);
    for (int v = 0; v < variables; v++)
        is_listed[v] = p->layout.places.at[v].row >= 0;
    p->layout.is_listed = is_listed;
    for (int i = 0; i < count; i++) {
        add_equation(&l, i);
        arena_reset(p->scratch);
    }
    Text functions = text_new(p->arena), rows = functions;
    Items items = code_items(p->arena, 111, true);
    const char **names = arena_array(p->arena, const char *, l.laws.count + 1);
    for (int i = 0; i < l.laws.count; i++) {
        const Law *law = &l.laws.at[i];
        if (law->sides[0] && !residual_usual(law) && parts_verify(l.program->causal))
            print_residual(&l, &functions, law);
        print_row(&l, law, &rows);
        names[i] = arena_format(p->arena, "LAW_%s", law->name);
        code_add_item(&items, names[i]);
        arena_reset(p->scratch);
    }
    record_set(record, "law_functions", functions.at);
    Record *list = record_when(record, "with_laws", l.laws.count > 0);
    if (list)
        record_set(list, "names", items.text.at);
    record_set(record, "laws", rows.at);
    record_set(record, "law_members", l.members.text.at);
    if (p->sizes.list)
        fill_members(p, &l);
    numbers_record(p, record, "equations", &l.equations, l.laws.count, names);
}
