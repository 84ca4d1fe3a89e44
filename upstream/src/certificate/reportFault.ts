import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { countTry } from "../cognito/attempts.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound, validationFailed } from "../errors.ts";
import { markChanged } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";
import { findByCode } from "./verifyCertificate.ts";

export const windowSeconds = 86_400;
const ofCertificate = { limit: 3, windowSeconds };
const ofAddress = { limit: 10, windowSeconds };

/** POST v1/certificate/{code}/fault-report accepts only the mails' code, because anybody may see the printed code. */
export const reportFault: Handler<"reportFault"> = async ({ db, storage, params, body, origin, jobs }) => {
  const id = randomUUID();
  const reportedAt = await db.transaction().execute(async (trx) => {
    const certificate = await findByCode(trx, params.code)
      .select(["project_id as projectId", "folder_id as folderId", "number"])
      .where("owner_code", "=", params.code)
      .executeTakeFirst();
    if (!certificate) throw notFound();
    const { company_id, id: certificate_id, projectId, folderId, number } = certificate;
    const { key, isBelieved } = origin();
    // An address that is not believed may be a gateway's, so it has no limit: the gateway's callers would share it.
    if (isBelieved) await countTry(trx, `fault ${key}`, ofAddress, tooManyFaults);
    await countTry(trx, `fault certificate ${company_id} ${certificate_id}`, ofCertificate, tooManyFaults);
    const photo_file_id =
      body.photoUrl && (await takePhoto({ db: trx, storage }, company_id, certificate_id, body.photoUrl));
    const { created_at } = await trx
      .insertInto("fault_report")
      .values({
        ...{ company_id, id, certificate_id, text: body.text.trim(), photo_file_id },
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

/** Detaches the photo from the certificate, so that no second report can use the photo and no cleaning removes it. */
async function takePhoto(
  { db, storage }: { db: Kysely<Tables>; storage: Pick<Storage, "fileIdOf"> },
  companyId: string,
  certificateId: string,
  url: string,
): Promise<string> {
  const photo = await db
    .updateTable("file")
    .set({ certificate_id: null })
    .where("company_id", "=", companyId)
    .where("certificate_id", "=", certificateId)
    .where("id", "=", storage.fileIdOf(url) ?? "")
    .where("stored_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (photo) return photo.id;
  const message = "No photo for this certificate arrived at this address, or a report has it already.";
  throw validationFailed([{ field: "photoUrl", code: "FIELD_VALUE", message }]);
}

export function tooManyFaults(retryAfter: number): ApiError {
  const message =
    "As many faults or photos as a day allows were sent; this one was not. Call the firm, or try again tomorrow.";
  return new ApiError(429, "RATE_LIMITED", message, { retryAfter });
}
