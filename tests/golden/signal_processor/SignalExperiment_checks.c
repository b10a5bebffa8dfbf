/* SignalExperiment_checks.c - the equations as drawn, for --verify, of SignalProcessor::SignalExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "SignalExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  y.rSig = amp*sin(2*Modelica.Constants.pi*frequency*time) */
    const double source_y_rSig = listed[0];
    const double source_amp = listed[1];
    const double source_frequency = listed[2];
    const double part_of_E1 = source_amp * sin(2.0 * 3.141592653589793 * source_frequency * time);
    residual[0] = source_y_rSig - part_of_E1;
    scale[0] = fabs(source_y_rSig) + fabs(part_of_E1);

    /* E2  ip = u.rSig */
    const double processor_a_ip = listed[7];
    const double processor_a_u_rSig = listed[5];
    residual[1] = processor_a_ip - processor_a_u_rSig;
    scale[1] = fabs(processor_a_ip) + fabs(processor_a_u_rSig);

    /* E3  op = y.rSig */
    const double processor_a_op = listed[8];
    const double processor_a_y_rSig = listed[6];
    residual[2] = processor_a_op - processor_a_y_rSig;
    scale[2] = fabs(processor_a_op) + fabs(processor_a_y_rSig);

    /* E4  op = g*ip */
    const double processor_a_g = listed[9];
    residual[3] = processor_a_op - processor_a_g * processor_a_ip;
    scale[3] = fabs(processor_a_op) + fabs(processor_a_g * processor_a_ip);

    /* E5  ip = u.rSig */
    const double processor_hPF_ip = listed[12];
    const double processor_hPF_u_rSig = listed[10];
    residual[4] = processor_hPF_ip - processor_hPF_u_rSig;
    scale[4] = fabs(processor_hPF_ip) + fabs(processor_hPF_u_rSig);

    /* E6  op = y.rSig */
    const double processor_hPF_op = listed[13];
    const double processor_hPF_y_rSig = listed[11];
    residual[5] = processor_hPF_op - processor_hPF_y_rSig;
    scale[5] = fabs(processor_hPF_op) + fabs(processor_hPF_y_rSig);

    /* E7  der(xi) = alpha*(ip - xi) */
    const double der_processor_hPF_xi = listed[27];
    const double processor_hPF_alpha = listed[14];
    const double processor_hPF_xi = listed[15];
    residual[6] = der_processor_hPF_xi - processor_hPF_alpha * (processor_hPF_ip - processor_hPF_xi);
    scale[6] = fabs(der_processor_hPF_xi) + fabs(processor_hPF_alpha * (processor_hPF_ip - processor_hPF_xi));

    /* E8  op = ip - xi */
    residual[7] = processor_hPF_op - (processor_hPF_ip - processor_hPF_xi);
    scale[7] = fabs(processor_hPF_op) + fabs(processor_hPF_ip) + fabs(processor_hPF_xi);

    /* E9  ip = u.rSig */
    const double processor_lPF_ip = listed[18];
    const double processor_lPF_u_rSig = listed[16];
    residual[8] = processor_lPF_ip - processor_lPF_u_rSig;
    scale[8] = fabs(processor_lPF_ip) + fabs(processor_lPF_u_rSig);

    /* E10  op = y.rSig */
    const double processor_lPF_op = listed[19];
    const double processor_lPF_y_rSig = listed[17];
    residual[9] = processor_lPF_op - processor_lPF_y_rSig;
    scale[9] = fabs(processor_lPF_op) + fabs(processor_lPF_y_rSig);

    /* E11  der(xi) = alpha*(ip - xi) */
    const double der_processor_lPF_xi = listed[28];
    const double processor_lPF_alpha = listed[20];
    const double processor_lPF_xi = listed[21];
    residual[10] = der_processor_lPF_xi - processor_lPF_alpha * (processor_lPF_ip - processor_lPF_xi);
    scale[10] = fabs(der_processor_lPF_xi) + fabs(processor_lPF_alpha * (processor_lPF_ip - processor_lPF_xi));

    /* E12  op = xi */
    residual[11] = processor_lPF_op - processor_lPF_xi;
    scale[11] = fabs(processor_lPF_op) + fabs(processor_lPF_xi);

    /* E13  y.rSig = u1.rSig + u2.rSig */
    const double processor_mixer_y_rSig = listed[24];
    const double processor_mixer_u1_rSig = listed[22];
    const double processor_mixer_u2_rSig = listed[23];
    residual[12] = processor_mixer_y_rSig - (processor_mixer_u1_rSig + processor_mixer_u2_rSig);
    scale[12] = fabs(processor_mixer_y_rSig) + fabs(processor_mixer_u1_rSig) + fabs(processor_mixer_u2_rSig);

    /* E14  scope = u.rSig */
    const double sink_scope = listed[26];
    const double sink_u_rSig = listed[25];
    residual[13] = sink_scope - sink_u_rSig;
    scale[13] = fabs(sink_scope) + fabs(sink_u_rSig);

    /* E15  connection TestBed::source.y-processor.u */
    const double processor_u_rSig = listed[3];
    residual[14] = source_y_rSig - processor_u_rSig;
    scale[14] = fabs(source_y_rSig) + fabs(processor_u_rSig);

    /* E16  connection TestBed::processor.y-sink.u */
    const double processor_y_rSig = listed[4];
    residual[15] = processor_y_rSig - sink_u_rSig;
    scale[15] = fabs(processor_y_rSig) + fabs(sink_u_rSig);

    /* E17  connection Processor::u-a.u */
    residual[16] = processor_u_rSig - processor_a_u_rSig;
    scale[16] = fabs(processor_u_rSig) + fabs(processor_a_u_rSig);

    /* E18  connection Processor::a.y-hPF.u */
    residual[17] = processor_a_y_rSig - processor_hPF_u_rSig;
    scale[17] = fabs(processor_a_y_rSig) + fabs(processor_hPF_u_rSig);

    /* E19  connection Processor::a.y-lPF.u */
    residual[18] = processor_a_y_rSig - processor_lPF_u_rSig;
    scale[18] = fabs(processor_a_y_rSig) + fabs(processor_lPF_u_rSig);

    /* E20  connection Processor::hPF.y-mixer.u1 */
    residual[19] = processor_hPF_y_rSig - processor_mixer_u1_rSig;
    scale[19] = fabs(processor_hPF_y_rSig) + fabs(processor_mixer_u1_rSig);

    /* E21  connection Processor::lPF.y-mixer.u2 */
    residual[20] = processor_lPF_y_rSig - processor_mixer_u2_rSig;
    scale[20] = fabs(processor_lPF_y_rSig) + fabs(processor_mixer_u2_rSig);

    /* E22  connection Processor::mixer.y-y */
    residual[21] = processor_mixer_y_rSig - processor_y_rSig;
    scale[21] = fabs(processor_mixer_y_rSig) + fabs(processor_y_rSig);
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
