#!/usr/bin/env python3
"""Counts the words of sentences in Markdown pages: sentences.py PAGE...
Prints each sentence of more than 25 words with its line, each table cell with more than two sentences or 40 words,
and a last line 'N sentences, M above 25 words (P %), C long cells'."""
import re
import sys

LONGEST, CELL = 25, 40
ABBREVIATION = re.compile(r'\b(e\.g|i\.e|etc|vs|cf|approx|Fig|No|Sec|pp)\.$')


def words(text):
    return len([w for w in re.split(r'\s+', text) if re.search(r'[A-Za-z0-9`]', w)])


def sentences(text):
    text = re.sub(r'`[^`]*`', lambda m: 'code' if ' ' in m.group() else m.group().replace('.', ''), text)
    text = re.sub(r'\]\([^)]*\)', ']', text)
    out, at = [], 0
    for m in re.finditer(r'[.!?:;](?=\s+[A-Z`\[(*0-9]|$)', text):
        if m.group() in ':;' and m.end() != len(text):
            continue
        if ABBREVIATION.search(text[:m.end()]):
            continue
        out.append(text[at:m.end()].strip())
        at = m.end()
    if text[at:].strip():
        out.append(text[at:].strip())
    return [s for s in out if words(s)]


def blocks(page):
    fenced, paragraph, start = False, [], 0
    for number, line in enumerate(open(page, encoding='utf-8'), 1):
        line = line.rstrip('\n')
        if line.startswith('```'):
            fenced = not fenced
            line = ''
        elif fenced or line.startswith('    ') and not paragraph:
            continue
        if not line.strip() or line.startswith('#') or line.startswith('|') or re.match(r'\s*([-*]|\d+\.)\s', line):
            if paragraph:
                yield start, 'text', ' '.join(paragraph)
            paragraph = []
        if line.startswith('|'):
            for cell in line.strip('|').split(' | '):
                yield number, 'cell', cell.strip()
        elif line.strip() and not line.startswith('#'):
            if not paragraph:
                start = number
            paragraph.append(re.sub(r'^\s*([-*]|\d+\.)\s', '', line).strip())
    if paragraph:
        yield start, 'text', ' '.join(paragraph)


total = above = cells = 0
for page in sys.argv[1:]:
    for line, kind, text in blocks(page):
        found = sentences(text)
        if kind == 'cell' and (len(found) > 2 or words(text) > CELL):
            cells += 1
            print(f'{page}:{line}: cell of {len(found)} sentences, {words(text)} words: {text[:60]}...')
        for s in found:
            total += 1
            if words(s) > LONGEST:
                above += 1
                print(f'{page}:{line}: {words(s)} words: {s[:110]}...')
print(f'{total} sentences, {above} above {LONGEST} words ({100 * above / max(total, 1):.1f} %), {cells} long cells')
