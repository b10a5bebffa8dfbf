/* test_causal.c - causalization of small systems whose answer is known. */
#include "causal_text.h"

static void assert_alias(const Causal *causal, const char *path, int sign, const char *of)
{
    const CausalVariable *v = variable_of(causal, path);
    assert_int_equal(v->role, ROLE_ALIAS);
    assert_true(v->representative >= 0);
    assert_string_equal(causal->variables.at[v->representative].path->text, of);
    assert_int_equal(v->sign, sign);
}

static void assert_number(const Causal *causal, const char *path, double value)
{
    const CausalVariable *v = variable_of(causal, path);
    assert_int_equal(v->role, ROLE_ALIAS);
    assert_int_equal(v->representative, -1);
    assert_true(fabs(v->value - value) < 1e-15);
}

static int schedule_blocks(const Schedule *schedule, BlockKind kind)
{
    int count = 0;
    for (int i = 0; i < schedule->count; i++)
        count += schedule->at[i]->kind == kind;
    return count;
}

static void test_aliases_carry_signs(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable a\nport variable p.b\nport variable p.c\nvariable d\nvariable x start 1\n"
                                "a + p.b = 0\np.b = p.c\nd = -p.c\nder(x) = a\na = -x*x");
    assert_alias(c, "p.b", -1, "a");
    assert_alias(c, "p.c", -1, "a");
    assert_alias(c, "d", 1, "a");
    assert_int_equal(c->states.count, 1);
}

static void test_numbers_spread_through_aliases(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable a\nvariable b\nvariable c\na = 0\nb - 2*a = c\nb + c = 4\n");
    assert_number(c, "a", 0);
    double *values = values_at_start(c);
    assert_value(c, values, "b", 2);
    assert_value(c, values, "c", 2);
}

static void test_alias_of_a_constant_has_no_derivative(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant k = 3\nvariable a\nvariable b\na = k\nb = der(a)");
    assert_alias(c, "a", 1, "k");
    assert_number(c, "der(a)", 0);
    assert_number(c, "b", 0);
}

static void test_derivatives_follow_aliases(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x start 2\nvariable y\nvariable f\nx = -y\nder(y) = f\nf = x");
    assert_int_equal(c->states.count, 1);
    assert_alias(c, "x", -1, "y");
    double *values = values_at_start(c);
    assert_value(c, values, "y", -2);
    assert_value(c, values, "der(y)", 2);
}

static void test_derivative_of_an_alias_is_an_alias(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x start 2\nvariable y\nvariable f\nx = -y\nder(y) = f\nder(x) = x + time*f");
    assert_alias(c, "y", -1, "x");
    assert_alias(c, "der(y)", -1, "der(x)");
}

/* Each alias is credited to an equation in which it occurs, and each equation to one alias. */
static void assert_credits(const char *model, const char *expected)
{
    const Causal *c = causal_of(model);
    Text found = text_new(arena);
    for (int v = 0; v < c->variables.count; v++) {
        const CausalVariable *alias = &c->variables.at[v];
        if (alias->role != ROLE_ALIAS)
            continue;
        text_format(&found, "%s%s %d", found.length ? ", " : "", alias->path->text, alias->equation + 1);
        for (int i = 0; i < alias->with.count; i++)
            text_format(&found, "+%d", alias->with.at[i] + 1);
    }
    assert_string_equal(found.at, expected);
}

/* A network of four nodes: that the flow x into it equals the flow y out of it follows only from all sums of flows
 * together. */
#define NETWORK                                                                                                        \
    "variable a\nvariable b\nvariable c\nvariable d\nvariable e\nvariable f\nvariable x start 1\nvariable y\n"         \
    "variable p\nvariable q\nvariable r\nvariable s\n"
#define FLOWS "x = p + q\ny = r + s\na = sin(time)\nb = a^2\nd = a^3\np = a*b\nr = d*b\nder(x) = -x\n"

