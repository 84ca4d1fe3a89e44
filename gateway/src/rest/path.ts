import operations from "./__generated__/operations.json" with { type: "json" };
import { clientError } from "./errors.ts";
import type { OperationId } from "./types.ts";

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** `template` has `:id` for each id, so metrics and breakers have one name per operation. */
export type RestPath = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; template: string };

export function isRestId(id: string): boolean {
  return idPattern.test(id);
}

/** Ids cannot leave their segment. @throws NOT_FOUND for a text that is no id, before any request */
export function pathOf(operation: OperationId, ids: object = {}): RestPath {
  const { method, url } = operations[operation] as { method: RestPath["method"]; url: string };
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = String(Reflect.get(ids, name) ?? "");
    if (!isRestId(id)) throw clientError("NOT_FOUND", "It was not found.");
    return id;
  });
  return { method, path, template: url.replaceAll(/:\w+/g, ":id") };
}

/** The feature of services that have the operation; undefined for an operation that every service has. */
export const featureOf = (operation: OperationId) => (operations[operation] as { feature?: string }).feature;

export const isOfCompany = (operation: OperationId) => operations[operation].url.includes(":companyId");
