import type { Redis } from "ioredis";
import { createMemoryStore, type MemoryStore } from "./createMemoryStore.ts";
import { openRedisLine, type RedisOptions } from "./openRedisLine.ts";
import type { Count, Store } from "./Store.ts";

// Counting and opening the window are one step, so that no count can be left without an end.
const countScript = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/**
 * The store of several gateways, in a server of the Redis protocol. While that does not answer, each gateway goes on with what it
 * knows itself, and tells the server what it missed once it is back (decision record 14).
 */
export async function openRedisStore(options: RedisOptions): Promise<Store> {
  const own = createMemoryStore();
  const line = await openRedisLine(options, (redis) => tellAll(redis, own));
  return {
    async put(key, milliseconds) {
      await own.put(key, milliseconds);
      await line.ask((redis) => redis.set(key, 1, "PX", milliseconds), nothing);
    },
    async has(key) {
      if (await own.has(key)) return true;
      const left = (await line.ask((redis) => redis.pttl(key), nothing)) ?? 0;
      if (left > 0) await own.put(key, left);
      return left > 0;
    },
    count: (key, milliseconds) =>
      line.ask(
        async (redis) => toCount(await redis.eval(countScript, 1, key, milliseconds)),
        () => own.count(key, milliseconds),
      ),
    isShared: line.isUp,
    close: async () => line.close(),
  };
}

async function tellAll(redis: Redis, own: MemoryStore): Promise<void> {
  const missed = redis.pipeline();
  for (const [key, milliseconds] of own.keys()) missed.set(key, 1, "PX", milliseconds);
  await missed.exec();
}

async function nothing(): Promise<null> {
  return null;
}

function toCount(answer: unknown): Count {
  const [count, milliseconds] = answer as [number, number];
  return { count, milliseconds };
}
