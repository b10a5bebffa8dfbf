/* structure.c - the incidence of equations and unknowns as pictures, in the order of the drawing and in the order of
 * evaluation with loops boxed; and the dependence of derivatives on states. */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_SHOWN = 240, MOST_PICTURES = 16, FEW = 40 }; /* larger ones are not drawn; FEW rows have words */

typedef struct {
    int row, column;
    bool is_chosen; /* the row's equation determines the column's unknown */
} Entry;

typedef struct {
    const char *title, *words;
    int rows, columns;
    List(Entry) entries;
    IntList boxes; /* first row and size, in turn */
    const char **words_of; /* by row; NULL: none have any */
} Matrix;

static void draw(Text *page, const Matrix *m)
{
    enum { MARGIN = 4, LARGE = 14, SMALL = 6, HEIGHT = 11, LETTER = 7 };
    const bool has_words = m->words_of && m->rows <= FEW;
    const int cell = m->rows <= FEW ? LARGE : SMALL;
    const int edge = cell * m->columns + 2 * MARGIN, height = cell * m->rows + 2 * MARGIN;
    size_t longest = 0;
    for (int i = 0; i < m->rows && has_words; i++)
        longest = strlen(m->words_of[i]) > longest ? strlen(m->words_of[i]) : longest;
    const Drawing drawing = {arena_format(page->arena, "s%zu", page->length), edge + LETTER * (int)longest, height,
                             has_words ? HEIGHT : 0};
    text_add(page, "<figure><figcaption>");
    review_text(page, m->title);
    text_add(page, "</figcaption>");
    page_element(page, "p class=\"from\"", m->words);
    page_drawing_begin(page, &drawing, m->title);
    text_format(page, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fff\" stroke=\"#999\"/>\n",
                MARGIN, MARGIN, cell * m->columns, cell * m->rows);
    for (int i = 0; i < m->boxes.count; i += 2)
        text_format(page, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fd8\" stroke=\"#a60\"/>\n",
                    MARGIN + cell * m->boxes.at[i], MARGIN + cell * m->boxes.at[i], cell * m->boxes.at[i + 1],
                    cell * m->boxes.at[i + 1]);
    for (int chosen = 0; chosen < 2; chosen++) {
        text_format(page, "<path fill=\"%s\" d=\"", chosen ? "#14a" : "#888");
        for (int i = 0; i < m->entries.count; i++)
            if (m->entries.at[i].is_chosen == (chosen == 1))
                text_format(page, "M%d %dh%dv%dh%dz", MARGIN + 1 + cell * m->entries.at[i].column,
                            MARGIN + 1 + cell * m->entries.at[i].row, cell - 2, cell - 2, 2 - cell);
        text_add(page, "\"/>\n");
    }
    for (int i = 0; i < m->rows && has_words; i++) {
        text_format(page, "<text font-family=\"monospace\" font-size=\"%d\" x=\"%d\" y=\"%d\">", HEIGHT, edge,
                    MARGIN + cell * (i + 1) - 3);
        review_text(page, m->words_of[i]);
        text_add(page, "</text>\n");
    }
    page_drawing_end(page, &drawing);
    text_add(page, "</figure>\n");
}

/* ---- equations and unknowns of continuous time ---- */

typedef struct {
    int equation, variable, block, size; /* first row of its block, and its number of rows */
} Pair;
typedef List(Pair) PairList;

static void add_pair(Arena *arena, PairList *pairs, int equation, int variable, int block, int size)
{
    if (equation >= 0)
        list_push(arena, pairs, (Pair){equation, variable, block, size});
}

static PairList pairs_of(Arena *arena, const Causal *causal)
{
    PairList pairs = {0};
    for (int b = 0; b < causal->continuous.count; b++) {
        const Block *block = causal->continuous.at[b];
        const int first = pairs.count, size = block->inner.count + block->tearing.count;
        if (block->kind == BLOCK_ALGORITHM)
            continue;
        for (int i = 0; i < block->inner.count; i++)
            add_pair(arena, &pairs, block->inner.at[i].equation, block->inner.at[i].variable, first, size);
        for (int i = 0; i < block->tearing.count; i++)
            add_pair(arena, &pairs, block->residuals.at[i], block->tearing.at[i], first, size);
    }
    return pairs;
}

static int compare_numbers(const void *a, const void *b)
{
    const int one = *(const int *)a, other = *(const int *)b;
    return (one > other) - (one < other);
}

/* By index of an equation or variable: its position among those of the pairs, in ascending order. */
static int *ranks(Arena *arena, const PairList *pairs, bool of_equations, int count)
{
    int *sorted = arena_array(arena, int, pairs->count), *rank = arena_array(arena, int, count);
    for (int i = 0; i < pairs->count; i++)
        sorted[i] = of_equations ? pairs->at[i].equation : pairs->at[i].variable;
    qsort(sorted, (size_t)pairs->count, sizeof *sorted, compare_numbers);
    for (int i = 0; i < pairs->count; i++)
        rank[sorted[i]] = i;
    return rank;
}

