"""Checks a program that speaks XCP: xcp.py PORT TASK [ARGUMENT...]. Its block has the inputs u, n, on (Boolean) and the
outputs sum = u + n, seen = on, t = time, scaled = gain*u with a constant gain = 2.5."""
import random
import socket
import struct
import sys
import time
import zlib

from a2l import File
from xcp_client import Master, Refused, Silent

HEAD, PROGRAM, CLIENT_INPUTS, PROGRAM_OUTPUTS = 16, 8 * 16, 8 * 4, 8 * 48
STATUS, STEPS, TIME, FOREIGN = PROGRAM + 8, PROGRAM + 16, PROGRAM + 24, PROGRAM + 96
EVENT_STEP = struct.pack('<H', 0)


def connected(port, patience=5.0):
    """A connected master; waits because the program may still be starting."""
    until = time.monotonic() + 20
    while True:
        master = Master(port, patience=0.2)
        try:
            master.connect()
            break
        except (Silent, ConnectionError):
            if time.monotonic() > until:
                raise
    master.socket.settimeout(patience)
    head = struct.unpack('<16Q', master.read(0, 8 * HEAD))
    master.head = head
    master.bytes, master.inputs, master.parameters = head[2], head[5], head[6]
    master.outputs_at = PROGRAM + PROGRAM_OUTPUTS
    master.client_at = master.outputs_at + 8 * head[4]
    master.inputs_at = master.client_at + CLIENT_INPUTS
    return master


def refused(name, call, *arguments):
    try:
        call(*arguments)
    except Refused as error:
        assert str(error) == name, f'{error}, not {name}'
        return
    raise AssertionError(f'{name} was expected')


def doubles(data):
    return list(struct.unpack(f'<{len(data) // 8}d', data))


def next_steps(master, count=2):
    """Waits until the program has made this many steps."""
    before = master.integer(STEPS)
    while master.integer(STEPS) < before + count:
        time.sleep(0.002)


def outputs(master):
    next_steps(master)
    return doubles(master.read(master.outputs_at, 24)) # without the last one


def end(master):
    master.short_write(master.client_at + 8, struct.pack('<Q', 2))


def signals(port, name, fingerprint):
    m = connected(port)
    assert (m.resource, m.mode, m.max_cto, m.protocol, m.transport) == (5, 0x80, 255, 1, 1)
    assert m.head[0] == 0x5843534850535953 and m.head[1] == 1 and m.bytes == len(m.read(0, m.bytes))
    assert m.name(0) == m.name(1) == name and m.name(5) == fingerprint[:16] and m.name(4) == ''
    assert m.head[3] == int(fingerprint[:16], 16) and m.status() == 0
    assert m.command(0xFB)[7] == 0x10
    assert outputs(m)[:2] == [4.5, 0], 'before anything is written: safe values'
    m.put_number(m.inputs_at, 2.0)
    assert outputs(m)[:2] == [2.0, 0]
    m.write(m.inputs_at, struct.pack('<3d', 7.25, 3, 1))
    assert outputs(m)[:2] == [10.25, 1]
    # A value in two blocks is accepted when it is complete; so are several values in a datagram.
    data = struct.pack('<d', 100.5)
    m.set_address(m.inputs_at)
    m.command(0xF0, 3, data[:3])
    time.sleep(0.1)
    m.command(0xF0, 5, data[3:])
    assert outputs(m)[:2] == [103.5, 1]
    short = [bytes([0xED, 8, 0, 0]) + struct.pack('<Id', m.inputs_at + 8 * i, v) for i, v in enumerate((1, 2, 0))]
    assert m.several(*short) == [b'\xff'] * 3
    assert outputs(m)[:2] == [3, 0]
    # The program rejects invalid values of inputs.
    m.put_number(m.inputs_at + 8, 0.5)
    assert outputs(m)[:2] == [3, 0]
    m.put_number(m.inputs_at + 8, 2)
    # Commands: pause and continue.
    m.short_write(m.client_at + 8, struct.pack('<Q', 1))
    time.sleep(0.1)
    steps = m.integer(STEPS)
    time.sleep(0.1)
    assert m.integer(STATUS) == 2 and m.integer(STEPS) == steps
    m.short_write(m.client_at + 8, struct.pack('<Q', 0))
    next_steps(m)
    assert m.integer(STATUS) == 1
    kind, value = m.checksum(0, 8 * HEAD)
    assert kind == 9 and value == zlib.crc32(m.read(0, 8 * HEAD)), hex(value)
    assert m.command(0xF5, 16)[9:] == m.read(8 * HEAD + 8, 8), 'the address is behind what was checked'
    m.disconnect()
    m.socket.settimeout(0.2)
    try:
        m.status()
    except Silent:
        pass
    else:
        raise AssertionError('an answer after DISCONNECT')
    m = connected(port)
    # Another master is rejected as foreign until this one has been silent.
    other, before = Master(port, patience=0.2), m.integer(FOREIGN)
    for call in (other.connect, other.status):
        try:
            call()
        except Silent:
            continue
        raise AssertionError('a second master')
    next_steps(m)
    assert m.integer(FOREIGN) == before + 2
    time.sleep(1.1)
    other.socket.settimeout(5)
    other.connect()
    assert other.status() == 0
    other.short_write(m.client_at + 8, struct.pack('<Q', 2))
    packet = other.receive()
    assert packet == b'\xfd\x07', 'the session ends with the run'


