#!/usr/bin/env python3
"""picture.py [--check] [--results] PAGE PICTURE: draws the equations EQUATIONS of a review sheet, or a page of results, to
a PNG file, with Chromium.

The picture of a sheet holds its words as a comment, that of results the digest of the script that draws them. With --check
these are compared with the present ones, numbers of words apart; status 1 and a diff if they differ. No browser is needed
for that."""
import difflib
import hashlib
import html
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

EQUATIONS = ["bed.bedHeatCapacity.law.storage", "bed.bedController.law.error"]
WIDTH, HEIGHT = 940, 840
RESULTS_WIDTH, RESULTS_HEIGHT = 1200, 780
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def shown(page):
    """The page without its other sections and equations, with all that can be folded open."""
    articles = [re.search(rf'<article>\n<h3><code id="e\.{re.escape(name)}">.*?</article>', page, re.S)[0] for name in EQUATIONS]
    head, heading, section, summary = (re.search(pattern, page, re.S)[0] for pattern in (
        r"^.*?<main>", r"<h1>.*?</p>", r"<h2>Equations</h2>", r"<summary>Original equations.*?</summary>"))
    body = "\n".join([heading, section, f"<details>{summary}", *articles, "</details>"]).replace("<details>", "<details open>")
    return f"{head}\n{body}\n</main></body></html>"


def words(page):
    body = re.sub(r"</(?:p|td|th|tr|h\d|summary|pre)>", "\n", page[page.index("<main>"):])
    return "".join(line.strip() + "\n" for line in html.unescape(re.sub(r"<[^>]*>", "", body)).splitlines() if line.strip())


def chunks(data):
    place = len(SIGNATURE)
    while place < len(data):
        size, = struct.unpack(">I", data[place:place + 4])
        yield data[place + 4:place + 8], data[place + 8:place + 8 + size]
        place += size + 12


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def digest():
    """Of what draws a page of results."""
    sources = [os.path.join(os.path.dirname(__file__), "../../runtime", name) for name in ("viewer.js", "viewer.css")]
    return "viewer " + hashlib.sha256(b"".join(open(name, "rb").read() for name in sources)).hexdigest() + "\n"


def picture(page, comment, width, height):
    """As Chromium draws it, compressed as far as it goes, with the comment."""
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.html", "w") as file:
            file.write(page)
        subprocess.run(["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                        "--force-color-profile=srgb", f"--user-data-dir={folder}/profile", f"--screenshot={folder}/page.png",
                        "--virtual-time-budget=5000", f"--window-size={width},{height}", f"file://{folder}/page.html"],
                       check=True, stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": folder})
        with open(f"{folder}/page.png", "rb") as file:
            drawn = list(chunks(file.read()))
    dots = zlib.compress(zlib.decompress(b"".join(data for kind, data in drawn if kind == b"IDAT")), 9)
    text = b"Comment\0\1\0\0\0" + zlib.compress(comment.encode(), 9)
    return SIGNATURE + chunk(*drawn[0]) + chunk(b"iTXt", text) + chunk(b"IDAT", dots) + chunk(b"IEND", b"")


def held(data):
    return "".join(zlib.decompress(text[text.index(b"\0") + 5:]).decode() for kind, text in chunks(data) if kind == b"iTXt")


def main():
    is_check, are_results = "--check" in sys.argv, "--results" in sys.argv
    page, path = sys.argv[-2:]
    with open(page) as file:
        part = file.read() if are_results else shown(file.read())
    comment = digest() if are_results else words(part)
    if not is_check:
        data = picture(part, comment, *(RESULTS_WIDTH, RESULTS_HEIGHT) if are_results else (WIDTH, HEIGHT))
        with open(path, "wb") as file:
            file.write(data)
        return
    with open(path, "rb") as file:
        texts = held(file.read()), comment
    old, new = (text.splitlines() if are_results else re.sub(r"\d+", "#", text).splitlines() for text in texts)
    diff = list(difflib.unified_diff(old, new, path, page, lineterm="", n=0))
    if diff:
        print("\n".join(diff) + "\nfix: make pictures")
        sys.exit(1)


main()
