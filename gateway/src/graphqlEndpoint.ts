import { fastifyApolloHandler } from "@as-integrations/fastify";
import cors from "@fastify/cors";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { GraphQLFormattedError, GraphQLSchema } from "graphql";
import { type Context, createContext, type Services } from "./context.ts";
import { logError } from "./errors.ts";
import { maxBodyBytes } from "./graphql/bodySize.ts";
import { createApollo } from "./graphql/createApollo.ts";
import { httpError } from "./httpErrors.ts";
import { createSchema } from "./schema.ts";
import { bearerToken } from "./session/requestOrigin.ts";

/** Nothing runs by GET with cookies. Pages of the configured origins may use bearer tokens, never cookies. */
export async function graphqlEndpoint(app: FastifyInstance, typeDefs: string, services: Services): Promise<void> {
  const handler = await createHandler(app, createSchema(typeDefs), services);
  const { corsOrigins, maxEventLoopDelayMs } = services.config;
  // Health, metrics and the web client go on under load. The delay is the mean of a second, which one long operation does not come near.
  await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, retryAfter: 1 });
  if (corsOrigins.length > 0) await app.register(cors, { origin: corsOrigins, ...crossOrigin });
  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/graphql",
    exposeHeadRoute: false,
    onRequest: (request, reply, done) => {
      reply.header("cache-control", "no-store");
      if (isAnonymous(request) && Number(request.headers["content-length"]) > maxBodyBytes) return done(httpError(413));
      if (request.method === "POST") return done(isUtf8(request.headers["content-type"]) ? undefined : httpError(415));
      if (bearerToken(request)) {
        // No browser adds a bearer token by itself, so such an address cannot be opened in somebody's name.
        request.headers["apollo-require-preflight"] = "1";
        return done();
      }
      reply.header("allow", "POST");
      done(httpError(405));
    },
    onSend: (_, reply, payload, done) => {
      if (reply.statusCode === 401) reply.header("www-authenticate", "Bearer");
      done(null, payload);
    },
    handler,
  });
  app.get("/schema.graphql", (_, reply) => reply.type("text/plain; charset=utf-8").send(typeDefs));
}

/** Only somebody with a session or token may send an import, which is larger than other requests. */
function isAnonymous(request: FastifyRequest): boolean {
  return bearerToken(request) === undefined && request.headers.cookie === undefined;
}

// JSON is read as UTF-8 whatever else it says, so that a text in another charset would be stored as something else.
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
  const contexts = new WeakMap<FastifyRequest, Context>();
  const handle: RouteHandlerMethod = fastifyApolloHandler(apollo, {
    async context(request, reply) {
      try {
        const context = await createContext(services, request, reply);
        contexts.set(request, context);
        return context;
      } catch (error) {
        logError(services.log, error, request.id);
        throw error;
      }
    },
  });
  return async function handleOperation(request, reply) {
    try {
      const answer = await handle.call(this, request, reply);
      return reply.statusCode < 400 ? answer : withRequestId(answer, request.id);
    } finally {
      contexts.get(request)?.end();
    }
  };
}

// Apollo shows no plugin a request that it cannot read or that has no context.
function withRequestId(answer: unknown, requestId: string): string {
  const { errors, ...more }: Refused = JSON.parse(String(answer));
  return JSON.stringify({
    errors: errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } })),
    ...more,
  });
}

type Refused = { errors?: GraphQLFormattedError[] };

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
