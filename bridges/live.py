"""live.py: a local web page that plots a running program and sets its inputs and parameters; --help tells how to start
it. The record is read and written only by the module that sysphsc --emit rig has written.

A thread samples the program. Each open page has a feed, which is sent as Server-Sent Events; the page sets values by
POST. Other clients may write too: each write begins with the values written last."""
import argparse
import http.server
import importlib.util
import json
import math
import os
import re
import secrets
import sys
import threading
import time

LONGEST, LARGEST = 6000, 600000  # samples of a history, and numbers in it
EVENTS = 0.1  # s between two messages to a page
RETRY = 0.5  # s between two searches for a program, and between two reads of what clients have written
SHORT = 0.2  # s within which the record must exist and be complete
PATIENCE = 2.0  # s within which the program must take written values
MOST = 1 << 20  # bytes of a request
COMMANDS = ('run', 'pause', 'end')
HERE = os.path.dirname(os.path.abspath(__file__))
DEBIAN, DEBIAN_LICENCE = '/usr/share/javascript/dygraphs', '/usr/share/doc/libjs-dygraphs/copyright'


class Refused(Exception):
    """Raised if the program keeps its previous values."""


def load(path):
    """Loads the module of the model."""
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location('exchanged', path)
    if not spec or not os.path.isfile(path):
        raise SystemExit('error: %s is no Python module: sysphsc --emit rig writes BLOCK_exchange.py' % path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, 'Exchange'):
        raise SystemExit('error: %s has no Exchange: sysphsc --emit rig writes BLOCK_exchange.py' % path)
    return module


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def dygraphs():
    """The files of dygraphs, which draws the charts: from the folder DYGRAPHS, from this folder, or from the system."""
    given = os.environ.get('DYGRAPHS')
    for folder in [given] if given else [HERE, DEBIAN]:
        licence = os.path.join(folder, 'dygraph.licence')
        if not os.path.isfile(licence):
            licence = os.environ.get('DYGRAPHS_LICENCE', DEBIAN_LICENCE)
        try:
            # For source maps, a browser that debugs the page would make requests.
            script, style = (re.sub(r'(//|/\*)# sourceMappingURL=.*', '', read(os.path.join(folder, 'dygraph.min.' + kind)))
                             for kind in ('js', 'css'))
            return {'dygraphs.js': script, 'dygraphs.css': style, 'dygraphs.licence': read(licence).replace('--', '- -')}
        except (OSError, ValueError):
            pass
    print('error: dygraphs is missing: install libjs-dygraphs, or set DYGRAPHS and DYGRAPHS_LICENCE to its folder and its '
          'licence', file=sys.stderr)
    sys.exit(3)


