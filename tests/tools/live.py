"""live.py URL UNITS: uses the page of bridges/live.py in a real browser while the program of tests/programs/bridges.sh
runs; UNITS is the page of a model with units. live.py URL elsewhere: makes requests that must be rejected. live.py URL
beside FOLDER NAME: sets an input while another client writes all the time. Prints the faults, with status 1."""
import json
import sys
import threading
import time
import urllib.error
import urllib.request

sys.dont_write_bytecode = True
from browser import Browser

wrong = []


def check(what, is_so):
    if not is_so:
        wrong.append(what)


def answer(url, data=None, **headers):
    request = urllib.request.Request(url, data, {name.replace("_", "-"): text for name, text in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:
            return reply.status, reply.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def look_from_elsewhere(url):
    """Makes requests as other pages in the same browser could."""
    body = b'{"command": "end"}'
    status, page = answer(url)
    token = page.split('"token": "')[1].split('"')[0]
    host = url[7:-1]
    check("the page is served", status == 200 and "<canvas" not in page and token)
    for name, headers in {"no token": {}, "another token": {"X_Token": "x" + token},
                          "another page": {"X_Token": token, "Origin": "http://example.org"},
                          "a page of a file": {"X_Token": token, "Origin": "null"},
                          "another name of this machine": {"X_Token": token, "Host": "example.org"},
                          "another port": {"X_Token": token, "Host": "127.0.0.1:1"}}.items():
        check(f"{name}: refused", answer(url + "set", body, **headers)[0] == 403)
    check("another name does not read the page", answer(url, Host="example.org")[0] == 403)
    check("another name does not read values", answer(url + "events", Host="example.org:80")[0] == 403)
    check("no other file is served", answer(url + "live.py")[0] == 404 and answer(url + "../live.py")[0] == 404)
    good = {"X_Token": token, "Origin": "http://" + host}
    check("no JSON", answer(url + "set", b"{", **good)[0] == 400 and answer(url + "set", b"[1]", **good)[0] == 400)
    for wish in ({"command": "stop"}, {"inputs": {"none": 1}}, {"inputs": [1]}, {"inputs": {"u.rSig": None}}, {"page": "third"},
                 {"parameters": 3}):
        status, text = answer(url + "set", json.dumps(wish).encode(), **good)
        check(f"{wish} is refused: {status} {text}", status == 200 and json.loads(text)["error"])


def write_beside(url, folder, name):
    """The program takes a later record of the other client instead; the former one counts as taken."""
    sys.path.insert(0, folder)
    from System_exchange import Exchange
    token = answer(url)[1].split('"token": "')[1].split('"')[0]
    is_done = threading.Event()

    def write_always():
        with Exchange(name) as x:
            while not is_done.is_set():
                x.write({"n.iSig": 1})
                time.sleep(5e-4)

    other = threading.Thread(target=write_always)
    other.start()
    for _ in range(10):
        status, text = answer(url + "set", b'{"inputs": {"u.rSig": 1}}', X_Token=token)
        check(f"beside another client: {status} {text}", status == 200 and not json.loads(text)["error"])
    is_done.set()
    other.join()


class Page:
    def __init__(self, url):
        self.browser, self.url = Browser(400), url
        self.browser.open(url)

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).textContent", selector)

    def output(self, path):
        return self.browser.run("""const row = [...document.querySelectorAll('#outputs tr')].find(r => r.querySelector('code').textContent === arguments[0]);
            return row.querySelector('.number').textContent""", path)

    def wait(self, what, is_so, seconds=10):
        until = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > until:
                wrong.append(what)
                return
            time.sleep(0.05)

    def type(self, path, value):
        """Types a value with keys, as a user does."""
        self.browser.run("const f = document.querySelector(`[name='${arguments[0]}']`); f.focus(); f.select()", path)
        self.browser.command("Input.insertText", text=value)

    def enter(self):
        for kind in ("keyDown", "keyUp"):
            self.browser.command("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", text="\r", windowsVirtualKeyCode=13)

    def choose(self, selector, value):
        self.browser.run("""const s = document.querySelector(arguments[0]); s.value = arguments[1];
            s.dispatchEvent(new Event('input', {bubbles: true})); s.dispatchEvent(new Event('change', {bubbles: true}))""", selector, value)

    def click(self, selector):
        self.browser.run("document.querySelector(arguments[0]).click()", selector)

    def field(self, path):
        return self.browser.run("return document.querySelector(`[name='${arguments[0]}']`).value", path)

    def is_drawn(self, colour):
        """True if a plot contains pixels of a series in this colour."""
        return self.browser.run("""const wanted = arguments[0];
            return [...document.querySelectorAll('canvas')].some(canvas => {
              const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', {willReadFrequently: true});
              copy.drawImage(canvas, 0, 0);
              const p = copy.getImageData(0, 0, canvas.width, canvas.height).data;
              let n = 0;
              for (let i = 0; i < p.length; i += 4) n += p[i] === wanted[0] && p[i + 1] === wanted[1] && p[i + 2] === wanted[2] && p[i + 3] === 255;
              return n > 100;
            })""", colour)


PRESS, RELEASE = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}


