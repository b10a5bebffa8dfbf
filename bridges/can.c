/* can.c - joins a running program to a CAN bus by SocketCAN of Linux:
 *
 *     cc -DEXCHANGE_MODEL -include out/BLOCK/BLOCK_exchange.h -o can bridges/can.c -lm
 */
#define _DEFAULT_SOURCE
#include "record.h"

#include <linux/can.h>
#include <linux/can/raw.h>
#include <net/if.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

static const char help[] =
    "usage: can INTERFACE NAME [OPTION]...\n"
    "Joins a program that runs with --exchange shm:NAME to the CAN bus at a network interface, such as can0.\n"
    "\n"
    "  --output PATH=FRAME  send this output; repeatable\n"
    "  --input PATH=FRAME   take this input; repeatable\n"
    "  --interval S         send after so many seconds (default 0.01)\n"
    "  --timeout S          wait so long for the program (default 5)\n"
    "  --help\n"
    "\n"
    "FRAME is ID,TYPE[,FACTOR[,OFFSET]]. The frame of that identifier, of 29 bits above 0x7FF, holds one whole\n"
    "number: TYPE is i8, i16, i32, signed, or u8, u16, u32, least byte first. The value is FACTOR times it plus\n"
    "OFFSET; what does not fit is sent as the largest or the smallest number, and inputs that are whole are rounded.\n"
    "Inputs are written as frames come: a bus that is silent is a silent client of the program.\n"
    "\n"
    "Exit status: 0 the program has ended, or a signal the bridge; 2 wrong usage, 3 no program or no bus.\n";

typedef struct {
    int variable;
    canid_t id; /* with the flag of extended identifiers */
    int bytes;
    bool is_signed;
    double factor, offset;
} CanSignal;

typedef struct {
    const char *option;
    const ExchangeVariable *variables;
    CanSignal signals[CAN_RAW_FILTER_MAX]; /* the limit of the kernel's filters */
    int count;
} CanMap;

static CanMap sent = {.option = "--output", .variables = exchange_model_outputs};
static CanMap taken = {.option = "--input", .variables = exchange_model_inputs};
static double interval = 0.01, timeout = 5;
static unsigned long foreign, lost;
static volatile sig_atomic_t is_asked_to_end;

static void can_ask_end(int number)
{
    is_asked_to_end = number;
}

/* ---- numbers in frames ---- */

static double can_least(const CanSignal *s)
{
    return s->is_signed ? -ldexp(1, 8 * s->bytes - 1) : 0;
}

static double can_most(const CanSignal *s)
{
    return ldexp(1, 8 * s->bytes - s->is_signed) - 1;
}

static struct can_frame can_pack(const CanSignal *s, double value)
{
    const double number = fmin(fmax(nearbyint((value - s->offset) / s->factor), can_least(s)), can_most(s));
    const uint64_t bits = (uint64_t)(int64_t)number;
    struct can_frame frame = {.can_id = s->id, .can_dlc = (uint8_t)s->bytes};
    for (int i = 0; i < s->bytes; i++)
        frame.data[i] = (uint8_t)(bits >> 8 * i);
    return frame;
}

static double can_unpack(const CanSignal *s, const struct can_frame *frame)
{
    int64_t number = 0;
    for (int i = 0; i < s->bytes; i++)
        number |= (int64_t)frame->data[i] << 8 * i;
    const double value = (double)number > can_most(s) ? (double)number - ldexp(1, 8 * s->bytes) : (double)number;
    return s->factor * value + s->offset;
}

/* ---- the bus ---- */

static int can_open(const char *interface)
{
    struct can_filter filters[CAN_RAW_FILTER_MAX];
    struct sockaddr_can address = {.can_family = AF_CAN};
    struct ifreq request = {.ifr_ifindex = 0};
    const int bus = socket(PF_CAN, SOCK_RAW | SOCK_CLOEXEC, CAN_RAW);
    if (bus < 0)
        record_fail(RECORD_FAILED, "this system has no SocketCAN", strerror(errno));
    if (strlen(interface) >= sizeof request.ifr_name)
        record_fail(RECORD_BAD_USAGE, "the name of the interface is too long", interface);
    memcpy(request.ifr_name, interface, strlen(interface) + 1);
    if (ioctl(bus, SIOCGIFINDEX, &request) < 0)
        record_fail(RECORD_FAILED, "there is no such network interface: see ip link", interface);
    for (int i = 0; i < taken.count; i++)
        filters[i] = (struct can_filter){.can_id = taken.signals[i].id,
                                         .can_mask = CAN_EFF_FLAG | CAN_RTR_FLAG | CAN_EFF_MASK};
    address.can_ifindex = request.ifr_ifindex;
    if (setsockopt(bus, SOL_CAN_RAW, CAN_RAW_FILTER, filters, (socklen_t)((size_t)taken.count * sizeof *filters)) < 0 ||
        bind(bus, (struct sockaddr *)&address, sizeof address) < 0)
        record_fail(RECORD_FAILED, strerror(errno), interface);
    return bus;
}

/* Reads all frames that have arrived, and writes their values at once. */
static void can_take(int bus)
{
    struct can_frame frame;
    bool is_new = false;
    while (recv(bus, &frame, sizeof frame, MSG_DONTWAIT) == (ssize_t)sizeof frame) {
        int k = 0;
        while (k < taken.count && (taken.signals[k].id != frame.can_id || taken.signals[k].bytes != frame.can_dlc))
            k++;
        if (k == taken.count) {
            foreign++;
            continue;
        }
        const CanSignal *s = &taken.signals[k];
        const ExchangeVariable *v = &taken.variables[s->variable];
        const double value = can_unpack(s, &frame), whole = nearbyint(value);
        const double input = v->is_integer || v->literals ? whole : value;
        if (!record_is_value(v, input)) {
            foreign++;
            continue;
        }
        record_inputs[s->variable] = input;
        is_new = true;
    }
    if (is_new)
        record_write();
}

