import type { FastifyReply, FastifyRequest } from "fastify";
import { clientError } from "../errors.ts";
import type { TokenSource } from "../rest/client.ts";
import type { Clock } from "./clock.ts";
import { clearSession, parseExpiry, writeTokens } from "./cookies.ts";
import type { EndedSessions } from "./endedSessions.ts";
import { isRejection } from "./poolErrors.ts";
import type { RefreshTokens } from "./refreshTokens.ts";
import type { Tokens } from "./userPool.ts";
import type { VerifiedToken, VerifyToken } from "./verifyToken.ts";

export type Viewer = { userId: string };

/** Who is asking, for one request. The tokens stay in here. */
export type Session = TokenSource & {
  viewer(): Viewer | null;
  isBearer: boolean;
  /** Why there is no viewer, in the words for clients. */
  whyNot(): string;
  /** Takes up a new session after sign-in, without telling the browser yet. */
  start(tokens: Tokens): Promise<void>;
  /** Writes the started session into cookies. */
  keep(): void;
  /** Ends the session here and now, and gives its refresh token for the pool to revoke. */
  signOut(): string | null;
};

export type SessionServices = {
  clock: Clock;
  endedSessions: EndedSessions;
  verifyToken: VerifyToken;
  refreshTokens: RefreshTokens;
};

type State = { token: string | null; refreshToken: string | null; verified: VerifiedToken | null; whyNot: string };

const refreshBeforeMilliseconds = 5 * 60 * 1000;
const notAuthenticated = "User is not authenticated";

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
  const { verifyToken, refreshTokens, clock, endedSessions } = services;
  const state: State = { token: null, refreshToken: null, verified: null, whyNot: "No access token found" };
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const isBearer = bearer !== undefined;
  let tokens: Tokens | null = null;

  function end(whyNot = notAuthenticated) {
    Object.assign(state, { token: null, refreshToken: null, verified: null, whyNot });
    if (!isBearer) clearSession(reply);
  }

  async function start(given: Tokens) {
    const verified = await verifyToken(given.accessToken);
    if (verified === null) throw clientError("UNAUTHENTICATED", "Unable to refresh token");
    tokens = given;
    Object.assign(state, {
      token: given.accessToken,
      refreshToken: given.refreshToken,
      verified,
      whyNot: notAuthenticated,
    });
  }

  function keep() {
    if (tokens && state.verified) writeTokens(reply, tokens, state.verified.userId);
  }

  async function refresh(refused?: string): Promise<void> {
    if (state.refreshToken === null) {
      end("No refresh token available");
      return;
    }
    try {
      await start(await refreshTokens(state.refreshToken, refused));
      keep();
    } catch (error) {
      const isStillGood = refused === undefined && state.verified !== null && !isRejection(error);
      if (isStillGood && state.verified && state.verified.expiresAt > clock.now()) return;
      end("Unable to refresh token");
    }
  }

  async function readCookies(): Promise<void> {
    const { accessToken, refreshToken, expiresAt } = request.cookies;
    if (!accessToken && !refreshToken) return;
    state.token = accessToken || null;
    state.refreshToken = refreshToken || null;
    state.verified = state.token ? await verifyToken(state.token) : null;
    const expiry = Math.min(state.verified?.expiresAt ?? 0, parseExpiry(expiresAt) ?? Number.POSITIVE_INFINITY);
    if (expiry - clock.now() < refreshBeforeMilliseconds) await refresh();
  }

  if (isBearer) {
    state.verified = await verifyToken(bearer);
    state.token = bearer;
    if (state.verified === null) throw clientError("UNAUTHENTICATED", notAuthenticated, 401);
  } else {
    await readCookies();
  }

  return {
    isBearer,
    viewer: () => state.verified && { userId: state.verified.userId },
    whyNot: () => state.whyNot,
    token: () => (state.verified ? state.token : null),
    end: () => end(),
    start,
    keep,
    async renew(refused) {
      // Another call of the same operation may have renewed it meanwhile.
      if (state.token === refused && !isBearer) await refresh(refused);
      if (isBearer || state.token === null)
        throw clientError(
          "UNAUTHENTICATED",
          state.whyNot === "No access token found" ? notAuthenticated : state.whyNot,
        );
      return state.token;
    },
    signOut() {
      const { refreshToken, verified } = state;
      if (verified?.originJti) endedSessions.add(verified.originJti);
      end("No access token found");
      return refreshToken;
    },
  };
}
