/* SignalExperiment_checks.c - the equations as drawn, for --verify, of SignalProcessor::SignalExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "SignalExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* SignalSource::source  y.rSig = amp*sin(2*Modelica.Constants.pi*frequency*time) */
static void SignalSource_source(const ModelPoint *at, double *residual, double *scale)
{
    const double y_rSig = model_value(at, 0), amp = model_value(at, 1), frequency = model_value(at, 2);
    const double time = at->time;
    const double part_of_law = amp * sin(2.0 * 3.141592653589793 * frequency * time);
    *residual = y_rSig - part_of_law;
    *scale = fabs(y_rSig) + fabs(part_of_law);
}

/* Amplifier::amplifier  op = g*ip */
static void Amplifier_amplifier(const ModelPoint *at, double *residual, double *scale)
{
    const double op = model_value(at, 0), g = model_value(at, 1), ip = model_value(at, 2);
    *residual = op - g * ip;
    *scale = fabs(op) + fabs(g * ip);
}

/* HighPassFilter::state  der(xi) = alpha*(ip - xi) */
static void HighPassFilter_state(const ModelPoint *at, double *residual, double *scale)
{
    const double der_xi = model_value(at, 0), alpha = model_value(at, 1), ip = model_value(at, 2),
            xi = model_value(at, 3);
    *residual = der_xi - alpha * (ip - xi);
    *scale = fabs(der_xi) + fabs(alpha * (ip - xi));
}

/* HighPassFilter::highPass  op = ip - xi */
static void HighPassFilter_highPass(const ModelPoint *at, double *residual, double *scale)
{
    const double op = model_value(at, 0), ip = model_value(at, 1), xi = model_value(at, 2);
    *residual = op - (ip - xi);
    *scale = fabs(op) + fabs(ip) + fabs(xi);
}

/* LowPassFilter::state  der(xi) = alpha*(ip - xi) */
static void LowPassFilter_state(const ModelPoint *at, double *residual, double *scale)
{
    const double der_xi = model_value(at, 0), alpha = model_value(at, 1), ip = model_value(at, 2),
            xi = model_value(at, 3);
    *residual = der_xi - alpha * (ip - xi);
    *scale = fabs(der_xi) + fabs(alpha * (ip - xi));
}

/* Mixer::mixer  y.rSig = u1.rSig + u2.rSig */
static void Mixer_mixer(const ModelPoint *at, double *residual, double *scale)
{
    const double y_rSig = model_value(at, 0), u1_rSig = model_value(at, 1), u2_rSig = model_value(at, 2);
    *residual = y_rSig - (u1_rSig + u2_rSig);
    *scale = fabs(y_rSig) + fabs(u1_rSig) + fabs(u2_rSig);
}

enum {
    LAW_SignalSource_source, LAW_TwoPinSignalComponent_input, LAW_TwoPinSignalComponent_output,
    LAW_Amplifier_amplifier, LAW_HighPassFilter_state, LAW_HighPassFilter_highPass, LAW_LowPassFilter_state,
    LAW_LowPassFilter_lowPass, LAW_Mixer_mixer, LAW_SignalSink_sink, LAW_connection
};

