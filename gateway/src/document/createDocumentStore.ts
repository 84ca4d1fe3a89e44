import type { ApolloServerOptions } from "@apollo/server";
import { type DocumentNode, type GraphQLSchema, parse, validate } from "graphql";
import type { Context } from "../context.ts";
import type { Documents } from "./readDocuments.ts";

type DocumentStore = NonNullable<ApolloServerOptions<Context>["documentStore"]>;

const mostFreeTexts = 200;
const hashLength = 64;

/**
 * What Apollo asks, by the hash of a text, before it parses one. Stored documents are known here from the start, so the limits on
 * a text's length and breadth, which Apollo applies as it parses and validates, never concern them. One that the schema does not
 * allow is not given out: then Apollo says what is wrong with it. Of other texts the last 200 that passed are kept.
 */
export function createDocumentStore(schema: GraphQLSchema, documents: Documents): DocumentStore {
  const storedDocuments = new Map<string, DocumentNode | undefined>();
  const freeTexts = new Map<string, DocumentNode>();

  function stored(hash: string): DocumentNode | undefined {
    const text = documents.get(hash);
    if (text === undefined) return undefined;
    if (!storedDocuments.has(hash)) storedDocuments.set(hash, validDocument(schema, text));
    return storedDocuments.get(hash);
  }

  return {
    get: async (key) => stored(key.slice(-hashLength)) ?? freeTexts.get(key),
    async set(key, document) {
      freeTexts.set(key, document);
      const [oldest] = freeTexts.keys();
      if (freeTexts.size > mostFreeTexts && oldest !== undefined) freeTexts.delete(oldest);
    },
    delete: async (key) => freeTexts.delete(key),
  };
}

function validDocument(schema: GraphQLSchema, text: string): DocumentNode | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? document : undefined;
}
