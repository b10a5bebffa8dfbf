/* partial.c - model_partials, and the tables with which the runtime makes the Jacobian of them. */
#include "emit/program.h"

#include <string.h>

typedef struct {
    Program *p;
    const Linearization *l;
    int *index;           /* by term: its partial */
    bool *is_first;       /* by term: the partial is computed for it, others use it too */
    List(double) numbers; /* the first partials */
    int partials;
    bool *is_wanted; /* by variable: the function being written mentions it */
    int from;        /* the present section's first block, in evaluate */
    IntList batch;   /* terms whose partials the function being written computes */
    IntList rows;    /* their rows */
    int last;        /* block of the last one */
} Partials;

/* ---- numbering ---- */

static void number_literals(Partials *w)
{
    Map *seen = map_new(w->p->arena);
    for (int t = 0; t < w->l->terms.count; t++) {
        Expr partial = w->l->terms.at[t].partial;
        if (partial->op != OP_NUMBER)
            continue;
        uint64_t bits;
        memcpy(&bits, &partial->number, sizeof bits);
        w->index[t] = map_get_number(seen, bits, -1);
        if (w->index[t] >= 0)
            continue;
        w->index[t] = w->numbers.count;
        map_put_number(seen, bits, w->numbers.count);
        list_push(w->p->arena, &w->numbers, partial->number);
    }
    w->partials = w->numbers.count;
}

/* Equal ones of one row are computed once. */
static void number_computed(Partials *w)
{
    Map *seen = map_new(w->p->arena);
    for (int r = 0; r < w->l->rows.count; r++) {
        const SlopeRow *row = &w->l->rows.at[r];
        int first = w->partials;
        for (int t = row->first; t < row->first + row->count; t++) {
            Expr partial = w->l->terms.at[t].partial;
            if (partial->op == OP_NUMBER)
                continue;
            int known = map_get(seen, partial, -1);
            w->is_first[t] = known < first;
            w->index[t] = w->is_first[t] ? w->partials++ : known;
            if (w->is_first[t])
                map_put(seen, partial, w->index[t]);
        }
    }
}

/* ---- the functions ---- */

/* The statement by which model_evaluate makes a local of its own, or NULL. */
static const Assignment *local_at(const Partials *w, int block)
{
    const Block *b = w->p->evaluate.blocks.at[block];
    bool is_local = b->kind == BLOCK_ASSIGN && !w->p->places.at[b->inner.at[0].variable].is_early;
    return is_local ? &b->inner.at[0] : NULL;
}

/* "E5: der(bed.T) by bed.flow, bed.T" over the statements of one row. */
static void print_row_comment(Partials *w, Body *body, int begin, int end)
{
    enum { SHOWN = 12 };
    const Program *p = w->p;
    const SlopeRow *row = &w->l->rows.at[w->rows.at[begin]];
    Text words = text_new(p->scratch);
    text_format(&words, "%s: %s by ", c_comment(p->scratch, p->causal->equations.at[row->equation].id->text),
                row->slot < 0 ? "left - right" : c_comment(p->scratch, emit_path_text(p, w->l->variable[row->slot])));
    for (int i = begin; i < end && i < begin + SHOWN; i++) {
        int variable = w->l->variable[w->l->terms.at[w->batch.at[i]].slot];
        text_format(&words, "%s%s", i > begin ? ", " : "", c_comment(p->scratch, emit_path_text(p, variable)));
    }
    if (end - begin > SHOWN)
        text_format(&words, ", ... (%d quantities)", end - begin);
    body_comment(body, words.at);
}

static void print_partials(Partials *w, Body *body)
{
    Program *p = w->p;
    for (int i = 0; i < w->batch.count; i++) {
        const SlopeTerm *term = &w->l->terms.at[w->batch.at[i]];
        const SlopeRow *row = &w->l->rows.at[w->rows.at[i]];
        if (i == 0 || w->rows.at[i] != w->rows.at[i - 1]) {
            int end = i + 1;
            while (end < w->batch.count && w->rows.at[end] == w->rows.at[i])
                end++;
            if (body->text->length)
                text_add_char(body->text, '\n');
            print_row_comment(w, body, i, end);
        }
        const char *of = row->slot < 0 ? p->causal->equations.at[row->equation].id->text
                                       : emit_wish_of(p, w->l->variable[row->slot]);
        body_line(body, "partial[%d] = %s;", w->index[w->batch.at[i]],
                  body_expr(body, term->partial, arena_format(p->scratch, "slope_of_%s", of)));
    }
}