def look_at_charts(page):
    """Uses charts by mouse and keys while the program runs."""
    browser = page.browser

    def to(x, y=0.5):
        """A place in the first chart, as fractions of its width and height."""
        left, top, width, height = browser.run("""const b = document.querySelector('#plots canvas').getBoundingClientRect();
            const a = figures[0].graph.getArea();
            return [b.left + a.x, b.top + a.y, a.w, a.h];""")
        return {"type": "pointerMove", "duration": 30, "x": round(left + x * width), "y": round(top + y * height)}

    def sight():
        return browser.run("return figures.map(f => f.graph.xAxisRange())")

    def is_moving():
        before = sight()
        time.sleep(0.4)
        return sight() != before

    browser.run("document.getElementById('plots').scrollIntoView({block: 'center'})")
    check("a chart for quantities, one for truths", len(sight()) == 2)
    check("time in sight moves", is_moving())
    browser.pointer(to(0.5))
    page.wait("the cursor has a time", lambda: page.text("#cursor").startswith("time "))
    at, label, near = browser.run("""showValues();
        const time = parseFloat(document.getElementById('cursor').textContent.slice(5)), [begin, end] = figures[0].graph.xAxisRange();
        const sample = samples.reduce((a, b) => Math.abs(b[0] - time) < Math.abs(a[0] - time) ? b : a);
        const labels = [...document.querySelectorAll('#plots figcaption .number')].map(e => e.textContent);
        const order = figures.flatMap(f => f.of);
        return [(time - begin) / (end - begin), labels, order.map(o => text(o.v, sample[o.i + 1]))]""")
    check(f"the cursor is where the mouse is: {at}", abs(at - 0.5) < 0.05)
    check(f"values at the cursor: {label}, {near}", label == near and "false" in label)
    check("each chart has a cursor", browser.run("return [...document.querySelectorAll('.cursor')].every(c => !c.hidden)"))

    browser.pointer(to(0.25), PRESS, to(0.75), RELEASE)
    page.wait("a drag zooms all charts", lambda: browser.run("""return figures.every(f => {
        const [begin, end] = f.graph.xAxisRange();
        return samples[0][0] < begin && begin < end && end < samples[samples.length - 1][0];
    })"""))
    check("what is zoomed stands still", not is_moving())
    check("following is offered", browser.run("return !document.getElementById('follow').hidden"))
    count = browser.run("return samples.length")
    page.wait("data go on", lambda: browser.run("return samples.length") > count)
    before = sight()[0]
    browser.ask("POST", browser.session + "/actions", {"actions": [
        {"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": "\ue008"}, *[{"type": "pause"}] * 4, {"type": "keyUp", "value": "\ue008"}]},
        {"type": "pointer", "id": "mouse", "actions": [{"type": "pause"}, to(0.5), PRESS, to(0.6), RELEASE]}]})
    page.wait("a drag with Shift moves", lambda: all(a < before[0] and b < before[1] for a, b in sight()))
    browser.pointer(to(0.5), PRESS, RELEASE, PRESS, RELEASE)
    page.wait("a double-click follows again", is_moving)
    check("following is not offered", browser.run("return document.getElementById('follow').hidden"))

    browser.pointer(to(0.5, 0.2), PRESS, to(0.5, 0.6), RELEASE)
    page.wait("values are zoomed", lambda: browser.run("return !!figures[0].range && !figures[1].range"))
    check("time goes on", is_moving())
    page.click("#follow")
    page.wait("all values again", lambda: browser.run("return !figures[0].range && document.getElementById('follow').hidden"))
    page.choose("#span", "Infinity")
    page.wait("all time", lambda: browser.run("return figures[0].graph.xAxisRange()[0] === samples[0][0]"))
    page.choose("#span", "10")
    page.wait("the last 10 s", lambda: browser.run("""const [begin, end] = figures[0].graph.xAxisRange();
        return end - begin <= 10.001 && end === samples[samples.length - 1][0]"""))

    browser.pointer({"type": "pointerMove", "duration": 30, "x": 1, "y": 1})
    page.wait("no cursor", lambda: page.text("#cursor") == "")
    browser.run("document.querySelector('#plots .chart').focus()")
    browser.ask("POST", browser.session + "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
        {"type": "keyDown", "value": "\ue012"}, {"type": "keyUp", "value": "\ue012"}]}]})
    page.wait("a key moves the cursor", lambda: page.text("#cursor").startswith("time "))
    browser.run("moveCursor(null)")


