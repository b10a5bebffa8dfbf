"""viewer.py [WIDTHxHEIGHT] PAGE STEP...: uses a page of results in a real browser. Steps, in order:

    EXPRESSION         JavaScript, with `v` for the first viewer: prints its value as JSON
    drag FROM TO       drags in the first chart, as to zoom; fractions of its width
    move TO            moves the pointer in the first chart
    double             double-clicks there
    click SELECTOR     clicks on the first such element
    press KEY          presses a key in the first chart
    still              reloads the page without scripts
    dark, light        sets the colour scheme of the system
    shot FILE.png      saves a picture

Finally prints messages in the console of the browser and requests that left the page; status 1 if there are any."""
import base64
import json
import os
import sys
import time

from browser import Browser, requests

KEYS = {'ArrowRight': '\ue014', 'ArrowLeft': '\ue012', 'Escape': '\ue00c'}
READY = ("const v = document.querySelector('.viewer')?.viewer; return !!v && v.drawn > 0;")


def wait(browser, seconds=60):
    end = time.time() + seconds
    while not browser.run(READY):
        if time.time() > end:
            raise SystemExit(f"no chart after {seconds} s: {browser.log('browser')}")
        time.sleep(0.02)


def place(browser, part):
    x, y, w, h = browser.run("""const b = document.querySelector('.viewer .plot canvas').getBoundingClientRect();
        const a = document.querySelector('.viewer').viewer.charts[0].graph.getArea();
        return [b.left + a.x, b.top + a.y, a.w, a.h];""")
    return {"type": "pointerMove", "duration": 30, "x": round(x + part * w), "y": round(y + h / 2)}


def step(browser, page, words):
    name, *rest = words.split(' ')
    if name == 'drag':
        browser.pointer(place(browser, float(rest[0])), {"type": "pointerDown", "button": 0}, place(browser, float(rest[1])),
                        {"type": "pointerUp", "button": 0})
    elif name == 'double':
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        browser.pointer(place(browser, 0.5), *press, *press)
    elif name == 'move':
        browser.pointer(place(browser, float(rest[0])))
    elif name == 'click':
        browser.run("document.querySelector(arguments[0]).click()", words[6:])
    elif name == 'press':
        browser.run("document.querySelector('.viewer .chart').focus()")
        browser.ask("POST", browser.session + "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": KEYS[rest[0]]}, {"type": "keyUp", "value": KEYS[rest[0]]}]}]})
    elif name == 'still':
        browser.command("Emulation.setScriptExecutionDisabled", value=True)
        browser.open(page)
        return
    elif name in ('dark', 'light'):
        browser.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])
    elif name == 'shot':
        size = browser.command("Page.getLayoutMetrics")["cssContentSize"]
        shot = browser.command("Page.captureScreenshot", captureBeyondViewport=True,
                               clip={**size, "x": 0, "y": 0, "scale": 1})
        with open(rest[0], 'wb') as file:
            file.write(base64.b64decode(shot["data"]))
    else:
        value = browser.run(f"const v = document.querySelector('.viewer')?.viewer; return ({words});")
        print(json.dumps(value, ensure_ascii=False))
    if name in ('drag', 'move', 'double', 'click', 'press', 'dark', 'light'):
        time.sleep(0.3)


def main():
    arguments = sys.argv[1:]
    width = int(arguments.pop(0).split('x')[0]) if arguments[0][0].isdigit() else 1200
    page = "file://" + os.path.abspath(arguments.pop(0))
    browser = Browser(width)
    try:
        browser.open(page)
        wait(browser)
        for words in arguments:
            step(browser, page, words)
        wrong = [entry["message"] for entry in browser.log("browser")] + requests(browser, page[len("file://"):])
    finally:
        browser.close()
    print(*wrong, sep='\n', end='\n' if wrong else '')
    return 1 if wrong else 0


sys.exit(main())
