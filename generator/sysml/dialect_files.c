/* dialect_files.c - files of tools, and the meaning of other documents' addresses: tables; another tool is another
 * row. */
#include "sysml/dialect.h"

#include <ctype.h>
#include <string.h>

static const struct {
    const char *ending, *what, *remedy;
} native_endings[] = {
    {".rpy", "a project of Rhapsody", "export XMI from Rhapsody"},
    {".rpyx", "a project of Rhapsody", "export XMI from Rhapsody"},
    {".sbs", "a package of a Rhapsody project", "export XMI from Rhapsody"},
    {".sbsx", "a package of a Rhapsody project", "export XMI from Rhapsody"},
    {".eap", "a project of Enterprise Architect", "publish the package as XMI 2.x from Enterprise Architect"},
    {".eapx", "a project of Enterprise Architect", "publish the package as XMI 2.x from Enterprise Architect"},
    {".feap", "a project of Enterprise Architect", "publish the package as XMI 2.x from Enterprise Architect"},
    {".qea", "a project of Enterprise Architect", "publish the package as XMI 2.x from Enterprise Architect"},
    {".qeax", "a project of Enterprise Architect", "publish the package as XMI 2.x from Enterprise Architect"},
    {".vpp", "a project of Visual Paradigm", "export XMI 2.x from Visual Paradigm"},
    {".di", "a table of contents of Papyrus's diagrams", "give the file of the same name that ends in .uml"},
    {".notation", "a file of Papyrus's diagrams", "give the file of the same name that ends in .uml"},
    {".aird", "a file of Sirius's diagrams", "give the file of the same name that ends in .uml"},
    {".sysml", "a text in SysML v2", "give a SysML 1.x model exported as XMI 2.1 or later"},
    {".kerml", "a text in KerML, of SysML v2", "give a SysML 1.x model exported as XMI 2.1 or later"},
    {".mo", "a text in Modelica", "give a SysML 1.x model exported as XMI 2.1 or later"},
};

const char *dialect_native_ending(const char *path, const char **remedy)
{
    const char *base = path_base(path), *dot = strrchr(base, '.');
    for (size_t i = 0; dot && i < sizeof native_endings / sizeof *native_endings; i++) {
        if (!words_equal_caseless(native_endings[i].ending, dot))
            continue;
        *remedy = native_endings[i].remedy;
        return native_endings[i].what;
    }
    return NULL;
}

static const struct {
    const char *head;
    size_t length;
    const char *what, *remedy;
} native_files[] = {
    {"SQLite format 3", 15, "a project database (Enterprise Architect or Visual Paradigm)",
     "export XMI 2.x from the tool"},
    {"\0\1\0\0Standard Jet DB", 19, "a project database of Enterprise Architect", "export XMI 2.x from the tool"},
    {"I-Logix-RPY-Archive", 19, "a project of Rhapsody", "export XMI from Rhapsody"},
    {"\x1f\x8b", 2, "a gzip-compressed file", "unpack it first"},
};

const char *dialect_native_file(const unsigned char *head, size_t length, const char **remedy)
{
    for (size_t i = 0; i < sizeof native_files / sizeof *native_files; i++) {
        if (length < native_files[i].length || memcmp(head, native_files[i].head, native_files[i].length) != 0)
            continue;
        *remedy = native_files[i].remedy;
        return native_files[i].what;
    }
    return NULL;
}

bool dialect_is_archive(const unsigned char *head, size_t length)
{
    return length >= 4 && (memcmp(head, "PK\3\4", 4) == 0 || memcmp(head, "PK\5\6", 4) == 0);
}

/* MagicDraw and Cameo: the parts of a project that other projects share are in a member of their own. */
const char *dialect_archive_member(int i, const char **label)
{
    static const char *const members[][2] = {
        {"com.nomagic.magicdraw.uml_model.model", "model"},
        {"com.nomagic.magicdraw.uml_model.shared_model", "shared_model"},
    };
    if (i >= (int)(sizeof members / sizeof *members))
        return NULL;
    *label = members[i][1];
    return members[i][0];
}

