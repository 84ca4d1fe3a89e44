import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import { handleHttpError, httpError, isGraphql } from "./httpErrors.ts";

/** Hashed files are cached for ever; every other address of the client gives `index.html`. */
export async function webClient(app: FastifyInstance, { webDist }: Config, log: FastifyBaseLogger): Promise<void> {
  const isBuilt = existsSync(join(webDist, "index.html"));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: webDist,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(join(webDist, "assets"));
        reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
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

// An address of the client has no file extension; a missing file must not be answered with a page.
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split("?")[0] ?? "";
  return (method === "GET" || method === "HEAD") && !/\.[a-z0-9]+$/i.test(path) && !path.startsWith("/assets/");
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  if (isGraphql(request)) return handleHttpError(httpError(405), request, reply.header("allow", "GET, POST"));
  return reply.code(404).send({ message: "There is nothing at this address.", requestId: request.id });
}
