/* mqtt.c - joins a running program to a broker of MQTT, with Debian's libpaho-mqtt-dev:
 *
 *     cc -DEXCHANGE_MODEL -include out/BLOCK/BLOCK_exchange.h -o mqtt bridges/mqtt.c -lpaho-mqtt3c -lm
 *
 * The library calls mqtt_arrived() and mqtt_lost() from a thread of its own. */
#define _POSIX_C_SOURCE 200809L
#include "record.h"

#include <MQTTClient.h>
#include <pthread.h>

static const char help[] =
    "usage: mqtt NAME [OPTION]...\n"
    "Joins a program that runs with --exchange shm:NAME to a broker of MQTT.\n"
    "\n"
    "  --broker URI   default tcp://127.0.0.1:1883\n"
    "  --user USER    with the password in the environment variable MQTT_PASSWORD\n"
    "  --prefix TEXT  of all topics (default NAME)\n"
    "  --interval S   publish, and write inputs again, after so many seconds (default 0.1)\n"
    "  --timeout S    wait so long for the program (default 5)\n"
    "  --help\n"
    "\n"
    "PREFIX/PATH              outputs, each time\n"
    "PREFIX/set/PATH          inputs, to be published by others\n"
    "PREFIX/program/time      of the outputs, s\n"
    "PREFIX/program/status    starting, running, paused, ending, ended or absent; retained\n"
    "PREFIX/program/error     why an input was not taken\n"
    "\n"
    "Exit status: 0 the program has ended, or a signal the bridge; 2 wrong usage, 3 no program or no broker.\n";

enum { MQTT_LONGEST = 1024, MQTT_ALIVE = 10 /* s */, MQTT_GONE = 2000 /* ms */ };

static const char *const mqtt_statuses[] = {"starting", "running", "paused", "ending", "ended"};

static const char *prefix, *broker = "tcp://127.0.0.1:1883", *user;
static double interval = 0.1, timeout = 5;
static MQTTClient client;
static char *topics[EXCHANGE_MODEL_OUTPUTS + 1], *set_topics[EXCHANGE_MODEL_INPUTS + 1];
static char *time_topic, *status_topic, *error_topic, *all_topic;
static volatile sig_atomic_t is_asked_to_end;

/* Both threads use the following data, under this lock. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_set; /* an input has arrived: from now on inputs are written */
static char error[MQTT_LONGEST];

static void mqtt_ask_end(int number)
{
    is_asked_to_end = number;
}

/* ---- topics and payloads ---- */

/* Builds a topic. Characters with a meaning in topics are written as in web addresses: / is %2F. */
static char *mqtt_topic(const char *between, const char *path)
{
    char *topic = malloc(strlen(prefix) + strlen(between) + 3 * strlen(path) + 1);
    if (!topic)
        record_fail(RECORD_FAILED, "out of memory", NULL);
    char *at = topic + sprintf(topic, "%s%s", prefix, between);
    for (; *path; path++)
        at += sprintf(at, strchr("/+#%", *path) ? "%%%02X" : "%c", (unsigned char)*path);
    return topic;
}

/* A value as text: the name of a literal, or a number with enough digits to be read back exactly. */
static void mqtt_text(const ExchangeVariable *v, double value, char *text)
{
    const char *literal = v->literals;
    for (int i = v->first; literal && *literal && i < value; i++)
        literal += strcspn(literal, "\n") + 1;
    if (literal && *literal) {
        snprintf(text, MQTT_LONGEST, "%.*s", (int)strcspn(literal, "\n"), literal);
        return;
    }
    snprintf(text, MQTT_LONGEST, "%.15g", value);
    const double again = strtod(text, NULL);
    if (again < value || again > value)
        snprintf(text, MQTT_LONGEST, "%.17g", value);
}

