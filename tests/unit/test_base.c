/* test_base.c - memory, names, maps, text, numbers, files and the collection of diagnostics. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/base.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void memory_is_zeroed_and_aligned(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    for (size_t size = 1; size < 200000; size = size * 3 + 1) {
        char *memory = arena_alloc(arena, size);
        assert_int_equal((uintptr_t)memory % _Alignof(void *), 0);
        assert_int_equal((uintptr_t)memory % _Alignof(double), 0);
        assert_int_equal((uintptr_t)memory % _Alignof(uint64_t), 0);
        for (size_t i = 0; i < size; i++)
            assert_int_equal(memory[i], 0);
        memset(memory, 0xAB, size);
    }
    arena_free(arena);
    arena_free(NULL);
}

/* Resizes in an empty arena, at the end of a block, in the middle of a block, and in a block of its own. */
static void resizing_keeps_the_content(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    char few[16] = "on the stack";
    char *moved = arena_resize(arena, few, sizeof few, 32);
    assert_string_equal(moved, "on the stack");
    char *first = arena_resize(arena, NULL, 0, 10);
    memcpy(first, "123456789", 10);
    char *grown = arena_resize(arena, first, 10, 1000);
    assert_ptr_equal(grown, first);
    arena_alloc(arena, 1);
    char *elsewhere = arena_resize(arena, grown, 1000, 2000);
    assert_string_equal(elsewhere, "123456789");
    size_t size = 2000;
    for (int i = 0; i < 14; i++, size *= 2)
        elsewhere = arena_resize(arena, elsewhere, size, size * 2);
    assert_string_equal(elsewhere, "123456789");
    assert_true(arena_bytes(arena) < 3 * size);
    arena_free(arena);
}

static void lists_grow(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    IntList list = {0};
    for (int i = 0; i < 100000; i++)
        list_push(arena, &list, i);
    for (int i = 0; i < list.count; i++)
        assert_int_equal(list.at[i], i);
    assert_int_equal(list_last(&list), 99999);
    arena_free(arena);
}

static void numbers_are_sorted_and_found(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    IntList list = {0};
    ints_sort(&list);
    assert_false(ints_hold(&list, 0));
    for (int i = 0; i < 100; i++)
        list_push(arena, &list, i * 37 % 100 * 2 - 100);
    ints_sort(&list);
    for (int i = 0; i < 100; i++)
        assert_int_equal(list.at[i], 2 * i - 100);
    for (int i = -102; i <= 102; i++)
        assert_int_equal(ints_hold(&list, i), i >= -100 && i < 100 && i % 2 == 0);
    arena_free(arena);
}

static void equal_names_are_one(void **state)
{
    (void)state;
    Name a = name_of("bed.surface.T");
    assert_ptr_equal(a, name_format("%s.%c", "bed.surface", 'T'));
    assert_ptr_equal(name_of(""), name_of_length("x", 0));
    assert_int_equal(name_of_length("a\0b", 3)->length, 3);
    uint32_t id = name_of("another")->id;
    for (int i = 0; i < 5000; i++)
        assert_int_equal(name_format("n%d", i)->id, id + 1 + (uint32_t)i);
    assert_ptr_equal(a, name_of("bed.surface.T"));
    Arena *arena = arena_new();
    char *word = arena_alloc(arena, 5001);
    memset(word, 'w', 5000);
    assert_int_equal(name_format("%s", word)->length, 5000);
    assert_ptr_equal(a, name_joined(name_of("bed"), ".", name_of("surface.T")));
    assert_int_equal(name_joined(name_of(word), "::", name_of(word))->length, 10002);
    arena_free(arena);
    names_release();
}

static void maps_find_what_was_put(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    Map *map = map_new(arena);
    assert_int_equal(map_get_number(map, 7, -1), -1);
    for (uint64_t i = 0; i < 20000; i++)
        map_put_number(map, i * i * 977, (int)i);
    for (uint64_t i = 0; i < 20000; i++)
        assert_int_equal(map_get_number(map, i * i * 977, -1), i);
    map_put_number(map, 0, 5);
    assert_int_equal(map_get_number(map, 0, -1), 5);
    assert_int_equal(map_get_number(map, 3, -1), -1);
    assert_true(map_enter(map, arena));
    assert_false(map_enter(map, arena));
    arena_free(arena);
}

static void lists_know_their_pointers(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    List(const void *) list = {0};
    assert_false(list_holds(&list, NULL));
    list_push(arena, &list, &list);
    list_push(arena, &list, arena);
    assert_true(list_holds(&list, arena));
    assert_false(list_holds(&list, state));
    arena_free(arena);
}

