import { lockUnfinishedInstallation } from "../database/locks.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";
import { joinId, lacksPart, partId, partsOf } from "../storage/uploadParts.ts";

export const createAttachmentUpload: Handler<"createAttachmentUpload"> = async (call) => {
  const { db, storage, viewer, params, body } = call;
  const { companyId } = viewer;
  const upload = await db.transaction().execute(async (trx) => {
    await lockUnfinishedInstallation(trx, companyId, params);
    return prepareUpload(trx, storage, {
      companyId,
      kind: "attachment",
      installationId: params.installationId,
      fileName: body.fileName,
      contentType: body.contentType,
      size: body.size,
      facts: {
        chosen_sha256: body.chosenSha256,
        taken_at: body.takenAt,
        origin: body.origin,
        adding_key: body.addingKey,
      },
    });
  });
  return { status: 200, body: upload };
};

export const createUploadParts: Handler<"createUploadParts"> = async ({ db, storage, viewer, params, body }) => {
  const { companyId } = viewer;
  await lockUnfinishedInstallation(db, companyId, params);
  const file = await db
    .selectFrom("file")
    .select(["id", "size", "stored_at"])
    .where("company_id", "=", companyId)
    .where("installation_id", "=", params.installationId)
    .where("id", "=", storage.fileIdOf(body.fileUrl) ?? "")
    .executeTakeFirst();
  if (!file) throw notFound();
  if (file.stored_at) return { status: 200, body: { parts: [], joinUrl: null } };
  const parts: { offset: number; size: number; url: string }[] = [];
  for (const part of partsOf(file.size ?? 0))
    if (await lacksPart(storage, file.id, part)) {
      const { offset, size, number } = part;
      parts.push({ offset, size, url: storage.uploadLink(partId(file.id, number)) });
    }
  return { status: 200, body: { parts, joinUrl: storage.uploadLink(joinId(file.id)) } };
};
