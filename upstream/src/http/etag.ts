import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";
import { lastChangedBy, type Versioned } from "../history/chain/lastChangedBy.ts";

/** A change without If-Match always passes (RFC 9110). The error names who last changed `object`. */
export async function assertIfMatch(
  ifMatch: string | undefined,
  row: { version: number },
  [trx, object]: [Transaction<Tables>, Versioned | null],
): Promise<void> {
  if (ifMatch === undefined) return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim());
  if (wanted.includes("*") || wanted.includes(etagOf(row.version))) return;
  const changedBy = (object && (await lastChangedBy(trx, object))) ?? undefined;
  throw new ApiError(
    412,
    "VERSION_CONFLICT",
    `${changedBy ?? "Somebody else"} changed this in the meantime, so nothing was saved. Read it again, then make your change once more.`,
    { changedBy },
  );
}

/** A strong entity tag. It changes with everything that a PUT at the address can change. */
export function etagOf(version: number): string {
  return `"${version}"`;
}
