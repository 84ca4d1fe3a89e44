import { sha256Of } from "../upload/sha256.ts";
import { readTakenAt } from "./takenAt.ts";

/** Describes a file before its location data is removed. */
export async function readPhotoFacts(bytes: Uint8Array<ArrayBuffer>) {
  return { chosenSha256: await sha256Of(bytes), takenAt: readTakenAt(bytes) ?? undefined };
}
