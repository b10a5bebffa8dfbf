/* quantity.c - numbers entered by users; convert.c reads numbers with a unit. */
#include "parts.h"

#include <math.h>
#include <string.h>

/* The error of a program without the part 'units'. */
static int refuse_unit(const char *given, const char *words)
{
    message_begin(MISSING_PART, "%s", words);
    message_detail("'%s' needs a conversion by the part 'units'", given);
    return message_end_with(MISSING_PART, "write the number alone, in the unit that --list shows, or add units to "
                                          "the list after --parts and compile the model again");
}

int quantity_scale(const char *given, const char *own, double *factor, double *offset, const char *words)
{
    *factor = 1;
    *offset = 0;
    if (strcmp(given, own) == 0)
        return STATUS_DONE;
    return model_parts.units ? model_parts.units->scale(given, own, factor, offset, words) : refuse_unit(given, words);
}

double quantity_scaled(double number, double factor, double offset)
{
    double scaled = factor * number + offset;
    if (factor > 1 || factor < 1 || fabs(offset) > 0)
        number_parse(number_rounded(scaled, 15).text, &scaled);
    return scaled;
}

int number_refuse(const char *text, const char *words)
{
    enum { LONGEST = 64 };
    char plain[LONGEST];
    const char *comma = strchr(text, ',');
    message_begin(BAD_NUMBER, "%s", words);
    if (comma && strlen(text) < sizeof plain) {
        strcpy(plain, text);
        plain[comma - text] = '.';
        double number;
        if (model_parts.units ? model_parts.units->is_quantity(plain) : number_parse(plain, &number))
            message_detail("did you mean '%s'?", plain);
    }
    return message_end(BAD_NUMBER);
}

/* True if something follows a number and a blank. */
static bool has_unit(const char *text)
{
    const size_t length = strspn(text, "+-.0123456789");
    return length > 0 && strchr(" \t", text[length]) && text[length];
}

int quantity_read(const char *text, const char *unit, double *value, const char *words)
{
    if (model_parts.units)
        return model_parts.units->read(text, unit, value, words);
    if (number_parse(text, value))
        return STATUS_DONE;
    return has_unit(text) ? refuse_unit(text, words) : number_refuse(text, words);
}
