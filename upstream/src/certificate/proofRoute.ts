import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { loadProof } from "../log/loadProof.ts";
import { findByCode } from "./verifyCertificate.ts";

/** Serves a certificate's log proof and separate time stamp, for the printed code and for the mails' code. */
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
  app.get<{ Params: { code: string } }>("/log/timestamp/:code", async ({ params }, reply) => {
    const found = await findByCode(db, params.code)
      .innerJoin("seal_timestamp", (join) =>
        join
          .onRef("seal_timestamp.company_id", "=", "certificate.company_id")
          .onRef("seal_timestamp.certificate_id", "=", "certificate.id"),
      )
      .select(["certificate.number", "response"])
      .executeTakeFirst();
    if (!found?.response) throw notFound();
    return reply
      .header("content-disposition", `attachment; filename="${found.number}.tsr"`)
      .type("application/timestamp-reply")
      .send(found.response);
  });
}
