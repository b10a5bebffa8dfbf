/* master.c - runs an FMU (FMI 3.0, co-simulation): master LIBRARY TOKEN REFERENCE STEP STOP. Prints a variable. */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define FMI(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(library, "fmi3" #name))

int main(int argc, char **argv)
{
    void *library = argc == 6 ? dlopen(argv[1], RTLD_NOW) : NULL;
    if (!library)
        return 1;
    const uint32_t reference = (uint32_t)atoi(argv[3]);
    const double step = atof(argv[4]), stop = atof(argv[5]);
    bool needs_event, is_ended = false, is_early;
    double value, last;
    void *fmu = FMI(void *, InstantiateCoSimulation, const char *, const char *, const char *, bool, bool, bool, bool,
                    const uint32_t *, size_t, void *, void *, void *)
                ("example", argv[2], NULL, false, false, false, false, NULL, 0, NULL, NULL, NULL);
    int status = !fmu || FMI(int, EnterInitializationMode, void *, bool, double, double, bool, double)
                         (fmu, false, 0, 0, true, stop) || FMI(int, ExitInitializationMode, void *)(fmu);
    for (double time = 0; status == 0; time += step) {
        FMI(int, GetFloat64, void *, const uint32_t *, size_t, double *, size_t)(fmu, &reference, 1, &value, 1);
        printf("%g,%g\n", time, value);
        if (is_ended || time >= stop)
            break;
        status = FMI(int, DoStep, void *, double, double, bool, bool *, bool *, bool *, double *)
                 (fmu, time, step, true, &needs_event, &is_ended, &is_early, &last);
    }
    if (fmu)
        FMI(void, FreeInstance, void *)(fmu);
    return status;
}
