import { sha256Of } from "../upload/sha256.ts";
import { readTakenAt } from "./takenAt.ts";

/** Must run before the location data is removed, because the removal changes the hash and deletes the time. */
export async function readPhotoFacts(bytes: Uint8Array<ArrayBuffer>) {
  return { chosenSha256: await sha256Of(bytes), takenAt: readTakenAt(bytes) ?? undefined };
}
