# manual.awk - one chapter of the manual, from the HTML of its Markdown page. Headings get anchors as GitHub makes them, or the
# id that they begin with; links to other chapters lead there; pictures are copied beside. Variables:
#
#     page      the Markdown page          file  the chapter's own
#     made      the folder of pages that were made
#     chapters  a table: page, file        contents, index, pictures  tables to add to: headings, texts of sections, files

function slug(text) {
    text = tolower(plain(text))
    gsub(/[^a-z0-9_ -]/, "", text)
    gsub(/ /, "-", text)
    return text
}

# Without tags, and with signs in place of their names.
function plain(text) {
    gsub(/<[^>]*>/, "", text)
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&quot;/, "\"", text)
    gsub(/&amp;/, "\\&", text)
    return text
}

# Long names in text between tags break behind dots and the like, and where a word begins in a part longer than a column.
function breakable(text,    broken, word) {
    while (match(text, /<[^>]*>|[A-Za-z0-9_.:\/]+/)) {
        word = substr(text, RSTART, RLENGTH)
        broken = broken substr(text, 1, RSTART - 1)
        text = substr(text, RSTART + RLENGTH)
        broken = broken (length(word) > 16 && word !~ /^</ ? broken_word(word) : word)
    }
    return broken text
}

function broken_word(word,    broken, part, i, c, before) {
    while (match(word, /[A-Za-z0-9]+|[_.:\/]+/)) {
        part = substr(word, 1, RLENGTH)
        word = substr(word, RLENGTH + 1)
        before = ""
        for (i = 1; i <= length(part); i++) {
            c = substr(part, i, 1)
            broken = broken (length(part) > 16 && c ~ /[A-Z]/ && before ~ /[a-z0-9]/ ? "<wbr>" : "") c
            before = c
        }
        broken = broken (part ~ /^[_.:\/]/ && broken != part && word ~ /^[A-Za-z]/ ? "<wbr>" : "")
    }
    return broken
}

# A path without "." and "..".
function normal(path,    parts, count, i, kept, top) {
    count = split(path, parts, "/")
    for (i = 1; i <= count; i++)
        if (parts[i] == ".." && top > 0 && kept[top] != "..")
            top--
        else if (parts[i] != "." && parts[i] != "")
            kept[++top] = parts[i]
    path = kept[1]
    for (i = 2; i <= top; i++)
        path = path "/" kept[i]
    return path
}

function quoted(text) {
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    gsub(/[\t ]+/, " ", text)
    return "\"" text "\""
}

function end_section() {
    if (heading != "")
        print "[" quoted(file "#" id) "," quoted(title) "," quoted(heading) "," quoted(section) "]," >>index_file
    section = ""
}

function begin_section(level, text,    base) {
    end_section()
    id = slug(text)
    if (match(text, /^<a id="[^"]*"><\/a>/)) {
        id = substr(text, 8, RLENGTH - 13)
        text = substr(text, RLENGTH + 1)
    }
    base = id
    if (seen[base]++)
        id = base "-" (seen[base] - 1)
    heading = plain(text)
    title = title == "" ? heading : title
    print level "\t" file "\t" id "\t" breakable(text) >>contents
    return "<h" level " id=\"" id "\">" text " <a class=\"here\" href=\"#" id "\" aria-label=\"link to this section\">#</a></h" level ">"
}

# The attributes of a link or a picture; a link to a file that is no chapter is none: the manual may stand alone.
function target(link,    parts, path) {
    if (link ~ /^[a-z]+:/)
        return " href=\"" link "\""
    split(link, parts, "#")
    path = parts[1] == "" ? page : normal(folder "/" parts[1])
    if (path ~ /^libraries\/.*\.xmi$/) # the page of a library stands for it
        path = made "/" substr(path, 11, length(path) - 13) "md"
    if (path in file_of)
        return " href=\"" (parts[1] == "" ? "" : file_of[path]) (parts[2] == "" ? "" : "#" parts[2]) "\""
    return " title=\"" path "\""
}

# A picture that has colours of its own for the dark says so in its style.
function picture(link,    path, name, line, is_adapted) {
    path = normal(folder "/" link)
    while ((getline line <path) > 0)
        is_adapted = is_adapted || index(line, "prefers-color-scheme")
    close(path)
    name = path
    gsub(/\//, "-", name)
    print path "\tpictures/" name >>pictures
    return (is_adapted ? " class=\"adapted\"" : "") " src=\"pictures/" name "\""
}

BEGIN {
    while ((getline line <chapters) > 0) {
        split(line, cells, "\t")
        file_of[normal(cells[1])] = cells[2]
    }
    page = normal(page)
    made = normal(made)
    folder = page
    if (!sub(/\/[^\/]*$/, "", folder))
        folder = "."
}
match($0, /^<h[1-4]>/) {
    level = substr($0, 3, 1)
    $0 = begin_section(level, substr($0, 5, length($0) - 9))
    is_heading = 1
}
{
    line = ""
    while (match($0, /(href|src)="[^"]*"/)) {
        attribute = substr($0, RSTART, RLENGTH)
        line = line substr($0, 1, RSTART - 1)
        $0 = substr($0, RSTART + RLENGTH)
        at = index(attribute, "\"")
        link = substr(attribute, at + 1, length(attribute) - at - 1)
        sub(/ $/, "", line)
        line = line (attribute ~ /^src/ ? picture(link) : target(link))
    }
    line = line $0
}
# Commands and their output.
/<pre><code class="language-console">/ { is_console = 1 }
is_console {
    before = ""
    if (match(line, /<pre><code class="language-console">/)) {
        before = substr(line, 1, RSTART + RLENGTH - 1)
        line = substr(line, RSTART + RLENGTH)
    }
    if (line ~ /^\$ /)
        line = "<b>" line "</b>"
    line = before line
}
/<\/code><\/pre>/ { is_console = 0 }
{
    text = plain(line)
    if (!is_heading && text != "")
        section = section (section == "" ? "" : " ") text
    is_heading = 0
    is_verbatim = is_verbatim || line ~ /<pre>/
    line = is_verbatim ? line : breakable(line)
    is_verbatim = is_verbatim && line !~ /<\/pre>/
    gsub(/<table>/, "<div class=\"table\"><table>", line)
    gsub(/<\/table>/, "</table></div>", line)
    print line
}
END { end_section() }
