/* report.c - files that a run leaves besides its results. */
#include "results.h"
#include "between.h"

#include <math.h>
#include <string.h>

int report_write(const Run *run, const char *file, ReportPrint *print, const void *context)
{
    const bool is_standard = strcmp(file, "-") == 0;
    FILE *out = is_standard ? stdout : fopen(file, "w");
    if (out)
        print(run, out, context);
    bool is_written = out && fflush(out) == 0 && !ferror(out);
    if (out && !is_standard)
        is_written = fclose(out) == 0 && is_written;
    if (is_written)
        return STATUS_DONE;
    return file_refuse(file);
}

Number report_time(const Run *run, double time)
{
    const double length = run->options->stop - run->options->origin;
    const double digits = fabs(time) > 0 && length > 0 ? 6 + ceil(log10(fabs(time) / length)) : 6;
    return number_rounded(time, (int)fmin(15, fmax(6, digits)));
}
