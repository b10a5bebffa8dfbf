/* constraints.c - equations of constraint blocks, rules in OCL, requirements. */
#include "sysml/body.h"
#include "sysml/classifier.h"
#include "sysml/machine.h"

#include "expr/scope.h"

#include <ctype.h>
#include <string.h>

/* ---- texts in OCL ----
 *
 * Only expressions with a counterpart are rewritten: navigation, operations of collections with a number or truth as
 * their result, implies, and the frame of an invariant. If other OCL remains, no rewritten text is suggested. */

enum { MOST_OPERATIONS = 50 };

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

/* The first place of the word as a whole word; NULL: it does not occur. */
static const char *word_in(const char *text, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[length]))
            return at;
    return NULL;
}

/* The arrow of the first operation of a collection that the language of equations does not have; or NULL. */
static const char *first_operation(const char *text)
{
    for (const char *arrow = strstr(text, "->"); arrow; arrow = strstr(arrow + 1, "->")) {
        const char *name = arrow + 2 + strspn(arrow + 2, " \t\r\n");
        if (word_in(name, "notEmpty") != name && word_in(name, "isEmpty") != name)
            return arrow;
    }
    return NULL;
}

/* True if the text has signs or words of OCL. */
static bool is_ocl(const char *text)
{
    return first_operation(text) || strstr(text, "self.") || word_in(text, "implies") ||
           (word_in(text, "let") && word_in(text, "in")) || (word_in(text, "context") && strchr(text, ':'));
}

/* ---- the frame of an invariant, replacement ---- */

/* The text without `context X inv name:`. */
static const char *body_of(const char *text)
{
    const char *context = word_in(text, "context"), *invariant = word_in(text, "inv");
    const char *colon = invariant ? strchr(invariant, ':') : NULL;
    const char *before = context ? context : invariant;
    return colon && colon[1] != '=' && strspn(text, " \t\r\n") == (size_t)(before - text) ? colon + 1 : text;
}

/* The text with each occurrence of the word replaced. */
static const char *replaced(Arena *arena, const char *text, const char *word, const char *by)
{
    Text result = text_new(arena);
    const size_t length = strlen(word);
    for (const char *at = text; *at;) {
        const bool is_it = strncmp(at, word, length) == 0 && (at == text || !(is_letter(at[-1]) || at[-1] == '.')) &&
                           (!is_letter(word[length - 1]) || !is_letter(at[length]));
        if (is_it)
            text_add(&result, by);
        else
            text_add_char(&result, *at);
        at += is_it ? length : 1;
    }
    return result.length ? result.at : "";
}

/* ---- collections ---- */

/* The beginning of the expression that ends before `end`: names, dots, subscripts and calls. */
static const char *source_before(const char *text, const char *end)
{
    const char *at = end;
    int depth = 0;
    while (at > text) {
        const char c = at[-1];
        if (c == ')' || c == ']' || c == '}')
            depth++;
        else if (c == '(' || c == '[' || c == '{')
            depth--;
        else if (!depth && !is_letter(c) && c != '.' && c != '\'')
            break;
        if (depth < 0)
            break;
        at--;
    }
    return at;
}

static const char *closing(const char *open)
{
    int depth = 0;
    for (const char *at = open; *at; at++) {
        depth += (*at == '(') - (*at == ')');
        if (!depth)
            return at;
    }
    return NULL;
}

/* The body of an argument `v | body` or `v : T | body`, with `source[i].` in place of `v.`; NULL: another argument. */
static const char *body_of_iterator(Arena *arena, const char *argument, const char *source)
{
    const char *bar = strchr(argument, '|');
    if (!bar)
        return NULL;
    argument += strspn(argument, " \t\r\n");
    size_t length = 0;
    while (is_letter(argument[length]))
        length++;
    const char *name = arena_copy(arena, argument, length);
    return length ? sysml_trimmed(arena, replaced(arena, bar + 1, arena_format(arena, "%s.", name),
                                                  arena_format(arena, "%s[i].", source)))
                  : NULL;
}

