import type { FastifyRequest } from "fastify";
import { clientError } from "../../rest/errors.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";

type Source = { documents: PersistedDocuments; isBearer: boolean };

const maxTextBytes = 20 * 1024;
const prefixed = /^sha256:([0-9a-f]{64})$/;

/** True if a persisted document's text was inserted. @throws an error for clients, also for a text without a token */
export function insertPersistedText({ body }: FastifyRequest, { documents, isBearer }: Source): boolean {
  if (Array.isArray(body))
    throw clientError("BAD_USER_INPUT", "Send one operation at a time, not a list of them.", 400);
  const asked = (body ?? {}) as { documentId?: unknown; query?: unknown };
  if (asked.documentId === undefined || asked.documentId === null) {
    if (!isBearer) throw clientError("UNAUTHENTICATED", needsBearer, 401);
    limitText(asked.query);
    return false;
  }
  if (typeof asked.query === "string")
    throw clientError("BAD_USER_INPUT", "Send either query or documentId, not both.", 400);
  const text = documents.get(hashOf(asked.documentId));
  if (text === undefined) throw clientError("DOCUMENT_UNKNOWN", unknown, 400);
  asked.query = text;
  return true;
}

function hashOf(documentId: unknown): string {
  return typeof documentId === "string" ? (prefixed.exec(documentId)?.[1] ?? "") : "";
}

const needsBearer =
  "Send an access token as a bearer. Without one only the web client's own operations run, by their documentId.";
const unknown =
  "This version of the service does not know the operation. Nothing was changed. Reload the page to get the current client.";

function limitText(text: unknown): void {
  if (typeof text !== "string" || Buffer.byteLength(text) <= maxTextBytes) return;
  throw clientError("COST_EXCEEDED", "The text of the operation is over 20 kB. Ask for less at a time.", 400);
}
