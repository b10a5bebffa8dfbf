/* platform_choice.c - which block of the libraries a name of another platform means. Of several with one name, as those
 * that Simulink makes one block of, the block's own features tell.
 */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

/* Appends the known blocks of a name; of Simulink's most used blocks, which it lists again in a folder of their own,
 * the last word counts. */
static void find_called(const Platforms *platforms, Platform platform, const char *name, PlatformKnownList *found)
{
    static const char often[] = "simulink/Commonly Used Blocks/";
    bool is_short = strncmp(name, often, sizeof often - 1) == 0;
    for (int i = 0; i < platforms->known.count; i++) {
        const PlatformKnown *known = &platforms->known.at[i];
        const char *tail = strrchr(known->name->text, '/');
        bool is_same = is_short ? tail && strcmp(tail, strrchr(name, '/')) == 0 : strcmp(known->name->text, name) == 0;
        if (known->platform == platform && is_same)
            list_push(platforms->reader->scratch, found, *known);
    }
}

/* ---- of several blocks of one name ---- */

/* How well a block of the library fits; 0: not at all. */
typedef int Fitness(const PlatformMapping *mapping, const PropertyList *members);

/* Are the ports those of the library's block, with signals of the same types? */
static int fit_ports(const PlatformMapping *mapping, const PropertyList *members)
{
    Arena *scratch = mapping->reader->scratch;
    int count = 0;
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
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
static int fit_parameters(const PlatformMapping *mapping, const PropertyList *members)
{
    int count = 0;
    for (int i = 0; i < members->count; i++)
        if (members->at[i]->kind == PROPERTY_VALUE)
            count += platform_is_converted(mapping, members->at[i]) || platform_feature(mapping, members->at[i]);
    return count;
}

static const Property *chooser_of(const PlatformMapping *mapping, const PropertyList *members)
{
    for (int i = 0; i < members->count; i++)
        if (platform_is_chooser(mapping, members->at[i]))
            return members->at[i];
    return NULL;
}

/* The value of the parameter that chooses among blocks: as stated, else the default; NULL: it is not known. */
static const char *choice(const PlatformMapping *mapping, const PropertyList *members)
{
    const Property *chooser = chooser_of(mapping, members);
    return chooser ? platform_member_value(mapping->platforms, chooser, mapping->platform)
                   : platform_chooser(mapping->known)->value;
}

/* Is it the function that is chosen, or one whose parameter says which? */
static int fit_choice(const PlatformMapping *mapping, const PropertyList *members)
{
    const char *parameter = platform_chooser(mapping->known)->parameter;
    const PlatformConversion *row;
    for (int i = 0; (row = platform_conversion(mapping->known, i)); i++)
        for (int k = 0; strcmp(row->parameter, parameter) == 0 && k < mapping->needed.count; k++)
            if (strcmp(mapping->needed.at[k]->name->text, row->feature) == 0)
                return 1;
    const char *words = choice(mapping, members);
    return words && platform_chooses(words, mapping->known->block->name->text);
}

/* Keeps the fittest, if any fits. */
static bool narrow(Platforms *platforms, Classifier *block, const PropertyList *members, Fitness *fitness,
                   PlatformKnownList *found)
{
    PlatformKnownList kept = {0};
    int best = 1;
    for (int i = 0; i < found->count; i++) {
        PlatformMapping mapping = platform_mapping(platforms, block, &found->at[i]);
        int fit = fitness(&mapping, members);
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

static const char *lowercase(Arena *arena, const char *words)
{
    char *text = arena_copy(arena, words, strlen(words));
    for (char *at = text; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return text;
}

/* Reports a choice that is no block of the library, or none with these ports. */
static void report_choice(Platforms *platforms, const PlatformNamed *named, const PropertyList *members,
                          const PlatformKnownList *found)
{
    Arena *arena = platforms->reader->arena;
    PlatformMapping mapping = platform_mapping(platforms, named->block, &found->at[0]);
    const char *parameter = platform_chooser(mapping.known)->parameter, *words = choice(&mapping, members);
    const Property *chooser = chooser_of(&mapping, members);
    Problem *wrong = sysml_problem(arena, named->block, DIAG_S65, chooser ? chooser->source : named->block->source,
                                   "'%s' does not fit '%s' in %s", named->block->qualified->text,
                                   mapping.known->name->text, platform_words[mapping.platform]);
    if (words)
        sysml_problem_detail(arena, wrong, "its '%s' is '%s'%s", parameter, words,
                             chooser ? "" : ", as none is stated");
    else
        sysml_problem_detail(arena, wrong, "its '%s' has no value on the block itself", parameter);
    Text known = text_new(arena);
    for (int i = 0; i < found->count; i++)
        for (int k = 0; platform_chosen_by(found->at[i].block->name->text, k); k++)
            text_format(&known, "%s'%s'", known.length ? ", " : "",
                        lowercase(arena, platform_chosen_by(found->at[i].block->name->text, k)));
    sysml_problem_detail(arena, wrong, "with such ports the library has %s", known.at);
    sysml_problem_fix(arena, wrong, "give a property with the %sParameter '%s' one of these values",
                      platform_words[mapping.platform], parameter);
}

static void report_several(const Platforms *platforms, const PlatformNamed *named, const PlatformKnownList *found)
{
    Arena *arena = platforms->reader->arena;
    const PlatformKnown *first = &found->at[0];
    const PlatformChooser *chooser = platform_chooser(first);
    Problem *several = sysml_problem(arena, named->block, DIAG_S64, named->block->source,
                                     "'%s' is named '%s' in %s, as several blocks of the library are",
                                     named->block->qualified->text, first->name->text, platform_words[first->platform]);
    for (int i = 0; i < found->count; i++)
        sysml_problem_detail(arena, several, "%s (%s)", found->at[i].block->qualified->text,
                             source_print(arena, found->at[i].block->source));
    if (chooser)
        sysml_problem_fix(arena, several, "give it a property with the %sParameter '%s' and a value, such as '%s'",
                          platform_words[first->platform], chooser->parameter,
                          lowercase(arena, platform_chosen_by(first->block->name->text, 0)));
    else
        sysml_problem_fix(arena, several,
                          "give it the parameters and ports of the one that is meant, or name the block of "
                          "Modelica too");
}

/* ---- names that are unknown ---- */

typedef struct {
    Name name;
    int distance;
} Near;

static const char *last_word(const char *name)
{
    const char *last = name + strlen(name);
    while (last > name && last[-1] != '.' && last[-1] != '/')
        last--;
    return last;
}

static bool is_listed(const Near *near, int count, Name name)
{
    for (int i = 0; i < count; i++)
        if (near[i].name == name)
            return true;
    return false;
}

/* Is it one of the words of the text? */
static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (; *text; text += strcspn(text, " "), text += strspn(text, " "))
        if (strcspn(text, " ") == length && strncmp(text, word, length) == 0)
            return true;
    return false;
}

/* The names of a platform whose last words are most like it, the nearest first. How many. */
static int list_near_of(const Platforms *platforms, Platform platform, const char *name, Text *names)
{
    enum { MOST_SHOWN = 4 };
    Near near[MOST_SHOWN + 1];
    int count = 0, limit = (int)strlen(last_word(name)) / 3 + 2;
    for (int i = 0; i < platforms->known.count; i++) {
        const PlatformKnown *known = &platforms->known.at[i];
        const char *word = last_word(known->name->text);
        int distance = has_word(last_word(name), word) ? 1 : word_distance(last_word(name), word, limit);
        if (known->platform != platform || distance >= limit || is_listed(near, count, known->name))
            continue;
        int at = count < MOST_SHOWN ? count++ : MOST_SHOWN;
        for (; at > 0 && near[at - 1].distance > distance; at--)
            near[at] = near[at - 1];
        near[at] = (Near){known->name, distance};
    }
    for (int i = 0; i < count; i++)
        text_format(names, "%s'%s'", i ? ", " : "", near[i].name->text);
    return count;
}

/* The names of a platform in the folder of a name, if the library has any. How many. */
static int list_folder(const Platforms *platforms, Platform platform, const char *name, Text *names)
{
    enum { MOST_SHOWN = 12 };
    const size_t folder = (size_t)(last_word(name) - name);
    int count = 0;
    for (int i = 0; folder && i < platforms->known.count && count <= MOST_SHOWN; i++) {
        const PlatformKnown *known = &platforms->known.at[i];
        bool is_there = known->platform == platform && strncmp(known->name->text, name, folder) == 0;
        for (int k = 0; k < i; k++) /* once */
            is_there = is_there && platforms->known.at[k].name != known->name;
        if (is_there && ++count > MOST_SHOWN)
            text_add(names, " ...");
        else if (is_there)
            text_format(names, "%s'%s'", count > 1 ? ", " : "", known->name->text + folder);
    }
    return count;
}

/* Lists near names: those of its own platform, else of another one, else of its folder. */
static void list_near(const Platforms *platforms, Platform platform, const char *name, Problem *unknown)
{
    Arena *arena = platforms->reader->arena;
    Text names = text_new(arena);
    if (list_near_of(platforms, platform, name, &names)) {
        sysml_problem_detail(arena, unknown, "near: %s", names.at);
        return;
    }
    for (Platform other = 0; other < PLATFORMS; other++)
        if (list_near_of(platforms, other, name, &names)) {
            sysml_problem_detail(arena, unknown, "near, in %s: %s", platform_words[other], names.at);
            break;
        }
    Text folder = text_new(arena);
    if (list_folder(platforms, platform, name, &folder))
        sysml_problem_detail(arena, unknown, "the library has of '%.*s': %s", (int)(last_word(name) - name - 1), name,
                             folder.at);
}

static void report_unknown(const Platforms *platforms, const PlatformNamed *named)
{
    Reader *reader = platforms->reader;
    Problem *unknown = NULL;
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(reader, named->element, platform);
        if (name && !unknown)
            unknown = sysml_problem(reader->arena, named->block, DIAG_S63, named->block->source,
                                    "'%s' is named '%s' in %s, but no block of the library is",
                                    named->block->qualified->text, name, platform_words[platform]);
        else if (name)
            sysml_problem_detail(reader->arena, unknown, "nor '%s' in %s", name, platform_words[platform]);
        if (name)
            list_near(platforms, platform, name, unknown);
    }
    if (!platforms->known.count)
        sysml_problem_detail(reader->arena, unknown, "the libraries that come with the compiler are not there");
}

/* The names of a library's block on a platform; false: it has none. */
static bool list_names(const Platforms *platforms, Platform platform, const Classifier *block, Problem *unknown)
{
    Text names = text_new(platforms->reader->arena);
    for (int i = 0; i < platforms->known.count; i++)
        if (platforms->known.at[i].block == block && platforms->known.at[i].platform == platform)
            text_format(&names, "%s'%s'", names.length ? ", " : "", platforms->known.at[i].name->text);
    if (names.length)
        sysml_problem_detail(platforms->reader->arena, unknown, "this one is %s in %s", names.at,
                             platform_words[platform]);
    return names.length;
}

/* Modelica's name counts before Simulink's, but is not known. */
static void warn_of_unknown(const Platforms *platforms, const PlatformNamed *named, const PlatformKnown *chosen)
{
    Reader *reader = platforms->reader;
    for (Platform platform = 0; platform < chosen->platform; platform++) {
        const char *name = platform_block_name(reader, named->element, platform);
        if (!name)
            continue;
        Problem *unknown = sysml_problem(reader->arena, named->block, DIAG_S67, named->block->source,
                                         "'%s' is taken as '%s' in %s: no block of the library is '%s' in %s",
                                         named->block->qualified->text, chosen->name->text,
                                         platform_words[chosen->platform], name, platform_words[platform]);
        if (!list_names(platforms, platform, chosen->block, unknown))
            list_near(platforms, platform, name, unknown);
    }
}

/* Leaves one block of those of one name. False: none or several, which is a problem. */
static bool single_out(Platforms *platforms, const PlatformNamed *named, PlatformKnownList *found)
{
    PropertyList members = {0};
    sysml_properties(named->block, platforms->reader->scratch, &members);
    narrow(platforms, named->block, &members, fit_ports, found);
    narrow(platforms, named->block, &members, fit_parameters, found);
    PlatformMapping mapping = platform_mapping(platforms, named->block, &found->at[0]);
    bool is_choice = platform_chooser(&found->at[0]);
    if (is_choice && !narrow(platforms, named->block, &members, fit_choice, found) &&
        (choice(&mapping, &members) || chooser_of(&mapping, &members))) {
        report_choice(platforms, named, &members, found);
        return false;
    }
    if (found->count > 1)
        report_several(platforms, named, found);
    return found->count == 1;
}

bool platform_choose(Platforms *platforms, const PlatformNamed *named, PlatformKnown *chosen)
{
    const bool is_abstract = named->block->is_abstract; /* those that specialize it have names of their own */
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(platforms->reader, named->element, platform);
        PlatformKnownList found = {0};
        if (name)
            find_called(platforms, platform, name, &found);
        if (!found.count)
            continue;
        if ((is_abstract && found.count > 1) || !single_out(platforms, named, &found))
            return false;
        *chosen = found.at[0];
        warn_of_unknown(platforms, named, chosen);
        return true;
    }
    if (!is_abstract)
        report_unknown(platforms, named);
    return false;
}