/* The feature in collect(v | v.mass) and collect(mass): mass. NULL: more than a feature. */
static const char *feature_of(Arena *arena, const char *argument)
{
    const char *bar = strchr(argument, '|'), *body = sysml_trimmed(arena, bar ? bar + 1 : argument);
    size_t length = strcspn(argument, " \t\r\n:|");
    const char *variable = arena_format(arena, "%.*s.", (int)length, argument);
    if (bar && strncmp(body, variable, strlen(variable)) == 0)
        body += strlen(variable);
    else if (bar)
        return NULL;
    for (const char *c = body; *c; c++)
        if (!is_letter(*c) && *c != '.')
            return NULL;
    return *body ? body : NULL;
}

/* The counterpart of source->name(argument), and how many characters of `after` it replaces; NULL: there is none. */
static const char *counterpart(Arena *arena, const char *source, const char *name, const char *argument,
                               const char *after, size_t *taken)
{
    static const char sizes[] = "->size()";
    *taken = 0;
    if (word_is_among(name, "sum|max|min|product"))
        return arena_format(arena, "%s(%s)", name, source);
    if (strcmp(name, "size") == 0)
        return arena_format(arena, "size(%s, 1)", source);
    if (strcmp(name, "at") == 0)
        return arena_format(arena, "%s[%s]", source, argument);
    if (word_is_among(name, "first|last"))
        return arena_format(arena, "%s[%s]", source, *name == 'f' ? "1" : "end");
    const char *body = body_of_iterator(arena, argument, source);
    if (strcmp(name, "collect") == 0 && feature_of(arena, argument))
        return arena_format(arena, "%s.%s", source, feature_of(arena, argument));
    if (!body)
        return NULL;
    if (strcmp(name, "collect") == 0)
        return arena_format(arena, "{%s for i in 1:size(%s, 1)}", body, source);
    if (strcmp(name, "select") == 0 && strncmp(after, sizes, sizeof sizes - 1) == 0) {
        *taken = sizeof sizes - 1;
        return arena_format(arena, "sum(if %s then 1 else 0 for i in 1:size(%s, 1))", body, source);
    }
    if (strcmp(name, "exists") == 0)
        return arena_format(arena, "sum(if %s then 1 else 0 for i in 1:size(%s, 1)) > 0", body, source);
    if (strcmp(name, "forAll") == 0)
        return arena_format(arena, "for i in 1:size(%s, 1) loop %s end for", source, body);
    return NULL;
}

/* The text with the operation at the arrow rewritten; NULL: it has no counterpart. */
static const char *without_operation(Arena *arena, const char *text, const char *arrow)
{
    const char *name = arrow + 2;
    name += strspn(name, " \t\r\n");
    size_t length = 0, taken = 0;
    while (is_letter(name[length]))
        length++;
    const char *open = name + length + strspn(name + length, " \t\r\n");
    const char *end = *open == '(' ? closing(open) : NULL;
    const char *source = source_before(text, arrow);
    if (!end || source == arrow)
        return NULL;
    const char *argument = arena_copy(arena, open + 1, (size_t)(end - open - 1));
    const char *rewritten =
        counterpart(arena, arena_copy(arena, source, (size_t)(arrow - source)), arena_copy(arena, name, length),
                    argument, end + 1, &taken);
    return rewritten ? arena_format(arena, "%.*s%s%s", (int)(source - text), text, rewritten, end + 1 + taken) : NULL;
}

/* Rewrites a text that is `a implies b` alone; NULL: there is more in it. */
static const char *without_implication(Arena *arena, const char *text)
{
    const char *implies = word_in(text, "implies");
    if (!implies)
        return text;
    const char *premise = sysml_trimmed(arena, arena_copy(arena, text, (size_t)(implies - text)));
    const char *conclusion = sysml_trimmed(arena, implies + strlen("implies"));
    return word_in(conclusion, "implies") || strchr(text, ';')
               ? NULL
               : arena_format(arena, "if %s then %s end if", premise, conclusion);
}

