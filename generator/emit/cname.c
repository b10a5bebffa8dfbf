/* cname.c - names of the model as C identifiers, strings and comments. */
#include "emit/emit.h"

#include <stdlib.h>
#include <ctype.h>
#include <string.h>

struct CScope {
    Arena *arena;
    const CScope *outer; /* identifiers taken there are taken here, too; may be NULL */
    bool is_members;
    Map *by_name; /* beginning of identifiers -> the last number appended to it */
    Map *taken;   /* interned identifiers */
};

/* Words with a meaning of their own wherever they stand: keywords of C and C++ up to C23 and C++20, and macros that
 * common compilers or the included headers define. Sorted as strcmp does. */
static const char *const keywords[] = {
    "COURSE_H", "DBL_EPSILON", "DBL_MAX", "DBL_MIN", "EOF", "FAILS_AT_ZERO", "FORMULA_H", "FP_INFINITE", "FP_NAN",
    "FP_NORMAL", "FP_SUBNORMAL", "FP_ZERO", "HOLDS_AT_ZERO", "HUGE_VAL", "HUGE_VALF", "HUGE_VALL", "I", "INFINITY",
    "KEEP_INTERVAL", "KEEP_PART", "KEEP_TRUTH", "KEPT_INTERVAL", "KEPT_PART", "KEPT_TRUTH", "LOOP_H", "LOOP_WORK",
    "MATH_ERREXCEPT", "MATH_ERRNO", "MODEL_H", "MODEL_NOT_SETTABLE", "M_1_PI", "M_2_PI", "M_2_SQRTPI", "M_E",
    "M_LN10", "M_LN2", "M_LOG10E", "M_LOG2E", "M_PI", "M_PI_2", "M_PI_4", "M_SQRT1_2", "M_SQRT2", "NAN",
    "NOINLINE", "NOW", "NULL", "PAST_H", "REQUIRE", "REQUIRE_NONZERO", "TABLE_H", "alignas", "alignof", "and", "and_eq",
    "asm", "auto", "bitand",
    "bitor", "bool", "break", "case", "catch", "char", "char16_t", "char32_t", "char8_t", "class", "co_await",
    "co_return", "co_yield", "compl", "complex", "concept", "const", "const_cast", "consteval", "constexpr",
    "constinit", "continue", "decltype", "default", "delete", "do", "double", "dynamic_cast", "else", "enum",
    "errno", "explicit", "export", "extern", "false", "far", "float", "for", "friend", "goto", "huge", "i386",
    "if", "inline", "int", "linux", "long", "mutable", "namespace", "near", "new", "noexcept", "not", "not_eq",
    "nullptr", "offsetof", "operator", "or", "or_eq", "private", "protected", "public", "register",
    "reinterpret_cast", "requires", "restrict", "return", "short", "signed", "sizeof", "static", "static_assert",
    "static_cast", "stderr", "stdin", "stdout", "struct", "switch", "template", "this", "thread_local", "throw",
    "true", "try", "typedef", "typeid", "typename", "typeof", "typeof_unqual", "union", "unix", "unsigned",
    "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq"};

/* Functions, types and objects that the generated file can see, and parameters of its own functions: reserved for
 * variables and functions. Sorted. */
