import { join } from "node:path";
import { type FileStore, openFolderStore } from "./fileStore.ts";
import type { S3Settings } from "./readS3Settings.ts";

export type FilePlace = {
  dataDir: string;
  s3?: S3Settings;
};

/** The folder for arriving files. A service with a bucket also receives files there. */
export const arrivalsFolder = ({ dataDir }: FilePlace) => join(dataDir, "files");

export async function openFileStore(place: FilePlace): Promise<FileStore> {
  if (!place.s3) return openFolderStore(arrivalsFolder(place));
  const { openS3Store } = await import("./s3Store.ts");
  return openS3Store(place.s3);
}
