/* check.h - checks of the graph; inside generator/sysml only. */
#ifndef SYSML_CHECK_H
#define SYSML_CHECK_H

#include "sysml/classifier.h"

typedef struct {
    const SysmlModel *model;
    Arena *arena;
    ClassifierList classifiers; /* the classifiers that have instances */
    Map *reported;              /* elements already checked: many blocks may inherit one */
    const Literals *literals;   /* the literals that equations may name */
    Map *numbers;               /* property -> number, for pairs */
    Map *bound;                 /* pairs of constraint property and parameter that are bound */
    Map *unjoined;              /* properties at connectors that could not be made */
    bool passes_signals;        /* state machines exchange signals: ports may carry nothing else */
} Check;

bool sysml_check_once(Check *check, const void *element); /* true the first time */
void sysml_check_features(Check *check, const Classifier *classifier);
void sysml_check_connectors(Check *check, const Classifier *classifier);
void sysml_check_presences(Check *check, const Classifier *classifier);
void sysml_check_part_cycles(const Classifier *root, Arena *scratch);
bool sysml_report_part_cycles(const ClassifierList *roots, Arena *scratch); /* each once; true if there are any */
/* The references and parts that lead back to their own block, which would contain itself by such parts. */
Map *sysml_leading_back(const SysmlModel *model, Arena *arena);

#endif
