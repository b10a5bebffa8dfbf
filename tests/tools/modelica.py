"""modelica.py CLASS.mo RESULT.csv: reads a flat Modelica class with a reader of its own and checks that its equations
hold in the rows of a result with all variables and constants. Equations that hold at events only, or that use a
variable missing in the result, are skipped. Prints how many equations hold, and those that do not, with status 1."""
import csv
import math
import re
import sys

TOKEN = re.compile(r"\s*(?:('(?:[^'\\]|\\.)*')|(\d[\d.]*(?:[eE][-+]?\d+)?)|([A-Za-z_]\w*)|(<=|>=|<>|==|.))")
EVENTS = {"pre", "edge", "change", "initial", "terminal", "sample", "delay"}


class Unknown(Exception):
    pass


class Reader:
    """A recursive-descent parser of one equation; values are functions of a row."""

    def __init__(self, text):
        self.tokens, self.at, self.names = [], 0, set()
        for quoted, number, word, sign in TOKEN.findall(text):
            self.tokens.append(("name", re.sub(r"\\(.)", r"\1", quoted[1:-1])) if quoted else
                               ("number", float(number)) if number else ("word", word) if word else ("sign", sign))
        self.tokens.append(("end", ""))

    def take(self, *texts):
        if self.tokens[self.at][0] in ("word", "sign") and self.tokens[self.at][1] in texts:
            self.at += 1
            return self.tokens[self.at - 1][1]
        return None

    def need(self, text):
        if not self.take(text):
            raise SyntaxError(f"{text} expected, not {self.tokens[self.at][1]!r}")

    def expression(self):
        if self.take("if"):
            condition = self.expression()
            self.need("then")
            return self.branches(condition, self.expression())
        return self.disjunction()

    def branches(self, condition, first):
        if self.take("elseif"):
            next_condition = self.expression()
            self.need("then")
            other = self.branches(next_condition, self.expression())
        else:
            self.need("else")
            other = self.expression()
        return lambda row: first(row) if condition(row) else other(row)

    def disjunction(self):
        value = self.conjunction()
        while self.take("or"):
            value = (lambda a, b: lambda row: bool(a(row)) or bool(b(row)))(value, self.conjunction())
        return value

    def conjunction(self):
        value = self.negation()
        while self.take("and"):
            value = (lambda a, b: lambda row: bool(a(row)) and bool(b(row)))(value, self.negation())
        return value

    def negation(self):
        if self.take("not"):
            value = self.relation()
            return lambda row: not value(row)
        return self.relation()

    def relation(self):
        value = self.sum()
        sign = self.take("<", "<=", ">", ">=", "==", "<>")
        if not sign:
            return value
        compare = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
                   "==": lambda a, b: a == b, "<>": lambda a, b: a != b}[sign]
        other = self.sum()
        return lambda row: compare(value(row), other(row))

    def sum(self):
        sign = self.take("-", "+")
        value = self.product()
        if sign == "-":
            value = (lambda a: lambda row: -a(row))(value)
        while True:
            sign = self.take("+", "-")
            if not sign:
                return value
            factor = 1 if sign == "+" else -1
            value = (lambda a, b, f: lambda row: a(row) + f * b(row))(value, self.product(), factor)

    def product(self):
        value = self.power()
        while True:
            sign = self.take("*", "/")
            if not sign:
                return value
            other = self.power()
            if sign == "*":
                value = (lambda a, b: lambda row: a(row) * b(row))(value, other)
            else:
                value = (lambda a, b: lambda row: a(row) / b(row))(value, other)

    def power(self):
        value = self.primary()
        if self.take("^"):
            value = (lambda a, b: lambda row: a(row) ** b(row))(value, self.primary())
        return value

    def variable(self, name):
        self.names.add(name)
        return lambda row: row[name]

    def primary(self):
        kind, text = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            return lambda row: text
        if kind == "name":
            return self.variable(text)
        if kind == "word" and text in ("true", "false"):
            return lambda row: text == "true"
        if kind == "word" and text == "time":
            return lambda row: row["time"]
        if kind == "word" and text in EVENTS:
            raise Unknown(text)
        if kind == "word" and text == "der":
            self.need("(")
            name = self.tokens[self.at][1]
            self.at += 1
            self.need(")")
            return self.variable(f"der({name})")
        if kind == "word":
            self.need("(")
            arguments = [self.expression()]
            while self.take(","):
                arguments.append(self.expression())
            self.need(")")
            return self.call(text, arguments)
        if kind == "sign" and text == "(":
            value = self.expression()
            self.need(")")
            return value
        raise SyntaxError(f"a value expected, not {text!r}")

    def call(self, name, arguments):
        functions = {"abs": abs, "sign": lambda x: (x > 0) - (x < 0), "sqrt": math.sqrt, "exp": math.exp, "log": math.log,
                     "log10": math.log10, "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin,
                     "acos": math.acos, "atan": math.atan, "atan2": math.atan2, "sinh": math.sinh, "cosh": math.cosh,
                     "tanh": math.tanh, "min": min, "max": max, "floor": math.floor, "ceil": math.ceil,
                     "integer": math.floor, "div": lambda a, b: math.trunc(a / b),
                     "mod": lambda a, b: a - math.floor(a / b) * b, "rem": math.fmod, "noEvent": lambda x: x,
                     "smooth": lambda _, x: x, "homotopy": lambda x, _: x}
        function = functions[name]
        return lambda row: function(*(a(row) for a in arguments))


