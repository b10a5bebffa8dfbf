/* can_bus.c - replaces SocketCAN where the kernel does not provide it: the bus is a datagram socket at a file name, and
 * its other member is the socket FILE.peer. Link programs with --wrap of these functions. It applies the filters of
 * received frames itself. */
#define _GNU_SOURCE
#include <linux/can.h>
#include <linux/can/raw.h>
#include <net/if.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>

int __real_socket(int domain, int type, int protocol);
int __real_bind(int file, const struct sockaddr *address, socklen_t length);
ssize_t __real_recv(int file, void *buffer, size_t size, int flags);
int __wrap_socket(int domain, int type, int protocol);
int __wrap_bind(int file, const struct sockaddr *address, socklen_t length);
int __wrap_ioctl(int file, unsigned long request, ...);
int __wrap_setsockopt(int file, int level, int name, const void *value, socklen_t length);
ssize_t __wrap_recv(int file, void *buffer, size_t size, int flags);

static char bus[IFNAMSIZ];
static struct can_filter filters[CAN_RAW_FILTER_MAX];
static size_t filter_count;

static struct sockaddr_un can_bus_address(const char *suffix)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const char *folder = getenv("CAN_BUS");
    snprintf(address.sun_path, sizeof address.sun_path, "%s/%s%s", folder ? folder : ".", bus, suffix);
    return address;
}

int __wrap_socket(int domain, int type, int protocol)
{
    if (domain != PF_CAN || (type & ~SOCK_CLOEXEC) != SOCK_RAW || protocol != CAN_RAW)
        abort();
    return __real_socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
}

int __wrap_ioctl(int file, unsigned long request, ...)
{
    va_list rest;
    (void)file;
    va_start(rest, request);
    struct ifreq *wanted = va_arg(rest, struct ifreq *);
    va_end(rest);
    if (request != SIOCGIFINDEX || strncmp(wanted->ifr_name, "can", 3) != 0)
        return -1;
    memcpy(bus, wanted->ifr_name, sizeof bus);
    wanted->ifr_ifindex = 7;
    return 0;
}

int __wrap_setsockopt(int file, int level, int name, const void *value, socklen_t length)
{
    (void)file;
    if (level != SOL_CAN_RAW || name != CAN_RAW_FILTER || length > sizeof filters)
        abort();
    memcpy(filters, value, length);
    filter_count = length / sizeof *filters;
    return 0;
}

int __wrap_bind(int file, const struct sockaddr *address, socklen_t length)
{
    const struct sockaddr_can *can = (const struct sockaddr_can *)(const void *)address;
    const struct sockaddr_un own = can_bus_address(""), peer = can_bus_address(".peer");
    if (length != sizeof *can || can->can_family != AF_CAN || can->can_ifindex != 7)
        abort();
    if (__real_bind(file, (const struct sockaddr *)(const void *)&own, sizeof own) < 0)
        return -1;
    return connect(file, (const struct sockaddr *)(const void *)&peer, sizeof peer);
}

/* Receives the next frame that passes the filters, as the kernel does. */
ssize_t __wrap_recv(int file, void *buffer, size_t size, int flags)
{
    for (;;) {
        const ssize_t length = __real_recv(file, buffer, size, flags);
        if (length < 0)
            return length;
        canid_t id;
        memcpy(&id, buffer, sizeof id);
        for (size_t i = 0; i < filter_count; i++)
            if ((id & filters[i].can_mask) == (filters[i].can_id & filters[i].can_mask))
                return length;
    }
}
