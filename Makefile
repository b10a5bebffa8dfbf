# sysphsc: make run, make test; see README.md. Everything built goes to out/.

MODEL  ?= models/heated_bed_warmup
CONFIG ?= release
PREFIX ?= /usr/local
CC     ?= cc
CLANG  ?= clang

VERSION = 0.1.0

# Packages of Debian 12 that the compiler and its programs need, and further ones for the tests.
RUN_PACKAGES  = libxml2-dev libzip-dev libpng-dev zlib1g-dev libjansson-dev libsundials-dev libsuitesparse-dev libjs-dygraphs
DOCS_PACKAGES = $(RUN_PACKAGES) cmark-gfm
TEST_PACKAGES = $(DOCS_PACKAGES) libcmocka-dev clang valgrind libxml2-utils graphviz python3-scipy libmatio-dev \
                man-db mandoc zsh debhelper lintian jq tidy python3-jsonschema chromium chromium-driver \
                mosquitto mosquitto-clients libpaho-mqtt-dev
BOARD_PACKAGES = gcc-arm-none-eabi libnewlib-arm-none-eabi qemu-system-arm
# Further packages, not needed by `make test`.
TEST_ALL_PACKAGES = $(TEST_PACKAGES) $(BOARD_PACKAGES) cppcheck clang-tidy frama-c-base
# Further packages, if they can be installed.
CLUSTER_PACKAGES = munge slurm-wlm openmpi-bin snakemake shellcheck python3-openturns
GALLERY_PACKAGES = $(RUN_PACKAGES) graphviz
PICTURES_PACKAGES = $(RUN_PACKAGES) python3 chromium fonts-lmodern
BENCH_PACKAGES = $(RUN_PACKAGES) valgrind rt-tests chromium chromium-driver $(BOARD_PACKAGES)
FUZZ_PACKAGES = $(TEST_PACKAGES) libclang-rt-dev

found = $(shell $(CC) -print-file-name=$(1) 2>/dev/null | grep /)
CHECKS = -DSYSPHSC_CHECKS
ifeq ($(CONFIG),release)
  OUT := out
  OPTIMIZE := -O2 -g1
  RUNTIME_FLAGS = $(if $(filter $(FAST),$*),,-Os) -g0 -fno-asynchronous-unwind-tables -ffunction-sections
  LIBRARY := $(OUT)/lib/runtime-pic.a
  IMAGE := $(and $(call found,libc.a),$(call found,libsundials_cvode.a),$(call found,libklu.a),$(OUT)/lib/runtime.o)
else ifeq ($(CONFIG),debug)
  OUT := out/debug
  OPTIMIZE := -O0 -g3 $(CHECKS)
else ifeq ($(CONFIG),asan)
  OUT := out/asan
  ARCHIVE := $(OUT)/lib/runtime-asan.a
  OPTIMIZE = -O$(if $(filter base/% causal/% expr/% family/% $(FAST),$*),1,0) -g1 -fsanitize=address,undefined \
             -fno-sanitize-recover=all -fno-omit-frame-pointer $(CHECKS)
else ifeq ($(CONFIG),fuzz)
  OUT := out/fuzz
  OPTIMIZE := -O2 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer $(CHECKS) \
              -fsanitize-coverage=inline-8bit-counters,pc-table
else
  $(error CONFIG is debug, release, asan or fuzz)
endif

WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wpointer-arith \
           -Wstrict-prototypes -Wmissing-prototypes -Wwrite-strings -Wundef -Wvla -Wformat=2
# Products and sums are rounded separately, so that results are equal on every machine.
STANDARD = -std=c11 -D_POSIX_C_SOURCE=200809L -ffp-contract=off
CFLAGS  ?=
COMPILE  = $(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) -MMD -MP $(CFLAGS)

