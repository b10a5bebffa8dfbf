"""sheet.py PAGE: is it a page whose elements are closed, whose links lead somewhere within it, whose anchors are there
once, and which asks for nothing outside? Prints what is not, and leaves with status 1 then."""
import sys
from html.parser import HTMLParser
from urllib.parse import unquote

VOID = {"meta", "input", "br", "img"}


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.wrong, self.elements = [], {}, [], [], {}

    def handle_starttag(self, tag, attributes):
        self.elements[tag] = self.elements.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attributes:
            if name == "id":
                if value in self.ids:
                    self.wrong.append(f"two anchors {value}")
                self.ids[value] = True
            elif name == "href":
                self.links.append(value)
            elif (name == "src" and not value.startswith("data:image/svg+xml,")) or name.startswith("on"):
                self.wrong.append(f"{tag} has {name}")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes something else, line {self.getpos()[0]}")


page = Page()
page.feed(open(sys.argv[1], encoding="utf-8").read())
page.wrong += [f"<{tag}> is not closed" for tag in page.open]
for link in page.links:
    if not link.startswith("#"):
        page.wrong.append(f"a link outside: {link}")
    elif unquote(link[1:]) not in page.ids:
        page.wrong.append(f"no anchor for {link}")
if page.elements.get("script", 0) != 1 or page.elements.get("style", 0) != 1:
    page.wrong.append("another script or style")
print("\n".join(page.wrong[:10]))
sys.exit(bool(page.wrong))