/* One function: what model_evaluate kept in locals of its own is computed again, as far as it is mentioned. */
static void print_batch(Partials *w, Split *split)
{
    Program *p = w->p;
    if (!w->batch.count)
        return;
    Piece *piece = split_piece(split, NULL);
    Body body = body_new(p, &piece->body, piece->scope);
    for (int i = 0; i < w->batch.count; i++)
        causal_mark_mentions(p->scratch, p->causal, w->l->terms.at[w->batch.at[i]].partial, NULL, w->is_wanted);
    for (int b = w->last; b >= w->from; b--) {
        const Assignment *a = local_at(w, b);
        if (a && w->is_wanted[a->variable])
            causal_mark_mentions(p->scratch, p->causal, a->value, NULL, w->is_wanted);
    }
    for (int b = w->from; b <= w->last; b++) {
        const Assignment *a = local_at(w, b);
        if (a && w->is_wanted[a->variable])
            body_count(&body, a->value);
    }
    for (int i = 0; i < w->batch.count; i++)
        body_count(&body, w->l->terms.at[w->batch.at[i]].partial);
    for (int b = w->from; b <= w->last; b++) {
        const Assignment *a = local_at(w, b);
        if (!a || !w->is_wanted[a->variable])
            continue;
        body_comment(&body, arena_format(p->scratch, "%s again, as in model_evaluate",
                                         c_comment(p->scratch, p->causal->equations.at[a->equation].id->text)));
        body_local(&body, a->variable, a->value);
    }
    print_partials(w, &body);
    if (!strstr(piece->body.at, "m->"))
        text_add(&piece->body, "    (void)m;\n");
    memset(w->is_wanted, 0, (size_t)p->places.count * sizeof *w->is_wanted);
    w->batch.count = w->rows.count = 0;
    arena_reset(p->scratch);
}

static void add_row(Partials *w, Split *split, int r, int block)
{
    const SlopeRow *row = &w->l->rows.at[r];
    for (int t = row->first; t < row->first + row->count; t++) {
        if (!w->is_first[t])
            continue;
        if (w->batch.count >= SPLIT_LIMIT)
            print_batch(w, split);
        list_push(w->p->arena, &w->batch, t);
        list_push(w->p->arena, &w->rows, r);
        w->last = block;
    }
}

/* In the sections of model_evaluate, for what one of them mentions is stored or a local of the same one. */
static const char *functions_print(Partials *w, Text *functions)
{
    const Sequence *evaluate = &w->p->evaluate;
    Split split = split_new(w->p, functions, "partials", "const Model *m, double *partial", "m, partial");
    int r = 0, block = 0;
    for (int s = 0; s < evaluate->ends.count; s++) {
        w->from = block;
        for (; block < evaluate->ends.at[s]; block++)
            for (; r < w->l->rows.count && w->l->rows.at[r].block == evaluate->blocks.at[block]; r++)
                add_row(w, &split, r, block);
        print_batch(w, &split);
    }
    require(r == w->l->rows.count);
    if (!split.piece)
        text_add(&split_piece(&split, NULL)->body, "    (void)m, (void)partial; /* all of them are numbers */\n");
    return split_close(&split);
}

/* ---- the tables ---- */

/* Items are added one by one to an array of lines. */
typedef struct {
    Text *text;
    int items, column;
} Table;

static Table table_begin(Text *text, const char *type, const char *name)
{
    text_format(text, "static const %s %s[] = {", type, name);
    return (Table){.text = text};
}

static void table_item(Table *table, const char *item)
{
    int width = (int)strlen(item) + 2;
    if (table->items++ == 0 || table->column + width > 116) {
        text_add(table->text, table->items > 1 ? ",\n    " : "\n    ");
        table->column = 4;
    } else {
        text_add(table->text, ", ");
    }
    text_add(table->text, item);
    table->column += width;
}

static void table_integer(Table *table, int number)
{
    char item[16];
    snprintf(item, sizeof item, "%d", number);
    table_item(table, item);
}

static void table_end(const Table *table)
{
    text_add(table->text, "};\n");
}

static void print_integers(Text *text, const char *name, const int *numbers, int count)
{
    Table table = table_begin(text, "int", name);
    for (int i = 0; i < count; i++)
        table_integer(&table, numbers[i]);
    table_end(&table);
}

static void field(Text *fields, const char *name, bool is_there)
{
    if (is_there)
        text_format(fields, "    .%s = jacobian_%s,\n", name, name);
}