static bool mqtt_value(const ExchangeVariable *v, const char *text, double *value)
{
    char *end;
    *value = v->first;
    for (const char *literal = v->literals; literal && *literal; literal += strcspn(literal, "\n") + 1, *value += 1)
        if (strcspn(literal, "\n") == strlen(text) && strncmp(literal, text, strlen(text)) == 0)
            return true;
    *value = strtod(text, &end);
    return *text && !*end && record_is_value(v, *value);
}

/* ---- the broker ---- */

static int mqtt_arrived(void *context, char *topic, int topic_length, MQTTClient_message *message)
{
    const size_t length = topic_length > 0 ? (size_t)topic_length : strlen(topic);
    char text[MQTT_LONGEST];
    double value = 0;
    int i = 0;
    (void)context;
    snprintf(text, sizeof text, "%.*s", message->payloadlen, (const char *)message->payload);
    while (i < EXCHANGE_MODEL_INPUTS && (strlen(set_topics[i]) != length || memcmp(set_topics[i], topic, length) != 0))
        i++;
    pthread_mutex_lock(&lock);
    if (i == EXCHANGE_MODEL_INPUTS) {
        snprintf(error, sizeof error, "no input has the topic %.*s", (int)(length < 500 ? length : 500), topic);
    } else if (!mqtt_value(&exchange_model_inputs[i], text, &value)) {
        snprintf(error, sizeof error, "%.400s takes %s, not '%.400s'", exchange_model_inputs[i].path,
                 exchange_model_inputs[i].literals     ? "the name or the number of a literal"
                 : exchange_model_inputs[i].is_integer ? "a whole number"
                                                       : "a number", text);
    } else {
        record_inputs[i] = value;
        record_write();
        is_set = true;
    }
    pthread_mutex_unlock(&lock);
    MQTTClient_freeMessage(&message);
    MQTTClient_free(topic);
    return 1;
}

static void mqtt_lost(void *context, char *cause)
{
    (void)context;
    fprintf(stderr, "note: the broker is lost%s%s\n", cause ? ": " : "", cause ? cause : "");
}

static bool mqtt_connect(void)
{
    MQTTClient_willOptions will = MQTTClient_willOptions_initializer;
    MQTTClient_connectOptions options = MQTTClient_connectOptions_initializer;
    will.topicName = status_topic;
    will.message = "absent";
    will.retained = 1;
    will.qos = 1;
    options.will = &will;
    options.keepAliveInterval = MQTT_ALIVE;
    options.connectTimeout = MQTT_ALIVE;
    options.username = user;
    options.password = user ? getenv("MQTT_PASSWORD") : NULL;
    return MQTTClient_connect(client, &options) == MQTTCLIENT_SUCCESS &&
           MQTTClient_subscribe(client, all_topic, 1) == MQTTCLIENT_SUCCESS;
}

static void mqtt_publish(const char *topic, const char *text)
{
    MQTTClient_publish(client, topic, (int)strlen(text), text, 0, 0, NULL);
}

static void mqtt_publish_status(const char *text)
{
    MQTTClient_deliveryToken token;
    if (MQTTClient_publish(client, status_topic, (int)strlen(text), text, 1, 1, &token) == MQTTCLIENT_SUCCESS)
        MQTTClient_waitForCompletion(client, token, MQTT_GONE);
}

static void mqtt_publish_outputs(const RecordState *state)
{
    char text[MQTT_LONGEST];
    snprintf(text, sizeof text, "%.15g", state->time);
    mqtt_publish(time_topic, text);
    for (int i = 0; i < EXCHANGE_MODEL_OUTPUTS; i++) {
        mqtt_text(&exchange_model_outputs[i], state->outputs[i], text);
        mqtt_publish(topics[i], text);
    }
}

/* Writes received inputs again, so that the program knows that the broker is present. Reports errors. */
static void mqtt_write_again(void)
{
    char told[MQTT_LONGEST];
    pthread_mutex_lock(&lock);
    if (is_set)
        record_write();
    memcpy(told, error, sizeof told);
    *error = '\0';
    pthread_mutex_unlock(&lock);
    if (*told) {
        fprintf(stderr, "warning: %s\n", told);
        mqtt_publish(error_topic, told);
    }
}

