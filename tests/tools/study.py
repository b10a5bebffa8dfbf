"""study.py table COUNT REPLICATIONS FILE: writes a table of many runs for tests/tools/study.c.
study.py compare TABLE STATISTICS.json: computes the statistics of a random sample with SciPy and compares them."""
import csv
import json
import math
import random
import sys

HEAD = ["case", "status", "reason", "replication", "part", "parameter:cup.capacity:J/K", "parameter:m.k:N/m",
        "parameter:room.window.conductance:W/K", "verdict:R1 Warm-up:", "verdict:R2 Never too hot:", "margin:R1 Warm-up:s",
        "figure:max(T):K", "figure:T at end:K", "figure:pump.energy:J", "figure:switches:1", "figure:frozen:Pa"]


def table(count, replications, path):
    dice = random.Random(5)
    with open(path, "w") as out:
        print(",".join(HEAD), file=out)
        for i in range(count):
            capacity, k, conductance = dice.gauss(400, 20), dice.uniform(1, 3), dice.lognormvariate(0, .3)
            hottest = 300 + 20 * k * 400 / capacity - 5 * conductance + dice.gauss(0, .5)
            margin = 20.5 - 8 * k + dice.gauss(0, 1) + (capacity - 400) / 10
            status, reason = 0, ""
            if i % 397 == 13:
                status, reason = 2, f"division by zero in cup.heat at time {i / 10}"
            elif i % 803 == 7:
                status, reason = 3, "out of range: m.k < 1 & \"small\""
            elif i % 903 == 9:
                status = 4
            verdicts = [0 if margin >= 0 else 4, 1 if dice.random() < .01 else 0 if hottest < 352 else 4]
            status = 1 if status == 0 and 4 in verdicts else status
            results = verdicts + [margin, hottest, 1e9 + hottest / 1e3, dice.lognormvariate(0, 1.5), dice.choice([0, 1, 1, 2]), 101325]
            cells = [f"c{i + 1}", status, reason.replace(",", ";"), i % replications, 0]
            cells += [repr(v) for v in (capacity, k, conductance)]
            cells += [repr(v) for v in results] if status < 2 else [""] * len(results)
            print(",".join(map(str, cells)), file=out)


def near(what, value, wanted, relative):
    if not abs(value - wanted) <= relative * max(abs(wanted), 1e-300):
        print(f"{what}: {value!r}, not {wanted!r}")
        near.failed = True


def compare(path, statistics):
    import numpy
    from scipy import stats
    with open(path) as file:
        rows = list(csv.DictReader(file))
    with open(statistics) as file:
        found = json.load(file)
    ran = [row for row in rows if row["status"] in "01"]
    column = {name.split(":")[1] + name[0]: name for name in HEAD if ":" in name}
    for of in found["distributions"]:
        name = column[of["name"] + of["kind"][0]]
        values = numpy.array([float(row[name]) for row in ran])
        near(f"{name}: count", of["count"], len(values), 0)
        near(f"{name}: mean", of["mean"], math.fsum(values) / len(values), 1e-15)
        near(f"{name}: deviation", of["deviation"], numpy.std(values - values[0], ddof=1), 1e-11)
        for p, value in of["quantiles"].items():
            near(f"{name}: quantile {p}", value, numpy.quantile(values, float(p)), 1e-12)
        near(f"{name}: histogram", sum(of["histogram"]["counts"]) + of["histogram"]["below"] + of["histogram"]["above"], len(values), 0)
    for of in found["influences"]:
        for parameter in of["parameters"]:
            x, y = ([float(row[column[name + kind]]) for row in ran]
                    for name, kind in ((parameter["name"], "p"), (of["name"], of["kind"][0])))
            if max(y) > min(y):
                near(f"{of['name']} by {parameter['name']}", parameter["rank_correlation"], stats.spearmanr(x, y)[0], 1e-10)
    for of in found["requirements"]:
        verdicts = [int(row[column[of["name"] + "v"]]) for row in ran]
        met, violated = verdicts.count(0), verdicts.count(4)
        near(f"{of['name']}: met", of["met"], met, 0)
        near(f"{of['name']}: low", of["interval"]["low"], stats.beta.ppf(.025, met, violated + 1), 1e-10)
        near(f"{of['name']}: high", of["interval"]["high"], stats.beta.ppf(.975, met + 1, violated), 1e-10)
    sys.exit(1 if near.failed else 0)


near.failed = False
if sys.argv[1] == "table":
    table(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
else:
    compare(*sys.argv[2:4])