# Files in which evaluation and output spend their time; the rest of the runtime is optimized for size. Under the
# sanitizers, optimizing other files takes longer than it saves, except for the search algorithms of the compiler.
FAST = augmented band chord course digits distribution failure fmu_vector influence instant lanes loop newton nonlinear number \
       past ranking results serial sparse table vector

# A sanitized runtime has another name, because the compiler links programs to a plain one only.
ARCHIVE ?= $(OUT)/lib/runtime.a
BUILD := $(OUT)/build
XML_FLAGS = $(shell xml2-config --cflags 2>/dev/null || echo -I/usr/include/libxml2)
READ_LIBS = $(shell xml2-config --libs 2>/dev/null || echo -lxml2) -lzip -lpng -ljansson -lz
SUNDIALS_CORE := $(if $(call found,libsundials_core.so),-lsundials_core)
SUNDIALS_LIBS = -lsundials_cvode -lsundials_nvecserial -lsundials_sunmatrixdense -lsundials_sunlinsoldense \
                -lsundials_sunmatrixsparse -lsundials_sunlinsolklu $(SUNDIALS_CORE) -lm

GENERATOR_SOURCES := $(sort $(wildcard generator/*/*.c))
GENERATOR_SOURCES := $(filter-out generator/tools/%,$(GENERATOR_SOURCES))
RUNTIME_SOURCES   := $(sort $(wildcard runtime/*.c))
RUNTIME_OBJECTS   := $(RUNTIME_SOURCES:%.c=$(BUILD)/%.o) $(BUILD)/runtime/viewer_text.o
PROGRAM_OBJECTS   := $(filter-out %/serial.o $(BUILD)/runtime/fmu%,$(RUNTIME_OBJECTS)) # without those of FMUs
SHARED_OBJECTS    := $(filter $(BUILD)/runtime/unit% $(BUILD)/runtime/word.o $(BUILD)/runtime/colour.o $(BUILD)/runtime/digits.o \
                       $(BUILD)/runtime/licence.o $(BUILD)/runtime/sparse_licence.o $(BUILD)/runtime/chart.o $(BUILD)/runtime/svg.o \
                       $(BUILD)/runtime/xml.o $(BUILD)/runtime/field.o $(BUILD)/runtime/rounded.o $(BUILD)/runtime/viewer.o $(BUILD)/runtime/explanation.o \
                       $(BUILD)/runtime/message.o \
                       $(BUILD)/runtime/viewer_text.o,$(RUNTIME_OBJECTS)) # of programs and the compiler
GENERATOR_OBJECTS := $(GENERATOR_SOURCES:%.c=$(BUILD)/%.o) $(SHARED_OBJECTS) $(BUILD)/embedded.o
PAGE              := templates/program.1.in
DYGRAPHS         ?= /usr/share/javascript/dygraphs
DYGRAPHS_LICENCE ?= /usr/share/doc/libjs-dygraphs/copyright
VIEWER_TEXT       = $(BUILD)/text/viewer_text.c
EMBEDDED          := $(sort $(filter-out $(PAGE),$(wildcard templates/* runtime/*.[ch] runtime/*.def)) runtime/LGPL-2.1)

.PHONY: all run models gallery pictures test test-all bench fuzz fuzz-build docs install uninstall clean setup-run setup-gallery \
        setup-pictures setup-test setup-test-all setup-docs setup-bench setup-fuzz units replays compiler
.DELETE_ON_ERROR:

all: compiler

compiler: $(OUT)/bin/sysphsc $(ARCHIVE) $(LIBRARY) $(IMAGE) $(OUT)/bin/compare $(BUILD)/sysphsc.1

# ---- the compiler and the runtime ----

$(OUT)/bin/sysphsc: $(BUILD)/generator/main.o $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(CC) $(OPTIMIZE) $(LDFLAGS) -o $@ $^ $(READ_LIBS) -lm

$(BUILD)/libsysphsc.a: $(GENERATOR_OBJECTS)
	@rm -f $@
	ar rcs $@ $^

$(ARCHIVE): $(PROGRAM_OBJECTS)
	@mkdir -p $(@D)
	@rm -f $@
	ar rcs $@ $^

# The same for shared libraries: position-independent code without exported symbols.
$(LIBRARY): $(RUNTIME_SOURCES:runtime/%.c=$(BUILD)/pic/%.o)
	@mkdir -p $(@D)
	@rm -f $@
	ar rcs $@ $^

# All objects that static programs of one variant may need, joined into one file: with archives, linking takes twice the
# time. Sections stay separate, so that programs contain only those that they need; libraries do not use this file. If
# making it fails, programs are linked to the archives.
$(IMAGE): $(filter-out %/variant.o,$(PROGRAM_OBJECTS))
	@mkdir -p $(@D)
	$(CC) -fuse-ld=bfd -static -nostdlib -r -o $@ -Wl,-S '-Wl,--unique=.text*,--unique=.rodata*,--unique=.data*' \
	      -Wl,-u,sincos,-u,trunc $(foreach file,crt1.o crti.o crtbeginT.o,$(call found,$(file))) \
	      $^ $(SUNDIALS_LIBS) -lklu -lbtf -lamd -lcolamd -lsuitesparseconfig -lm \
	      -Wl,--start-group -lgcc -lgcc_eh -lc -Wl,--end-group $(foreach file,crtend.o crtn.o,$(call found,$(file))) || rm -f $@

$(BUILD)/generator/%.o: generator/%.c
	@mkdir -p $(@D)
	$(COMPILE) -DSYSPHSC_VERSION='"$(VERSION)"' -Igenerator -I$(BUILD) $(XML_FLAGS) -c -o $@ $<

# The examples of messages are taken from the tests.
EXAMPLE_FILES = $(sort $(wildcard tests/diagnostics/*/expected.txt))

