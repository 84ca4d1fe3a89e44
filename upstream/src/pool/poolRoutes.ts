import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import type { PoolCall } from "./poolAction.ts";
import { poolActions } from "./poolActions.ts";
import { invalidParameter, PoolError } from "./poolError.ts";

const mediaType = "application/x-amz-json-1.1";
const targetPrefix = "AWSCognitoIdentityProviderService.";
const actionsWithClient = new Set(["InitiateAuth", "RespondToAuthChallenge", "RevokeToken"]);

/** The identity service's JSON protocol (POST with an action header) and the public keys of its tokens. */
export async function poolRoutes(app: FastifyInstance, { db, userPool }: Services): Promise<void> {
  app.addContentTypeParser(mediaType, { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.setErrorHandler(sendPoolError);

  app.post("/", async (request, reply) => {
    const target = String(request.headers["x-amz-target"] ?? "");
    const name = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : "";
    const action = poolActions.get(name);
    if (!action) throw new PoolError("UnknownOperationException", "This pool does not know the action");
    const input = readInput(request.body);
    if (actionsWithClient.has(name)) checkClient({ db, userPool, input });
    const output = await action({ db, userPool, input });
    return reply.header("cache-control", "no-store").type(mediaType).send(JSON.stringify(output));
  });

  app.get(`/${userPool.poolId}/.well-known/jwks.json`, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send({ keys: [userPool.publicJwk] }),
  );
}

function readInput(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalidParameter("A JSON object is needed");
  if (JSON.stringify(body).includes("\\u0000")) throw invalidParameter("NUL is not a character of any field");
  return { ...body };
}

function checkClient({ userPool, input }: PoolCall): void {
  if (input.ClientId !== userPool.clientId) {
    throw new PoolError("ResourceNotFoundException", "This user pool client does not exist.");
  }
}

function sendPoolError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof PoolError;
  if (known) request.log.warn({ type: error.type }, "the user pool refused");
  else request.log.error({ err: error }, "unexpected failure in the user pool");
  const type = known ? error.type : "InternalErrorException";
  const message = known ? error.message : "The identity service failed; try again.";
  return reply
    .status(known ? 400 : 500)
    .header("x-amzn-errortype", type)
    .type(mediaType)
    .send(JSON.stringify({ __type: type, message }));
}
