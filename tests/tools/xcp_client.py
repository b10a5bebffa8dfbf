"""A master of XCP on UDP (ASAM MCD-1 XCP 1.x, Intel byte order, address granularity of a byte), for tests."""

import socket
import struct

OK, ERROR, EVENT = 0xFF, 0xFE, 0xFD
ERRORS = {
    0x00: 'CMD_SYNCH', 0x11: 'DAQ_ACTIVE', 0x20: 'CMD_UNKNOWN', 0x21: 'CMD_SYNTAX', 0x22: 'OUT_OF_RANGE',
    0x23: 'WRITE_PROTECTED', 0x24: 'ACCESS_DENIED', 0x26: 'PAGE_NOT_VALID', 0x27: 'MODE_NOT_VALID',
    0x28: 'SEGMENT_NOT_VALID', 0x29: 'SEQUENCE', 0x2A: 'DAQ_CONFIG', 0x30: 'MEMORY_OVERFLOW',
}


class Refused(Exception):
    """A negative response; its text is the name of the error."""


class Silent(Exception):
    """No response in time."""


class Master:
    def __init__(self, port, host='127.0.0.1', patience=5.0):
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.settimeout(patience)
        self.address = (host, port)
        self.counter = 0       # of the packets sent
        self.expected = None   # counter of the next packet received
        self.samples = []      # packets of DAQ lists
        self.events = []
        self.waiting = []      # packets of a datagram that are not processed yet

    # ---- transport ----

    def frame(self, packet):
        header = struct.pack('<HH', len(packet), self.counter & 0xFFFF)
        self.counter += 1
        return header + packet

    def send_raw(self, data):
        self.socket.sendto(data, self.address)

    def receive(self):
        """The next packet of any kind."""
        while not self.waiting:
            try:
                data = self.socket.recv(65536)
            except socket.timeout:
                raise Silent('no packet') from None
            at = 0
            while at < len(data):
                length, counter = struct.unpack_from('<HH', data, at)
                assert 0 < length <= len(data) - at - 4, 'a packet is longer than its datagram'
                assert self.expected in (None, counter), f'packet {counter}, not {self.expected}'
                self.expected = (counter + 1) & 0xFFFF
                self.waiting.append(data[at + 4:at + 4 + length])
                at += 4 + length
        return self.waiting.pop(0)

    def response(self):
        """The next response; samples and events that come before it are kept."""
        while True:
            packet = self.receive()
            if packet[0] in (OK, ERROR):
                break
            (self.events if packet[0] == EVENT else self.samples).append(packet)
        if packet[0] == ERROR:
            raise Refused(ERRORS.get(packet[1], hex(packet[1])))
        return packet

    def command(self, *parts):
        self.send_raw(self.frame(b''.join(bytes([p]) if isinstance(p, int) else p for p in parts)))
        return self.response()

    def several(self, *packets):
        """Sends commands in one datagram; returns their responses."""
        self.send_raw(b''.join(self.frame(p) for p in packets))
        return [self.response() for _ in packets]

    # ---- the session ----

    def connect(self):
        self.expected = None
        r = self.command(0xFF, 0)
        self.resource, self.mode, self.max_cto = r[1], r[2], r[3]
        self.max_dto, self.protocol, self.transport = struct.unpack_from('<HBB', r, 4)

    def disconnect(self):
        self.command(0xFE)

    def status(self):
        return self.command(0xFD)[1]

    def name(self, kind):
        r = self.command(0xFA, kind)
        length = struct.unpack_from('<I', r, 4)[0]
        return r[8:8 + length].decode()

    # ---- memory ----

    def set_address(self, address, extension=0):
        self.command(0xF6, 0, 0, extension, struct.pack('<I', address))

    def read(self, address, count, extension=0):
        self.set_address(address, extension)
        data = b''
        while len(data) < count:
            data += self.command(0xF5, min(self.max_cto - 1, count - len(data)))[1:]
        return data

    def short_read(self, address, count, extension=0):
        return self.command(0xF4, count, 0, extension, struct.pack('<I', address))[1:]

    def write(self, address, data, extension=0):
        self.set_address(address, extension)
        most = self.max_cto - 2
        for at in range(0, len(data), most):
            part = data[at:at + most]
            self.command(0xF0, len(part), part)

    def short_write(self, address, data, extension=0):
        self.command(0xED, len(data), 0, extension, struct.pack('<I', address), data)

    def checksum(self, address, count):
        self.set_address(address)
        r = self.command(0xF3, 0, 0, 0, struct.pack('<I', count))
        return r[1], struct.unpack_from('<I', r, 4)[0]

    def number(self, address):
        return struct.unpack('<d', self.short_read(address, 8))[0]

    def integer(self, address):
        return struct.unpack('<Q', self.short_read(address, 8))[0]

    def put_number(self, address, value):
        self.short_write(address, struct.pack('<d', value))

    # ---- pages ----

    def set_page(self, mode, page, segment=0):
        self.command(0xEB, mode, segment, page)

    def page(self, mode, segment=0):
        return self.command(0xEA, mode, segment)[3]

    # ---- DAQ ----

    def begin_lists(self, lists, prescaler=1, mode=0x10):
        """Starts DAQ lists together. A list is a list of ODTs, an ODT a list of (address, bytes)."""
        self.command(0xD6)
        self.command(0xD5, 0, struct.pack('<H', len(lists)))
        for i, odts in enumerate(lists):
            self.command(0xD4, 0, struct.pack('<HB', i, len(odts)))
        for i, odts in enumerate(lists):
            for o, entries in enumerate(odts):
                self.command(0xD3, 0, struct.pack('<HBB', i, o, len(entries)))
        for i, odts in enumerate(lists):
            for o, entries in enumerate(odts):
                self.command(0xE2, 0, struct.pack('<HBB', i, o, 0))
                for address, size in entries:
                    self.command(0xE1, 0xFF, size, 0, struct.pack('<I', address))
            self.command(0xE0, mode, struct.pack('<HHBB', i, 0, prescaler, 0))
            self.command(0xDE, 2, struct.pack('<H', i))
        self.samples = []
        self.command(0xDD, 1)