static void test_aliases_are_credited(void **state)
{
    (void)state;
    /* a chain, written from either end; a derivative is credited together with its variable */
    const char *chain = "variable x start 1\nvariable a\nvariable b\nvariable c\nder(x) = -x\n";
    assert_credits(arena_format(arena, "%sa = b\nb = c\nc = x\n", chain), "a 2, b 3, c 4");
    assert_credits(arena_format(arena, "%sc = b\na = x\nb = a\n", chain), "a 3, b 4, c 2");
    assert_credits("variable x start 1\nvariable y\nvariable f\nvariable w\nder(x) = f\nf = -x\nx = -y\n"
                   "w = der(y)*time\n",
                   "y 3, f 2, der(y) 3");
    /* a variable equal to a number comes first, also in the middle of a chain */
    assert_credits("variable a\nvariable b\nvariable c\na + b = c\na = 0\nb = 2\n", "a 2, b 3, c 1");
    /* an alias from two equal sums is credited to either of them, depending on the representative */
    const char *sums = "variable a\nvariable b\nvariable x start 1\nvariable p\nvariable q\nder(x) = -x\n"
                       "p = sin(time)\n";
    assert_credits(arena_format(arena, "%sa = p + q\nx = p + q\nb = p*q\n", sums), "a 3+4");
    assert_credits(arena_format(arena, "%sx = p + q\na = p + q\nb = p*q\n", sums), "a 4+3");
    assert_credits(arena_format(arena, "%sb = p + q\na = p + q\nx = p + q\n", sums), "a 4+3, b 3+5");
    /* more sums: credited to the one in which the alias occurs; if to several, to one together with the others */
    assert_credits(NETWORK "x + a + b + c = 0\nd + e = a\nf = b + d\ny = c + e + f\n" FLOWS, "y 4+1+3+2");
    assert_credits(NETWORK "y + a + b + c = 0\nd + e = a\nf = b + d\nx = c + e + f\n" FLOWS, "y 1+4+3+2");
    assert_credits(NETWORK "x + a + b + c = 0\nd + e = a\nf = b + d + y\n2*y = c + e + f\n" FLOWS, "y 1+4+3+2");
}

/* The sum of all currents of a closed circuit implies a current of 0 to ground. */
static void test_redundant_current_sum_gives_zero(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable s\nvariable r\nvariable l\nvariable g\nvariable u\nconstant k = 2\n"
                                "g - s - r - l = 0\ns + r + l = 0\nk*r = u\nk*l = 2*u\nu = sin(time)");
    assert_number(c, "g", 0);
}

static void test_redundant_equation_is_dropped(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable a\nvariable b\nvariable d\na + b - d = 0\n2*a + 2*b = 2*d\na = 1\nb = time");
    assert_int_equal(c->equations.at[1].use, EQUATION_REDUNDANT);
}

static void test_contradiction_is_named(void **state)
{
    (void)state;
    const char *text = errors_of("variable a\nvariable b\na - b = 0\na - b = 1\n");
    assert_mentions(text, "[C03]");
    assert_mentions(text, "E2: a - b = 1");
}

static void test_too_many_equations(void **state)
{
    (void)state;
    const char *text = errors_of("variable a\nvariable b\na*b = 1\na^2 = time\nsin(a) = b");
    assert_mentions(text, "[C01]");
    assert_mentions(text, "3 equations of the model for 2 unknowns: 1 too many");
}

static void test_too_few_equations(void **state)
{
    (void)state;
    const char *text = errors_of("variable a\nvariable b\nvariable c\na*b = 1\nc = 2*time");
    assert_mentions(text, "[C02]");
    assert_mentions(text, "2 unknowns of the model for 1 equation: 1 cannot be determined");
    assert_mentions(text, "E1: a*b = 1");
}

static void test_constants_in_dependency_order(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant volume = area*h\nconstant area = w^2\nconstant w = 3\nconstant h = 2\n"
                                "constant mass\nmass/volume = 10\nvariable x\nx = mass");
    double *values = values_at_start(c);
    assert_value(c, values, "volume", 18);
    assert_value(c, values, "mass", 180);
    assert_alias(c, "x", 1, "mass");
}

