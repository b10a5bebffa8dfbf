/* law.c - equations as laws. A law is the common form of several equations, written once, with places for their
 * operands; each equation has a list of its operands. Laws of drawn equations also have code for --verify (postfix.c).
 *
 * Equations of constraints share a law if they come from one element and, with leaves replaced by places, have the same
 * tree as drawn. Equations of connections and sums of flows share a law if they have the same form. An operand that is
 * neither listed nor stored as such, for example an alias that results do not list, stays in the tree: the law then
 * belongs to one equation. */
#include "emit/law.h"
#include "emit/place.h"
#include "emit/numbers.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    int variable; /* -1: none; a number of terms or of a leaf of them */
    int number;   /* of the equation */
} LawPlace;
typedef List(LawPlace) LawPlaces;

enum { FEWEST_TERMS = 7 }; /* least number of like terms, behind the first term of a sum */

typedef struct {
    Program *program;
    List(Law) laws;
    Map *by_key;
    FamilyMembers equations;
    ExprList leaves[TYPE_UNKNOWN + 1]; /* that stand for places, by type */
    int *place_of, *placed_in; /* by variable: its place, and in which round */
    int round;
    FamilyLaws *names;
    LawPlaces places;          /* of the present equation */
    LawTermsList terms;        /* like terms of it */
    Name instance;             /* its part; NULL: the system itself */
    bool are_listed;           /* only listed variables are operands (in texts); else also stored ones */
    Unique members; /* places of stored operands that are not listed; and as rows: */
    Lines stored;
    IntList tail;              /* numbers of the present equation without a place */
    LawFunctions *functions;
    int memory;                /* memory to evaluate the largest law, in numbers */
} Laws;

/* ---- places ---- */

/* The variable's row, or -1 - its row in `members`. */
static int number_of(Laws *l, int variable)
{
    const Program *p = l->program;
    const Place *place = &p->layout.places.at[variable];
    if (place->row >= 0)
        return place->row;
    const char *stored = arena_format(p->arena, "%s, %s", code_place(p->scratch, place->member->text),
                                      emit_type_text(p, variable));
    const int row = unique_row(&l->members, stored);
    if (row == l->stored.count)
        list_push(p->arena, &l->stored, stored);
    return -1 - row;
}

static bool is_operand(const Laws *l, int variable)
{
    const Place *place = variable < 0 ? NULL : &l->program->layout.places.at[variable];
    const bool is_stored = place && place->member && l->program->causal->variables.at[variable].role != ROLE_ALIAS;
    return place && (place->row >= 0 || (is_stored && !l->are_listed));
}

static bool has_place(const Laws *l, int variable)
{
    return variable >= 0 && l->placed_in[variable] == l->round;
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
    l->placed_in[variable] = l->round;
    add_number(l, variable, number_of(l, variable));
}

/* The place of the terms' leaf that has this number in the first term and advances by this step; -1: none. */
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

/* Adds a leaf to the last terms. */
static void add_leaf(Laws *l, int number, int step)
{
    LawTerms *terms = &list_last(&l->terms);
    if (find_leaf(l, terms, number, step) >= 0)
        return;
    terms->leaves++;
    add_number(l, -1, number);
    add_number(l, -1, step);
}

/* Adds terms again that were found before, when the first of their leaves is met in the text. */
static void add_terms_again(Laws *l, int leaf, const LawPlaces *places, LawTermsList *found)
{
    for (int t = 0; t < found->count; t++) {
        LawTerms *terms = &found->at[t];
        if (leaf <= terms->place || leaf > terms->place + 2 * terms->leaves)
            continue;
        begin_terms(l, terms->count);
        for (int i = 0; i < terms->leaves; i++)
            add_leaf(l, places->at[terms->place + 1 + 2 * i].number, places->at[terms->place + 2 + 2 * i].number);
        terms->leaves = 0; /* done */
    }
}

