/* platform_choice.c - which block of the libraries a name of another platform means. Of several with one name, as those
 * that Simulink makes one block of, the block's own features tell.
 */
#include "sysml/platform.h"

#include <string.h>

/* Those of a name; of Simulink's most used blocks, which it lists again in a folder of their own, the last word. */
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

/* Does the value of a parameter choose the function that the library's block is? */
static bool is_chosen(const PlatformMapping *mapping, const PropertyList *members)
{
    for (int i = 0; i < members->count; i++)
        if (members->at[i]->kind == PROPERTY_VALUE && platform_is_chosen(mapping, members->at[i]))
            return true;
    return false;
}

/* Are the ports those of the library's block, with signals of the same types? */
static bool has_ports(const PlatformMapping *mapping, const PropertyList *members)
{
    Arena *scratch = mapping->reader->scratch;
    int count = 0;
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        if (member->kind != PROPERTY_PORT)
            continue;
        const Property *needed = platform_feature(mapping, member);
        if (!needed || platform_signal_type(scratch, member) != platform_signal_type(scratch, needed))
            return false;
        count++;
    }
    for (int i = 0; i < mapping->needed.count; i++)
        count -= mapping->needed.at[i]->kind == PROPERTY_PORT;
    return count == 0;
}

typedef bool Criterion(const PlatformMapping *mapping, const PropertyList *members);

/* Those that the criterion holds for, if it does for any. */
static void narrow(Platforms *platforms, Classifier *block, Criterion *holds, PlatformKnownList *found)
{
    PropertyList members = {0};
    PlatformKnownList kept = {0};
    sysml_properties(block, platforms->reader->scratch, &members);
    for (int i = 0; i < found->count; i++) {
        PlatformMapping mapping = platform_mapping(platforms, block, &found->at[i]);
        if (holds(&mapping, &members))
            list_push(platforms->reader->scratch, &kept, found->at[i]);
    }
    if (kept.count)
        *found = kept;
}

static void report_several(const Platforms *platforms, const PlatformNamed *named, const PlatformKnownList *found)
{
    Arena *arena = platforms->reader->arena;
    const PlatformKnown *first = &found->at[0];
    Problem *several = problem(arena, named->block, DIAG_S64, named->block->source,
                               "'%s' is named '%s' in %s, as several blocks of the library are",
                               named->block->qualified->text, first->name->text, platform_words[first->platform]);
    for (int i = 0; i < found->count; i++)
        problem_detail(arena, several, "%s (%s)", found->at[i].block->qualified->text,
                       source_print(arena, found->at[i].block->source));
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

/* Those of its own platform, else of another one. */
static void list_near(const Platforms *platforms, Platform platform, const char *name, Problem *unknown)
{
    Text names = text_new(platforms->reader->arena);
    if (list_near_of(platforms, platform, name, &names)) {
        problem_detail(platforms->reader->arena, unknown, "near: %s", names.at);
        return;
    }
    for (Platform other = 0; other < PLATFORMS; other++)
        if (list_near_of(platforms, other, name, &names)) {
            problem_detail(platforms->reader->arena, unknown, "near, in %s: %s", platform_words[other], names.at);
            return;
        }
}

static void report_unknown(const Platforms *platforms, const PlatformNamed *named)
{
    Reader *reader = platforms->reader;
    Problem *unknown = NULL;
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(reader, named->element, platform);
        if (name && !unknown)
            unknown = problem(reader->arena, named->block, DIAG_S63, named->block->source,
                              "'%s' is named '%s' in %s, but no block of the library is",
                              named->block->qualified->text, name, platform_words[platform]);
        else if (name)
            problem_detail(reader->arena, unknown, "nor '%s' in %s", name, platform_words[platform]);
        if (name)
            list_near(platforms, platform, name, unknown);
    }
    if (!platforms->known.count)
        problem_detail(reader->arena, unknown, "the libraries that come with the compiler are not there");
}

bool platform_choose(Platforms *platforms, const PlatformNamed *named, PlatformKnown *chosen)
{
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(platforms->reader, named->element, platform);
        PlatformKnownList found = {0};
        if (name)
            find_called(platforms, platform, name, &found);
        if (found.count > 1)
            narrow(platforms, named->block, is_chosen, &found);
        if (found.count > 1)
            narrow(platforms, named->block, has_ports, &found);
        if (found.count > 1 && !named->block->is_abstract)
            report_several(platforms, named, &found);
        if (found.count == 1)
            *chosen = found.at[0];
        if (found.count)
            return found.count == 1;
    }
    if (!named->block->is_abstract) /* else those that specialize it have names of their own */
        report_unknown(platforms, named);
    return false;
}
