import type { Http } from "./http.ts";
import { type Person, signIn } from "./signIn.ts";
import { askPool, callPool, type PoolAnswer, poolError } from "./userPool.ts";

/** `userPool` is the address of the user pool that issues the tokens. */
export type Auth = { token: string | (() => string | Promise<string>) } | Program | Person;

type Program = { userPool: string; clientId: string; clientSecret: string; scope?: string };

export type AccessTokens = {
  /** The valid token. Operations that need a new one at the same time share one request to the user pool. */
  current(): Promise<string>;
  /** Discards a token that the API refused, so that `current` gets a new one. */
  discard(token: string): void;
  /** Makes `current` get a new token. An export begins with one, because it fails when its token expires. */
  renew(): void;
};

type Session = {
  token: string;
  refreshToken?: string | undefined;
  renewsAt: number;
};

export function createAccessTokens(auth: Auth, http: Http): AccessTokens {
  let session: Session | undefined;
  let pending: Promise<Session> | undefined;

  async function load(): Promise<Session> {
    try {
      session = await loadSession(auth, http, session?.refreshToken);
      return session;
    } finally {
      pending = undefined;
    }
  }

  return {
    async current() {
      if (session && Date.now() < session.renewsAt) return session.token;
      pending ??= load();
      return (await pending).token;
    },
    discard(token) {
      if (session?.token === token) session.renewsAt = 0;
    },
    renew() {
      if (session) session.renewsAt = 0;
    },
  };
}

async function loadSession(auth: Auth, http: Http, refreshToken?: string): Promise<Session> {
  if ("token" in auth) {
    const token = typeof auth.token === "string" ? auth.token : await auth.token();
    return { token, renewsAt: Number.POSITIVE_INFINITY };
  }
  if ("clientSecret" in auth) return loadClientToken(auth, http);
  if (refreshToken === undefined) return toPersonSession(await signIn(auth, http));
  const input = { ClientId: auth.clientId, RefreshToken: refreshToken };
  return callPool(http, auth.userPool, "GetTokensFromRefreshToken", input)
    .then((answer) => toPersonSession(answer, refreshToken))
    .catch(async () => toPersonSession(await signIn(auth, http)));
}

async function loadClientToken(auth: Program, http: Http): Promise<Session> {
  const basic = btoa(`${encodeURIComponent(auth.clientId)}:${encodeURIComponent(auth.clientSecret)}`);
  const form = new URLSearchParams({ grant_type: "client_credentials", ...(auth.scope && { scope: auth.scope }) });
  const body = await askPool(http, new URL("/oauth2/token", auth.userPool).href, {
    headers: { authorization: `Basic ${basic}` },
    body: form,
  });
  return toSession(body.access_token, body.expires_in);
}

// A pool with rotation returns a new refresh token each time and refuses the old one.
function toPersonSession(answer: PoolAnswer, refreshToken?: string): Session {
  const { AccessToken, ExpiresIn, RefreshToken } = (answer.AuthenticationResult ?? {}) as Record<string, unknown>;
  const session = toSession(AccessToken, ExpiresIn);
  return { ...session, refreshToken: RefreshToken === undefined ? refreshToken : String(RefreshToken) };
}

/** The token is renewed when a tenth of its lifetime is left. */
function toSession(token: unknown, seconds: unknown): Session {
  if (typeof token !== "string") throw poolError("no access token in its answer", { codes: ["INVALID_ANSWER"] });
  return { token, renewsAt: typeof seconds === "number" ? Date.now() + seconds * 900 : Number.POSITIVE_INFINITY };
}
