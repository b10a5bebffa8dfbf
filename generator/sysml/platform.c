/* platform.c - blocks defined by the name of another platform's block. */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

/* ---- choice among several blocks of one name ---- */

static const PlatformRow *chooser(const PlatformKnown *known)
{
    return platform_row(PLATFORM_CHOOSER, known->platform, known->name->text, NULL, NULL);
}

/* True if the member is the parameter whose value chooses the library's block. */
static bool is_chooser(const PlatformMapping *mapping, const Property *member)
{
    const PlatformRow *row = chooser(mapping->known);
    return row && platform_is_parameter(mapping, member, row->name);
}

/* The i-th value of the chooser that chooses the library's block of this name; NULL behind the last. If there is no
 * such row, the name itself is the value. */
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

/* 1 if the ports are those of the library's block, with signals of the same types; else 0. */
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

/* The number of parameters that the library's block has, too. */
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

/* 1 if the value of the chooser chooses the library's block, or if the block has the chooser as a feature; else 0. */
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

/* Keeps the blocks that fit best. False: none fits, and all are kept. */
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
        sysml_problem_detail(wrong, "its '%s' is '%s'%s", parameter, words, stated ? "" : ", the default");
    else
        sysml_problem_detail(wrong, "its '%s' has no value on the block itself", parameter);
    Text known = text_new(arena);
    for (int i = 0; i < found->count; i++)
        list_choices(&known, &found->at[i]);
    sysml_problem_detail(wrong, "blocks of the library with these ports: %s", known.at);
    sysml_problem_fix(wrong, "give a property with the %sParameter '%s' one of these values",
                      platform_words[mapping->platform], parameter);
}

static void report_several(const Platforms *platforms, const PlatformNamed *named, const PlatformKnownList *found)
{
    Arena *arena = platforms->reader->arena;
    const PlatformKnown *first = &found->at[0];
    Problem *several = sysml_problem(arena, named->block, DIAG_S64, named->block->source,
                                     "'%s' is named '%s' in %s, and several blocks of the library have this name",
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
        sysml_problem_fix(several, "give it the parameters and ports of the intended block, or also name the block of "
                                   "Modelica");
}

/* ---- names that are unknown ---- */

static const char *last_word(const char *name)
{
    const char *last = name + strlen(name);
    while (last > name && last[-1] != '.' && last[-1] != '/')
        last--;
    return last;
}

/* True if the known block is on the platform, and no block before it has the same name. */
static bool is_first_on(const Platforms *platforms, Platform platform, int index)
{
    const PlatformKnown *known = platforms->known.at;
    for (int i = 0; i < index; i++)
        if (known[i].name == known[index].name)
            return false;
    return known[index].platform == platform;
}

/* Lists the names of a platform whose last words are most similar to that of the name, or are among its words; the
 * nearest first. Returns their number. */
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

/* Lists similar names of the name's own platform; if there are none, those of another platform, and names in its
 * folder. */
static void list_near(const Platforms *platforms, Platform platform, const char *name, Problem *unknown)
{
    enum { MOST_SHOWN = 12 };
    Arena *arena = platforms->reader->arena;
    Text names = text_new(arena), inside = text_new(arena);
    if (list_near_of(platforms, platform, name, &names)) {
        sysml_problem_detail(unknown, "similar names: %s", names.at);
        return;
    }
    for (Platform other = 0; other < PLATFORMS; other++)
        if (list_near_of(platforms, other, name, &names)) {
            sysml_problem_detail(unknown, "similar names in %s: %s", platform_words[other], names.at);
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
        sysml_problem_detail(unknown, "blocks of the library in '%.*s': %s", folder - 1, name, inside.at);
}

/* Leaves one block of several with one name. False: none or several are left, which is a problem. */
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

/* Reports unknown names: all of them; or, if a block was chosen, the names of platforms that come before its own. */
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
                              "'%s' is treated as '%s' in %s: no block of the library is named '%s' in %s", words,
                              chosen->name->text, platform_words[chosen->platform], name, platform_words[platform]);
        else if (!unknown)
            unknown = sysml_problem(arena, block, DIAG_S63, block->source,
                                    "'%s' is named '%s' in %s, but no block of the library has this name", words, name,
                                    platform_words[platform]);
        else
            sysml_problem_detail(unknown, "nor '%s' in %s", name, platform_words[platform]);
        for (int i = 0; chosen && i < platforms->known.count; i++)
            if (platforms->known.at[i].block == chosen->block && platforms->known.at[i].platform == platform)
                text_format(&others, "%s'%s'", others.length ? ", " : "", platforms->known.at[i].name->text);
        if (others.length)
            sysml_problem_detail(unknown, "the chosen block is %s in %s", others.at, platform_words[platform]);
        else
            list_near(platforms, platform, name, unknown);
    }
    if (!platforms->known.count)
        sysml_problem_detail(unknown, "the libraries of the compiler are not installed");
}

