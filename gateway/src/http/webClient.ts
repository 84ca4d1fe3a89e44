import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { handleHttpError, httpError, isGraphql } from "./httpErrors.ts";
import { shortenHeaders } from "./securityHeaders.ts";

// Hashed files need none of these headers: their policy forbids frames, search engines do not know the files,
// and their requests stay on the same origin. A page loads dozens of such files.
const notOfAssets = ["x-frame-options", "x-robots-tag", "referrer-policy"];

/** Hashed files are cached for ever. A navigation to an unknown address gets `index.html`, unless it names a file. */
export async function webClient(app: FastifyInstance, { webDist }: Config, log: FastifyBaseLogger): Promise<void> {
  const isBuilt = existsSync(join(webDist, "index.html"));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: webDist,
      cacheControl: false,
      acceptRanges: false,
      // Conditional requests use the entity tag instead.
      lastModified: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(join(webDist, "assets"));
        if (isHashed) {
          for (const name of notOfAssets) reply.raw.removeHeader(name);
          reply.removeHeader("x-request-id");
          // Hashed files never change, so browsers need no entity tag to validate them.
          reply.removeHeader("etag");
        }
        reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        // Workers keep all headers, because a worker's content security policy comes with its script.
        if (!/\.html$|\/(sw|[^/]*Worker-[^/]*)\.js(\.br)?$/.test(file)) shortenHeaders(reply);
      },
    });
  } else {
    log.warn({ webDist }, "the web client is not built; run npm run build");
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile("index.html");
    return notFound(request, reply);
  });
}

// The web client's addresses have no file extension, so a missing file does not get a page.
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split("?")[0] ?? "";
  return isNavigation(request) && !/\.[a-z0-9]+$/i.test(path) && !/^\/(assets|\.well-known)\//.test(path);
}

// Safari before 16.4 sends no Sec-Fetch-Mode, so the accepted types decide for such browsers.
function isNavigation({ method, headers: { accept = "", "sec-fetch-mode": mode } }: FastifyRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && (mode === undefined ? accept.includes("text/html") : mode === "navigate");
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  if (isGraphql(request)) return handleHttpError(httpError(405), request, reply.header("allow", "GET, POST"));
  // The same address may be a page for a browser, so the answer must not be cached.
  reply.header("cache-control", "no-store");
  return reply.code(404).send({ message: "There is nothing at this address.", requestId: request.id });
}
