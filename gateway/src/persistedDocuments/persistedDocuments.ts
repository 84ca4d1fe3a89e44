import released from "../../../docs/releasedDocuments.json" with { type: "json" };
import current from "../__generated__/persistedDocuments.json" with { type: "json" };

/** Texts of operations by the SHA-256 of the text, in hexadecimal. */
export type PersistedDocuments = ReadonlyMap<string, string>;

/**
 * The operations of the web client that is built beside this gateway, and of the last release, whose pages may still be open in
 * browsers. Browsers may run these and no others.
 */
export function loadPersistedDocuments(): PersistedDocuments {
  return new Map(Object.entries<string>({ ...released, ...current }));
}
