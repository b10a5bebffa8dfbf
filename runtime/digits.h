/* digits.h - fast conversion of numbers to text, for programs and for the compiler; see digits.c. */
#ifndef DIGITS_H
#define DIGITS_H

struct DigitPart {
    /* Writes a positive value as number_text does, in at most 24 characters, and returns their number. 0 if that needs
     * printf, or if the value is not finite; text is then undefined. */
    int (*shortest)(char *text, double value);
};

extern const struct DigitPart digit_part;

#endif
