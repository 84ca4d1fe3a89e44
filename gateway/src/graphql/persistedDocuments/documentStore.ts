import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import { type DocumentNode, type GraphQLSchema, parse, validate } from "graphql";
import type { PersistedDocuments } from "./persistedDocuments.ts";

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

const maxAdHoc = 200;
const hashLength = 64;

// Validates persisted documents without the limits for ad hoc texts.
export function createDocumentStore(schema: GraphQLSchema, texts: PersistedDocuments): DocumentStore {
  const persisted = new Map<string, DocumentNode | undefined>();
  const adHoc = new Map<string, DocumentNode>();

  function persistedDocument(hash: string): DocumentNode | undefined {
    const text = texts.get(hash);
    if (text !== undefined && !persisted.has(hash)) persisted.set(hash, parseValid(schema, text));
    return persisted.get(hash);
  }

  return {
    get: async (key) => persistedDocument(key.slice(-hashLength)) ?? adHoc.get(key),
    async set(key, document) {
      adHoc.set(key, document);
      const [oldest] = adHoc.keys();
      if (adHoc.size > maxAdHoc && oldest !== undefined) adHoc.delete(oldest);
    },
    delete: async (key) => adHoc.delete(key),
  };
}

function parseValid(schema: GraphQLSchema, text: string): DocumentNode | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? document : undefined;
}
