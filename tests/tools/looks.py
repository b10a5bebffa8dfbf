"""looks.py PAGE...: checks pages of all kinds in a real browser, at three widths, in light and dark mode: no word is
broken, no page is wider than the window, no element has scroll bars in both directions or scrolls within another one
that scrolls, and pictures have the background of the page. Prints the violations, with status 1."""
import base64
import os
import struct
import sys
import time
import zlib

from browser import look_at_pages

# A word consists of letters and digits; a line may break after other characters, and at elements that allow it. Digests
# and numbers of many digits may break anywhere.
WORDS = """
const wrong = [];
for (const d of document.querySelectorAll('details')) d.open = true;
const lines = range => new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top / 4))).size;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
for (let node; wrong.length < 4 && (node = walker.nextNode());) {
  if (node.parentElement.closest('script, style, svg, math, pre')) continue;
  range.selectNodeContents(node);
  if (lines(range) < 2) continue;
  for (const word of node.data.matchAll(/\\d[\\d.]{9,}|[\\p{L}\\p{N}]{2,}/gu)) {
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    if (lines(range) > 1 && !/^([0-9a-f]{40,}|[\\d.]{10,})$/.test(word[0])) { wrong.push(`broken within a word: ${word[0]}`); break; }
  }
}
const whole = [...document.querySelectorAll('nav a, .short, .unit')].find(e => {
  range.selectNodeContents(e);
  return e.closest('nav li') === null && lines(range) > 1 && range.getClientRects()[0].height * 1.5 < range.getBoundingClientRect().height;
});
if (whole) wrong.push(`in two lines: ${whole.textContent.slice(0, 60)}`);
return wrong;
"""
SCROLLS = """
const wrong = [], scrolls = (e, way) => ['auto', 'scroll'].includes(getComputedStyle(e)[`overflow${way}`]) &&
  (way === 'X' ? e.scrollWidth > e.clientWidth + 1 : e.scrollHeight > e.clientHeight + 1);
if (document.documentElement.scrollWidth > innerWidth + 1) {
  const wide = [...document.querySelectorAll('body *')].find(e => e.getBoundingClientRect().right > innerWidth + 1);
  wrong.push(`wider than the window: ${wide ? wide.outerHTML.slice(0, 80) : ''}`);
}
for (const e of document.querySelectorAll('body *')) {
  if (!scrolls(e, 'X')) continue;
  let within = e.parentElement;
  while (within && within !== document.body && !scrolls(within, 'X')) within = within.parentElement;
  if (scrolls(e, 'Y') || (within && within !== document.body)) {
    wrong.push(`two scroll bars: ${e.className || e.localName}: ${e.textContent.trim().slice(0, 60)}`);
    break;
  }
}
return wrong;
"""
PICTURES = """
return [...document.querySelectorAll('svg, img')].map(e => e.getBoundingClientRect()).filter(r => r.width > 100 && r.height > 60)
  .slice(0, 12).map(r => [r.left + scrollX, r.top + scrollY, Math.min(r.width, innerWidth - r.left), r.height]);
"""


def mean_light(png):
    """The mean brightness of an image with or without alpha channel, from 0 to 1."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    channels, data, at = {2: 3, 6: 4}[kind], b"", 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        if name == b"IDAT":
            data += png[at + 8:at + 8 + length]
        at += 12 + length
    rows, stride, before, total = zlib.decompress(data), width * channels, bytearray(width * channels), 0
    assert depth == 8
    for y in range(height):
        method, row = rows[y * (stride + 1)], bytearray(rows[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for i in range(stride):
            a, b, c = (row[i - channels] if i >= channels else 0), before[i], (before[i - channels] if i >= channels else 0)
            near = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            row[i] = row[i] + (0, a, b, (a + b) // 2, near)[method] & 255
        total += sum(v for i, v in enumerate(row) if i % channels < 3)
        before = row
    return total / (3 * 255 * width * height)


def scheme(browser, name):
    browser.command("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": name}])


def dark_pictures(browser):
    wrong = []
    for x, y, width, height in browser.run(PICTURES):
        clip = {"x": x, "y": y, "width": width, "height": height, "scale": 60 / max(width, height)}
        shot = browser.command("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)["data"]
        light = mean_light(base64.b64decode(shot))
        if light > 0.4:
            wrong.append(f"a bright picture in the dark: {light:.2f} at {x:.0f}, {y:.0f}")
    return wrong


def look(browser):
    """Checks the open page."""
    wrong = browser.run(WORDS) + browser.run(SCROLLS)
    if browser.width == 900:
        scheme(browser, "dark")
        time.sleep(0.2)
        wrong += dark_pictures(browser)
        scheme(browser, "light")
    return wrong


def look_at(browser, page):
    browser.open("file://" + os.path.abspath(page))
    time.sleep(0.5)
    return look(browser)


if __name__ == "__main__":
    look_at_pages(sys.argv[1:], (500, 900, 1400), look_at)
