import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseDown } from "../errors.ts";
import type { CognitoServices } from "./action.ts";
import { actionName, actions } from "./actions.ts";
import { callOrigin } from "./callOrigin.ts";
import { CognitoError, FlowNotEnabled, invalidParameter } from "./cognitoError.ts";
import { createFairQueue } from "./fairQueue.ts";
import type { UserPool } from "./userPool.ts";

const mediaType = "application/x-amz-json-1.1";
/** Hashing uses two of Node's four threads, since files need the rest. A full queue's last task waits under 3 s. */
const hashing = { concurrency: 2, maxPerOrigin: 16, maxTotal: 128 };

/** Serves the protocol of the hosted identity service (POST with an action header) and the tokens' public keys. */
export async function cognitoRoutes(app: FastifyInstance, services: CognitoServices): Promise<void> {
  const { db, userPool, mail, config } = services;
  const unfinished = new Set<Promise<void>>();
  const queue = createFairQueue({
    ...hashing,
    refusal: tooManyRequests,
  });
  app.addContentTypeParser(mediaType, { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.setErrorHandler(sendCognitoError);
  app.addHook("onClose", async () => {
    await Promise.all(unfinished);
  });

  app.post("/", async (request, reply) => {
    const known = actions.get(actionName(request.headers) ?? "");
    if (!known) throw new CognitoError("UnknownOperationException", "This pool does not know the action");
    const input = readInput(request.body);
    if (known.client) checkClient(input, userPool.clientId);
    const later = (work: () => Promise<void>) => {
      const done = work()
        .catch((error: unknown) => request.log.error({ err: error }, "a code could not be mailed"))
        .then(() => void unfinished.delete(done));
      unfinished.add(done);
    };
    const origin = callOrigin(request, input, config.gatewaySecret);
    const answer = async () => {
      // A caller that has gone reads no answer, so the next task can run at once.
      if (request.raw.socket.destroyed) throw tooManyRequests();
      return known.action({ db, userPool, mail, config, input, origin, later });
    };
    const output = await (known.hashes ? queue.run(origin, answer) : answer());
    return reply.header("cache-control", "no-store").type(mediaType).send(JSON.stringify(output));
  });

  app.get(`/${userPool.poolId}/.well-known/jwks.json`, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send({ keys: await userPool.publicKeys() }),
  );
  app.get(`/${userPool.poolId}/.well-known/openid-configuration`, async ({ protocol, host }, reply) =>
    reply.header("cache-control", "no-cache").send(describePool(userPool, config.publicUrl ?? `${protocol}://${host}`)),
  );
}

/** Describes the pool as OpenID Connect Discovery does, without the pages for browsers, which the pool lacks. */
function describePool({ issuer, poolId }: UserPool, url: string) {
  return {
    id_token_signing_alg_values_supported: ["RS256"],
    issuer,
    jwks_uri: `${url}/${poolId}/.well-known/jwks.json`,
    response_types_supported: [],
    subject_types_supported: ["public"],
    token_endpoint: `${url}/oauth2/token`,
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  };
}

function tooManyRequests(): CognitoError {
  return new CognitoError("TooManyRequestsException", "Too many requests", 1);
}

function readInput(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalidParameter("A JSON object is needed");
  if (holdsNul(body)) throw invalidParameter("NUL is not a character of any field");
  return { ...body };
}

const maxDepth = 10;

function holdsNul(value: unknown, level = 0): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  if (level === maxDepth) throw invalidParameter(`No field nests deeper than ${maxDepth} levels`);
  return Object.entries(value)
    .flat()
    .some((part) => holdsNul(part, level + 1));
}

function checkClient(input: Record<string, unknown>, clientId: string): void {
  if (input.ClientId !== clientId) {
    throw new CognitoError("ResourceNotFoundException", "This user pool client does not exist.");
  }
}

function sendCognitoError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, type, message } = toAnswer(error);
  if (status === 400) request.log[error instanceof FlowNotEnabled ? "info" : "warn"]({ type }, "the user pool refused");
  else request.log.error({ err: error }, "unexpected failure in the user pool");
  if (error instanceof CognitoError && error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
  return reply
    .status(status)
    .header("x-amzn-errortype", type)
    .type(mediaType)
    .send(JSON.stringify({ __type: type, message }));
}

function toAnswer(error: Error): { status: number; type: string; message: string } {
  if (error instanceof CognitoError) return { status: 400, type: error.type, message: error.message };
  if (isDatabaseDown(error)) {
    return { status: 503, type: "ServiceUnavailable", message: "The identity service cannot be reached; try again." };
  }
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    return { status: 400, type: "SerializationException", message: "The request could not be read." };
  }
  return { status: 500, type: "InternalErrorException", message: "The identity service failed; try again." };
}
