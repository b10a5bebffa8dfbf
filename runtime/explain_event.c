/* explain_event.c - reports on events for --stats, and messages on endless changes at events, in the modeller's
 * terms. */
#include "discrete.h"
#include "event.h"
#include "input.h"
#include "queue.h"
#include "run.h"

enum { SHOWN_TOGGLES = 5, LONGEST_QUEUE = 200 };

/* The next index by falling count, then by rising index. -1 as `previous` begins; the result -1 is the end. */
static int next_toggle(const int *counts, int total, int previous)
{
    int next = -1;
    for (int i = 0; i < total; i++) {
        const bool is_after = previous < 0 || counts[i] < counts[previous] ||
                              (counts[i] == counts[previous] && i > previous);
        if (counts[i] > 0 && is_after && (next < 0 || counts[i] > counts[next]))
            next = i;
    }
    return next;
}

static const char *queue_words(const ModelDescription *about, const SignalQueue *queue, char *words, size_t size)
{
    size_t used = (size_t)snprintf(words, size, "%s", queue->length ? "" : "empty");
    for (unsigned i = 0; i < queue->length && i < QUEUE_MOST && used < size; i++)
        used += (size_t)snprintf(words + used, size - used, "%s%s", i ? ", " : "",
                                 model_parts.signals->name(about, (int)queue->signals[i]));
    return words;
}

int explain_toggles(const Model *m, Failure failure, const Toggles *t, int boundary, double time)
{
    const ModelDescription *about = described(m);
    message_begin(failure, "at time %s", number_text(time).text);
    if (boundary >= 0) {
        const ModelBranch *b = &described(m)->events->branches[boundary];
        message_detail("%s  (%s, %s) is the boundary that the run slides along", b->text, b->element, b->source);
    }
    int i = next_toggle(t->branch, described(m)->events->branch_count, -1);
    for (int n = 0; n < SHOWN_TOGGLES && i >= 0;
         n++, i = next_toggle(t->branch, described(m)->events->branch_count, i)) {
        const ModelBranch *b = &described(m)->events->branches[i];
        message_detail("%s  (%s, %s) changes %d time%s", b->text, b->element, b->source, t->branch[i],
                       t->branch[i] == 1 ? "" : "s");
        if (b->equation >= 0) {
            explain_equation(described(m), b->equation);
            explain_variables(m, b->equation, true);
        }
    }
    i = next_toggle(t->discrete, described(m)->events->discrete_count, -1);
    for (int n = 0; n < SHOWN_TOGGLES && i >= 0;
         n++, i = next_toggle(t->discrete, about->events->discrete_count, i)) {
        const ModelDiscrete *d = &described(m)->events->discretes[i];
        const bool is_listed = d->variable >= 0;
        Number memory = number_text(discrete_value(m, i));
        char words[LONGEST_QUEUE];
        const char *text = is_listed                ? variable_text(about, d->variable, discrete_value(m, i), &memory)
                           : d->type == MODEL_QUEUE ? queue_words(about, discrete_of(m, i), words, sizeof words)
                                                    : memory.text;
        message_detail("%s = %s%s%s%s changes %d time%s", d->name, text, is_listed ? "  (" : "",
                       is_listed ? about->variables[d->variable].source : "", is_listed ? ")" : "", t->discrete[i],
                       t->discrete[i] == 1 ? "" : "s");
    }
    i = next_toggle(t->reset, described(m)->events->reset_count, -1);
    for (int n = 0; n < SHOWN_TOGGLES && i >= 0; n++, i = next_toggle(t->reset, described(m)->events->reset_count, i)) {
        const int variable = described(m)->events->resets[i].variable;
        explain_variable(described(m), "set again: ", variable, variable_value(m, variable));
    }
    return message_end(failure);
}

void event_report(const Event *event, FILE *out)
{
    const EventCounts *e = &event->counts;
    fprintf(out, "  state events             %ld\n", e->state_events);
    fprintf(out, "  time events              %ld", e->time_events);
    if (e->late_events > 0)
        fprintf(out, ", %ld late because steps do not end there", e->late_events);
    fputc('\n', out);
    if (e->slides > 0)
        fprintf(out, "  sliding modes            %ld\n", e->slides);
    if (e->unsure > 0)
        fprintf(out, "  possibly missed          changes of %d branch%s of time, listed by --events\n", e->unsure,
                e->unsure == 1 ? "" : "es");
    if (event->about->events->clock_count > 0)
        fprintf(out, "  ticks of clocks          %ld\n", e->ticks);
    fprintf(out, "  event rounds             %ld, %ld passes\n", e->rounds, e->passes);
    fprintf(out, "  restarts                 %ld\n", e->restarts);
    fprintf(out, "  indicator evaluations    %ld\n", e->indicators);
}

/* The input whose value the branch determines, or NULL. */
static const ModelInput *input_of(const ModelDescription *about, const ModelBranch *b)
{
    const ModelInput *input = b->equation >= 0 ? about->info->inputs : NULL;
    while (input && input->variable >= 0 && about->variables[input->variable].equation != b->equation)
        input++;
    return input && input->variable >= 0 ? input : NULL;
}

/* The value of a course at this time, in a piece that begins with the event: the model still has the value before. */
static double given_value(const ModelGiven *course, double interval, double time)
{
    const int begin = interval > 0 ? (int)interval - 1 : 0, end = begin + 1;
    const double *at = course->times.at, *values = course->values.values;
    if (!(interval > 0) || end >= course->times.count || !(at[end] > at[begin]))
        return values[begin];
    return values[begin] + (values[end] - values[begin]) * ((time - at[begin]) / (at[end] - at[begin]));
}

const char *event_words(const Event *e, const Model *m, const ModelBranch *b, double value, char *line, size_t size)
{
    const ModelDescription *about = described(m);
    const ModelInput *given = input_of(about, b);
    const ModelVariable *input = given ? &about->variables[given->variable] : NULL;
    Number number;
    if (!input) {
        snprintf(line, size, "%s becomes %s", b->text,
                 b->is_integer_part ? number_text(value).text : value > 0 ? "true" : "false");
        return b->element;
    }
    for (int i = 0; i < about->events->discrete_count; i++)
        if (about->events->discretes[i].variable == given->variable)
            return NULL;
    snprintf(line, size, "input %s becomes %s", input->path,
             variable_text(about, given->variable, given_value(&about->given[given->given], value, e->time), &number));
    return input->source;
}

void event_tell(Run *run)
{
    Event *e = run->event;
    const Model *m = run->model;
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        if (described(m)->events->discretes[i].remark && !e->is_told[i] && discrete_value(m, i) > 0) {
            e->is_told[i] = true;
            run_note(run,
                     "at time %s the condition of a change event was already true when its state was entered, "
                     "so that the event occurs then: %s",
                     number_text(e->time).text, described(m)->events->discretes[i].remark);
        }
}