const ModelLaw model_laws[] = {
    [LAW_SignalSource_source] = {.text = "%1 = %2*sin(2*3.141592653589793*%3*time)", .id = "%p.source", .held = 3,
        .residual = SignalSource_source},
    [LAW_TwoPinSignalComponent_input] = {.text = "%1 = %2", .id = "%p.input", .held = 2, .residual = equation_equality},
    [LAW_TwoPinSignalComponent_output] = {
        .text = "%1 = %2", .id = "%p.output", .held = 2, .residual = equation_equality},
    [LAW_Amplifier_amplifier] = {
        .text = "%1 = %2*%3", .id = "%p.amplifier", .held = 3, .residual = Amplifier_amplifier},
    [LAW_HighPassFilter_state] = {
        .text = "%1 = %2*(%3 - %4)", .id = "%p.state", .held = 4, .residual = HighPassFilter_state},
    [LAW_HighPassFilter_highPass] = {
        .text = "%1 = %2 - %3", .id = "%p.highPass", .held = 3, .residual = HighPassFilter_highPass},
    [LAW_LowPassFilter_state] = {
        .text = "%1 = %2*(%3 - %4)", .id = "%p.state", .held = 4, .residual = LowPassFilter_state},
    [LAW_LowPassFilter_lowPass] = {.text = "%1 = %2", .id = "%p.lowPass", .held = 2, .residual = equation_equality},
    [LAW_Mixer_mixer] = {.text = "%1 = %2 + %3", .id = "%p.mixer", .held = 3, .residual = Mixer_mixer},
    [LAW_SignalSink_sink] = {.text = "%1 = %2", .id = "%p.sink", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"SignalProcessor::SignalSource::", "model.xmi"},
    {"SignalProcessor::TwoPinSignalComponent::", "model.xmi"},
    {"SignalProcessor::Amplifier::", "model.xmi"},
    {"SignalProcessor::HighPassFilter::", "model.xmi"},
    {"SignalProcessor::LowPassFilter::", "model.xmi"},
    {"SignalProcessor::Mixer::", "model.xmi"},
    {"SignalProcessor::SignalSink::", "model.xmi"},
    {"SignalProcessor::TestBed::", "model.xmi"},
    {"SignalProcessor::Processor::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "source", 31},
    {1, "input", 67},
    {1, "output", 70},
    {2, "amplifier", 82},
    {3, "state", 117},
    {3, "highPass", 120},
    {4, "state", 98},
    {4, "lowPass", 101},
    {5, "mixer", 138},
    {6, "sink", 45},
    {7, "source.y-processor.u", 203},
    {7, "processor.y-sink.u", 207},
    {8, "u-a.u", 166},
    {8, "a.y-hPF.u", 170},
    {8, "a.y-lPF.u", 174},
    {8, "hPF.y-mixer.u1", 178},
    {8, "lPF.y-mixer.u2", 182},
    {8, "mixer.y-y", 186},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_SignalSource_source, 1, 6,   0, 1, 0, 0, 1, 2,
    LAW_TwoPinSignalComponent_input, 1, 5,   1, 3, 1, 7, 5,
    LAW_TwoPinSignalComponent_output, 1, 5,   2, 3, 2, 8, 6,
    LAW_Amplifier_amplifier, 1, 6,   3, 3, 3, 8, 9, 7,
    LAW_TwoPinSignalComponent_input, 2, 5,   4, 4, 1, 12, 10,   4, 1, 0, 6, 6,
    LAW_TwoPinSignalComponent_output, 2, 5,   5, 4, 2, 13, 11,   4, 1, 0, 6, 6,
    LAW_HighPassFilter_state, 1, 7,   6, 4, 4, 27, 14, 12, 15,
    LAW_HighPassFilter_highPass, 1, 6,   7, 4, 5, 13, 12, 15,
    LAW_LowPassFilter_state, 1, 7,   10, 5, 6, 28, 20, 18, 21,
    LAW_LowPassFilter_lowPass, 1, 5,   11, 5, 7, 19, 21,
    LAW_Mixer_mixer, 1, 6,   12, 6, 8, 24, 22, 23,
    LAW_SignalSink_sink, 1, 5,   13, 7, 9, 26, 25,
    LAW_connection, 2, 5,   14, 0, 10, 0, 3,   4, 2, 4, 6, 13,
    LAW_connection, 2, 5,   15, 0, 11, 4, 25,   4, 2, 4, 7, -3,
    LAW_connection, 2, 5,   16, 2, 12, 3, 5,   4, 0, 4, 14, 18,
    LAW_connection, 2, 5,   17, 2, 13, 6, 10,   4, 0, 4, 18, -6,
    -1};
const int *model_equations = equations;
