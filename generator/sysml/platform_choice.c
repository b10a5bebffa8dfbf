/* platform_choice.c - which block of the libraries a name of another platform means. Of several with one name, as those
 * that Simulink makes one block of, the block's own features tell.
 */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

/* ---- of several blocks of one name ---- */

static const PlatformRow *chooser(const PlatformKnown *known)
{
    return platform_row(PLATFORM_CHOOSER, known->platform, known->name->text, NULL, NULL);
}

bool platform_is_chooser(const PlatformMapping *mapping, const Property *member)
{
    const PlatformRow *row = chooser(mapping->known);
    return row && platform_is_parameter(mapping, member, row->name);
}

/* The i-th value of the chooser that chooses the library's block of this name; NULL behind the last. Without any it is
 * the name itself. */
static const char *choosing_value(const char *block, int i)
{
    const PlatformRow *row = NULL;
    for (int k = 0; k <= i; k++)
        if (!(row = platform_row(PLATFORM_CHOICE, PLATFORMS, block, NULL, row)))
            return i == 0 ? block : NULL;
    return row->value;
}

/* The value of the parameter that chooses among blocks: as stated, else the default; NULL: it is not known. */
static const char *choice(const PlatformMapping *mapping, const Property **stated)
{
    const PlatformRow *row = chooser(mapping->known);
    const Property *member = platform_member_called(mapping, row->name);
    *stated = member;
    return member ? platform_member_value(mapping->platforms, member, mapping->platform) : row->value;
}

/* How well a block of the library fits; 0: not at all. */
typedef int Fitness(const PlatformMapping *mapping);

/* Whether the ports are those of the library's block, with signals of the same types. */
static int fit_ports(const PlatformMapping *mapping)
{
    Arena *scratch = mapping->reader->scratch;
    int count = 0;
    for (int i = 0; i < mapping->members.count; i++) {
        const Property *member = mapping->members.at[i];
        if (member->kind != PROPERTY_PORT)
            continue;
        const Property *needed = platform_feature(mapping, member);
        if (!needed || platform_signal_type(scratch, member) != platform_signal_type(scratch, needed))
            return 0;
        count++;
    }
    for (int i = 0; i < mapping->needed.count; i++)
        count -= mapping->needed.at[i]->kind == PROPERTY_PORT;
    return count == 0;
}

/* How many parameters the library's block has, too. */
static int fit_parameters(const PlatformMapping *mapping)
{
    int count = 0;
    for (int i = 0; i < mapping->members.count; i++) {
        const Property *member = mapping->members.at[i];
        if (member->kind == PROPERTY_VALUE)
            count += platform_conversion(mapping, member) || platform_feature(mapping, member);
    }
    return count;
}

/* Whether it is the chosen function, or one that a parameter's value chooses. */
static int fit_choice(const PlatformMapping *mapping)
{
    const char *parameter = chooser(mapping->known)->name;
    const PlatformRow *row = NULL;
    while ((row = platform_conversions(mapping, parameter, row)))
        if (platform_feature_named(mapping, row->feature))
            return 1;
    const Property *stated;
    const char *words = choice(mapping, &stated), *value;
    for (int i = 0; words && (value = choosing_value(mapping->known->block->name->text, i)); i++)
        if (platform_is_same_value(value, words))
            return 1;
    return 0;
}

/* Keeps the fittest, if any fits. */
static bool narrow(Platforms *platforms, Classifier *block, Fitness *fitness, PlatformKnownList *found)
{
    PlatformKnownList kept = {0};
    int best = 1;
    for (int i = 0; i < found->count; i++) {
        PlatformMapping mapping = platform_mapping(platforms, block, &found->at[i]);
        int fit = fitness(&mapping);
        if (fit > best)
            kept.count = 0;
        best = fit > best ? fit : best;
        if (fit == best)
            list_push(platforms->reader->scratch, &kept, found->at[i]);
    }
    if (kept.count)
        *found = kept;
    return kept.count;
}

/* Appends the values that choose a block of the library. */
static void list_choices(Text *known, const PlatformKnown *block)
{
    const char *value;
    for (int i = 0; (value = choosing_value(block->block->name->text, i)); i++) {
        text_add(known, known->length ? ", '" : "'");
        for (; *value; value++)
            text_add_char(known, (char)tolower((unsigned char)*value));
        text_add(known, "'");
    }
}

