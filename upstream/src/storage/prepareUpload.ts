import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, validationFailed } from "../errors.ts";
import { checkUploadRate } from "./checkUploadRate.ts";
import type { Storage } from "./createStorage.ts";
import { registeredType, shownType } from "./fileType.ts";
import { insertFile } from "./insertFile.ts";

/** In bytes. */
export const sizeLimits = {
  logo: 5_000_000,
  attachment: 25_000_000,
  calibration: 25_000_000,
  readings: 1_000_000,
  fault: 10_000_000,
};

/** In bytes; a file's last part has the rest. */
export const partBytes = 5_000_000;

const unknownType = "application/octet-stream";

type NewUpload = {
  companyId: string;
  kind: keyof typeof sizeLimits;
  installationId?: string;
  certificateId?: string;
  fileName: string;
  contentType?: string;
  size?: number;
  facts?: Pick<Insertable<Tables["file"]>, "chosen_sha256" | "taken_at" | "origin" | "adding_key">;
};

export async function prepareUpload(
  db: Kysely<Tables>,
  storage: Storage,
  upload: NewUpload,
): Promise<components["schemas"]["Upload"]> {
  const limit = sizeLimits[upload.kind];
  const expectedType = shownType(upload.fileName)?.contentType;
  if (expectedType && !fits(upload.contentType, expectedType)) {
    const message = `A file of this name is ${expectedType}.`;
    throw validationFailed([{ field: "contentType", code: "FILE_TYPE", message }]);
  }
  if (upload.size !== undefined && upload.size > limit) throw fileTooLarge(limit);
  await checkUploadRate(db, upload.companyId);
  const id = randomUUID();
  await insertFile(db, {
    company_id: upload.companyId,
    id,
    kind: upload.kind,
    installation_id: upload.installationId,
    certificate_id: upload.certificateId,
    file_name: upload.fileName,
    content_type: expectedType ?? upload.contentType ?? unknownType,
    size: upload.size,
    ...upload.facts,
  });
  return { url: storage.uploadLink(id), fileUrl: storage.fileUrl(id) };
}

function fits(contentType: string = unknownType, expectedType: string): boolean {
  return [expectedType, unknownType].includes(registeredType(contentType));
}

export function fileTooLarge(limit: number): ApiError {
  return new ApiError(413, "FILE_TOO_LARGE", `The file is larger than ${sizeInWords(limit)}; it was not stored.`);
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes} bytes` : `${Math.round(bytes / 1_000_000)} MB`;
}