/* The text in the language of equations; NULL: it cannot be rewritten. */
static const char *rewritten_ocl(Arena *arena, const char *text, const NameScope *scope)
{
    EquationList equations;
    ParseError error;
    text = sysml_trimmed(arena, words_collapsed(arena, body_of(text)));
    text = replaced(arena, replaced(arena, text, "self.", ""), "endif", "");
    for (int i = 0; i < MOST_OPERATIONS; i++) {
        const char *arrow = first_operation(text);
        if (!arrow)
            break;
        text = without_operation(arena, text, arrow);
        if (!text)
            return NULL;
    }
    text = without_implication(arena, text);
    return text && parse_equations(arena, text, scope, &equations, &error) ? text : NULL;
}

/* ---- equations of constraint blocks ---- */

/* Notes a rule without effect: rules in prose or OCL are common on blocks. */
static void no_equation(Reader *reader, const Constraint *constraint, Source source)
{
    enum { MOST_SHOWN = 80 };
    Arena *arena = reader->arena;
    const char *name = constraint->name->text, *block = constraint->owner->qualified->text;
    const char *text = constraint->text->text, *language = constraint->language->text;
    Problem *rule = sysml_problem(
        arena, constraint->owner, DIAG_S23, source, "%s '%s' is not an equation and has no effect",
        *name ? "the constraint" : "a constraint of", *name ? arena_format(arena, "%s::%s", block, name) : block);
    const char *rewritten =
        is_ocl(text) ? rewritten_ocl(arena, text, sysml_scope(reader, constraint->owner)) : NULL;
    text += strspn(text, " \t\r\n");
    size_t length = strcspn(text, "\r\n"), shown = length < MOST_SHOWN ? length : MOST_SHOWN;
    while (shown < length && ((unsigned char)text[shown] & 0xC0) == 0x80) /* between characters of UTF-8 */
        shown++;
    sysml_problem_detail(rule, "%.*s%s", (int)shown, text, text[shown] ? " ..." : "");
    if (rewritten)
        sysml_problem_fix(rule, "if it is meant to hold, write: %s", rewritten);
    if (dialect_language_rank(language) <= LANGUAGE_RANK_LAST)
        return;
    sysml_problem_detail(rule, "its language is '%s'", language);
    if (rewritten)
        sysml_problem_fix(rule, "if it is meant to hold, name the language 'SysPhS', and write: %s", rewritten);
    else
        sysml_problem_fix(rule, "write it as an equation, such as 'force = mass*der(velocity)', and name the language "
                            "'SysPhS', if it is meant to be one");
}

/* True if there is a sign or a word that prose and inequalities do not have. */
static bool is_meant_as_equation(const char *text)
{
    for (const char *c = strchr(text, '='); c; c = strchr(c + 1, '=')) {
        bool compares = c > text && strchr("<>=", c[-1]);
        if (!compares && c[1] != '=')
            return true;
    }
    static const char *const words[] = {"der(", "reinit(", "pre(", "end if", "end when", "sample("};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(text, words[i]))
            return true;
    return false;
}

/* True if the text is marked as equations: prose has no language, or another one. */
static bool is_own_language(const char *language)
{
    return words_equal_caseless(language, "SysPhS") || words_equal_caseless(language, "Modelica");
}

static void report_ocl(Reader *reader, Problem *wrong, const Constraint *constraint)
{
    const NameScope *scope = sysml_scope(reader, constraint->owner);
    const char *rewritten = rewritten_ocl(reader->arena, constraint->text->text, scope);
    if (rewritten)
        sysml_problem_fix(wrong, "this is OCL; write: %s", rewritten);
    else
        sysml_problem_fix(wrong, "this is OCL; write sum(parts.mass) for self.parts.mass->sum(), and sum(if "
                                 "parts[i].mass > 1 then parts[i].mass else 0 for i in 1:size(parts, 1)) where OCL "
                                 "selects; a value property of its own takes the place of 'let'");
}

