import { findSeal, latin1 } from "./findSeal.ts";
import { type PublishedKey, sha256, type VerifiedSeal, verifySeal } from "./verifySeal.ts";

export type Unreadable = "notPdf" | "encrypted" | "cutShort";

export type CheckedFile =
  | { kind: "unreadable"; reason: Unreadable }
  | { kind: "unsealed" }
  | { kind: "several" }
  /** The seal is malformed or at a wrong place, so it is not valid for any file. */
  | { kind: "broken" }
  | ({ kind: "sealed"; isWhole: boolean; fileSha256: string } & VerifiedSeal);

/** The seal is checked first, because the contents are trustworthy only if the seal is valid. */
export async function checkFile(file: Uint8Array<ArrayBuffer>, keys: readonly PublishedKey[]): Promise<CheckedFile> {
  const head = latin1(file.subarray(0, 1024));
  if (!head.includes("%PDF-")) return { kind: "unreadable", reason: "notPdf" };
  const found = findSeal(file);
  if (found.kind === "none") return withoutSeal(file);
  if (found.kind !== "one") return { kind: found.kind };
  try {
    const seal = await verifySeal(found, keys);
    return { kind: "sealed", isWhole: found.isWhole, fileSha256: await sha256(file), ...seal };
  } catch {
    return { kind: "broken" };
  }
}

function withoutSeal(file: Uint8Array): CheckedFile {
  if (/\/Encrypt[\s/<[\d]/.test(latin1(file))) return { kind: "unreadable", reason: "encrypted" };
  const isCutShort = !latin1(file.subarray(-1024)).includes("%%EOF");
  return isCutShort ? { kind: "unreadable", reason: "cutShort" } : { kind: "unsealed" };
}
