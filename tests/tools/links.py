#!/usr/bin/env python3
"""links.py FILE...: finds broken links in Markdown pages, with anchors of headings as on GitHub, and in HTML pages:
missing files, missing anchors in the same or another page, and duplicate ids. Prints each, with status 1. Web addresses
are not requested."""
import html.parser
import os
import re
import sys


def slug(heading):
    text = re.sub(r'<[^>]*>', '', heading)
    text = re.sub(r'\[([^\]]*)\]\([^)]*\)', r'\1', text)
    text = re.sub(r'\\(.)', r'\1', text)
    text = re.sub(r'[`*]|(?<!\w)_|_(?!\w)', '', text)
    return ''.join('-' if c == ' ' else c for c in text.lower() if c.isalpha() or c.isdecimal() or c in '-_ ')


def read_markdown(path):
    anchors, links, seen, fenced = set(), [], {}, False
    for line in open(path, encoding='utf-8'):
        if re.match(r'\s*(```|~~~)', line):
            fenced = not fenced
        if fenced or re.match(r' {4}|\t', line):
            continue
        heading = re.match(r'#{1,6} +(.*?)\s*#*$', line)
        if heading:
            name = slug(heading.group(1))
            seen[name] = seen.get(name, -1) + 1
            anchors.add(name if seen[name] == 0 else f'{name}-{seen[name]}')
        plain = re.sub(r'`[^`]*`', '', line)
        anchors.update(re.findall(r'<a (?:id|name)="([^"]*)"', plain))
        links += re.findall(r'\]\(([^)\s]+)', plain) + re.findall(r'(?:href|src)="([^"]*)"', plain)
    return anchors, links, []


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.anchors, self.links, self.twice = set(), [], []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == 'id':
                self.twice += [value] if value in self.anchors else []
                self.anchors.add(value)
            elif name in ('href', 'src'):
                self.links.append(value)


def read_html(path):
    reader = Reader()
    reader.feed(open(path, encoding='utf-8').read())
    return reader.anchors, reader.links, reader.twice


pages = {}


def read(path):
    path = os.path.normpath(path)
    if path not in pages:
        pages[path] = read_html(path) if path.endswith('.html') else read_markdown(path)
    return pages[path]


def main():
    wrong = []
    for path in sys.argv[1:]:
        anchors, links, twice = read(path)
        wrong += [f'{path}: the id {name} is there twice' for name in twice]
        for link in links:
            if re.match(r'[a-z]+:', link):
                continue
            target, _, anchor = link.partition('#')
            other = os.path.join(os.path.dirname(path), target) if target else path
            if not os.path.exists(other):
                wrong.append(f'{path}: there is no {link}')
            elif anchor and other.endswith(('.md', '.html')) and anchor not in read(other)[0]:
                wrong.append(f'{path}: {link} names no heading')
    print('\n'.join(wrong))
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
