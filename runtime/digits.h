/* digits.h - digits.c: numbers as text fast, for programs and for the compiler. */
#ifndef DIGITS_H
#define DIGITS_H

struct DigitPart {
    /* What number_text gives for a positive value, in at most 24 characters: how many these are. 0 if it takes printf,
     * or is not a number; text is then undefined. */
    int (*shortest)(char *text, double value);
};

extern const struct DigitPart digit_part;

#endif
