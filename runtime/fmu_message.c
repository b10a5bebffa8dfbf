/* fmu_message.c - messages of an instance, which go to its importer's logger; nothing is printed. */
#define _POSIX_C_SOURCE 200809L
#include "fmu.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static const char *const categories[] = {"logAll", "logStatusWarning", "logStatusDiscard", "logStatusError",
                                         "logStatusFatal"}; /* all; then by status */

static bool knows_category(const char *category)
{
    bool is = false;
    for (size_t i = 0; category && i < sizeof categories / sizeof *categories; i++)
        is |= strcmp(category, categories[i]) == 0;
    return is;
}

FmuStatus fmu_tell(const Fmu *f, FmuStatus status, const char *format, ...)
{
    char text[1000];
    va_list arguments;
    if (!f->is_logging || !f->logger)
        return status;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    f->log(f, status, categories[status], text);
    return status;
}

const char *fmu_phase_name(FmuPhase phase)
{
    return phase == FMU_INSTANTIATED   ? "before the initialization"
           : phase == FMU_CONFIGURING  ? "in configuration mode"
           : phase == FMU_INITIALIZING ? "in the initialization"
           : phase == FMU_STEPPING     ? "between steps"
           : phase == FMU_EVENTS       ? "in event mode"
           : phase == FMU_CONTINUOUS   ? "between events"
           : phase == FMU_UPDATING     ? "within a step"
           : phase == FMU_TERMINATED   ? "after the end"
                                       : "after an error";
}

bool fmu_allows(const Fmu *f, unsigned phases, const char *function)
{
    if (!f)
        return false;
    if (f->phase & phases)
        return true;
    fmu_tell(f, FMU_ERROR, "%s: not allowed %s", function, fmu_phase_name(f->phase));
    return false;
}

FmuStatus fmu_refuse(const Fmu *f, const char *function)
{
    return f ? fmu_tell(f, FMU_ERROR, "%s: the description does not offer it", function) : FMU_ERROR;
}

FmuStatus fmu_refuse_null(const Fmu *f, const char *function)
{
    return fmu_tell(f, FMU_ERROR, "%s: a pointer is NULL", function);
}

/* In an instance for co-simulation, functions of model exchange are never allowed. */
bool fmu_may_exchange(const Fmu *f, unsigned phases, const void *values, const char *function)
{
    return fmu_allows(f, f && f->is_exchange ? phases : 0, function) &&
           (values || fmu_refuse_null(f, function) == FMU_OK);
}

FmuStatus fmu_refuse_time(const Fmu *f, double time, bool is_before)
{
    if (is_before)
        return fmu_tell(f, FMU_ERROR, "the time %s: the last step has ended at %s", number_text(time).text,
                        number_text(f->run.time.at).text);
    return fmu_tell(f, FMU_ERROR, "the time %s: event mode is to be entered first", number_text(time).text);
}

void *fmu_refuse_instance(const Fmu *asked, const char *reason)
{
    fmu_tell(asked, FMU_ERROR, "%s", reason);
    return NULL;
}

FmuStatus fmu_log(Fmu *f, bool is_logging, size_t count, const char *const *names, const char *function)
{
    if (!fmu_allows(f, FMU_ALIVE | FMU_FAILED, function))
        return FMU_ERROR;
    if (count > 0 && !names)
        return fmu_refuse_null(f, function);
    for (size_t i = 0; i < count; i++)
        if (!knows_category(names[i]))
            return fmu_tell(f, FMU_ERROR, "there is no log category '%s'", names[i] ? names[i] : "");
    f->is_logging = is_logging;
    return FMU_OK;
}

FmuStatus fmu_guarded(Fmu *f, FmuWork *work, const void *asked)
{
    char *text = NULL;
    size_t size = 0;
    jmp_buf place;
    FILE *stream = open_memstream(&text, &size);
    volatile FmuStatus status = FMU_FATAL;
    if (!stream)
        return fmu_tell(f, FMU_FATAL, "there is no memory");
    message_direct(stream);
    arena_flee_to(&place);
    if (setjmp(place) == 0)
        status = work(f, asked);
    else
        fputs("there is no memory\n", stream);
    arena_flee_to(NULL);
    message_direct(NULL);
    const bool is_whole = fclose(stream) == 0;
    while (is_whole && size > 0 && text[size - 1] == '\n')
        text[--size] = '\0';
    const FmuStatus told = status == FMU_OK ? FMU_WARNING : status;
    if (is_whole && size > 0 && f->is_logging && f->logger)
        f->log(f, told, categories[told], text);
    free(text);
    if (status >= FMU_ERROR)
        f->phase = FMU_FAILED;
    return status;
}