def described(port, file, name):
    """Checks the contents of BLOCK.a2l by the program."""
    m, a = connected(port), File(file)
    assert a.epk == m.name(5) and m.name(1) == name and (a.max_cto, a.max_dto) == (m.max_cto, m.max_dto)
    for code in range(0xC0, 0xFC):
        try:
            m.command(code)
        except Refused as error:
            assert (str(error) == 'CMD_UNKNOWN') == (code not in a.commands), (hex(code), str(error))
        else:
            assert code in a.commands, hex(code)

    def value(name):
        read = m.integer if a.objects[name].type == 'A_UINT64' else m.number
        return read(a.objects[name].address)

    def put(name, number):
        o = a.objects[name]
        m.short_write(o.address, struct.pack('<Q' if o.type == 'A_UINT64' else '<d', number))

    parameters = [n for n, o in a.objects.items() if o.keyword == 'CHARACTERISTIC']
    assert parameters == ["gain"] and m.parameters == 1
    for o in a.objects.values():
        if o.keyword == 'MEASUREMENT':
            bytes_ = m.short_read(o.address, 8)
            if o.is_written:
                m.short_write(o.address, bytes_)
            else:
                refused('WRITE_PROTECTED', m.short_write, o.address, bytes_)
    assert a.literals('exchange.status')[value('exchange.status')] == 'running'
    assert a.literals('seen.bSig') == {0: 'false', 1: 'true'} and a.literals('sum.rSig') is None
    assert a.unit('exchange.time') == 's' and a.unit('sum.rSig') == ''
    put('u.rSig', 20.5)
    put('n.iSig', 4)
    put('on.bSig', 1)
    next_steps(m)
    assert (value('sum.rSig'), value('seen.bSig'), value('scaled.rSig')) == (24.5, 1, 51.25)
    before, steps = value('exchange.time'), value('exchange.steps')
    next_steps(m, 10)
    assert value('exchange.time') > before and value('exchange.steps') > steps
    put('n.iSig', 0.5)
    next_steps(m)
    assert value('exchange.refused') > 0
    put('n.iSig', 4)
    m.put_number(a.objects['gain'].address, -1)
    next_steps(m)
    assert value('scaled.rSig') == -20.5
    m.set_page(1, 1)
    next_steps(m)
    assert value('scaled.rSig') == 51.25 and m.page(1) == 1
    put('exchange.command', next(n for n, text in a.literals('exchange.command').items() if text == 'end'))