static const char *const library[] = {
    "Axis", "Band", "Course", "CourseOf", "Instant", "LoopFunction", "Model", "ModelAction", "ModelBefore",
    "ModelBranch", "ModelBranches", "ModelClock", "ModelClocks", "ModelConnector", "ModelDelay", "ModelDelays",
    "ModelDescription", "ModelDiscrete", "ModelDrawing", "ModelElement", "ModelEvents", "ModelFailure",
    "ModelFailureKind", "ModelField", "ModelGiven", "ModelHead", "ModelInfo", "ModelInstance", "ModelJoints",
    "ModelJump", "ModelLargeLoops", "ModelLaw", "ModelListing", "ModelLoop", "ModelMember", "ModelParts",
    "ModelPlot", "ModelPoint", "ModelQuantity", "ModelReset", "ModelResets", "ModelRun", "ModelScope",
    "ModelSearch", "ModelShape", "ModelSoftware", "ModelStateSet", "ModelStatus", "ModelStored", "ModelTables",
    "ModelTerms", "ModelVariable", "ModelVariableKind", "PASTS", "Past", "Range", "STATESET_WORK", "Table",
    "abort", "about", "abs", "are_equal", "augmented_part", "axis_above", "axis_begin", "axis_below", "axis_end",
    "axis_instant", "axis_interval", "axis_interval_at", "axis_kept", "band_of_interval", "band_of_part",
    "band_of_truth", "branches", "case_part", "check_part", "clock_part", "clocks", "connectors", "connectors_sections",
    "continuous", "course_abs", "course_acos", "course_add", "course_and", "course_asin", "course_atan", "course_atan2",
    "course_ceil", "course_cos", "course_cosh", "course_div", "course_divide", "course_equal", "course_exp",
    "course_floor", "course_if", "course_interval", "course_less", "course_log", "course_log10", "course_max",
    "course_min", "course_mod", "course_multiply", "course_negate", "course_not", "course_of", "course_of_time",
    "course_or", "course_part", "course_piece", "course_power", "course_rem", "course_search", "course_sign",
    "course_sin", "course_sinh", "course_sqrt", "course_subtract", "course_tan", "course_tanh", "course_truth",
    "course_turn", "delay_causes", "delay_operands", "delay_part", "delay_switched", "delay_table", "described",
    "detail_part", "digit_part", "discretes", "div", "double_t", "drawings", "drawn_connectors", "dx",
    "equations_evaluate", "event_part", "events", "exact_integer", "exit", "fields", "fixed_part", "float_t",
    "flows", "flows_sections", "form", "forms", "fpclassify", "free", "given_part", "gradient_part", "has_changed",
    "html_part", "implicit_part", "impulse_part", "index", "indicator", "indicator_branches", "info", "input_part",
    "instances", "instant_after", "instant_ahead", "instant_before", "instant_from", "instant_kept", "instant_margin",
    "instant_of_part", "instant_of_truth", "instant_part", "instant_part_kept", "instant_reached", "instant_truth",
    "instant_until", "integer_quotient", "integers", "isfinite", "isgreater", "isgreaterequal", "isinf", "isless",
    "islessequal", "islessgreater", "isnan", "isnormal", "isunordered", "jacobian", "joint_part", "joint_table",
    "joint_table_sections", "kinds", "labs", "large", "large_loop_part", "large_loops", "larger", "late",
    "late_sections", "lgamma_r", "licence_part", "linear_part", "lines", "list_part", "listed", "llabs", "longest",
    "loop_decide", "loop_decide_truth", "loop_large", "loop_linear", "loop_newton", "loop_numbers",
    "loop_numbers_sections", "loop_part", "loop_piecewise", "loop_shift", "loops", "m", "main", "malloc",
    "mat_part", "matherr", "max_align_t", "mode_part", "model_accept", "model_accept_outputs", "model_clear",
    "model_copy", "model_count", "model_delays", "model_derive_constants", "model_description", "model_divisors",
    "model_drawn", "model_elements", "model_equations", "model_evaluate", "model_fail", "model_failure",
    "model_further_partials", "model_get_derivatives", "model_get_states", "model_guess", "model_in_row",
    "model_indicators", "model_initialize", "model_joints", "model_large_loops", "model_laws", "model_leaf",
    "model_loops", "model_members", "model_new", "model_next_instant", "model_number", "model_outputs",
    "model_partials", "model_parts", "model_residuals", "model_scopes", "model_set_defaults", "model_set_phase",
    "model_set_states", "model_software", "model_solving", "model_state_count", "model_state_variable",
    "model_statements", "model_time", "model_update", "model_value", "modulo", "next", "next_instant", "partial",
    "past_above", "past_begin", "past_below", "past_holds", "past_instant", "past_interval", "past_interval_at",
    "past_slope", "past_value", "pasts", "path_part", "plot_part", "pole_part", "pow10", "printf", "ptrdiff_t",
    "puts", "quantities", "record_part", "repeat_part", "required", "requirement_part", "resets", "residual",
    "restart_part", "scale", "script_part", "searched", "select_part", "sensitivities", "series", "sets", "shapes",
    "sign_of", "signal_part", "signbit", "signgam", "sincos", "size_t", "sliding_part", "smaller", "snapshot_part",
    "software", "software_fail", "software_fits", "sparse_part", "start_checks", "start_checks_sections",
    "start_part", "state_set_part", "states", "stateset_start", "status", "stored", "study_part", "table2_piece",
    "table2_slope", "table2_value", "table_piece", "table_slope", "table_value", "tables", "time", "trajectory_part",
    "truncated_remainder", "truths", "unit_part", "value_part", "verify_part", "work", "x", "z"};

