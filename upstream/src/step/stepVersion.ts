import { createHash } from "node:crypto";

/** The version of a recorded value (decision 22). Equal values have equal versions, and so do empty values. */
export function stepVersion(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 22);
}
