import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../context.ts";
import { networkOf } from "../limits/networkOf.ts";
import { boundedRequest } from "../session/boundedRequest.ts";
import { httpError } from "./httpErrors.ts";

type Credentials = { clientId: string; clientSecret: string };

/**
 * `/explorer/token`: asks the pool's token endpoint for the explorer, whose policy allows no other host. Cookies and answers are not
 * stored; pool and gateway count attempts by address, as for a sign-in.
 */
export function explorerToken(app: FastifyInstance, { config, signInAttempts }: Services): void {
  const { tokenUrl, gatewaySecret, userPoolEndpoint } = config;
  app.post("/explorer/token", { bodyLimit: 2_000 }, async (request, reply) => {
    if (tokenUrl === null) throw httpError(404);
    const { clientId, clientSecret } = readCredentials(request);
    const { wait } = await signInAttempts.take(networkOf(request.ip));
    if (wait > 0) return reply.code(429).header("retry-after", wait).send({ error: "temporarily_unavailable" });
    const secret = userPoolEndpoint === null ? null : gatewaySecret;
    const response = await boundedRequest(tokenUrl, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        ...(secret !== null && { "x-gateway-secret": secret, "x-caller-address": request.ip }),
      },
      body: "grant_type=client_credentials",
    }).catch(() => null);
    const {
      access_token: token,
      expires_in: seconds,
      error,
    } = parse(response && Buffer.from(response.body).toString());
    reply.header("cache-control", "no-store");
    if (response?.statusCode === 200 && typeof token === "string") return { token, seconds };
    return reply.code(response && response.statusCode < 500 ? 400 : 502).send({ error: error ?? "unavailable" });
  });
}

function readCredentials({ body }: FastifyRequest): Credentials {
  const { clientId, clientSecret } = (body ?? {}) as Partial<Record<keyof Credentials, unknown>>;
  if (typeof clientId !== "string" || typeof clientSecret !== "string") throw httpError(400);
  return { clientId: encodeURIComponent(clientId), clientSecret: encodeURIComponent(clientSecret) };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
