import type { DocumentNode } from "graphql";

/** The document store gives the same object for each run of a document. */
export function perDocument<T>(compute: (document: DocumentNode) => T): (document: DocumentNode) => T {
  const known = new WeakMap<DocumentNode, { result: T }>();
  return (document) => {
    const found = known.get(document) ?? { result: compute(document) };
    known.set(document, found);
    return found.result;
  };
}
