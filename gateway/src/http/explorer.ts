import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../context.ts";
import { networkOf } from "../limits/rateLimit.ts";
import { parseJson } from "../rest/parseJson.ts";
import { boundedRequest } from "../session/boundedRequest.ts";
import { httpError } from "./httpErrors.ts";
import { sendPage } from "./securityHeaders.ts";

// The editor adds style sheets and workers at run time, which the web client's policy forbids.
const allowed = [
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
];

/** `/explorer`: a page to try the schema with a token. */
export async function explorer(app: FastifyInstance, services: Services): Promise<void> {
  const { explorerDist } = services.config;
  // The folder must exist for files that are built later.
  await mkdir(explorerDist, { recursive: true }).catch(() => undefined);
  explorerToken(app, services);
  app.get("/explorer", async (_, reply) => {
    const page = await readFile(join(explorerDist, "explorer.html"), "utf8").catch(() => null);
    if (page === null) return reply.code(404).type("text/plain; charset=utf-8").send(notBuilt);
    return sendPage(reply, page, ...allowed);
  });
  await app.register(staticFiles, {
    root: explorerDist,
    prefix: "/explorer/",
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", "public, max-age=31536000, immutable"),
  });
}

const notBuilt = "The explorer is not built yet. npm start builds it in the background; npm run build does at once.\n";

type Credentials = { clientId: string; clientSecret: string };

/** Gets a token from the user pool, because the page's policy allows no other host. Each try is a sign-in attempt. */
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
    const answer = (response && parseJson(Buffer.from(response.body).toString())) as
      | Record<string, unknown>
      | null
      | undefined;
    const { access_token: token, expires_in: seconds, error } = answer ?? {};
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
