# Prints pairs of texts that overlap in pictures drawn by dot, and texts outside of their picture. The assumed width of
# a letter is 0.44 of its size, slightly less than most letters have.

function number(name, value) {
    if (!match($0, "[ <]" name "=\"[^\"]*"))
        return 0
    value = substr($0, RSTART, RLENGTH)
    sub(/^[^"]*"/, "", value)
    return value + 0
}

/^<svg/ {
    count = 0
    width = number("width")
    height = number("height")
}

/translate\(/ && !moved[FILENAME]++ {
    match($0, /translate\([^)]*/)
    split(substr($0, RSTART + 10, RLENGTH - 10), offset, /[ ,]+/)
}

/^<text / {
    words = $0
    gsub(/<[^>]*>/, "", words)
    gsub(/&#160;/, " ", words)
    gsub(/&[^;]*;/, "x", words)
    blanks = words
    sub(/[^ ].*/, "", blanks)
    size = number("font-size")
    wide = length(words) * size * 0.44
    x = number("x") - ($0 ~ /"middle"/ ? wide / 2 : 0) + length(blanks) * size * 0.44
    y = number("y")
    if (words !~ /[^ ]/)
        next
    count++
    left[count] = x
    right[count] = x + wide - length(blanks) * size * 0.44
    bottom[count] = y
    top[count] = y - size * 0.7
    text_of[count] = words
    if (x + offset[1] < 0 || right[count] + offset[1] > width || y + offset[2] > height || top[count] + offset[2] < 0)
        print FILENAME ": outside: " words
    for (i = 1; i < count; i++)
        if (left[i] < right[count] && left[count] < right[i] && top[i] < bottom[count] && top[count] < bottom[i])
            print FILENAME ": '" words "' lies on '" text_of[i] "'"
}
