import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import type { TokenSource } from "../rest/client.ts";
import { parseExpiry, readLanguage } from "./cookies.ts";
import { bearerToken } from "./requestOrigin.ts";
import {
  endSession,
  endWithoutUser,
  refreshSession,
  revokeReplacedSession,
  type SessionServices,
  type SessionState,
  startSession,
  writeSessionCookies,
} from "./sessionState.ts";
import { type UnauthenticatedReason, unauthenticatedReasons } from "./unauthenticatedReasons.ts";
import type { Tokens } from "./userPool.ts";

export type Viewer = { userId: string };

/** The session of one request. Its tokens do not leave this object. */
export type Session = TokenSource & {
  viewer(): Viewer | null;
  isBearer: boolean;
  /** In which the asking page is shown, by its cookie: another of the user's browsers may show another. Null for a bearer. */
  language(): Language | null;
  /** Why there is no viewer, in the words for clients: for what needs REST's data, or for what concerns the session itself. */
  unauthenticatedReason(asked?: keyof UnauthenticatedReason): string;
  /** Takes up a new session after sign-in, without telling the browser yet. */
  start(tokens: Tokens): Promise<void>;
  /** Writes the started session into cookies. One that was in them ends; gives its refresh token for the pool to revoke. */
  keep(): Promise<string | null>;
  /** Ends the session here and now, and gives its refresh token for the pool to revoke. */
  signOut(): Promise<string | null>;
};

const refreshBeforeMilliseconds = 5 * 60 * 1000;

/**
 * Reads the session of a request: a bearer token, else the cookies. A cookie session with fewer than 5 minutes left is refreshed
 * first; where that fails it is ended and its cookies cleared, and the request goes on without a viewer.
 * @throws UNAUTHENTICATED (401) for a bearer token that is not good
 */
export async function openSession(
  services: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const bearer = bearerToken(request);
  const state: SessionState = {
    services,
    reply,
    isBearer: bearer !== undefined,
    token: bearer ?? (request.cookies.accessToken || null),
    refreshToken: bearer === undefined ? request.cookies.refreshToken || null : null,
    verified: null,
    renewed: null,
    replaced: null,
    unauthenticatedReason: unauthenticatedReasons.nothingKept,
  };
  if (state.isBearer) await readBearer(state);
  else if (state.token || state.refreshToken) await readCookies(state, request.cookies);
  return sessionOf(state);
}

async function readBearer(state: SessionState): Promise<void> {
  const { verifyToken, isRevoked } = state.services;
  const verified = state.token === null ? null : await verifyToken(state.token);
  if (state.token !== null && verified !== null && !(await isRevoked(state.token))) state.verified = verified;
  if (state.verified === null) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notGood.request, 401);
}

async function readCookies(state: SessionState, { userId, expiresAt }: FastifyRequest["cookies"]): Promise<void> {
  // The token names the user; without the cookie the session ends here as it did in the browser.
  if (!userId) return endWithoutUser(state);
  // Signed in or not is deduced from the access token's cookie; what is left without it renews nothing.
  if (state.token === null) return endSession(state, unauthenticatedReasons.nothingKept);
  const { verifyToken, clock } = state.services;
  state.verified = await verifyToken(state.token);
  // The cookie also tells when the id token expires; shortened by a caller it only costs that caller a refresh.
  const expiry = Math.min(state.verified?.expiresAt ?? 0, parseExpiry(expiresAt) ?? Number.POSITIVE_INFINITY);
  if (expiry - clock.now() < refreshBeforeMilliseconds) await refreshSession(state);
}

function sessionOf(state: SessionState): Session {
  return {
    isBearer: state.isBearer,
    language: () => (state.isBearer ? null : readLanguage(state.reply.request)),
    viewer: () => state.verified,
    unauthenticatedReason: (asked = "request") => state.unauthenticatedReason[asked],
    token: () => (state.verified ? state.token : null),
    async start(tokens) {
      const { refreshToken, verified } = state;
      await startSession(state, tokens);
      if (!state.isBearer) state.replaced = { refreshToken, originJti: verified?.originJti ?? null };
    },
    keep() {
      writeSessionCookies(state);
      return revokeReplacedSession(state);
    },
    end: () => endSession(state, unauthenticatedReasons.notGood),
    async renew(refused) {
      // Only the service knows of a revocation, so its 401 is passed on as one.
      if (state.isBearer) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notGood.request, 401);
      // Another call of the same operation may have renewed it, or be about to.
      if (state.token === refused) await refreshSession(state, refused);
      if (state.token === null) throw clientError("UNAUTHENTICATED", state.unauthenticatedReason.request);
      return state.token;
    },
    async signOut() {
      const { refreshToken, verified } = state;
      if (verified?.originJti) await state.services.endedSessions.add(verified.originJti);
      endSession(state, unauthenticatedReasons.nothingKept);
      return refreshToken;
    },
  };
}