/* Finds the library's block that a block stands for. False: none or several, which is a problem of the block. So is an
 * unknown name on a platform that comes before. Modelica's name comes before Simulink's. Simulink lists its most used
 * blocks again in a folder of their own: only the last word of these names counts. */
static bool platform_choose(Platforms *platforms, const PlatformNamed *named, PlatformKnown *chosen)
{
    static const char often[] = "simulink/Commonly Used Blocks/";
    const bool is_abstract = named->block->is_abstract; /* its special blocks have names of their own */
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

/* ---- blocks defined by the name of another platform's block ----
 *
 * The law: a block with a ModelicaBlock or SimulinkBlock name, and without a definition inside, specializes the shipped
 * library's block of that name. Its ports and parameters redefine those of that block that have the same name on the
 * platform. This name is that of ModelicaPort, ModelicaParameter or a similar stereotype, else the property's own. The
 * value of a parameter is that of the stereotype, else the property's default, else Simulink's default, else the
 * library's. If the block has equations, parts or a behaviour of its own, the name has no effect. Modelica's name comes
 * before Simulink's. */

/* ---- blocks with such names, and members with such stereotypes ---- */

/* True if the inside defines the block's behaviour. */
static bool has_inside(const Classifier *block, Arena *scratch)
{
    const ClassifierList all = sysml_lineage(block, scratch);
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->constraints.count || all.at[i]->machine || all.at[i]->software)
            return true;
    const PropertyList members = sysml_properties(block, scratch);
    for (int i = 0; i < members.count; i++)
        if (members.at[i]->kind == PROPERTY_CONSTRAINT ||
            (members.at[i]->kind == PROPERTY_PART && !members.at[i]->is_reference))
            return true;
    return false;
}

static void note_name(Platforms *platforms, Classifier *block, bool is_known, Platform platform, const char *name)
{
    Reader *reader = platforms->reader;
    if (is_known)
        list_push(reader->arena, &platforms->known, (PlatformKnown){name_of(name), platform, block});
    if (!block->is_library)
        list_push(reader->arena, &reader->model->platform_names,
                  (PlatformName){block, platform_words[platform], name_of(name)});
}

/* Notes an element with such a stereotype; is_library: its document has the blocks for such names. */
static void note_stereotyped(Platforms *platforms, const Element *element, bool is_library)
{
    Reader *reader = platforms->reader;
    bool is_stereotyped = false, is_named = false;
    for (int i = 0; element->extra && i < element->extra->applications.count; i++)
        is_stereotyped = is_stereotyped || sysml_is_platform_application(element->extra->applications.at[i]);
    if (is_stereotyped && element->made == MADE_PROPERTY) {
        map_put(platforms->elements, element->object, platforms->stereotyped.count);
        list_push(reader->arena, &platforms->stereotyped, element);
    }
    if (!is_stereotyped || element->made != MADE_CLASSIFIER)
        return;
    Classifier *block = element->object;
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(reader, element, platform);
        const PlatformRow *row = NULL;
        if (name)
            note_name(platforms, block, is_library, platform, name);
        is_named = is_named || name;
        while (is_library && (row = platform_row(PLATFORM_NAMED, platform, block->name->text, NULL, row)))
            note_name(platforms, block, is_library, platform, row->value);
    }
    if (!is_named || is_library || block->kind != CLASSIFIER_BLOCK || has_inside(block, reader->scratch))
        return;
    map_put(platforms->places, block, platforms->named.count);
    list_push(reader->arena, &platforms->named, (PlatformNamed){block, element});
}

/* ---- differences from the library's block ---- */