$(BUILD)/examples.def: generator/tools/examples.awk $(EXAMPLE_FILES)
	@mkdir -p $(@D)
	awk -f generator/tools/examples.awk $(EXAMPLE_FILES) > $@

$(BUILD)/generator/base/catalogue.o: $(BUILD)/examples.def

$(BUILD)/runtime/%.o: runtime/%.c
	@mkdir -p $(@D)
	$(COMPILE) $(RUNTIME_FLAGS) "-ffile-prefix-map=$(CURDIR)=." -Iruntime -c -o $@ $<

$(BUILD)/pic/%.o: runtime/%.c
	@mkdir -p $(@D)
	$(COMPILE) $(RUNTIME_FLAGS) -DWITHOUT_REPORTS -fPIC -fno-ident -fdata-sections -fvisibility=hidden "-ffile-prefix-map=$(CURDIR)=." -Iruntime -c -o $@ $<

$(BUILD)/embed: generator/tools/embed.c
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(WARNINGS) -O1 -o $@ $<

$(BUILD)/embedded.c: $(BUILD)/embed $(EMBEDDED) LICENSE $(BUILD)/$(PAGE) $(VIEWER_TEXT)
	$(BUILD)/embed $(foreach file,$(EMBEDDED),$(file)=$(file)) $(PAGE)=$(BUILD)/$(PAGE) runtime/LICENSE=LICENSE \
	    runtime/viewer_text.c=$(VIEWER_TEXT) > $@

# The scripts of result pages: the system's dygraphs followed by our script, in one compressed text.
$(VIEWER_TEXT): $(BUILD)/embed runtime/viewer.js runtime/viewer.css
	@mkdir -p $(@D)
	@[ -r $(DYGRAPHS)/dygraph.min.js ] || { echo "dygraphs is missing: install libjs-dygraphs, or set DYGRAPHS and" \
	    "DYGRAPHS_LICENCE" >&2; exit 1; }
	{ cat $(DYGRAPHS)/dygraph.min.js; echo; cat runtime/viewer.js; } | gzip -9 -n | base64 -w 100 > $(BUILD)/viewer.base64
	cat $(DYGRAPHS)/dygraph.min.css runtime/viewer.css > $(BUILD)/viewer.css
	sed 's/--/- -/g' $(DYGRAPHS_LICENCE) > $(BUILD)/viewer.licence
	$(BUILD)/embed --lines viewer.h viewer_style_lines=$(BUILD)/viewer.css viewer_script_lines=$(BUILD)/viewer.base64 \
	    viewer_licence_lines=$(BUILD)/viewer.licence > $@

