import released from "../../../docs/releasedDocuments.json" with { type: "json" };
import stored from "../__generated__/storedDocuments.json" with { type: "json" };

/** Texts of operations by the SHA-256 of the text, in hexadecimal. */
export type Documents = ReadonlyMap<string, string>;

/**
 * The operations of the web client that is built beside this gateway, and of the last release, whose pages may still be open in
 * browsers. Browsers may run these and no others.
 */
export function readDocuments(): Documents {
  return new Map(Object.entries<string>({ ...released, ...stored }));
}
