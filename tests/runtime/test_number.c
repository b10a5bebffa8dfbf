/* Doubles as text and back. */
#include "plant.h"

#include <float.h>
#include <locale.h>

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
    uint64_t bits = 88172645463325252u;
    for (int i = 0; i < 100000; i++) {
        double value, back;
        bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
        memcpy(&value, &bits, sizeof value);
        if (!isfinite(value))
            continue;
        assert_true(number_parse(number_text(value).text, &back));
        assert_memory_equal(&value, &back, sizeof value);
    }
}

static void only_decimal_numbers_are_read(void **state)
{
    (void)state;
    static const char *const right[] = {"1", "+1", "-1.", ".5", "1e5", "1.5E-3", "007"};
    static const char *const wrong[] = {"", " 1", "1 ", ".", "e5", "1e", "1e+", "inf", "nan", "0x1", "1,5", "1e999", "--1", "1d3"};
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

/* Passes without a word where no locale with a decimal comma is installed. */
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
        cmocka_unit_test(only_decimal_numbers_are_read),
        cmocka_unit_test(the_locale_does_not_matter),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