def keep(history, sample, longest):
    """Adds a sample. If the history becomes too long, removes every second sample of its older half."""
    history.append(sample)
    if len(history) > longest:
        history[:longest // 2] = history[:longest // 2:2]


def number_of(value):
    """The value for JSON; None for NaN and infinity, which JSON does not have."""
    return value if math.isfinite(value) else None


class Feed:
    """The data not yet sent to one page."""

    def __init__(self, samples):
        self.samples, self.is_fresh, self.written = samples, True, None


class Watch:
    """The observed program: samples of its outputs, its state, and what clients have written."""

    def __init__(self, module, name, further, rate):
        self.module, self.name, self.further, self.period = module, name, tuple(further), 1 / rate
        self.longest = max(200, min(LONGEST, LARGEST // (1 + len(module.OUTPUTS) + len(further))))
        self.lock = threading.Lock()
        self.writing = threading.Lock()
        self.feeds, self.history, self.written = [], [], {}
        self.state = {'status': 'absent', 'error': 'no program exchanges as shm:%s yet' % name}

    def exchange(self):
        return self.module.Exchange(self.name, further=self.further, timeout=SHORT)

    def run(self, is_once):
        has_been = False
        while True:
            is_there = False
            try:
                with self.exchange() as x:
                    is_there = True
                    self.begin()
                    self.follow(x)
            except (self.module.ExchangeError, OSError, ValueError) as error:
                has_ended = self.state['status'] == 'ended' and isinstance(error, self.module.ExchangeTimeout)
                if not has_ended:  # the data of an ended program are shown until another one starts
                    self.tell({**self.state, 'status': 'absent', 'error': str(error)})
            time.sleep(RETRY)
            if is_once and has_been and not is_there:
                return
            has_been = has_been or is_there

    def begin(self):
        """Begins a run: drops the history of the previous one."""
        with self.lock:
            self.history = []
            for feed in self.feeds:
                feed.samples, feed.is_fresh = [], True

    def follow(self, x):
        """Samples until the program has ended, or was killed."""
        steps, looked = None, 0.0
        while True:
            now = time.monotonic()
            if now - looked > RETRY:
                try:
                    self.look()
                except self.module.ExchangeTimeout:  # an ended program has no name any more
                    if x.read().status not in ('ending', 'ended'):
                        raise
                looked = now
            s = x.read()
            age = max(0.0, now - s.heartbeat)
            state = {**s.state(), 'age': age, 'step': x.step_length, 'error': ''}
            state.update({key: number_of(state[key]) for key in ('time', 'lateness')})
            sample = None if s.steps == steps else self.sample(s)
            steps = s.steps
            self.tell(state, sample)
            if s.status == 'ended':
                return
            time.sleep(self.period)

    def sample(self, s):
        numbers = [v.number(s[v.path]) for v in self.module.OUTPUTS]
        return [s.time] + [number_of(n) for n in numbers + [s[path] for path in self.further]]

    def look(self):
        """Reads what clients have written, which is where a new Exchange begins. ExchangeTimeout if the program was
        killed."""
        with self.exchange() as x:
            written = {'inputs': x.inputs(), 'page': x.page(), 'parameters': x.parameters(), 'reference': x.reference()}
        with self.lock:
            if written != self.written:
                self.written = written

    def tell(self, state, sample=None):
        with self.lock:
            self.state = state
            if sample:
                for samples in [self.history] + [feed.samples for feed in self.feeds]:
                    keep(samples, sample, self.longest)

    def open_feed(self):
        with self.lock:
            feed = Feed(list(self.history))
            self.feeds.append(feed)
            return feed

    def close_feed(self, feed):
        with self.lock:
            self.feeds.remove(feed)

    def message(self, feed):
        with self.lock:
            message = {'state': self.state, 'fresh': feed.is_fresh, 'samples': feed.samples}
            if feed.written is not self.written:
                message.update(self.written)
            feed.samples, feed.is_fresh, feed.written = [], False, self.written
        return message

    # ---- values set by a page ----

    def set(self, wish):
        """Applies a wish of a page; returns the error message, '' if there is none."""
        try:
            with self.writing, self.exchange() as x:
                self.apply(x, wish)
        except KeyError as error:
            return str(error.args[0])
        except (self.module.ExchangeError, Refused, ValueError, TypeError) as error:
            return str(error)
        self.look()
        return ''

    def apply(self, x, wish):
        if 'inputs' in wish:
            self.wait(x, lambda: x.write(wish['inputs']), 'taken', 'an input')
        if 'parameters' in wish:
            former = x.parameters()
            try:
                self.wait(x, lambda: x.write_parameters(wish['parameters']), 'page_taken', 'the working page')
            except Refused:
                x.write_parameters(former)
                raise
        if 'page' in wish:
            self.wait(x, lambda: x.use_page(wish['page']), 'page_taken', 'the page')
        if 'command' in wish:
            if wish['command'] not in COMMANDS:
                raise ValueError('a command is one of %s, not %r' % (', '.join(COMMANDS), wish['command']))
            getattr(x, wish['command'])()

    def wait(self, x, write, taken, what):
        """Writes and waits until the program has read it; Refused if the program has rejected it."""
        refused, sequence, deadline = x.read().refused, write(), time.monotonic() + PATIENCE
        s = x.read()
        while getattr(s, taken) < sequence and s.status != 'ended':
            if time.monotonic() > deadline:
                raise Refused('the program has not taken %s within %g s: it is %s' % (what, PATIENCE, s.status))
            time.sleep(0.002)
            s = x.read()
        if s.refused > refused:
            raise Refused('the program has refused %s: something cannot be what it is to be with these values; the '
                          'former ones stay' % what)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port, watch, block, library):
        super().__init__(('127.0.0.1', port), Handler)  # no other machine reaches it
        self.watch, self.token, self.nonce = watch, secrets.token_urlsafe(), secrets.token_urlsafe()
        self.hosts = {'%s:%d' % (name, self.server_port) for name in ('127.0.0.1', 'localhost')}
        self.page = self.make_page(block, library).encode()

    def make_page(self, block, library):
        module = self.watch.module
        model = {'token': self.token, 'block': block, 'channel': 'shm:' + self.watch.name, 'longest': self.watch.longest}
        for kind in ('outputs', 'inputs', 'parameters'):
            model[kind] = [{slot: getattr(v, slot) for slot in v.__slots__} for v in getattr(module, kind.upper())]
        model['outputs'] += [{'path': path, 'unit': '', 'description': '', 'is_integer': False, 'literals': None}
                             for path in self.watch.further]
        parts = {**library, 'nonce': self.nonce, 'model': json.dumps(model).replace('<', '\\u003c')}
        return re.sub('@(%s)@' % '|'.join(map(re.escape, parts)), lambda match: parts[match[1]],
                      read(os.path.join(HERE, 'live.html')))


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers requests. Another page in the same browser can send requests here, but it cannot read the answers, and so
    not the token, and it is not mistaken for this page under another name of this machine."""

    def answer(self, status, body, kind='application/json'):
        self.send_response(status)
        self.send_header('Content-Type', kind + '; charset=utf-8')
        self.send_header('Content-Length', str(len(body)))
        self.send_header('Cache-Control', 'no-store')
        self.send_header('X-Content-Type-Options', 'nosniff')
        self.send_header('Content-Security-Policy', "default-src 'none'; script-src 'nonce-%s'; style-src 'nonce-%s'; "
                         "img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                         "frame-ancestors 'none'" % (self.server.nonce, self.server.nonce))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self, status, error):
        self.answer(status, json.dumps({'error': error}).encode())

    def is_own(self):
        """True if the request is from a page of this server, by the host name used and by the origin of the page."""
        host, origin = self.headers.get('Host', ''), self.headers.get('Origin')
        if host in self.server.hosts and origin in (None, 'http://' + host):
            return True
        self.refuse(403, 'only the page of this address may ask')
        return False

    def do_GET(self):
        if not self.is_own():
            return
        if self.path == '/':
            self.answer(200, self.server.page, 'text/html')
        elif self.path == '/events':
            self.send_events()
        else:
            self.refuse(404, 'there is one page: /')

    def send_events(self):
        watch = self.server.watch
        self.send_response(200)
        self.send_header('Content-Type', 'text/event-stream')
        self.send_header('Cache-Control', 'no-store')
        self.end_headers()
        feed = watch.open_feed()
        try:
            while True:
                self.wfile.write(b'data: %s\n\n' % json.dumps(watch.message(feed)).encode())
                self.wfile.flush()
                time.sleep(EVENTS)
        except OSError:
            pass  # the page is closed
        finally:
            watch.close_feed(feed)

    def do_POST(self):
        if not self.is_own():
            return
        length = self.headers.get('Content-Length', '')
        if not secrets.compare_digest(self.headers.get('X-Token', '').encode(), self.server.token.encode()):
            self.refuse(403, 'the token of the page is missing: load it anew')
        elif self.path != '/set' or not length.isdigit() or int(length) > MOST:
            self.refuse(404, 'values are sent to /set')
        else:
            self.set(self.rfile.read(int(length)))

    def set(self, body):
        try:
            wish = json.loads(body)
        except ValueError:
            wish = None
        if not isinstance(wish, dict):
            self.refuse(400, 'an object of JSON is needed')
            return
        self.answer(200, json.dumps({'error': self.server.watch.set(wish)}).encode())

    def log_message(self, *_):
        pass


def rate_of(text):
    rate = float(text)
    if not 0 < rate <= 1000:
        raise ValueError
    return rate


def channel_of(text):
    if not text.startswith('shm:') or not text[4:] or '/' in text[4:]:
        raise ValueError
    return text[4:]


def main():
    parser = argparse.ArgumentParser(
        description='Serves a page on this machine that plots a running program and sets its inputs and parameters.',
        epilog='The program is one of --realtime --exchange shm:NAME. Ctrl-C ends the bridge, not the program.')
    channel_of.__name__, rate_of.__name__ = 'shm:NAME', 'rate'  # for messages
    parser.add_argument('module', help='BLOCK_exchange.py, as sysphsc --emit rig has written it')
    parser.add_argument('channel', type=channel_of, help='shm:NAME, as the program has it')
    parser.add_argument('--port', type=int, default=8086, help='of the page; 0: any that is free (default %(default)s)')
    parser.add_argument('--rate', type=rate_of, default=50, help='samples per second (default %(default)s)')
    parser.add_argument('--further', metavar='PATH', action='append', default=[],
                        help='a variable of --exchange-variables; repeatable, in the order of --list')
    parser.add_argument('--once', action='store_true', help='leave when the program has ended')
    given = parser.parse_args()
    module, library = load(given.module), dygraphs()
    watch = Watch(module, given.channel, given.further, given.rate)
    try:
        server = Server(given.port, watch, os.path.basename(given.module).rsplit('_exchange', 1)[0],
                        library)
    except (OSError, OverflowError) as error:
        raise SystemExit('error: port %d: %s: choose another one by --port' % (given.port, error))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print('http://127.0.0.1:%d/' % server.server_port, flush=True)
    try:
        watch.run(given.once)
    except KeyboardInterrupt:
        pass


main()
