import { hash } from "node:crypto";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { JwksValidationError, JwkValidationError, JwtExpiredError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import type { FastifyBaseLogger } from "fastify";
import { GraphQLError } from "graphql";
import type { Config } from "../config.ts";
import { clientError } from "../rest/errors.ts";
import type { EndedSessions } from "./endedSessions.ts";
import { poolUnreachable } from "./errors.ts";
import { createPenaltyBox, fetchKeys, UnknownUserPool } from "./poolKeys.ts";
import type { SessionProgram } from "./programToken.ts";
import type { Clock } from "./userPool.ts";

export type VerifiedToken = {
  /** The client id for a program's token. */
  userId: string;
  isProgram: boolean;
  originJti: string;
  expiresAt: number;
  /** The token's program, as REST told it in the last four seconds. */
  program?: SessionProgram;
  /** The user's company, kept with the token in this process. */
  company?: { id: string; knownUntil: number };
};
type VerifyToken = (token: string) => Promise<VerifiedToken | null>;

type Options = {
  config: Config;
  clock: Clock;
  endedSessions: EndedSessions;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
};

// The library checks the expiry by this machine's clock, so it gets a grace; `verify` checks it by the pool's clock.
const graceSeconds = 24 * 3600;
const maxKept = 5_000;
const companyKnownMs = 5 * 60_000;

/** The company of the token's user if REST told it in the last five minutes, else null. */
export function knownCompany(token: VerifiedToken | null): string | null {
  const { id = null, knownUntil = 0 } = token?.company ?? {};
  return performance.now() < knownUntil ? id : null;
}

export function setCompany(token: VerifiedToken, id: string | null): void {
  token.company = id ? { id, knownUntil: performance.now() + companyKnownMs } : undefined;
}

/** `verify` returns null for a bad token. @throws UPSTREAM_ERROR without the pool's keys or with a clock a day ahead */
export function createTokenVerifier({ config, clock, endedSessions, log }: Options) {
  const fetcher = { fetch: (uri: string) => fetchKeys(uri, config, clock) };
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: config.userPoolId, clientId: null, tokenUse: "access", graceSeconds },
    { jwksCache: new SimpleJwksCache({ fetcher, penaltyBox: createPenaltyBox() }) },
  );
  const readSigned = keepLatest(async (token) => {
    const payload = await verifier.verify(token).catch((error: unknown) => {
      if (error instanceof GraphQLError) throw error;
      if (error instanceof UnknownUserPool) throw poolMissing(error, log);
      if (error instanceof JwksValidationError || error instanceof JwkValidationError) throw poolUnreachable();
      const hoursAhead = Math.round((Date.now() - clock.now()) / 3_600_000);
      if (error instanceof JwtExpiredError && hoursAhead * 3600 > graceSeconds) throw clocksDiffer(hoursAhead, log);
      return null;
    });
    if (payload === null) return null;
    const { sub, exp, origin_jti: origin, jti, client_id: client } = payload;
    // In a program's token, client and subject are the program. In a user's token, the client is this gateway's.
    const isProgram = client !== config.userPoolClientId;
    if (isProgram && client !== sub) return null;
    return { userId: sub, isProgram, originJti: typeof origin === "string" ? origin : jti, expiresAt: exp * 1000 };
  });
  return {
    async verify(token: string): Promise<VerifiedToken | null> {
      const signed = await readSigned(token);
      if (signed === null || signed.expiresAt <= clock.now()) return null;
      return (await endedSessions.has(signed.originJti)) ? null : signed;
    },
    /** If the pool does not answer, the first token loads the keys. @throws if there is no such pool */
    loadKeys: (): Promise<void> =>
      verifier.hydrate().catch((error: unknown) => {
        if (error instanceof UnknownUserPool) throw new Error(`The gateway was not started. ${error.message}`);
        const reason = String((error instanceof Error && error.cause) || error);
        log.warn({ reason }, "the user pool did not give its keys: nobody can sign in until it does");
      }),
  };
}

function keepLatest(read: VerifyToken): VerifyToken {
  const kept = new Map<string, VerifiedToken>();
  return async (token) => {
    const key = hash("sha256", token, "base64");
    const known = kept.get(key);
    if (known) return known;
    const signed = await read(token);
    if (signed === null) return null;
    kept.set(key, signed);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return signed;
  };
}

function poolMissing({ message }: UnknownUserPool, log: Options["log"]) {
  log.error(message);
  return poolUnreachable();
}

function clocksDiffer(hoursAhead: number, log: Options["log"]) {
  log.error({ hoursAhead }, "clocks differ: this machine's is too far ahead of the user pool's to verify a token");
  const message =
    "The clocks of this server and of the sign-in service differ. Nothing was changed. Tell the operator.";
  return clientError("UPSTREAM_ERROR", message, 503);
}
