import { randomUUID } from "node:crypto";
import { clientError, unreadable } from "./errors.ts";
import { parseJson } from "./parseJson.ts";
import { pathOf } from "./path.ts";
import type { Transport } from "./transport.ts";

export type ServiceFeatures = ReturnType<typeof createServiceFeatures>;

const renewAfterMs = 5 * 60_000;
const timeoutMs = 5_000;

/** Reads GET v1/features at first use, and again in the background when the answer is five minutes old. */
export function createServiceFeatures(transport: Pick<Transport, "send">, now = Date.now) {
  let known: { features: Set<string>; readAt: number } | null = null;
  let running: Promise<Set<string>> | null = null;

  async function read(): Promise<Set<string>> {
    const features = await loadFeatures(transport);
    known = { features, readAt: now() };
    return features;
  }

  function load(): Promise<Set<string>> {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /** @throws UPSTREAM_ERROR or UPSTREAM_TIMEOUT until the features were read once */
    async has(feature: string): Promise<boolean> {
      if (known === null) return (await load()).has(feature);
      if (now() - known.readAt >= renewAfterMs) load().catch(() => undefined);
      return known.features.has(feature);
    },
  };
}

async function loadFeatures({ send }: Pick<Transport, "send">): Promise<Set<string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const requestId = randomUUID();
  const { status, text } = await send({ ...pathOf("getFeatures"), token: null, requestId, signal });
  if (status === 404) return new Set();
  const { features } = ((status === 200 && parseJson(text)) || {}) as { features?: unknown };
  if (!Array.isArray(features)) throw clientError("UPSTREAM_ERROR", unreadable);
  return new Set(features);
}
