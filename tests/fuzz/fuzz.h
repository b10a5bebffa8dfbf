/* fuzz.h - the interface of a fuzz target: one input, any bytes, must be read to the end or rejected. The sanitizers
 * watch.
 *
 * Linked with libFuzzer (make fuzz) inputs are searched for; linked with replay.c (make test) files are read again. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

#endif
