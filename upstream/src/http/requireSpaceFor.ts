import type { Config } from "../config.ts";
import { anyMegabytes, muchMegabytes, requireSpace } from "../database/diskSpace.ts";
import type { OperationId } from "./operation.ts";

const writingMuch = new Set<OperationId>([
  "importProjects",
  "createAttachmentUpload",
  "createCalibrationUpload",
  "createInstrumentFileUpload",
  "createCameraUpload",
  "createFaultUpload",
  "createLogoUpload",
  "createUploadParts",
  "signProject",
  "resendSigned",
]);

/** Throws ApiError 507 if the disk lacks room. With a database server only operations with files are checked. */
export async function requireSpaceFor(
  operation: OperationId,
  method: string,
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<void> {
  if (databaseUrl && operation === "importProjects") return;
  if (writingMuch.has(operation)) return requireSpace(dataDir, muchMegabytes);
  if (!databaseUrl && !["GET", "HEAD", "DELETE"].includes(method)) await requireSpace(dataDir, anyMegabytes);
}
