import { ApiError } from "../errors.ts";

/**
 * Refuses a change whose If-Match (RFC 9110) names no version that the row still has. Without the header everything is
 * taken. Called with the row locked, so that of two changes made on the same version one is refused.
 */
export function assertIfMatch(ifMatch: string | undefined, row: { version: number }): void {
  if (ifMatch === undefined) return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim());
  if (wanted.includes("*") || wanted.includes(etagOf(row.version))) return;
  throw new ApiError(
    412,
    "VERSION_CONFLICT",
    "Somebody else changed this in the meantime, so nothing was saved. Read it again, then make your change once more.",
  );
}

/** A strong entity tag: it goes up with each change of what a PUT at the same address can change. */
export function etagOf(version: number): string {
  return `"${version}"`;
}
