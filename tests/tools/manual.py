"""manual.py FOLDER: checks the manual in a real browser, at three widths and printed: no word is broken, no page is
wider than the window, no picture is bright in dark mode, a message is found by its code and by words, a deep link leads
to it, nothing is written to the console and no request leaves the folder. Prints the violations, with status 1."""
import glob
import os
import sys
import time

from browser import PAPER, PAPERS, look_at_pages
from looks import dark_pictures, scheme, SCROLLS, WORDS

SEARCH = """
const input = document.querySelector('header input');
input.focus();
input.value = arguments[0];
input.dispatchEvent(new Event('input'));
"""
FOUND = "return [...document.querySelectorAll('#found a')].map(a => a.getAttribute('href'))"
DEEP = """
const at = document.getElementById('c06'), top = at ? at.getBoundingClientRect().top : -1;
return top >= document.querySelector('header').offsetHeight && top < innerHeight;
"""


def look(browser, folder):
    wrong = []
    for page in sorted(glob.glob(folder + "/*.html")):
        browser.open("file://" + page)
        wrong += [f"{page}: {fault}" for fault in browser.run(WORDS) + browser.run(SCROLLS)]
        if browser.width == 900:
            scheme(browser, "dark")
            wrong += [f"{page}: {fault}" for fault in dark_pictures(browser)]
            scheme(browser, "light")
            browser.command("Emulation.setDeviceMetricsOverride", width=PAPERS[0], height=1000, deviceScaleFactor=1, mobile=False)
            browser.command("Emulation.setEmulatedMedia", media="print")
            wrong += [f"{page}: {fault}" for fault in browser.run(PAPER)]
            browser.command("Emulation.setEmulatedMedia", media="")
            browser.command("Emulation.clearDeviceMetricsOverride")
    browser.open("file://" + folder + "/messages.html#c06")
    time.sleep(0.3)
    if not browser.run(DEEP):
        wrong.append("a link to a message does not lead there")
    for words, address in (("r34", "messages.html#r34"), ("algebraic loop solved", "messages.html#r23"), ("fluid", "fluid.html#fluid"),
                           ("events", "events.html#model-events-and-state-machines"), ("(=>", None)):
        browser.run(SEARCH, words)
        for _ in range(15):
            found = browser.run(FOUND)
            if found:
                break
            time.sleep(0.1)
        if found[:1] != [address][:address is not None]:
            wrong.append(f"'{words}' is found at {found[:3]}")
    browser.run(SEARCH, "noSectionHasThisWord")
    if browser.run(FOUND):
        wrong.append("what is not there is found")
    wrong += [f"console: {entry['message']}" for entry in browser.log("browser")]
    wrong += [f"a request: {line}" for line in browser.log("performance")
              if "Network.requestWillBeSent\"" in line["message"] and '"url":"file://' + folder not in line["message"]]
    return wrong


if __name__ == "__main__":
    look_at_pages([os.path.abspath(sys.argv[1])], (500, 900, 1400), look, most=100)
