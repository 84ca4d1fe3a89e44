import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const validMs = 180 * 24 * 3_600_000;

/** RFC 9116 defines the fields. */
export function securityTxt(app: FastifyInstance, { securityContact, publicUrl }: Config): void {
  if (!securityContact) return;
  const path = "/.well-known/security.txt";
  app.get(path, (_, reply) => {
    const fields = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
      "Preferred-Languages: en",
      ...(publicUrl ? [`Canonical: ${publicUrl}${path}`] : []),
    ];
    return reply.type("text/plain; charset=utf-8").send(`${fields.join("\n")}\n`);
  });
}
