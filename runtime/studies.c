/* studies.c - the part of the runtime for statistics of many runs. */
#include "envelope.h"
#include "study.h"

const struct StudyPart study_part = {study_find,       study_print,    study_write_csv, study_write_json,
                                     study_write_html, envelopes_read, envelopes_write};