$(BUILD)/runtime/viewer_text.o: $(VIEWER_TEXT)
	@mkdir -p $(@D)
	$(COMPILE) $(RUNTIME_FLAGS) -Iruntime -c -o $@ $<

# Manual pages: options and statuses are taken from the sources of --help.
$(BUILD)/$(PAGE): generator/install/man.awk runtime/options.c runtime/rig_options.c runtime/cases.c $(PAGE)
	@mkdir -p $(@D)
	{ cat runtime/options.c; echo @part rig; cat runtime/rig_options.c; echo @part cases; cat runtime/cases.c; } | \
	    awk -f generator/install/man.awk - $(PAGE) > $@

$(BUILD)/sysphsc.1: generator/install/man.awk generator/install/sysphsc.1.in generator/driver/options.c $(OUT)/bin/sysphsc
	$(OUT)/bin/sysphsc --help | awk -f generator/install/man.awk - generator/install/sysphsc.1.in > $@

$(BUILD)/embedded.o: $(BUILD)/embedded.c
	$(COMPILE) -Wno-overlength-strings -Igenerator -c -o $@ $<

$(OUT)/bin/compare: tests/tools/compare.c tests/tools/table.c tests/tools/table.h
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $(filter %.c,$^) -lm

$(OUT)/bin/fmu_master: $(patsubst %,tests/tools/%,fmu_master.c fmu_unit.c table.c fmu_unit.h table.h)
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $(filter %.c,$^) -ldl -lpthread -lm

$(OUT)/bin/fmu_exchange: $(patsubst %,tests/tools/%,fmu_exchange.c fmu_unit.c table.c fmu_unit.h table.h)
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $(filter %.c,$^) $(SUNDIALS_LIBS) -ldl -lpthread -lm

$(OUT)/bin/mat: tests/tools/mat.c tests/tools/table.c tests/tools/table.h
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $(filter %.c,$^) -lmatio -lm

CIRCUITS_SOURCES := $(patsubst %,tests/tools/%.c,circuits circuit operation complementarity table)

$(OUT)/bin/circuits: $(CIRCUITS_SOURCES) $(patsubst %,tests/tools/%.h,circuit complementarity table)
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $(CIRCUITS_SOURCES) -lm

MODES_SOURCES := $(patsubst %,tests/tools/%.c,modes multimode multimode_solve multimode_text matrix table)

$(OUT)/bin/modes: $(MODES_SOURCES) $(patsubst %,tests/tools/%.h,multimode matrix table)
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $(MODES_SOURCES) -lm

# Replaces main() of a program: compares its Jacobian with finite differences.
$(BUILD)/tests/tools/%.o: tests/tools/%.c
	@mkdir -p $(@D)
	$(COMPILE) -Iruntime -c -o $@ $<

$(OUT)/lib/jacobian.a: $(filter-out %/main.o,$(PROGRAM_OBJECTS)) $(BUILD)/tests/tools/jacobian.o $(BUILD)/tests/tools/systems.o
	@mkdir -p $(@D)
	@rm -f $@
	ar rcs $@ $^

