/* Calibration pages by XCP, and the time from which values written by a master are used: a record with parameters and a
 * master in the same process. Each call of the slave stands for a program between two steps. */
#include "plant.h"
#include "xcp.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

enum { OUTPUTS = 1, INPUTS = 2, PARAMETERS = 3, WORKING_PAGE = 0, REFERENCE_PAGE = 1, FOR_PROGRAM = 1, FOR_MASTER = 2 };
enum { REFUSED = 0xfe, WRITTEN = 0xff };

static Arena arena;
static Channel channel;
static int master;
static struct sockaddr_in slave;
static unsigned char reply[XCP_DATAGRAM];
static ssize_t replied;

static Word *client_part(void)
{
    return channel.record + EXCHANGE_CLIENT(OUTPUTS);
}

static Word *page(void)
{
    return channel.record + EXCHANGE_WORKING(OUTPUTS, INPUTS);
}

static double number_at(size_t word)
{
    const uint64_t bits = atomic_load(&channel.record[word]);
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static double working(int i)
{
    return number_at(EXCHANGE_WORKING(OUTPUTS, INPUTS) + EXCHANGE_PAGE_VALUES + (size_t)i);
}

static void send_command(const unsigned char *command, size_t length)
{
    unsigned char packet[XCP_HEADER + XCP_MAX_CTO] = {0};
    xcp_put16(packet, (unsigned)length);
    memcpy(packet + XCP_HEADER, command, length);
    const ssize_t sent = sendto(master, packet, XCP_HEADER + length, 0, (const void *)&slave, sizeof slave);
    assert_int_equal(sent, XCP_HEADER + length);
}

static unsigned char answer_of_step(void)
{
    channel_take(&channel);
    replied = recv(master, reply, sizeof reply, MSG_DONTWAIT) - XCP_HEADER;
    assert_true(replied > 0);
    return reply[XCP_HEADER];
}

/* The first byte of the answer. */
#define ASK(...) \
    (send_command((const unsigned char[]){__VA_ARGS__}, sizeof(const unsigned char[]){__VA_ARGS__}), answer_of_step())

/* Downloads some bytes of the value to the address at which the last command ended. */
static void download(double value, size_t from, size_t count)
{
    unsigned char command[2 + sizeof value] = {0xf0, (unsigned char)count};
    unsigned char bytes[sizeof value];
    memcpy(bytes, &value, sizeof value);
    memcpy(command + 2, bytes + from, count);
    send_command(command, 2 + count);
}

static void go_to(size_t word)
{
    unsigned char command[8] = {0xf6};
    xcp_put32(command + 4, (uint32_t)(8 * word));
    send_command(command, sizeof command);
    assert_int_equal(answer_of_step(), WRITTEN);
}

static void go_to_parameter(int i)
{
    go_to(EXCHANGE_WORKING(OUTPUTS, INPUTS) + EXCHANGE_PAGE_VALUES + (size_t)i);
}

static double uploaded(void)
{
    double value;
    assert_int_equal(ASK(0xf5, 8), WRITTEN);
    memcpy(&value, reply + XCP_HEADER + 1, sizeof value);
    return value;
}

static int open_channel(void **state)
{
    char text[32];
    (void)state;
    channel = (Channel){.outputs = OUTPUTS, .inputs = INPUTS, .parameters = PARAMETERS, .model = "Pages"};
    slave = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int port = 20000 + getpid() % 20000, status = STATUS_ENVIRONMENT;
    for (int i = 0; i < 100 && status != STATUS_DONE; i++) {
        snprintf(text, sizeof text, "xcp:%d", ++port);
        status = channel_open(&arena, text, 0x0123456789abcdef, 0.01, &channel);
    }
    if (status != STATUS_DONE)
        return status;
    xcp_speak(&arena, &channel);
    slave.sin_port = htons((uint16_t)port);
    for (size_t i = 0; i < PARAMETERS; i++) {
        record_number(&page()[EXCHANGE_PAGE_VALUES + i], 1 + (double)i);
        record_number(&channel.record[EXCHANGE_REFERENCE(OUTPUTS, INPUTS, PARAMETERS) + i], 1 + (double)i);
    }
    master = socket(AF_INET, SOCK_DGRAM, 0);
    return ASK(0xff, 0) == WRITTEN ? 0 : -1;
}

static int close_channel(void **state)
{
    (void)state;
    close(master);
    channel_close(&channel);
    arena_release(&arena);
    return 0;
}

static void one_segment_of_two_pages(void **state)
{
    (void)state;
    assert_int_equal(ASK(0xe9), WRITTEN);
    assert_int_equal(reply[XCP_HEADER + 1], 1);
    assert_int_equal(ASK(0xe8, 0, 0, 0, 0), WRITTEN);
    assert_int_equal(xcp_get32(reply + XCP_HEADER + 4), 8 * (EXCHANGE_WORKING(OUTPUTS, INPUTS) + EXCHANGE_PAGE_VALUES));
    assert_int_equal(ASK(0xe8, 0, 0, 1, 0), WRITTEN);
    assert_int_equal(xcp_get32(reply + XCP_HEADER + 4), 8 * PARAMETERS);
    assert_int_equal(ASK(0xe8, 1, 0, 0, 0), WRITTEN);
    assert_int_equal(reply[XCP_HEADER + 1], 2);
    assert_int_equal(ASK(0xe8, 2, 0, 0, 0), REFUSED);
    assert_int_equal(reply[XCP_HEADER + 1], XCP_OUT_OF_RANGE);
    assert_int_equal(ASK(0xe7, 0, 0, WORKING_PAGE), WRITTEN);
    assert_int_equal(reply[XCP_HEADER + 1], 0x3f);
    assert_int_equal(ASK(0xe7, 0, 0, REFERENCE_PAGE), WRITTEN);
    assert_int_equal(reply[XCP_HEADER + 1], 0x0f);
    assert_int_equal(ASK(0xe7, 0, 0, 2), REFUSED);
    assert_int_equal(reply[XCP_HEADER + 1], XCP_PAGE_NOT_VALID);
    assert_int_equal(ASK(0xe7, 0, 1, 0), REFUSED);
    assert_int_equal(reply[XCP_HEADER + 1], XCP_SEGMENT_NOT_VALID);
}

static void pages_are_switched(void **state)
{
    (void)state;
    go_to_parameter(1);
    download(20, 0, 8);
    assert_int_equal(answer_of_step(), WRITTEN);
    assert_true(working(1) > 19 && working(0) < 2);
    assert_int_equal(ASK(0xeb, FOR_MASTER, 0, REFERENCE_PAGE), WRITTEN);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_ACTIVE]), WORKING_PAGE);
    go_to_parameter(1);
    assert_true(uploaded() < 3);
    go_to_parameter(1);
    download(30, 0, 8);
    assert_int_equal(answer_of_step(), REFUSED);
    assert_int_equal(reply[XCP_HEADER + 1], XCP_WRITE_PROTECTED);
    const uint64_t before = atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]);
    assert_int_equal(ASK(0xeb, 0x80 | FOR_PROGRAM, 7, REFERENCE_PAGE), WRITTEN);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_ACTIVE]), REFERENCE_PAGE);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]), before + 2);
    assert_int_equal(ASK(0xea, FOR_PROGRAM, 0), WRITTEN);
    assert_int_equal(reply[XCP_HEADER + 3], REFERENCE_PAGE);
    assert_int_equal(ASK(0xeb, FOR_PROGRAM | FOR_MASTER, 0, WORKING_PAGE), WRITTEN);
    assert_int_equal(ASK(0xea, FOR_MASTER, 0), WRITTEN);
    assert_int_equal(reply[XCP_HEADER + 3], WORKING_PAGE);
    go_to_parameter(1);
    assert_true(uploaded() > 19);
    assert_int_equal(ASK(0xeb, 4, 0, WORKING_PAGE), REFUSED);
    assert_int_equal(reply[XCP_HEADER + 1], XCP_MODE_NOT_VALID);
    assert_int_equal(ASK(0xea, 3, 0), REFUSED);
    assert_int_equal(ASK(0xe4, 0, WORKING_PAGE, 0, REFERENCE_PAGE), REFUSED);
    assert_int_equal(reply[XCP_HEADER + 1], XCP_WRITE_PROTECTED);
    assert_int_equal(ASK(0xe4, 0, REFERENCE_PAGE, 0, WORKING_PAGE), WRITTEN);
    assert_true(working(1) < 3);
}

