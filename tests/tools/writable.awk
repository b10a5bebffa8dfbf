# Prints the variables that a program can write to, each as OBJECT NAME, from objdump -t of objects or an archive.
# Constant tables of pointers are in .data.rel.ro, which only the loader writes to.

/file format/ {
    object = $1
    sub(/:$/, "", object)
    sub(/.*\//, "", object)
}

# Address, flags, section; a tab; size, name.
/ O / {
    split($0, half, "\t")
    section = half[1]
    sub(/.* /, "", section)
    if (section ~ /^([.]bss|[.]data|[.]tbss|[.]tdata|[*]COM[*])/ && section !~ /^[.]data[.]rel[.]ro/)
        print object, $NF
}
