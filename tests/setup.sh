#!/bin/sh
# Installs the packages named as arguments if they are missing. Only Debian and systems based on it are supported.
set -eu

missing=
for package in "$@"; do
    if ! command -v dpkg-query >/dev/null 2>&1; then
        # Not Debian: look for the contents of the packages.
        case $package in
        libxml2-dev) command -v xml2-config >/dev/null 2>&1 && continue ;;
        libzip-dev) printf '#include <zip.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libpng-dev) printf '#include <png.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        zlib1g-dev) printf '#include <zlib.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libjs-dygraphs) [ -r "${DYGRAPHS:-/usr/share/javascript/dygraphs}/dygraph.min.js" ] && continue ;;
        libjansson-dev) printf '#include <jansson.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libsundials-dev) printf '#include <cvode/cvode.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libsuitesparse-dev) printf '#if __has_include(<suitesparse/klu.h>)\n#include <suitesparse/klu.h>\n#else\n#include <klu.h>\n#endif\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libcmocka-dev) printf '#include <stdarg.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <setjmp.h>\n#include <cmocka.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libclang-rt-dev) printf 'int LLVMFuzzerTestOneInput(void) { return 0; }\n' | ${CLANG:-clang} -x c -fsanitize=fuzzer,address,undefined -o /dev/null - >/dev/null 2>&1 && continue ;;
        libmatio-dev) printf '#include <matio.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        libpaho-mqtt-dev) printf '#include <MQTTClient.h>\n' | ${CC:-cc} -E - >/dev/null 2>&1 && continue ;;
        munge) PATH=$PATH:/usr/sbin command -v munged >/dev/null 2>&1 && continue ;;
        slurm-wlm) PATH=$PATH:/usr/sbin command -v slurmctld >/dev/null 2>&1 && continue ;;
        openmpi-bin) command -v mpirun >/dev/null 2>&1 && continue ;;
        frama-c-base) command -v frama-c >/dev/null 2>&1 && continue ;;
        mosquitto-clients) command -v mosquitto_pub >/dev/null 2>&1 && continue ;;
        python3-scipy) PATH=/usr/bin:$PATH python3 -c 'import scipy.io' >/dev/null 2>&1 && continue ;;
        python3-openturns) PATH=/usr/bin:$PATH python3 -c 'import openturns' >/dev/null 2>&1 && continue ;;
        chromium-driver) command -v chromedriver >/dev/null 2>&1 && continue ;;
        python3-jsonschema) PATH=/usr/bin:$PATH python3 -c 'import jsonschema' >/dev/null 2>&1 && continue ;;
        graphviz) command -v dot >/dev/null 2>&1 && continue ;;
        libxml2-utils) command -v xmllint >/dev/null 2>&1 && continue ;;
        gcc-arm-none-eabi) command -v arm-none-eabi-gcc >/dev/null 2>&1 && continue ;;
        libnewlib-arm-none-eabi) printf '#include <math.h>\n' | arm-none-eabi-gcc --specs=rdimon.specs -E - >/dev/null 2>&1 && continue ;;
        man-db) command -v man >/dev/null 2>&1 && continue ;;
        debhelper | lintian) continue ;; # no other system makes a Debian package
        fonts-lmodern) continue ;;       # for the looks of formulas
        *) command -v "$package" >/dev/null 2>&1 && continue ;;
        esac
    elif dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed'; then
        continue
    fi
    missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "error: please install what these Debian packages hold:$missing" >&2
    exit 3
fi
if [ "$(id -u)" -eq 0 ]; then
    sudo=
elif command -v sudo >/dev/null 2>&1; then
    sudo=sudo
else
    echo "error: missing packages; as root, run: apt-get install$missing" >&2
    exit 3
fi

echo "installing$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
if ! { $sudo apt-get update && $sudo apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    echo "error: these packages could not be installed:$missing" >&2
    exit 3
fi