static void test_what_constants_determine_is_computed_once(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant r = 0.5\nvariable area\nvariable x start 1\narea = 3*r^2\nder(x) = -area*x");
    assert_int_equal(variable_of(c, "area")->role, ROLE_DERIVED_CONSTANT);
    assert_int_equal(c->constants.count, 1);
    assert_int_equal(c->continuous.count, 1);
}

static void test_constant_division_by_zero(void **state)
{
    (void)state;
    assert_mentions(errors_of("constant a = 0\nconstant b = 1/a\nvariable x\nx = b"), "[C07]");
}

static void test_linear_loop(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant r1 = 2\nconstant r2 = 3\nvariable u\nvariable i1\nvariable i2\nvariable i\n"
                                "r1*i1 = u\nr2*i2 = u\ni1 + i2 = i\ni = 10 - u");
    double *values = values_at_start(c);
    assert_value(c, values, "u", 10 / (1 + 1.0 / 2 + 1.0 / 3));
}

static void test_large_linear_loop_is_solved(void **state)
{
    (void)state;
    Text text = text_new(arena);
    enum { N = 12 };
    for (int i = 0; i <= N + 1; i++)
        text_format(&text, "variable v%d\n", i);
    text_format(&text, "v0 = 1\nv%d = 0\n", N + 1);
    for (int i = 1; i <= N; i++)
        text_format(&text, "(v%d - v%d)*%d.5 = (v%d - v%d)*%d.5 + 0.1*v%d\n", i - 1, i, i, i, i + 1, i + 1,
                    (i * 5) % N + 1);
    const Causal *c = causal_of(text.at);
    assert_int_equal(schedule_blocks(&c->continuous, BLOCK_NONLINEAR), 0);
    double *values = values_at_start(c);
    for (int i = 1; i <= N; i++) {
        char name[3][8];
        for (int k = 0; k < 3; k++)
            snprintf(name[k], sizeof name[k], "v%d", i - 1 + k);
        char other[8];
        snprintf(other, sizeof other, "v%d", (i * 5) % N + 1);
        double a = value_of(c, values, name[0]), b = value_of(c, values, name[1]), d = value_of(c, values, name[2]);
        double rest = (a - b) * (i + 0.5) - (b - d) * (i + 1.5) - 0.1 * value_of(c, values, other);
        assert_true(fabs(rest) < 1e-10);
    }
}

/* A ladder of resistors: solving from one end to the other would more than double the errors with each rung. */
static void test_a_ladder_is_not_torn_to_one_unknown(void **state)
{
    (void)state;
    Text text = text_new(arena);
    enum { N = 60 };
    for (int i = 0; i <= N + 1; i++)
        text_format(&text, "variable v%d\n", i);
    text_format(&text, "v0 = 1 + time\nv%d = 0\n", N + 1);
    for (int i = 1; i <= N; i++)
        text_format(&text, "1.5*(v%d - v%d) = 1.25*(v%d - v%d) + 1.1*v%d\n", i - 1, i, i, i + 1, i);
    const Causal *c = causal_of(text.at);
    assert_int_equal(schedule_blocks(&c->continuous, BLOCK_LINEAR), 1);
    double *values = values_at_start(c);
    for (int i = 1; i <= N; i++) {
        double a = values[i - 1], b = values[i], d = values[i + 1];
        assert_true(fabs(1.5 * (a - b) - 1.25 * (b - d) - 1.1 * b) < 1e-12);
        assert_true(fabs(b) < fabs(a) || fabs(a) < 1e-12);
    }
}

static void test_a_large_loop_stays_sparse(void **state)
{
    (void)state;
    Text text = text_new(arena);
    enum { N = 310 };
    for (int i = 0; i < N; i++)
        text_format(&text, "variable x%d guess 1\n", i);
    for (int i = 0; i < N; i++)
        text_format(&text, "x%d^2 + 2*x%d^2 + 3*x%d^2 = 6\n", i, (i + 1) % N, (i + 2) % N);
    const Causal *c = causal_of(text.at);
    assert_int_equal(c->continuous.count, 1);
    const Block *loop = c->continuous.at[0];
    assert_true(loop->is_sparse && loop->kind == BLOCK_NONLINEAR);
    assert_int_equal(loop->partials.count, 0);
    assert_true(loop->jacobian.count <= 4 * N);
}

