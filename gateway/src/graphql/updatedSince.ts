import { clientError } from "../rest/errors.ts";

type Updated = { updatedAt?: string };

/** A service that does not know the filter leaves it out and answers with everything. @throws NOT_IMPLEMENTED then */
export function requireUpdatedSince<T extends Updated>(rows: readonly T[], since: string | null | undefined): void {
  if (!since || rows.every(({ updatedAt }) => updatedAt && Date.parse(updatedAt) >= Date.parse(since))) return;
  throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation does not tell what has changed.");
}
