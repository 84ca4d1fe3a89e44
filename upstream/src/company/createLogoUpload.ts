import { validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { shownType } from "../storage/fileType.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";

/** The path before the file's name is dropped, because the storage finds the file by a generated id. */
export const createLogoUpload: Handler<"createLogoUpload"> = async ({ db, storage, viewer, body }) => {
  const fileName = body.fileName.slice(body.fileName.lastIndexOf("/") + 1);
  if (!shownType(fileName)?.contentType.startsWith("image/")) {
    throw validationFailed([
      { field: "fileName", code: "FILE_TYPE", message: "A logo is a jpg, jpeg, png, gif or svg picture." },
    ]);
  }
  return {
    status: 200,
    body: await prepareUpload(db, storage, { companyId: viewer.companyId, kind: "logo", fileName }),
  };
};
