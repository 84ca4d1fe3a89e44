import { sha256Of } from "../upload/sha256.ts";
import { readTakenAt } from "./takenAt.ts";

/** Reads the facts from the chosen file, because they change or vanish with the location data. */
export async function readPhotoFacts(bytes: Uint8Array<ArrayBuffer>) {
  return { chosenSha256: await sha256Of(bytes), takenAt: readTakenAt(bytes) ?? undefined };
}
