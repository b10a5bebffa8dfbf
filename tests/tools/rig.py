# rig.py - clients of programs on the rig that use the module written by --emit rig: rig.py FOLDER CHANNEL WORK TEST.
#
# FOLDER has the module as exchanged.py; CHANNEL is the name of the shared memory or the port; files are written to
# WORK.
import math
import os
import signal
import socket
import struct
import subprocess
import sys
import time

sys.dont_write_bytecode = True
folder, name, work, test = sys.argv[1:]
sys.path.insert(0, folder)
import exchanged as e  # noqa: E402


class refused:
    """Expects an error of this type whose message has these words."""

    def __init__(self, kind, words):
        self.kind, self.words = kind, words

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        assert kind is self.kind and self.words in str(error), (kind, error)
        self.error = error
        return True


def head():
    with open('/dev/shm/' + name, 'rb') as file:
        return struct.unpack('<16Q', file.read(128))


def driven(k):
    return {'u.rSig': math.sin(k / 50), 'on.bSig': k % 7 < 3, 'count.iSig': k // 10}


def beside():
    """Writes for two seconds."""
    with e.Exchange(name) as x:
        until = time.monotonic() + 2
        while time.monotonic() < until:
            x.write()
            time.sleep(5e-4)


def signals():
    with e.Exchange(name) as x:
        assert head()[4] == len(e.OUTPUTS) == 3 and head()[5] == len(e.INPUTS) == 3, head()
        assert head()[6] == len(e.PARAMETERS), head()
        assert [v.path for v in e.OUTPUTS] == ['y.rSig', 'big.bSig', 'sum.iSig']
        assert [v.path for v in e.INPUTS] == ['u.rSig', 'on.bSig', 'count.iSig']
        assert [v.name for v in e.PARAMETERS] == ['gain', 'class_', 'u_rSig_2'], [v.name for v in e.PARAMETERS]
        assert x.step_length == 0.001
        s = x.wait(x.write({'count.iSig': 7, 'u.rSig': 4}, on_bSig=True))
        assert s['sum.iSig'] == 7 and s['big.bSig'] is True and 0 < s['y.rSig'] < 8, dict(s)
        x['on.bSig'] = False
        x.wait(x.write())
        assert x['sum.iSig'] == -7 and x.inputs() == {'u.rSig': 4, 'on.bSig': False, 'count.iSig': 7}
        s = x.read(within=10)
        assert s.status == 'running' and s.refused == 0 and s.torn == 0 and s.exit is None
        for path, bad in (('u.rSig', float('nan')), ('u.rSig', float('inf')), ('u.rSig', 'fast'), ('on.bSig', 2),
                          ('on.bSig', 0.5), ('count.iSig', 1.5), ('count.iSig', 2.0 ** 54)):
            with refused(ValueError, path):
                x.write({'count.iSig': 1, path: bad})
        assert x.inputs()['count.iSig'] == 7
        with refused(KeyError, 'none'):
            x['none'] = 1
        x.wait(x.pause())
        before = x.read()
        assert before.status == 'paused'
        time.sleep(0.1)
        assert x.read().time == before.time
        with refused(e.ExchangeError, 'run() it first'):
            x.step()
        with e.Exchange(name) as other:  # which leaves the pause as it is
            other.wait(other.write(count_iSig=8))
        assert x.read().status == 'paused'
        x.run()
        while not x.read().time > before.time:
            time.sleep(0.01)
        while x.read().steps < 20:
            time.sleep(0.01)
        assert sum(x.read().lengths) >= 10
        e.FINGERPRINT ^= 1
        with refused(e.WrongModel, 'fingerprint'):
            e.Exchange(name)


def lock_step():
    """Writes the inputs of each step in the program's format, and the values seen."""
    with e.Exchange(name) as x, open(work + '/given.csv', 'w') as given, open(work + '/seen.csv', 'w') as seen:
        given.write('time,u.rSig,on.bSig,count.iSig\n')
        row = None
        for k in range(1000):
            s = x.step(driven(k))
            assert s.time == k * 2 ** -10 and s.steps == k, (s.time, s.steps, k)
            before, row = row, '%r,%d,%d' % tuple(driven(k).values())
            if before and before != row:
                given.write('%r,%s\n' % (s.time, before))
            given.write('%r,%s\n' % (s.time, row))
            seen.write('%r,%d,%d\n' % (s['y.rSig'], s['big.bSig'], s['sum.iSig']))
        x.end()
        assert x.join() == 0
        with refused(e.ProgramEnded, 'ended with status 0') as ended:
            x.step()
        assert ended.error.exit == 0


def whole_records():
    with e.Exchange(name, further=('u.rSig', 'count.iSig')) as x:
        for k in range(3000):
            x.write({'u.rSig': k, 'count.iSig': k})
            s = x.read()
            assert s['u.rSig'] == s['count.iSig'] <= k, dict(s)
        assert x.read().refused == 0
        with refused(e.ExchangeError, 'gives 2 further outputs, not 0'):
            e.Exchange(name)
        x.end()
        assert x.join() == 0


def interrupted():
    with e.Exchange(name) as x:
        os.kill(head()[9], signal.SIGTERM)
        assert x.join() == 128 + signal.SIGTERM
        with refused(e.ProgramEnded, 'ended with status 143') as ended:
            x.step()
        assert ended.error.exit == 143


def killed():
    with e.Exchange(name, timeout=10) as x:
        x.step()
        os.kill(head()[9], signal.SIGKILL)
        with refused(e.ProgramEnded, 'was killed') as ended:
            while True:
                x.step()
        assert ended.error.exit is None
        for attempt in (x.read, x.write, x.pause, lambda: x[e.OUTPUTS[0].path], lambda: x.read(within=100),
                        lambda: x.use_page('working')):
            with refused(e.ProgramEnded, 'was killed'):
                attempt()
    with refused(e.ExchangeTimeout, 'was killed'):
        e.Exchange(name, timeout=0.2)
    with refused(e.ExchangeTimeout, 'no shared memory of that name'):
        e.Exchange(name + 'none', timeout=0.1)


def datagrams():
    with e.Exchange.udp('127.0.0.1', int(name), further=['x']) as x:
        with refused(e.ExchangeError, 'write inputs before'):
            x.read()
        for k in range(1000):
            s = x.step(driven(k))
            assert s.time == k * 2 ** -10 and s['x'] == s['y.rSig']
        assert s.refused == 0
        x.end()
        assert x.join() == 0
    with refused(e.ExchangeTimeout, 'no answer'):
        with e.Exchange.udp('127.0.0.1', int(name), timeout=0.2) as x:
            x.step()


def enumerations():
    with e.Exchange(name) as x:
        assert x.inputs()['control.mode'] == 'off'
        s = x.wait(x.write({'control.mode': 'night', 'outside[2].T': 280}))
        assert s.refused == 0 and not s.keys()
        for bad in ('noon', 0, 4, 1.5, None):
            with refused(ValueError, 'off, day, night'):
                x['control.mode'] = bad
        x.end()
        assert x.join() == 0


def pages():
    """A record and a port in place of a program's: written values are at the places defined in exchange.h."""
    made = name + 'made'
    client = 16 + 48 + 3
    working = client + 4 + 3
    reference = working + 2 + 3
    words = [0] * (reference + 3)
    words[:10] = [e.MAGIC, 1, 8 * len(words), e.FINGERPRINT, 3, 3, 3, 0, 0, os.getpid()]
    words[17] = 1
    record = struct.pack('<%dQ' % reference, *words[:reference]) + struct.pack('<3d', 2, 3, 1)

    def page():
        with open('/dev/shm/' + made, 'rb') as file:
            return struct.unpack_from('<2Q3d', file.read(), 8 * working)

    try:
        with open('/dev/shm/' + made, 'wb') as file:
            file.write(record)
        with e.Exchange(made) as x:
            assert x.parameters() == x.reference() == {'gain': 2, 'class': 3, 'u_rSig': 1}
            assert x.write_parameters({'class': 5}) == 2 and page() == (2, 0, 2, 5, 1), page()
            assert x.write_parameters(gain=7) == 4 and page() == (4, 0, 7, 5, 1), page()
            assert x.use_page('reference') == 6 and page() == (6, 1, 7, 5, 1), page()
            with refused(ValueError, 'gain'):
                x.write_parameters({'u_rSig': 9, 'gain': float('nan')})
            with refused(KeyError, 'none'):
                x.write_parameters(none=1)
            assert page()[0] == 6 and x.parameters()['gain'] == 7 and x.reference()['gain'] == 2
        subprocess.run([folder + '/client', made, '--parameter', 'u_rSig=4', '--times', '1'], check=True)
        assert page() == (8, 0, 7, 5, 4), page()
    finally:
        os.remove('/dev/shm/' + made)

    port = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    port.bind(('127.0.0.1', 0))
    with e.Exchange.udp(*port.getsockname()) as x:
        with refused(ValueError, 'class is missing'):
            x.write_parameters(gain=1)
        sequence = x.write_parameters({'gain': 1, 'class': 2, 'u_rSig': 3})
        taken = x.write(count_iSig=8)
        datagram = port.recv(1000)
        assert struct.unpack('<4Q4Q3d2Q3d', datagram) == (
            e.MAGIC, 1, len(datagram), e.FINGERPRINT, taken, 0, 0, 0, 0, 0, 8, sequence, 0, 1, 2, 3)


def parameters():
    with open(work + '/paths', 'w') as file:
        file.writelines(v.path + '\n' for v in e.PARAMETERS)


globals()[test]()
