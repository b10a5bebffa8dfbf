# Prints how many bytes of code and constants the runtime contributes to a program, from the linker's map.

function number(hex, i, value) {
    for (i = 3; i <= length(hex); i++)
        value = 16 * value + index("0123456789abcdef", substr(hex, i, 1)) - 1
    return value
}

/^Linker script and memory map/ { is_map = 1 }
!is_map { next }

# A long section name has a line of its own.
/^ \.[^ ]+$/ {
    name = $1
    next
}
/^ \.[^ ]+ / { name = $1; at = 3 }
/^ +0x/ { at = 2 }
name ~ /^\.(text|rodata|eh_frame)/ && $(at + 1) ~ /runtime\.a\(/ { bytes += number($at) }
{ name = "" }
END { print bytes + 0 }