static void test_nonlinear_loop(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x guess 2\nvariable y guess 0.4\nx^2 + y^2 = 4\nx*y = 1");
    assert_int_equal(schedule_blocks(&c->continuous, BLOCK_NONLINEAR), 1);
    double *values = values_at_start(c);
    double x = value_of(c, values, "x"), y = value_of(c, values, "y");
    assert_true(fabs(x * x + y * y - 4) < 1e-10 && fabs(x * y - 1) < 1e-10);
}

static void test_identically_singular_loop(void **state)
{
    (void)state;
    assert_mentions(errors_of("variable a\nvariable b\nk*a + k*b = 1\nsin(time)*a + sin(time)*b = 2\nconstant k = 3"),
                    "[C03]");
}

/* Two inertias on one shaft: one velocity is free, the torque between them is found from the differentiated
 * constraint. */
static void test_rigid_coupling_is_index_two(void **state)
{
    (void)state;
    const Causal *c =
        causal_of("constant i1 = 2\nconstant i2 = 3\nconstant ratio = 2\nvariable w1 start 4\nvariable w2\n"
                  "variable t\nw1 = ratio*w2\ni1*der(w1) = 10 - t\ni2*der(w2) = ratio*t");
    assert_int_equal(c->states.count, 1);
    assert_string_equal(c->variables.at[c->states.at[0]].path->text, "w1");
    assert_int_equal(c->equations.count, 4);
    assert_int_equal(c->equations.at[3].parent, 0);
    double *values = values_at_start(c);
    assert_value(c, values, "w2", 2);
    assert_value(c, values, "der(w1)", 10 / (2 + 3.0 / 4));
}

/* The Cartesian pendulum of Pantelides' paper: index 3, two states; the length's equation is differentiated twice. */
static void test_pendulum_is_index_three(void **state)
{
    (void)state;
    const Causal *c =
        causal_of("constant l = 1\nvariable x start 0.6\nvariable y guess -0.8\nvariable vx start 0\nvariable vy\n"
                  "variable f\nder(x) = vx\nder(y) = vy\nder(vx) = f*x\nder(vy) = f*y - 9.81\nx^2 + y^2 = l^2");
    assert_int_equal(c->states.count, 2);
    assert_int_equal(c->sets.count, 2); /* of positions, and of velocities */
    for (int i = 0; i < 2; i++)
        assert_int_equal(c->sets.at[i].candidates.count, 2);
    double *values = values_at_start(c);
    assert_value(c, values, "y", -0.8);
    assert_value(c, values, "vy", 0);
    assert_value(c, values, "f", -9.81 * 0.8);
    assert_value(c, values, "der(vx)", -9.81 * 0.8 * 0.6);
}

/* A slider-crank: the state whose choice is certain because of constants is chosen, although the start of the slider is
 * given too. */
static void test_certain_choice_needs_no_set(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable phi start 0.5\nvariable s start 0.8775825618903728\nvariable w start 1\n"
                                "variable f\nder(phi) = w\nder(w) = -f*sin(phi)\ns = cos(phi)\nder(s) + f = 0");
    assert_int_equal(c->sets.count, 0);
    assert_int_equal(variable_of(c, "phi")->role, ROLE_STATE);
    assert_int_equal(variable_of(c, "s")->role, ROLE_ALGEBRAIC);
}

/* Two capacitors between the same two nodes: the sum of the equations contains no derivatives. */
static void test_dependent_equations_are_combined(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant c = 2\nvariable a start 3\nvariable b\nvariable d\n"
                                "c*(der(a) - der(b)) = -a\nc*(der(b) - der(a)) = d - b\nd = 2*b + a");
    assert_int_equal(c->states.count, 1);
    assert_int_equal(c->equations.at[1].use, EQUATION_REPLACED);
    assert_string_equal(reason_text(arena, c->equations.at[3].reason), "E1 + E2");
    double *values = values_at_start(c);
    assert_value(c, values, "b", 0); /* 0 = -a + d - b = b */
    assert_value(c, values, "der(a)", -1.5);
}

