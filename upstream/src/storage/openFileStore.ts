import { join } from "node:path";
import { type FileStore, openFolderStore } from "./fileStore.ts";
import type { S3Settings } from "./readS3Settings.ts";

export type FilePlace = {
  dataDir: string;
  s3?: S3Settings;
};

/** The folder in which files arrive and are checked, also with a bucket. */
export const arrivalsFolder = ({ dataDir }: FilePlace) => join(dataDir, "files");

/** The data folder, or the bucket of the configuration. Without a bucket its client is not loaded. */
export async function openFileStore(place: FilePlace): Promise<FileStore> {
  if (!place.s3) return openFolderStore(arrivalsFolder(place));
  const { openS3Store } = await import("./s3Store.ts");
  return openS3Store(place.s3);
}
