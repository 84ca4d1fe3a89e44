import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { createMemoryState, type MemoryState, minuteMs, type SharedState, toCount } from "./memoryState.ts";

type Options = { url: string; prefix: string; windowMs?: number; log: Pick<FastifyBaseLogger, "info" | "warn"> };

const pauseMs = 1_000;
const commandTimeoutMs = 500;

// Counts and sets the expiry in one step, so that no counter stays for ever.
const incrementScript = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** While the server does not answer, each gateway uses its own state and writes its changes later (decision 14). */
export async function createRedisState({ windowMs = minuteMs, ...options }: Options): Promise<SharedState> {
  const own = createMemoryState(Date.now, windowMs);
  const client = await createRedisClient(options, (redis) => shareKeys(redis, own));
  const limiter = new RateLimiterRedis({
    // The limiter sends its commands by `client`, so the pauses of `client` also hold for the limiter.
    storeClient: {
      rlflxIncr: ([key = ""]: string[]) =>
        client.run((redis) => redis.eval(incrementScript, 1, key, windowMs), notShared),
    },
    keyPrefix: "",
    points: 0,
    duration: windowMs / 1000,
    insuranceLimiter: own.counts,
  });
  return {
    async set(key, ttlMs) {
      await own.set(key, ttlMs);
      await client.run((redis) => redis.set(key, 1, "PX", ttlMs), nothing);
    },
    async has(key) {
      if (await own.has(key)) return true;
      const left = (await client.run((redis) => redis.pttl(key), nothing)) ?? 0;
      if (left > 0) await own.set(key, left);
      return left > 0;
    },
    increment: async (key) => toCount(await limiter.penalty(key)),
    isShared: client.isUp,
    close: async () => client.close(),
  };
}

/** After a failure the client sends nothing for a second, so that only a few requests wait for the server. */
async function createRedisClient({ url, prefix, log }: Options, onReturn: (redis: Redis) => Promise<unknown>) {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    connectTimeout: pauseMs,
    commandTimeout: commandTimeoutMs,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, pauseMs),
  });
  let isUp = true;
  let pauseEnd = 0;

  const lost = (error: unknown) => {
    pauseEnd = Date.now() + pauseMs;
    const reason = error instanceof Error ? error.message : String(error);
    if (isUp) log.warn({ reason }, "the shared store does not answer");
    isUp = false;
  };
  const answered = () => {
    if (isUp) return;
    isUp = true;
    log.info("the shared store answers again");
    onReturn(redis).catch(lost);
  };
  // A quick restart of the server shows only as a closed connection, and its data may be gone.
  redis
    .on("error", lost)
    .on("reconnecting", () => lost("The connection was closed."))
    .on("ready", answered);
  await redis.connect().catch(lost);

  return {
    async run<T>(call: (redis: Redis) => Promise<T>, alone: () => Promise<T>): Promise<T> {
      if (redis.status !== "ready" || (!isUp && Date.now() < pauseEnd)) return alone();
      const answer = await call(redis).then((value) => ({ value }), lost);
      if (!answer) return alone();
      answered();
      return answer.value;
    },
    isUp: () => isUp && redis.status === "ready",
    close: () => redis.disconnect(),
  };
}

async function shareKeys(redis: Redis, own: MemoryState): Promise<void> {
  const missed = redis.pipeline();
  for (const [key, leftMs] of own.keys()) missed.set(key, 1, "PX", leftMs);
  await missed.exec();
}

const nothing = async () => null;

async function notShared(): Promise<never> {
  throw new Error("The shared store does not answer.");
}
