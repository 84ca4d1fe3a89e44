import type { GraphQLSingularResponse } from "relay-runtime";
import { hasErrorCode } from "./responseErrors.ts";

const listeners = new Set<() => void>();
let isOutdated = false;

/** Takes notice when the gateway no longer knows an operation of this client: a newer one was installed since the page was loaded. */
export function noticeNewVersion(response: GraphQLSingularResponse): void {
  if (hasErrorCode(response, "DOCUMENT_UNKNOWN")) tell(true);
}

/** Goes on with the old client for now; the next operation that is not known tells again. */
export function putOffNewVersion(): void {
  tell(false);
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isClientOutdated(): boolean {
  return isOutdated;
}

function tell(news: boolean): void {
  isOutdated = news;
  for (const listener of listeners) listener();
}