static void report_unreadable(Reader *reader, Constraint *constraint, const ParseError *error)
{
    Arena *arena = reader->arena;
    Source source = sysml_line_of_text(constraint->source, constraint->spans_lines, error->line);
    const char *language = constraint->language->text;
    bool is_foreign = dialect_language_rank(language) > LANGUAGE_RANK_LAST;
    bool is_meant = is_own_language(language) || is_meant_as_equation(constraint->text->text);
    if (constraint->owner->kind != CLASSIFIER_CONSTRAINT_BLOCK && !error->readings[0] && (is_foreign || !is_meant)) {
        no_equation(reader, constraint, source);
        return;
    }
    const char *what = arena_format(arena, "a constraint of '%s'", constraint->owner->qualified->text);
    Problem *wrong = sysml_problem(arena, constraint->owner, DIAG_E01, source, "%s cannot be read as equations", what);
    sysml_problem_of_text(wrong, what, constraint->text->text, error);
    if (is_ocl(constraint->text->text))
        report_ocl(reader, wrong, constraint);
}

/* SysML4Modelica: equations whose stereotype marks them as initial. */
static void take_initial(Reader *reader, const Element *element, Constraint *constraint)
{
    const Element *applied = sysml_application(element, STEREOTYPE_MODELICA_EQUATION);
    bool is_initial = false;
    if (!applied || element_truth(applied, "isInitial", &is_initial) || !is_initial || !constraint->equations.count)
        return;
    EquationNode *initial = arena_new_of(reader->arena, EquationNode);
    const EquationNode *first = constraint->equations.at[0];
    *initial = (EquationNode){
        .kind = EQUATION_INITIAL, .line = first->line, .column = first->column, .text = first->text};
    list_push(reader->arena, &initial->branches, constraint->equations);
    constraint->equations = (EquationList){0};
    list_push(reader->arena, &constraint->equations, initial);
}

/* True if a rule in OCL only states when parts exist that may appear and disappear. */
static bool states_presences(Reader *reader, const Classifier *owner, const char *text)
{
    EquationList equations = {0};
    ParseError error;
    if (!sysml_speaks_of_presence(text) ||
        !parse_equations(reader->arena, text, sysml_scope(reader, owner), &equations, &error))
        return false;
    const PropertyList members = sysml_properties(owner, reader->arena);
    PresenceRule rule;
    bool are = true;
    for (int i = 0; are && i < equations.count; i++) {
        are = sysml_states_presence(equations.at[i], &rule);
        const Expr part = are ? sysml_part_of_truth(rule.truth) : NULL;
        bool is_known = false;
        for (int k = 0; are && k < members.count; k++)
            is_known = is_known || (members.at[k]->identifier == part->name && sysml_may_come_and_go(members.at[k]));
        are = is_known;
    }
    return are;
}

/* True, and reported, for `condition implies part->notEmpty()`: it leaves open whether the part exists otherwise. */
static bool implies_presence(Reader *reader, const Constraint *rule)
{
    static const char word[] = "implies";
    const char *at = strstr(rule->text->text, word);
    Expr e = NULL;
    ParseError error;
    if (!at || !sysml_speaks_of_presence(at) ||
        !parse_expression(reader->arena, at + sizeof word - 1, sysml_scope(reader, rule->owner), &e, &error) ||
        (e->op != OP_PRESENT && (e->op != OP_NOT || e->at[0]->op != OP_PRESENT)))
        return false;
    const Expr part = sysml_part_of_truth(e);
    const Property *property =
        part->op == OP_VARIABLE ? sysml_member_called(rule->owner, part->name, reader->arena) : NULL;
    if (!property || !sysml_may_come_and_go(property))
        return false;
    Problem *wrong = sysml_problem(reader->arena, rule->owner, DIAG_S95, rule->source,
                                   "a rule of '%s' states when '%s' exists, but not when it is absent",
                                   rule->owner->qualified->text, property->name->text);
    sysml_problem_detail(wrong, "%s", rule->text->text);
    sysml_problem_fix(wrong, "write an equation for both cases: %s->%s() = condition", part->name->text,
                      e->op == OP_NOT ? "isEmpty" : "notEmpty");
    return true;
}

