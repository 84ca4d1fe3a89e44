import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";

export type RedisOptions = { url: string; prefix: string; log: Pick<FastifyBaseLogger, "info" | "warn"> };

/** A connection to the server that may fail at any time, and comes back by itself. */
export type RedisLine = {
  /** The server's answer, or what `alone` gives when there is none. */
  ask<T>(call: (redis: Redis) => Promise<T>, alone: () => Promise<T>): Promise<T>;
  isUp(): boolean;
  close(): void;
};

const pauseMilliseconds = 1_000;
const timeouts = { connectTimeout: pauseMilliseconds, commandTimeout: 500 };

/**
 * Opens the connection, or goes on without when the server does not answer. A server that failed to answer is left alone for a
 * second, so that not every request waits for it. `onReturn` is called when it answers again.
 */
export async function openRedisLine(
  { url, prefix, log }: RedisOptions,
  onReturn: (redis: Redis) => Promise<unknown>,
): Promise<RedisLine> {
  const redis = connection(url, prefix);
  let isUp = true;
  let pauseEnd = 0;

  const lost = (error: unknown) => {
    pauseEnd = Date.now() + pauseMilliseconds;
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
  // A server that restarts quickly is only seen by the connection it closed; what it kept may be gone.
  redis
    .on("error", lost)
    .on("reconnecting", () => lost("The connection was closed."))
    .on("ready", answered);
  await redis.connect().catch(lost);

  return {
    async ask(call, alone) {
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

function connection(url: string, keyPrefix: string): Redis {
  return new Redis(url, {
    ...timeouts,
    keyPrefix,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, pauseMilliseconds),
  });
}
