/* drawing.c - pictures with letters in a page. On a screen letters keep a readable size; a picture that is too wide
 * scrolls. On paper a picture is shrunk as long as its letters can be read. If that is not enough, it is turned, or cut
 * into pieces that overlap. */
#include "review/page.h"

enum {
    LEAST_ON_SCREEN = 11,                  /* height of letters, in pixels */
    PAPER_WIDTH = 700, PAPER_HEIGHT = 980, /* of A4 within its margins, in pixels */
    OVERLAP = 60                           /* of pieces, in units of the picture */
};
static const double least_on_paper = 5.5 * 96 / 72; /* height of letters: 5.5 pt in pixels */

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

void page_drawing_begin(Text *page, const Drawing *d, const char *title)
{
    const double least = d->letter ? LEAST_ON_SCREEN / (double)d->letter : 0, scale = d->letter ? 1.1 * least : 1;
    const double on_paper = smaller(smaller(PAPER_WIDTH / d->width, PAPER_HEIGHT / d->height), scale);
    text_format(page, "<svg%s role=\"img\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\" "
                      "style=\"min-width: %.0fpx\"><title>",
                on_paper * d->letter < least_on_paper && d->letter ? " class=\"screen\"" : "", scale * d->width,
                scale * d->height, d->width, d->height, least * d->width);
    review_text(page, title);
    text_format(page, "</title><g id=\"g.%s\">\n", d->id);
}

/* Adds the part of the picture of this size from the corner (x, y) on; `scale`: pixels per unit of the picture. */
static void add_piece(Text *page, const Drawing *d, double x, double y, double width, double height, double scale,
                      bool is_turned)
{
    text_format(page, "<svg role=\"img\" class=\"piece\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">",
                scale * (is_turned ? height : width), scale * (is_turned ? width : height), is_turned ? height : width,
                is_turned ? width : height);
    text_format(page, "<g transform=\"%stranslate(%.0f %.0f)\"><use href=\"#g.%s\"/></g></svg>\n",
                is_turned ? "rotate(90) " : "", -x, is_turned ? -y - height : -y, d->id);
}

/* Pieces of a picture, which may be turned on the paper. */
typedef struct {
    bool is_turned;
    int across, down;
    double width, height; /* of each, in units of the picture */
} Pieces;

static int count_of(double length, double room)
{
    int count = 1;
    for (; count * room - (count - 1) * OVERLAP < length; count++)
        ;
    return count;
}

static Pieces pieces_of(const Drawing *d, double scale, bool is_turned)
{
    const double wide = PAPER_WIDTH / scale, high = PAPER_HEIGHT / scale;
    Pieces p = {.is_turned = is_turned, .across = count_of(d->width, is_turned ? high : wide),
                .down = count_of(d->height, is_turned ? wide : high)};
    p.width = (d->width + (p.across - 1) * OVERLAP) / p.across;
    p.height = (d->height + (p.down - 1) * OVERLAP) / p.down;
    return p;
}

/* The number of pages that the pieces need; low pieces share a page. */
static int pages_of(const Pieces *p, double scale)
{
    enum { WORDS = 50 };
    const int on_page = (int)(PAPER_HEIGHT / (scale * (p->is_turned ? p->width : p->height) + WORDS));
    const int count = p->across * p->down;
    return on_page > 1 ? (count + on_page - 1) / on_page : count;
}

static void add_pieces(Text *page, const Drawing *d)
{
    const double scale = least_on_paper / d->letter;
    const Pieces upright = pieces_of(d, scale, false), turned = pieces_of(d, scale, true);
    const Pieces *p = pages_of(&turned, scale) < pages_of(&upright, scale) ? &turned : &upright;
    const int count = p->across * p->down;
    for (int i = 0; i < count; i++) {
        const int column = i % p->across, row = i / p->across;
        text_add(page, "<div class=\"printed\">");
        page_element(page, "p class=\"from\"",
                     arena_format(page->arena, "Piece %d of %d: row %d of %d, column %d of %d", i + 1, count, row + 1,
                                  p->down, column + 1, p->across));
        add_piece(page, d, column * (p->width - OVERLAP), row * (p->height - OVERLAP), p->width, p->height, scale,
                  p->is_turned);
        text_add(page, "</div>\n");
    }
}

void page_drawing_end(Text *page, const Drawing *d)
{
    const double upright = smaller(PAPER_WIDTH / d->width, PAPER_HEIGHT / d->height);
    const double turned = smaller(PAPER_WIDTH / d->height, PAPER_HEIGHT / d->width);
    text_add(page, "</g></svg>\n");
    if (!d->letter || upright * d->letter >= least_on_paper)
        return;
    if (turned * d->letter >= least_on_paper) {
        text_add(page, "<div class=\"printed\">");
        add_piece(page, d, 0, 0, d->width, d->height, turned, true);
        text_add(page, "</div>\n");
    } else {
        add_pieces(page, d);
    }
}
