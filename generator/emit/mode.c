/* mode.c - variable structure: which blocks belong to which modes. */
#include "emit/stage.h"
#include "emit/words.h"

#include <string.h>

/* Modes of all clusters are numbered one after the other. */
int modes_first(const Program *p, int cluster)
{
    int first = 0;
    for (int c = 0; c < cluster; c++)
        first += p->causal->clusters.at[c].modes.count;
    return first;
}

void modes_name(Program *p)
{
    for (int c = 0; c < p->causal->clusters.count; c++)
        for (int k = 0; k < p->causal->clusters.at[c].modes.count; k++) {
            const char *name = p->causal->clusters.at[c].modes.at[k].name;
            const char *wish = strncmp(name, "mode_", 5) == 0 ? name : arena_format(p->arena, "mode_%s", name);
            list_push(p->arena, &p->modes.names, cscope_fresh(p->functions, c_upper_case(p->arena, wish)));
        }
}

/* Portable C defines only enumerators that are mentioned. */
const char *modes_enumerator(const Program *p, int cluster, int mode)
{
    const char *name = p->modes.names.at[modes_first(p, cluster) + mode];
    if (p->called)
        map_put(p->called, name_of(name), 1);
    return name;
}

/* The set's name in the header, from its first use on. */
static const char *set_name(Program *p, ModeSet modes)
{
    for (int i = 0; i < p->modes.sets.count; i++)
        if (modeset_is_same(p->modes.sets.at[i].modes, modes))
            return p->modes.sets.at[i].name;
    const char *name = modeset_name(p->arena, p->causal, modes);
    name = arena_format(p->arena, "%s_%s", *name >= '0' && *name <= '9' ? "in" : "while", name);
    name = cscope_fresh(p->functions, c_upper_case(p->arena, name));
    list_push(p->arena, &p->modes.sets, (NamedSet){modes, name});
    return name;
}

const char *modes_condition_on(Program *p, ModeSet modes, const char *mode)
{
    for (int k = 0; k < MOST_MODES; k++)
        if (modes.in == modeset_bit(k))
            return arena_format(p->scratch, "%s == %s", mode, modes_enumerator(p, modes.cluster, k));
    const char *set = set_name(p, modes);
    return p->portable ? arena_format(p->scratch, "(BIT(%s) & %s) != 0U", mode, set)
                       : arena_format(p->scratch, "BIT(%s) & %s", mode, set);
}

const char *modes_condition(Program *p, ModeSet modes)
{
    return modes_condition_on(p, modes, arena_format(p->scratch, "MODE_OF(m, %d)", modes.cluster));
}

void modes_condition_lines(Program *p, ModeSet modes, CodeLines *inside, CodeLines *to)
{
    const bool is_block = modes.in && inside->all.count > 1;
    if (modes.in) {
        CodeLine *head = code_lines_add(to, 4, NULL, "if (%s)%s", modes_condition(p, modes), is_block ? " {" : "");
        head->hands_on = true;
        head->governs = !is_block;
    }
    code_lines_append(to, inside, 0);
    if (is_block)
        code_lines_add(to, 4, NULL, "}");
}

void modes_print_sets(Program *p, Record *modes)
{
    enum { LONGEST_LINE = 120 };
    Record *list = record_when(modes, "with_mode_bits", p->modes.sets.count > 0);
    for (int i = 0; i < p->modes.sets.count; i++) {
        const ModeSet set = p->modes.sets.at[i].modes;
        const char *words = c_comment(p->arena, modeset_words(p->arena, p->causal, set));
        Text text = text_new(p->arena);
        text_format(&text, "#define %s 0x%llxu", p->modes.sets.at[i].name, (unsigned long long)set.in);
        if (text.length + strlen(words) + strlen(" /*  */") <= LONGEST_LINE) {
            text_format(&text, " /* %s */", words);
        } else {
            const char *definition = text.at;
            text = text_new(p->arena);
            emit_comment_print(&text, 0, words);
            text_add(&text, definition);
        }
        record_set(record_add(list, "sets"), "definition", text.at);
    }
}

const char *modes_text(const Program *p, ModeSet modes)
{
    return arena_format(p->scratch, "{%d, 0x%llxu}", modes.cluster, (unsigned long long)modes.in);
}

int modes_number(Program *p, ModeSet modes)
{
    for (int i = 0; i < p->modes.numbered.count; i++)
        if (modeset_is_same(p->modes.numbered.at[i], modes))
            return i;
    list_push(p->arena, &p->modes.numbered, modes);
    return p->modes.numbered.count - 1;
}

/* ---- one function for each mode ---- */

/* A block's cluster, if it has at most MOST_APART modes; else -1. Larger clusters share blocks between their modes. */
static int small_cluster(const Program *p, const Block *block)
{
    const int cluster = block->modes.in ? block->modes.cluster : -1;
    return cluster >= 0 && p->causal->clusters.at[cluster].modes.count <= MOST_APART ? cluster : -1;
}

/* By block: the earlier blocks that it needs. Behind the blocks, a node for each small cluster: it needs its blocks,
 * and they need it. */
