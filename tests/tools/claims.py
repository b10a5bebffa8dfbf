"""claims.py DOCUMENT: does a review sheet say of a model what its equations say? Each claim is found again from the texts of
the equations: what an alias is credited to, what determines a variable and is solved for it, what uses it, and all counts.
Prints what is not so, and leaves with status 1 then."""
import collections
import json
import re
import sys

WORD = re.compile(r"'(?:[^'\\]|\\.)*'|\w+")


class Reader:
    """The variables that a text mentions, by their paths, of which some look like calls: der(x), pre(a.b), violated(c)."""

    def __init__(self, paths):
        self.paths = set(paths)

    def path_at(self, text, at):
        """The end of the path or call that begins there."""
        word = WORD.match(text, at)
        while word:
            at = word.end()
            if text[at:at + 1] == "[":
                end = text.find("]", at) + 1
                if end and (text[:end].count("[") == text[:end].count("]")):
                    at = end
            word = WORD.match(text, at + 1) if text[at:at + 1] == "." else None
        return at

    def close(self, text, at):
        """Behind the parenthesis that closes the one there."""
        depth = 0
        while at < len(text):
            depth += (text[at] == "(") - (text[at] == ")")
            at += 1
            if depth == 0:
                return at
        return at

    def mentions(self, text):
        found, at = set(), 0
        while at < len(text):
            if not WORD.match(text, at):
                at += 1
                continue
            end = self.path_at(text, at)
            if text[end:end + 1] == "(":
                whole = self.close(text, end)
                if text[at:whole] in self.paths:
                    found.add(text[at:whole])
                    at = whole
                    continue
            if text[at:end] in self.paths:
                found.add(text[at:end])
            at = max(end, at + 1)
        return found


class Claims:
    def __init__(self, document):
        self.document = document
        self.wrong = []
        self.claims = 0
        self.variables = {row["path"]: row for row in document["variables"]}
        self.equations = {row["id"]: row for row in document["equations"]}
        self.reader = Reader(self.variables)

    def claim(self, holds, words):
        self.claims += 1
        if not holds:
            self.wrong.append(words)

    def aliases(self):
        """An alias stands in the equation that it is credited to, or in one of those that this one takes beside it; each
        equation is that of one alias, and says so."""
        credited = collections.Counter()
        for path, row in self.variables.items():
            by = row["determined_by"]
            if by["kind"] != "alias":
                continue
            if by.get("differentiated"):
                inner = path[len("der("):-1]
                self.claim(path.startswith("der(") and self.variables[inner]["determined_by"]["equation"] == by["equation"],
                           f"{path} is credited to {by['equation']}, and what it is the derivative of is not")
                continue
            credited[by["equation"]] += 1
            texts = [self.equations[name]["text"] for name in [by["equation"], *by.get("with", [])]]
            self.claim(any(path in self.reader.mentions(text) for text in texts),
                       f"{path} is credited to {by['equation']}, in which it does not stand: {texts[0]}")
            equation = self.equations[by["equation"]]
            self.claim((equation["fate"], equation.get("eliminates"), equation.get("by"), equation.get("with")) ==
                       ("alias", path, by["of"], by.get("with")), f"{by['equation']} does not say that {path} is an alias by it")
        for name, row in self.equations.items():
            self.claim(credited[name] == (row["fate"] == "alias"), f"{credited[name]} aliases are credited to {name}")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        claims = Claims(json.load(file))
    claims.aliases()
    if claims.wrong:
        print("\n".join(claims.wrong[:10]))
    sys.exit(bool(claims.wrong))


main()
