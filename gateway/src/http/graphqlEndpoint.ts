import { Transform, type TransformCallback } from "node:stream";
import { constants } from "node:zlib";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Caller, Context, Services } from "../context.ts";
import { createContext, openCaller } from "../createContext.ts";
import { createApollo } from "../graphql/createApollo.ts";
import { logError } from "../graphql/formatError.ts";
import { isQuery } from "../graphql/plugins.ts";
import { maxBodyBytes, maxImportBytes } from "../graphql/queryCostPlugin.ts";
import { createSchema } from "../schema/schema.ts";
import { bearerToken } from "../session/requestOrigin.ts";
import { handleHttpError, httpError } from "./httpErrors.ts";
import { shortenHeaders } from "./securityHeaders.ts";

/** GET needs a bearer token. Pages of the configured origins may send bearer tokens, but no cookies. */
export async function graphqlEndpoint(app: FastifyInstance, typeDefs: string, services: Services): Promise<void> {
  const handler = await createHandler(app, createSchema(typeDefs), services);
  const { corsOrigins, maxEventLoopDelayMs } = services.config;
  // Under load only this endpoint refuses requests; health, metrics and the web client still answer.
  // The delay is the mean of a second. One operation delays far less than the limit.
  await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, retryAfter: 1 });
  // `/graphql` is not compressed, because the length of an answer can reveal a secret (BREACH).
  // Other routes call `compress` themselves.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(compress, { global: false, encodings: ["br", "gzip"], brotliOptions });
  if (corsOrigins.length > 0) await app.register(cors, { origin: corsOrigins, ...crossOrigin });
  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/graphql",
    exposeHeadRoute: false,
    onRequest: (request, reply, done) => {
      shortenHeaders(reply);
      reply.header("cache-control", "no-store");
      if (request.method === "POST") return done(isUtf8(request.headers["content-type"]) ? undefined : httpError(415));
      if (bearerToken(request)) {
        // Browsers never add a bearer token by themselves, so this GET is no cross-site request.
        request.headers["apollo-require-preflight"] = "1";
        return done();
      }
      reply.header("allow", "POST");
      done(httpError(405));
    },
    preParsing: async (request, reply, payload) => {
      if (lengthOf(request) > maxImportBytes) throw httpError(413);
      const caller: ReadCaller = { ...(await openCaller(services, request, reply)), bodyBytes: lengthOf(request) };
      callers.set(request, caller);
      const maxBytes = caller.session.callerId() === null ? maxBodyBytes : maxImportBytes;
      if (caller.bodyBytes > maxBytes) throw httpError(413);
      return request.headers["transfer-encoding"] ? payload.pipe(countBody(caller, maxBytes)) : payload;
    },
    errorHandler: (error, request, reply) => {
      if (!(error instanceof GraphQLError)) return handleHttpError(error, request, reply);
      logError(services.log, error, request.id);
      return refuse(error, request, reply);
    },
    onSend: (request, reply, payload, done) => {
      if (isSending(request)) reply.header("connection", "close");
      if (reply.statusCode === 401) reply.header("www-authenticate", "Bearer");
      done(null, payload);
    },
    handler,
  });
  app.get("/schema.graphql", (_, reply) =>
    reply.header("vary", "accept-encoding").type("text/plain; charset=utf-8").compress(typeDefs),
  );
}

type ReadCaller = Caller & { bodyBytes: number; context?: Context };

const callers = new WeakMap<FastifyRequest, ReadCaller>();

const lengthOf = ({ headers }: FastifyRequest) => Number(headers["content-length"] ?? 0);

/** A chunked body has no length, so reading stops at the caller's limit. */
function countBody(caller: ReadCaller, maxBytes: number): Transform {
  return new Transform({
    transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
      caller.bodyBytes += chunk.length;
      done(caller.bodyBytes > maxBytes ? httpError(413) : null, chunk);
    },
  });
}

/** True if much of the body may still follow. A new connection then costs less than reading the rest. */
function isSending({ raw, headers }: FastifyRequest): boolean {
  return (
    !raw.complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > maxBodyBytes)
  );
}

type Http = { status?: number; headers?: Iterable<[string, string]> };

function refuse({ message, extensions }: GraphQLError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status = 500, headers = [] }: Http = extensions.http ?? {};
  const { code, retryAfter } = extensions;
  const errors = [{ message, extensions: { code, retryAfter, requestId: request.id } }];
  return reply.code(status).headers(Object.fromEntries(headers)).send({ errors });
}

// JSON is always read as UTF-8, so a text in another charset would be stored wrong.
function isUtf8(contentType = ""): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

async function createHandler(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
): Promise<RouteHandlerMethod> {
  const apollo = createApollo(schema, services, app);
  await apollo.start();
  const handle: RouteHandlerMethod = fastifyApolloHandler(apollo, {
    async context(request, reply) {
      try {
        const caller = callers.get(request);
        if (!caller) throw new Error("The request was not looked at before its body.");
        caller.context = await createContext(services, caller, request, reply);
        return caller.context;
      } catch (error) {
        logError(services.log, error, request.id);
        throw error;
      }
    },
  });
  return async function handleOperation(request, reply) {
    try {
      const answer = await handle.call(this, request, reply);
      if (reply.statusCode >= 400) return withRequestId(answer, request.id);
      return isQuery(reply) && typeof answer === "string" ? reply.compress(Buffer.from(answer)) : answer;
    } finally {
      callers.get(request)?.context?.end();
    }
  };
}

// Apollo's plugins do not see requests that are unreadable or lack a context, so their errors get the request id here.
function withRequestId(answer: unknown, requestId: string): string {
  const { errors, ...more }: { errors?: GraphQLFormattedError[] } = JSON.parse(String(answer));
  return JSON.stringify({
    errors: errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } })),
    ...more,
  });
}

const crossOrigin = {
  methods: ["GET", "POST"],
  allowedHeaders: ["authorization", "content-type", "apollo-require-preflight", "idempotency-key", "x-request-id"],
  exposedHeaders: [
    "x-request-id",
    "retry-after",
    "ratelimit-limit",
    "ratelimit-remaining",
    "ratelimit-reset",
    "deprecated-fields",
    "www-authenticate",
  ],
  credentials: false,
  maxAge: 600,
};
