/** The code that Node or PostgreSQL gave an error, such as ENOENT; empty for none. */
export function errorCode(error: unknown): string {
  return String((error as { code?: unknown } | null | undefined)?.code ?? "");
}