static void can_send(int bus, const RecordState *state)
{
    for (int i = 0; i < sent.count; i++) {
        const struct can_frame frame = can_pack(&sent.signals[i], state->outputs[sent.signals[i].variable]);
        lost += send(bus, &frame, sizeof frame, MSG_DONTWAIT) != (ssize_t)sizeof frame;
    }
}

/* Runs until the program has ended; false if it was killed. */
static bool can_run(int bus)
{
    struct pollfd wanted = {.fd = bus, .events = POLLIN};
    for (double due = record_now(); !is_asked_to_end;) {
        if (record_now() >= due) {
            const RecordState state = record_read();
            if (!state.is_there)
                return false;
            can_send(bus, &state);
            if (state.status == EXCHANGE_ENDED)
                return true;
            due = fmax(due + interval, record_now());
        }
        poll(&wanted, 1, (int)ceil(1e3 * fmax(0, due - record_now())));
        if (wanted.revents & (POLLERR | POLLHUP | POLLNVAL))
            record_fail(RECORD_FAILED, "the bus is gone", NULL);
        can_take(bus);
    }
    return true;
}

/* ---- the command line ---- */

/* ID,TYPE[,FACTOR[,OFFSET]] */
static bool can_read_frame(const char *text, CanSignal *s)
{
    char *end;
    const long id = strtol(text, &end, 0);
    if (end == text || *end != ',' || id < 0 || id > (long)CAN_EFF_MASK || (end[1] != 'i' && end[1] != 'u'))
        return false;
    s->id = (canid_t)id | (id > (long)CAN_SFF_MASK ? CAN_EFF_FLAG : 0);
    s->is_signed = end[1] == 'i';
    const long bits = strtol(end + 2, &end, 10);
    if (bits != 8 && bits != 16 && bits != 32)
        return false;
    s->bytes = (int)bits / 8;
    s->factor = 1;
    if (*end == ',')
        s->factor = strtod(end + 1, &end);
    if (*end == ',')
        s->offset = strtod(end + 1, &end);
    return *end == '\0' && isfinite(s->factor) && fabs(s->factor) > 0 && isfinite(s->offset);
}

static void can_read_signal(CanMap *map, const char *text)
{
    const char *equals = text ? strrchr(text, '=') : NULL;
    CanSignal s = {.variable = 0};
    if (!equals)
        record_fail(RECORD_BAD_USAGE, "PATH=FRAME is needed, see --help", map->option);
    const size_t length = (size_t)(equals - text);
    while (map->variables[s.variable].path && (strlen(map->variables[s.variable].path) != length ||
                                               strncmp(map->variables[s.variable].path, text, length) != 0))
        s.variable++;
    if (!map->variables[s.variable].path)
        record_fail(RECORD_BAD_USAGE, map == &sent ? "there is no such output" : "there is no such input", text);
    if (!can_read_frame(equals + 1, &s))
        record_fail(RECORD_BAD_USAGE, "a frame is ID,TYPE[,FACTOR[,OFFSET]], see --help; not", equals + 1);
    if (map->count == CAN_RAW_FILTER_MAX)
        record_fail(RECORD_BAD_USAGE, "the kernel filters no more frames", text);
    for (int i = 0; i < sent.count + taken.count; i++)
        if ((i < sent.count ? sent.signals[i] : taken.signals[i - sent.count]).id == s.id)
            record_fail(RECORD_BAD_USAGE, "another signal has this identifier", text);
    map->signals[map->count++] = s;
}

static void can_read_options(int count, char **arguments)
{
    for (int i = 1; i < count; i++)
        if (strcmp(arguments[i], "--help") == 0) {
            fputs(help, stdout);
            exit(0);
        }
    if (count < 3)
        record_fail(RECORD_BAD_USAGE, "an interface, and the name of --exchange shm:NAME, are needed first", NULL);
    for (int i = 3; i < count; i += 2) {
        const char *option = arguments[i], *value = arguments[i + 1];
        if (strcmp(option, sent.option) == 0)
            can_read_signal(&sent, value);
        else if (strcmp(option, taken.option) == 0)
            can_read_signal(&taken, value);
        else if (strcmp(option, "--interval") == 0)
            interval = record_argument(option, value, 1e-3);
        else if (strcmp(option, "--timeout") == 0)
            timeout = record_argument(option, value, 0);
        else
            record_fail(RECORD_BAD_USAGE, "see --help: unknown or incomplete option", option);
    }
    if (sent.count + taken.count == 0)
        record_fail(RECORD_BAD_USAGE, "no signal is named by --output or --input", NULL);
}

int main(int count, char **arguments)
{
    const struct sigaction action = {.sa_handler = can_ask_end};
    can_read_options(count, arguments);
    const int bus = can_open(arguments[1]);
    record_open(arguments[2], timeout);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    const bool has_ended = can_run(bus);
    close(bus);
    if (foreign + lost > 0)
        fprintf(stderr, "note: %lu frames could not be sent, %lu that came were no value of an input\n", lost, foreign);
    if (!has_ended)
        record_fail(RECORD_FAILED, "the program was killed", record_name);
    return 0;
}