static Matrix incidence(Arena *arena, const Causal *causal, const PairList *pairs, bool is_sorted)
{
    Matrix m = {.rows = pairs->count, .columns = pairs->count};
    const int *row = ranks(arena, pairs, true, causal->equations.count);
    const int *column = ranks(arena, pairs, false, causal->variables.count);
    int *at = arena_array(arena, int, causal->variables.count); /* by variable: its pair, plus 1; 0: none */
    for (int i = 0; i < pairs->count; i++)
        at[pairs->at[i].variable] = i + 1;
    for (int i = 0; i < pairs->count; i++) {
        const CausalEquation *e = &causal->equations.at[pairs->at[i].equation];
        IntList mentioned = {0};
        expr_mentions(e->left, causal->by_leaf, arena, &mentioned);
        expr_mentions(e->right, causal->by_leaf, arena, &mentioned);
        for (int k = 0; k < mentioned.count; k++) {
            const int other = at[mentioned.at[k]] - 1;
            if (other >= 0)
                list_push(arena, &m.entries,
                          ((Entry){is_sorted ? i : row[pairs->at[i].equation],
                                   is_sorted ? other : column[mentioned.at[k]], other == i}));
        }
        if (is_sorted && pairs->at[i].size > 1 && pairs->at[i].block == i) {
            list_push(arena, &m.boxes, i);
            list_push(arena, &m.boxes, pairs->at[i].size);
        }
    }
    m.words_of = arena_array(arena, const char *, pairs->count);
    for (int i = 0; i < pairs->count; i++) {
        const char *id = causal->equations.at[pairs->at[i].equation].id->text;
        const char *path = causal->variables.at[pairs->at[i].variable].path->text;
        m.words_of[is_sorted ? i : row[pairs->at[i].equation]] =
            is_sorted ? arena_format(arena, "%s \xE2\x86\x90 %s", path, id) : id;
    }
    m.title = is_sorted ? "Incidence in the order of evaluation" : "Incidence before sorting";
    bool has_replaced = false;
    for (int i = 0; i < m.entries.count && is_sorted; i++) {
        const Pair *pair = &pairs->at[m.entries.at[i].row];
        has_replaced = has_replaced || m.entries.at[i].column >= pair->block + pair->size;
    }
    m.words = arena_format(arena, "%s%s",
                           is_sorted ? "Rows are equations, columns unknowns, each equation beside the unknown that "
                                       "it determines; "
                                       "loops are boxed."
                                     : "Rows are equations, columns unknowns; dark squares mark the unknowns that the "
                                       "equations determine.",
                           has_replaced ? " Marks right of the diagonal are unknowns that were replaced by their "
                                          "expressions." : "");
    return m;
}

static Matrix jacobian(Arena *arena, const Linearization *l)
{
    Matrix m = {.title = "Jacobian", .words = "Rows are derivatives, columns states.", .rows = l->states,
                .columns = l->states};
    for (int i = 0; i < l->depends.rows; i++)
        for (int k = l->depends.start[i]; k < l->depends.start[i + 1]; k++)
            list_push(arena, &m.entries, ((Entry){i, l->depends.column[k], l->depends.column[k] == i}));
    return m;
}

/* Draws the incidence of each mode, with the other clusters in their reference modes. */
static void add_modes(Text *page, Arena *arena, const Causal *causal)
{
    int drawn = 0, others = 0;
    for (int c = 0; c < causal->clusters.count; c++)
        for (int k = 0; k < causal->clusters.at[c].modes.count; k++) {
            const Mode *mode = &causal->clusters.at[c].modes.at[k];
            if (!mode->causal)
                continue;
            const PairList pairs = pairs_of(arena, mode->causal);
            if (pairs.count == 0 || pairs.count > MOST_SHOWN || drawn == MOST_PICTURES) {
                others++;
                continue;
            }
            Matrix m = incidence(arena, mode->causal, &pairs, true);
            m.title = arena_format(arena, "%s: %s", m.title, mode->condition);
            draw(page, &m);
            drawn++;
        }
    if (others)
        text_format(page, "<p class=\"from\">The incidence of %d%s modes is not drawn.</p>\n", others,
                    drawn ? " more" : "");
}

void review_structure(Text *page, const Causal *causal)
{
    Arena *arena = arena_new();
    const PairList pairs = pairs_of(arena, causal);
    const Linearization *l = causal->linearization;
    if (causal->clusters.count) {
        add_modes(page, arena, causal);
    } else if (pairs.count > 0 && pairs.count <= MOST_SHOWN) {
        for (int is_sorted = 0; is_sorted < 2; is_sorted++) {
            const Matrix m = incidence(arena, causal, &pairs, is_sorted);
            draw(page, &m);
        }
    } else if (pairs.count) {
        text_format(page, "<p class=\"from\">The incidence of %d equations is not drawn.</p>\n", pairs.count);
    }
    if (!causal->clusters.count && l->states > 1 && l->states <= MOST_SHOWN && !l->is_full && !l->is_augmented) {
        const Matrix m = jacobian(arena, l);
        draw(page, &m);
    }
    arena_free(arena);
}
