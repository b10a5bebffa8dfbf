#!/bin/sh
# The Debian package: it builds from a clean tree, lintian reports no fault, and the installed files work. Without
# TEST_ALL, only its version is checked.
. tests/lib.sh
work=$(fresh debian)
model=models/mass_spring_damper/model.xmi

check 'its version is that of the compiler' test "$(sed -n '1s/.*(\(.*\)).*/\1/p' debian/changelog)" = "$(sed -n 's/^VERSION = //p' Makefile)"
[ -n "${TEST_ALL-}" ] || finish

for tool in dpkg-buildpackage dh lintian git; do
    if ! command -v "$tool" >/dev/null; then
        echo "skipped: the Debian package, for there is no $tool"
        finish
    fi
done
mkdir "$work/sysphsc"
git ls-files -z | tar -c --null -T - | tar -x -C "$work/sysphsc"
# Without optimization and with fast compression, so that it takes seconds.
check 'it builds' env -u OUT MAKEFLAGS= DEB_BUILD_OPTIONS="noopt parallel=$(getconf _NPROCESSORS_ONLN)" \
    sh -c 'cd "$1" && exec dpkg-buildpackage -us -uc --source-option=-z1' sh "$work/sysphsc"
expect 0 '' test -f "$work"/sysphsc_*.changes
expect 0 '^$' lintian --allow-root --fail-on error,warning "$work"/sysphsc_*.changes
package=$(echo "$work"/sysphsc_*.deb)
for needed in libsundials-dev libsuitesparse-dev gcc libc6-dev libxml2 libzip; do
    expect 0 "(^|[ ,])$needed" dpkg-deb -f "$package" Depends
done
check 'it unpacks' dpkg-deb -x "$package" "$work/root"
for file in bin/sysphsc lib/sysphsc/runtime.a share/sysphsc/libraries/Fluid.xmi share/man/man1/sysphsc.1.gz \
    share/bash-completion/completions/sysphsc share/zsh/vendor-completions/_sysphsc share/pkgconfig/sysphsc.pc share/doc/sysphsc/html/messages.html; do
    check "$file is there" test -s "$work/root/usr/$file"
done
check 'the live page takes dygraphs of the system' sh -c '! ls "$1"/dygraph.*' sh "$work/root/usr/share/sysphsc/bridges"
cp "$model" "$work/model.xmi"
check 'its compiler finds its libraries and runtime' "$work/root/usr/bin/sysphsc" -q -o "$work/program" "$work/model.xmi"
check 'its programs run' "$work/program/$(block_of mass_spring_damper)" -q -o "$work/rows.csv"
finish
