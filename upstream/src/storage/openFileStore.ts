import { join } from "node:path";
import { type FileStore, openFolderStore } from "./fileStore.ts";
import type { S3Settings } from "./readS3Settings.ts";

export type FilePlace = {
  dataDir: string;
  s3?: S3Settings;
};

/** Files arrive in this folder and are checked there, wherever they are kept. */
export const arrivalsFolder = ({ dataDir }: FilePlace) => join(dataDir, "files");

/** The folder of the data, or the bucket where there is one; a service without one loads nothing of its client. */
export async function openFileStore(place: FilePlace): Promise<FileStore> {
  if (!place.s3) return openFolderStore(arrivalsFolder(place));
  const { openS3Store } = await import("./s3Store.ts");
  return openS3Store(place.s3);
}