# Statistics of a table, for tests.
$(OUT)/bin/study: tests/tools/study.c $(wildcard tests/runtime/*.h) $(ARCHIVE)
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -Iruntime -Itests/runtime -o $@ $< $(ARCHIVE) \
	      -lcmocka $(SUNDIALS_LIBS)

$(OUT)/bin/pack: tests/tools/pack.c
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $< -lzip

# The compiler in a program that refuses memory requests. It uses the plain build, because sanitizers replace malloc.
$(BUILD)/tests/tools/starved_main.o: generator/main.c
	@mkdir -p $(@D)
	$(COMPILE) -Dmain=sysphsc_main -Wno-missing-prototypes -Igenerator -c -o $@ $<

$(OUT)/bin/starved: $(BUILD)/tests/tools/starved.o $(BUILD)/tests/tools/starved_main.o $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(CC) $(OPTIMIZE) $(LDFLAGS) -o $@ $^ $(READ_LIBS) -lm

$(OUT)/bin/measure: tests/tools/measure.c
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -o $@ $<

$(OUT)/bin/graphs $(OUT)/bin/systems: $(OUT)/bin/%: tests/bench/%.c $(wildcard tests/unit/*.h) $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(CC) $(STANDARD) $(OPTIMIZE) $(WARNINGS) $(WERROR) $(CFLAGS) -Igenerator $(XML_FLAGS) -o $@ $< \
	      $(BUILD)/libsysphsc.a $(READ_LIBS) -lm

# ---- documentation: pages of the folders, the libraries and the catalogue of messages; in one manual ----

LIBRARY_PAGES = $(patsubst libraries/%.xmi,$(OUT)/docs/%.md,$(sort $(wildcard libraries/*.xmi)))
MANUAL = $(patsubst %,manual/%.md,README first-model equations events structure requirements libraries results review rig \
           portable-c fmu many-runs)
CHAPTERS = =Begin README.md $(firstword $(MANUAL)) =Tasks $(filter-out %/README.md,$(MANUAL)) =Reference libraries/README.md \
           runtime/README.md $(OUT)/docs/messages.md =Libraries $(LIBRARY_PAGES) \
           =Folders bridges/README.md generator/README.md tests/README.md
HTML = $(OUT)/docs/manual/index.html

docs: setup-docs
	@$(MAKE) --no-print-directory -s $(HTML)
	@echo "manual   $(HTML)"

$(HTML): $(wildcard generator/tools/manual.*) $(filter-out =%,$(CHAPTERS))
	generator/tools/manual.sh $(@D) $(OUT)/docs $(CHAPTERS)

$(OUT)/docs/%.md: libraries/%.xmi $(BUILD)/library
	@mkdir -p $(@D)
	$(BUILD)/library $< > $@

$(BUILD)/library: generator/tools/library.c $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(COMPILE) -Igenerator $(XML_FLAGS) -o $@ $< $(BUILD)/libsysphsc.a $(READ_LIBS) -lm

# Finds direction numbers of Sobol' sequences: writes generator/sample/sobol.def.
$(BUILD)/sobol: generator/tools/sobol.c $(BUILD)/generator/sample/random.o
	$(COMPILE) -Igenerator -o $@ $(filter %.c %.o,$^) -lm

DIAGRAM_OBJECTS = $(patsubst %,$(BUILD)/generator/tools/%.o,diagram equations)

$(BUILD)/diagram: $(DIAGRAM_OBJECTS) $(BUILD)/libsysphsc.a
	$(CC) $(OPTIMIZE) $(LDFLAGS) -o $@ $(DIAGRAM_OBJECTS) $(BUILD)/libsysphsc.a $(READ_LIBS) -lm

$(OUT)/docs/messages.md: $(BUILD)/catalogue
	@mkdir -p $(@D)
	$(BUILD)/catalogue > $@

$(BUILD)/catalogue: generator/tools/catalogue.c $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(COMPILE) -Igenerator $(XML_FLAGS) -o $@ $< $(BUILD)/libsysphsc.a $(READ_LIBS) -lm

# ---- make run ----

run: setup-run
	@$(MAKE) --no-print-directory -s -q compiler || echo "building the compiler, which takes a minute or more"
	@$(MAKE) --no-print-directory -s compiler
	@tests/run_model.sh $(OUT)/bin "$(MODEL)" $(OPTIONS)

# ---- make models ----

models: setup-run
	@$(MAKE) --no-print-directory -s compiler
	@tests/run_models.sh $(OUT)/bin "$$(getconf _NPROCESSORS_ONLN)" $(OUT)/models $(MODELS)

# ---- make gallery: a page of all models, with their results and review sheets ----

gallery: setup-gallery
	@$(MAKE) --no-print-directory -s compiler
	@$(OUT)/bin/sysphsc -q --allow-c --gallery $(OUT)/docs/gallery \
	    $(if $(MODELS),$(addsuffix /model.xmi,$(patsubst %/,%,$(MODELS))),$(sort $(wildcard models/*/model.xmi)))
	@echo "gallery  $(OUT)/docs/gallery/index.html"

