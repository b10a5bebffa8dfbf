/* viewer.c - the frame of HTML pages with results, and their arrays in base64 (RFC 4648). */
#include "viewer.h"
#include "results.h"

static const char style_of_page[] =
    "<style>\n"
    ":root { color-scheme: light dark; }\n"
    "body { font: 15px/1.45 system-ui, sans-serif; max-width: 96em; margin: 1em auto; padding: 0 1em;"
    " overflow-wrap: anywhere; }\n"
    "h1 { font-size: 1.35em; margin: .2em 0 .4em; }\n"
    "@page { margin: 12mm; }\n"
    "@media print { body { max-width: none; font-size: 9pt; margin: 0; padding: 0; } }\n"
    "</style>\n";

/* The script is compressed text, which the browser expands. If this fails, the pictures stay. Expanding is
 * asynchronous; an open document in a frame keeps the page in the state of loading until all viewers have drawn. */
static const char loader[] =
    "<script>\n"
    "(async () => {\n"
    "  const text = atob(document.getElementById('viewer-script').textContent.replace(/\\s/g, ''));\n"
    "  const bytes = Uint8Array.from(text, character => character.charCodeAt(0));\n"
    "  const script = document.createElement('script'), frame = document.createElement('iframe');\n"
    "  frame.hidden = true;\n"
    "  document.body.append(frame);\n"
    "  frame.contentDocument?.open();\n"
    "  try {\n"
    "    script.textContent = await new Response(new Blob([bytes]).stream()\n"
    "      .pipeThrough(new DecompressionStream('gzip'))).text();\n"
    "    document.body.append(script);\n"
    "    await Promise.all([...document.querySelectorAll('.viewer')].map(place => place.viewer?.firstDrawing));\n"
    "  } finally {\n"
    "    frame.remove();\n"
    "  }\n"
    "})();\n"
    "</script>\n";

static void write_lines(FILE *out, const char *const *lines)
{
    for (; *lines; lines++)
        fputs(*lines, out);
}

void viewer_style(FILE *out)
{
    fputs("<style>\n", out);
    write_lines(out, viewer_style_lines);
    fputs("</style>\n", out);
}

void viewer_page_open(FILE *out, const char *title)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"generator\" content=\"sysphsc\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
          "<link rel=\"icon\" href=\"data:,\">\n<title>", out);
    xml_text(out, title);
    fputs("</title>\n", out);
    fputs(style_of_page, out);
    viewer_style(out);
    fputs("</head>\n<body>\n<h1>", out);
    xml_text(out, title);
    fputs("</h1>\n", out);
}

void viewer_script(FILE *out)
{
    fputs("<!-- The script below holds dygraphs, whose licence is:\n", out);
    write_lines(out, viewer_licence_lines);
    fputs("-->\n<script type=\"text/plain\" id=\"viewer-script\">\n", out);
    write_lines(out, viewer_script_lines);
    fputs("</script>\n", out);
    fputs(loader, out);
}

void viewer_page_close(FILE *out)
{
    viewer_script(out);
    fputs("</body>\n</html>\n", out);
}

static void write_base64(FILE *out, const void *bytes, size_t count)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *at = bytes;
    for (size_t left = count; left > 0; at += left < 3 ? left : 3, left -= left < 3 ? left : 3) {
        const unsigned word = (unsigned)at[0] << 16 | (left > 1 ? (unsigned)at[1] << 8 : 0) | (left > 2 ? at[2] : 0u);
        fputc(digits[word >> 18], out);
        fputc(digits[word >> 12 & 63], out);
        fputc(left > 1 ? digits[word >> 6 & 63] : '=', out);
        fputc(left > 2 ? digits[word & 63] : '=', out);
    }
}

void viewer_array(FILE *out, const void *numbers, size_t bytes)
{
    fputs("<script type=\"text/plain\" class=\"column\">", out);
    write_base64(out, numbers, bytes);
    fputs("</script>\n", out);
}

void viewer_still(FILE *out, const char *svg, size_t length, const char *words)
{
    fputs("<div class=\"still\"><img alt=\"", out);
    xml_text(out, words);
    fputs("\" src=\"data:image/svg+xml;base64,", out);
    write_base64(out, svg, length);
    fputs("\"></div>\n", out);
}
