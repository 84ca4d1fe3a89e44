import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { type Context, createContext, type Services } from "./context.ts";
import { bearerToken } from "./session/bearerToken.ts";

type Parts = { apollo: ApolloServer<Context>; typeDefs: string; services: Services };

/**
 * `/graphql`: operations by POST, and queries of bearers by GET. Nothing runs by GET for whom the browser adds cookies. Pages of the
 * configured origins may use it and the contract, without cookies.
 */
export async function graphqlEndpoint(app: FastifyInstance, { apollo, typeDefs, services }: Parts): Promise<void> {
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, { context: (request, reply) => createContext(services, request, reply) });
  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) await app.register(cors, { origin: corsOrigins, ...crossOrigin });
  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/graphql",
    exposeHeadRoute: false,
    onRequest: (request, reply, done) => {
      reply.header("cache-control", "no-store");
      if (request.method === "POST") return done();
      if (bearerToken(request)) {
        // No browser adds a bearer token by itself, so such an address cannot be opened in somebody's name.
        request.headers["apollo-require-preflight"] = "1";
        return done();
      }
      const message = "Send operations by POST; queries by GET are for bearers.";
      reply.code(405).header("allow", "POST").type("application/json; charset=utf-8").send(JSON.stringify({ message }));
    },
    onSend: (_, reply, payload, done) => {
      if (reply.statusCode === 401) reply.header("www-authenticate", "Bearer");
      done(null, payload);
    },
    handler: answer,
  });
  app.get("/schema.graphql", (_, reply) => reply.type("text/plain; charset=utf-8").send(typeDefs));
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