# ---- make pictures: draws the pictures of README.md and of the manual again ----

PICTURED = models/heated_bed_warmup

pictures: setup-pictures
	@$(MAKE) --no-print-directory -s compiler
	@rm -rf $(OUT)/docs/pictures
	@$(OUT)/bin/sysphsc -q --emit exe,review -o $(OUT)/docs/pictures $(PICTURED)/model.xmi
	@$(OUT)/docs/pictures/BedWarmUpExperiment -q -o $(OUT)/docs/pictures/result.csv --plot $(PICTURED)/plot.svg
	@generator/tools/picture.py $(OUT)/docs/pictures/BedWarmUpExperiment.html $(PICTURED)/sheet.png
	@cd $(OUT)/docs/pictures && \
	    ./BedWarmUpExperiment -q -o first.csv --plot first.svg --record first.record.json --requirements first.verdicts.json && \
	    { ./BedWarmUpExperiment -q --set setTemperature.cnsnt=380 -o hotter.csv --record hotter.record.json \
	        --requirements hotter.verdicts.json || [ $$? -eq 4 ]; }
	@$(OUT)/bin/sysphsc -q --view $(OUT)/docs/pictures/first.csv $(OUT)/docs/pictures/hotter.csv -o $(OUT)/docs/pictures/results.html
	@generator/tools/picture.py --results $(OUT)/docs/pictures/results.html $(PICTURED)/results.png

# ---- tests ----

$(OUT)/bin/flat: tests/tools/flat.c $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(COMPILE) -Igenerator $(XML_FLAGS) -o $@ $< $(BUILD)/libsysphsc.a $(READ_LIBS) -lm

UNIT_SOURCES    := $(sort $(wildcard tests/unit/test_*.c))
UNIT_PROGRAMS   := $(UNIT_SOURCES:tests/unit/%.c=$(BUILD)/tests/unit/%)
RUNTIME_TESTS   := $(sort $(wildcard tests/runtime/test_*.c))
RUNTIME_PROGRAMS := $(RUNTIME_TESTS:tests/runtime/%.c=$(BUILD)/tests/runtime/%)

$(BUILD)/tests/unit/%: tests/unit/%.c $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(COMPILE) -Igenerator $(XML_FLAGS) -o $@ $< $(BUILD)/libsysphsc.a $(READ_LIBS) -lcmocka -lm

include tests/runtime/rules.mk

FUZZ_TARGETS := texts units model archive system

units: $(UNIT_PROGRAMS) $(RUNTIME_PROGRAMS)

replays: $(FUZZ_TARGETS:%=$(OUT)/bin/replay_%)

# Two builds: a plain one, and one with the sanitizers and the compiler's own checks. `make test` runs samples of long
# tests, and the unit tests under the sanitizers only; `make test-all` runs everything.
JOBS := $(shell getconf _NPROCESSORS_ONLN)
test-all: export TEST_ALL = 1
PLAIN_TOOLS = $(patsubst %,$(OUT)/bin/%,pack flat mat circuits modes starved) $(OUT)/lib/jacobian.a $(BUILD)/diagram

