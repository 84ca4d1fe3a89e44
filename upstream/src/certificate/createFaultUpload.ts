import { extname, parse } from "node:path";
import { countTry } from "../cognito/attempts.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { registeredType } from "../storage/fileType.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";
import { tooManyFaults, windowSeconds } from "./reportFault.ts";
import { findByCode } from "./verifyCertificate.ts";

const ofCertificate = { limit: 10, windowSeconds };
const ofAddress = { limit: 20, windowSeconds };
const typesByExtension: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** POST v1/certificate/{code}/fault-upload. The photo is converted to JPEG, so the row has a JPEG's name and type. */
export const createFaultUpload: Handler<"createFaultUpload"> = async ({ db, storage, params, body, origin }) => {
  const { fileName, contentType, size } = body;
  const expected = typesByExtension[extname(fileName).toLowerCase()];
  if (!expected || ![expected, "application/octet-stream"].includes(registeredType(contentType))) {
    const message = "A photo of a fault is a JPEG, PNG or WebP, by its name and its type.";
    throw validationFailed([{ field: "contentType", code: "FILE_TYPE", message }]);
  }
  const upload = await db.transaction().execute(async (trx) => {
    const certificate = await findByCode(trx, params.code).where("owner_code", "=", params.code).executeTakeFirst();
    if (!certificate) throw notFound();
    const { company_id: companyId, id: certificateId } = certificate;
    const { key, isBelieved } = origin();
    if (isBelieved) await countTry(trx, `fault photo ${key}`, ofAddress, tooManyFaults);
    await countTry(trx, `fault photo certificate ${companyId} ${certificateId}`, ofCertificate, tooManyFaults);
    const drawn = { fileName: `${parse(fileName).name}.jpg`, contentType: "image/jpeg" };
    return prepareUpload(trx, storage, { companyId, certificateId, kind: "fault", size, ...drawn });
  });
  return { status: 200, body: upload };
};