/* True if the library's block must have a counterpart of the member: a port, or a platform's parameter. Exceptions are
 * parameters that describe its behaviour anyway, or choose it. Other members are the block's own affair. */
static bool must_correspond(const PlatformMapping *mapping, const Property *member)
{
    const Platforms *platforms = mapping->platforms;
    if (member->kind == PROPERTY_PORT)
        return true;
    if (!platform_member_application(platforms, member, mapping->platform))
        return false;
    return !is_chooser(mapping, member) &&
           !platform_is_idle(mapping->known, platform_parameter(platforms, member, mapping->platform),
                             platform_member_value(platforms, member, mapping->platform));
}

static void report_missing(const PlatformMapping *mapping, const Property *member)
{
    Arena *arena = mapping->reader->arena;
    const PlatformKnown *known = mapping->known;
    const char *word = platform_parameter(mapping->platforms, member, mapping->platform);
    const PlatformRow *row = NULL;
    Text names = text_new(arena);
    while (member->kind == PROPERTY_VALUE &&
           (row = platform_row(PLATFORM_IDLE, known->platform, known->name->text, word, row)) && row->value)
        text_format(&names, "%s'%s'", names.length ? " or " : "", row->value);
    if (names.length) { /* the library's block supports only some values of the parameter */
        const char *value = platform_member_value(mapping->platforms, member, mapping->platform);
        const char *why = arena_format(arena, "the block of the library requires that '%s' is %s%s%s%s", word, names.at,
                                       value ? ", not '" : ", but the block gives no value", value ? value : "",
                                       value ? "'" : "");
        sysml_problem_fix(platform_unfit(mapping, member, why),
                          "give it such a value if this block is intended; otherwise describe the block by its own "
                          "equations");
        return;
    }
    Problem *wrong =
        platform_unfit(mapping, member, arena_format(arena, "the block of the library has no %s '%s'",
                                                     member->kind == PROPERTY_PORT ? "port" : "parameter", word));
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != member->kind ||
            (needed->kind == PROPERTY_VALUE && needed->variability != VARIABILITY_CONSTANT))
            continue;
        row = NULL;
        while (needed->kind == PROPERTY_VALUE && (row = platform_conversions(mapping, NULL, row)) &&
               strcmp(row->feature, needed->name->text) != 0)
            continue;
        word = row ? row->name : platform_parameter(mapping->platforms, needed, mapping->platform);
        text_format(&names, "%s%s", names.length ? ", " : " ", word);
    }
    sysml_problem_detail(wrong, "%s (%s) has%s", known->block->qualified->text,
                         source_print(arena, known->block->source), names.length ? names.at : " none");
}

/* Warns of another platform's parameter without effect: the feature that it stands for has its default. */
static void warn_of_foreign(const PlatformMapping *mapping, const Property *member)
{
    Platforms *platforms = mapping->platforms;
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < platforms->known.count; i++) {
        const PlatformKnown *other = &platforms->known.at[i];
        if (other->block != mapping->known->block || other->platform == mapping->platform ||
            !platform_member_application(platforms, member, other->platform))
            continue;
        const PlatformMapping foreign = platform_mapping(platforms, mapping->block, other);
        const PlatformRow *row = platform_conversion(&foreign, member);
        bool is_given = !row;
        for (int k = 0; row && k < mapping->members.count; k++) {
            const Property *given = mapping->members.at[k];
            const Property *needed = given->kind == PROPERTY_VALUE ? platform_feature(mapping, given) : NULL;
            is_given = is_given || (needed && strcmp(needed->name->text, row->feature) == 0);
        }
        if (is_given)
            continue;
        Problem *idle = sysml_problem(
            arena, mapping->block, DIAG_S68, member->source, "'%s' has a meaning in %s only, but '%s' is treated as "
                                                             "'%s' in %s",
            member->source.element->text, platform_words[other->platform], mapping->block->qualified->text,
            mapping->known->name->text, platform_words[mapping->platform]);
        sysml_problem_detail(idle, "'%s' has its default value there, because no property corresponds to it",
                             row->feature);
        return;
    }
}

/* Reports a member that corresponds to one feature but has the name of another one. It hides that feature, which
 * equations or values of the library's block use. */
