"""A client of the exchange, based on the text of runtime/exchange.h only: exchange.py CHANNEL TASK [ARGUMENT...]."""
import mmap
import os
import random
import signal
import socket
import struct
import sys
import time

MAGIC = 0x5843534850535953
HEAD, PROGRAM_OUTPUTS, CLIENT_INPUTS = 16, 48, 4
STATUS, STEPS, TIME, OVERRUNS, EXIT, TAKEN, PAGE_TAKEN, TORN, REFUSED, FOREIGN, SILENCES = 1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13
RUNNING, PAUSED, ENDED = 1, 2, 4


class Shared:
    def __init__(self, name):
        path = "/dev/shm/" + name
        until = time.monotonic() + 10
        while not (os.path.exists(path) and os.path.getsize(path) and open(path, "rb").read(8) == struct.pack("<Q", MAGIC)):
            if time.monotonic() > until:
                sys.exit("there is no " + path)
            time.sleep(0.002)
        with open(path, "r+b") as file:
            self.memory = mmap.mmap(file.fileno(), 0)
        self.words, self.numbers = memoryview(self.memory).cast("Q"), memoryview(self.memory).cast("d")
        self.outputs, self.inputs, self.parameters, self.further = self.words[4:8]
        self.client = HEAD + PROGRAM_OUTPUTS + self.outputs
        self.working = self.client + CLIENT_INPUTS + self.inputs
        self.reference = self.working + 2 + self.parameters
        self.rest = self.reference + self.parameters

    def change(self, part, write):
        words = self.words
        words[part] += 2 if words[part] % 2 else 1
        write()
        words[part] += 1

    def write(self, values, command=0):
        def put():
            self.words[self.client + 1] = command
            for i, value in enumerate(values):
                self.numbers[self.client + CLIENT_INPUTS + i] = value
        self.change(self.client, put)

    def write_page(self, values, page=0):
        def put():
            self.words[self.working + 1] = page
            for i, value in enumerate(values):
                self.numbers[self.working + 2 + i] = value
        self.change(self.working, put)

    def page(self, at):
        return list(self.numbers[at:at + self.parameters])

    def sequence(self):
        return self.words[self.client]

    def read(self):
        while True:
            before = self.words[HEAD]
            part = bytes(self.memory[8 * HEAD:8 * self.client])
            rest = list(self.numbers[self.rest:self.rest + self.further])
            if before % 2 == 0 and self.words[HEAD] == before:
                return Seen(part, rest)


