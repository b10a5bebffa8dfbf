/* Conversion of doubles to text and back. */
#include "plant.h"

#include <float.h>
#include <locale.h>

static uint64_t random_bits(void)
{
    static uint64_t bits = 88172645463325252u;
    bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
    return bits;
}

static void shortest_digits(void **state)
{
    (void)state;
    assert_string_equal(number_text(0.1).text, "0.1");
    assert_string_equal(number_text(0.1 + 0.2).text, "0.30000000000000004");
    assert_string_equal(number_text(300).text, "300");
    assert_string_equal(number_text(1e-6).text, "1e-06");
    assert_string_equal(number_text(-1.0 / 3).text, "-0.3333333333333333");
    assert_string_equal(number_text(5e-324).text, "5e-324");
    assert_string_equal(number_text(DBL_MAX).text, "1.7976931348623157e+308");
    assert_string_equal(number_rounded(2.0 / 3, 3).text, "0.667");
}

static void every_number_reads_back(void **state)
{
    (void)state;
    for (int i = 0; i < 100000; i++) {
        const uint64_t bits = random_bits();
        double value, back;
        memcpy(&value, &bits, sizeof value);
        if (!isfinite(value))
            continue;
        assert_true(number_parse(number_text(value).text, &back));
        assert_memory_equal(&value, &back, sizeof value);
    }
}

/* The definition of the text: 15, 16 or 17 correctly rounded digits, the first of these that reads back; fewer digits
 * for subnormals. */
static void same_as_by_printf(double value)
{
    char text[40];
    const Number n = number_text(value);
    for (int digits = fabs(value) < DBL_MIN ? 1 : 15; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        const double back = strtod(text, NULL);
        if (memcmp(&back, &value, sizeof value) == 0)
            break;
    }
    if (strcmp(n.text, text) != 0)
        fail_msg("%s is not %s", n.text, text);
}

static void with_neighbours(double value)
{
    same_as_by_printf(value);
    same_as_by_printf(-value);
    same_as_by_printf(nextafter(value, 0));
    same_as_by_printf(nextafter(value, INFINITY));
}

static void digits_are_those_of_printf(void **state)
{
    (void)state;
    same_as_by_printf(0.0);
    same_as_by_printf(-0.0);
    for (int exponent = -1074; exponent < 1024; exponent++)
        with_neighbours(ldexp(1, exponent));
    for (int exponent = -323; exponent <= 308; exponent++) {
        char text[16];
        snprintf(text, sizeof text, "1e%d", exponent);
        with_neighbours(strtod(text, NULL));
    }
    for (int i = 1; i < 100000; i++) {
        same_as_by_printf(i);
        same_as_by_printf(i / 1000.0);
        same_as_by_printf(i * 1e-13);
        same_as_by_printf(4503599627370496.0 + i / 4.0);
        same_as_by_printf(90071992547409920.0 - 16.0 * i);
        same_as_by_printf(ldexp(2 * i + 1, -40)); /* many ties at 15 to 17 digits */
    }
    for (int i = 0; i < 1000000; i++) {
        const uint64_t bits = random_bits();
        const double part = (double)(bits >> 12) * 0x1p-52;
        double value;
        same_as_by_printf(pow(10, 29 * part - 11.5));
        memcpy(&value, &bits, sizeof value);
        if (i % 10 == 0 && isfinite(value))
            same_as_by_printf(value);
        if (i % 100 == 0)
            same_as_by_printf((double)(bits >> (12 + bits % 50)) * DBL_MIN * DBL_EPSILON);
    }
}

static void only_decimal_numbers_are_read(void **state)
{
    (void)state;
    static const char *const right[] = {"1", "+1", "-1.", ".5", "1e5", "1.5E-3", "007"};
    static const char *const wrong[] = {"", " 1", "1 ", ".", "e5", "1e", "1e+", "inf", "nan", "0x1",
                                        "1,5", "1e999", "--1", "1d3"};
    double value;
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++)
        assert_true(number_parse(right[i], &value));
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(number_parse(wrong[i], &value));
    char endless[1000];
    memset(endless, '1', sizeof endless);
    endless[sizeof endless - 1] = '\0';
    assert_false(number_parse(endless, &value));
}

/* Passes silently if no locale with a decimal comma is installed. */
static void the_locale_does_not_matter(void **state)
{
    (void)state;
    double value;
    if (!setlocale(LC_ALL, "de_DE.UTF-8") && !setlocale(LC_ALL, "fr_FR.UTF-8"))
        skip();
    assert_string_equal(number_text(1.5).text, "1.5");
    assert_true(number_parse("1.5", &value));
    assert_true(value > 1.4);
    assert_false(number_parse("1,5", &value));
    setlocale(LC_ALL, "C");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shortest_digits),
        cmocka_unit_test(every_number_reads_back),
        cmocka_unit_test(digits_are_those_of_printf),
        cmocka_unit_test(only_decimal_numbers_are_read),
        cmocka_unit_test(the_locale_does_not_matter),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