static void check_name(const PlatformMapping *mapping, const Property *member, const Property *needed, const Map *taken)
{
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *other = mapping->needed.at[i];
        if (other == needed || other->identifier != member->identifier || map_get(taken, other, -1) < 0)
            continue;
        bool is_used = false;
        const ConstraintList constraints = sysml_constraints(mapping->known->block, mapping->reader->scratch);
        for (int k = 0; k < constraints.count; k++)
            is_used = is_used || text_has_name(constraints.at[k]->text->text, other->identifier);
        for (int k = 0; k < mapping->needed.count; k++) {
            const Value *value = mapping->needed.at[k]->value;
            is_used = is_used || (value && value->kind == VALUE_EXPRESSION &&
                                  text_has_name(value->text->text, other->identifier));
        }
        if (!is_used)
            continue;
        const char *why = arena_format(arena, "it corresponds to '%s', but in equations of the library's block its "
                                              "name means '%s'", needed->name->text, other->source.element->text);
        sysml_problem_fix(platform_unfit(mapping, member, why), "give it another name, such as '%s'",
                          needed->name->text);
    }
}

/* Reports inputs of the library's block that the block does not have: they would have no source. */
static void check_inputs(const PlatformMapping *mapping, const Map *taken)
{
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != PROPERTY_PORT || map_get(taken, needed, -1) >= 0 ||
            sysml_signal_direction(needed, mapping->reader->scratch) != DIRECTION_IN)
            continue;
        const char *why = arena_format(arena, "it has no port for '%s', an input of the library's block",
                                       platform_parameter(mapping->platforms, needed, mapping->platform));
        sysml_problem_fix(platform_unfit(mapping, NULL, why),
                          "give it such a port, or describe the block by its own equations");
    }
}

/* ---- redefinitions ---- */

static void replace(const PlatformMapping *mapping, const Property *member, const Property *needed)
{
    Reader *reader = mapping->reader;
    if (member == needed)
        return;
    Property *own = sysml_replace_inherited(reader, mapping->block, member, needed);
    const bool is_any_size = own->kind == PROPERTY_VALUE && own->sizes.count == 1 && own->sizes.at[0]->op == OP_COLON;
    if (is_any_size && needed->sizes.count) { /* it has the size of the library's */
        memcpy(&own->sizes, &needed->sizes, sizeof own->sizes);
        own->lower = needed->lower;
        own->upper = needed->upper;
    }
    const char *why = NULL;
    if (needed->type && needed->type->kind == CLASSIFIER_ENUMERATION &&
        platform_member_value(mapping->platforms, member, mapping->platform))
        own->type = needed->type; /* a literal of the platform, whatever type the model has for it */
    if (own->kind == PROPERTY_PORT && own->type && needed->type)
        why = platform_relate_ports(reader, own, needed);
    else if (!sysml_type_fits(own->type, needed->type))
        why = arena_format(reader->arena, "it is a '%s', but the library's '%s' is a '%s'", own->type->qualified->text,
                           needed->source.element->text, needed->type->qualified->text);
    if (why) {
        platform_unfit(mapping, member, why);
        own->type = needed->type; /* no further message is needed */
        own->is_conjugated = needed->is_conjugated;
    } else if (own->kind == PROPERTY_VALUE)
        platform_take_value(mapping, own, member, needed);
}

/* Sets a parameter of a platform aside that has no meaning here. */
static void set_parameter_aside(const PlatformMapping *mapping, const Property *member)
{
    bool is_foreign = false;
    for (Platform platform = 0; platform < PLATFORMS; platform++)
        is_foreign = is_foreign || platform_member_application(mapping->platforms, member, platform);
    for (int i = 0; is_foreign && i < mapping->block->properties.count; i++)
        if (mapping->block->properties.at[i] == member)
            platform_set_aside(mapping, mapping->block->properties.at[i]);
}

/* Lets a member that corresponds to nothing replace the library's feature with its name, if no other member does. No
 * further message about the two is needed. */
static void replace_namesake(const PlatformMapping *mapping, const Property *member, Map *taken)
{
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->identifier != member->identifier || needed->kind != member->kind || map_get(taken, needed, -1) >= 0)
            continue;
        sysml_replace_inherited(mapping->reader, mapping->block, member, needed)->type = needed->type;
        map_put(taken, needed, i);
        return;
    }
}