test: setup-test
test-all: setup-test-all
test test-all:
	@$(MAKE) --no-print-directory -s -j$(JOBS) WERROR=-Werror compiler $(PLAIN_TOOLS) $(if $(TEST_ALL),units)
	@$(MAKE) --no-print-directory -s -j$(JOBS) WERROR=-Werror CONFIG=asan compiler $(OUT)/asan/build/diagram units replays
	@CC="$(CC)" CLANG="$(CLANG)" tests/run.sh

# ---- make fuzz: searches for inputs that cause failures; make test runs the inputs found so far ----

FUZZ_SECONDS ?= 60
FUZZ_LINK = $(if $(filter %model,$@),-Wl$(comma)--wrap=fopen)
comma := ,

$(BUILD)/tests/fuzz/%.o: tests/fuzz/%.c
	@mkdir -p $(@D)
	$(COMPILE) -Igenerator $(XML_FLAGS) -c -o $@ $<

$(OUT)/bin/fuzz_%: $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/fuzz/mutate_xml.o $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(CC) -fsanitize=fuzzer,address,undefined $(FUZZ_LINK) -o $@ $< $(if $(filter %model,$@),$(word 2,$^)) \
	      $(BUILD)/libsysphsc.a $(READ_LIBS) -lm

$(OUT)/bin/replay_%: $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/fuzz/replay.o $(BUILD)/libsysphsc.a
	@mkdir -p $(@D)
	$(CC) $(OPTIMIZE) $(FUZZ_LINK) -o $@ $^ $(READ_LIBS) -lm

.PRECIOUS: $(BUILD)/tests/fuzz/%.o

fuzz-build: $(FUZZ_TARGETS:%=$(OUT)/bin/fuzz_%)

fuzz: setup-fuzz
	@$(MAKE) --no-print-directory -s $(OUT)/bin/pack
	@$(MAKE) --no-print-directory -s CONFIG=fuzz CC="$(CLANG)" fuzz-build
	@tests/fuzz/run.sh $(FUZZ_SECONDS)

bench: setup-bench
	@$(MAKE) --no-print-directory -s compiler $(OUT)/bin/measure $(OUT)/bin/fmu_master $(OUT)/bin/graphs $(OUT)/bin/systems
	@tests/bench/run.sh $(OUT)/bin

# ---- set-up: installs missing packages only, from the distribution only ----

setup-run: PACKAGES = $(RUN_PACKAGES)
setup-gallery: PACKAGES = $(GALLERY_PACKAGES)
setup-pictures: PACKAGES = $(PICTURES_PACKAGES)
setup-test: PACKAGES = $(TEST_PACKAGES)
setup-test-all: PACKAGES = $(TEST_ALL_PACKAGES)
setup-test-all: WISHED = $(CLUSTER_PACKAGES)
setup-docs: PACKAGES = $(DOCS_PACKAGES)
setup-bench: PACKAGES = $(BENCH_PACKAGES)
setup-fuzz: PACKAGES = $(FUZZ_PACKAGES)
setup-run setup-gallery setup-pictures setup-test setup-test-all setup-docs setup-bench setup-fuzz:
	@tests/setup.sh $(PACKAGES)
	@$(if $(WISHED),tests/setup.sh $(WISHED) || echo "tests go without these")

# ---- installation ----

