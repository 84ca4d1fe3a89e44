import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const poolId = "eu-north-1_embedded";
export const clientId = "embedded-web";
const issuer = `https://cognito-idp.eu-north-1.amazonaws.com/${poolId}`;

// All pools of a test file share the keys, which are slow to create. The keys are short, because some tests sign
// thousands of tokens.
const createPair = (kid: string) => ({ kid, ...generateKeyPairSync("rsa", { modulusLength: 1024 }) });
const firstPair = createPair("one");
const secondPair = createPair("two");

type Claims = Record<string, unknown>;
type Reply = { status: number; body: object; headers?: Record<string, string> };

/** A user pool that the test controls: it signs any token, gives chosen answers and records its calls. */
export type StandInPool = {
  url: string;
  /** The names of the calls since the last call of this function. */
  takeCalls(): string[];
  lastInput: Record<string, unknown>;
  /** The answer of the token endpoint, and the last request to it. */
  token: Reply;
  tokenRequest: { form: string; authorization?: string; cookie?: string } | null;
  /** Answers to the next calls by name. By default a refresh returns a new token. */
  answers: Record<string, () => Reply>;
  /** Handles each request first, also for the keys (`jwks.json`); returns false to let the pool answer. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** The pool's clock is ahead of this machine's by this many hours. */
  offsetHours: number;
  /** Signs with a new key from now on; the key set has both keys. */
  turnKeys(): void;
  accessToken(claims?: Claims): string;
  idToken(claims?: Claims): string;
  /** A good token's claims and the public key, as a forger knows them. */
  forgersKit: { claims: Claims; publicKey: string };
  close(): Promise<void>;
};

export const rejection = (): Reply => ({ status: 400, body: { __type: "NotAuthorizedException", message: "no" } });

export async function startStandInPool(): Promise<StandInPool> {
  let pairs = [firstPair];
  const sign = (claims: Claims) => {
    const shifted = (time: unknown) => Number(time) + pool.offsetHours * 3600;
    return signed({ ...claims, iat: shifted(claims.iat), exp: shifted(claims.exp) }, pairs.at(-1) ?? firstPair);
  };
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("date", new Date(Date.now() + pool.offsetHours * 3_600_000).toUTCString());
    if (pool.fault?.(request, response)) return;
    if (request.url?.endsWith("/jwks.json")) return void response.end(JSON.stringify({ keys: pairs.map(toJwk) }));
    if (request.url === "/oauth2/token") {
      const { authorization, cookie } = request.headers;
      pool.tokenRequest = { form: await text(request), authorization, cookie };
      response.writeHead(pool.token.status, { "content-type": "application/json" });
      return void response.end(JSON.stringify(pool.token.body));
    }
    const call = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
    const input = JSON.parse(await text(request));
    if (input.AuthFlow === "USER_SRP_AUTH") return void refuseSrp(response);
    pool.lastInput = input;
    calls.push(call);
    const answer = pool.answers[call]?.() ?? goodAnswer(call, pool.lastInput, sign);
    response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.1", ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const pool: StandInPool = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeCalls: () => calls.splice(0),
    lastInput: {},
    answers: {},
    token: { status: 400, body: { error: "invalid_client" } },
    tokenRequest: null,
    fault: null,
    offsetHours: 0,
    turnKeys: () => {
      pairs = [firstPair, secondPair];
    },
    accessToken: (claims) => sign({ ...accessClaims(), ...claims }),
    idToken: (claims) => sign({ ...idClaims(), ...claims }),
    forgersKit: {
      claims: accessClaims(),
      publicKey: firstPair.publicKey.export({ type: "spki", format: "pem" }).toString(),
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return pool;
}

/** Refuses SRP, which needs two calls for a sign-in. Tests that choose the pool's answers expect one call. */
function refuseSrp(response: ServerResponse): void {
  const message = "USER_SRP_AUTH is not enabled for the client.";
  response.writeHead(400, { "content-type": "application/x-amz-json-1.1" });
  response.end(JSON.stringify({ __type: "InvalidParameterException", message }));
}

/** Answers `GetUser`, by which the gateway learns of revoked tokens, without tokens, and other calls with tokens. */
function goodAnswer(call: string, input: Record<string, unknown>, sign: (claims: Claims) => string): Reply {
  if (call === "GetUser") return { status: 200, body: {} };
  const tokens = { AccessToken: sign(accessClaims()), IdToken: sign(idClaims()) };
  const isSignIn = call === "RespondToAuthChallenge" || input.AuthFlow === "USER_PASSWORD_AUTH";
  const RefreshToken = isSignIn ? "refresh-1" : undefined;
  return { status: 200, body: { AuthenticationResult: { ...tokens, RefreshToken } } };
}

export const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

function accessClaims(): Claims {
  const jti = crypto.randomUUID();
  const times = { iat: inMinutes(0), exp: inMinutes(60) };
  return {
    sub: "user-1",
    iss: issuer,
    client_id: clientId,
    token_use: "access",
    jti,
    origin_jti: "origin-1",
    ...times,
  };
}

function idClaims(): Claims {
  return { sub: "user-1", iss: issuer, aud: clientId, token_use: "id", iat: inMinutes(0), exp: inMinutes(60) };
}

type Pair = { kid: string; publicKey: KeyObject; privateKey: KeyObject };

function toJwk({ kid, publicKey }: Pair) {
  return { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" };
}

function signed(claims: Claims, { kid, privateKey }: Pair): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ alg: "RS256", kid, typ: "JWT" })}.${encode(claims)}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(privateKey, "base64url")}`;
}
