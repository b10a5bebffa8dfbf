"""sheet.py PAGE [DOCUMENT]: checks that all elements of a page are closed, its links lead to anchors in it, its anchors
are unique, and it requests nothing from outside; and that each statement about a group of equations holds for all of
them. Prints the violations, with status 1."""
import json
import re
import sys
from html.parser import HTMLParser
from urllib.parse import unquote

VOID = {"meta", "input", "br", "img", "wbr"}


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.wrong, self.elements = [], {}, [], [], {}
        self.has_plots = False
        self.groups = []  # ids of equations shown together

    def handle_starttag(self, tag, attributes):
        kind = "data" if tag == "script" and ("type", "text/plain") in attributes or ("type", "application/json") in attributes else tag
        self.elements[kind] = self.elements.get(kind, 0) + 1
        self.has_plots = self.has_plots or ("id", "viewer-script") in attributes
        if tag not in VOID:
            self.open.append(tag)
        if tag == "article":
            self.groups.append([])
        if tag == "code" and "article" in self.open and "table" not in self.open:
            self.groups[-1].append("")
        for name, value in attributes:
            if name == "id":
                if value in self.ids:
                    self.wrong.append(f"two anchors {value}")
                self.ids[value] = True
            elif name == "href":
                self.links.append(value)
            elif (name == "src" and not value.startswith("data:image/svg+xml;base64,")) or name.startswith("on"):
                self.wrong.append(f"{tag} has {name}")

    def handle_data(self, data):
        if self.open[-1:] == ["code"] and "article" in self.open and "table" not in self.open:
            self.groups[-1][-1] += data

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes something else, line {self.getpos()[0]}")


def said(row, parts):
    """The text shown for an equation, without the path of its part. Numbers are relative to those of the part: of
    elements, or if there are none, of names of the system's parts."""
    part, ident = row.get("part", ""), row["id"]
    elements, named = re.findall(r"\[(\d+)", ident), re.findall(r"(?<=[A-Za-z])\d+", ident)
    own = int(elements[-1]) if elements else int(named[0]) if named else 0

    def distance(number):
        return f"{int(number[0]) - own:+d}"

    def path(found):
        text = found[0]
        if part and text.startswith(part + "."):
            return "@" + text[len(part) + 1:]
        is_counted = not elements and re.match(r"\w*", text)[0] in parts
        return re.sub(r"(?<=[A-Za-z])\d+", distance, text) if is_counted else text

    texts = [row.get("text"), row["fate"], row.get("eliminates"), row.get("by")]
    texts += [form.get(name) for form in row.get("causal", []) for name in ("text", "while")]
    texts = [re.sub(r"(?<![\w.])[A-Za-z_][\w.\[\]]*", path, text or "") for text in texts]
    if elements:
        texts = [re.sub(r"(?<=\[)\d+", distance, text) for text in texts]
    return texts + [term.get("unit") for term in row.get("terms", [])] + row.get("requirements", [])


page = Page()
page.feed(open(sys.argv[1], encoding="utf-8").read())
page.wrong += [f"<{tag}> is not closed" for tag in page.open]
for link in page.links:
    if not link.startswith("#"):
        page.wrong.append(f"a link outside: {link}")
    elif unquote(link[1:]) not in page.ids:
        page.wrong.append(f"no anchor for {link}")
if page.elements.get("script", 0) != 1 + page.has_plots or page.elements.get("style", 0) != 1 + page.has_plots:
    page.wrong.append("another script or style")
if len(sys.argv) > 2:
    document = json.load(open(sys.argv[2], encoding="utf-8"))
    rows, parts = {}, {part["path"] for part in document["parts"]}
    for row in document["equations"] + document["made"]:
        rows.setdefault(row["id"], []).append(said(row, parts))  # several, of modes
    shown = {name for group in page.groups for name in group}
    page.wrong += [f"{name} is not shown" for name in rows if name not in shown]
    for group in page.groups:
        first = rows.get(group[0], []) if group else []
        page.wrong += [f"{name} is not as {group[0]}" for name in group[1:]
                       if first and not any(row in first for row in rows[name])]
print("\n".join(page.wrong[:10]))
sys.exit(bool(page.wrong))
