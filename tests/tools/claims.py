"""claims.py DOCUMENT LISTING [RESULT.csv]: checks the claims of a review sheet. Each claim is derived again from the
texts of the equations: the equations to which aliases are credited; what determines and what uses each variable; at
random values, that each statement solves its equation and each derived equation is a time derivative; and all counts,
also those of the causal listing. A result with all variables must begin and continue as stated in the sheet. Prints the
number of true claims, and the false ones with status 1."""
import collections
import csv
import json
import math
import random
import re
import sys

from modelica import Reader, Unknown

WORD = re.compile(r"'(?:[^'\\]|\\.)*'|\w+")
KEPT = {"pre", "jump", "offset"}  # calls that are separate quantities, also where the document does not list them


class Names:
    """Finds the variables in a text by their paths, some of which look like calls: der(x), violated(c)."""

    def __init__(self, paths):
        self.paths = set(paths)

    @staticmethod
    def path_end(text, at):
        word = WORD.match(text, at)
        while word:
            at = word.end()
            if text[at:at + 1] == "[":
                at = text.index("]", at) + 1
            word = WORD.match(text, at + 1) if text[at:at + 1] == "." else None
        return at

    @staticmethod
    def close(text, at):
        depth = 0
        while at < len(text):
            depth += (text[at] == "(") - (text[at] == ")")
            at += 1
            if depth == 0:
                break
        return at

    def split(self, text):
        """Splits a text into pairs (is_variable, part)."""
        at, begin = 0, 0
        while at < len(text):
            if text[at] == '"':
                at = text.index('"', at + 1) + 1
                continue
            if not WORD.match(text, at):
                at += 1
                continue
            end = self.path_end(text, at)
            whole = self.close(text, end) if text[end:end + 1] == "(" else end
            name = next((text[at:e] for e in (whole, end) if text[at:e] in self.paths), None)
            if name is None and text[at:end] in KEPT and whole > end:
                name = text[at:whole]
            if name:
                yield False, text[begin:at]
                yield True, name
                begin = at = at + len(name)
            else:
                at = end
        yield False, text[begin:]

    def mentions(self, text):
        found = {name for is_name, name in self.split(text) if is_name}
        return set().union(*({name} if name in self.paths else self.mentions(name[name.index("("):]) for name in found))

    def quoted(self, text):
        def quote(name):
            return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"
        return "".join(quote(part) if is_name else part for is_name, part in self.split(text))