/* Runs until the program has ended; false if it was killed. */
static bool mqtt_run(void)
{
    const char *told = "";
    for (double due = record_now(), tried = due; !is_asked_to_end; due += interval) {
        const RecordState state = record_read();
        const char *status = state.is_there && state.status <= EXCHANGE_ENDED ? mqtt_statuses[state.status] : "absent";
        if (!MQTTClient_isConnected(client) && record_now() - tried >= 1) {
            tried = record_now();
            if (mqtt_connect())
                told = "";
        }
        if (MQTTClient_isConnected(client)) {
            if (strcmp(status, told) != 0)
                mqtt_publish_status(told = status);
            if (state.is_there)
                mqtt_publish_outputs(&state);
            mqtt_write_again();
        }
        if (!state.is_there || state.status == EXCHANGE_ENDED)
            return state.is_there;
        if (due < record_now() - 1) /* after a wait for the broker */
            due = record_now();
        record_sleep(due + interval - record_now());
    }
    mqtt_publish_status("absent");
    return true;
}

/* ---- the command line ---- */

static void mqtt_read_options(int count, char **arguments)
{
    for (int i = 1; i < count; i++)
        if (strcmp(arguments[i], "--help") == 0) {
            fputs(help, stdout);
            exit(0);
        }
    if (count < 2)
        record_fail(RECORD_BAD_USAGE, "the name of --exchange shm:NAME is needed first: see --help", NULL);
    prefix = arguments[1];
    for (int i = 2; i < count; i += 2) {
        const char *option = arguments[i], *value = arguments[i + 1];
        if (value && strcmp(option, "--broker") == 0)
            broker = value;
        else if (value && strcmp(option, "--user") == 0)
            user = value;
        else if (value && strcmp(option, "--prefix") == 0)
            prefix = value;
        else if (strcmp(option, "--interval") == 0)
            interval = record_argument(option, value, 1e-3);
        else if (strcmp(option, "--timeout") == 0)
            timeout = record_argument(option, value, 0);
        else
            record_fail(RECORD_BAD_USAGE, "see --help: unknown or incomplete option", option);
    }
    if (!*prefix || strpbrk(prefix, "+#"))
        record_fail(RECORD_BAD_USAGE, "a prefix of topics has neither + nor #", prefix);
}

int main(int count, char **arguments)
{
    const struct sigaction action = {.sa_handler = mqtt_ask_end};
    char id[64];
    mqtt_read_options(count, arguments);
    for (int i = 0; i < EXCHANGE_MODEL_OUTPUTS; i++)
        topics[i] = mqtt_topic("/", exchange_model_outputs[i].path);
    for (int i = 0; i < EXCHANGE_MODEL_INPUTS; i++)
        set_topics[i] = mqtt_topic("/set/", exchange_model_inputs[i].path);
    time_topic = mqtt_topic("/program/time", "");
    status_topic = mqtt_topic("/program/status", "");
    error_topic = mqtt_topic("/program/error", "");
    all_topic = mqtt_topic("/set/#", "");
    record_open(arguments[1], timeout);
    snprintf(id, sizeof id, "sysphsc-%ld", (long)getpid());
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    if (MQTTClient_create(&client, broker, id, MQTTCLIENT_PERSISTENCE_NONE, NULL) != MQTTCLIENT_SUCCESS ||
        MQTTClient_setCallbacks(client, NULL, mqtt_lost, mqtt_arrived, NULL) != MQTTCLIENT_SUCCESS)
        record_fail(RECORD_BAD_USAGE, "this is no broker, for it is not of the form tcp://HOST:PORT", broker);
    if (!mqtt_connect())
        record_fail(RECORD_FAILED, "the broker does not answer, or refuses", broker);
    const bool has_ended = mqtt_run();
    MQTTClient_disconnect(client, MQTT_GONE);
    MQTTClient_destroy(&client);
    if (!has_ended)
        record_fail(RECORD_FAILED, "the program was killed", record_name);
    return 0;
}
