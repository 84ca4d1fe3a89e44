import { lockUnfinishedInstallation } from "../database/locks.ts";
import type { Handler } from "../http/operation.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";

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