/* True if the text is a name that the block does not have. It is a word of prose then, not a Boolean on its own. */
static bool is_word_of_prose(Reader *reader, const Classifier *owner, const EquationList *equations)
{
    const NameScope *behind;
    const EquationNode *only = equations->count == 1 ? equations->at[0] : NULL;
    if (!only || only->kind != EQUATION_CHECK || only->left->op != OP_VARIABLE)
        return false;
    const char *path = only->left->name->text;
    return !scope_knows(sysml_scope(reader, owner), identifier_next(&path), &behind);
}

/* Adds a constraint to its owner. NULL: the text on a block is no equation, which is noted or reported. */
static Constraint *add_constraint(Reader *reader, Classifier *owner, Name name, const Body *body, Source source)
{
    bool is_law = owner->kind == CLASSIFIER_CONSTRAINT_BLOCK;
    Constraint *constraint = arena_new_of(reader->arena, Constraint);
    constraint->name = name;
    constraint->language = name_of(body->language);
    constraint->text = name_of(body->text);
    constraint->owner = owner;
    constraint->source = sysml_body_source(body, source);
    constraint->spans_lines = body->is_content && body->at->text_spans;
    ParseError error = {0};
    if (!is_law && implies_presence(reader, constraint))
        return NULL;
    if (!is_law && dialect_is_query_language(body->language) && !states_presences(reader, owner, body->text)) {
        no_equation(reader, constraint, constraint->source);
        return NULL;
    }
    if (!parse_equations(reader->arena, body->text, sysml_scope(reader, owner), &constraint->equations, &error)) {
        constraint->equations.count = 0;
        report_unreadable(reader, constraint, &error);
        if (!is_law)
            return NULL;
    }
    if (!is_law && is_word_of_prose(reader, owner, &constraint->equations)) {
        no_equation(reader, constraint, constraint->source);
        return NULL;
    }
    list_push(reader->arena, &owner->constraints, constraint);
    for (int i = 0; !is_law && i < constraint->equations.count; i++) {
        PresenceRule rule;
        if (sysml_states_presence(constraint->equations.at[i], &rule) && rule.is_size)
            sysml_let_vary(reader, owner, sysml_part_of_truth(rule.truth)->name);
    }
    return constraint;
}

void sysml_add_equation(Reader *reader, Classifier *owner, const Element *at, const char *text)
{
    const Body body = {.text = text, .language = "", .at = at};
    add_constraint(reader, owner, name_of(""), &body, element_source(at, owner->qualified));
}

static void make_constraint(Reader *reader, Element *element)
{
    if (element->metaclass != META_CONSTRAINT || !element->parent || element->parent->made != MADE_CLASSIFIER)
        return;
    Classifier *owner = element->parent->object;
    Source source = element_source(element, owner->qualified);
    bool is_law = owner->kind == CLASSIFIER_CONSTRAINT_BLOCK;
    if (!is_law && owner->kind != CLASSIFIER_BLOCK)
        return;
    const Element *specification = element_child(element, "specification");
    const Body body = specification ? sysml_body_of_value(reader, specification) : (Body){0};
    if (!is_law &&
        (!body.text || (sysml_is_blank(body.text) && dialect_language_rank(body.language) > LANGUAGE_RANK_LAST)))
        return;
    if (!body.text || sysml_is_blank(body.text)) {
        sysml_problem(reader->arena, owner, DIAG_E06, source, "a constraint of '%s' is empty", owner->qualified->text);
        return;
    }
    element->object = add_constraint(reader, owner, element_name(element), &body, source);
    element->made = element->object ? MADE_CONSTRAINT : MADE_NOTHING;
    if (element->object)
        take_initial(reader, element, element->object);
}

