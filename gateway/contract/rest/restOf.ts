import pLimit from "p-limit";
import { createRequestBudget } from "../../src/limits/requestBudget.ts";
import { createRest, type Rest } from "../../src/rest/client.ts";
import type { Transport } from "../../src/rest/transport.ts";

const refused = () => Promise.reject(new Error("ACCESS_TOKEN is not accepted by the service; get a new one."));

/**
 * The gateway's own REST client as the bearer of a token, without its limits.
 * @param renew is asked for another token when the service refuses this one
 */
export function restOf(transport: Transport, token: string, renew: () => Promise<never> = refused): Rest {
  return createRest({
    limitCalls: pLimit(64),
    transport,
    budget: createRequestBudget(10_000),
    tokens: { isBearer: true, token: () => token, renew, end: () => {} },
    requestId: crypto.randomUUID(),
    signal: AbortSignal.timeout(300_000),
  });
}
