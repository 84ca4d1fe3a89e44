import type { FastifyRequest } from "fastify";
import type { StoredOperation, StoredOperations, Variables } from "./createStoredOperations.ts";
import { hashOf } from "./resolveDocument.ts";

/** A request for a stored operation and nothing else, as the web client sends them. */
export type StoredRequest = {
  asked: StoredOperation;
  variables: Variables;
  /** What the answer is sent as. */
  contentType: string;
};

export const plainJson = "application/json; charset=utf-8";
const graphqlJson = "application/graphql-response+json; charset=utf-8";

const contentTypes = new Map([
  [undefined, plainJson],
  ["*/*", plainJson],
  ["application/json", plainJson],
  ["application/graphql-response+json, application/json", graphqlJson],
]);

/**
 * Reads a request for a stored operation; null for everything else, faulty requests among it, which Apollo answers. Whatever has a
 * body that is an object came as JSON, which no form of another site can send.
 */
export function readStoredRequest(
  { body, method, headers }: FastifyRequest,
  stored: StoredOperations,
): StoredRequest | null {
  if (method !== "POST" || typeof body !== "object" || body === null) return null;
  const { documentId, variables, query, operationName, extensions } = body as Variables;
  if ([query, operationName, extensions].some((more) => more !== undefined && more !== null)) return null;
  const asked = stored.operation(hashOf(documentId));
  const contentType = contentTypes.get(headers.accept);
  if (!asked || !contentType) return null;
  if (variables === undefined || variables === null) return { asked, variables: {}, contentType };
  return isRecord(variables) ? { asked, variables, contentType } : null;
}

function isRecord(value: unknown): value is Variables {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
