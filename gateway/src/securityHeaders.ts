import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify from "fastify";
import type { Config } from "./config.ts";
import { reportGroup, reportPath } from "./csp/reportEndpoint.ts";
import { permissionsPolicy } from "./refusal/closedHeaders.ts";

/** Headers of every answer. They are the same each time, so helmet writes them once, into an answer that goes nowhere. */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const sample = fastify();
  const headers: Record<string, string> = { "permissions-policy": permissionsPolicy };
  if (isOverTls(config)) headers["reporting-endpoints"] = `${reportGroup}="${reportPath}"`;
  await sample.register(helmet, optionsOf(config));
  sample.get("/", (_, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) headers[name] = String(value);
    return "";
  });
  await sample.inject("/");
  await sample.close();
  return headers;
}

/** Nothing is loaded from elsewhere but files, from their own origin. */
function optionsOf(config: Config): FastifyHelmetOptions {
  const { filesOrigin } = config;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", filesOrigin],
        connectSrc: ["'self'", filesOrigin],
        fontSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        // No text becomes a script or markup in the page, whoever wrote it.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        reportUri: [reportPath],
        // Browsers that know it leave the older one out, and send such reports over TLS alone.
        ...(isOverTls(config) && { reportTo: [reportGroup] }),
      },
    },
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isOverTls(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

function isOverTls({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}
