import { type IncomingMessage, ServerResponse } from "node:http";
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify, { type FastifyReply } from "fastify";
import type { Config } from "../config.ts";

// The web client uses the camera for photos and codes, and passkeys to sign declarations.
const used = ["camera", "publickey-credentials-create", "publickey-credentials-get"];

const unused = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const permissionsPolicy = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(", ");

/** The headers are always the same, so helmet writes them once into a sample response. */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const sample = fastify();
  // Search engines list no page, because pages are for people with a certificate's code or a session.
  const headers: Record<string, string> = { "permissions-policy": permissionsPolicy, "x-robots-tag": "noindex" };
  await sample.register(helmet, optionsOf(config));
  sample.get("/", (_, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) headers[name] = String(value);
    return "";
  });
  await sample.inject("/");
  await sample.close();
  return headers;
}

/** Sets the headers on every answer, also on those that Node or Fastify give before a hook runs. */
export function createSecureResponse(headers: Record<string, string>): typeof ServerResponse {
  return class<R extends IncomingMessage> extends ServerResponse<R> {
    constructor(...request: ConstructorParameters<typeof ServerResponse<R>>) {
      super(...request);
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    }
  };
}

// Browsers read these headers only for documents.
const ofDocuments = [
  "permissions-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Leaves out 1,200 bytes of headers that only documents and workers need. */
export function shortenHeaders({ raw }: FastifyReply): void {
  for (const name of ofDocuments) raw.removeHeader(name);
  raw.setHeader("content-security-policy", "default-src 'none';frame-ancestors 'none'");
}

/** Sends a page with a policy of its own: `allowed` names all that it may load. */
export function sendPage(reply: FastifyReply, html: string, ...allowed: string[]): FastifyReply {
  const closed = ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"];
  const policy = ["default-src 'none'", ...allowed, ...closed].join(";");
  const headers = { "content-security-policy": policy, "cache-control": "no-cache" };
  return reply.headers(headers).type("text/html; charset=utf-8").send(html);
}

function optionsOf({ filesOrigin, publicUrl }: Config): FastifyHelmetOptions {
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
        // Trusted Types: no text may become script or markup; only the addresses of the two workers are allowed.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["serviceWorker", "checkWorker"],
      },
    },
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}