class Claims:
    def __init__(self, document):
        self.document = document
        self.wrong, self.count, self.passed = [], 0, collections.Counter()
        self.variables = {row["path"]: row for row in document["variables"]}
        self.drawn = {row["id"]: row for row in document["equations"]}
        self.rows = document["equations"] + document["made"]
        self.names = Names(self.variables)
        self.quantities = Names(path for path, row in self.variables.items() if row["role"] != "branch")
        self.products = {form["variable"]: form["text"].split(" := ", 1)[1] for row in document["made"]
                         for form in row.get("causal", []) if row["made"] == "product as an unknown" and "text" in form}
        self.arrays = collections.defaultdict(set)
        for path in self.variables:
            if re.search(r"\[[\d,]+\]$", path):
                self.arrays[path[:path.rindex("[")]].add(path)
        self.parsed, self.mentioned = {}, {}

    def claim(self, holds, words):
        self.count += 1
        if not holds:
            self.wrong.append(words)

    # ---- eliminated aliases

    def aliases(self):
        credited = collections.Counter()
        by_id = {row["id"]: row for row in reversed(self.rows)}
        for path, row in self.variables.items():
            by = row["determined_by"]
            if by["kind"] != "alias":
                continue
            if by.get("differentiated"):
                inner = self.variables[path[len("der("):-1]]["determined_by"]
                self.claim(inner["equation"] == by["equation"], f"{path} is not credited to the derivative of {inner['equation']}")
                continue
            credited[by["equation"]] += 1
            texts = [by_id[name]["text"] for name in [by["equation"], *by.get("with", [])]]
            self.claim(any(path in self.names.mentions(text) for text in texts),
                       f"{path} does not stand in {by['equation']}, which it is credited to: {texts[0]}")
            equation = by_id[by["equation"]]
            self.claim((equation["fate"], equation.get("eliminates"), equation.get("by"), equation.get("with")) ==
                       ("alias", path, by["of"], by.get("with")), f"{by['equation']} does not say that it eliminates {path}")
        for row in self.rows:
            self.claim(credited[row["id"]] == (row["fate"] == "alias"), f"{row['id']} has {credited[row['id']]} aliases")

    # ---- counts

    def loops(self):
        """Each loop once, although several schedules may evaluate it; the value: True if it is numbered."""
        return {json.dumps({name: value for name, value in loop.items() if name not in ("number", "schedule")}): "number" in loop
                for loop in self.document["loops"]}

    def counts(self):
        d, size, accounting = self.document, self.document["size"], self.document["accounting"]
        variables = d["variables"]
        found = {"parts": sum(not part["is_port"] for part in d["parts"]),
                 "variables": sum(not row.get("made") for row in variables),
                 "variables_made": sum(bool(row.get("made")) for row in variables),
                 "constants": sum(row["role"] == "constant" for row in variables), "equations": len(d["equations"]),
                 "equations_made": len(d["made"]), "states": sum(row["role"] == "state" for row in variables),
                 "loops": len(self.loops()), "numeric_loops": sum(number for number in self.loops().values()),
                 "largest_loop": max((loop["unknowns"] for loop in d["loops"]), default=0),
                 "events": len(d["events"])}
        for name, value in found.items():
            self.claim(size[name] == value, f"size: {name} {size[name]}, not {value}")
        for name, rows, member in (("fates", d["equations"], "fate"), ("made", d["made"], "fate"), ("roles", variables, "role")):
            self.claim(accounting[name] == dict(collections.Counter(row[member] for row in rows)), f"accounting of {name}")
        kinds = collections.Counter(row["determined_by"]["kind"] for row in variables)
        self.claim(accounting["determined_by"] == dict(kinds), "accounting of what determines variables")
        self.other_uses()
        self.claim(all(not re.search(r"(^|[.(])(der|violated|exercised|when|delayed|held|since|seen)\(", row["path"])
                       for row in variables if not row.get("made")), "a variable that the compiler made counts as drawn")

    def listed(self, listing):
        """The first lines of the causal listing count each equation once."""
        uses = {"eliminated as aliases": "alias", "redundant": "redundant", "replaced": "replaced",
                "of identical states": "integral", "at events only": "at events", "of constants": "constant",
                "of modes": "in modes", "in use": "solved"}
        drawn, made, rest = re.search(r"^(\d+) equations? drawn, (\d+) made; (.*)$", listing, re.M).groups()
        fates = collections.Counter(row["fate"] for row in self.rows)
        kept = [row for row in self.document["made"] if row["fate"] != "start"]
        self.claim((int(drawn), int(made)) == (len(self.drawn), len(kept)), f"the listing counts {drawn} drawn, {made} made")
        said = {uses[words]: int(number) for number, words in (item.split(" ", 1) for item in rest.split(", "))}
        self.claim(sum(said.values()) == int(drawn) + int(made), "the listing's counts do not add up")
        if not self.document["modes"]:
            self.claim(all(fates[fate] == number for fate, number in said.items()), f"the listing counts {rest}")

    # ---- uses

    def mentions(self, text):
        """The variables in a text; interpolation data name whole arrays."""
        if text not in self.mentioned:
            names = self.quantities.mentions(text)
            for word in re.findall(r"[\w.']+", text) if "interpolate" in text else ():
                names |= self.arrays.get(word, set())
            self.mentioned[text] = names
        return self.mentioned[text]

    def uses(self):
        users, checks, gives = (collections.defaultdict(set) for _ in range(3))
        for row in self.rows:
            if "origin" in row:
                for name in self.mentions(row["text"]):
                    users[name].add(row["id"])
        for path, row in self.variables.items():
            for name in self.mentions(row.get("value", "")) if row["role"] != "alias" else ():
                gives[name].add(path)
        for check in self.document["checks"]:
            mentioned = self.mentions(check["text"]) | self.mentions(check.get("while", ""))
            self.claim(set(check["uses"]) == mentioned, f"check {check['id']} uses {sorted(mentioned)}")
            for name in mentioned:
                checks[name].add(check["id"])
        algorithms = {row["id"]: row for row in self.document["algorithms"]}
        by_id = {row["id"]: row for row in reversed(self.rows)}
        texts = collections.defaultdict(list)
        for row in self.rows:
            texts[row["id"]] += [row["text"]] + [form.get("text", "") for form in row.get("causal", [])]
        for path, row in self.variables.items():
            said = set(row.get("used_by", []))
            read = {name for name in said if name in algorithms}
            self.claim(gives[path] <= set(row.get("gives", [])), f"{path} gives {sorted(gives[path])}")
            of_data = {name for name in said - read - users[path] if re.search(r"interpolate2?\(.*\[.*:", by_id[name]["text"])}
            self.passed["slices of data"] += len(of_data)
            if "part" in row:
                self.claim(said - read - of_data == users[path], f"{path} is used by {sorted(users[path])}, not {sorted(said - read)}")
            for name in said - read if "part" not in row and row["role"] != "branch" else ():
                self.claim(any(path in text for text in texts[name]) or name + "#" in texts, f"{path} is not used by {name}")
            self.claim(set(row.get("checked_by", [])) == checks[path], f"{path} is checked by {sorted(checks[path])}")
            for name, algorithm in algorithms.items():
                if "software" not in algorithm and row["role"] != "branch":
                    text = algorithm.get("text", "")
                    reads = path in self.mentions(re.sub(r"(?m)^ *[^ ]+ := ", "", text)) or (
                        path in self.mentions(text) and path not in algorithm["sets"])
                    self.claim(reads == (name in read), f"{path} is {'' if reads else 'not '}read by {name}")

    # ---- determinations

    def solved_loops(self, forms):
        """Checks loops that were solved symbolically: a statement with the equations inserted into it, each of which is
        used again for its own unknown."""
        for loop in self.document["loops"]:
            if "number" in loop:
                continue
            name, = loop["residuals"]
            self.claim(any(form["schedule"] == loop["schedule"] and form.get("variable") in loop["solved_for"]
                           and form.get("with") == loop["with"] for form in forms[name]), f"{name} does not solve a loop")
            self.claim(loop["unknowns"] == 1 + len(loop["with"]), f"the loop of {name} has {loop['unknowns']} unknowns")
            self.claim(all(forms[other] for other in loop["with"]), f"equations in the solution {name} determine nothing")
        solved = sum("with" in form and not form.get("decides") for row in self.rows for form in row.get("causal", []))
        self.claim(solved == sum("number" not in loop for loop in self.document["loops"]), "loops that were solved are missing")

    def other_uses(self):
        """Checks the counts of drawn equations that are used a second time."""
        used = {name for row in self.rows for form in row.get("causal", []) for name in form.get("with", [])}
        derived = {row["of"] for row in self.document["made"] if row.get("made") == "time derivative"}
        derived |= {row["determined_by"]["equation"] for row in self.variables.values() if row["determined_by"].get("differentiated")}
        accounting = self.document["accounting"]
        for member, names in (("put_into_others", used), ("differentiated", derived)):
            number = sum(row["id"] in names for row in self.document["equations"])
            self.claim(accounting[member] == number, f"accounting: {member} {accounting[member]}, not {number}")

    def determinations(self):
        """Each variable is determined by one equation, loop or other element; each used equation determines one variable
        or belongs to one loop."""
        forms = collections.defaultdict(list)
        for row in self.rows:
            for form in row.get("causal", []):
                forms[row["id"]].append(form)
        loops = {(loop["schedule"], loop["number"]): loop for loop in self.document["loops"] if "number" in loop}
        self.solved_loops(forms)
        for path, row in self.variables.items():
            by = row["determined_by"]
            if by["kind"] in ("equation", "events") and "equation" in by and by["kind"] == "equation":
                mine = [form for form in forms[by["equation"]] if form.get("variable") == path]
                self.claim(mine, f"{path} is not what {by['equation']} is solved for")
                self.claim(any(form["schedule"] == by["schedule"] for form in mine), f"{path} is of another schedule")
            elif by["kind"] == "equation":
                self.claim(False, f"{path} is determined by an equation without a name")
            elif by["kind"] == "loop":
                self.claim(path in loops[by["schedule"], by["loop"]]["solved_for"], f"{path} is no unknown of its loop")
            elif by["kind"] == "value":
                self.claim("value" in row, f"{path} has no value")
            elif by["kind"] == "algorithm":
                self.claim(any(path in a["sets"] for a in self.document["algorithms"] if a["id"] == by["equation"]),
                           f"{path} is not set by {by['equation']}")
            elif by["kind"] == "integration":
                self.claim(f"der({path})" in self.variables, f"{path} is integrated without a derivative")
            elif by["kind"] == "in modes":
                self.claim(all(any(form.get("variable") == path or "loop" in form for form in forms[name])
                               for name in by["equations"]), f"{path} is not what {by['equations']} are solved for")
        determined = collections.Counter()
        for row in self.rows:
            for form in row.get("causal", []):
                if form["schedule"] in ("constants", "continuous", "results") and "variable" in form:
                    determined[form["variable"], form.get("while")] += 1
        self.claim(all(number == 1 for number in determined.values()),
                   f"determined twice: {[key for key, number in determined.items() if number > 1][:3]}")
        for key, loop in loops.items():
            self.claim(len(loop["solved_for"]) == len(loop["residuals"]), f"loop {key} is not square")
            self.claim(all(any(form.get("loop") == key[1] and form["schedule"] == key[0] for form in forms[name])
                           for name in loop["residuals"]), f"loop {key} has residuals of others")
            inner = sum(form.get("loop") == key[1] and form["schedule"] == key[0]
                        for row in self.rows for form in row.get("causal", []))
            self.claim(inner == loop["unknowns"], f"loop {key} has {inner} unknowns")
        used = {"solved", "constant"}
        for row in self.rows:
            number = sum(form["schedule"] in ("constants", "continuous", "results") for form in row.get("causal", []))
            modal = any("while" in form for form in row.get("causal", []))
            if row["fate"] not in ("integral", "in modes") and not modal:
                self.claim(number == (row["fate"] in used), f"{row['id']} is used {number} times, and said to be {row['fate']}")

    def conditions(self):
        """A condition belongs to an equation or algorithm that contains its variables, or variables of which they are
        aliases; and it is the value of one variable."""
        texts = {row["id"]: row["text"] for row in reversed(self.rows)}
        texts |= {row["id"]: row.get("text") for row in self.document["algorithms"]}

        def root(name):
            by = self.variables[name]["determined_by"]
            return re.sub(r"^-?(?:pre\((.*)\))?", r"\1", by["of"]) if by["kind"] == "alias" else name
        for event in self.document["events"]:
            self.claim(event["of"] in texts, f"{event['text']} is of nothing")
            if texts[event["of"]]:
                standing = {root(name) for name in self.quantities.mentions(texts[event["of"]])}
                self.claim({root(name) for name in self.quantities.mentions(event["text"])} <= standing,
                           f"{event['text']} does not stand in {event['of']}")
        for path, row in self.variables.items():
            if row["role"] == "branch":
                self.claim(row["determined_by"].get("equation") in texts, f"{path} is of nothing")
        ids = {row.get("id") or row["name"] for row in self.document["requirements"]}
        for row in self.document["requirements"]:
            self.claim(set(row.get("parts", [])) <= ids, f"{row['name']} has parts that are not there")
            self.claim(row["checks"] or row.get("parts") or row.get("not_checkable"), f"{row['name']} rests on nothing")

    # ---- reasons

    def reasons(self):
        texts = [row["text"] for row in self.rows if "origin" in row]
        mentioned = set().union(*(self.names.mentions(text) for text in texts)) if texts else set()
        for path, row in self.variables.items():
            if row.get("reason") == "its start is given":
                self.claim(row.get("start_is") in ("fixed", "checked") and "stated_in" in row,
                           f"the start of {path} is not given")
            if row.get("reason") == "its derivative appears in the model":
                aliases = [name for name, other in self.variables.items()
                           if other["determined_by"].get("of", "").lstrip("-") == path]
                self.claim(any(f"der({name})" in mentioned for name in [path, *aliases]), f"der({path}) is not drawn")

    # ---- statements and derivatives, at random values

    def value_of(self, text):
        """The text as a function of a row, and the names that it reads."""
        if text not in self.parsed:
            try:
                reader = Reader(self.quantities.quoted(text))
                value = reader.expression()
                if reader.tokens[reader.at][0] != "end":
                    raise Unknown(text)
                self.parsed[text] = value, reader.names
            except (Unknown, KeyError, SyntaxError):
                self.parsed[text] = None
        return self.parsed[text]

    def sides_of(self, text):
        """The sides of an equation, separated by the equals sign that is not part of a relation."""
        at = [m.start() for m in re.finditer(r"(?<![<>=])=(?!=)", text)]
        at = [a for a in at if text[:a].count('"') % 2 == 0]
        return (self.value_of(text[:at[0]].strip()), self.value_of(text[at[0] + 1:].strip())) if at else (None, None)

    def environment(self, names, fixed, generator):
        """Values of these names: an alias has the value of its variable; other names get random numbers."""
        row = dict(fixed)

        def value(name):
            if name in row:
                return row[name]
            known = self.variables.get(name, {})
            by = known.get("determined_by", {})
            if by.get("kind") == "alias":
                of = by["of"]
                if of.lstrip("-") in self.variables:
                    row[name] = -value(of[1:]) if of[0] == "-" else value(of)
                else:
                    row[name] = float(of)
            elif name in self.products:
                evaluate, others = self.value_of(self.products[name])
                row[name] = evaluate({other: value(other) for other in others} | {"time": row["time"]})
            elif known.get("role") == "constant" and self.value_of(known["value"]):
                evaluate, others = self.value_of(known["value"])
                row[name] = evaluate({other: value(other) for other in others} | {"time": row["time"]})
            else:
                row[name] = generator.uniform(0.5, 1.5) * generator.choice((1, 1, -1))
            return row[name]
        for name in names:
            value(name)
        return row

    def statements(self):
        generator = random.Random(1)
        for row in self.rows:
            left, right = self.sides_of(row["text"])
            for form in row.get("causal", []):
                if "text" not in form or form.get("decides") or "with" in form or "zero_by" in form:
                    continue
                target, assigned = form["variable"], self.value_of(form["text"].split(" := ", 1)[1])
                if not (left and right and assigned):
                    self.passed["statements"] += 1
                    continue
                worst = self.residual(target, assigned, left, right, generator)
                if worst is None:
                    self.passed["statements"] += 1
                    continue
                self.claim(worst < 1e-7, f"{row['id']}: {row['text']} is not solved by {form['text']} ({worst:g})")

    def residual(self, target, assigned, left, right, generator):
        worst, tried = 0, 0
        names = left[1] | right[1] | assigned[1]
        for _ in range(12):
            fixed = {"time": generator.uniform(0.1, 2)}
            try:
                row = self.environment(assigned[1] - {target}, fixed, generator)
                row[target] = assigned[0](row)
                row = self.environment(names, row, generator)
                a, b = left[0](row), right[0](row)
            except (ValueError, ZeroDivisionError, OverflowError, TypeError, Unknown):
                continue
            if isinstance(a, complex) or isinstance(b, complex) or not math.isfinite(a + b):
                continue
            tried += 1
            worst = max(worst, abs(a - b) / max(abs(a), abs(b), 1e-3))
        return worst if tried >= 3 else None

    def derivatives(self):
        """Checks derived equations along a line through random values, on which quantities change by their derivatives."""
        generator = random.Random(2)
        texts = collections.defaultdict(list)
        for row in self.rows:
            texts[row["id"]].append(row["text"])
        for row in self.document["made"]:
            if row["made"] != "time derivative" or row["fate"] == "in modes" or "jump(" in row["text"]:
                continue
            of, mine = self.sides_of(texts[row["of"]][0]), self.sides_of(row["text"])
            if not all(of) or not all(mine):
                self.passed["derivatives"] += 1
                continue
            errors = []
            for _ in range(12):
                try:
                    errors.append(self.derivative_error(of, mine, generator))
                except (ValueError, ZeroDivisionError, OverflowError, TypeError, Unknown):
                    continue
            if len(errors) < 3:
                self.passed["derivatives"] += 1
                continue
            self.claim(sorted(errors)[len(errors) // 2] < 1e-5, f"{row['id']} is no time derivative of {row['of']}")

    def derivative_error(self, of, mine, generator):
        names = of[0][1] | of[1][1]
        base = self.environment(names | mine[0][1] | mine[1][1], {"time": 0.7}, generator)
        slope = {}
        for name in names:
            by = self.variables.get(name, {}).get("determined_by", {})
            root, sign = name, 1
            if by.get("kind") == "alias":
                root, sign = by["of"].lstrip("-"), -1 if by["of"][0] == "-" else 1
            role = self.variables.get(root, {}).get("role")
            is_still = role in ("constant", "discrete") or root not in self.variables or (
                role == "derived constant" and f"der({root})" not in self.variables)
            slope[name] = 0 if is_still else sign * base.setdefault(f"der({root})", generator.uniform(0.5, 1.5))

        def at(side, step):
            row = {name: value + step * slope.get(name, 0) for name, value in base.items()} | {"time": 0.7 + step}
            return side[0](row)
        step = 1e-5
        change = [(at(side, step) - at(side, -step)) / (2 * step) for side in of]
        found = [side[0](base) for side in mine]
        scale = max(map(abs, change + found + [1e-3]))
        return abs((change[0] - change[1]) - (found[0] - found[1])) / scale


    # ---- the C of an equation

    def code(self):
        """Statements below the name of an equation set the variable that it determines, compared by the last part of the
        path; residuals have the name of the equation, and relations are among the branches."""
        determined = collections.defaultdict(set)
        for row in self.rows:
            determined[row["id"]] |= {form["variable"] for form in row.get("causal", []) if "variable" in form}
        for row in self.rows:
            wanted = {self.letters(path.split(".")[-1]) for path in determined[row["id"]]} | {"product", "divisor"}
            lines = (line for statement in row.get("c", []) for line in re.split(r";(?:\n|$)", statement["code"]))
            for line in lines:
                target = re.match(r"(?:const )?(?:double |bool |int )?([\w>.\[\] +-]+?) = ", line.strip())
                if not target or re.search(r"\bresidual\[|\bbranch\.", target[1]):
                    continue
                name = self.letters(re.sub(r"\[[^\]]*\]", "", target[1]).replace("->", ".").split(".")[-1])
                self.claim(any(letters in name for letters in wanted), f"{row['id']}: {target[1]} is not what it determines")

    @staticmethod
    def letters(path):
        return re.sub(r"\[[^\]]*\]|^der\(|\W|_", "", path).lower()

    # ---- results

    def result(self, rows):
        first = {name: float(cell) for name, cell in rows[0].items() if cell}
        for path, row in self.variables.items():
            by = row["determined_by"]
            if path not in first:
                continue
            if by["kind"] == "alias":
                of = by["of"]
                sign, name = (-1, of[1:]) if of[0] == "-" and of[1:] in self.variables else (1, of)
                if name not in self.variables or name in rows[0]:
                    self.claim(all(float(r[path]) == sign * float(r[name] if name in r else name) for r in rows if r[path]),
                               f"{path} is not always {of}")
                continue
            stated = row.get("value") if row["role"] in ("constant", "derived constant") else \
                row.get("start") if row.get("start_is") in ("fixed", "taken", "checked") and row["role"] != "discrete" else None
            if not stated or not self.value_of(stated) or not self.value_of(stated)[1] <= first.keys():
                continue
            value = self.value_of(stated)[0](first)
            self.claim(abs(first[path] - value) <= 1e-9 + 1e-5 * abs(value), f"{path} begins at {first[path]}, not {stated}")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        claims = Claims(json.load(file))
    with open(sys.argv[2], encoding="utf-8") as file:
        listing = file.read()
    claims.aliases()
    claims.counts()
    claims.listed(listing)
    claims.uses()
    claims.determinations()
    claims.conditions()
    claims.reasons()
    claims.statements()
    claims.derivatives()
    claims.code()
    if len(sys.argv) > 3:
        with open(sys.argv[3], encoding="utf-8", newline="") as file:
            claims.result(list(csv.DictReader(file)))
    print(f"{claims.count} claims, {len(claims.wrong)} of them wrong; passed over: {dict(claims.passed)}")
    print("\n".join(claims.wrong[:10]))
    sys.exit(bool(claims.wrong))


main()
