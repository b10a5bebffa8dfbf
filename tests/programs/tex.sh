#!/bin/sh
# The equations in LaTeX: all are present, braces and environments are closed, and names contain no commands. If LaTeX
# is installed, it typesets them.
. tests/lib.sh
work=$(fresh tex)

# closed FILE: braces, environments, \left and \right are balanced.
closed() {
    python3 - "$1" <<'END'
import re, sys
text = open(sys.argv[1], encoding="utf-8").read()
plain = re.sub(r"\\[\\{}%&#$_]", "", text)
depth, lowest = 0, 0
for sign in plain:
    depth += (sign == "{") - (sign == "}")
    lowest = min(lowest, depth)
open_ones = []
for what, name in re.findall(r"\\(begin|end)\{(\w+\*?)\}", plain):
    if what == "begin":
        open_ones.append(name)
    elif not open_ones or open_ones.pop() != name:
        sys.exit(f"\\end{{{name}}} ends nothing")
if depth or lowest < 0 or open_ones or plain.count("\\left") != plain.count("\\right"):
    sys.exit(f"braces {depth}, environments {open_ones}")
END
}

# typesets NAME FILE: LaTeX typesets the file.
typesets() {
    command -v pdflatex >/dev/null 2>&1 || return 0
    check "$1: LaTeX sets it" pdflatex -interaction=nonstopmode -halt-on-error -output-directory "$work" "$2"
}

for model in $MODELS; do
    block=$(block_of "$model")
    check "$model" "$SYSPHSC" -q --allow-c --emit tex,review -o "$work/$model" "models/$model/model.xmi"
    check "$model: all is closed" closed "$work/$model/$block.tex"
    check "$model: a formula for each kind" test "$(grep -c '^\\\[' "$work/$model/$block.tex")" -eq "$(grep -c '^\\paragraph' "$work/$model/$block.tex")"
done
bed=$work/heated_bed_warmup/BedWarmUpExperiment.tex
check 'a derivative has a dot' grep -qF '\mathrm{heatCapacity} \cdot \dot{\mathit{T}} = \mathrm{p.sF} \cdot \mathrm{p.t}' "$bed"
check 'of a longer name there is d/dt' grep -qF '\[ \frac{\mathrm{d}\,\mathrm{angle}}{\mathrm{d}t} = \mathrm{aV} \]' "$work/rotational_train/RotationalTrainExperiment.tex"
check 'a derivative of an element has a dot' grep -qF '\[ \dot{\mathit{T}_{2}} = ' "$work/heated_rod/RodExperiment.tex"
check 'an equation of the compiler' grep -qF '\operatorname{edge}\left(\mathrm{when(turn)}\right)' \
    "$work/displacement_compressor/ConstantSpeedExperiment.tex"
check 'branches are cases' grep -qF '\begin{cases}-\mathrm{in.rSig} \cdot \mathrm{signal2Power} & \text{if } \mathrm{in.rSig} > 0' "$bed"
typesets heated_bed_warmup "$bed"

awk -f tests/tools/block.awk >"$work/plain.xmi" <<'END'
variable a_b = 1
variable zz = 2
der(a_b) = -(a_b - (a_b + 1)*2)^(-2)/(1 - a_b/(2*a_b)) + abs(-a_b)
der(zz) = if a_b > 0 and not (a_b < 1 or time > 2) then sqrt(a_b^2) else max(a_b, -1)
END
sed 's/name="zz"/name="x % $ # \&amp; { } ~ ^ \\ end"/; s/der(zz)/der('"'"'x % $ # \&amp; { } ~ ^ \\\\ end'"'"')/' "$work/plain.xmi" >"$work/names.xmi"
check 'names' "$SYSPHSC" -q -b System --emit tex -o "$work/names" "$work/names.xmi"
check 'names: all is closed' closed "$work/names/System.tex"
check 'names: they are escaped' grep -qF 'x \% \$ \# \& \{ \} \textasciitilde{} \textasciicircum{} \textbackslash' "$work/names/System.tex"
check 'signs and powers' grep -qF -- '-\frac{{\left(\mathrm{a\_b} - \left(\mathrm{a\_b} + 1\right) \cdot 2\right)}^{-2}}{1 - \frac{\mathrm{a\_b}}{2 \cdot \mathrm{a\_b}}} + \left|-\mathrm{a\_b}\right|' "$work/names/System.tex"
typesets names "$work/names/System.tex"
# Letters unknown to pdfTeX are declared; names with blanks are text.
printf '%s\n' 'variable omega = 1' 'constant size = 2' 'der(omega) = -size*omega' | awk -f tests/tools/block.awk |
    sed "s/name=\"omega\"/name=\"ω₀\"/; s/name=\"size\"/name=\"größe 大\"/; s/der(omega) = -size\*omega/der('ω₀') = -'größe 大'*'ω₀'/" \
        >"$work/letters.xmi"
check 'letters' "$SYSPHSC" -q -b System --emit tex -o "$work/letters" "$work/letters.xmi"
for line in '\DeclareUnicodeCharacter{03C9}{\ensuremath{\omega}}' '\DeclareUnicodeCharacter{2080}{\textsubscript{0}}' \
    '\DeclareUnicodeCharacter{5927}{\text{[U+5927]}}' '\[ \dot{\mathit{ω₀}} = -\textrm{größe 大} \cdot \mathit{ω₀} \]'; do
    check "letters: $line" grep -qxF "$line" "$work/letters/System.tex"
done
typesets letters "$work/letters/System.tex"
finish
