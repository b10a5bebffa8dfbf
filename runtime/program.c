/* program.c - arguments, then what they ask for, then the exit status. */
#include "runtime.h"

/* What could not be printed is a failure too, unless there has been one already. */
static int close_standard_output(int status)
{
    const bool complete = fflush(stdout) == 0 && !ferror(stdout);
    return complete || status != STATUS_DONE ? status : message_fail(UNWRITABLE, "standard output");
}

static void print_version(void)
{
    printf("%s (%s), from %s\n", model_info.name, model_info.qualified_name, model_info.source);
    printf("sysphsc %s, SUNDIALS %s\n", model_info.version, solver_library());
}

static int run(const Options *o, Arena *a)
{
    if (o->help || o->version) {
        if (o->help)
            options_help(stdout);
        else
            print_version();
        return STATUS_DONE;
    }
    if (!o->list && !o->equations)
        return simulate(o, a);
    int status = STATUS_DONE;
    if (o->list)
        status = report_variables(o, a, stdout);
    if (o->equations)
        report_equations(stdout);
    return status;
}

int program(int argc, char **argv)
{
    Arena arena = {NULL};
    Options options;
    int status = options_read(&options, &arena, argc, argv);
    if (status == STATUS_DONE)
        status = close_standard_output(run(&options, &arena));
    arena_release(&arena);
    return status;
}
