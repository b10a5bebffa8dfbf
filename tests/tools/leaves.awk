# Prints each frame that a wire leaves although it is the smallest frame around both ends of the wire, in a picture
# drawn by dot. A wire is a chain of cubic Bezier curves.

function numbers(text, name) {
    if (!match(text, " " name "=\"[^\"]*"))
        return 0
    text = substr(text, RSTART + length(name) + 3, RLENGTH - length(name) - 3)
    gsub(/[^-0-9.]+/, " ", text)
    sub(/^ /, "", text)
    return split(text, n, " ")
}

/^<g id="clust/ { frame = ++frames }
/^<g id="(node|edge)/ { frame = 0 }
/^<title>/ && frame { title[frame] = substr($0, 8, length($0) - 15) }
/^<(polygon|path)/ && frame {
    count = numbers($0, /^<path/ ? "d" : "points")
    left[frame] = top[frame] = 1e9
    right[frame] = bottom[frame] = -1e9
    for (i = 1; i < count; i += 2) {
        if (n[i] < left[frame]) left[frame] = n[i]
        if (n[i] > right[frame]) right[frame] = n[i]
        if (n[i + 1] < top[frame]) top[frame] = n[i + 1]
        if (n[i + 1] > bottom[frame]) bottom[frame] = n[i + 1]
    }
    frame = 0
}

# True if a point lies in the frame. The slack is needed because a wire may end in a border and dot rounds coordinates.
function is_within(f, x, y, slack) {
    return x >= left[f] - slack && x <= right[f] + slack && y >= top[f] - slack && y <= bottom[f] + slack
}

function area(f) {
    return (right[f] - left[f])*(bottom[f] - top[f])
}

/^<path/ && !frame {
    count = numbers($0, "d")
    around = 0
    for (f = 1; f <= frames; f++)
        if (is_within(f, n[1], n[2], 3) && is_within(f, n[count - 1], n[count], 3) && (!around || area(f) < area(around)))
            around = f
    for (i = 1; around && i + 7 <= count; i += 6)
        for (k = 1; k < 16; k++) {
            t = k/16
            u = 1 - t
            x = u^3*n[i] + 3*u^2*t*n[i + 2] + 3*u*t^2*n[i + 4] + t^3*n[i + 6]
            y = u^3*n[i + 1] + 3*u^2*t*n[i + 3] + 3*u*t^2*n[i + 5] + t^3*n[i + 7]
            if (!is_within(around, x, y, 1) && !told[around]++)
                print title[around]
        }
}
