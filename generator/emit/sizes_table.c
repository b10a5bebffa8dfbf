/* sizes_table.c - tables of a program for all sizes: their common form, from the tables at some sizes. */
#include "emit/sized.h"
#include "emit/numbers.h"

typedef struct {
    const Fact *fact;
    const char *const *names; /* of the shapes of families; NULL: numbers */
    bool are_families;
} SizedTable;

typedef List(SizedTable) SizedTableList;

struct SizedTables {
    Arena *arena;
    int sample; /* the one that is written now */
    SizedTableList at[MOST_SAMPLES + 1]; /* by sample, in the order of the program's requests; the last: no sample */
    List(const Sized *) families;
};

SizedTables *sizes_tables_new(Arena *arena)
{
    SizedTables *tables = arena_new_of(arena, SizedTables);
    tables->arena = arena;
    return tables;
}

void sizes_begin_tables(const SizeList *sizes, int sample)
{
    sizes->tables->sample = sample;
}

static const char *add_table(Arena *arena, const SizeList *sizes, const Fact *fact, const char *const *names,
                             bool are_families)
{
    SizedTableList *tables = &sizes->tables->at[sizes->tables->sample];
    list_push(sizes->tables->arena, tables, (SizedTable){fact, names, are_families});
    return c_marked(arena, arena_format(arena, "%d", tables->count - 1), NUMBER_OF_TABLE);
}

const char *sizes_numbers(Arena *arena, const SizeList *sizes, const int *numbers, int count)
{
    return add_table(arena, sizes, fact_of_numbers(sizes->tables->arena, numbers, count), NULL, false);
}

const char *sizes_families(Arena *arena, const SizeList *sizes, const FamilyMembers *things, int shapes,
                           const char *const *names)
{
    Arena *own = sizes->tables->arena;
    FactList *of = arena_array(own, FactList, shapes), all = {0};
    for (int i = 0; i < things->count; i++) {
        const FamilyMember *thing = &things->at[i];
        list_push(own, &of[thing->law], fact_of_fields(own, thing->places, thing->width));
    }
    const char **plain = names ? arena_array(own, const char *, shapes) : NULL;
    for (int s = 0; s < shapes; s++) {
        list_push(own, &all, fact_of_list(own, &of[s], s));
        if (plain)
            plain[s] = c_unmarked(arena, names[s]);
    }
    return add_table(arena, sizes, fact_of_list(own, &all, 0), plain, true);
}

static bool find_tables(const SizeList *sizes)
{
    Gap gap;
    SizedTables *all = sizes->tables;
    for (int i = 0; i < all->at[0].count; i++) {
        const Fact *first[MOST_SIZES + 1];
        for (int s = 0; s <= sizes->count; s++) {
            if (all->at[s].count != all->at[0].count)
                return false;
            first[s] = all->at[s].at[i].fact;
        }
        const Sized *family = sized_find(all->arena, sizes, first, &gap);
        list_push(all->arena, &all->families, family);
        if (!family)
            return false;
    }
    return true;
}

bool sizes_compare_tables(const SizeList *sizes)
{
    Gap gap;
    SizedTables *all = sizes->tables;
    const int sample = all->sample;
    const SizedTableList *tables = &all->at[sample];
    bool are_alike = sample == sizes->count ? find_tables(sizes) : true;
    for (int i = 0; i < tables->count && are_alike && sample > sizes->count; i++)
        are_alike = tables->count == all->families.count &&
                    sized_holds(all->families.at[i], sizes, sample, tables->at[i].fact, &gap);
    return are_alike;
}

bool sizes_tables_exist(const SizeList *sizes, int sample)
{
    const SizedTables *all = sizes->tables;
    bool are_there = true;
    for (int i = 0; i < all->families.count && are_there; i++)
        are_there = sized_is_possible(all->families.at[i], sizes, sample);
    return are_there;
}

const char *sizes_table_text(Arena *arena, SizeList *sizes, int table)
{
    Text text = text_new(arena);
    const SizedTable *own = &sizes->tables->at[0].at[table];
    const Sized *family = sizes->tables->families.at[table];
    if (own->are_families)
        sized_print_families(&text, sizes, family, own->names);
    else
        sized_print_numbers(&text, sizes, &family, 1);
    return text.at;
}