/* MagicDraw up to 17 put one file into an archive, named after the project. */
bool dialect_is_model_file(const char *name)
{
    static const char *const endings[] = {".mdxml", ".xml", ".xmi", ".uml"};
    const char *dot = strrchr(path_base(name), '.');
    for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
        if (words_equal_caseless(endings[i], dot))
            return true;
    return false;
}

bool dialect_is_envelope(const char *name)
{
    return strcmp(name, "EA_Model") == 0;
}

bool dialect_is_metamodel(const char *href)
{
    return (strstr(href, "omg.org/spec/") && !strstr(href, "SysPhSLibrary")) || dialect_is_metaclass(href);
}

bool dialect_is_metaclass(const char *href)
{
    return strstr(href, "UML_METAMODELS/") || (strstr(href, "omg.org/spec/UML/") && !strstr(href, "PrimitiveType"));
}

bool dialect_is_standard(Arena *arena, const char *href)
{
    static const char names[] =
        "sysml|uml|primitivetypes|umlprimitivetypes|sysmlprimitivetypes|standardprofile|umlstandardprofile|"
        "sysmlprofile|sysmllibrary|sysmllibraries|sysmlstandardlibrary|sysmlmodellibrary";
    if (dialect_is_metamodel(href))
        return true;
    const char *base = path_base(arena_copy(arena, href, strcspn(href, "#?")));
    Text letters = text_new(arena);
    for (const char *at = base; *at && *at != '.'; at++) {
        if (strncmp(at, "%20", 3) == 0)
            at += 2;
        else if (isalpha((unsigned char)*at))
            text_add_char(&letters, (char)tolower((unsigned char)*at));
    }
    return word_is_among(letters.at, names);
}

bool dialect_is_tool_library(const char *href)
{
    static const char *const parts[] = {
        "UML_Standard_Profile", "MagicDraw_Profile",  "MD_Customization", "MD_customization", "MD Customization",
        "MD%20Customization",   "QUDV",               "ISO-80000",        "ISO80000",         ".profile.",
        "SysML.mdzip",          "UMLPrimitiveTypes",  "PROJECT-"};
    size_t length = strcspn(href, "#");
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *found = strstr(href, parts[i]);
        if (found && (size_t)(found - href) < length)
            return true;
    }
    return false;
}

/* Libraries of units and quantities, by letters and digits of their names: MagicDraw's SI ValueType Library,
 * SIDefinitions, SISpecializations and ISO-80000; SysML's QUDV and ISO80000, also as Papyrus has them. */
bool dialect_is_unit_library(Arena *arena, const char *path)
{
    static const char *const parts[] = {"sivaluetype", "sidefinitions", "sispecializations",
                                        "qudv",        "iso80000",      "iec80000"};
    char *plain = arena_copy(arena, path, strlen(path)), *to = plain;
    while ((to = strstr(to, "%20"))) /* a blank, as addresses have it */
        memset(to, ' ', 3);
    const Name words = dialect_tag(arena, plain);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(words->text, parts[i]))
            return true;
    return false;
}

bool dialect_is_quantity_folder(const char *path)
{
    return strstr(path, "::Quantities::") || strstr(path, "::QuantityKinds::") || strstr(path, "::Quantity Kinds::");
}

bool dialect_is_fragment(const char *href)
{
    size_t length = strcspn(href, "#?");
    return length > 4 && strncmp(href + length - 4, ".uml", 4) == 0 && !strstr(href, "://"); /* Papyrus */
}

bool dialect_is_project_number(const char *href)
{
    return strncmp(href, "PROJECT-", 8) == 0 || strncmp(href, "local:/PROJECT-", 15) == 0; /* MagicDraw */
}

bool dialect_import_is_optional(const char *file)
{
    if (sysml_contains_caseless(file, "SysPhSLibrary"))
        return false;
    return strstr(file, "://") || strstr(file, ".mdzip") || strstr(file, ".profile.") || strstr(file, "local:/") ||
           sysml_contains_caseless(file, "PROJECT-");
}
