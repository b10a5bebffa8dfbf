"""browser.py PAGE...: checks review sheets, and galleries of them, in a real browser: MathML and SVG are rendered,
links lead to their targets, the filter works, nothing is written to the console, and no request leaves the page. All
letters are readable, also in fractions and pictures, in light and dark mode; columns are aligned; headings have
contents. When printed in portrait or landscape, no table or formula is wider than the page, and there are no scroll
bars. Prints the violations, with status 1.

Speaks the WebDriver protocol (W3C) to chromedriver."""
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request


class Browser:
    def __init__(self, width=1200):
        self.port = 9515 + os.getpid() % 2000
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.driver = subprocess.Popen(["chromedriver", f"--port={self.port}", "--silent"],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                       env={**os.environ, "TMPDIR": self.folder.name})
        self.session = ""
        self.width = width
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--window-size={width},900",
                     "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
        capabilities = {"alwaysMatch": {"browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
                                        "goog:chromeOptions": {"args": arguments}}}
        for attempt in range(100):
            try:
                self.session = "/session/" + self.ask("POST", "/session", {"capabilities": capabilities})["sessionId"]
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("chromedriver does not answer")

    def ask(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"},
                                         method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def open(self, page):
        self.ask("POST", self.session + "/url", {"url": page})

    def run(self, script, *arguments):
        return self.ask("POST", self.session + "/execute/sync", {"script": script, "args": list(arguments)})

    def command(self, name, **parameters):
        """Sends a command of the DevTools protocol."""
        return self.ask("POST", self.session + "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def pointer(self, *actions):
        """Performs actions of the mouse, in the form of WebDriver."""
        self.ask("POST", self.session + "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": list(actions)}]})

    def log(self, kind):
        return self.ask("POST", self.session + "/se/log", {"type": kind})

    def close(self):
        try:
            self.ask("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.folder.cleanup()


# A fraction is rendered as one; a picture has boxes and contains its texts; the page fits into the window.
LOOKS = """
const wrong = [];
const seen = e => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0; };
for (const d of document.querySelectorAll('details')) d.open = true;
const formulas = [...document.querySelectorAll('math')];
if (!formulas.length && document.querySelector('#equations')) wrong.push('no formula');
for (const m of formulas) if (!seen(m)) { wrong.push('a formula is not seen: ' + m.textContent.slice(0, 60)); break; }
for (const f of document.querySelectorAll('mfrac')) {
  const [a, b] = [...f.children].map(c => c.getBoundingClientRect());
  if (a.bottom > b.top + 1) { wrong.push('a fraction is no fraction: ' + f.textContent.slice(0, 60)); break; }
}
for (const s of document.querySelectorAll('figure svg:not(.piece)')) {
  if (s.closest('.works > .still')) continue;
  if (!seen(s) || !s.querySelector('text, path')) wrong.push('a picture is not drawn');
  const frame = s.getBoundingClientRect();
  for (const t of s.querySelectorAll('text')) {
    const r = t.getBoundingClientRect();
    if (r.left < frame.left - 1 || r.right > frame.right + 1) { wrong.push('text leaves its picture: ' + t.textContent); break; }
  }
}
for (const i of document.querySelectorAll('img')) if (!i.complete || !i.naturalWidth) wrong.push('a plot is not drawn');
if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('the page is wider than the window');
return wrong;
"""
# Size of letters in pictures and formulas, in pixels; space around the dot of a product; dots of derivatives.
LETTERS = """
const wrong = [];
const told = (what, e) => wrong.some(w => w.startsWith(what)) || wrong.push(`${what}: ${e.textContent.slice(0, 60)}`);
const first = (list, is, what) => { const e = [...list].find(is); if (e) told(what, e); };
const size = e => parseFloat(getComputedStyle(e).fontSize);
for (const s of document.querySelectorAll('figure svg:not(.piece)')) {
  const scale = s.getBoundingClientRect().width / s.viewBox.baseVal.width;
  first(s.querySelectorAll('text'), t => parseFloat(getComputedStyle(t).fontSize) * scale < 10.9, 'letters of a picture are small');
}
const script = e => e.closest('msub, msup') && !e.matches(':first-child');
for (const m of document.querySelectorAll('math')) {
  const whole = size(m);
  const of_scripts = e => { for (; e !== m; e = e.parentElement) if (script(e) && /^msu[bp]$/.test(e.parentElement.localName)) return true; };
  first(m.querySelectorAll('mi, mn, mo, mtext'), e => !e.closest('mover > :last-child') && size(e) < whole * (of_scripts(e) ? 0.65 : 0.99), 'letters of a formula are small');
  first(m.querySelectorAll('mover'), e => [...(e.firstElementChild.querySelector('mi') || e.firstElementChild).textContent.replace(/[\u2080-\u2089]/g, '')].length > 1,
        'a dot over a name');
  first(m.querySelectorAll('mo'), e => e.textContent === '\u00B7' && e.previousElementSibling && e.nextElementSibling && whole > 0 &&
        e.getBoundingClientRect().width > 0 &&
        e.nextElementSibling.getBoundingClientRect().left - e.previousElementSibling.getBoundingClientRect().right < whole / 2,
        'factors stand close');
  first(m.querySelectorAll('mi'), e => /^[.]/.test(e.textContent), 'a name begins with a dot');
}
first(document.querySelectorAll('p, td, th, li, code, pre, summary, figcaption'), e => size(e) < 11, 'letters are small');
first(document.querySelectorAll('.facts td'), e => e.clientWidth && e.scrollWidth > e.clientWidth + 1 && e.querySelector('math'),
      'a formula leaves its cell');
return wrong;
"""
# Keys and values are aligned in all tables of a section; headings and tables are not empty.
COLUMNS = """
const wrong = [];
const told = (what, e) => wrong.push(`${what}: ${e.textContent.trim().slice(0, 60)}`);
for (const section of document.querySelectorAll('section')) {
  const values = [...section.querySelectorAll('.facts > tbody > tr > td')].filter(e => e.getBoundingClientRect().width > 0);
  const off = values.find(e => Math.abs(e.getBoundingClientRect().left - values[0].getBoundingClientRect().left) > 1);
  if (off) told('values are not in one column', off);
}
const rest = e => e.parentElement.textContent.replace(e.textContent, '').trim();
for (const e of document.querySelectorAll('summary, h2')) if (!rest(e)) told('nothing below the heading', e);
for (const e of document.querySelectorAll('h2 + h2, h3 + h3')) told('nothing between the headings before', e);
for (const e of document.querySelectorAll('table'))
  if (!e.querySelector('tbody tr')) told('a table without rows', e);
for (const e of document.querySelectorAll('th, h1, h2, h3, summary, caption, figcaption'))
  if (!e.textContent.trim()) told('a heading without words', e.parentElement);
for (const e of document.querySelectorAll('del, ins'))
  if (getComputedStyle(e).textDecorationLine !== 'none') { told('a line through or below a difference', e); break; }
return wrong.slice(0, 4);
"""
# The contrast of text and its background by the formula of WCAG 2, whose limit for text is 4.5.
CONTRAST = """
const wrong = [];
const numbers = c => { const n = c.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3]));
const ground = e => {
  const layers = [];
  for (; e; e = e.parentElement) layers.push(numbers(getComputedStyle(e).backgroundColor));
  const canvas = getComputedStyle(document.documentElement).colorScheme && matchMedia('(prefers-color-scheme: dark)').matches ? 18 : 255;
  return layers.reverse().reduce((under, layer) => over(layer, under), [canvas, canvas, canvas]);
};
const light = c => {
  const [r, g, b] = c.slice(0, 3).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
for (const kind of ['p', 'a', '.from', '.bad', '.doubt', 'del', 'ins', 'th', 'article .from', 'article a', 'li'])
  for (const e of [...document.querySelectorAll(kind)].slice(0, 3)) {
    const under = ground(e), color = numbers(getComputedStyle(e).color);
    let opacity = color[3];
    for (let up = e; up; up = up.parentElement) opacity *= getComputedStyle(up).opacity;
    const [a, b] = [light(under), light(over([...color.slice(0, 3), opacity], under))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) { wrong.push(`${kind} cannot be read: contrast ${((a + 0.05) / (b + 0.05)).toFixed(1)}`); break; }
  }
return wrong;
"""
LEADS = """
const links = [...document.querySelectorAll('main a, section a[href]')];
const wrong = [];
for (const a of links.slice(0, 400)) {
  const href = a.getAttribute('href') || a.getAttribute('xlink:href');
  if (href && href[0] === '#' && !document.getElementById(decodeURIComponent(href.slice(1)))) wrong.push('no anchor ' + href);
}
return wrong;
"""
FILTERS = """
const box = document.querySelector('input[data-rows]');
if (!box) return [];
const rows = [...document.querySelectorAll('#variable-table tbody tr')];
const name = rows[rows.length - 1].querySelector('code').textContent;
box.value = name; box.dispatchEvent(new Event('input'));
const left = rows.filter(r => !r.hidden);
const good = left.length >= 1 && left.length < Math.max(rows.length, 2) && left.every(r => r.textContent.includes(name));
box.value = ''; box.dispatchEvent(new Event('input'));
return good && rows.every(r => !r.hidden) ? [] : ['the filter does not filter'];
"""
PRINTS = """
for (const d of document.querySelectorAll('details')) d.open = false;
dispatchEvent(new Event('beforeprint'));
return [...document.querySelectorAll('details')].every(d => d.open) ? [] : ['what is folded would not be printed'];
"""
# The printed page: the viewport is as wide as the paper between its margins.
PAPER = """
const wrong = [];
for (const e of document.querySelectorAll('table, math, svg, img, pre, code, p, h3, li, .printed')) {
  const r = e.getBoundingClientRect();
  if (r.width > 0 && r.right > innerWidth + 1) { wrong.push(`on paper ${innerWidth} wide ${e.tagName} is cut: ${e.textContent.slice(0, 60)}`); break; }
}
for (const s of document.querySelectorAll('figure svg')) {
  const width = s.getBoundingClientRect().width, used = s.querySelector('use');
  const texts = (used ? document.getElementById(used.getAttribute('href').slice(1)) : s).querySelectorAll('text');
  const scale = width / s.viewBox.baseVal.width;
  const small = [...texts].find(t => parseFloat(getComputedStyle(t).fontSize) * scale < 7.2);
  if (width && small) { wrong.push(`on paper letters of a picture are small: ${small.textContent}`); break; }
}
for (const figure of document.querySelectorAll('figure'))
  if (![...figure.querySelectorAll('svg, img, p')].some(e => e.getBoundingClientRect().height > 0))
    wrong.push('on paper a picture is missing');
for (const e of document.querySelectorAll('*')) {
  const style = getComputedStyle(e);
  if (['auto', 'scroll'].includes(style.overflowX) && e.scrollWidth > e.clientWidth + 1) {
    wrong.push(`on paper ${innerWidth} wide a scroll bar is printed: ${e.textContent.slice(0, 60)}`);
    break;
  }
}
return wrong;
"""
TABLES = """
for (const d of document.querySelectorAll('details')) d.open = true;
const wide = [...document.querySelectorAll('.wide')].find(e => e.scrollWidth > e.clientWidth + 1 && !e.querySelector('math'));
return wide ? ['columns of a table are out of sight: ' + wide.textContent.slice(0, 60)] : [];
"""
MILLIMETRE = 96 / 25.4
PAPERS = [round((edge - 2 * 12) * MILLIMETRE) for edge in (210, 297)]  # A4, with the margins given by the page
FOLLOWS = """
for (const d of document.querySelectorAll('details')) d.open = false;
const a = document.querySelector('#variable-table a, table a');
if (a) location.hash = a.getAttribute('href');
"""
FOLLOWED = """
const at = document.getElementById(decodeURIComponent(location.hash.slice(1))), r = at && at.getBoundingClientRect();
if (!location.hash) return [];
return r && r.height > 0 && r.top >= -1 && r.top < innerHeight ? [] : ['a link does not lead to what it names'];
"""


def requests(browser, page):
    """The requests that left the page."""
    left = []
    for entry in browser.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith(("file://" + os.path.abspath(page), "data:")):
                left.append(f"a request: {url[:100]}")
    return left


def look(browser, page):
    browser.open("file://" + os.path.abspath(page))
    wrong = browser.run(LOOKS) + browser.run(LETTERS) + browser.run(COLUMNS)
    for scheme in ("light", "dark"):
        browser.command("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": scheme}])
        wrong += [f"{scheme}: {words}" for words in browser.run(CONTRAST)]
    browser.command("Emulation.setEmulatedMedia", media="", features=[])
    wrong += browser.run(LEADS) + browser.run(FILTERS) + browser.run(PRINTS)
    if browser.width >= 700:
        wrong += browser.run(TABLES)
    for width in PAPERS if browser.width == 900 else ():
        browser.command("Emulation.setDeviceMetricsOverride", width=width, height=1000, deviceScaleFactor=1, mobile=False)
        browser.command("Emulation.setEmulatedMedia", media="print")
        wrong += browser.run(PAPER)
        browser.command("Emulation.setEmulatedMedia", media="")
        browser.command("Emulation.clearDeviceMetricsOverride")
    browser.run(FOLLOWS)
    time.sleep(0.2)
    wrong += browser.run(FOLLOWED)
    wrong += [f"console: {entry['message']}" for entry in browser.log("browser")]
    return wrong + requests(browser, page)


def look_at_pages(pages, widths, look, most=12):
    """Prints what look(browser, page) finds wrong in each page at each width; ends with status 1 if there is anything."""
    status = 0
    for width in widths:
        browser = Browser(width)
        try:
            for page in pages:
                wrong = look(browser, page)
                if wrong:
                    status = 1
                    print(f"{page}, {width} wide:\n  " + "\n  ".join(fault[:200] for fault in wrong[:most]))
        finally:
            browser.close()
    sys.exit(status)


if __name__ == "__main__":
    look_at_pages(sys.argv[1:], (400, 900, 1400), look)
