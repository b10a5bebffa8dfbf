/* fmu_check.c - variables of an FMU for requirements and checks: their verdicts and least margins, so far.
 *
 * Their references lie behind those of rows: two for each requirement, then two for each check, of its verdict and of
 * its margin. The description lists only those that have a value. A check that is the only one of a requirement is
 * shown as the requirement. */
#include "fmu.h"

#include "between.h"
#include "verdict.h"

#include <float.h>

typedef struct {
    const ModelRequirement *requirement; /* or NULL */
    int check;                           /* or -1 */
    bool is_margin;
} Shown;

static bool is_all_of_one(const ModelRequirement *r, int check)
{
    bool is = false;
    for (; r && r->name; r++)
        is |= requirement_is_one(r) && r->checks[0] == check;
    return is;
}

static unsigned first_of(const ModelDescription *about)
{
    return (unsigned)(about->variable_count + 1 + about->events->indicator_count);
}

static bool find(const ModelDescription *about, unsigned reference, Shown *found)
{
    const ModelRequirements *all = about->info->requirements;
    const unsigned first = first_of(about);
    if (!all || reference < first)
        return false;
    unsigned row = (reference - first) / 2;
    const ModelRequirement *r = all->requirements;
    *found = (Shown){.check = -1, .is_margin = (reference - first) % 2};
    for (; row > 0 && r && r->name; r++)
        row--;
    if (r && r->name) {
        found->requirement = r;
        found->check = requirement_is_one(r) ? r->checks[0] : -1;
        return !found->is_margin || (found->check >= 0 && all->checks[found->check].has_margin);
    }
    const ModelCheck *check = all->checks;
    for (; row > 0 && check->text; check++)
        row--;
    found->check = (int)(check - all->checks);
    return check->text && !is_all_of_one(all->requirements, found->check) && (!found->is_margin || check->has_margin);
}

unsigned fmu_first_signal(const Fmu *f)
{
    const ModelRequirements *all = f->about->info->requirements;
    unsigned rows = 0;
    for (const ModelRequirement *r = all ? all->requirements : NULL; r && r->name; r++)
        rows++;
    for (const ModelCheck *check = all ? all->checks : NULL; check && check->text; check++)
        rows++;
    return first_of(f->about) + 2 * rows;
}

FmuType fmu_check_type(const Fmu *f, unsigned reference)
{
    Shown shown;
    return !find(f->about, reference, &shown) ? FMU_TYPES : shown.is_margin ? FMU_FLOAT : FMU_CHOICE;
}

const char *fmu_check_name(const Fmu *f, unsigned reference)
{
    Shown shown;
    if (!find(f->about, reference, &shown))
        return "";
    return shown.requirement ? shown.requirement->name : f->about->info->requirements->checks[shown.check].text;
}

/* Before the run has begun nothing is decided, and there is no margin yet: it is the largest number. */
double fmu_check_value(const Fmu *f, unsigned reference)
{
    Shown shown = {0};
    find(f->about, reference, &shown);
    if (!f->has_run)
        return shown.is_margin ? DBL_MAX : VERDICT_NOT_DECIDED;
    const Watched *watched = f->run.requirements->watched;
    const bool is_whole = f->is_early || f->phase == FMU_TERMINATED || is_at_stop(&f->run, f->time);
    if (shown.is_margin)
        return fmin(verdict_margin(&watched[shown.check]), DBL_MAX);
    return shown.requirement ? verdict_of_requirement(f->about, watched, shown.requirement, is_whole)
                             : verdict_of_check(&watched[shown.check], is_whole);
}
