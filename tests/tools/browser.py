"""browser.py PAGE...: looks at review sheets, and at galleries of them, in a real browser: MathML and SVG are rendered, links lead to what they name,
the filter filters, nothing is written to the console, and no request leaves the page. Prints what is not so, with status 1.

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
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--window-size={width},900",
                     "--host-resolver-rules=MAP * ~NOTFOUND"]
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

    def log(self, kind):
        return self.ask("POST", self.session + "/se/log", {"type": kind})

    def close(self):
        try:
            self.ask("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.folder.cleanup()


# A formula has the height of its fraction, not of a line; a picture has boxes; what a link names is seen then.
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
for (const s of document.querySelectorAll('figure svg')) {
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
FOLLOWS = """
for (const d of document.querySelectorAll('details')) d.open = false;
const a = document.querySelector('#variable-table a, table a');
location.hash = a.getAttribute('href');
"""
FOLLOWED = """
const at = document.getElementById(decodeURIComponent(location.hash.slice(1))), r = at && at.getBoundingClientRect();
return r && r.height > 0 && r.top >= -1 && r.top < innerHeight ? [] : ['a link does not lead to what it names'];
"""


def look(browser, page):
    browser.open("file://" + os.path.abspath(page))
    wrong = browser.run(LOOKS) + browser.run(LEADS) + browser.run(FILTERS) + browser.run(PRINTS)
    browser.run(FOLLOWS)
    time.sleep(0.2)
    wrong += browser.run(FOLLOWED)
    wrong += [f"console: {entry['message']}" for entry in browser.log("browser")]
    for entry in browser.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith(("file://" + os.path.abspath(page), "data:")):
                wrong.append(f"a request: {url[:100]}")
    return wrong


def main():
    status = 0
    for width in (400, 800, 1400):
        browser = Browser(width)
        try:
            for page in sys.argv[1:]:
                wrong = look(browser, page)
                if wrong:
                    status = 1
                    print(f"{page}, {width} wide:\n  " + "\n  ".join(wrong[:8]))
        finally:
            browser.close()
    sys.exit(status)


main()