def look_at_long_run(page):
    """Checks a page after a long run whose program has ended."""
    page.browser.run("document.querySelectorAll('#outputs [type=checkbox]').forEach(b => b.click())")
    counts = page.browser.run("""const row = (t, y) => [t, ...model.outputs.map(() => y)];
        for (let k = 0; k < 400; k++)
          receive({state: {status: 'absent', error: ''}, fresh: k === 0,
                   samples: Array.from({length: 100}, (_, i) => row(k + i / 100, k === 200 ? null : Math.sin(k)))});
        document.getElementById('span').value = 'Infinity';
        draw(figures[0], windowInSight());
        const graph = figures[0].graph, rows = Array.from({length: graph.numRows()}, (_, i) => graph.getValue(i, 1));
        return [samples.length, model.longest, rows.length, rows.filter(y => y === null).length, graph.xAxisRange()];""")
    check(f"a long run is bounded, with its gap: {counts}", counts[0] == counts[2] <= counts[1] and counts[3] > 0 and
          counts[4] == [0, 399.99])


def use(page):
    browser = page.browser
    page.wait("the program runs", lambda: page.text("#status") == "running")
    page.wait("inputs are shown", lambda: page.field("u.rSig") == "0" and page.field("on.bSig") == "false")
    first = page.text("#time")
    page.wait("time moves", lambda: page.text("#time") != first)
    page.wait("a plot in light colours", lambda: page.is_drawn([0x2A, 0x78, 0xD6]))
    browser.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    page.wait("a plot in dark colours", lambda: page.is_drawn([0x39, 0x87, 0xE5]))
    page.wait("text of charts that is read in the dark", lambda: browser.run("""
        const numbers = getComputedStyle(document.querySelector('.dygraph-axis-label')).color.match(/\\d+/g).map(Number);
        return Math.min(...numbers) > 200"""))
    look_at_charts(page)
    check("the page is no wider than the window", browser.run("return document.documentElement.scrollWidth <= innerWidth"))

    page.choose("[name='on.bSig']", "true")
    page.type("u.rSig", "1.5")
    page.enter()
    page.wait("an output follows the inputs", lambda: page.output("y.rSig") == "1.5", 20)
    check("a further variable", page.output("x") == "1.5")
    page.wait("a truth follows", lambda: page.output("high.bSig") == "true")
    page.type("u.rSig", "nan")
    page.enter()
    page.wait("a wrong value has the error of the module",
              lambda: page.text("#inputs [role=alert]") == "'nan' is no value of u.rSig: it takes a finite number")
    page.type("u.rSig", "1.5")
    page.enter()
    page.wait("the error goes", lambda: page.text("#inputs [role=alert]") == "")

    check("both pages are shown", page.field("gain") == "1" and page.text("#parameters tbody .number") == "1")
    page.type("gain", "3")
    page.enter()
    page.wait("an output follows a parameter", lambda: page.output("y.rSig") == "4.5", 20)
    page.choose("#page", "reference")
    page.wait("an output follows the reference page", lambda: page.output("y.rSig") == "1.5", 20)
    page.choose("#page", "working")
    page.wait("an output follows the working page", lambda: page.output("y.rSig") == "4.5", 20)
    page.type("spare", "0")
    page.enter()
    page.wait("a page is refused", lambda: "refused the working page" in page.text("#parameters [role=alert]"))
    page.type("spare", "1")
    page.enter()
    page.wait("another one is not", lambda: page.text("#parameters [role=alert]") == "")

    page.click("#pause")
    page.wait("a pause", lambda: page.text("#status") == "paused")
    time.sleep(0.2)
    first = page.text("#time")
    time.sleep(0.3)
    check("time stands still", page.text("#time") == first)
    page.click("#pause")
    page.wait("the program goes on", lambda: page.text("#status") == "running" and page.text("#time") != first)
    counts = browser.run("return [...document.querySelectorAll('#lengths tr')].map(r => +r.lastChild.textContent)")
    steps = browser.run("return +document.querySelector('#facts b').textContent")
    check(f"a histogram of all steps: {counts}, {steps}", counts and abs(sum(counts) - steps) < 0.05 * steps)
    browser.run("document.querySelectorAll('#outputs [type=checkbox]').forEach(b => b.click())")
    check("no plot is wanted", browser.run("return document.querySelectorAll('canvas').length") == 0)
    page.click("#end")
    time.sleep(0.3)
    check("one click does not end the run", page.text("#status") == "running")
    page.click("#end")
    page.wait("the end", lambda: page.text("#status") == "ended with status 0")
    check("it stays in sight", time.sleep(1) or page.text("#status") == "ended with status 0")


