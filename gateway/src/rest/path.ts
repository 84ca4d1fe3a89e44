import { clientError } from "../errors.ts";

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether the text may be an id of the REST service, and so a path segment. */
export function isRestId(id: string): boolean {
  return idPattern.test(id);
}

/**
 * A path below the API's base. Every value put in is an id: checked against the contract's pattern, then encoded, so that no id
 * can leave its segment.
 * @throws NOT_FOUND for anything else, before any request is made
 */
export function path(parts: TemplateStringsArray, ...ids: string[]): string {
  return ids.reduce((built, id, index) => {
    if (!isRestId(id)) throw clientError("NOT_FOUND", "It was not found.");
    return built + encodeURIComponent(id) + parts[index + 1];
  }, parts[0] ?? "");
}
