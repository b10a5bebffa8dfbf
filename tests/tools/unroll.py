#!/usr/bin/env python3
"""Expands the families of a listing to one line per member.

    unroll.py LISTING CONTINUES [sorted]

A line with ranges ends in `, i = 2..9, j = 1..3`; lines below it that begin with the blanks CONTINUES belong to it too.
With `sorted`, each line occurs once, and runs of blanks become one. Sums and lists by a rule, which have indices of
their own, are expanded: sum(m{k}.f, k = 1..9), m{k}.v (k = 1..9).
"""
import re
import sys

RANGES = re.compile(r"((?:, [ijkl] = -?\d+\.\.-?\d+)+)$")
RANGE = re.compile(r"([ijklmn]) = (-?\d+)\.\.(-?\d+)")
PLACE = r"-?(?:\d+\*)?[{letters}](?:[+-](?:\d+\*)?[{letters}])*(?:[+-]\d+)?"


def put(text, at):
    """The text with these values of the indices."""
    if not at:
        return text
    place = PLACE.format(letters="".join(at))
    value = lambda match: str(eval(match.group(1), {}, dict(at)))
    text = re.sub(r"\{(" + place + r")\}", value, text)
    text = re.sub(r"(?<=[\[,])(" + place + r")(?=[\],])", value, text)
    return re.sub(r"(?<![\w.'])\((" + place + r")\)", value, text)


def all_of(ranges):
    points = [{}]
    for letter, first, last in RANGE.findall(ranges):
        points = [dict(point, **{letter: n}) for point in points for n in range(int(first), int(last) + 1)]
    return points


def sums(text):
    """Expands sums and lists by rules, the innermost ones first."""
    while True:
        rule = re.search(r", (k = -?\d+\.\.-?\d+)\)", text)
        begin = text.rfind("sum(", 0, rule.start()) if rule else -1
        if not rule:
            break
        terms = [put(text[begin + 4:rule.start()], point) for point in all_of(rule.group(1))]
        text = text[:begin] + " + ".join(terms) + text[rule.end():]
    return re.sub(r"(\S+) \((k = -?\d+\.\.-?\d+)\)",
                  lambda m: ", ".join(put(m.group(1), point) for point in all_of(m.group(2))), text)


def main():
    entries = []  # points, lines
    for line in open(sys.argv[1], encoding="utf-8"):
        line = line.rstrip("\n")
        ranges = RANGES.search(line)
        if ranges:
            entries.append((all_of(ranges.group(1)), [line[:ranges.start()]]))
        elif line.startswith(sys.argv[2]) and entries:
            entries[-1][1].append(line)
        else:
            entries.append(([{}], [line]))
    lines = [sums(put(line, point)) for points, entry in entries for point in points for line in entry]
    if len(sys.argv) > 3:
        lines = sorted({" ".join(line.split()) for line in lines})
    print("\n".join(lines))


main()
