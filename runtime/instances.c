/* instances.c - the paths of parts, put together from their names as the program begins. */
#include "runtime.h"

#include <string.h>

void instances_open(void)
{
    char *end = model_memory.text;
    for (int i = 0; i < model_instance_count; i++) {
        const ModelInstance *instance = &model_instances[i];
        const char *owner = instance->owner >= 0 ? model_memory.paths[instance->owner] : "";
        model_memory.paths[i] = end;
        end += sprintf(end, "%s%s%s", owner, owner[0] ? "." : "", instance->name) + 1;
    }
}

const char *instance_path(int instance)
{
    return model_memory.paths[instance];
}
