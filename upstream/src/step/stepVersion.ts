import { createHash } from "node:crypto";

/** The version of a recorded value for optimistic concurrency (decision 22): equal values have equal versions, empty ones too. */
export function stepVersion(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 22);
}