static void add_places(Laws *l, Expr side, const LawPlaces *places, LawTermsList *found)
{
    const Program *p = l->program;
    ExprList leaves = {0};
    expr_variables(side, false, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const int variable = causal_variable(p->causal, leaves.at[i]), leaf = law_place(leaves.at[i], LAW_LEAF);
        if (leaf >= 0 && found)
            add_terms_again(l, leaf, places, found);
        if (is_operand(l, variable))
            add_place(l, variable);
    }
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

/* ---- texts ---- */

/* A number of the equation that is in no place: %n1 is the last one in its row, %n2 the one before. */
static const char *tail_text(Laws *l, char kind, int number)
{
    list_push(l->program->scratch, &l->tail, number);
    return arena_format(l->program->scratch, "%c%c%d", MARK_OPERAND, kind, l->tail.count);
}

static const char *name_number(void *context, FamilyPlaceKind kind, int place, int number)
{
    Laws *l = context;
    (void)place;
    return kind == PLACE_SUBSCRIPT ? tail_text(l, 'n', number) : arena_format(l->program->scratch, "%d", number);
}

/* The name with %n1 ... in place of subscripts. */
static const char *with_numbers(Laws *l, Name name)
{
    FamilyWriter w = {.laws = l->names, .place = name_number, .context = l};
    return family_write_name(&w, name);
}

static bool is_below(Name instance, const char *path)
{
    return instance && strncmp(path, instance->text, instance->length) == 0 && path[instance->length] == '.';
}

/* A path, an id, or a name that holds paths, such as product(bed.q, T); %p stands for the path of the instance. */
static const char *below_instance(Laws *l, Name name, bool with_its_numbers)
{
    const char *begin = name->text;
    Text text = text_new(l->program->scratch);
    for (const char *at = begin; *at; at++) {
        if ((at > name->text && at[-1] != '(' && at[-1] != ' ') || !is_below(l->instance, at))
            continue;
        const Name before = name_of_length(begin, (size_t)(at - begin));
        text_add(&text, with_its_numbers ? with_numbers(l, before) : before->text);
        text_add(&text, (char[]){MARK_OPERAND, 'p', '\0'});
        begin = at + l->instance->length;
    }
    text_add(&text, with_its_numbers ? with_numbers(l, name_of(begin)) : begin);
    return text.at;
}

static const char *listed_text(void *context, int variable)
{
    Laws *l = context;
    add_place(l, variable);
    return arena_format(l->program->scratch, "%c%d", MARK_OPERAND, l->place_of[variable] + 1);
}

/* The name of a variable that is not listed. A variable of a state set shows the number of the set. */
static const char *other_text(void *context, int variable)
{
    Laws *l = context;
    const CausalVariable *v = &l->program->causal->variables.at[variable];
    const char *set = arena_format(l->program->scratch, "set%d.", v->set + 1);
    if (strncmp(v->path->text, set, strlen(set)) != 0)
        return below_instance(l, v->path, true);
    return arena_format(l->program->scratch, "set%s.%s", tail_text(l, 'n', v->set + 1), v->path->text + strlen(set));
}

/* Replaces lookups by calls while their leaves are still data, which determine the call. */
static Expr lookup_call(void *context, Expr node)
{
    (void)context;
    return node->op == OP_INTERVAL || node->op == OP_PIECE || node->op == OP_PATCH ? expr_lookup_call(node) : NULL;
}

/* Like terms are written once, between %[ and %]. */
static Expr shown_node(void *context, Expr node)
{
    EmitShown *shown = context;
    Laws *l = shown->context;
    Arena *scratch = l->program->scratch;
    const int leaf = law_place(node, LAW_LEAF), terms = law_place(node, LAW_TERMS);
    if (leaf >= 0)
        return expr_variable(name_format("%cr%d", MARK_OPERAND, leaf + 1), node->type);
    if (node->op == OP_TABLE)
        return expr_variable(name_of(below_instance(l, node->name, false)), node->type);
    if (terms < 0)
        return node->op == OP_VARIABLE ? emit_shown_leaf(shown, node) : NULL;
    const Expr term = node->at[0];
    const bool is_sum = term->op == OP_ADD || term->op == OP_SUBTRACT || term->op == OP_NEGATE;
    const char *text = arena_format(scratch, is_sum || !expr_is_side(term) ? "(%s)" : "%s", expr_text(scratch, term));
    return expr_variable(name_format("%c[%d%s%c]", MARK_OPERAND, terms + 1, text, MARK_OPERAND), node->type);
}

static const char *text_of(Laws *l, const Expr sides[2])
{
    Arena *scratch = l->program->scratch;
    EmitShown shown = {l->program, listed_text, other_text, l};
    Expr texts[2];
    for (int i = 0; i < 2; i++) {
        const Expr calls = expr_rebuild(sides[i], false, NULL, lookup_call, NULL);
        texts[i] = expr_rebuild(calls, false, NULL, shown_node, &shown);
    }
    return emit_form(scratch, expr_equation_text(scratch, texts[0], texts[1]));
}

/* A variable that the id names. */
static const char *id_variable(Laws *l, int variable, int held)
{
    const int row = l->program->layout.places.at[variable].row;
    return has_place(l, variable) && l->place_of[variable] < held
               ? arena_format(l->program->scratch, "%c%d", MARK_OPERAND, l->place_of[variable] + 1)
           : row >= 0 ? tail_text(l, 'm', row)
                      : with_numbers(l, l->program->causal->variables.at[variable].path);
}

/* The id with placeholders for parts in which equations of one law differ: %p for the path of the instance, %1 and %m1
 * for the path of a variable, %n1 for a number. */
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
        text_add(&form, with_numbers(l, name_of_length(at, (size_t)(begin - at))));
        text_add(&form, id_variable(l, named[i], held));
        at = begin + path->length;
    }
    text_add(&form, at == e->id->text ? below_instance(l, e->id, true) : with_numbers(l, name_of(at)));
    return emit_form(p->scratch, form.at);
}

