import type { FastifyReply, FastifyRequest } from "fastify";
import { clientError } from "../errors.ts";
import { absences } from "./absence.ts";
import { bearerToken } from "./bearerToken.ts";
import { parseExpiry, readLanguage } from "./cookies.ts";
import type { Session } from "./Session.ts";
import {
  endReplaced,
  endSession,
  endWithoutUser,
  keepSession,
  refreshSession,
  type SessionServices,
  type SessionState,
  startSession,
} from "./sessionState.ts";

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
    whyNot: absences.nothingKept,
  };
  if (state.isBearer) await readBearer(state);
  else if (state.token || state.refreshToken) await readCookies(state, request.cookies);
  return sessionOf(state);
}

async function readBearer(state: SessionState): Promise<void> {
  const { verifyToken, isRevoked } = state.services;
  const verified = state.token === null ? null : await verifyToken(state.token);
  if (state.token !== null && verified !== null && !(await isRevoked(state.token))) state.verified = verified;
  if (state.verified === null) throw clientError("UNAUTHENTICATED", absences.notGood.request, 401);
}

async function readCookies(state: SessionState, { userId, expiresAt }: FastifyRequest["cookies"]): Promise<void> {
  // Whose session it is comes from the token; without the cookie a session is ended as it is in the browser.
  if (!userId) return endWithoutUser(state);
  // Signed in or not is deduced from the access token's cookie; what is left without it renews nothing.
  if (state.token === null) return endSession(state, absences.nothingKept);
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
    whyNot: (asked = "request") => state.whyNot[asked],
    token: () => (state.verified ? state.token : null),
    async start(tokens) {
      const { refreshToken, verified } = state;
      await startSession(state, tokens);
      if (!state.isBearer) state.replaced = { refreshToken, originJti: verified?.originJti ?? null };
    },
    keep() {
      keepSession(state);
      return endReplaced(state);
    },
    end: () => endSession(state, absences.notGood),
    async renew(refused) {
      // Only the service knows of a revocation, so its 401 is passed on as one.
      if (state.isBearer) throw clientError("UNAUTHENTICATED", absences.notGood.request, 401);
      // Another call of the same operation may have renewed it, or be about to.
      if (state.token === refused) await refreshSession(state, refused);
      if (state.token === null) throw clientError("UNAUTHENTICATED", state.whyNot.request);
      return state.token;
    },
    async signOut() {
      const { refreshToken, verified } = state;
      if (verified?.originJti) await state.services.endedSessions.add(verified.originJti);
      endSession(state, absences.nothingKept);
      return refreshToken;
    },
  };
}
