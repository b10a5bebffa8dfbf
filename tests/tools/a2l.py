"""A strict reader of ASAP2 files, limited to the elements used by BLOCK.a2l: a2l.py FILE... prints their errors.

IF_DATA is checked against the A2ML in the file itself, so that a tool can read it without other knowledge."""
import re
import sys

IDENTIFIER = re.compile(r'[A-Za-z_][A-Za-z0-9_]*(\[[0-9]+\])*(\.[A-Za-z_][A-Za-z0-9_]*(\[[0-9]+\])*)*')
TOKEN = re.compile(r'\s+|/\*.*?\*/|//[^\n]*|("(?:[^"\\]|\\.|"")*")|(/begin\b|/end\b)|([^\s"]+)', re.S)
OBJECTS = {'MEASUREMENT', 'CHARACTERISTIC'}
NAMED = OBJECTS | {'COMPU_METHOD', 'COMPU_VTAB', 'GROUP', 'RECORD_LAYOUT'}


class Block:
    """A keyword with its contents: words, quoted strings and blocks."""

    def __init__(self, keyword):
        self.keyword, self.items = keyword, []

    @property
    def words(self):
        return [i for i in self.items if isinstance(i, str)]

    def blocks(self, *keywords):
        return [i for i in self.items if isinstance(i, Block) and (not keywords or i.keyword in keywords)]


def tokens(text):
    at = 0
    while at < len(text):
        found = TOKEN.match(text, at)
        assert found, f'unreadable: {text[at:at + 40]!r}'
        at = found.end()
        if found.lastindex:
            yield found.group(found.lastindex)


def tree(text):
    root = Block(None)
    open_ones = [root]
    stream = tokens(text)
    for token in stream:
        if token == '/begin':
            block = Block(next(stream))
            open_ones[-1].items.append(block)
            open_ones.append(block)
        elif token == '/end':
            ended = next(stream)
            assert len(open_ones) > 1 and open_ones[-1].keyword == ended, f'/end {ended} ends {open_ones[-1].keyword}'
            open_ones.pop()
        else:
            open_ones[-1].items.append(token)
    assert len(open_ones) == 1, f'{open_ones[-1].keyword} does not end'
    return root


# ---- A2ML ----

class Meta:
    """The definition of IF_DATA in A2ML. A type is ('uint',), ('enum', names), ('struct', types), ('tagged', {tag:
    (is_block, type, is_repeated)}, is_one)."""

    def __init__(self, text):
        self.stream = re.findall(r'"[^"]*"|[A-Za-z_]\w*|[0-9]\w*|\)\*|[{}()\[\];=,]', re.sub(r'/\*.*?\*/', '', text, flags=re.S))
        self.take('block')
        assert self.take() == '"IF_DATA"'
        self.type = self.read_type()
        self.take(';')
        assert not self.stream, self.stream[:5]

    def take(self, wanted=None):
        word = self.stream.pop(0)
        assert wanted in (None, word), f'A2ML: {word}, not {wanted}'
        return word

    def read_type(self):
        kind = self.take()
        if kind in ('taggedunion', 'taggedstruct'):
            if self.stream[0] != '{':
                self.take()
            self.take('{')
            members = {}
            while self.stream[0] != '}':
                is_repeated = self.stream[0] == '(' and bool(self.take())
                is_block = self.stream[0] == 'block' and bool(self.take())
                tag = self.take().strip('"')
                members[tag] = (is_block, self.read_type() if self.stream[0] not in (';', ')*') else ('struct', []), is_repeated)
                if is_repeated:
                    self.take(')*')
                self.take(';')
            self.take('}')
            return ('tagged', members, kind == 'taggedunion')
        if kind == 'struct':
            self.take('{')
            types = []
            while self.stream[0] != '}':
                types.append(self.read_type())
                self.take(';')
            self.take('}')
            return ('struct', types)
        if kind == 'enum':
            self.take('{')
            names = {}
            while self.stream[0] != '}':
                name = self.take().strip('"')
                self.take('=')
                names[name] = int(self.take(), 0)
                if self.stream[0] == ',':
                    self.take()
            self.take('}')
            return ('enum', names)
        if kind == 'char' and self.stream[0] == '[':
            self.take('[')
            length = int(self.take())
            self.take(']')
            return ('text', length)
        assert kind in ('uchar', 'char', 'uint', 'int', 'ulong', 'long', 'float', 'double'), kind
        return (kind,)

    def check(self, type_, items):
        """Removes the items of the type from the beginning of the list."""
        if type_[0] == 'struct':
            for inner in type_[1]:
                self.check(inner, items)
        elif type_[0] == 'enum':
            assert items[0] in type_[1], f'{items[0]} is none of {list(type_[1])}'
            items.pop(0)
        elif type_[0] == 'text':
            assert items[0][0] == '"' and len(items[0]) - 2 < type_[1] + 1, items[0]
            items.pop(0)
        elif type_[0] == 'tagged':
            seen = set()
            while items:
                is_block = isinstance(items[0], Block)
                tag = items[0].keyword if is_block else items[0]
                if tag not in type_[1] or type_[1][tag][0] != is_block or (type_[2] and seen):
                    break
                _, inner, is_repeated = type_[1][tag]
                assert is_repeated or tag not in seen, f'{tag} is there twice'
                seen.add(tag)
                first = items.pop(0)
                rest = list(first.items) if is_block else items
                self.check(inner, rest)
                assert not is_block or not rest, f'{tag}: {rest}'
        else:
            limit = {'uchar': 255, 'uint': 65535, 'ulong': 2 ** 32 - 1}[type_[0]]
            assert 0 <= int(items.pop(0), 0) <= limit