/* The sequence number of the page changes once for all values received, the client's too; neither changes while a value
 * is incomplete. */
static void whole_values_are_handed_over(void **state)
{
    (void)state;
    go_to_parameter(0);
    const uint64_t before = atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]), heard = atomic_load(client_part());
    assert_int_equal(heard % 2, 0);
    download(5, 0, 8);
    download(6, 0, 8);
    assert_int_equal(answer_of_step(), WRITTEN);
    assert_int_equal(recv(master, reply, sizeof reply, MSG_DONTWAIT), XCP_HEADER + 1);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]), before + 2);
    assert_int_equal(atomic_load(client_part()), heard + 2);
    assert_true(working(0) > 4.9 && working(0) < 5.1 && working(1) > 5.9);
    download(7.7, 0, 3);
    assert_int_equal(answer_of_step(), WRITTEN);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]), before + 2);
    assert_int_equal(atomic_load(client_part()), heard + 2);
    download(7.7, 3, 5);
    assert_int_equal(answer_of_step(), WRITTEN);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]), before + 4);
    assert_int_equal(atomic_load(client_part()), heard + 4);
    assert_true(working(2) > 7.69 && working(2) < 7.71);
    channel_take(&channel);
    assert_int_equal(atomic_load(client_part()), heard + 4);
    go_to(EXCHANGE_CLIENT(OUTPUTS) + EXCHANGE_CLIENT_INPUTS + 1);
    download(-1.5, 0, 8);
    assert_int_equal(answer_of_step(), WRITTEN);
    assert_int_equal(atomic_load(&page()[EXCHANGE_PAGE_SEQUENCE]), before + 4);
    assert_true(number_at(EXCHANGE_CLIENT(OUTPUTS) + EXCHANGE_CLIENT_INPUTS + 1) < -1.4);
    download(1, 0, 8);
    assert_int_equal(answer_of_step(), REFUSED); /* behind the inputs are the page's own words */
    assert_int_equal(reply[XCP_HEADER + 1], XCP_WRITE_PROTECTED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_segment_of_two_pages, open_channel, close_channel),
        cmocka_unit_test_setup_teardown(pages_are_switched, open_channel, close_channel),
        cmocka_unit_test_setup_teardown(whole_values_are_handed_over, open_channel, close_channel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