# The files installed under PREFIX; the compiler finds those it needs relative to its own folder.
LIBRARIES = $(wildcard libraries/*.xmi)
ZSH_FOLDER ?= share/zsh/site-functions
INSTALLED = bin/sysphsc lib/sysphsc/runtime.a lib/sysphsc/runtime-pic.a $(if $(IMAGE),lib/sysphsc/runtime.o) $(LIBRARIES:%=share/sysphsc/%) share/man/man1/sysphsc.1 \
            share/bash-completion/completions/sysphsc $(ZSH_FOLDER)/_sysphsc share/pkgconfig/sysphsc.pc \
            share/sysphsc/review.schema.json \
            $(EXAMPLES:%=share/sysphsc/%) $(PAGES:%=share/doc/sysphsc/%) \
            $(LIVE_DYGRAPHS:%=share/sysphsc/bridges/%)
# The live page finds dygraphs in its own folder.
LIVE_DYGRAPHS = dygraph.min.js dygraph.min.css dygraph.licence
EXAMPLES = $(sort $(wildcard bridges/* executives/*.* fmu/* studies/*))
PAGES = README.md $(MANUAL) $(wildcard manual/examples/*) libraries/README.md runtime/README.md
PLACE = $(DESTDIR)$(PREFIX)

# The manual is made if cmark-gfm is available; its folder belongs to the compiler.
MANUAL_FOLDER = share/doc/sysphsc/html
INSTALLED_HTML := $(if $(shell command -v cmark-gfm 2>/dev/null),$(HTML))

install: compiler $(INSTALLED_HTML)
	umask 022; mkdir -p $(foreach file,$(INSTALLED),"$(PLACE)/$(dir $(file))")
	install -m 755 $(OUT)/bin/sysphsc "$(PLACE)/bin/"
	install -m 644 $(ARCHIVE) $(LIBRARY) $(wildcard $(IMAGE)) "$(PLACE)/lib/sysphsc/"
	install -m 644 $(LIBRARIES) "$(PLACE)/share/sysphsc/libraries/"
	install -m 644 generator/review/review.schema.json "$(PLACE)/share/sysphsc/"
	for file in $(EXAMPLES); do install -m 644 $$file "$(PLACE)/share/sysphsc/$$file"; done
	for kind in js css; do install -m 644 $(DYGRAPHS)/dygraph.min.$$kind "$(PLACE)/share/sysphsc/bridges/"; done
	install -m 644 $(DYGRAPHS_LICENCE) "$(PLACE)/share/sysphsc/bridges/dygraph.licence"
	install -m 644 $(BUILD)/sysphsc.1 "$(PLACE)/share/man/man1/"
	install -m 644 generator/install/sysphsc.bash "$(PLACE)/share/bash-completion/completions/sysphsc"
	install -m 644 generator/install/sysphsc.zsh "$(PLACE)/$(ZSH_FOLDER)/_sysphsc"
	for page in $(PAGES); do install -m 644 $$page "$(PLACE)/share/doc/sysphsc/$$page"; done
	@rm -rf "$(PLACE)/$(MANUAL_FOLDER)"
	@umask 022; if [ -z "$(INSTALLED_HTML)" ]; then \
	    echo "the manual is installed as Markdown pages alone: there is no cmark-gfm to make HTML of them"; \
	else \
	    cp -r "$(dir $(HTML))" "$(PLACE)/$(MANUAL_FOLDER)" && chmod -R u=rwX,go=rX "$(PLACE)/$(MANUAL_FOLDER)"; \
	fi
	sed 's|@prefix@|$(PREFIX)|; s|@version@|$(VERSION)|' generator/install/sysphsc.pc.in > "$(PLACE)/share/pkgconfig/sysphsc.pc"
	chmod 644 "$(PLACE)/share/pkgconfig/sysphsc.pc"

# Folders that may belong to others are kept, also if they are empty.
uninstall:
	rm -f $(foreach file,$(INSTALLED),"$(PLACE)/$(file)")
	rm -rf "$(PLACE)/$(MANUAL_FOLDER)"
	cd "$(PLACE)" && for folder in share/sysphsc/libraries share/sysphsc/bridges share/sysphsc/executives share/sysphsc/fmu share/sysphsc/studies share/sysphsc lib/sysphsc \
	    share/doc/sysphsc/manual/examples share/doc/sysphsc/manual share/doc/sysphsc/libraries share/doc/sysphsc/runtime \
	    share/doc/sysphsc; do \
	    [ ! -d $$folder ] || rmdir $$folder; done

clean:
	find out -mindepth 1 ! -name .gitkeep -delete

-include $(shell find $(OUT)/build -name '*.d' 2>/dev/null)
