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

/**
 * Checks the disk only for an embedded database, because a database server has its own. Removing is always allowed.
 *
 * @throws ApiError 507 if the disk lacks room for the operation
 */
export async function requireSpaceFor(
  operation: OperationId,
  method: string,
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<void> {
  if (databaseUrl && operation === "importProjects") return;
  if (writingMuch.has(operation)) return requireSpace(dataDir, muchMegabytes);
  if (!databaseUrl && !["GET", "HEAD", "DELETE"].includes(method)) await requireSpace(dataDir, anyMegabytes);
}
