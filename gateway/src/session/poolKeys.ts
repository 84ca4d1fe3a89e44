import { setTimeout as pause } from "node:timers/promises";
import type { PenaltyBox } from "aws-jwt-verify/jwk";
import { boundedRequest } from "./boundedRequest.ts";
import { poolUnreachable } from "./errors.ts";
import type { Clock } from "./userPool.ts";

const keysPauseMs = 1_000;

/** The address answers but has no pool of this id. */
export class UnknownUserPool extends Error {}

type Pool = { userPoolEndpoint: string | null; userPoolId: string };

/** @throws UnknownUserPool, or UPSTREAM_ERROR with the reason as cause */
export async function fetchKeys(issuerUri: string, config: Pool, clock: Clock): Promise<ArrayBuffer> {
  const { userPoolEndpoint, userPoolId } = config;
  const uri = userPoolEndpoint ? `${userPoolEndpoint}/${userPoolId}/.well-known/jwks.json` : issuerUri;
  const { statusCode, headers, body } = await boundedRequest(uri).catch((cause: unknown) => {
    throw Object.assign(poolUnreachable(), { cause });
  });
  if (isRefusal(statusCode)) throw new UnknownUserPool(unknownPool(userPoolId, `${uri} answered ${statusCode}`));
  if (statusCode !== 200) throw Object.assign(poolUnreachable(), { cause: new Error(`${uri} answered ${statusCode}`) });
  if (typeof headers.date === "string") clock.learn(Date.parse(headers.date));
  return body;
}

// A pool that exists may answer 408, 425 or 429. Every other 4xx status means that the pool is unknown.
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

function unknownPool(id: string, reason: string): string {
  return `There is no user pool ${id}: ${reason}. Set USER_POOL_ID, and for a pool that runs elsewhere USER_POOL_ENDPOINT, to the pool that people sign in with.`;
}

/** Tokens with an unknown key wait for the next fetch. Else a forged token could block those with the newest key. */
export function createPenaltyBox(): PenaltyBox {
  let waiting: Promise<unknown> | undefined;
  return {
    wait: async () => void (await waiting),
    registerFailedAttempt() {
      waiting ??= pause(keysPauseMs, undefined, { ref: false }).finally(() => {
        waiting = undefined;
      });
    },
    registerSuccessfulAttempt() {},
  };
}
