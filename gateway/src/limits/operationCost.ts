import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from "graphql";
import { depthOf } from "./depthLimit.ts";
import { type ObjectCost, objectCost } from "./objectCost.ts";
import type { RequestBudget } from "./requestBudget.ts";

export const maxObjects = 10_000;

type Operation = { document: DocumentNode; operation: OperationDefinitionNode };

/** The most objects that an operation may give with these variables, judged without running it. */
export function judgeObjects(
  schema: GraphQLSchema,
  { document, operation }: Operation,
  variables: Record<string, unknown>,
): ObjectCost {
  const root = schema.getRootType(operation.operation);
  if (!root) return { objects: 0, most: [] };
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  return objectCost(operation.selectionSet, root, { schema, fragments: fragmentsOf(document), values });
}

/** How deep the fields of an operation nest. */
export function operationDepth({ document, operation }: Operation): number {
  const fragments = fragmentsOf(document);
  return depthOf(operation.selectionSet, (name) => fragments.get(name));
}

type Taken = { objects: number; depth: number; budget: RequestBudget; isPersisted: boolean };

/** `extensions.cost`: what an operation took of what it may take. */
export function costExtension({ objects, depth, budget, isPersisted }: Taken) {
  return {
    objects: Math.min(objects, Number.MAX_SAFE_INTEGER),
    objectsAllowed: isPersisted ? null : maxObjects,
    requestsUsed: budget.used,
    requestsAllowed: budget.allowed,
    depth,
  };
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
