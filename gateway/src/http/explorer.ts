import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "../context.ts";
import { explorerToken } from "./explorerToken.ts";

// The editor adds style sheets and workers at run time, which the policy of the web client forbids.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join(";");

/** `/explorer`: a page to try the schema by hand with a token. It may be built after the gateway has started. */
export async function explorer(app: FastifyInstance, services: Services): Promise<void> {
  const { explorerDist } = services.config;
  // The folder of files that come later; without it they would be missed, and the log would warn of it.
  await mkdir(explorerDist, { recursive: true }).catch(() => undefined);
  explorerToken(app, services);
  app.get("/explorer", async (_, reply) => {
    const page = await readFile(join(explorerDist, "explorer.html"), "utf8").catch(() => null);
    if (page === null) return reply.code(404).type("text/plain; charset=utf-8").send(notBuilt);
    const headers = { "content-security-policy": policy, "cache-control": "no-cache" };
    return reply.headers(headers).type("text/html; charset=utf-8").send(page);
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
