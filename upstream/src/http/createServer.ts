import { randomUUID } from "node:crypto";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { actionName } from "../cognito/actions.ts";
import { cognitoRoutes } from "../cognito/routes.ts";
import { tokenRoute } from "../cognito/tokenRoute.ts";
import { requestIdStorage } from "../database/logStatements.ts";
import { ApiError, sendProblem } from "../errors.ts";
import { logRoutes } from "../log/logRoutes.ts";
import { outboxPages } from "../mail/outboxPages.ts";
import { fileRoutes } from "../storage/fileRoutes.ts";
import { handleClientError } from "./handleClientError.ts";
import { healthRoutes } from "./healthRoutes.ts";
import { arrivalTimes, limitArrival } from "./limitArrival.ts";
import type { Api, Services } from "./operation.ts";
import { apiRoutes } from "./routes.ts";
import { methodsOf } from "./specification.ts";
import { compileValidator, toValidationError } from "./validation.ts";

// Headers of answers that browsers may open. Routes that serve files set their own headers instead.
const closed = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

const safeRequestId = /^[A-Za-z0-9._-]{1,64}$/;

export async function createServer(services: Services, api: Api, times = arrivalTimes): Promise<FastifyInstance> {
  const overTls: Record<string, string> = services.config.publicUrl?.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {};
  const app = Fastify({
    bodyLimit: 100_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Requests on open connections are answered normally during the close.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && safeRequestId.test(given) ? given : randomUUID();
    },
    loggerInstance: services.log.child({}, { serializers: { req: describeRequest } }),
    // Handles errors that occur before any hook, for example for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      sendProblem(error, request, reply.headers({ ...closed, ...overTls, "x-request-id": request.id })),
    clientErrorHandler: (error, socket) => handleClientError(error, socket, { ...closed, ...overTls }),
    trustProxy: services.config.trustProxy ?? false,
  });
  limitArrival(app, times);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(services.config.role === "jobs" ? runsJobsOnly() : unknownAddress(request, reply), request, reply),
  );
  // Sets the id after the body has arrived, because events of the body belong to the connection and not to a request.
  app.addHook("preValidation", (request, _reply, done) => requestIdStorage.run(request.id, done));
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    for (const [name, value] of Object.entries({ ...closed, ...overTls }))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!services.readiness.isReady) reply.header("connection", "close");
  });
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
    services.metrics?.answered(operationName(request), statusCode, elapsedTime);
  });
  await app.register(async (scope) => healthRoutes(scope, services));
  if (services.config.role === "jobs") return app;

  for (const routes of [cognitoRoutes, tokenRoute, fileRoutes, logRoutes, outboxPages, ...api.pages]) {
    await app.register(async (scope) => routes(scope, services));
  }
  await app.register(async (scope) => apiRoutes(scope, services, api));
  return app;
}

function runsJobsOnly(): ApiError {
  return new ApiError(404, "NOT_FOUND", "This process only runs jobs (ROLE=jobs). Another one answers requests.");
}

/** Answers 405 if the address has other methods (RFC 9110), else 404. */
function unknownAddress({ method, url }: FastifyRequest, reply: FastifyReply): ApiError {
  const path = url.split("?", 1)[0] ?? "";
  const methods = methodsOf(path);
  if (methods.length === 0)
    return new ApiError(
      404,
      "NOT_FOUND",
      "This service has nothing at this address. The contract, openapi.yaml, lists what it has.",
    );
  reply.header("allow", methods.join(", "));
  const message = `${method} is not possible at this address, but ${methods.join(" and ")} ${methods.length > 1 ? "are" : "is"}.`;
  return new ApiError(405, "METHOD_NOT_ALLOWED", message);
}

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // `maxDetails` is fifty for a usual body. For a large list it allows one fault per possible item.
  const maxDetails = request.routeOptions.bodyLimit / 2_000;
  return sendProblem(error.validation ? toValidationError(error.validation, maxDetails) : error, request, reply);
}

// Logs only the route, because headers hold tokens, queries signatures, and paths certificate codes or secrets.
function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? "none" };
}

/** The contract's operation, the user pool's action, or the route. All values come from closed lists. */
function operationName({ routeOptions, headers }: FastifyRequest): string {
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
  if (operationId) return operationId;
  const action = routeOptions.url === "/" ? actionName(headers) : undefined;
  return action ? `pool.${action}` : (routeOptions.url ?? "none");
}
