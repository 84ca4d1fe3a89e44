import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Services } from "../context.ts";
import { maxImportBytes } from "../graphql/queryCostPlugin.ts";
import { clientErrors } from "./clientErrors.ts";
import { explorer } from "./explorer.ts";
import { graphqlEndpoint } from "./graphqlEndpoint.ts";
import { guide } from "./guide.ts";
import { health, probes, type Readiness } from "./health.ts";
import { createClientErrorHandler, handleHttpError } from "./httpErrors.ts";
import { publicLog } from "./publicLog.ts";
import { createSecureResponse, securityHeaders } from "./securityHeaders.ts";
import { securityTxt } from "./securityTxt.ts";
import { webClient } from "./webClient.ts";

export async function createServer(services: Services, readiness: Readiness): Promise<FastifyInstance> {
  const { config, log, metrics } = services;
  const typeDefs = readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8");
  const headers = await securityHeaders(config);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    childLoggerFactory: (logger) => logger,
    bodyLimit: maxImportBytes,
    requestTimeout: 20_000,
    // Open connections get answers while the server closes.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      ServerResponse: createSecureResponse(headers),
    },
    frameworkErrors: handleHttpError,
    clientErrorHandler: createClientErrorHandler(headers),
    trustProxy: config.trustProxy ?? false,
  });

  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (!readiness.isReady) reply.header("connection", "close");
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    // Logs the route instead of the address, which may hold a certificate's code.
    const labels = { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode };
    const level = probes.includes(labels.route) ? "debug" : "info";
    log[level]({ requestId: request.id, ...labels, milliseconds: Math.round(reply.elapsedTime) }, "request");
    metrics.http.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.setErrorHandler(handleHttpError);
  await app.register(cookie);
  await app.register((scope) => graphqlEndpoint(scope, typeDefs, services));
  health(app, services, readiness);
  securityTxt(app, config);
  clientErrors(app, services);
  await app.register((scope) => explorer(scope, services));
  await app.register((scope) => guide(scope, config));
  await app.register((scope) => publicLog(scope, config));
  await webClient(app, config, log);
  return app;
}

// A caller's own request id is used if it is harmless in a log.
function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