def main():
    text = open(sys.argv[1], encoding="utf-8").read()
    with open(sys.argv[2], encoding="utf-8", newline="") as file:
        rows = [{name: float(cell) if cell else math.nan for name, cell in row.items()} for row in csv.DictReader(file)]
    times = [row["time"] for row in rows]  # an event has two rows: before it, and after it
    rows = [row for row in rows if times.count(row["time"]) == 1]
    rows = rows[:: max(1, len(rows) // 40)]
    declared = set(re.sub(r"\\(.)", r"\1", name) for name in
                   re.findall(r"^  (?:parameter |discrete |input )?(?:Real|Integer|Boolean) '((?:[^'\\]|\\.)*)'", text, re.M))
    equations = text.split("\nequation\n", 1)[1].split("\nalgorithm", 1)[0].split("\n  annotation", 1)[0]
    held, passed, wrong = 0, 0, []
    for line in equations.split("\n"):
        statement = re.match(r"  (.*);(?: // (.*))?$", line)
        if not statement or line.startswith("   ") or line.startswith("  when") or line.startswith("  end"):
            continue
        try:
            reader = Reader(statement.group(1))
            left = reader.expression()
            reader.need("=")
            right = reader.expression()
            if reader.tokens[reader.at][0] != "end":
                raise SyntaxError(f"the end expected, not {reader.tokens[reader.at][1]!r}")
        except Unknown:
            passed += 1
            continue
        undeclared = {n for n in reader.names if re.sub(r"^der\((.*)\)$", r"\1", n) not in declared and n not in declared}
        if undeclared:
            wrong.append(f"{line}: not declared: {sorted(undeclared)}")
        elif not reader.names <= rows[0].keys():
            passed += 1
        else:
            values = [(left(row), right(row)) for row in rows]
            off = sum(not abs(a - b) <= 1e-6 * (abs(a) + abs(b)) + 1e-9 for a, b in values)
            held += off == 0
            if off:
                wrong.append(f"{line}: {off} of {len(rows)} rows, {[v for v in values if v[0] != v[1]][0]}")
    print(f"{held} equations hold, {passed} passed over")
    print("\n".join(wrong[:10]))
    sys.exit(bool(wrong) or not held)


if __name__ == "__main__":
    main()