static void text_is_padded_by_columns(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    Text text = text_new(arena);
    text_add(&text, "first line\nh\xC3\xB6he");
    text_pad_to(&text, 8);
    text_add_char(&text, '|');
    text_pad_to(&text, 3); /* too late: one blank */
    text_format(&text, "%d", 42);
    assert_string_equal(text.at, "first line\nh\xC3\xB6he    | 42");
    arena_free(arena);
}

static void text_becomes_utf8(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    static const char *const kept[] = {"", "a", "h\xC3\xB6he", "\xE2\x82\xAC", "\xED\x9F\xBF", "\xF0\x90\x80\x80",
                                       "\xF4\x8F\xBF\xBF"};
    static const char *const converted[][2] = {
        {"h\xF6he", "h\xC3\xB6he"},
        {"\xB0" "C \xC3\xB6", "\xC2\xB0" "C \xC3\xB6"},
        {"\xC3", "\xC3\x83"},
        {"\xC0\xAF", "\xC3\x80\xC2\xAF"},                   /* overlong */
        {"\xED\xA0\x80", "\xC3\xAD\xC2\xA0\xC2\x80"},      /* a surrogate */
        {"\xF4\x90\x80\x80", "\xC3\xB4\xC2\x90\xC2\x80\xC2\x80"}, /* beyond the last character */
        {"\xE2\x82", "\xC3\xA2\xC2\x82"}};                 /* cut off */
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        assert_ptr_equal(text_in_utf8(arena, kept[i]), kept[i]);
    for (size_t i = 0; i < sizeof converted / sizeof *converted; i++)
        assert_string_equal(text_in_utf8(arena, converted[i][0]), converted[i][1]);
    arena_free(arena);
}

static void format_of(char *at, size_t room, int *length, const char *format, ...) PRINTF_LIKE(4, 5);

static void format_of(char *at, size_t room, int *length, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    *length = format_list(at, room, format, arguments);
    va_end(arguments);
}

/* The text equals that of the C library, also where the buffer has room for a part only. */
#define check_format(...)                                                        \
    do {                                                                         \
        for (size_t room = 0; room < 40; room++) {                               \
            char own[40] = "?", other[40] = "?";                                 \
            int length = 0;                                                      \
            format_of(own, room, &length, __VA_ARGS__);                          \
            assert_int_equal(length, snprintf(other, room, __VA_ARGS__));        \
            assert_string_equal(own, other);                                     \
        }                                                                        \
    } while (0)

static void formats_are_those_of_c(void **state)
{
    (void)state;
    check_format("%s", "");
    check_format("%s.%s[%d]%%", "bed", "T", 12);
    check_format("%d %d %d %u", 0, INT_MIN, INT_MAX, UINT_MAX);
    check_format("%*s|%*s|%*s", 5, "ab", -5, "cd", 1, "efg");
    check_format("%.*s|%.*s|%.*s", 2, "abc", -1, "def", 7, "gh");
    check_format("%c%c", 'a', 'b');
    check_format("%zu %5d %g", sizeof(int), 7, 0.5);
}

static void numbers_read_back(void **state)
{
    (void)state;
    static const double special[] = {0, 1, -1, 0.1, 1e15, 1e22, 123456789, 1e-5, DBL_MAX, DBL_MIN, 5e-324, 1.0 / 3};
    char buffer[32];
    double back;
    for (size_t i = 0; i < sizeof special / sizeof *special; i++) {
        assert_true(number_read(number_print(special[i], buffer), &back));
        assert_true(back == special[i]);
    }
    uint64_t bits = 42;
    for (int i = 0; i < 20000; i++) {
        double number;
        bits = bits * 6364136223846793005u + 1442695040888963407u;
        memcpy(&number, &bits, sizeof number);
        if (!isfinite(number))
            continue;
        assert_true(number_read(number_print(number, buffer), &back));
        assert_true(back == number);
    }
    assert_string_equal(number_print(0.1, buffer), "0.1");
    assert_string_equal(number_print(20000, buffer), "20000");
    assert_string_equal(number_print(-2.5e-7, buffer), "-2.5e-07");
}

static void odd_numbers_are_refused(void **state)
{
    (void)state;
    static const char *const wrong[] = {"",    "-",   ".",  "e5", "1e",    "1,5", "0x10",
                                        "inf", "nan", "1 ", " 1", "1e999", "--1"};
    double number;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(number_read(wrong[i], &number));
    assert_true(number_read("+.5e-1", &number) && fabs(number - 0.05) < 1e-18);
    assert_true(number_read("5.", &number) && fabs(number - 5) < 1e-18);
}

