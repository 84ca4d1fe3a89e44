import { clientError } from "../errors.ts";

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A path below the API's base, and its template with `:id` for each id: one of as many as the contract has. */
export type RestPath = { path: string; template: string };

/** Whether the text may be an id of the REST service, and so a path segment. */
export function isRestId(id: string): boolean {
  return idPattern.test(id);
}

/**
 * A path below the API's base. Every value put in is an id: checked against the contract's pattern, then encoded, so that no id
 * can leave its segment.
 * @throws NOT_FOUND for anything else, before any request is made
 */
export function path(parts: TemplateStringsArray, ...ids: string[]): RestPath {
  if (!ids.every(isRestId)) throw clientError("NOT_FOUND", "It was not found.");
  return { path: String.raw({ raw: parts }, ...ids.map(encodeURIComponent)), template: parts.join(":id") };
}
