import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { asksForSchema } from "../limits/introspectionForBearers.ts";
import { judgeObjects, operationDepth } from "../limits/operationCost.ts";
import { isPlannable, maxCoercionErrors, planQuery, type RunQuery } from "../query/planQuery.ts";
import { deprecatedUses } from "./deprecatedUses.ts";
import type { Documents } from "./readDocuments.ts";

export type Variables = Record<string, unknown>;

/** One of the web client's operations, with what is told of it each time it runs. */
export type StoredOperation = {
  operation: OperationDefinitionNode;
  depth: number;
  /** The coordinates of what it uses that is planned to go. */
  deprecated: string[];
  run: RunQuery;
  /** The most objects that it may give. */
  objects(variables: Variables): number;
};

export type StoredOperations = {
  /** The document with that hash; undefined for one that is not stored, or that the schema does not allow. */
  document(hash: string): DocumentNode | undefined;
  /** What is alone in its document and asks for data only; undefined for anything else. */
  operation(hash: string): StoredOperation | undefined;
};

/** The stored documents, each read, held against the schema and judged when it is first asked for, and then kept. */
export function createStoredOperations(schema: GraphQLSchema, documents: Documents): StoredOperations {
  const document = kept((hash) => {
    const text = documents.get(hash);
    return text === undefined ? undefined : validDocument(schema, text);
  }, documents);
  const operation = kept((hash) => {
    const found = document(hash);
    return found && operationIn(schema, found);
  }, documents);
  return { document, operation };
}

/** Keeps what was made for each stored hash, so that hashes that callers make up are never kept. */
function kept<T>(make: (hash: string) => T | undefined, documents: Documents) {
  const made = new Map<string, T | undefined>();
  return (hash: string) => {
    if (!made.has(hash) && documents.has(hash)) made.set(hash, make(hash));
    return made.get(hash);
  };
}

function validDocument(schema: GraphQLSchema, text: string): DocumentNode | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? document : undefined;
}

function operationIn(schema: GraphQLSchema, document: DocumentNode): StoredOperation | undefined {
  const [operation, another] = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (!operation || another || asksForSchema(document)) return undefined;
  const judge = (variables: Variables) => judgeObjects(schema, { document, operation }, variables).objects;
  const always = operation.variableDefinitions?.length ? null : judge({});
  return {
    operation,
    run: isPlannable(document, operation)
      ? planQuery(schema, document, operation)
      : async (contextValue, variableValues) =>
          execute({ schema, document, contextValue, variableValues, options: { maxCoercionErrors } }),
    depth: operationDepth({ document, operation }),
    deprecated: deprecatedUses(schema, document),
    objects: (variables) => always ?? judge(variables),
  };
}
