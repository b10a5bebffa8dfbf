/* clients.c - files for clients that exchange signals with a program on the rig, or run it. */
#include "emit/rig.h"

void rig_add(Output *output, const Causal *causal, const char *name)
{
    static const char *const files[][2] = {{"_exchange.h", "templates/exchange.h.in"},
                                           {"_exchange.py", "templates/exchange.py.in"},
                                           {"_client.c", "templates/client.c.in"},
                                           {".a2l", "templates/description.a2l.in"}};
    const ProgramSources *sources = program_sources(output, causal, name, false);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        const char *file = arena_format(output->arena, "%s%s", name, files[i][0]);
        Text text = text_new(output->arena);
        if (!output->folder) {
            output_add(output, (OutputFile){.name = file, .record = sources->record, .template_name = files[i][1]});
            continue;
        }
        template_render(&text, NULL, files[i][1], sources->record);
        output_add_text(output, file, &text);
    }
}

void rig_add_module(Output *output, const Causal *causal, const char *name)
{
    const ProgramSources *sources = program_sources(output, causal, name, false);
    output_add(output, (OutputFile){.name = arena_format(output->arena, "%s.py", name),
                                    .record = sources->record,
                                    .template_name = "templates/program.py.in"});
}