/* ---- rules in extensions ---- */

static void make_extension_rule(Reader *reader, Document *document, const ExtensionRule *rule)
{
    const Element *element = xmi_by_id(document, rule->owner->text);
    Classifier *owner = element && element->made == MADE_CLASSIFIER ? element->object : NULL;
    if (!owner || (owner->kind != CLASSIFIER_CONSTRAINT_BLOCK && owner->kind != CLASSIFIER_BLOCK))
        return;
    const char *text = rule->text;
    const size_t length = strlen(text);
    if (length > 1 && text[0] == '{' && strchr(text, '}') == text + length - 1) /* some people write braces */
        text = arena_copy(reader->arena, text + 1, length - 2);
    for (int i = 0; i < owner->constraints.count; i++)
        if (strcmp(owner->constraints.at[i]->text->text, text) == 0)
            return;
    Element *at = arena_new_of(reader->arena, Element);
    at->document = document;
    at->line = rule->line;
    Body body = {text, "", at, false};
    add_constraint(reader, owner, name_of(""), &body, element_source(at, owner->qualified));
}

void sysml_make_constraints(Reader *reader)
{
    sysml_for_elements(reader, make_constraint);
    for (int i = 0; i < reader->documents.count; i++) {
        Document *document = reader->documents.at[i];
        for (int k = 0; k < document->rules.count; k++)
            make_extension_rule(reader, document, &document->rules.at[k]);
    }
}

/* ---- requirements, and their relations to elements ---- */

/* A property of the stereotype, whose name is written with a small letter or a capital one. */
static const char *stated(const Element *application, const char *small, const char *capital)
{
    const char *value = element_property(application, small);
    value = value ? value : element_property(application, capital);
    return value ? value : "";
}

static Requirement *requirement_of(const Map *by_element, const SysmlModel *model, const Element *element)
{
    const int index = element ? map_get(by_element, element, -1) : -1;
    return index < 0 ? NULL : model->requirements.at[index];
}

static void make_requirement(Reader *reader, Map *by_element, Element *element)
{
    const Element *application = sysml_application(element, STEREOTYPE_REQUIREMENT);
    if (!application || map_get(by_element, element, -1) >= 0)
        return;
    Requirement *made = arena_new_of(reader->arena, Requirement);
    made->name = element_name(element);
    made->qualified = element_qualified(element) ? element_qualified(element) : made->name;
    made->id = name_of(sysml_plain_text(reader->arena, stated(application, "id", "Id")));
    made->text = sysml_plain_text(reader->arena, stated(application, "text", "Text"));
    made->is_library = !element->document->is_main;
    made->source = element_source(element, made->qualified);
    map_put(by_element, element, reader->model->requirements.count);
    list_push(reader->arena, &reader->model->requirements, made);
}

static void add_part(Reader *reader, Requirement *whole, Requirement *part)
{
    if (!list_holds(&whole->parts, part))
        list_push(reader->arena, &whole->parts, part);
}

static void contain(Reader *reader, const Map *by_element, Element *element)
{
    Requirement *part = requirement_of(by_element, reader->model, element);
    Requirement *whole = requirement_of(by_element, reader->model, element->parent);
    if (part && whole)
        add_part(reader, whole, part);
}

static void add_related(Reader *reader, Requirement *requirement, const Element *element)
{
    Related related = {.words = element_qualified(element) ? element_qualified(element) : element_name(element)};
    if (element->made == MADE_CLASSIFIER)
        related.classifier = element->object;
    if (element->made == MADE_PROPERTY)
        related.property = element->object;
    if (element->made == MADE_CONSTRAINT)
        related.constraint = element->object;
    if (related.property)
        related.words = sysml_member_words(related.property->owner, related.property->name);
    for (int i = 0; i < requirement->related.count; i++)
        if (requirement->related.at[i].words == related.words)
            return;
    list_push(reader->arena, &requirement->related, related);
}

