/** Functions of attachments for other folders. */
export { fileKind } from "./fileKind.ts";
export { forgetFile, keepFile } from "./pendingUploads.ts";
export { putFile, toUploadTarget, UploadFailure, uploadResult } from "./putFile.ts";
export { ReadFailure, readFile } from "./readFile.ts";
export { isUnderWay, type SendFile, type Upload, useUploads } from "./uploadsContext.ts";
export { useAdoptOrphanedUploads } from "./useAdoptOrphanedUploads.ts";
