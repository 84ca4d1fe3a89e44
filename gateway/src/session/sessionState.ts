import type { FastifyReply } from "fastify";
import { clientError } from "../errors.ts";
import type { Clock } from "./clock.ts";
import { clearSession, writeTokens } from "./cookies.ts";
import type { EndedSessions, IsRevoked } from "./endedSessions.ts";
import { isRejection } from "./poolErrors.ts";
import type { RefreshTokens } from "./refreshTokens.ts";
import {
  incompleteTokenErrors,
  toReason,
  type UnauthenticatedReason,
  unauthenticatedReasons,
} from "./unauthenticatedReasons.ts";
import type { Tokens } from "./userPool.ts";
import type { VerifiedToken, VerifyToken } from "./verifyToken.ts";

export type SessionServices = {
  clock: Clock;
  endedSessions: EndedSessions;
  verifyToken: VerifyToken;
  isRevoked: IsRevoked;
  refreshTokens: RefreshTokens;
};

/** The refresh token of the session that a sign-in replaced. */
type Replaced = { refreshToken: string | null; originJti: string | null };

/** A session while its request runs. `renewed` are tokens that the browser does not have yet. */
export type SessionState = {
  services: SessionServices;
  reply: FastifyReply;
  isBearer: boolean;
  token: string | null;
  refreshToken: string | null;
  verified: VerifiedToken | null;
  renewed: Tokens | null;
  replaced: Replaced | null;
  unauthenticatedReason: UnauthenticatedReason;
};

export function endSession(state: SessionState, unauthenticatedReason: UnauthenticatedReason): void {
  Object.assign(state, { token: null, refreshToken: null, verified: null, renewed: null, unauthenticatedReason });
  if (!state.isBearer) clearSession(state.reply);
}

/** @throws UNAUTHENTICATED when the pool's own tokens do not verify, as those of an ended session */
export async function startSession(state: SessionState, tokens: Tokens): Promise<void> {
  const verified = await state.services.verifyToken(tokens.accessToken);
  if (verified === null) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notRefreshed.request);
  const { accessToken: token, refreshToken } = tokens;
  Object.assign(state, {
    token,
    refreshToken,
    verified,
    renewed: tokens,
    unauthenticatedReason: unauthenticatedReasons.notGood,
  });
}

export function writeSessionCookies({ renewed, verified, reply }: SessionState): void {
  if (renewed && verified) writeTokens(reply, renewed, verified.userId);
}

/** Ends what the browser had before it signed in anew, and gives its refresh token. */
export async function revokeReplacedSession(state: SessionState): Promise<string | null> {
  const { replaced, verified, services } = state;
  if (replaced?.originJti && replaced.originJti !== verified?.originJti)
    await services.endedSessions.add(replaced.originJti);
  state.replaced = null;
  return replaced?.refreshToken ?? null;
}

/**
 * Gets new tokens and writes them, or ends the session. A pool that cannot be reached ends no session whose token is still good;
 * `refused` is a token that REST no longer takes, which is good for nothing.
 */
export async function refreshSession(state: SessionState, refused?: string): Promise<void> {
  const { services, refreshToken } = state;
  if (refreshToken === null) {
    endSession(state, unauthenticatedReasons.noRefreshToken);
    return;
  }
  try {
    await startSession(state, await services.refreshTokens(refreshToken, refused));
    writeSessionCookies(state);
  } catch (error) {
    const isGood = refused === undefined && (state.verified?.expiresAt ?? 0) > services.clock.now();
    if (!isGood || isRejection(error)) endSession(state, reasonNotRefreshed(error));
  }
}

function reasonNotRefreshed(error: unknown): UnauthenticatedReason {
  const gap = Object.values(incompleteTokenErrors).find((text) => error instanceof Error && error.message === text);
  return gap ? toReason(gap) : unauthenticatedReasons.notRefreshed;
}

/**
 * Ends a session whose readable part, the user's id, is gone. The refresh token is kept for the sign-out that follows, which has the pool
 * revoke it.
 */
export async function endWithoutUser(state: SessionState): Promise<void> {
  const { services, token, refreshToken } = state;
  const verified = token ? await services.verifyToken(token) : null;
  if (verified?.originJti) await services.endedSessions.add(verified.originJti);
  endSession(state, unauthenticatedReasons.noUser);
  state.refreshToken = refreshToken;
}