/* Functions of <math.h>, which also have forms that end in f and l. Sorted. */
static const char *const mathematics[] = {
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "drem",
    "erf", "erfc", "exp", "exp10", "exp2", "expm1", "fabs", "fdim", "finite", "floor", "fma", "fmax", "fmin",
    "fmod", "frexp", "gamma", "hypot", "ilogb", "j0", "j1", "jn", "ldexp", "lgamma", "llrint", "llround", "log",
    "log10", "log1p", "log2", "logb", "lrint", "lround", "modf", "nan", "nearbyint", "nextafter", "nexttoward",
    "pow", "remainder", "remquo", "rint", "round", "scalb", "scalbln", "scalbn", "significand", "sin", "sinh",
    "sqrt", "tan", "tanh", "tgamma", "trunc", "y0", "y1", "yn"};

static int compare_words(const void *key, const void *element)
{
    return strcmp(key, *(const char *const *)element);
}

#define IS_AMONG(word, words) \
    (bsearch((word), (words), sizeof(words) / sizeof *(words), sizeof *(words), compare_words) != NULL)

/* True for enumerators of the runtime and for those that no scope holds, because they would make it too large: EQ_E1,
 * D_E1_BY_X, J_BY_E1_X. */
static bool is_position(const char *identifier)
{
    static const char *const beginnings[] = {"MODEL_", "EQ_", "DRAWN_", "D_E", "D_S", "J_BY_", "J_LOOP_",
                                             "WATCH_", "BRANCH_", "PAST_", "DELAY_"};
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (strncmp(identifier, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

bool c_is_mathematical(const char *name)
{
    return IS_AMONG(name, mathematics);
}

bool c_is_reserved(const char *identifier, bool is_member)
{
    char stem[16];
    const size_t length = strlen(identifier);
    if (IS_AMONG(identifier, keywords) || is_member)
        return IS_AMONG(identifier, keywords);
    if (IS_AMONG(identifier, library) || IS_AMONG(identifier, mathematics) || is_position(identifier))
        return true;
    if (length < 2 || length > sizeof stem || !strchr("fl", identifier[length - 1]))
        return false;
    memcpy(stem, identifier, length - 1);
    stem[length - 1] = '\0';
    return IS_AMONG((const char *)stem, mathematics);
}

CScope *cscope_within(Arena *arena, const CScope *outer)
{
    CScope *scope = arena_new_of(arena, CScope);
    scope->arena = arena;
    scope->outer = outer;
    scope->by_name = map_new(arena);
    scope->taken = map_new(arena);
    return scope;
}

CScope *cscope_members(Arena *arena)
{
    CScope *scope = cscope_within(arena, NULL);
    scope->is_members = true;
    return scope;
}

/* Greek letters are common in physics and have names; U+0391 and U+03B1 begin the two alphabets. NULL: another
 * letter. */
static const char *greek_name(const unsigned char *at)
{
    static const char *const names[] = {
        "Alpha",   "Beta", "Gamma", "Delta", "Epsilon", "Zeta",    "Eta",  "Theta", "Iota",  "Kappa",
        "Lambda",  "Mu",   "Nu",    "Xi",    "Omicron", "Pi",      "Rho",  NULL,    "Sigma", "Tau",
        "Upsilon", "Phi",  "Chi",   "Psi",   "Omega",   "alpha",   "beta", "gamma", "delta", "epsilon",
        "zeta",    "eta",  "theta", "iota",  "kappa",   "lambda",  "mu",   "nu",    "xi",    "omicron",
        "pi",      "rho",  "sigma", "sigma", "tau",     "upsilon", "phi",  "chi",   "psi",   "omega"};
    if ((at[0] & 0xE0) != 0xC0 || (at[1] & 0xC0) != 0x80)
        return NULL;
    int code = (at[0] & 0x1F) << 6 | (at[1] & 0x3F);
    if (code >= 0x391 && code <= 0x3A9)
        return names[code - 0x391];
    return code >= 0x3B1 && code <= 0x3C9 ? names[code - 0x3B1 + 25] : NULL;
}

const char *c_upper_case(Arena *arena, const char *words)
{
    char *text = arena_copy(arena, words, strlen(words));
    for (char *c = text; *c; c++)
        *c = *c >= 'a' && *c <= 'z' ? (char)(*c - 'a' + 'A') : *c;
    return text;
}

/* Keeps letters, digits and underscores, writes Greek letters by their names, and drops quotes and closing brackets.
 * Each run of other characters becomes one underscore. An `n` is put before a leading underscore, which is reserved for
 * the compiler, before a leading digit, and in place of an empty name. */
static const char *identifier_of(Arena *arena, const char *name)
{
    enum { MOST = 200 };
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    Text text = text_new(arena);
    for (const unsigned char *at = (const unsigned char *)c_unmarked(arena, name); *at; at++) {
        const char *greek = greek_name(at);
        if (strchr(plain, *at)) {
            text_add_char(&text, (char)*at);
        } else if (greek) {
            text_add(&text, greek);
            at++;
        } else if (*at != '\'' && *at != '"' && *at != ')' && *at != ']' && (*at & 0xC0) != 0x80 &&
                   !(text.length && text.at[text.length - 1] == '_')) {
            text_add_char(&text, '_');
        }
    }
    bool needs_prefix = strchr("_0123456789", text.at[0]) != NULL; /* also true for an empty text */
    return arena_format(arena, "%s%.*s", needs_prefix ? "n" : "", MOST, text.at);
}

const char *c_identifier(Arena *arena, const char *name)
{
    return c_marked(arena, identifier_of(arena, name), NUMBER_BEGIN);
}

static bool is_among(char c, char first, char last)
{
    return first <= c && c <= last;
}

const char *c_capitals(Arena *arena, const char *text)
{
    const char *form = identifier_of(arena, text);
    Text capitals = text_new(arena);
    for (const char *at = form; *at; at++) {
        bool begins_word = at > form && is_among(*at, 'A', 'Z') && is_among(at[1], 'a', 'z') &&
                           (is_among(at[-1], 'a', 'z') || is_among(at[-1], '0', '9'));
        text_add(&capitals, begins_word ? "_" : "");
        text_add_char(&capitals, is_among(*at, 'a', 'z') ? (char)(*at - 'a' + 'A') : *at);
    }
    return c_marked(arena, capitals.at, NUMBER_BEGIN);
}

const char *c_lower_case(Arena *arena, const char *name)
{
    Text text = text_new(arena);
    for (const char *at = c_capitals(arena, name); *at; at++)
        text_add_char(&text, (char)tolower((unsigned char)*at));
    return text.at;
}

bool cscope_has(const CScope *scope, const char *identifier)
{
    identifier = c_unmarked(scope->arena, identifier);
    Name name = name_of(identifier);
    for (const CScope *at = scope; at; at = at->outer)
        if (map_get(at->taken, name, -1) >= 0)
            return true;
    return c_is_reserved(identifier, scope->is_members);
}

/* Keeps the last words, up to half of the room, and as much of the beginning as fits; at most one character is left
 * unused. */
static const char *shortened(Arena *arena, const char *name, int longest)
{
    const int length = (int)strlen(name);
    if (length <= longest)
        return name;
    const char *end = name + length - longest / 2, *word = strchr(end, '_');
    if (word && word[1])
        end = word + 1;
    int begin = longest - 1 - (int)strlen(end);
    begin -= name[begin - 1] == '_';
    return arena_format(arena, "%.*s_%s", begin, name, end);
}

const char *cscope_fresh(CScope *scope, const char *wish)
{
    return cscope_fresh_within(scope, wish, C_LONGEST);
}

const char *cscope_fresh_within(CScope *scope, const char *wish, int longest)
{
    const char *base = identifier_of(scope->arena, wish);
    if (c_is_reserved(base, scope->is_members))
        base = arena_format(scope->arena, is_position(base) ? "n%s" : "%s_", base);
    const char *identifier = shortened(scope->arena, base, longest);
    if (cscope_has(scope, identifier)) {
        /* The next number is remembered with the base, so that a thousand equal wishes do not cost a million tries. */
        Name key = name_format("%s ", identifier);
        int number = map_get(scope->by_name, key, 1);
        do {
            const char *end = c_unmarked(scope->arena, arena_format(scope->arena, "_%d", ++number));
            const char *begin = shortened(scope->arena, base, longest - (int)strlen(end));
            identifier = arena_format(scope->arena, "%s%s", begin, end);
        } while (cscope_has(scope, identifier));
        map_put(scope->by_name, key, number);
    }
    map_put(scope->taken, name_of(identifier), 1);
    return c_marked(scope->arena, identifier, NUMBER_BEGIN);
}

/* ISO C promises 4095 characters in a string literal; longer texts are cut, at a character's border. */

const char *c_string(Arena *arena, const char *text)
{
    Text out = text_new(arena);
    for (const unsigned char *at = (const unsigned char *)c_unmarked(arena, text); *at; at++) {
        if (out.length > C_STRING_LIMIT && (*at & 0xC0) != 0x80) {
            text_add(&out, "...");
            break;
        }
        if (text_is_direction_control((const char *)at)) {
            text_format(&out, "\\%03o\\%03o\\%03o", at[0], at[1], at[2]);
            at += 2;
        } else if (*at == '"' || *at == '\\')
            text_format(&out, "\\%c", *at);
        else if (*at == '?' && at[1] == '?') /* breaks every trigraph */
            text_add(&out, "?\\");
        else if (*at == '\n')
            text_add(&out, "\\n");
        else if (*at == '\t')
            text_add(&out, "\\t");
        else if (*at < ' ' || *at == 0x7F)
            text_format(&out, "\\%03o", *at);
        else
            text_add_char(&out, (char)*at);
    }
    return c_marked(arena, out.at, NUMBER_IN_STRING);
}

const char *c_comment(Arena *arena, const char *text)
{
    Text out = text_new(arena);
    for (const unsigned char *at = (const unsigned char *)c_unmarked(arena, text); *at; at++) {
        bool turns = text_is_direction_control((const char *)at);
        char c = *at < ' ' || *at == 0x7F || turns ? ' ' : (char)*at;
        at += turns ? 2 : 0;
        char last = out.length ? out.at[out.length - 1] : '\0';
        if (c == ' ' && last == ' ')
            continue;
        /* "* /" and "/ *" neither end nor nest a comment; "? ?" is no trigraph; a final backslash joins no lines. */
        if ((last == '*' && c == '/') || (last == '/' && c == '*') || (last == '?' && c == '?'))
            text_add_char(&out, ' ');
        text_add_char(&out, c);
    }
    if (out.length && strchr("\\*/", out.at[out.length - 1]))
        text_add_char(&out, ' ');
    return c_marked(arena, out.at, NUMBER_IN_COMMENT);
}

const char *c_quoted(Arena *arena, const char *text)
{
    return text ? c_literal(arena, c_string(arena, text)) : "NULL";
}

const char *c_python(Arena *arena, const char *text)
{
    Text out = text_new(arena);
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        const bool turns = text_is_direction_control((const char *)at);
        if (turns)
            text_format(&out, "\\u%04x", 0x2000 | (at[1] & 0x3F) << 6 | (at[2] & 0x3F));
        else if (*at < ' ' || *at == 0x7F)
            text_format(&out, "\\x%02x", *at);
        else
            text_format(&out, *at == '\'' || *at == '\\' ? "\\%c" : "%c", *at);
        at += turns ? 2 : 0;
    }
    return arena_format(arena, "'%s'", out.at);
}

const char *c_truth(bool is_true)
{
    return is_true ? "true" : "false";
}
