import type { DocumentNode } from "graphql";

/** Works something out of a document once. Documents are kept and run again, each as one object. */
export function perDocument<T>(workOut: (document: DocumentNode) => T): (document: DocumentNode) => T {
  const known = new WeakMap<DocumentNode, { result: T }>();
  return (document) => {
    const found = known.get(document) ?? { result: workOut(document) };
    known.set(document, found);
    return found.result;
  };
}