static void map_features(const PlatformMapping *mapping)
{
    const PropertyList *members = &mapping->members;
    PropertyList unknown = {0};
    Map *taken = map_new(mapping->reader->scratch);
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        if ((member->kind != PROPERTY_PORT && member->kind != PROPERTY_VALUE) || platform_conversion(mapping, member))
            continue;
        const Property *needed = platform_feature(mapping, member);
        const int before = needed ? map_get(taken, needed, -1) : -1;
        if (before >= 0)
            platform_unfit(mapping, member,
                           arena_format(mapping->reader->arena, "'%s' corresponds to the same '%s'",
                                        members->at[before]->source.element->text, needed->name->text));
        else if (needed)
            replace(mapping, member, needed);
        else if (must_correspond(mapping, member)) {
            report_missing(mapping, member);
            list_push(mapping->reader->scratch, &unknown, member);
        } else {
            warn_of_foreign(mapping, member);
            set_parameter_aside(mapping, member);
        }
        if (needed)
            map_put(taken, needed, i);
    }
    for (int i = 0; i < members->count; i++) {
        const PropertyKind kind = members->at[i]->kind;
        const Property *needed =
            kind == PROPERTY_PORT || kind == PROPERTY_VALUE ? platform_feature(mapping, members->at[i]) : NULL;
        if (needed)
            check_name(mapping, members->at[i], needed, taken);
    }
    for (int i = 0; i < unknown.count; i++)
        replace_namesake(mapping, unknown.at[i], taken);
    check_inputs(mapping, taken);
    platform_convert(mapping);
}

/* ---- all blocks ---- */

static void map_block(Platforms *platforms, const PlatformNamed *named)
{
    Arena *arena = platforms->reader->arena;
    PlatformKnown known;
    Classifier *block = named->block;
    if (!platform_choose(platforms, named, &known) || sysml_classifier_is_a(block, known.block))
        return;
    const ClassifierList all = sysml_lineage(block, platforms->reader->scratch);
    for (int i = 0; i < all.count; i++) { /* a block cannot stand for one library block and inherit from another one */
        if (!map_get(platforms->mapped, all.at[i], 0))
            continue;
        Problem *other = sysml_problem(arena, block, DIAG_S64, block->source,
                                       "'%s' is named '%s' in %s, but inherits from a block with another name there",
                                       block->qualified->text, known.name->text, platform_words[known.platform]);
        sysml_problem_detail(other, "'%s' is treated as '%s' (%s)", all.at[i]->qualified->text,
                             all.at[i]->generals.at[0]->qualified->text, source_print(arena, all.at[i]->source));
        sysml_problem_fix(other, "remove the generalization, or the name");
        return;
    }
    PlatformMapping mapping = platform_mapping(platforms, block, &known);
    mapping.application = platform_application(named->element, known.platform, PLATFORM_BLOCK);
    list_push(arena, &block->generals, known.block);
    for (int i = block->generals.count - 1; i > 0; i--) /* it comes first */
        block->generals.at[i] = block->generals.at[i - 1];
    block->generals.at[0] = known.block;
    map_put(platforms->mapped, block, 1);
    map_features(&mapping);
}

void sysml_take_platforms(Reader *reader)
{
    Arena *scratch = reader->scratch;
    Platforms platforms = {.reader = reader, .elements = map_new(scratch), .places = map_new(scratch),
                           .mapped = map_new(scratch), .taken = map_new(scratch)};
    for (int i = 0; reader->uses_platforms && i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        const bool is_library = sysml_is_platform_library(reader, document);
        for (int k = 0; k < document->members.count; k++)
            note_stereotyped(&platforms, document->members.at[k], is_library);
    }
    for (int i = 0; i < platforms.named.count; i++) { /* general blocks before the block that inherits from them */
        const ClassifierList all = sysml_lineage(platforms.named.at[i].block, scratch);
        for (int k = 0; k < all.count; k++) {
            const int place = map_get(platforms.places, all.at[k], -1);
            map_put(platforms.places, all.at[k], -1);
            if (place >= 0)
                map_block(&platforms, &platforms.named.at[place]);
        }
    }
    if (platforms.named.count)
        platform_check_taken(&platforms);
}
