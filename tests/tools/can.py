"""can.py BUS: the other member of the CAN bus of tests/programs/bridges.sh; BUS is a network interface, or the file of
can_bus.c. Compares the contents of frames with the arithmetic of the page manual/rig.md. Prints differences, with
status 1."""
import os
import socket
import struct
import sys
import time

FRAME = "=IB3x8s"
LONG = 0x80000000  # flag of 29-bit identifiers
wrong = []


class Bus:
    def __init__(self, name):
        self.name, self.is_file = name, "/" in name
        if self.is_file:
            self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self.socket.bind(name + ".peer")
        else:
            self.socket = socket.socket(socket.AF_CAN, socket.SOCK_RAW, socket.CAN_RAW)
            self.socket.bind((name,))
        self.socket.settimeout(5)

    def send(self, number, data, length=None):
        frame = struct.pack(FRAME, number, len(data) if length is None else length, data)
        if self.is_file:
            self.socket.sendto(frame, self.name)
        else:
            self.socket.send(frame)

    def receive(self, number):
        """The data of the next frame with this identifier."""
        while True:
            found, length, data = struct.unpack(FRAME, self.socket.recv(16))
            if found == number:
                return data[:length]

    def wait(self, what, number, is_so):
        until = time.monotonic() + 5
        while not is_so(data := self.receive(number)):
            if time.monotonic() > until:
                wrong.append(f"{what}: {data.hex()}")
                return


def main():
    bus = Bus(sys.argv[1])
    print("ready", flush=True)
    y, scaled, high, count = 0x10, LONG | 0x12345, 0x7FF, 0x13  # as mapped by the script
    bus.wait("an output before any input", count, lambda data: data == bytes(4))
    bus.send(0x20, struct.pack("<h", 300))  # u = 0.005*300
    bus.send(LONG | 0x800, b"\x01")  # on
    bus.wait("an output of 16 bits: 0.001*y", y, lambda data: struct.unpack("<h", data) == (1500,))
    bus.wait("with an offset, saturated", scaled, lambda data: data == b"\xff")  # (1.5 - 1)/0.001 does not fit
    bus.wait("a truth", high, lambda data: data == b"\x01")
    bus.send(0x20, struct.pack("<h", -200))  # u = -1
    bus.wait("a negative one", y, lambda data: struct.unpack("<h", data) == (-1000,))
    bus.wait("with an offset, saturated below", scaled, lambda data: data == b"\x00")
    bus.send(0x21, struct.pack("<I", 0xFFFFFFFF))  # n = 2*(2^32 - 1) - 10
    bus.wait("of 32 bits, saturated", count, lambda data: data == b"\xff\xff\xff\x7f")
    bus.send(0x21, struct.pack("<I", 3))
    bus.wait("of 32 bits", count, lambda data: struct.unpack("<i", data) == (3 * (2 * 3 - 10),))
    for number, data in ((0x20, b"\x01"), (0x20, bytes(8)), (0x20 | LONG, bytes(2)), (LONG | 0x800, b"\x07"),
                         (0x20 | 0x40000000, bytes(2)), (0x99, bytes(2))):
        bus.send(number, data)  # wrong length, unknown identifier, no Boolean, a request
    time.sleep(0.3)
    bus.wait("foreign frames change nothing", y, lambda data: struct.unpack("<h", data) == (-1000,))
    print("\n".join(wrong))
    if bus.is_file:
        os.remove(bus.name + ".peer")
    sys.exit(bool(wrong))


main()