/* The block that the element belongs to, or NULL. */
static Classifier *block_of(const Element *element)
{
    while (element && element->made != MADE_CLASSIFIER)
        element = element->parent;
    return element ? element->object : NULL;
}

/* Reports a missing end of a relation, without which a requirement would lose its check. It is a problem of the block
 * that has the check, if the other end is present. Elements of documents that are not found are not simulated: of these
 * only the requirement itself is reported. */
static void report_lost_end(Reader *reader, const Map *by_element, Element *relation, const Element *application,
                            Reference missing, const char *end, Reference other)
{
    const bool is_client = strcmp(end, "client") == 0, traces = application->stereotype == STEREOTYPE_TRACE;
    if (missing.href && (is_client || traces) && sysml_document_of(reader, relation->document, missing.href) < 0)
        return;
    const Element *found = sysml_resolve_applied(reader, other);
    Classifier loose = {0}, *block = requirement_of(by_element, reader->model, found) ? NULL : block_of(found);
    const Name words = !found ? NULL : element_qualified(found) ? element_qualified(found)
                     : block ? sysml_member_words(block, element_name(found)) : element_name(found);
    if (!block && !relation->document->is_main)
        return;
    sysml_unresolved(reader, block ? block : &loose, missing, element_source(relation, words),
                     words ? arena_format(reader->arena, "the %s of the relation %s %s '%s'", end,
                                          application->tag->text, is_client ? "to" : "from", words->text)
                           : arena_format(reader->arena, "the %s of a relation %s", end, application->tag->text));
    Problem *made = list_last(&(block ? block : &loose)->problems);
    sysml_problem_detail(made, "without it, the check of a requirement would be lost");
    if (missing.id)
        sysml_problem_fix(made, "draw the relation again, or remove it, and export the model again");
    sysml_report_problems(&loose);
}

/* A relation leads from the client to the supplier, which is the requirement: some draw it the other way round. */
static void relate(Reader *reader, const Map *by_element, Element *relation)
{
    const Element *application = NULL;
    for (Stereotype s = STEREOTYPE_SATISFY; s <= STEREOTYPE_DERIVE && !application; s++)
        application = sysml_application(relation, s);
    if (!application)
        return;
    const bool derives = application->stereotype == STEREOTYPE_DERIVE;
    ReferenceList clients = {0}, suppliers = {0};
    sysml_references(reader->arena, relation, "client", &clients);
    sysml_references(reader->arena, relation, "supplier", &suppliers);
    for (int i = 0; i < clients.count; i++)
        for (int k = 0; k < suppliers.count; k++) {
            Element *from = sysml_resolve_applied(reader, clients.at[i]);
            Element *to = sysml_resolve_applied(reader, suppliers.at[k]);
            Requirement *client = requirement_of(by_element, reader->model, from);
            Requirement *supplier = requirement_of(by_element, reader->model, to);
            if (!from && k == 0)
                report_lost_end(reader, by_element, relation, application, clients.at[i], "client", suppliers.at[k]);
            if (!to && i == 0)
                report_lost_end(reader, by_element, relation, application, suppliers.at[k], "supplier",
                                clients.at[i]);
            if (client && supplier)
                add_part(reader, supplier, client);
            else if (supplier && from && !derives)
                add_related(reader, supplier, from);
            else if (client && to && !derives)
                add_related(reader, client, to);
        }
}

void sysml_take_requirements(Reader *reader)
{
    Map *by_element = map_new(reader->arena);
    for (int i = 0; i < reader->of_requirements.count; i++)
        make_requirement(reader, by_element, reader->of_requirements.at[i]);
    for (int i = 0; i < reader->of_requirements.count; i++)
        contain(reader, by_element, reader->of_requirements.at[i]);
    for (int i = 0; i < reader->of_requirements.count; i++)
        relate(reader, by_element, reader->of_requirements.at[i]);
}