def wrong(port, ending=''):
    m = connected(port)
    number = struct.pack('<d', 1.0)
    refused('CMD_SYNCH', m.command, 0xFC)
    for code in (0xF9, 0xF8, 0xF7, 0xF2, 0xF1, 0xEF, 0xEC, 0xE6, 0xE5, 0xDB, 0xD8, 0xD2, 0xCC, 0xC0, 0x00, 0x7F):
        refused('CMD_UNKNOWN', m.command, code, bytes(7))
    for short in (b'\xfa', b'\xf6' + bytes(6), b'\xf5', b'\xf4' + bytes(6), b'\xf3' + bytes(6), b'\xf0',
                  b'\xf0\x08' + bytes(7), b'\xee' + bytes(253), b'\xed\x08' + bytes(13), b'\xeb\0\0',
                  b'\xe2' + bytes(4), b'\xe1' + bytes(6), b'\xc7\x02' + bytes(15)):
        refused('CMD_SYNTAX', m.command, short)
    for address in (0, m.client_at, m.client_at + 16, m.outputs_at, m.client_at - 8, m.client_at + 12,
                    m.inputs_at + 8 * m.inputs - 4):
        refused('WRITE_PROTECTED', m.short_write, address, number)
    for address in (m.bytes, m.bytes - 7, 2 ** 32 - 8, 2 ** 32 - 1, 2 ** 31):
        refused('ACCESS_DENIED', m.short_write, address, number)
        refused('ACCESS_DENIED', m.short_read, address, 8)
    for call in ((m.short_read, 0, 0), (m.short_read, 0, 255), (m.short_write, m.inputs_at, b''), (m.set_address, 0, 2),
                 (m.short_read, 0, 8, 255), (m.checksum, 0, 4097), (m.checksum, 0, 0), (m.command, 0xFF, 1)):
        refused('OUT_OF_RANGE', *call)
    refused('ACCESS_DENIED', m.checksum, m.bytes - 8, 9)
    assert m.command(0xE9) == b'\xff\0\0' or m.parameters > 0
    for code in (0xEB, 0xEA, 0xE8, 0xE7, 0xE4) if m.parameters == 0 else ():
        refused('SEGMENT_NOT_VALID', m.command, code, bytes([3, 0, 0, 0]))
    # DAQ: wrong order of commands, too much memory, addresses outside of the record.
    refused('SEQUENCE', m.command, 0xD5, b'\0\1\0')
    m.command(0xD6)
    refused('SEQUENCE', m.command, 0xD4, b'\0\0\0\1')
    refused('MEMORY_OVERFLOW', m.command, 0xD5, b'\0\xff\xff')
    refused('OUT_OF_RANGE', m.command, 0xD5, b'\0\0\0')
    m.command(0xD5, b'\0\2\0')
    refused('SEQUENCE', m.command, 0xD3, b'\0\0\0\0\1')
    refused('OUT_OF_RANGE', m.command, 0xD4, b'\0\2\0\1')
    refused('OUT_OF_RANGE', m.command, 0xD4, b'\0\0\0\xfd')
    m.command(0xD4, b'\0\0\0\xfc')
    refused('MEMORY_OVERFLOW', m.command, 0xD4, b'\0\1\0\xfc')
    m.command(0xD4, b'\0\1\0\1')
    refused('SEQUENCE', m.command, 0xD4, b'\0\1\0\1')
    for odt in range(16):
        m.command(0xD3, b'\0\0\0', odt, 255)
    refused('MEMORY_OVERFLOW', m.command, 0xD3, b'\0\0\0\x10\xff')
    refused('OUT_OF_RANGE', m.command, 0xD3, b'\0\1\0\1\1')
    refused('SEQUENCE', m.command, 0xD3, b'\0\0\0\1\1')
    m.command(0xD3, b'\0\1\0\0\1')
    refused('SEQUENCE', m.command, 0xE1, b'\xff\x08\0\0\0\0\0')
    refused('OUT_OF_RANGE', m.command, 0xE2, b'\0\1\0\0\1')
    m.command(0xE2, b'\0\1\0\0\0')
    for entry in (b'\x00\x08\0', b'\xff\0\0', b'\xff\xf9\0', b'\xff\x08\1'):
        refused('OUT_OF_RANGE', m.command, 0xE1, entry, bytes(4))
    refused('ACCESS_DENIED', m.command, 0xE1, b'\xff\x08\0', struct.pack('<I', m.bytes - 4))
    m.command(0xE1, b'\xff\x08\0', struct.pack('<I', TIME))
    refused('SEQUENCE', m.command, 0xE1, b'\xff\x08\0\0\0\0\0')
    refused('MODE_NOT_VALID', m.command, 0xE0, b'\x02\1\0\0\0\1\0')
    refused('MODE_NOT_VALID', m.command, 0xE0, b'\x20\1\0\0\0\1\0')
    refused('OUT_OF_RANGE', m.command, 0xE0, b'\x10\1\0\1\0\1\0')
    refused('OUT_OF_RANGE', m.command, 0xE0, b'\x10\1\0\0\0\0\0')
    m.command(0xE0, b'\x10\1\0\0\0\7\3')
    assert m.command(0xDF, b'\0\1\0') == b'\xff\x10\0\0\0\0\7\3'
    refused('MODE_NOT_VALID', m.command, 0xDE, b'\3\1\0')
    m.command(0xDE, b'\1\1\0')
    assert m.status() == 0x40 and m.command(0xDF, b'\0\1\0')[1] == 0x50
    for call in ((0xD5, b'\0\1\0'), (0xE2, b'\0\1\0\0\0'), (0xE0, b'\x10\1\0\0\0\1\0'), (0xD3, b'\0\0\0\0\1')):
        refused('DAQ_ACTIVE', m.command, *call)
    m.command(0xE3, b'\0\1\0')
    assert m.status() == 0
    # An ODT too large for a packet; lists too long for a step.
    m.command(0xD6)
    m.command(0xD5, b'\0\1\0')
    m.command(0xD4, b'\0\0\0\1')
    m.command(0xD3, b'\0\0\0\0\6')
    m.command(0xE2, b'\0\0\0\0\0')
    m.command(0xC7, 6, b''.join(b'\xff\xf8' + struct.pack('<IBB', 0, 0, 0) for _ in range(6)))
    refused('DAQ_CONFIG', m.command, 0xDE, b'\1\0\0')
    refused('DAQ_CONFIG', m.begin_lists, [[[(0, 248)] * 5] * 40, [[(0, 248)] * 5] * 40])
    if ending:
        end(m)


