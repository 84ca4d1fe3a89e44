/** What went wrong in a part that failed alone: the gateway's `extensions.code`, and the case number to tell support. */
export type CaughtFailure = { code: string | null; requestId: string | null };

/** Reads the errors that Relay's `@catch` hands over; each keeps the gateway's extensions. */
export function caughtFailure(errors: readonly unknown[]): CaughtFailure {
  const extensions = errors.map(extensionsOf).find((found) => found !== null);
  return { code: textOf(extensions?.code), requestId: textOf(extensions?.requestId) };
}

function extensionsOf(error: unknown): Record<string, unknown> | null {
  if (typeof error !== "object" || error === null || !("extensions" in error)) return null;
  const { extensions } = error;
  return typeof extensions === "object" ? (extensions as Record<string, unknown> | null) : null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);
