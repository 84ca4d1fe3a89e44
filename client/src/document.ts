import type { DocumentNode } from "graphql";
import { mutationsWithKey } from "./__generated__/schema.ts";

/** A typed document from GraphQL Code Generator: a TypedDocumentNode or a TypedDocumentString. */
export type TypedDocument<Data, Variables> = {
  __apiType?: (variables: Variables) => Data;
};

export type Document<Data, Variables> = string | TypedDocument<Data, Variables>;

/** Imports `graphql` late, because callers that pass a text need not install the package. */
export async function toText(document: unknown): Promise<string> {
  if (typeof document === "string" || document instanceof String) return String(document);
  const { print } = await import("graphql");
  return print(document as DocumentNode);
}

/** `isRepeatable`: a query, or mutations with idempotency keys. `takesKey`: the key may be sent as a header. */
export function parseOperation(text: string, variables: object): { isRepeatable: boolean; takesKey: boolean } {
  const mutations = readMutations(text);
  if (mutations === null) return { isRepeatable: true, takesKey: false };
  if (!mutations.every((name) => mutationsWithKey.has(name))) return { isRepeatable: false, takesKey: false };
  if (mutations.length === 1) return { isRepeatable: true, takesKey: true };
  const keys = Object.values(variables).filter((input) => typeof input?.idempotencyKey === "string");
  return { isRepeatable: keys.length === mutations.length, takesKey: false };
}

const ignored = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#.*/g;

/** The names of a mutation's root fields, not their aliases; null for a query. A fragment counts as unknown. */
function readMutations(text: string): string[] | null {
  let plain = text.replace(ignored, " ");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, " ");
  }
  const body = /\bmutation\b[^{]*\{([\s\S]*)/.exec(plain)?.[1];
  if (body === undefined) return null;
  const fields: string[] = [];
  let depth = 0;
  for (const [token] of body.matchAll(/\.\.\.|[{}]|@?\w+\s*:?/g)) {
    if (token === "{") depth += 1;
    else if (token === "}") depth -= 1;
    else if (depth === 0 && !/^@|:$/.test(token)) fields.push(token.trim());
    if (depth < 0) break;
  }
  return fields;
}
