# Finds superfluous arithmetic in generated C: x - x, a product with 0 or 1, a quotient of 0 or by 1, a sum with 0, and
# a sign before a sign. The statements are parsed as C, not searched as text, so a leftover may be deep in an expression
# and extend over several lines.
#
#     python3 leftovers.py FILE...      prints each one; status 1 if there are any
#     python3 leftovers.py --self-test  must find each kind, and none in clean code
import re
import sys

TOKEN = re.compile(r'[A-Za-z_]\w*|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|->|\+\+|--|&&|\|\||[-+*/%&|^<>=!]=|<<|>>|\S')
LEVELS = [['||'], ['&&'], ['|'], ['^'], ['&'], ['==', '!='], ['<', '>', '<=', '>='], ['<<', '>>'], ['+', '-'],
          ['*', '/', '%']]


def number(tree):
    try:
        return float(tree) if isinstance(tree, str) else None
    except ValueError:
        return None


class Reader:
    """An expression as a tree: (operator, operand...) or the text of a leaf."""

    def __init__(self, tokens):
        self.tokens, self.at = tokens, 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ''

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def expect(self, token):
        if self.peek() != token:
            raise SyntaxError
        return self.take()

    def assignment(self):
        left = self.choice()
        if self.peek() in ('=', '+=', '-=', '*=', '/='):
            return (self.take(), left, self.assignment())
        return left

    def choice(self):
        condition = self.binary(0)
        if self.peek() != '?':
            return condition
        self.take()
        then = self.assignment()
        self.expect(':')
        return ('?', condition, then, self.assignment())

    def binary(self, level):
        if level == len(LEVELS):
            return self.prefix()
        left = self.binary(level + 1)
        while self.peek() in LEVELS[level]:
            left = (self.take(), left, self.binary(level + 1))
        return left

    def prefix(self):
        if self.peek() in ('-', '!', '*', '&', '++', '--', '+'):
            return (self.take() + 'x', self.prefix())
        return self.postfix()

    def list_until(self, end):
        items = []
        while self.peek() != end:
            items.append(self.assignment())
            if self.peek() != end:
                self.expect(',')
        self.take()
        return tuple(items)

    def postfix(self):
        if self.peek() == '(':
            self.take()
            tree = self.assignment()
            self.expect(')')
        elif re.match(r'[\w.]', self.peek()):
            tree = self.take()
        else:
            raise SyntaxError
        while self.peek() in ('(', '[', '.', '->', '++', '--'):
            operator = self.take()
            if operator == '(':
                tree = ('call', tree) + self.list_until(')')
            elif operator == '[':
                tree = ('[]', tree) + self.list_until(']')
            elif operator in ('.', '->'):
                tree = (operator, tree, self.take())
            else:
                tree = (operator, tree)
        return tree


def terms(tree):
    """The terms of a sum with their signs. A sum in parentheses is evaluated separately and is one term."""
    found = []
    while isinstance(tree, tuple) and tree[0] in ('+', '-') and len(tree) == 3:
        found.append((-1 if tree[0] == '-' else 1, tree[2]))
        tree = tree[1]
    is_negative = isinstance(tree, tuple) and tree[0] == '-x'
    return found + [(-1, tree[1]) if is_negative else (1, tree)]


def leads_with_sign(tree):
    while isinstance(tree, tuple) and tree[0] in ('+', '-', '*', '/'):
        tree = tree[1]
    return isinstance(tree, tuple) and tree[0] == '-x' or (number(tree) or 0) < 0


def look(tree, tell, is_index=False):
    """Reports leftovers in a tree; array indices are excluded, because they are not arithmetic of the model."""
    if not isinstance(tree, tuple):
        return
    operator = tree[0]
    if len(tree) == 3 and not is_index:
        left, right = number(tree[1]), number(tree[2])
        if operator in ('+', '-') and (left == 0 or right == 0):
            tell('a sum with 0')
        if operator == '*' and (left in (0, 1) or right in (0, 1)):
            tell('a product with 0 or 1')
        if operator == '/' and (left == 0 or right == 1):
            tell('0 divided, or divided by 1')
        if operator in ('+', '-'):
            found = terms(tree)
            if any((-sign, term) in found for sign, term in found):
                tell('a term and its opposite')
    if (operator == '-x' or operator == '-' and len(tree) == 3) and not is_index and leads_with_sign(tree[-1]):
        tell('a sign before a sign')
    for k, part in enumerate(tree[1:]):
        look(part, tell, is_index or operator == '[]' and k > 0)


