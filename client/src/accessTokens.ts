import { ApiError } from "./ApiError.ts";
import { type Http, parseRetryAfter, post } from "./http.ts";

/** A token, a program's id and secret, or a person's password. `userPool` is the pool's address. */
export type Auth = { token: string | (() => string | Promise<string>) } | Program | Person;

type Program = { userPool: string; clientId: string; clientSecret: string; scope?: string };
type Person = { userPool: string; clientId: string; email: string; password: string };

export type AccessTokens = {
  /** Parallel operations share one request to the pool. */
  current(): Promise<string>;
  /** Discards a token that the API refused, so that the next one is new. */
  discard(token: string): void;
  /** Makes the next operation get a new token, because that operation cannot change its token until it ends. */
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
  if (refreshToken === undefined) return signIn(auth, http);
  return callPool("GetTokensFromRefreshToken", { RefreshToken: refreshToken }, auth, http, refreshToken).catch(() =>
    signIn(auth, http),
  );
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

function signIn(auth: Person, http: Http): Promise<Session> {
  const AuthParameters = { USERNAME: auth.email, PASSWORD: auth.password };
  return callPool("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }, auth, http);
}

// A pool with rotation returns a new refresh token each time and refuses the old one.
async function callPool(action: string, input: object, auth: Person, http: Http, refreshToken?: string) {
  const answer = await askPool(http, auth.userPool, {
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: auth.clientId, ...input }),
  });
  if (answer.ChallengeName)
    throw new ApiError(`The user pool asks for ${answer.ChallengeName}, which a program cannot answer.`, {
      codes: [String(answer.ChallengeName)],
      isUndone: true,
    });
  const tokens = (answer.AuthenticationResult ?? {}) as Record<string, unknown>;
  const session = toSession(tokens.AccessToken, tokens.ExpiresIn);
  return { ...session, refreshToken: tokens.RefreshToken === undefined ? refreshToken : String(tokens.RefreshToken) };
}

/** The token is renewed when a tenth of its lifetime is left. */
function toSession(token: unknown, seconds: unknown): Session {
  if (typeof token !== "string") throw poolError("no access token in its answer", { codes: ["INVALID_ANSWER"] });
  return { token, renewsAt: typeof seconds === "number" ? Date.now() + seconds * 900 : Number.POSITIVE_INFINITY };
}

async function askPool(http: Http, url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = await post(http, url, init).catch((cause: unknown) => {
    throw poolError(String(cause), { codes: ["NETWORK_ERROR"], cause });
  });
  const { status, headers, body } = answer;
  if (status === 200 && body) return body;
  const code = String(body?.error ?? body?.__type ?? "INVALID_ANSWER");
  const message = String(body?.error_description ?? body?.message ?? status);
  throw poolError(`${code}: ${message}`, { codes: [code], status, retryAfterMs: parseRetryAfter(headers) });
}

function poolError(message: string, details: ConstructorParameters<typeof ApiError>[1]): ApiError {
  return new ApiError(`The user pool gave no token: ${message}`, { ...details, isUndone: true });
}