def daq(port, rate, ending=''):
    """One list per step and one per fifth step: no step is missing, and each has its own time."""
    m = connected(port)
    rate = int(rate)
    assert m.command(0xDA) == b'\xff\x13\x20\0\1\0\0\x40' and m.command(0xD9) == b'\xff\1\xf8\1\0\x34\1\0'
    assert m.command(0xD7, 0, EVENT_STEP)[1:] == bytes([0x84, 32, 4, 1, 7, 0]) or rate != 100
    assert m.command(0xF5, 4) == b'\xffstep'
    refused('OUT_OF_RANGE', m.command, 0xD7, b'\0\1\0')
    m.write(m.inputs_at, struct.pack('<3d', 1.5, 2, 1))
    time.sleep(0.1)
    whole = [(TIME, 8), (STEPS, 8), (m.outputs_at, 24)]
    m.begin_lists([[whole], [[(TIME, 8)], [(0, 248), (248, 248)] * 2 + [(m.outputs_at, 8)]]])
    began = time.monotonic()
    while len(m.samples) < 3 * rate + 10:
        m.samples.append(m.receive())
    took = time.monotonic() - began
    m.command(0xDD, 0)
    assert m.status() == 0
    for number, odts in ((0, 1), (1, 2)):
        mine = [s for s in m.samples if s[1] == number]
        assert [s[0] for s in mine[:2 * odts]] == list(range(odts)) * 2
        times = [struct.unpack_from('<Id', s, 2) for s in mine if s[0] == 0]
        step = round(times[0][1] * rate)
        for stamp, t in times:
            assert t == step * (1 / rate) and stamp == step * 1000000 // rate, (stamp, t, step)
            step += 1
    rows = [struct.unpack('<dQ3d', s[6:]) for s in m.samples if s[1] == 0]
    steps = [r[1] for r in rows]
    assert steps == list(range(steps[0], steps[0] + len(steps))) and len(rows) >= rate
    assert all(r[2:] == (3.5, 1, r[0]) for r in rows)
    record = [s for s in m.samples if s[:2] == b'\1\1'][0]
    assert record[2:2 + 64] == m.read(0, 64) and struct.unpack('<d', record[-8:])[0] == 3.5
    # A prescaler, without time stamp, in a single list.
    m.begin_lists([[[(STEPS, 8)]]], prescaler=5, mode=0)
    while len(m.samples) < 20:
        m.samples.append(m.receive())
    steps = [struct.unpack('<Q', s[2:])[0] for s in m.samples]
    assert all(b - a == 5 for a, b in zip(steps, steps[1:])), steps
    m.command(0xDE, 0, EVENT_STEP)
    clock = struct.unpack_from('<I', m.command(0xDC), 4)[0]
    assert abs(clock - 1e6 * m.number(TIME)) < 1e5
    print(f'{len(rows)} steps in {took:.3f} s')
    if ending:
        end(m)