/* ---- residuals ---- */

/* The sides as drawn, with branches as decided by the run, and with values before the event. A clocked variable keeps
 * its value when its clock does not tick. */
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

/* The same; while its part is absent, the equation is 0 = 0. */
static void find_present_sides(const Program *p, int equation, Expr sides[2])
{
    const Expr presence = p->system->equations.at[equation].presence;
    find_sides(p, equation, sides);
    for (int i = 0; i < 2 && presence; i++) {
        Expr there = branches_in(p->arena, p->causal, discrete_known(p->arena, p->causal, presence));
        sides[i] = expr_raw(OP_IF, NULL, 3, (Expr[]){there, sides[i], expr_number(0)});
    }
}

/* ---- like terms ---- */

typedef struct {
    Expr form; /* NULL: the term cannot be described by its leaves */
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
        if (leaf->op != OP_TIME && !is_operand(l, variable))
            return read;
        list_push(p->scratch, &read.numbers, variable < 0 ? 0 : number_of(l, variable));
    }
    read.form = form_template(term, &read.leaves);
    return read;
}

/* The number of terms, from the first one on, that have one form and leaves that advance evenly or stay the same. */
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

/* True if `terms` has all leaves that advance, and all other leaves have places. */
static bool fits(const Laws *l, const LawTerms *terms, const LawTerm *first, const LawTerm *second)
{
    for (int i = 0; i < first->leaves.count; i++) {
        const int variable = causal_variable(l->program->causal, first->leaves.at[i]);
        const int number = first->numbers.at[i], step = second->numbers.at[i] - number;
        if (variable >= 0 && (step ? find_leaf(l, terms, number, step) < 0 : !has_place(l, variable)))
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
    const int place = step ? find_leaf(image->laws, &image->terms, number, step) : -1;
    return place < 0 ? NULL : expr_variable(name_format("%c%d", LAW_LEAF, place + 1), leaf->type);
}

static Expr terms_alike(Laws *l, Expr term, const LawTerm *read, int count)
{
    int known = 0;
    while (known < l->terms.count &&
           (l->terms.at[known].count != count || !fits(l, &l->terms.at[known], read, read + 1)))
        known++;
    if (known == l->terms.count) {
        for (int i = 0; i < read->leaves.count; i++) {
            const int variable = causal_variable(l->program->causal, read->leaves.at[i]);
            if (variable >= 0 && read[1].numbers.at[i] == read->numbers.at[i])
                add_place(l, variable);
        }
        begin_terms(l, count);
        for (int i = 0; i < read->leaves.count; i++)
            if (read[1].numbers.at[i] != read->numbers.at[i])
                add_leaf(l, read->numbers.at[i], read[1].numbers.at[i] - read->numbers.at[i]);
    }
    LawImage image = {l, read, read + 1, l->terms.at[known]};
    const Expr form = expr_replace(term, false, terms_leaf, &image);
    return expr_raw(OP_CALL, name_format("%c%d", LAW_TERMS, image.terms.place + 1), 1, &form);
}

/* A long sum with calls in place of like terms (the first term excepted); NULL: it has no like terms. */
static Expr with_terms(void *context, Expr sum)
{
    Laws *l = context;
    Arena *scratch = l->program->scratch;
    if (sum->op != OP_ADD || sum->count <= FEWEST_TERMS || l->program->is_unrolled)
        return NULL;
    LawTerm *read = arena_array(scratch, LawTerm, sum->count);
    ExprList terms = {0};
    for (int i = 0; i < sum->count; i++)
        read[i] = read_term(l, sum->at[i]);
    list_push(scratch, &terms, sum->at[0]);
    for (int i = 1, count; i < sum->count; i += count) {
        bool is_advancing;
        count = count_alike(&read[i], sum->count - i, &is_advancing);
        if (is_advancing && count >= FEWEST_TERMS) {
            list_push(scratch, &terms, terms_alike(l, sum->at[i], &read[i], count));
            continue;
        }
        count = is_advancing || count < 2 ? 1 : count - 1; /* the last term may begin other like terms */
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

typedef struct {
    Expr shown[2]; /* with like terms joined */
    const char *form, *id;
    int held; /* number of places that they mention */
} LawTexts;

static void add_law(Laws *l, int equation, const LawTexts *texts, const Expr sides[2])
{
    Program *p = l->program;
    Law law = {.sides = {sides[0], sides[1]}, .equation = equation, .held = texts->held};
    law.text = arena_copy(p->arena, texts->form, strlen(texts->form));
    law.id = arena_copy(p->arena, texts->id, strlen(texts->id));
    law.name = cscope_fresh_within(p->functions, wish_of(p, equation), C_LONGEST - (int)strlen("LAW_"));
    for (int i = 0; i < l->terms.count; i++)
        list_push(p->arena, &law.terms, l->terms.at[i]);
    list_push(p->arena, &l->laws, law);
}

/* Joins like terms of the sides. They are searched twice: the second time, places are in the order of the text. */
static void place_shown(Laws *l, Expr sides[2])
{
    Expr once[2];
    l->places = (LawPlaces){0};
    l->terms = (LawTermsList){0};
    l->are_listed = true;
    l->round++;
    for (int i = 0; i < 2; i++)
        once[i] = expr_rebuild(sides[i], false, NULL, with_terms, l);
    const LawPlaces places = l->places;
    LawTermsList found = l->terms;
    l->places = (LawPlaces){0};
    l->terms = (LawTermsList){0};
    l->round++;
    for (int i = 0; i < 2; i++)
        add_places(l, once[i], &places, &found);
    for (int i = 0; i < 2; i++)
        sides[i] = found.count ? expr_rebuild(sides[i], false, NULL, with_terms, l) : once[i];
}

/* The law's sides, with places for their operands. */
static LawTexts place_all(Laws *l, int equation, Expr sides[2])
{
    const Program *p = l->program;
    const CausalEquation *e = &p->causal->equations.at[equation];
    const bool is_drawn = equation < p->system->equations.count;
    const FlatEquation *drawn = &p->system->equations.at[e->declared];
    Expr shown[] = {is_drawn ? drawn->left : e->left, is_drawn ? drawn->right : e->right};
    l->tail = (IntList){0};
    l->instance = drawn->instance && emit_instance_row(p, drawn->instance) > 0 ? drawn->instance : NULL;
    place_shown(l, shown);
    LawTexts texts = {.shown = {shown[0], shown[1]}, .held = l->places.count};
    texts.form = text_of(l, shown);
    texts.id = id_form(l, equation, texts.held);
    if (!is_drawn)
        return texts;
    l->are_listed = false;
    find_present_sides(p, equation, sides);
    for (int i = 0; i < 2; i++)
        sides[i] = expr_rebuild(sides[i], false, NULL, with_terms, l);
    for (int i = 0; i < 2; i++)
        add_places(l, sides[i], NULL, NULL);
    for (int i = 0; i < 2; i++)
        sides[i] = placed(l, sides[i]);
    return texts;
}

static void add_equation(Laws *l, int equation)
{
    Program *p = l->program;
    const CausalEquation *e = &p->causal->equations.at[equation];
    const FlatEquation *drawn = &p->system->equations.at[e->declared];
    Expr sides[2] = {NULL, NULL};
    const LawTexts texts = place_all(l, equation, sides);
    const unsigned element = drawn->origin == ORIGIN_CONSTRAINT && drawn->element ? drawn->element->id : 0;
    Name key = name_format("%u %u %d %d %d %u %s %s", sides[0] ? sides[0]->id : 0, sides[0] ? sides[1]->id : 0,
                           drawn->origin, texts.held, e->use == EQUATION_DISCRETE, element, texts.id, texts.form);
    int law = map_get(l->by_key, key, -1);
    if (law < 0) {
        law = l->laws.count;
        map_put(l->by_key, key, law);
        add_law(l, equation, &texts, sides);
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

/* ---- tables ---- */

static void print_row(Laws *l, const Law *law, Text *text)
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
    if (law->sides[0] && parts_verify(l->program->causal)) {
        const LawCode code = law_code(l->program, law, l->functions);
        code_add_field(&row, "code", code.code);
        code_add_field(&row, "numbers", code.numbers);
        code_add_field(&row, "functions", code.functions);
        l->memory = code.memory > l->memory ? code.memory : l->memory;
    }
    const char *head = arena_format(scratch, "    [LAW_%s] = {", law->name);
    const bool is_long = strlen(head) + c_length(row.text.at, strcspn(row.text.at, "\n")) + 2 > LINE_WIDTH;
    text_format(text, "%s%s%s},\n", head, is_long ? "\n        " : "", row.text.at);
}

void laws_print(Program *p, Record *record)
{
    int count = p->causal->equations.count, variables = p->causal->variables.count;
    Laws l = {.program = p, .by_key = map_new(p->arena), .members = unique_new(p->arena, false),
              .names = family_laws(p->arena), .place_of = arena_array(p->arena, int, variables),
              .placed_in = arena_array(p->arena, int, variables), .functions = law_functions_new(p->arena),
              .memory = 1};
    bool *is_listed = arena_array(p->arena, bool, variables);
    for (int v = 0; v < variables; v++)
        is_listed[v] = p->layout.places.at[v].row >= 0;
    p->layout.is_listed = is_listed;
    for (int i = 0; i < count; i++) {
        add_equation(&l, i);
        arena_reset(p->scratch);
    }
    Text rows = text_new(p->arena);
    Items items = code_items(p->arena, 111, true);
    const char **names = arena_array(p->arena, const char *, l.laws.count + 1);
    for (int i = 0; i < l.laws.count; i++) {
        const Law *law = &l.laws.at[i];
        print_row(&l, law, &rows);
        names[i] = arena_format(p->arena, "LAW_%s", law->name);
        code_add_item(&items, names[i]);
        arena_reset(p->scratch);
    }
    const char *functions = law_functions_text(l.functions);
    Record *called = record_when(record, "with_law_functions", functions[0] != '\0');
    if (called)
        record_set(called, "law_functions", functions);
    record_format(record, "law_memory", "%d", l.memory);
    Record *list = record_when(record, "with_laws", l.laws.count > 0);
    if (list)
        record_set(list, "names", items.text.at);
    record_set(record, "laws", rows.at);
    if (p->sizes.list)
        rows_fill(&p->sizes.law_filling, "ModelStored", "stored", &l.stored);
    else
        record_set(record, "law_members", l.members.text.at);
    numbers_record(p, record, "equations", &l.equations, l.laws.count, names);
}
