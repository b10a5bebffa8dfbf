/* main.c - a generated program starts here; everything else is in program.c, which tests can call. */
#include "runtime.h"

int main(int argc, char **argv)
{
    return program(&model_description, argc, argv);
}
