import released from "../../../../docs/releasedDocuments.json" with { type: "json" };
import current from "../../__generated__/persistedDocuments.json" with { type: "json" };

export type PersistedDocuments = ReadonlyMap<string, string>;

/** Includes the documents of the last release, whose pages browsers may still show. */
export function loadPersistedDocuments(): PersistedDocuments {
  return new Map(Object.entries<string>({ ...released, ...current }));
}