static Incidence find_uses(const Program *p, const Schedule *schedule, const IntList *blocks)
{
    const int count = blocks->count, nodes = count + p->causal->clusters.count;
    IntList *by = arena_array(p->scratch, IntList, p->layout.places.count); /* by variable: blocks that determine it */
    IntList *uses = arena_array(p->scratch, IntList, nodes), mentioned = {0};
    for (int i = 0; i < count; i++) {
        const Block *block = schedule->at[blocks->at[i]];
        const int cluster = small_cluster(p, block);
        mentioned.count = 0;
        block_mentions(p->scratch, p->causal, block, &mentioned);
        for (int k = 0; k < mentioned.count; k++)
            for (int n = 0; n < by[mentioned.at[k]].count; n++) {
                const int other = by[mentioned.at[k]].at[n];
                if (modeset_meets(block->modes, schedule->at[blocks->at[other]]->modes))
                    list_push(p->scratch, &uses[i], other);
            }
        for (int k = 0; k < block_size(block); k++)
            list_push(p->scratch, &by[block_unknown(block, k)], i);
        if (cluster < 0)
            continue;
        list_push(p->scratch, &uses[i], count + cluster);
        list_push(p->scratch, &uses[count + cluster], i);
    }
    return incidence_of(p->scratch, nodes, nodes, uses);
}

static void gather_one(const Program *p, const IntList *blocks, int at, ModalBlocksList *found)
{
    ModalBlocks one = {.cluster = -1};
    list_push(p->arena, &one.blocks, blocks->at[at]);
    list_push(p->arena, found, one);
}

/* Gathers the blocks of each cluster. Clusters that need values of each other are not gathered: their blocks stay
 * single. */
ModalBlocksList modes_gather(const Program *p, const Schedule *schedule, const IntList *blocks)
{
    ModalBlocksList found = {0};
    for (int i = 0; i < blocks->count && !p->causal->clusters.count; i++)
        gather_one(p, blocks, i, &found);
    if (!p->causal->clusters.count)
        return found;
    const Incidence uses = find_uses(p, schedule, blocks);
    int *row_of = arena_array(p->scratch, int, uses.rows);
    for (int i = 0; i < uses.rows; i++)
        row_of[i] = i;
    const Components components = graph_components(p->scratch, &uses, row_of, NULL);
    for (int c = 0; c < components.count; c++) {
        const int *rows = components.row + components.start[c], count = components.start[c + 1] - components.start[c];
        int clusters = 0;
        for (int i = 0; i < count; i++)
            clusters += rows[i] >= blocks->count;
        ModalBlocks together = {.cluster = rows[count - 1] - blocks->count};
        for (int i = 0; i < count - clusters; i++)
            if (clusters == 1)
                list_push(p->arena, &together.blocks, blocks->at[rows[i]]);
            else
                gather_one(p, blocks, rows[i], &found);
        if (together.blocks.count)
            list_push(p->arena, &found, together);
    }
    arena_reset(p->scratch);
    return found;
}

/* ---- absent variables ---- */

static bool is_absent_in(const Cluster *cluster, int mode, int variable)
{
    const Causal *causal = cluster->modes.at[mode].causal;
    const CausalVariable *v = &causal->variables.at[variable];
    const int own = v->role == ROLE_ALIAS ? v->representative : variable;
    const Role role = own >= 0 ? causal->variables.at[own].role : ROLE_CONSTANT;
    return role == ROLE_ABSENT ||
           (!causal_is_constant_role(role) && mode_lacks(cluster, &cluster->modes.at[mode], v->presence));
}

/* The modes in which something is absent that exists while `presence` holds (NULL: always) and all these variables
 * exist. */
static ModeSet absence_of(const Program *p, Expr presence, const IntList *variables)
{
    const Causal *causal = p->causal;
    uint64_t *in = arena_array(p->scratch, uint64_t, causal->clusters.count + 1);
    bool is_any = false;
    for (int c = 0; c < causal->clusters.count; c++)
        for (int k = 0; k < causal->clusters.at[c].modes.count; k++) {
            const Cluster *cluster = &causal->clusters.at[c];
            bool is_absent = mode_lacks(cluster, &cluster->modes.at[k], presence);
            for (int i = 0; i < variables->count; i++)
                is_absent |= is_absent_in(cluster, k, variables->at[i]);
            in[c] |= is_absent ? modeset_bit(k) : 0;
            is_any |= is_absent;
        }
    return is_any ? modeset_of(causal, in) : (ModeSet){0, 0};
}

ModeSet modes_absence(const Program *p, int variable)
{
    return absence_of(p, NULL, &(IntList){.at = &variable, .count = 1});
}

ModeSet modes_branch_absence(const Program *p, const Branch *branch)
{
    IntList mentioned = {0};
    if (p->causal->clusters.count)
        causal_mentions(p->scratch, p->causal, branch->value, NULL, &mentioned);
    return absence_of(p, branch->presence, &mentioned);
}

/* Successive blocks of the same modes become one function. */
void modes_plan_start(Program *p, const bool *is_wanted)
{
    const Schedule *start = &p->causal->start;
    IntList stages = {0}; /* by step: its stage, -1: none; pointers are set once all stages exist */
    for (int b = 0; b < start->count; b++) {
        Block *block = start->at[b];
        if (!is_wanted[b])
            continue;
        const int last = stages.count ? list_last(&stages) : -1;
        if (!block->modes.in) {
            list_push(p->arena, &p->plan.start.steps, (SequenceStep){.block = block});
            list_push(p->arena, &stages, -1);
            continue;
        }
        if (last < 0 || !modeset_is_same(p->plan.start_stages.at[last].modes, block->modes)) {
            list_push(p->arena, &stages, p->plan.start_stages.count);
            list_push(p->arena, &p->plan.start_stages, (Stage){.is_of_start = true, .modes = block->modes});
            list_push(p->arena, &p->plan.start.steps, (SequenceStep){0});
        }
        list_push(p->arena, &list_last(&p->plan.start_stages).sequence.steps, (SequenceStep){.block = block});
    }
    for (int i = 0; i < stages.count; i++)
        if (stages.at[i] >= 0)
            p->plan.start.steps.at[i].stage = &p->plan.start_stages.at[stages.at[i]];
}
