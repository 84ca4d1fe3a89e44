import type { ApolloServerOptions } from "@apollo/server";
import type { DocumentNode } from "graphql";
import type { Context } from "../context.ts";
import type { StoredOperations } from "./createStoredOperations.ts";

type DocumentStore = NonNullable<ApolloServerOptions<Context>["documentStore"]>;

const mostFreeTexts = 200;
const hashLength = 64;

/**
 * What Apollo asks, by the hash of a text, before it parses one. Stored documents are known here from the start, so the limits on
 * a text's length and breadth, which Apollo applies as it parses and validates, never concern them. One that the schema does not
 * allow is not given out: then Apollo says what is wrong with it. Of other texts the last 200 that passed are kept.
 */
export function createDocumentStore(stored: StoredOperations): DocumentStore {
  const freeTexts = new Map<string, DocumentNode>();
  return {
    get: async (key) => stored.document(key.slice(-hashLength)) ?? freeTexts.get(key),
    async set(key, document) {
      freeTexts.set(key, document);
      const [oldest] = freeTexts.keys();
      if (freeTexts.size > mostFreeTexts && oldest !== undefined) freeTexts.delete(oldest);
    },
    delete: async (key) => freeTexts.delete(key),
  };
}
