import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseDown } from "../errors.ts";
import type { CognitoServices } from "./action.ts";
import { checkAddress, countAttempt, countFailure, countTry } from "./attempts.ts";
import { headerOrigin } from "./callOrigin.ts";
import { CognitoError } from "./cognitoError.ts";
import { findPoolClient } from "./poolClient.ts";

/** The limit per client. A program that stores its token needs one token an hour. */
const tokensOfClient = { limit: 60, windowSeconds: 60 };

class OAuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The hosted pool's `/oauth2/token` with `grant_type=client_credentials` (RFC 6749, section 4.4), for programs. */
export async function tokenRoute(app: FastifyInstance, services: CognitoServices): Promise<void> {
  const { userPool } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
  app.setErrorHandler(sendOAuthError);
  app.post("/oauth2/token", async (request, reply) => {
    const form = readForm(request.body);
    if (form.grant_type === undefined) throw new OAuthError(400, "invalid_request", "grant_type is missing.");
    const client = await authenticateClient(services, request, form);
    if (form.grant_type !== "client_credentials") {
      throw new OAuthError(400, "unsupported_grant_type", "Only client_credentials is supported here.");
    }
    const scopes = chooseScopes(form.scope, client.scopes);
    const now = Date.now();
    const seconds = userPool.settings.accessTokenSeconds;
    const expiresAt = new Date(Math.min(now + seconds * 1_000, client.endsAt.getTime()));
    const accessToken = await userPool.issueClientToken(client.clientId, scopes, expiresAt);
    const expiresIn = Math.floor((expiresAt.getTime() - now) / 1_000);
    return answer(reply, 200, { access_token: accessToken, expires_in: expiresIn, token_type: "Bearer" });
  });
}

type Form = Partial<Record<string, string>>;

function readForm(body: unknown): Form {
  if (!(body instanceof URLSearchParams)) {
    throw new OAuthError(400, "invalid_request", "The body must be application/x-www-form-urlencoded.");
  }
  const form = Object.fromEntries(body);
  if (Object.keys(form).length !== body.size) {
    throw new OAuthError(400, "invalid_request", "No parameter may come twice.");
  }
  return form;
}

/** Wrong secrets do not count against the client's limit. Otherwise anybody could use it up: client ids are public. */
async function authenticateClient({ db, config }: CognitoServices, request: FastifyRequest, form: Form) {
  const { clientId, secret } = readCredentials(request, form);
  const origin = headerOrigin(request, config.gatewaySecret);
  await checkAddress(db, origin, tooMany);
  const client = await findPoolClient(db, clientId, secret);
  if (!client) {
    await countAttempt(db, clientId, origin);
    await countFailure(db, clientId, origin);
    throw invalidClient();
  }
  await countTry(db, `token ${clientId}`, tokensOfClient, tooMany);
  return client;
}

function readCredentials(request: FastifyRequest, form: Form): { clientId: string; secret: string } {
  const { authorization } = request.headers;
  if (authorization !== undefined && form.client_secret !== undefined) {
    throw new OAuthError(400, "invalid_request", "Send the client's credentials in one way only.");
  }
  const { clientId, secret } =
    authorization === undefined
      ? { clientId: form.client_id ?? "", secret: form.client_secret ?? "" }
      : readBasic(authorization);
  if (!/^[\w-]{1,128}$/.test(clientId) || secret === "" || secret.length > 512) throw invalidClient();
  return { clientId, secret };
}

function readBasic(authorization: string): { clientId: string; secret: string } {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(authorization) ?? [];
  const [, clientId, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? "", "base64").toString()) ?? [];
  try {
    // Id and secret are form-encoded before they are joined (RFC 6749, section 2.3.1).
    return { clientId: decodeURIComponent(clientId ?? ""), secret: decodeURIComponent(secret ?? "") };
  } catch {
    throw invalidClient();
  }
}

function chooseScopes(asked: string | undefined, allowed: string[]): string[] {
  const scopes = new Set(asked?.split(" ").filter(Boolean));
  if (scopes.size === 0) return allowed;
  if (![...scopes].every((scope) => allowed.includes(scope))) {
    throw new OAuthError(400, "invalid_scope", `The client may ask for ${allowed.join(" ")}.`);
  }
  return [...scopes];
}

/** The same answer for an unknown, expired or revoked client and for a wrong secret. */
function invalidClient(): OAuthError {
  return new OAuthError(401, "invalid_client", "The client is not known, has ended, or its secret is another one.");
}

function tooMany(retryAfter = tokensOfClient.windowSeconds): OAuthError {
  return new OAuthError(
    429,
    "temporarily_unavailable",
    "Too many requests. Keep a token until it ends, and try later.",
    retryAfter,
  );
}

function sendOAuthError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toOAuthError(error);
  if (known.status >= 500) request.log.error({ err: error }, "unexpected failure of the token endpoint");
  else request.log.warn({ code: known.code }, "the token endpoint refused");
  if (known.status === 401) reply.header("www-authenticate", 'Basic realm="oauth2"');
  if (known.retryAfter !== undefined) reply.header("retry-after", known.retryAfter);
  return answer(reply, known.status, { error: known.code, error_description: known.message });
}

function toOAuthError(error: Error): OAuthError {
  if (error instanceof OAuthError) return error;
  if (error instanceof CognitoError) return tooMany(error.retryAfter);
  if (isDatabaseDown(error)) return new OAuthError(503, "temporarily_unavailable", "Try again shortly.");
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new OAuthError(400, "invalid_request", "The request could not be read.");
  return new OAuthError(500, "server_error", "The identity service failed; try again.");
}

function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).headers({ "cache-control": "no-store", pragma: "no-cache" }).send(body);
}
