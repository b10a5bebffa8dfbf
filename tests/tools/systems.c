/* systems.c - checks the augmented system by a given Jacobian. */
#include "systems.h"
#include "between.h"
#include "jacobian.h"

#include <math.h>
#include <stdlib.h>

static double disagreement(Augmented *augmented, const double *jacobian, const double *size, int n, double gamma,
                           double *b, double *d)
{
    double worst = 0;
    for (int i = 0; i < n; i++)
        b[i] = size[i] * (0.25 + fmod(0.754877666 * (i + 1), 1.0)) * (i % 3 == 1 ? -1 : 1);
    if (!augmented_part.factor(augmented, gamma) || !augmented_part.solve(augmented, b, d))
        return INFINITY;
    for (int row = 0; row < n; row++) {
        double rest = b[row] - d[row], terms = fabs(b[row]) + fabs(d[row]);
        for (int column = 0; column < n; column++) {
            const double term = gamma * jacobian[column * n + row] * d[column];
            rest += term;
            terms += fabs(term);
        }
        worst = fmax(worst, fabs(rest) / terms);
    }
    return worst;
}

double systems_disagreement(const Model *m, const double *jacobian, const double *size, int n)
{
    static const double gammas[] = {1e-9, 1e-3, 0.04, 0.7};
    Arena arena = {NULL};
    Augmented *augmented = augmented_part.equations.augment(&arena, jacobian_pattern(m));
    double *work = arena_doubles(&arena, 2 * (size_t)n), worst = augmented_part.read(augmented, m) ? 0 : INFINITY;
    for (size_t k = 0; k < sizeof gammas / sizeof *gammas && worst < INFINITY; k++)
        worst = fmax(worst, disagreement(augmented, jacobian, size, n, gammas[k], work, work + n));
    arena_release(&arena);
    return worst;
}