def main():
    url = sys.argv[1]
    page = Page(url)
    try:
        page.wait("it waits for the program", lambda: page.text("#status") == "absent")
        print("ready", flush=True)  # now the program starts
        use(page)
        print("again", flush=True)  # another program, on the same page
        page.wait("another run", lambda: page.text("#status") == "running")
        check("its history is its own", float(page.text("#time").split()[0]) < 5 and page.output("y.rSig") != "4.5")
        print("kill", flush=True)
        page.wait("it was killed", lambda: page.text("#status") == "absent" and "was killed" in page.text("#trouble"))
        look_at_long_run(page)
        page.browser.open(sys.argv[2])
        check("units and descriptions", "kg/m^3" in page.text("#parameters") and page.browser.run(
            "return !!document.querySelector('tr[title*=\"density\" i]')"))
        for entry in page.browser.log("browser"):
            wrong.append("console: " + entry["message"])
        for entry in page.browser.log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent" and not message["params"]["request"]["url"].startswith((url, sys.argv[2], "data:")):
                wrong.append("a request: " + message["params"]["request"]["url"][:100])
    finally:
        page.browser.close()
    print("\n".join(wrong), end="\n" if wrong else "")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    if sys.argv[2:] == ["elsewhere"]:
        look_from_elsewhere(sys.argv[1])
    elif sys.argv[2:3] == ["beside"]:
        write_beside(sys.argv[1], *sys.argv[3:])
    else:
        main()
    print("\n".join(wrong))
    sys.exit(bool(wrong))
