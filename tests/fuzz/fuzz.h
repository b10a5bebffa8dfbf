/* fuzz.h - the interface of a fuzz target: an input of any bytes must be read completely or rejected; the sanitizers
 * check this.
 *
 * Linked with libFuzzer (make fuzz) a target searches for inputs; linked with replay.c (make test) it reads files. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

#endif
