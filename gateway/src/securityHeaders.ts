import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Config } from "./config.ts";

/** Headers of every answer. Nothing is loaded from elsewhere but files, from their own origin. */
export function securityHeaders({ filesOrigin, publicUrl }: Config): FastifyHelmetOptions {
  return {
    global: true,
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
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}
