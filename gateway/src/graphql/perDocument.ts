import type { DocumentNode } from "graphql";

/** Computes a value once for each document. The document store returns the same object each time. */
export function perDocument<T>(compute: (document: DocumentNode) => T): (document: DocumentNode) => T {
  const known = new WeakMap<DocumentNode, { result: T }>();
  return (document) => {
    const found = known.get(document) ?? { result: compute(document) };
    known.set(document, found);
    return found.result;
  };
}