static void words_are_among_others(void **state)
{
    (void)state;
    static const char words[] = "radius|mass|m";
    assert_true(word_is_among("radius", words) && word_is_among("mass", words) && word_is_among("m", words));
    assert_false(word_is_among("", words) || word_is_among("ma", words) || word_is_among("mass|m", words));
}

static void distances_between_words(void **state)
{
    (void)state;
    assert_int_equal(word_distance("radius", "radios", 9), 1);
    assert_int_equal(word_distance("kitten", "sitting", 9), 3);
    assert_int_equal(word_distance("", "abc", 9), 3);
    assert_int_equal(word_distance("abc", "xyz", 2), 2);
    assert_int_equal(word_distance("Radius", "rAdius", 9), 0);
    assert_int_equal(word_distance("lenght", "length", 9), 1);
    assert_true(word_distance("Nope", "Scope", 9) > word_tolerance("Nope", "Scope"));
    assert_true(word_distance("string", "sin", 9) > word_tolerance("string", "sin"));
    assert_true(word_distance("presure", "pressure", 9) <= word_tolerance("presure", "pressure"));
    assert_int_equal(word_tolerance("u1", "u2"), 0);
}

static void paths(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    assert_string_equal(path_base("a/b/c.xmi"), "c.xmi");
    assert_string_equal(path_directory(arena, "a/b/c.xmi"), "a/b");
    assert_string_equal(path_directory(arena, "c.xmi"), ".");
    assert_string_equal(path_directory(arena, "/c"), "/");
    assert_string_equal(path_join(arena, "a", "b"), "a/b");
    assert_string_equal(path_join(arena, "a/", "b"), "a/b");
    assert_string_equal(path_join(arena, ".", "b"), "b");
    assert_string_equal(path_join(arena, "a", "/b"), "/b");
    arena_free(arena);
}

static void files_appear_whole_or_not(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    char folder[] = "/tmp/sysphsc-base-XXXXXX";
    assert_non_null(mkdtemp(folder));
    const char *deep = path_join(arena, folder, "a/b/c"), *file = path_join(arena, deep, "text");
    assert_true(directory_make(arena, deep));
    assert_true(directory_make(arena, deep));
    assert_true(file_write(arena, file, "hello", 5));
    assert_true(path_exists(file) && !path_is_directory(file));
    assert_false(file_write(arena, deep, "a folder already exists and was not written by sysphsc", 22));
    assert_false(path_exists(arena_format(arena, "%s.part", deep)));
    assert_false(directory_make(arena, path_join(arena, file, "below")));
    assert_false(file_write(arena, path_join(arena, folder, "missing/text"), "x", 1));
    arena_free(arena);
    char command[64];
    snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
}

static const char *flushed(Arena *arena, bool quiet)
{
    char *buffer = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&buffer, &size);
    diag_flush(stream, quiet);
    fclose(stream);
    const char *copy = arena_copy(arena, buffer, size);
    free(buffer);
    return copy;
}

static void diagnostics_come_in_the_order_of_their_sources(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    SourceFile a = {name_of("models/a.xmi"), name_of("a.xmi")}, b = {name_of("b.xmi"), name_of("b.xmi")};
    diag(DIAG_C03, (Source){&a, 20, NULL}, "second in a");
    diag_detail("a detail\nof two lines");
    diag_fix("mend it");
    diag(DIAG_C03, (Source){&b, 1, NULL}, "in b");
    diag(DIAG_C08, (Source){&a, 3, NULL}, "first in a, with a bell \a");
    assert_int_equal(diag_error_count(), 2);
    const char *text = flushed(arena, false);
    const char *expected = "models/a.xmi:3: note: first in a, with a bell \\x07 [C08]\n";
    assert_memory_equal(text, expected, strlen(expected));
    assert_non_null(strstr(text, "models/a.xmi:20: error: second in a [C03]\n    a detail\n    of two lines\n"
                                 "    fix: mend it\nb.xmi:1: error: in b [C03]\n"));
    assert_string_equal(flushed(arena, false), "");
    for (int i = 0; i < 30; i++)
        diag(DIAG_C03, (Source){&a, i + 1, NULL}, "error %d", i);
    text = flushed(arena, true);
    assert_non_null(strstr(text, "error 19 [C03]"));
    assert_null(strstr(text, "error 20 [C03]"));
    assert_non_null(strstr(text, "10 further errors are not shown"));
    diag_release();
    names_release();
    arena_free(arena);
}

