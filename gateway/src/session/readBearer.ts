import type { CallerRates } from "../limits/callerRates.ts";
import { clientError } from "../rest/errors.ts";
import { unauthenticatedReasons } from "./errors.ts";
import type { SessionProgram } from "./programToken.ts";
import type { SessionServices } from "./sessionServices.ts";
import type { VerifiedToken } from "./verifyToken.ts";

type Bearer = { verified: VerifiedToken; program: SessionProgram | null };
type Asked = { requestId: string; rates: CallerRates };

/** @throws UNAUTHENTICATED (401) for a token that is not good, RATE_LIMITED (429) */
export async function readBearer(
  { verifyToken, isRevoked, readProgram }: SessionServices,
  token: string,
  { requestId, rates }: Asked,
): Promise<Bearer> {
  const verified = await verifyToken(token);
  await rates.take(verified?.userId ?? null);
  const program = verified?.isProgram ? await readProgram(token, requestId) : null;
  const isGood = verified?.isProgram ? program !== null : verified !== null && !(await isRevoked(token));
  if (verified && isGood) return { verified, program };
  throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notGood.request, 401);
}