/* Reports a choice that is no block of the library, or none with these ports. */
static void report_choice(const PlatformMapping *mapping, const PlatformKnownList *found)
{
    Arena *arena = mapping->reader->arena;
    Classifier *block = mapping->block;
    const char *parameter = chooser(mapping->known)->name;
    const Property *stated;
    const char *words = choice(mapping, &stated);
    Problem *wrong = sysml_problem(arena, block, DIAG_S65, stated ? stated->source : block->source,
                                   "'%s' does not fit '%s' in %s", block->qualified->text, mapping->known->name->text,
                                   platform_words[mapping->platform]);
    if (words)
        sysml_problem_detail(wrong, "its '%s' is '%s'%s", parameter, words, stated ? "" : ", as none is stated");
    else
        sysml_problem_detail(wrong, "its '%s' has no value on the block itself", parameter);
    Text known = text_new(arena);
    for (int i = 0; i < found->count; i++)
        list_choices(&known, &found->at[i]);
    sysml_problem_detail(wrong, "with such ports the library has %s", known.at);
    sysml_problem_fix(wrong, "give a property with the %sParameter '%s' one of these values",
                      platform_words[mapping->platform], parameter);
}

static void report_several(const Platforms *platforms, const PlatformNamed *named, const PlatformKnownList *found)
{
    Arena *arena = platforms->reader->arena;
    const PlatformKnown *first = &found->at[0];
    Problem *several = sysml_problem(arena, named->block, DIAG_S64, named->block->source,
                                     "'%s' is named '%s' in %s, as several blocks of the library are",
                                     named->block->qualified->text, first->name->text, platform_words[first->platform]);
    for (int i = 0; i < found->count; i++)
        sysml_problem_detail(several, "%s (%s)", found->at[i].block->qualified->text,
                             source_print(arena, found->at[i].block->source));
    Text known = text_new(arena);
    list_choices(&known, first);
    if (chooser(first)) /* one value is enough */
        sysml_problem_fix(several, "give it a property with the %sParameter '%s' and a value, such as %.*s",
                          platform_words[first->platform], chooser(first)->name,
                          (int)(strchr(known.at + 1, '\'') + 1 - known.at), known.at);
    else
        sysml_problem_fix(several, "give it the parameters and ports of the one that is meant, or name the block of "
                                   "Modelica too");
}

/* ---- names that are unknown ---- */

static const char *last_word(const char *name)
{
    const char *last = name + strlen(name);
    while (last > name && last[-1] != '.' && last[-1] != '/')
        last--;
    return last;
}

/* True if it is on that platform, and no block before it has the same name there. */
static bool is_first_on(const Platforms *platforms, Platform platform, int index)
{
    const PlatformKnown *known = platforms->known.at;
    for (int i = 0; i < index; i++)
        if (known[i].name == known[index].name)
            return false;
    return known[index].platform == platform;
}

/* The names of a platform whose last words are most like it, or one of its words, the nearest first. How many. */
static int list_near_of(const Platforms *platforms, Platform platform, const char *name, Text *names)
{
    enum { MOST_SHOWN = 4 };
    const char *last = last_word(name), *near[MOST_SHOWN + 1];
    int distances[MOST_SHOWN + 1], count = 0, limit = (int)strlen(last) / 3 + 2;
    for (int i = 0; i < platforms->known.count; i++) {
        const char *word = last_word(platforms->known.at[i].name->text);
        int distance = word_distance(last, word, limit);
        for (const char *part = last; *part; part += strcspn(part, " "), part += strspn(part, " "))
            if (strcspn(part, " ") == strlen(word) && strncmp(part, word, strlen(word)) == 0)
                distance = 1;
        if (distance >= limit || !is_first_on(platforms, platform, i))
            continue;
        int at = count < MOST_SHOWN ? count++ : MOST_SHOWN;
        for (; at > 0 && distances[at - 1] > distance; at--) {
            near[at] = near[at - 1];
            distances[at] = distances[at - 1];
        }
        near[at] = platforms->known.at[i].name->text;
        distances[at] = distance;
    }
    for (int i = 0; i < count; i++)
        text_format(names, "%s'%s'", i ? ", " : "", near[i]);
    return count;
}

