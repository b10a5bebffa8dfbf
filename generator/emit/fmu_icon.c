/* fmu_icon.c - the picture of an FMU: its block with the ports, input ports on the left and output ports on the right;
 * other ports are squares on both sides. One list of shapes becomes SVG, with names, and PNG. */
#include "emit/fmu.h"

#include <png.h>
#include <string.h>

enum { SIDE = 240, EDGE = 24, LINE = 3, LARGEST_PORT = 20, LETTER = 9, MOST_LETTERS = 20 };

typedef enum { SHAPE_BOX, SHAPE_ARROW } ShapeKind; /* an arrow points to the right */

typedef struct {
    ShapeKind kind;
    int x, y, width, height;
    const char *name; /* of a port, else NULL */
} Shape;
typedef List(Shape) Shapes;

typedef struct {
    Arena *arena;
    Shapes all;
    IntList left, right; /* ports: parts */
} Drawing;

/* The directions of the port's signals, as bits. */
static unsigned directions_of(const System *system, int port)
{
    unsigned directions = 0;
    for (int v = 0; v < system->variables.count; v++)
        if (system->variables.at[v].part == port && system->variables.at[v].is_signal)
            directions |= 1u << system->variables.at[v].direction;
    return directions;
}

static void find_ports(Drawing *d, const System *system)
{
    for (int i = 1; i < system->parts.count; i++) {
        if (!system->parts.at[i].is_port || system->parts.at[i].parent != 0)
            continue;
        const unsigned directions = directions_of(system, i);
        const bool is_right =
            directions == 1u << DIRECTION_OUT || (directions != 1u << DIRECTION_IN && d->right.count < d->left.count);
        list_push(d->arena, is_right ? &d->right : &d->left, i);
    }
}

static void add_ports(Drawing *d, const System *system, const IntList *ports, int x)
{
    const int inside = SIDE - 2 * EDGE;
    for (int i = 0; i < ports->count; i++) {
        const int port = ports->at[i], step = inside / (ports->count + 1);
        const int size = step < LARGEST_PORT ? (step > 1 ? step : 1) : LARGEST_PORT;
        const unsigned directions = directions_of(system, port);
        const bool is_arrow = directions == 1u << DIRECTION_OUT || directions == 1u << DIRECTION_IN;
        const int y = EDGE + (int)((long)inside * (i + 1) / (ports->count + 1));
        list_push(d->arena, &d->all,
                  (Shape){.kind = is_arrow ? SHAPE_ARROW : SHAPE_BOX,
                          .x = x - size / 2,
                          .y = y - size / 2,
                          .width = size,
                          .height = size,
                          .name = system->parts.at[port].identifier->text});
    }
}

static Shapes shapes_of(const Fmu *u)
{
    const System *system = u->causal->system;
    Drawing d = {.arena = u->arena};
    find_ports(&d, system);
    list_push(d.arena, &d.all, (Shape){.x = EDGE, .y = EDGE, .width = SIDE - 2 * EDGE, .height = SIDE - 2 * EDGE});
    add_ports(&d, system, &d.left, EDGE);
    add_ports(&d, system, &d.right, SIDE - EDGE);
    return d.all;
}

/* ---- SVG ---- */

static void add_words(Text *text, const char *words)
{
    int letters = 0;
    for (const char *at = words; *at; at++) {
        const bool is_first = ((unsigned char)*at & 0xC0) != 0x80;
        letters += is_first;
        if (letters > MOST_LETTERS) {
            text_add(text, "…");
            return;
        }
        switch (*at) {
        case '&': text_add(text, "&amp;"); break;
        case '<': text_add(text, "&lt;"); break;
        case '>': text_add(text, "&gt;"); break;
        default: text_add_char(text, (unsigned char)*at < ' ' ? ' ' : *at);
        }
    }
}

static void add_label(Text *text, int x, int y, int size, const char *anchor, const char *words)
{
    text_format(text, "<text x=\"%d\" y=\"%d\" font-family=\"sans-serif\" font-size=\"%d\" text-anchor=\"%s\">", x, y,
                size, anchor);
    add_words(text, words);
    text_add(text, "</text>\n");
}

Text fmu_icon_svg(const Fmu *u)
{
    const Shapes shapes = shapes_of(u);
    Text text = text_new(u->arena);
    text_format(&text,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
                "<g fill=\"white\" stroke=\"black\" stroke-width=\"%d\">\n",
                SIDE, SIDE, SIDE, SIDE, LINE);
    for (int i = 0; i < shapes.count; i++) {
        const Shape *s = &shapes.at[i];
        if (s->kind == SHAPE_BOX)
            text_format(&text, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n", s->x, s->y, s->width,
                        s->height);
        else
            text_format(&text, "<polygon points=\"%d,%d %d,%d %d,%d\"/>\n", s->x, s->y, s->x, s->y + s->height,
                        s->x + s->width, s->y + s->height / 2);
    }
    text_add(&text, "</g>\n");
    for (int i = 0; i < shapes.count; i++) {
        const Shape *s = &shapes.at[i];
        const bool is_left = s->x < SIDE / 2;
        if (s->name && s->height >= LETTER)
            add_label(&text, is_left ? s->x + s->width + LINE : s->x - LINE, s->y + s->height / 2 + LETTER / 2, LETTER,
                      is_left ? "start" : "end", s->name);
    }
    add_label(&text, SIDE / 2, SIDE - EDGE / 3, 2 * LETTER, "middle", u->causal->system->experiment.name->text);
    text_add(&text, "</svg>\n");
    return text;
}

/* ---- PNG ---- */

typedef enum { AWAY, ON_LINE, INSIDE } Where;

static Where where_in(const Shape *s, int x, int y)
{
    const int right = x - s->x, down = y - s->y, up = s->height - 1 - down;
    int left = s->width - 1 - right;
    if (s->kind == SHAPE_ARROW) { /* its tip is in the middle of the right side */
        const int nearer = down < up ? down : up;
        left = s->height ? 2 * nearer * s->width / s->height - right : 0;
    }
    const int vertical = s->kind == SHAPE_ARROW ? left : down < up ? down : up;
    const int horizontal = right < left ? right : left, inner = vertical < horizontal ? vertical : horizontal;
    if (right < 0 || inner < 0)
        return AWAY;
    return inner < LINE ? ON_LINE : INSIDE;
}

Text fmu_icon_png(const Fmu *u)
{
    enum { CHANNELS = 4 };
    const Shapes shapes = shapes_of(u);
    unsigned char *pixels = arena_alloc(u->arena, (size_t)SIDE * SIDE * CHANNELS);
    png_image image = {.version = PNG_IMAGE_VERSION, .width = SIDE, .height = SIDE, .format = PNG_FORMAT_RGBA};
    png_alloc_size_t size = 0;
    Text text = text_new(u->arena);
    for (int i = 0; i < shapes.count; i++)
        for (int p = 0; p < SIDE * SIDE; p++) {
            const Where where = where_in(&shapes.at[i], p % SIDE, p / SIDE);
            if (where == AWAY)
                continue;
            memset(pixels + (size_t)p * CHANNELS, where == INSIDE ? 0xFF : 0, CHANNELS);
            pixels[(size_t)p * CHANNELS + CHANNELS - 1] = 0xFF;
        }
    if (!png_image_write_to_memory(&image, NULL, &size, 0, pixels, 0, NULL))
        out_of_memory();
    char *bytes = arena_alloc(u->arena, size);
    if (!png_image_write_to_memory(&image, bytes, &size, 0, pixels, 0, NULL))
        out_of_memory();
    text_add_length(&text, bytes, size);
    return text;
}
