import type { CallerRates } from "../limits/callerRates.ts";
import { clientError } from "../rest/errors.ts";
import { unauthenticatedReasons } from "./errors.ts";
import type { SessionServices } from "./sessionServices.ts";
import type { VerifiedToken } from "./verifyToken.ts";

type Asked = { requestId: string; rates: CallerRates };

/** @throws UNAUTHENTICATED (401) for a token that is not good, RATE_LIMITED (429) */
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
