/* SMDExperiment_checks.c - the equations as drawn, for --verify, of DualSpringMassDamper::SMDExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "SMDExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  aVA = aV */
    const double inertia1_a_aV = listed[1];
    const double inertia1_aV = listed[5];
    residual[0] = inertia1_a_aV - inertia1_aV;
    scale[0] = fabs(inertia1_a_aV) + fabs(inertia1_aV);

    /* E2  aVB = aV */
    const double inertia1_b_aV = listed[3];
    residual[1] = inertia1_b_aV - inertia1_aV;
    scale[1] = fabs(inertia1_b_aV) + fabs(inertia1_aV);

    /* E3  der(angle) = aV */
    const double der_inertia1_angle = listed[46];
    residual[2] = der_inertia1_angle - inertia1_aV;
    scale[2] = fabs(der_inertia1_angle) + fabs(inertia1_aV);

    /* E4  I*der(aV) = tA + tB */
    const double inertia1_I = listed[4];
    const double der_inertia1_aV = listed[47];
    const double inertia1_a_t = listed[0];
    const double inertia1_b_t = listed[2];
    residual[3] = inertia1_I * der_inertia1_aV - (inertia1_a_t + inertia1_b_t);
    scale[3] = fabs(inertia1_I * der_inertia1_aV) + fabs(inertia1_a_t) + fabs(inertia1_b_t);

    /* E5  aVA = aV */
    const double inertia2_a_aV = listed[8];
    const double inertia2_aV = listed[12];
    residual[4] = inertia2_a_aV - inertia2_aV;
    scale[4] = fabs(inertia2_a_aV) + fabs(inertia2_aV);

    /* E6  aVB = aV */
    const double inertia2_b_aV = listed[10];
    residual[5] = inertia2_b_aV - inertia2_aV;
    scale[5] = fabs(inertia2_b_aV) + fabs(inertia2_aV);

    /* E7  der(angle) = aV */
    const double der_inertia2_angle = listed[48];
    residual[6] = der_inertia2_angle - inertia2_aV;
    scale[6] = fabs(der_inertia2_angle) + fabs(inertia2_aV);

    /* E8  I*der(aV) = tA + tB */
    const double inertia2_I = listed[11];
    const double der_inertia2_aV = listed[49];
    const double inertia2_a_t = listed[7];
    const double inertia2_b_t = listed[9];
    residual[7] = inertia2_I * der_inertia2_aV - (inertia2_a_t + inertia2_b_t);
    scale[7] = fabs(inertia2_I * der_inertia2_aV) + fabs(inertia2_a_t) + fabs(inertia2_b_t);

    /* E9  tA + tB = 0 */
    const double spring1_a_t = listed[14];
    const double spring1_b_t = listed[16];
    residual[8] = spring1_a_t + spring1_b_t - 0.0;
    scale[8] = fabs(spring1_a_t) + fabs(spring1_b_t);

    /* E10  aVRel = aVB - aVA */
    const double spring1_aVRel = listed[18];
    const double spring1_b_aV = listed[17];
    const double spring1_a_aV = listed[15];
    residual[9] = spring1_aVRel - (spring1_b_aV - spring1_a_aV);
    scale[9] = fabs(spring1_aVRel) + fabs(spring1_b_aV) + fabs(spring1_a_aV);

    /* E11  torqueThru = tB */
    const double spring1_torqueThru = listed[19];
    residual[10] = spring1_torqueThru - spring1_b_t;
    scale[10] = fabs(spring1_torqueThru) + fabs(spring1_b_t);

    /* E12  der(relPhi) = aVRel */
    const double der_spring1_relPhi = listed[50];
    residual[11] = der_spring1_relPhi - spring1_aVRel;
    scale[11] = fabs(der_spring1_relPhi) + fabs(spring1_aVRel);

    /* E13  torqueThru = k*relPhi */
    const double spring1_k = listed[20];
    const double spring1_relPhi = listed[21];
    residual[12] = spring1_torqueThru - spring1_k * spring1_relPhi;
    scale[12] = fabs(spring1_torqueThru) + fabs(spring1_k * spring1_relPhi);

    /* E14  tA + tB = 0 */
    const double spring2_a_t = listed[22];
    const double spring2_b_t = listed[24];
    residual[13] = spring2_a_t + spring2_b_t - 0.0;
    scale[13] = fabs(spring2_a_t) + fabs(spring2_b_t);

    /* E15  aVRel = aVB - aVA */
    const double spring2_aVRel = listed[26];
    const double spring2_b_aV = listed[25];
    const double spring2_a_aV = listed[23];
    residual[14] = spring2_aVRel - (spring2_b_aV - spring2_a_aV);
    scale[14] = fabs(spring2_aVRel) + fabs(spring2_b_aV) + fabs(spring2_a_aV);

    /* E16  torqueThru = tB */
    const double spring2_torqueThru = listed[27];
    residual[15] = spring2_torqueThru - spring2_b_t;
    scale[15] = fabs(spring2_torqueThru) + fabs(spring2_b_t);

    /* E17  der(relPhi) = aVRel */
    const double der_spring2_relPhi = listed[51];
    residual[16] = der_spring2_relPhi - spring2_aVRel;
    scale[16] = fabs(der_spring2_relPhi) + fabs(spring2_aVRel);

    /* E18  torqueThru = k*relPhi */
    const double spring2_k = listed[28];
    const double spring2_relPhi = listed[29];
    residual[17] = spring2_torqueThru - spring2_k * spring2_relPhi;
    scale[17] = fabs(spring2_torqueThru) + fabs(spring2_k * spring2_relPhi);

    /* E19  tA + tB = 0 */
    const double damper1_a_t = listed[30];
    const double damper1_b_t = listed[32];
    residual[18] = damper1_a_t + damper1_b_t - 0.0;
    scale[18] = fabs(damper1_a_t) + fabs(damper1_b_t);

    /* E20  aVRel = aVB - aVA */
    const double damper1_aVRel = listed[34];
    const double damper1_b_aV = listed[33];
    const double damper1_a_aV = listed[31];
    residual[19] = damper1_aVRel - (damper1_b_aV - damper1_a_aV);
    scale[19] = fabs(damper1_aVRel) + fabs(damper1_b_aV) + fabs(damper1_a_aV);

    /* E21  torqueThru = tB */
    const double damper1_torqueThru = listed[35];
    residual[20] = damper1_torqueThru - damper1_b_t;
    scale[20] = fabs(damper1_torqueThru) + fabs(damper1_b_t);

    /* E22  torqueThru = k*aVRel */
    const double damper1_k = listed[36];
    residual[21] = damper1_torqueThru - damper1_k * damper1_aVRel;
    scale[21] = fabs(damper1_torqueThru) + fabs(damper1_k * damper1_aVRel);

    /* E23  tA + tB = 0 */
    const double damper2_a_t = listed[37];
    const double damper2_b_t = listed[39];
    residual[22] = damper2_a_t + damper2_b_t - 0.0;
    scale[22] = fabs(damper2_a_t) + fabs(damper2_b_t);

    /* E24  aVRel = aVB - aVA */
    const double damper2_aVRel = listed[41];
    const double damper2_b_aV = listed[40];
    const double damper2_a_aV = listed[38];
    residual[23] = damper2_aVRel - (damper2_b_aV - damper2_a_aV);
    scale[23] = fabs(damper2_aVRel) + fabs(damper2_b_aV) + fabs(damper2_a_aV);

    /* E25  torqueThru = tB */
    const double damper2_torqueThru = listed[42];
    residual[24] = damper2_torqueThru - damper2_b_t;
    scale[24] = fabs(damper2_torqueThru) + fabs(damper2_b_t);

    /* E26  torqueThru = k*aVRel */
    const double damper2_k = listed[43];
    residual[25] = damper2_torqueThru - damper2_k * damper2_aVRel;
    scale[25] = fabs(damper2_torqueThru) + fabs(damper2_k * damper2_aVRel);

    /* E27  aV = 0 */
    const double ground_p_aV = listed[45];
    residual[26] = ground_p_aV - 0.0;
    scale[26] = fabs(ground_p_aV);

    /* E28  connection SMD::c1 */
    residual[27] = inertia1_b_aV - spring1_a_aV;
    scale[27] = fabs(inertia1_b_aV) + fabs(spring1_a_aV);

    /* E29  connection SMD::c2 */
    residual[28] = inertia1_b_aV - damper1_a_aV;
    scale[28] = fabs(inertia1_b_aV) + fabs(damper1_a_aV);

    /* E30  connection SMD::c3 */
    residual[29] = spring1_b_aV - inertia2_a_aV;
    scale[29] = fabs(spring1_b_aV) + fabs(inertia2_a_aV);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  connection SMD::c4 */
    const double damper1_b_aV = listed[33];
    const double inertia2_a_aV = listed[8];
    residual[30] = damper1_b_aV - inertia2_a_aV;
    scale[30] = fabs(damper1_b_aV) + fabs(inertia2_a_aV);

    /* E32  connection SMD::c5 */
    const double inertia2_b_aV = listed[10];
    const double spring2_a_aV = listed[23];
    residual[31] = inertia2_b_aV - spring2_a_aV;
    scale[31] = fabs(inertia2_b_aV) + fabs(spring2_a_aV);

    /* E33  connection SMD::c6 */
    const double damper2_a_aV = listed[38];
    residual[32] = inertia2_b_aV - damper2_a_aV;
    scale[32] = fabs(inertia2_b_aV) + fabs(damper2_a_aV);

    /* E34  connection SMD::c7 */
    const double spring2_b_aV = listed[25];
    const double ground_p_aV = listed[45];
    residual[33] = spring2_b_aV - ground_p_aV;
    scale[33] = fabs(spring2_b_aV) + fabs(ground_p_aV);

    /* E35  connection SMD::c8 */
    const double damper2_b_aV = listed[40];
    residual[34] = damper2_b_aV - ground_p_aV;
    scale[34] = fabs(damper2_b_aV) + fabs(ground_p_aV);

    /* E36  flows at SMD::c1 */
    const double inertia1_b_t = listed[2];
    const double spring1_a_t = listed[14];
    const double damper1_a_t = listed[30];
    residual[35] = inertia1_b_t + spring1_a_t + damper1_a_t - 0.0;
    scale[35] = fabs(inertia1_b_t) + fabs(spring1_a_t) + fabs(damper1_a_t);

    /* E37  flows at SMD::c3 */
    const double spring1_b_t = listed[16];
    const double inertia2_a_t = listed[7];
    const double damper1_b_t = listed[32];
    residual[36] = spring1_b_t + inertia2_a_t + damper1_b_t - 0.0;
    scale[36] = fabs(spring1_b_t) + fabs(inertia2_a_t) + fabs(damper1_b_t);

    /* E38  flows at SMD::c5 */
    const double inertia2_b_t = listed[9];
    const double spring2_a_t = listed[22];
    const double damper2_a_t = listed[37];
    residual[37] = inertia2_b_t + spring2_a_t + damper2_a_t - 0.0;
    scale[37] = fabs(inertia2_b_t) + fabs(spring2_a_t) + fabs(damper2_a_t);

    /* E39  flows at SMD::c7 */
    const double spring2_b_t = listed[24];
    const double ground_p_t = listed[44];
    const double damper2_b_t = listed[39];
    residual[38] = spring2_b_t + ground_p_t + damper2_b_t - 0.0;
    scale[38] = fabs(spring2_b_t) + fabs(ground_p_t) + fabs(damper2_b_t);

    /* E40  unconnected TwoFlangeRotComponent::a */
    const double inertia1_a_t = listed[0];
    residual[39] = inertia1_a_t - 0.0;
    scale[39] = fabs(inertia1_a_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