def hostile(m, rng):
    """A random datagram: of sensible commands, of random ones, or damaged."""
    places = [0, 8, TIME, m.outputs_at, m.inputs_at, m.inputs_at + 8, m.client_at, m.bytes, m.bytes - 8, 2 ** 32 - 1]
    packets = []
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        of_lists = b'\xd6\xd5\xd4\xd3\xe2\xe1\xe0\xde\xdd'
        code = rng.choice((rng.randrange(256), rng.randrange(0xC0, 0x100), rng.choice(of_lists)))
        length = rng.choice((0, 1, 3, 5, 7, 7, 15, 60, 254))
        body = bytes(rng.choice((0, 0, 1, 2, 8, 255, rng.randrange(256))) for _ in range(length))
        if code in (0xF6, 0xF4, 0xED, 0xE1) and len(body) >= 7:
            body = body[:1] + bytes(1) + body[2:3] + struct.pack('<I', rng.choice(places)) + body[7:]
        if code in (0xFE, 0xF0, 0xEE, 0xED) and rng.random() < 0.8:
            continue # the session and the run last for a while: no command may end the run
        packets.append(m.frame(bytes([code]) + body))
    data = bytearray(b''.join(packets))
    for _ in range(rng.choice((0, 0, 0, 1, 4))):
        if data:
            data[rng.randrange(len(data))] = rng.randrange(256)
    if rng.random() < 0.1:
        del data[rng.randrange(len(data) + 1):]
    return bytes(data) if rng.random() > 0.01 else rng.randbytes(rng.choice((0, 3, 1472, 1473, 9000)))


def fuzz(port, count, seed):
    m = connected(port)
    rng = random.Random(int(seed))
    stranger = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    m.socket.setblocking(False)
    for i in range(int(count)):
        (m.socket if rng.random() > 0.05 else stranger).sendto(hostile(m, rng), m.address)
        if i % 100 == 0:
            m.send_raw(m.frame(b'\xff\0'))
        if i % 20 == 0:
            time.sleep(0.004)
        try:
            while True:
                m.socket.recv(65536)
        except BlockingIOError:
            pass
    time.sleep(1.2)
    m = connected(port)
    m.short_write(m.client_at + 8, struct.pack('<Q', 0))
    m.write(m.inputs_at, struct.pack('<3d', 1, 2, 1))
    assert outputs(m)[:2] == [3, 1]
    m.begin_lists([[[(TIME, 8)]]])
    while len(m.samples) < 10:
        m.samples.append(m.receive())
    m.command(0xDD, 0)
    assert m.integer(FOREIGN) > 0
    end(m)


if __name__ == '__main__':
    {'signals': signals, 'described': described, 'wrong': wrong, 'daq': daq, 'fuzz': fuzz}[sys.argv[2]](int(sys.argv[1]), *sys.argv[3:])
