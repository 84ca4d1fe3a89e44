import { readTakenAt } from "./takenAt.ts";

/** Describes a file before its location data is removed. Browsers hash on another thread, and only for pages over HTTPS. */
export async function readPhotoFacts(bytes: Uint8Array<ArrayBuffer>) {
  const digest = await crypto.subtle?.digest("SHA-256", bytes);
  return { chosenSha256: digest && toHex(digest), takenAt: readTakenAt(bytes) ?? undefined };
}

const toHex = (digest: ArrayBuffer) =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