/* The combination has varying factors, and both equations were differentiated: it is formed from the equations before
 * differentiation. */
static void test_varying_factors_combine_what_was_differentiated(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable a start 3\nvariable b\nvariable d\nvariable w start 1\nvariable q\n"
                                "variable p\n"
                                "(2 + sin(w))*(der(a) - der(b)) = -a\n(2 + cos(w))*(der(b) - der(a)) = d - b\n"
                                "d = 2*b + a\nder(w) = -w\nq = der(a)\np = der(q)");
    assert_int_equal(c->states.count, 2);
    double *values = values_at_start(c);
    double part = (2 + cos(1)) / (2 + sin(1)), change = (cos(1) * (2 + cos(1)) + sin(1) * (2 + sin(1)));
    change /= (2 + sin(1)) * (2 + sin(1)); /* der(part) */
    double b = 3 * (part - 1), slope = (3 / (2 + sin(1)) - 3 * change) / (part - 2);
    assert_value(c, values, "b", b);
    assert_value(c, values, "der(a)", slope);
}

/* If the validity of a combination depends on values of unknowns, the system is rejected and the message names the
 * equations. */
static void test_combination_by_unknown_factors_is_refused(void **state)
{
    (void)state;
    const char *errors = errors_of("constant k = 0\nvariable a\nvariable b\nvariable c\n"
                                   "a + b = k*der(b)\nsin(a) + 0.4 = exp(c/2)\n"
                                   "0.3*(sin(a) + 0.4) + k*(c*c) = b + 3 + 0.3*exp(c/2)");
    assert_mentions(errors, "[C05]");
}

/* a vanishes from the combination up to rounding: 1.51 - 1.51*(0.99*0.2982)/(0.99*0.2982) need not be exactly 0. */
static void test_what_cancels_but_for_rounding_is_not_there(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable a start -1\nvariable b\nvariable v\nvariable u\n"
                                "0.79*(der(a) - der(b)) = 1.51*a + 3\nu = 1.71*der(v) + v\n"
                                "0.99*(v + 0.2982*(0.79*(der(a) - der(b)))) = 0.99*(2.04 + 0.2982*(1.51*a + 3))\n"
                                "0.79*(der(b) - der(a)) = 2*u + b");
    assert_int_equal(c->states.count, 1);
    double *values = values_at_start(c);
    assert_value(c, values, "u", 2.04);
    assert_value(c, values, "b", -5.57);
}

/* An inductance of zero makes a current algebraic: the structure depends on the value of the constant. */
static void test_zero_coefficient_decides_the_structure(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant l = 0\nconstant r = 2\nvariable i\nvariable v start 1\n"
                                "l*der(i) = v - r*i\nder(v) = -i");
    assert_int_equal(c->states.count, 1);
    assert_non_null(variable_of(c, "l")->decides);
    assert_null(variable_of(c, "r")->decides);
    double *values = values_at_start(c);
    assert_value(c, values, "der(v)", -0.5);
}

/* a and b are undetermined, because only their difference occurs. */
static void test_floating_part_is_named(void **state)
{
    (void)state;
    const char *errors = errors_of("constant r = 2\nvariable a\nvariable b\nvariable i\nvariable j\n"
                                   "r*i = a - b\nr*j = b - a\ni + j = 0\ni = 1 + time");
    assert_mentions(errors, "[C06]");
    assert_mentions(errors, "2 variables cannot be determined");
}

/* A controller differentiates a measured signal: the constraint gives the derivative, no state is added. */
static void test_differentiated_signal(void **state)
{
    (void)state;
    const Causal *c =
        causal_of("constant set = 373\nvariable t start 293\nvariable err\nvariable i start 0\nvariable u\n"
                  "err = set - t\nder(i) = err\nu = 6*err + 0.01*i + 5*der(err)\n385*der(t) = u - 0.55*(t - 293)");
    assert_int_equal(c->states.count, 2);
    assert_int_equal(variable_of(c, "err")->role, ROLE_ALGEBRAIC);
    double *values = values_at_start(c);
    assert_value(c, values, "der(t)", 480 / 390.0);
}

