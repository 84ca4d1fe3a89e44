import { createHash } from "node:crypto";

/** The version of one recorded value, for optimistic concurrency (decision 22): the same value has the same version, and so has nothing recorded. */
export function stepVersion(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 22);
}
