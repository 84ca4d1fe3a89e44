import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the browser keeps Secure cookies from this address: over https, and over http on the machine itself. */
export function keepsSecureCookies({ protocol, hostname }: FastifyRequest, { publicUrl }: Config): boolean {
  return (
    protocol === "https" || (publicUrl?.startsWith("https:") ?? false) || ownNames.test(hostname.replace(/:\d+$/, ""))
  );
}
