import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { UserErrorCode } from "../__generated__/schema.ts";
import type { Services } from "../context.ts";
import { createRateLimit, networkOf } from "../limits/rateLimit.ts";
import { messages } from "../rest/errors.ts";
import { refuseForeignOrigin } from "../session/requestOrigin.ts";
import { httpError } from "./httpErrors.ts";

type ClientError = { name: string; component?: string; line?: number; column?: number };
type Told = Pick<Services, "config" | "log" | "metrics" | "sharedState">;

const names = [
  "TypeError",
  "ReferenceError",
  "RangeError",
  "SyntaxError",
  "NetworkFailure",
  "UnansweredField",
  "Error",
];
const position = { type: "integer", minimum: 1, maximum: 10_000_000 };

// The values are from closed lists, numbers or ids, so the log holds no person's text. Fastify drops all other fields.
// `component` is logged only if it names a file of the build.
const body = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: {
    name: { enum: names },
    code: { enum: [...new Set([...Object.keys(messages), ...Object.values(UserErrorCode), "INTERNAL_SERVER_ERROR"])] },
    component: { type: "string", maxLength: 100 },
    line: position,
    column: position,
    version: { type: "string", pattern: String.raw`^\d{1,4}\.\d{1,4}\.\d{1,4}( [\da-f]{7})?$` },
    requestId: { type: "string", pattern: String.raw`^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$` },
  },
};

/** Logs and counts crashes of the web client: at most 4 kB each, and at most ten a minute from a network. */
export function clientErrors(app: FastifyInstance, { config, log, metrics, sharedState }: Told): void {
  const rate = createRateLimit(sharedState, {
    name: "client-errors",
    maxPerMinute: 10,
    onRefused: () => metrics.refused.inc({ limit: "client-errors" }),
  });
  const assets = join(config.webDist, "assets");
  const components = new Set(existsSync(assets) ? readdirSync(assets) : []);
  app.post<{ Body: ClientError }>("/client-errors", {
    bodyLimit: 4_096,
    schema: { body },
    onRequest: async (request, reply) => {
      try {
        refuseForeignOrigin(request, config.publicUrl);
      } catch {
        throw httpError(403);
      }
      const { wait } = await rate.take(networkOf(request.ip));
      if (wait > 0) return reply.code(429).header("retry-after", wait).send({ message: "Too many crashes are told." });
    },
    handler: async ({ body: { component = "", line, column, ...told } }, reply) => {
      const place = components.has(component) ? { component, line, column } : { component: "unknown" };
      log.warn({ ...told, ...place }, "a page crashed");
      metrics.clientErrors.inc({ name: told.name });
      return reply.code(204).send();
    },
  });
}