def parts(tokens):
    """The values of an initializer."""
    depth, part = 0, []
    for token in tokens + [',']:
        depth += (token in '([') - (token in ')]')
        if token == ',' and depth == 0:
            yield part[part.index(']') + 2:] if part[:1] == ['['] and ']' in part else part
            part = []
        else:
            part.append(token)


def statements(text):
    """The expressions of statements; declarations without their types."""
    text = re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"', ' ', text, flags=re.S)
    text = re.sub(r'^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', '', text, flags=re.M)
    text = re.sub(r'^\w[^;={}]*\)\s*\{', ';', text, flags=re.M)
    text = re.sub(r'\bfor \([^;{]*;[^;{]*;[^){]*\)', ';', text)
    for statement in re.split(r'[;{}]', text):
        tokens = TOKEN.findall(statement)
        while tokens and (tokens[0] in ('else', 'return') or re.match(r'[A-Za-z_]', tokens[0]) and
                          re.match(r'[A-Za-z_]', ''.join(tokens[1:2]))):
            tokens = tokens[2 if tokens[0] in ('struct', 'enum') else 1:]
            tokens = tokens[1:] if tokens[:1] == ['*'] and '=' in tokens else tokens
        if tokens[:1] == ['case']:
            tokens = tokens[tokens.index(':') + 1:]
        while tokens and tokens[0] in ('if', 'while', 'switch'):
            depth, end = 0, 1
            while end < len(tokens):
                depth += (tokens[end] == '(') - (tokens[end] == ')')
                end += 1
                if depth == 0:
                    break
            yield tokens[2:end - 1]
            tokens = tokens[end:]
        yield from (part for part in parts(tokens) if part)


def leftovers(text):
    found, read, all_statements = [], 0, 0
    for tokens in statements(text):
        reader = Reader(tokens)
        all_statements += any(token in tokens for token in '+-*/')
        try:
            tree = reader.assignment()
        except (SyntaxError, IndexError):
            continue
        if reader.at < len(tokens):
            continue
        read += any(token in tokens for token in '+-*/')
        look(tree, lambda kind, tokens=tokens: found.append((kind, ' '.join(tokens))))
    return found, read, all_statements


def self_test():
    bad = ['y = a - a;', 'y = m->jump.x - m->jump.x + b;', 'y = b + f(a + c[2] - c[2]);', 'y = 0.0 / mass;', 'y = 0.0 * x;',
           'y = x * 0.0;', 'y = 1.0 * x;', 'y = x * 1.0;', 'y = x / 1.0;', 'y = x + 0.0;', 'y = 0.0 - x;', 'y = -(-x);',
           'y = -(-x + z);', 'y = a - (-b + c);', 'y = a - (-b - c) / d;', 'const double y = (a\n    ? 1.0 * x : z);',
           'if (a > 0.0 * b) y = 1.0;', 'y = a + b - a;', 'double z[2] = {[X] = a, [Y] = 1.0 * b};']
    good = ['y = a - b;', 'y = 1.0 / x;', 'y = 0.0;', 'y = x[i - 1] + x[1 * i + 0];', 'y = -a + b;', 'y = a + (-b + c);',
            'y = -(a - b);', 'y = m->x - x;', 'y = a * (b - c) - a;', '*next = fmin(-1.0, b - c);', 'y = c ? 0.0 : 1.0;',
            '/* a - a */ y = b;', 'for (int i = 0; i < 3; i++) y = f(-1.0, x);', 'y = a / b - a / c;',
            'y = a + (b - (c + a - d) + e);', 'struct Part *part = &m->part;', 'static void f(Model *m)\n{']
    wrong = [text for text in bad if not leftovers(text)[0]] + [text for text in good if leftovers(text)[0]]
    wrong += [text for text in bad + good if leftovers(text)[1] != leftovers(text)[2]]
    print('\n'.join(wrong))
    return bool(wrong)


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    is_bad = False
    for path in sys.argv[1:]:
        with open(path) as file:
            found, read, all_statements = leftovers(file.read())
        for kind, text in found:
            print(f'{path}: {kind}: {text}')
        if read < 0.95 * all_statements:
            print(f'{path}: only {read} of {all_statements} statements with arithmetic can be read')
        is_bad |= bool(found) or read < 0.95 * all_statements
    return is_bad


sys.exit(main())
