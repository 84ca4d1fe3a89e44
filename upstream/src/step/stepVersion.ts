import { createHash } from "node:crypto";

/** The version of one recorded value, for optimistic concurrency (decision 22): equal values have equal versions, and two that were never recorded too. */
export function stepVersion(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 22);
}