class Seen:
    def __init__(self, part, rest):
        self.words = struct.unpack("<%dQ" % (len(part) // 8), part)
        numbers = struct.unpack("<%dd" % (len(part) // 8), part)
        self.time, self.outputs, self.rest = numbers[TIME], list(numbers[PROGRAM_OUTPUTS:]), rest


class Datagrams:
    def __init__(self, port, fingerprint):
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.settimeout(1)
        self.to, self.fingerprint, self.number, self.seen = ("127.0.0.1", int(port)), int(fingerprint[:16], 16), 0, None

    def packet(self, values, command=0, sequence=None):
        self.number += 2
        bytes_there = 8 * (4 + CLIENT_INPUTS + len(values))
        head = struct.pack("<4Q", MAGIC, 1, bytes_there, self.fingerprint)
        return head + struct.pack("<4Q%dd" % len(values), sequence or self.number, command, 0, 0, *values)

    def write(self, values, command=0):
        self.socket.sendto(self.packet(values, command), self.to)

    def sequence(self):
        return self.number

    def read(self):
        try:
            self.socket.setblocking(False)
            while True:
                self.seen = self.socket.recv(65536)
        except BlockingIOError:
            pass
        self.socket.settimeout(1)
        if not self.seen:
            self.seen = self.socket.recv(65536)
        return Seen(self.seen[32:], [])


def wait(client, is_done, seconds=10):
    until = time.monotonic() + seconds
    seen = client.read()
    while not is_done(seen):
        if time.monotonic() > until:
            sys.exit("waited in vain: status %d, time %g" % (seen.words[STATUS], seen.time))
        time.sleep(0.0002)
        seen = client.read()
    return seen


def taken(client):
    return wait(client, lambda seen: seen.words[TAKEN] == client.sequence() or seen.words[STATUS] >= 3)


def rows(client, *texts):
    """Each text lists inputs, separated by commas; a number without a comma, such as `0.1`, is a pause in seconds."""
    for text in texts:
        if text.startswith("sleep="):
            time.sleep(float(text[6:]))
        else:
            values = [float(value) for value in text.split(",")]
            client.write(values)
            seen = taken(client)
            print(" ".join(repr(value) for value in seen.outputs + seen.rest), flush=True)


def steps(client, count, inputs):
    """Runs in lock step: the first input is the number of the step; the others follow from it."""
    for k in range(int(count)):
        client.write([float(k), float(k % 7), float(k % 2)][:int(inputs)])
        seen = taken(client)
        if seen.words[STATUS] >= 3:
            break
        if seen.words[STEPS] != k:
            sys.exit("step %d at %d" % (seen.words[STEPS], k))


def pause(client):
    """Changes inputs and parameters several times while the program is paused."""
    client.write([1.0] * client.inputs, 1)
    seen = wait(client, lambda seen: seen.words[STATUS] == PAUSED)
    for k in range(6):
        client.write([float(k % 2)] * client.inputs, 1)
        if client.parameters:
            client.write_page([value * (1 + 0.01 * k) for value in client.page(client.reference)])
        time.sleep(0.05)
    if client.read().time != seen.time:
        sys.exit("time goes on in a pause")
    client.write([1.0] * client.inputs, 0)
    wait(client, lambda later: later.words[STATUS] == RUNNING and later.time > seen.time)
    end(client)


def end(client):
    client.write([2.0] * client.inputs, 2)
    seen = wait(client, lambda seen: seen.words[STATUS] == ENDED)
    print("ended", seen.words[EXIT], seen.outputs)


def pages(client, *texts):
    """Each text is a working page, separated by commas; `page=1` selects a page, `sleep=` is a pause. Prints what is
    accepted."""
    wait(client, lambda seen: seen.words[STATUS] == RUNNING)
    values, page = client.page(client.working + 2), 0
    print("reference", client.page(client.reference))
    for text in texts:
        if text.startswith("sleep="):
            time.sleep(float(text[6:]))
            continue
        if text.startswith("page="):
            page = int(text[5:])
        else:
            values = [float(value) for value in text.split(",")]
        client.write_page(values, page)
        wait(client, lambda seen: seen.words[PAGE_TAKEN] == client.words[client.working])
    print("refused", client.read().words[REFUSED])


def last(client):
    seen = wait(client, lambda seen: seen.words[STATUS] == ENDED, 30)
    print("ended", seen.words[EXIT], seen.outputs, "overruns", seen.words[OVERRUNS])


def killed(client, count):
    """Writers that are killed at any point; all inputs of one write are equal."""
    random.seed(1)
    for _ in range(int(count)):
        child = os.fork()
        if child == 0:
            value = float(random.getrandbits(20))
            while True:
                client.write([value := value + 1] * client.inputs)
        time.sleep(random.uniform(0.0002, 0.001))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    odd = client.sequence() % 2
    end(client)
    print("odd" if odd else "even")


def strange(client):
    """Writes invalid values, then a valid one."""
    inputs = client.inputs
    for value in [float("nan"), float("inf"), -float("inf")]:
        client.write([value] * inputs)
        taken(client)
    client.write([0.5] * inputs)
    taken(client)
    seen = client.read()
    print("refused", seen.words[REFUSED])


def hostile(client, inputs):
    """Sends invalid datagrams, then a valid one."""
    good = [0.0] * int(inputs)
    client.write([2.0] * int(inputs))
    taken(client)
    client.write([1.0] * int(inputs))
    taken(client)
    old = client.packet(good, sequence=2)
    packets = [b"", b"x", old[:-8], old + bytes(8), old, bytes(len(old)), old[:24] + bytes(8) + old[32:],
               old[:16] + bytes(8) + old[24:], bytes(60000)]
    for packet in packets:
        client.socket.sendto(packet, client.to)
    client.socket.sendto(client.packet([1.0] * int(inputs), sequence=client.number), client.to)  # once more: no fault
    client.number = 4
    client.write([1.0] * int(inputs))
    seen = taken(client)
    print("foreign", seen.words[FOREIGN], "of", len(packets))


def main():
    kind, name = sys.argv[1].split(":", 1)
    client = Shared(name) if kind == "shm" else Datagrams(*name.split(":"))
    globals()[sys.argv[2]](client, *sys.argv[3:])


main()
