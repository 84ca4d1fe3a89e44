import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from "graphql";
import { type ObjectCost, objectCost } from "../limits/queryCost.ts";
import { perDocument } from "./perDocument.ts";

export type Operation = { document: DocumentNode; operation: OperationDefinitionNode };

export function operationCost(
  schema: GraphQLSchema,
  { document, operation }: Operation,
  variables: Record<string, unknown>,
): ObjectCost {
  const declared = (operation.variableDefinitions ?? []).map(({ variable: { name }, defaultValue }) => {
    const fallback = defaultValue && valueFromASTUntyped(defaultValue);
    return [name.value, Object.hasOwn(variables, name.value) ? variables[name.value] : fallback] as const;
  });
  const values = Object.fromEntries(declared);
  return objectCost(operation, { schema, fragments: fragmentsOf(document), values });
}

export const fragmentsOf = perDocument(({ definitions }) => {
  const fragments = definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
});
