import { clientError } from "./errors.ts";

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** `template` has `:id` for each id, so there are as many as the contract has. */
export type RestPath = { path: string; template: string };

export function isRestId(id: string): boolean {
  return idPattern.test(id);
}

/** No id can leave its segment. @throws NOT_FOUND for a text that is no id, before any request is made */
export function path(parts: TemplateStringsArray, ...ids: string[]): RestPath {
  if (!ids.every(isRestId)) throw clientError("NOT_FOUND", "It was not found.");
  return { path: String.raw({ raw: parts }, ...ids.map(encodeURIComponent)), template: parts.join(":id") };
}
