/* map.c - hash maps from pointers or numbers to int, and pools of unique values. */
#include "base.h"

struct Map {
    Arena *arena;
    struct MapEntry {
        uint64_t key;
        int value;
        bool used;
    } * entries;
    size_t capacity, count;
};

Map *map_new(Arena *arena)
{
    Map *map = arena_new_of(arena, Map);
    map->arena = arena;
    return map;
}

/* The key is mixed by the finalizer of MurmurHash3: every input bit reaches every output bit. */
static struct MapEntry *entry_of(struct MapEntry *entries, size_t capacity, uint64_t key)
{
    uint64_t mixed = key ^ key >> 33;
    mixed *= 0xff51afd7ed558ccdu;
    mixed ^= mixed >> 33;
    mixed *= 0xc4ceb9fe1a85ec53u;
    size_t i = (size_t)(mixed ^ mixed >> 33) & (capacity - 1);
    while (entries[i].used && entries[i].key != key)
        i = (i + 1) & (capacity - 1);
    return &entries[i];
}

void map_put_number(Map *map, uint64_t key, int value)
{
    if (map->count * 4 >= map->capacity * 3) {
        size_t capacity = map->capacity ? map->capacity * 2 : 16;
        struct MapEntry *entries = arena_array(map->arena, struct MapEntry, capacity);
        for (size_t i = 0; i < map->capacity; i++)
            if (map->entries[i].used)
                *entry_of(entries, capacity, map->entries[i].key) = map->entries[i];
        arena_return(map->arena, map->entries, map->capacity * sizeof *entries);
        map->entries = entries;
        map->capacity = capacity;
    }
    struct MapEntry *entry = entry_of(map->entries, map->capacity, key);
    if (!entry->used)
        map->count++;
    *entry = (struct MapEntry){.key = key, .value = value, .used = true};
}

int map_get_number(const Map *map, uint64_t key, int otherwise)
{
    if (!map->count)
        return otherwise;
    const struct MapEntry *entry = entry_of(map->entries, map->capacity, key);
    return entry->used ? entry->value : otherwise;
}

void map_put(Map *map, const void *key, int value)
{
    map_put_number(map, (uint64_t)(uintptr_t)key, value);
}

bool map_enter(Map *map, const void *key)
{
    const bool is_new = !map_get(map, key, 0);
    if (is_new)
        map_put(map, key, 1);
    return is_new;
}

int map_get(const Map *map, const void *key, int otherwise)
{
    return map_get_number(map, (uint64_t)(uintptr_t)key, otherwise);
}

static void grow_pool(Pool *pool)
{
    if (pool->capacity > UINT32_MAX / 4)
        out_of_memory();
    const uint32_t capacity = pool->capacity ? pool->capacity * 2 : 256;
    PoolSlot *slots = arena_array(pool->arena, PoolSlot, capacity);
    for (uint32_t i = 0; i < pool->capacity; i++) {
        if (!pool->slots[i].place)
            continue;
        uint32_t k = pool->slots[i].hash & (capacity - 1);
        while (slots[k].place)
            k = (k + 1) & (capacity - 1);
        slots[k] = pool->slots[i];
    }
    arena_return(pool->arena, pool->slots, pool->capacity * sizeof *slots);
    pool->slots = slots;
    pool->capacity = capacity;
}

const void **pool_find(Pool *pool, uint32_t hash, bool (*is_same)(const void *item, const void *key), const void *key)
{
    if (!pool->arena)
        pool->arena = arena_new();
    if ((uint32_t)pool->items.count >= pool->capacity / 3 * 2)
        grow_pool(pool);
    uint32_t k = hash & (pool->capacity - 1);
    for (; pool->slots[k].place; k = (k + 1) & (pool->capacity - 1)) {
        const void **item = &pool->items.at[pool->slots[k].place - 1];
        if (pool->slots[k].hash == hash && is_same(*item, key))
            return item;
    }
    list_push(pool->arena, &pool->items, NULL);
    pool->slots[k] = (PoolSlot){hash, (uint32_t)pool->items.count};
    return &list_last(&pool->items);
}

void pool_reset(Pool *pool)
{
    Arena *kept = pool->arena;
    *pool = (Pool){.arena = kept};
    if (kept)
        arena_reset(kept);
}
