import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { GraphQLError } from "graphql";
import { request } from "undici";
import type { Config } from "../config.ts";
import { clientError } from "../errors.ts";
import type { Clock } from "./clock.ts";
import type { EndedSessions } from "./endedSessions.ts";

/** A token whose signature, issuer, client and use were checked. `expiresAt` is in milliseconds. */
export type VerifiedToken = { userId: string; originJti: string | null; expiresAt: number };
export type VerifyToken = (token: string) => Promise<VerifiedToken | null>;

type Options = { config: Config; clock: Clock; endedSessions: EndedSessions };

// The library compares with our own clock, we with the pool's; this much drift is left to the comparison here.
const graceSeconds = 24 * 3600;

/**
 * The one verifier of access tokens: RS256 by the configured pool's keys only, its issuer, our client id, `token_use` access, not
 * expired, session not ended. Null for anything else.
 * @throws UPSTREAM_ERROR when the pool's keys cannot be fetched, which says nothing about the token
 */
export function createTokenVerifier({ config, clock, endedSessions }: Options): VerifyToken {
  const fetcher = { fetch: (uri: string) => fetchKeys(poolAddress(uri, config), clock) };
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: config.userPoolId, clientId: config.userPoolClientId, tokenUse: "access", graceSeconds },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  return async (token) => {
    const payload = await verifier.verify(token).catch((error: unknown) => {
      if (error instanceof GraphQLError) throw error;
      return null;
    });
    if (payload === null || payload.exp * 1000 <= clock.now()) return null;
    const originJti = typeof payload.origin_jti === "string" ? payload.origin_jti : null;
    if (await endedSessions.has(originJti ?? payload.jti)) return null;
    return { userId: payload.sub, originJti: originJti ?? payload.jti, expiresAt: payload.exp * 1000 };
  };
}

function poolAddress(uri: string, { userPoolEndpoint, userPoolId }: Config): string {
  return userPoolEndpoint ? `${userPoolEndpoint}/${userPoolId}/.well-known/jwks.json` : uri;
}

async function fetchKeys(uri: string, clock: Clock): Promise<ArrayBuffer> {
  try {
    const response = await request(uri, { headersTimeout: 2_000, bodyTimeout: 2_000 });
    if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
    const date = response.headers.date;
    if (typeof date === "string") clock.learn(Date.parse(date));
    return await response.body.arrayBuffer();
  } catch {
    throw clientError(
      "UPSTREAM_ERROR",
      "The sign-in service cannot be reached. You are still signed in; try again.",
      503,
    );
  }
}