static void test_equal_samples_share_a_clock(void **state)
{
    (void)state;
    const Causal *causal = causal_of("constant period = 0.1\nvariable x start 1\nvariable y\nvariable z\n"
                                     "der(x) = y + z\ny = if sample(0, period) then 1 else 0\n"
                                     "z = if sample(0, period) or sample(1, 2) then 1 else 0");
    assert_int_equal(causal->clocks.count, 2);
    assert_ptr_equal(causal->clocks.at[0].period, text_expression(arena, "period"));
}

static void test_same_input_same_listing(void **state)
{
    (void)state;
    const char *model = "variable x start 1\nvariable y\nvariable z\nder(x) = y*z\ny^3 + z = x\nz = sin(y) + x";
    Text first = text_new(arena), second = text_new(arena);
    causal_print(&first, causal_of(model), false);
    causal_print(&second, causal_of(model), false);
    assert_string_equal(first.at, second.at);
}

/* A variable may be called like a word of the reasons. */
static void test_reasons_refer_to_what_they_name(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable given start 1\nvariable u\nvariable y start 2\n"
                                "der(given) = u\nder(y) = -u\nu = sin(time)");
    const int leader = c->states.at[0];
    FamilyListing listing = family_listing(arena, false);
    Text text = text_new(arena);
    bool is_named = false;
    assert_int_equal(c->states.count, 1);
    causal_list(&listing, c);
    for (int e = 0; e < listing.entries.count; e++) {
        const FamilyEntry *entry = &listing.entries.at[e];
        for (int i = 1; i < entry->pieces.count; i++) {
            const FamilyPiece *before = &entry->pieces.at[i - 1], *piece = &entry->pieces.at[i];
            is_named = is_named || (before->kind == FAMILY_WORDS && strcmp(before->is.words, "changes as -") == 0 &&
                                    piece->of == LISTED_VARIABLE && piece->index == leader);
        }
    }
    assert_true(is_named);
    family_print(&listing, &text);
    assert_non_null(strstr(text.at, "its start is given\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_aliases_carry_signs),
        TEST(test_numbers_spread_through_aliases),
        TEST(test_alias_of_a_constant_has_no_derivative),
        TEST(test_derivatives_follow_aliases),
        TEST(test_derivative_of_an_alias_is_an_alias),
        TEST(test_aliases_are_credited),
        TEST(test_redundant_current_sum_gives_zero),
        TEST(test_redundant_equation_is_dropped),
        TEST(test_contradiction_is_named),
        TEST(test_too_many_equations),
        TEST(test_too_few_equations),
        TEST(test_constants_in_dependency_order),
        TEST(test_what_constants_determine_is_computed_once),
        TEST(test_constant_division_by_zero),
        TEST(test_linear_loop),
        TEST(test_large_linear_loop_is_solved),
        TEST(test_a_ladder_is_not_torn_to_one_unknown),
        TEST(test_a_large_loop_stays_sparse),
        TEST(test_nonlinear_loop),
        TEST(test_identically_singular_loop),
        TEST(test_rigid_coupling_is_index_two),
        TEST(test_pendulum_is_index_three),
        TEST(test_certain_choice_needs_no_set),
        TEST(test_dependent_equations_are_combined),
        TEST(test_varying_factors_combine_what_was_differentiated),
        TEST(test_combination_by_unknown_factors_is_refused),
        TEST(test_what_cancels_but_for_rounding_is_not_there),
        TEST(test_zero_coefficient_decides_the_structure),
        TEST(test_floating_part_is_named),
        TEST(test_differentiated_signal),
        TEST(test_equal_samples_share_a_clock),
        TEST(test_same_input_same_listing),
        TEST(test_reasons_refer_to_what_they_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
