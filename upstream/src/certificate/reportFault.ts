import { randomUUID } from "node:crypto";
import { countTry } from "../cognito/attempts.ts";
import { ApiError, notFound } from "../errors.ts";
import { markChanged } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { findByCode } from "./verifyCertificate.ts";

const windowSeconds = 86_400;
const ofCertificate = { limit: 3, windowSeconds };
const ofAddress = { limit: 10, windowSeconds };

/**
 * POST v1/certificate/{code}/fault-report takes only the mails' code, because everybody who sees the printed certificate knows the other
 * code.
 */
export const reportFault: Handler<"reportFault"> = async ({ db, params, body, origin, jobs }) => {
  const id = randomUUID();
  const reportedAt = await db.transaction().execute(async (trx) => {
    const certificate = await findByCode(trx, params.code)
      .select(["project_id as projectId", "folder_id as folderId", "number"])
      .where("owner_code", "=", params.code)
      .executeTakeFirst();
    if (!certificate) throw notFound();
    const { company_id, id: certificate_id, projectId, folderId, number } = certificate;
    const { key, isBelieved } = origin();
    // An address that is not believed may be a gateway's and stand for all its callers, so its reports are not counted.
    if (isBelieved) await countTry(trx, `fault ${key}`, ofAddress, tooMany);
    await countTry(trx, `fault certificate ${company_id} ${certificate_id}`, ofCertificate, tooMany);
    const { created_at } = await trx
      .insertInto("fault_report")
      .values({
        ...{ company_id, id, certificate_id, text: body.text.trim() },
        ...{ name: body.name?.trim() ?? null, phone: body.phone?.trim() ?? null, email: body.email?.trim() ?? null },
      })
      .returning("created_at")
      .executeTakeFirstOrThrow();
    await jobs.enqueueFaultMail(trx, { companyId: company_id, reportId: id });
    await markChanged(trx, company_id, { projectId, folderId, certificate: number });
    return created_at;
  });
  return { status: 201, body: { reportedAt: reportedAt.toISOString() }, mailQueued: true };
};

function tooMany(retryAfter: number): ApiError {
  const message =
    "As many faults as can be reported in a day were reported; this one was not. Call the firm, or try again tomorrow.";
  return new ApiError(429, "RATE_LIMITED", message, { retryAfter });
}
