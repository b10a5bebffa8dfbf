/* system.c - fuzz target: compiles equations of a block with arrays, a function and a CSV file, up to sorted
 * assignments.
 *
 * The input consists of two texts: equations, and after the first byte 0 the contents of the CSV file. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "fuzz.h"

#include "causal/causal.h"
#include "expr/expr.h"
#include "flat/flat.h"
#include "flat/units.h"
#include "sysml/sysml.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Arena *arena;
static FILE *nowhere;
static char folder[] = "/tmp/sysphsc-fuzz-XXXXXX";
static char model[sizeof folder + 16], csv[sizeof folder + 16];

#define REAL "<type href='http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real'/>"
#define SIZE(id, number)                                                                                               \
    "<lowerValue xmi:type='uml:LiteralInteger' xmi:id='" id ".l' value='" number "'/>"                                 \
    "<upperValue xmi:type='uml:LiteralUnlimitedNatural' xmi:id='" id ".u' value='" number "'/>"
#define VALUE(id, text)                                                                                                \
    "<defaultValue xmi:type='uml:OpaqueExpression' xmi:id='" id ".v'><body>" text "</body></defaultValue>"

static const char before[] =
    "<xmi:XMI xmlns:xmi='http://www.omg.org/spec/XMI/20131001' xmlns:uml='http://www.omg.org/spec/UML/20161101'"
    " xmlns:sysml='http://www.omg.org/spec/SysML/20181001/SysML'"
    " xmlns:SysPhS='https://www.omg.org/spec/SysPhS/20200925'><uml:Model xmi:id='M' name='M'>"
    "<packagedElement xmi:type='uml:Class' xmi:id='S' name='S'>"
    "<ownedAttribute xmi:id='x' name='x'>" REAL VALUE("x", "1") "</ownedAttribute>"
    "<ownedAttribute xmi:id='y' name='y'>" REAL "</ownedAttribute>"
    "<ownedAttribute xmi:id='a' name='a'>" REAL SIZE("a", "3") "</ownedAttribute>"
    "<ownedAttribute xmi:id='k' name='k'>" REAL VALUE("k", "2") "</ownedAttribute>"
    "<ownedAttribute xmi:id='t' name='t'>" REAL SIZE("t", "*") VALUE("t", "csv(\"d.csv\", 1)") "</ownedAttribute>"
    "<ownedAttribute xmi:id='p' name='p' type='P' aggregation='composite'>" SIZE("p", "2") "</ownedAttribute>"
    "<ownedBehavior xmi:type='uml:FunctionBehavior' xmi:id='f' name='f'>"
    "<ownedParameter xmi:id='f.u' name='u' direction='in'/><ownedParameter xmi:id='f.y' name='y' direction='out'/>"
    "<language>sysphs</language><body>y := 1; for i in 1:3 loop if u &gt; i then y := y*u; end if; end for</body>"
    "</ownedBehavior>"
    "<ownedRule xmi:id='r' name='r'><specification xmi:type='uml:OpaqueExpression' xmi:id='r.t'><body>";

static const char after[] =
    "</body></specification></ownedRule></packagedElement>"
    "<packagedElement xmi:type='uml:Class' xmi:id='P' name='P'>"
    "<ownedAttribute xmi:id='P.v' name='v'>" REAL "</ownedAttribute>"
    "<ownedRule xmi:id='P.r' name='r'><specification xmi:type='uml:OpaqueExpression' xmi:id='P.r.t'>"
    "<body>der(v) = -v</body></specification></ownedRule></packagedElement></uml:Model>"
    "<sysml:Block base_Class='S'/><sysml:Block base_Class='P'/><SysPhS:PhSVariable base_Property='x'/>"
    "<SysPhS:PhSVariable base_Property='y'/><SysPhS:PhSVariable base_Property='a'/>"
    "<SysPhS:PhSConstant base_Property='k'/><SysPhS:PhSConstant base_Property='t'/>"
    "<SysPhS:PhSVariable base_Property='P.v'/></xmi:XMI>";

static void remove_files(void)
{
    unlink(model);
    unlink(csv);
    rmdir(folder);
}

static void make_folder(void)
{
    nowhere = fopen("/dev/null", "w");
    require(nowhere && mkdtemp(folder));
    snprintf(model, sizeof model, "%s/m.xmi", folder);
    snprintf(csv, sizeof csv, "%s/d.csv", folder);
    atexit(remove_files);
    arena = arena_new();
}

/* Writes bytes as the text of an element; characters that are impossible in XML become blanks. */
static void write_escaped(FILE *file, const uint8_t *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] == '<' || bytes[i] == '&' || bytes[i] == '>')
            fprintf(file, "&#%d;", bytes[i]);
        else
            putc(bytes[i] < 0x20 || bytes[i] > 0x7E ? (bytes[i] == '\n' ? '\n' : ' ') : bytes[i], file);
}

static void write_files(const uint8_t *bytes, size_t length)
{
    const uint8_t *zero = memchr(bytes, 0, length);
    size_t text = zero ? (size_t)(zero - bytes) : length, rest = zero ? length - text - 1 : 0;
    FILE *file = fopen(model, "wb");
    require(file);
    fputs(before, file);
    write_escaped(file, bytes, text);
    fputs(after, file);
    fclose(file);
    file = fopen(csv, "wb");
    require(file);
    fwrite(zero ? (const char *)zero + 1 : "0\n1\n", 1, zero ? rest : 4, file);
    fclose(file);
}

static void compile(void)
{
    LibraryPath libraries = {0};
    bool failed = false, usage = false;
    const SysmlModel *sysml = sysml_read(arena, model, &libraries, &failed);
    const Classifier *block = sysml ? sysml_choose_block(sysml, "S", &usage) : NULL;
    if (block)
        sysml_check(sysml, block, true);
    if (!block || diag_error_count())
        return;
    const System *system = flatten(arena, sysml, block);
    if (diag_error_count())
        return;
    flat_check(system);
    flat_check_units(arena, system, UNITS_WARN);
    Text listing = text_new(arena);
    flat_print(&listing, system, false);
    const Causal *causal = causalize(arena, system);
    if (!diag_error_count())
        causal_check(causal);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    if (!arena)
        make_folder();
    if (length)
        write_files(bytes, length);
    if (length)
        compile();
    diag_flush(nowhere, false);
    exprs_reset();
    diag_reset();
    names_reset();
    arena_reset(arena);
    return 0;
}