# ---- the file ----

def unquoted(string):
    return re.sub(r'\\(.)|""', lambda m: m.group(1) or '"', string[1:-1])


class File:
    def __init__(self, name):
        with open(name, 'rb') as file:
            data = file.read()
        is_marked = data.startswith(b'\xef\xbb\xbf')
        assert is_marked or max(data) < 128, 'neither ASCII nor marked as UTF-8'
        text = data[3 * is_marked:].decode('utf-8')
        meta = re.search(r'/begin A2ML(.*?)/end A2ML', text, re.S)
        self.meta = Meta(meta.group(1))
        root = tree(text[:meta.start()] + text[meta.end():])
        assert root.words[:3] == ['ASAP2_VERSION', '1', '71'], root.words
        self.module = root.blocks('PROJECT')[0].blocks('MODULE')[0]
        self.check_names()
        self.objects = {b.words[0]: b for b in self.module.blocks(*OBJECTS)}
        self.methods = {b.words[0]: b for b in self.module.blocks('COMPU_METHOD')}
        self.check_references()
        self.check_interfaces(self.module)
        self.epk = unquoted(self.module.blocks('MOD_PAR')[0].words[2])
        layer = self.module.blocks('IF_DATA')[0].blocks('PROTOCOL_LAYER')[0].words
        self.max_cto, self.max_dto = int(layer[8]), int(layer[9])
        kinds = next(t for t in self.meta.type[1]['XCP'][1][1][0][1]['PROTOCOL_LAYER'][1][1] if t[0] == 'tagged')
        codes = kinds[1]['OPTIONAL_CMD'][1][1]
        self.commands = {codes[c] for k, c in zip(layer, layer[1:]) if k == 'OPTIONAL_CMD'}

    def check_names(self):
        seen = set()
        for block in self.module.blocks(*NAMED):
            name = block.words[0]
            space = 'object' if block.keyword in OBJECTS else block.keyword
            assert IDENTIFIER.fullmatch(name), f'{name} is no identifier'
            assert (space, name) not in seen, f'{block.keyword} {name} is there twice'
            seen.add((space, name))
            assert block.keyword == 'RECORD_LAYOUT' or block.words[1][0] == '"', f'{name} has no description'

    def check_references(self):
        layouts = {b.words[0] for b in self.module.blocks('RECORD_LAYOUT')}
        tables = {b.words[0]: b for b in self.module.blocks('COMPU_VTAB')}
        used = set()
        for name, method in self.methods.items():
            words = method.words
            assert words[2] in ('IDENTICAL', 'TAB_VERB') and re.fullmatch(r'"%\d+\.\d+"', words[3]) and words[4][0] == '"', words
            assert (words[2] == 'TAB_VERB') == (words[5:6] == ['COMPU_TAB_REF'])
            if words[5:]:
                rows = tables[words[6]].words[2:]
                assert rows[0] == 'TAB_VERB' and len(rows) == 2 + 2 * int(rows[1]), rows
        for block in self.objects.values():
            w = block.words
            if block.keyword == 'MEASUREMENT':
                kind, method, least, greatest = w[2], w[3], w[6], w[7]
                assert kind in ('FLOAT64_IEEE', 'A_UINT64') and w[8] == 'ECU_ADDRESS'
                block.address, block.is_written, block.type = int(w[9], 16), 'READ_WRITE' in w, kind
            else:
                assert w[2] == 'VALUE' and w[4] in layouts
                method, least, greatest = w[6], w[7], w[8]
                block.address, block.is_written, block.type = int(w[3], 16), True, 'FLOAT64_IEEE'
            block.method = None if method == 'NO_COMPU_METHOD' else self.methods[method]
            block.least, block.greatest = float(least), float(greatest)
            assert block.least < block.greatest or block.method.words[2] == 'TAB_VERB', w
            assert block.address % 8 == 0
            used.add(method)
        assert used >= set(self.methods), 'a method that nothing uses'
        common = self.module.blocks('MOD_COMMON')[0].words[1:]
        assert dict(zip(common[::2], common[1::2])).pop('BYTE_ORDER') == 'MSB_LAST' and set(common[3::2]) == {'1'}, common
        page = sorted(b.address for b in self.objects.values() if b.keyword == 'CHARACTERISTIC')
        segments = self.module.blocks('MOD_PAR')[0].blocks('MEMORY_SEGMENT')
        assert len(segments) == (len(page) > 0)
        for segment in segments:
            w = segment.words
            assert w[2:5] == ['DATA', 'RAM', 'INTERN'] and w[7:] == ['-1'] * 5, w
            assert page == list(range(int(w[5], 16), int(w[5], 16) + int(w[6], 16), 8)), 'the segment is its parameters'
        addresses = [b.address for b in self.objects.values()]
        assert len(set(addresses)) == len(addresses), 'an address has two names'
        groups = {g.words[0]: g for g in self.module.blocks('GROUP')}
        grouped, inner = [], []
        for group in groups.values():
            for references in group.blocks('REF_MEASUREMENT', 'REF_CHARACTERISTIC'):
                assert all(self.objects[n].keyword == references.keyword[4:] for n in references.words)
                grouped += references.words
            inner += [n for g in group.blocks('SUB_GROUP') for n in g.words]
        assert sorted(grouped) == sorted(self.objects), 'each object is in one group'
        assert sorted(inner) == sorted(n for n, g in groups.items() if 'ROOT' not in g.words), 'each group is below one'

    def check_interfaces(self, block):
        for inner in block.blocks():
            if inner.keyword == 'IF_DATA':
                rest = list(inner.items)
                self.meta.check(self.meta.type, rest)
                assert not rest, f'IF_DATA: {rest}'
            self.check_interfaces(inner)

    def unit(self, name):
        method = self.objects[name].method
        return unquoted(method.words[4]) if method else ''

    def literals(self, name):
        method = self.objects[name].method
        if not method or method.words[2] != 'TAB_VERB':
            return None
        rows = next(b for b in self.module.blocks('COMPU_VTAB') if b.words[0] == method.words[6]).words[4:]
        return {int(n): unquoted(t) for n, t in zip(rows[::2], rows[1::2])}


if __name__ == '__main__':
    for argument in sys.argv[1:]:
        file = File(argument)
        print(f'{argument}: {len(file.objects)} objects, {len(file.methods)} methods')
