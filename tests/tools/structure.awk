# Counts the parts (the system and everything in it; an array as one) and the connectors of ports in the listing of
# level 1. A diagram of the system must have the same numbers.

# Collects the parts of a block, own and inherited, as "name type" in parts[block, 1 ...]; returns their number.
function collect(block,   i, j, n, line) {
    if (block in part_count)
        return part_count[block]
    n = 0
    for (i = 1; i <= general_count[block]; i++) {
        for (j = 1; j <= collect(full[general[block, i]]); j++) {
            line = parts[full[general[block, i]], j]
            if (!((block, substr(line, 1, index(line, " ") - 1)) in redefined))
                parts[block, ++n] = line
        }
        connects[block] += connects[full[general[block, i]]]
    }
    for (i = 1; i <= connector_count[block]; i++)
        connects[block] += is_drawn(block, connectors[block, i, 1]) && is_drawn(block, connectors[block, i, 2])
    for (i = 1; i <= own_count[block]; i++)
        parts[block, ++n] = own[block, i]
    return part_count[block] = n
}

# True if an end of a connector is not just a value of the block itself.
function is_drawn(block, end,   i, found) {
    found = end ~ /[.]/ || (block, end) in ports
    for (i = 1; i <= general_count[block] && !found; i++)
        found = is_drawn(full[general[block, i]], end)
    return found
}

function count(block,   i) {
    boxes++
    collect(block)
    lines += connects[block]
    for (i = 1; i <= part_count[block]; i++)
        count(full[substr(parts[block, i], index(parts[block, i], " ") + 1)])
}

{ sub(/ +[A-Za-z_0-9]+\.xmi:[0-9]+$/, "") }

/^(abstract )?(experiment|block|interface block) / {
    split($0, words, " specializes ")
    name = words[1]
    sub(/^(abstract )?(experiment|block|interface block) /, "", name)
    block = name
    if (/^experiment/ && !experiment)
        experiment = block
    if (!first && !/^experiment/)
        first = block
    sub(/.*::/, "", name)
    full[name] = full[block] = block
    general_count[block] = words[2] == "" ? 0 : split(words[2], list, ", ")
    for (i = 1; i <= general_count[block]; i++)
        general[block, i] = list[i]
}
/^    part / {
    name = $2
    sub(/\[.*/, "", name)
    type = $0
    sub(/^[^:]*: /, "", type)
    sub(/ .*/, "", type)
    own[block, ++own_count[block]] = name " " type
    if (match($0, / redefines [^=]*/)) {
        n = split(substr($0, RSTART + 11, RLENGTH - 11), list, /, */)
        for (i = 1; i <= n; i++) {
            sub(/.*::/, "", list[i])
            sub(/ *$/, "", list[i])
            redefined[block, list[i]] = 1
        }
    }
}
/^    port / {
    sub(/\[.*/, "", $2)
    ports[block, $2] = 1
}
/^    connect / {
    connectors[block, ++connector_count[block], 1] = $2
    connectors[block, connector_count[block], 2] = $4
}

END {
    if (experiment) {
        collect(experiment)
        first = full[substr(parts[experiment, 1], index(parts[experiment, 1], " ") + 1)]
    }
    count(first)
    print boxes, lines + 0
}