static void diagnostics_of_several_wholes_are_gathered(void **state)
{
    (void)state;
    static const char *const wholes[] = {"n=1", "n=2", "n=3"};
    Arena *arena = arena_new();
    SourceFile a = {name_of("a.xmi"), name_of("a.xmi")};
    for (int i = 0; i < 3; i++) {
        diag_within(wholes[i]);
        assert_int_equal(diag_error_count(), 0);
        diag(DIAG_C08, (Source){&a, 1, NULL}, "all");
        if (i > 0)
            diag(DIAG_C03, (Source){&a, 2, NULL}, "two of them");
        if (i > 0)
            diag(DIAG_C03, (Source){&a, 3, NULL}, "x[%d]", i);
        assert_int_equal(diag_error_count(), i > 0 ? 2 : 0);
    }
    diag_within(NULL);
    diag(DIAG_C08, (Source){&a, 4, NULL}, "of none");
    const char *text = flushed(arena, false);
    assert_non_null(strstr(text, "a.xmi:1: note: all [C08]\n"));
    assert_non_null(strstr(text, "a.xmi:2: error: n=2; n=3: two of them [C03]\n"));
    assert_non_null(strstr(text, "a.xmi:3: error: n=2: x[1] [C03]\n"));
    assert_non_null(strstr(text, "a.xmi:3: error: n=3: x[2] [C03]\n"));
    assert_non_null(strstr(text, "a.xmi:4: note: of none [C08]\n"));
    diag_release();
    names_release();
    arena_free(arena);
}

/* Comparing each diagnostic with all others would take minutes. */
static void many_diagnostics_share_a_cause(void **state)
{
    (void)state;
    enum { COUNT = 1000000 };
    Arena *arena = arena_new();
    SourceFile a = {name_of("a.xmi"), name_of("a.xmi")};
    for (int i = 0; i < COUNT; i++) {
        diag(DIAG_C03, (Source){&a, i + 1, NULL}, "error %d", i);
        diag_cause((Cause){.key = arena, .one = "more error", .many = "more errors", .subject = "it"});
    }
    const char *text = flushed(arena, true);
    assert_non_null(strstr(text, "999999 more errors: it (a.xmi:2), it (a.xmi:3), it (a.xmi:4) and 999996 more\n"));
    diag_release();
    names_release();
    arena_free(arena);
}

static void the_catalogue_is_complete(void **state)
{
    (void)state;
    for (int i = 0; i < DIAG_COUNT; i++) {
        DiagCode code = (DiagCode)i;
        assert_int_equal(strlen(diag_code_name(code)), 3);
        assert_true(strlen(diag_title(code)) > 5);
        assert_true(diag_severity(code) != SEVERITY_ERROR || diag_remedy(code)[0]);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(diag_code_name(code), diag_code_name((DiagCode)j));
    }
}

/* The examples of FIPS 180-4, and lengths near the end of a block. */
static void digests_are_sha256(void **state)
{
    (void)state;
    static const char two_blocks[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    assert_string_equal(digest_of("", 0).text, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_string_equal(digest_of("abc", 3).text, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_string_equal(digest_of(two_blocks, strlen(two_blocks)).text,
                        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    char *million = malloc(1000000);
    assert_non_null(million);
    memset(million, 'a', 1000000);
    assert_string_equal(digest_of(million, 1000000).text,
                        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    assert_string_equal(digest_of(million, 55).text,
                        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    assert_string_equal(digest_of(million, 64).text,
                        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    free(million);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_zeroed_and_aligned),
        cmocka_unit_test(resizing_keeps_the_content),
        cmocka_unit_test(lists_grow),
        cmocka_unit_test(numbers_are_sorted_and_found),
        cmocka_unit_test(equal_names_are_one),
        cmocka_unit_test(maps_find_what_was_put),
        cmocka_unit_test(lists_know_their_pointers),
        cmocka_unit_test(text_is_padded_by_columns),
        cmocka_unit_test(text_becomes_utf8),
        cmocka_unit_test(formats_are_those_of_c),
        cmocka_unit_test(numbers_read_back),
        cmocka_unit_test(odd_numbers_are_refused),
        cmocka_unit_test(words_are_among_others),
        cmocka_unit_test(distances_between_words),
        cmocka_unit_test(paths),
        cmocka_unit_test(files_appear_whole_or_not),
        cmocka_unit_test(diagnostics_come_in_the_order_of_their_sources),
        cmocka_unit_test(diagnostics_of_several_wholes_are_gathered),
        cmocka_unit_test(many_diagnostics_share_a_cause),
        cmocka_unit_test(the_catalogue_is_complete),
        cmocka_unit_test(digests_are_sha256),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
