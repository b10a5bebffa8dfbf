/* Queues of signals, compared with a plain list. */
#include "queue.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 4 * QUEUE_MOST, ROUNDS = 20000, LARGEST = 300 };

typedef struct {
    unsigned at[ROOM];
    int count;
} List;

static unsigned next_number(unsigned most)
{
    static uint64_t bits = 88172645463325252u;
    bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
    return (unsigned)(bits % most);
}

static void list_insert(List *list, int place, unsigned signal)
{
    memmove(list->at + place + 1, list->at + place, (size_t)(list->count - place) * sizeof *list->at);
    list->at[place] = signal;
    list->count++;
}

static void list_remove(List *list)
{
    list->count -= list->count > 0;
    memmove(list->at, list->at + 1, (size_t)list->count * sizeof *list->at);
}

/* Asserts that the queue holds the list and nothing behind it: equal queues are equal in memory. */
static void assert_holds(SignalQueue queue, const List *list)
{
    SignalQueue again = no_signals;
    double values[1 + QUEUE_MOST];
    for (int i = 0; i < list->count; i++)
        again = queue_put(again, list->at[i]);
    assert_memory_equal(&queue, &again, sizeof queue);
    assert_true(queue_length(queue) > list->count - 0.5 && queue_length(queue) < list->count + 0.5);
    assert_int_equal(queue_first(queue), list->count ? list->at[0] : 0);
    queue_list(queue, values);
    assert_int_equal((int)values[0], list->count);
    for (int i = 0; i < QUEUE_MOST; i++)
        assert_int_equal((unsigned)values[1 + i], i < list->count ? list->at[i] : 0);
}

static void first_in_first_out(void **state)
{
    (void)state;
    SignalQueue queue = no_signals;
    List list = {.count = 0};
    for (int i = 0; i < ROUNDS; i++) {
        const unsigned signal = 1 + next_number(LARGEST), choice = next_number(9);
        if (choice < 4 && list.count < QUEUE_MOST) {
            queue = queue_put(queue, signal);
            list_insert(&list, list.count, signal);
        } else if (choice == 4 && list.count < QUEUE_MOST) {
            queue = queue_return(queue, signal);
            list_insert(&list, 0, signal);
        } else if (choice == 5 && list.count + 2 <= QUEUE_MOST) {
            const SignalQueue two = queue_put(queue_put(no_signals, signal), 1);
            queue = signal % 2 ? queue_join(queue, two) : queue_join(two, queue);
            list_insert(&list, signal % 2 ? list.count : 0, signal);
            list_insert(&list, signal % 2 ? list.count : 1, 1);
        } else {
            queue = queue_rest(queue);
            list_remove(&list);
        }
        assert_holds(queue, &list);
    }
}

/* After an overflow of any kind, the length shows that signals were lost; the earlier ones are kept. */
static void overflow(void **state)
{
    (void)state;
    SignalQueue full = no_signals;
    for (unsigned i = 1; i <= QUEUE_MOST; i++)
        full = queue_put(full, i);
    assert_false(queue_length(full) > QUEUE_MOST);
    const SignalQueue one = queue_put(no_signals, 99), more = queue_put(full, 99);
    const SignalQueue over[] = {more, queue_return(full, 99), queue_join(full, full), queue_join(one, full),
                                queue_join(no_signals, more)};
    for (size_t i = 0; i < sizeof over / sizeof *over; i++)
        assert_true(queue_length(over[i]) > QUEUE_MOST);
    assert_int_equal(queue_first(over[0]), 1);
    assert_int_equal(queue_first(over[1]), 99);
    assert_int_equal(queue_first(queue_rest(over[1])), 1);
}

static void arrivals(void **state)
{
    static const unsigned rows[] = {0, 7, 8, 0, 9, 0};
    (void)state;
    assert_holds(queue_arrive_of(rows, no_signals, 0), &(List){.count = 0});
    assert_holds(queue_arrive_of(rows, queue_put(no_signals, 5), 1), &(List){{5, 7, 8}, 3});
    assert_holds(queue_arrive_of(rows, no_signals, 4), &(List){{9}, 1});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_in_first_out),
        cmocka_unit_test(overflow),
        cmocka_unit_test(arrivals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
