import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import { type Context, createContext, type Services } from "./context.ts";

/** `/graphql`: operations by POST, and queries of bearers by GET. Nothing runs by GET for whom the browser adds cookies. */
export async function graphqlEndpoint(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  services: Services,
): Promise<void> {
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, { context: (request, reply) => createContext(services, request, reply) });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    exposeHeadRoute: false,
    onRequest: (request, reply, done) => {
      reply.header("cache-control", "no-store");
      if (request.method === "POST" || request.headers.authorization) return done();
      const message = "Send operations by POST; queries by GET are for bearers.";
      reply.code(405).header("allow", "POST").type("application/json; charset=utf-8").send(JSON.stringify({ message }));
    },
    handler: answer,
  });
}