/* Lists near names: those of its own platform, else of another one and of its folder. */
static void list_near(const Platforms *platforms, Platform platform, const char *name, Problem *unknown)
{
    enum { MOST_SHOWN = 12 };
    Arena *arena = platforms->reader->arena;
    Text names = text_new(arena), inside = text_new(arena);
    if (list_near_of(platforms, platform, name, &names)) {
        sysml_problem_detail(unknown, "near: %s", names.at);
        return;
    }
    for (Platform other = 0; other < PLATFORMS; other++)
        if (list_near_of(platforms, other, name, &names)) {
            sysml_problem_detail(unknown, "near, in %s: %s", platform_words[other], names.at);
            break;
        }
    const int folder = (int)(last_word(name) - name);
    int count = 0;
    for (int i = 0; folder && i < platforms->known.count && count <= MOST_SHOWN; i++) {
        const char *text = platforms->known.at[i].name->text;
        if (strncmp(text, name, (size_t)folder) != 0 || !is_first_on(platforms, platform, i))
            continue;
        if (++count > MOST_SHOWN)
            text_add(&inside, " ...");
        else
            text_format(&inside, "%s'%s'", count > 1 ? ", " : "", text + folder);
    }
    if (count)
        sysml_problem_detail(unknown, "the library has of '%.*s': %s", folder - 1, name, inside.at);
}

/* Leaves one block of those of one name. False: none or several, which is a problem. */
static bool single_out(Platforms *platforms, const PlatformNamed *named, PlatformKnownList *found)
{
    narrow(platforms, named->block, fit_ports, found);
    narrow(platforms, named->block, fit_parameters, found);
    const PlatformMapping mapping = platform_mapping(platforms, named->block, &found->at[0]);
    const Property *stated;
    if (chooser(&found->at[0]) && !narrow(platforms, named->block, fit_choice, found) &&
        (choice(&mapping, &stated) || stated)) {
        report_choice(&mapping, found);
        return false;
    }
    if (found->count > 1)
        report_several(platforms, named, found);
    return found->count == 1;
}

/* Says which names are unknown: all, or with a chosen block those that count before its own. */
static void report_unknown(const Platforms *platforms, const PlatformNamed *named, const PlatformKnown *chosen)
{
    Arena *arena = platforms->reader->arena;
    Classifier *block = named->block;
    const char *words = block->qualified->text;
    Problem *unknown = NULL;
    for (Platform platform = 0; platform < (chosen ? chosen->platform : PLATFORMS); platform++) {
        const char *name = platform_block_name(platforms->reader, named->element, platform);
        Text others = text_new(arena);
        if (!name)
            continue;
        if (chosen)
            unknown =
                sysml_problem(arena, block, DIAG_S67, block->source,
                              "'%s' is taken as '%s' in %s: no block of the library is '%s' in %s", words,
                              chosen->name->text, platform_words[chosen->platform], name, platform_words[platform]);
        else if (!unknown)
            unknown = sysml_problem(arena, block, DIAG_S63, block->source,
                                    "'%s' is named '%s' in %s, but no block of the library is", words, name,
                                    platform_words[platform]);
        else
            sysml_problem_detail(unknown, "nor '%s' in %s", name, platform_words[platform]);
        for (int i = 0; chosen && i < platforms->known.count; i++)
            if (platforms->known.at[i].block == chosen->block && platforms->known.at[i].platform == platform)
                text_format(&others, "%s'%s'", others.length ? ", " : "", platforms->known.at[i].name->text);
        if (others.length)
            sysml_problem_detail(unknown, "this one is %s in %s", others.at, platform_words[platform]);
        else
            list_near(platforms, platform, name, unknown);
    }
    if (!platforms->known.count)
        sysml_problem_detail(unknown, "the libraries that come with the compiler are not there");
}

/* The last word counts of Simulink's most used blocks, which it lists again in a folder of their own; Modelica's name
 * counts before Simulink's. */
bool platform_choose(Platforms *platforms, const PlatformNamed *named, PlatformKnown *chosen)
{
    static const char often[] = "simulink/Commonly Used Blocks/";
    const bool is_abstract = named->block->is_abstract; /* those that specialize it have names of their own */
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(platforms->reader, named->element, platform);
        const bool is_short = name && strncmp(name, often, sizeof often - 1) == 0;
        PlatformKnownList found = {0};
        for (int i = 0; name && i < platforms->known.count; i++) {
            const PlatformKnown *known = &platforms->known.at[i];
            const char *tail = is_short ? strrchr(known->name->text, '/') : known->name->text;
            if (known->platform == platform && tail && strcmp(tail, is_short ? strrchr(name, '/') : name) == 0)
                list_push(platforms->reader->scratch, &found, *known);
        }
        if (!found.count)
            continue;
        if ((is_abstract && found.count > 1) || !single_out(platforms, named, &found))
            return false;
        *chosen = found.at[0];
        report_unknown(platforms, named, chosen);
        return true;
    }
    if (!is_abstract)
        report_unknown(platforms, named, NULL);
    return false;
}
