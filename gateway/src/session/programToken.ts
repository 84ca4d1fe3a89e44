import { hash } from "node:crypto";
import type { Services } from "../context.ts";
import type { CallerRates } from "../limits/callerRates.ts";
import { clientError, unreadable } from "../rest/errors.ts";
import { parseJson } from "../rest/parseJson.ts";
import { pathOf } from "../rest/path.ts";
import type { Transport } from "../rest/transport.ts";
import type { RestProgramScope, RestToken } from "../rest/types.ts";
import { unauthenticatedReasons } from "./errors.ts";
import type { VerifiedToken } from "./verifyToken.ts";

/** What REST's `getToken` answers about a program. */
export type SessionProgram = NonNullable<RestToken["program"]> & {
  companyId: string;
  scopes: RestProgramScope[];
  expiresAt: string;
};
type ReadProgram = (token: string, requestId: string) => Promise<SessionProgram | null>;

export type SessionServices = Pick<
  Services,
  "clock" | "endedSessions" | "verifyToken" | "isRevoked" | "readProgram" | "refreshTokens"
>;

const sharedMs = 4_000;
const timeoutMs = 5_000;

/** A verified token's program; null for none. An answer serves for four seconds, because REST checks each request. */
export function createProgramReader(transport: Pick<Transport, "send">): ReadProgram {
  const shared = new Map<string, Promise<SessionProgram | null>>();
  return (token, requestId) => {
    const key = hash("sha256", token, "base64");
    const known = shared.get(key);
    if (known) return known;
    const answer = askService(transport, token, requestId);
    const forget = () => void shared.delete(key);
    shared.set(key, answer);
    answer.then(() => setTimeout(forget, sharedMs).unref(), forget);
    return answer;
  };
}

async function askService({ send }: Pick<Transport, "send">, token: string, requestId: string) {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, text } = await send({ ...pathOf("getToken"), token, requestId, signal });
  if (status === 401 || status === 403 || status === 404) return null;
  const answer = status === 200 ? parseJson(text) : undefined;
  if (!answer) throw clientError("UPSTREAM_ERROR", unreadable, 503);
  const { program, companyId, scopes, expiresAt } = answer as RestToken;
  return program && Array.isArray(scopes) ? { ...program, companyId, scopes, expiresAt } : null;
}

type Asked = { requestId: string; rates: CallerRates };

/** @throws UNAUTHENTICATED (401), RATE_LIMITED (429), UPSTREAM_ERROR, UPSTREAM_TIMEOUT */
export async function readBearer(
  { verifyToken, isRevoked, readProgram }: SessionServices,
  token: string,
  { requestId, rates }: Asked,
): Promise<VerifiedToken> {
  const verified = await verifyToken(token);
  await rates.take(verified?.userId ?? null);
  if (verified?.isProgram) {
    const program = await readProgram(token, requestId);
    if (program) return { ...verified, program };
  } else if (verified && !(await isRevoked(token))) return verified;
  throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notGood.request, 401);
}