static void print_rows(const Partials *w, Text *text)
{
    const Linearization *l = w->l;
    Table starts = table_begin(text, "int", "jacobian_row_start");
    for (int r = 0; r < l->rows.count; r++)
        table_integer(&starts, l->rows.at[r].first);
    table_integer(&starts, l->terms.count);
    table_end(&starts);
    Table slots = table_begin(text, "int", "jacobian_row_slot");
    for (int r = 0; r < l->rows.count; r++)
        table_integer(&slots, l->rows.at[r].slot);
    table_end(&slots);
    Table terms = table_begin(text, "int", "jacobian_term_slot");
    for (int t = 0; t < l->terms.count; t++)
        table_integer(&terms, l->terms.at[t].slot);
    table_end(&terms);
    print_integers(text, "jacobian_term_partial", w->index, l->terms.count);
}

static void print_loops(const Linearization *l, Text *text)
{
    text_add(text, "/* First row, inner assignments, size, first slot of what is iterated on. */\n");
    Table table = table_begin(text, "ModelSlopeLoop", "jacobian_loops");
    for (int i = 0; i < l->loops.count; i++) {
        const SlopeLoop *loop = &l->loops.at[i];
        char item[64];
        snprintf(item, sizeof item, "{%d, %d, %d, %d}", loop->row, loop->inner, loop->size, loop->tear);
        table_item(&table, item);
    }
    table_end(&table);
}

static void print_pattern(const Program *p, const Linearization *l, Text *text)
{
    Incidence columns = incidence_transpose(p->arena, &l->pattern);
    print_integers(text, "jacobian_column_start", columns.start, l->states + 1);
    print_integers(text, "jacobian_row_index", columns.column, (int)l->nonzeros);
    print_integers(text, "jacobian_colour", l->colour, l->states);
    if (l->long_rows.count)
        print_integers(text, "jacobian_long_rows", l->long_rows.at, l->long_rows.count);
}

static void tables_record(Partials *w, Record *record)
{
    Program *p = w->p;
    const Linearization *l = w->l;
    Text text = text_new(p->arena), fields = text_new(p->arena);
    bool has_rows = l->rows.count > 0, has_pattern = l->states > 0 && !l->is_full && !l->is_augmented;
    text_format(&fields, "    .states = %d,\n    .slots = %d,\n    .rows = %d,\n    .loop_count = %d,\n", l->states,
                l->slots, l->rows.count, l->loops.count);
    text_format(&fields, "    .partial_count = %d,\n    .number_count = %d,\n    .colours = %d,\n", w->partials,
                w->numbers.count, l->colours);
    if (l->long_rows.count)
        text_format(&fields, "    .long_row_count = %d,\n", l->long_rows.count);
    if (l->is_augmented)
        text_add(&fields, "    .is_augmented = true,\n");
    if (l->is_sparse)
        text_add(&fields, "    .is_sparse = true,\n");
    if (w->numbers.count) {
        Table table = table_begin(&text, "double", "jacobian_numbers");
        for (int i = 0; i < w->numbers.count; i++)
            table_item(&table, c_number(w->numbers.at[i]));
        table_end(&table);
    }
    if (has_rows)
        print_rows(w, &text);
    if (l->loops.count)
        print_loops(l, &text);
    if (l->states)
        print_integers(&text, "jacobian_derivative", l->derivative, l->states);
    if (has_pattern)
        print_pattern(p, l, &text);
    field(&fields, "numbers", w->numbers.count > 0);
    field(&fields, "row_start", has_rows);
    field(&fields, "row_slot", has_rows);
    field(&fields, "term_slot", has_rows);
    field(&fields, "term_partial", has_rows);
    field(&fields, "loops", l->loops.count > 0);
    field(&fields, "derivative", l->states > 0);
    field(&fields, "column_start", has_pattern);
    field(&fields, "row_index", has_pattern);
    field(&fields, "colour", has_pattern);
    field(&fields, "long_rows", l->long_rows.count > 0);
    record_set(record, "jacobian_tables", text.at);
    record_set(record, "jacobian_fields", fields.at);
}

void partials_print(Program *p, Record *record, Text *functions)
{
    const Linearization *l = p->causal->linearization;
    Partials w = {.p = p, .l = l, .index = arena_array(p->arena, int, l->terms.count),
                  .is_first = arena_array(p->arena, bool, l->terms.count),
                  .is_wanted = arena_array(p->arena, bool, p->places.count)};
    number_literals(&w);
    number_computed(&w);
    record_set(record, "partials", functions_print(&w, functions));
    tables_record(&w, record);
}
