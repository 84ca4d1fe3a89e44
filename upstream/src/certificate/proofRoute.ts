import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { loadProof } from "../log/loadProof.ts";
import { findByCode } from "./verifyCertificate.ts";

/** Serves the proof that the public log has a certificate. Either of the certificate's codes opens the route. */
export async function proofRoute(app: FastifyInstance, { db }: { db: Kysely<Tables> }): Promise<void> {
  app.get<{ Params: { code: string } }>("/log/proof/:code", async ({ params }, reply) => {
    const certificate = await findByCode(db, params.code).select("certificate.number").executeTakeFirst();
    const proof =
      certificate && (await loadProof(db, { companyId: certificate.company_id, certificateId: certificate.id }));
    if (!proof) throw notFound();
    return reply
      .header("content-disposition", `attachment; filename="${certificate.number}.proof"`)
      .type("text/plain; charset=utf-8")
      .send(proof);
  });
}
