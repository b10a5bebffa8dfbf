# Of objdump -t of objects or of an archive: variables that a program may write to, each as OBJECT NAME.
# Constant tables of pointers, which only the loader writes to, lie in .data.rel.ro.

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
