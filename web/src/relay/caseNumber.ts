import { NetworkFailure } from "./NetworkFailure.ts";

type Source = { errors?: readonly { extensions?: { requestId?: unknown } }[] };

/** The number that support finds the failed request by, from a failed operation; null when the gateway gave none. */
export function caseNumber(error: unknown): string | null {
  if (error instanceof NetworkFailure) return error.requestId;
  if (!(error instanceof Error) || !("source" in error)) return null;
  const requestId = (error.source as Source | undefined)?.errors?.[0]?.extensions?.requestId;
  return typeof requestId === "string" ? requestId : null;
}
