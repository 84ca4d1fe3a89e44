import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  specifiedRules,
  type ValueNode,
  validate,
} from "graphql";
import { maxTokens, operationRules } from "../limits/operationRules.ts";
import { maxObjects, objectCost, tooManyObjects } from "../limits/queryCost.ts";

export type ExportQuery = {
  path: string[];
  list: string;
  /** The most rows of a page, so that reading it does not exceed `maxObjects`. */
  pageSize: number;
  toDocument(page: ExportRange): DocumentNode;
};
export type ExportRange = { first: number; after: string | null };

const maxPageSize = 100;
const pagingArguments = new Set(["first", "after", "last", "before"]);

/** @throws GraphQLError whose message says what to change in the query */
export function parseExportQuery(schema: GraphQLSchema, text: string): ExportQuery {
  const document = parse(text, { maxTokens });
  const [fault] = validate(schema, document, [...specifiedRules, ...operationRules], { maxErrors: 1 });
  if (fault) throw fault;
  const operation = theOperation(document);
  const chain = connectionChain(schema, operation);
  const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  const toOperation = (page: ExportRange) => ({ ...operation, selectionSet: selectionOfPage(chain, page) });
  return {
    path: chain.map(({ alias, name }) => (alias ?? name).value),
    list: chain.at(-1)?.name.value ?? "",
    pageSize: largestPage(schema, toOperation, fragments),
    toDocument: (page) => ({ kind: Kind.DOCUMENT, definitions: [toOperation(page), ...fragments] }),
  };
}

function theOperation({ definitions }: DocumentNode): OperationDefinitionNode {
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) throw new GraphQLError("An export has exactly one operation.");
  if (operation.operation !== "query") throw new GraphQLError(`An export is a query, not a ${operation.operation}.`);
  if (operation.variableDefinitions?.length)
    throw new GraphQLError("An export has no variables: write their values into the query.");
  return operation;
}

/** The fields from the root to the connection, each alone at its level. */
function connectionChain(schema: GraphQLSchema, { selectionSet }: OperationDefinitionNode): FieldNode[] {
  const chain: FieldNode[] = [];
  let parent: GraphQLNamedType | undefined = schema.getQueryType() ?? undefined;
  for (let selections = selectionSet.selections; ; ) {
    const [field, another] = selections;
    if (another || field?.kind !== Kind.FIELD || field.directives?.length)
      throw new GraphQLError(
        "Above the connection each level of an export has one field, without directives or fragments.",
      );
    const definition: GraphQLField<unknown, unknown> | undefined = isObjectType(parent)
      ? parent.getFields()[field.name.value]
      : undefined;
    chain.push(field);
    if (definition && isConnection(definition)) {
      assertPages(field);
      return chain;
    }
    if (!definition || !field.selectionSet || isListType(getNullableType(definition.type)))
      throw new GraphQLError(
        "The query leads to no connection, which an export needs: a field with `edges` and `after`.",
      );
    parent = getNamedType(definition.type);
    selections = field.selectionSet.selections;
  }
}

export function isConnection({ type, args }: Pick<GraphQLField<unknown, unknown>, "type" | "args">): boolean {
  const named = getNamedType(type);
  const names = args.map(({ name }) => name);
  return isObjectType(named) && "edges" in named.getFields() && names.includes("first") && names.includes("after");
}

function assertPages(connection: FieldNode): void {
  const given = connection.arguments?.find(({ name }) => pagingArguments.has(name.value));
  if (given)
    throw new GraphQLError(
      `An export reads every page by itself: leave \`${given.name.value}\` of the connection out.`,
    );
  nodeSelection(connection);
}

function nodeSelection({ selectionSet }: FieldNode): SelectionSetNode {
  const node = fieldIn(fieldIn(selectionSet, "edges")?.selectionSet, "node")?.selectionSet;
  if (!node)
    throw new GraphQLError(
      "The connection of an export selects `edges { node { ... } }`, once, without fragments or directives.",
    );
  return node;
}

/** Selects the node and the edge's other fields, except the cursor, which a file does not need. */
function edgeSelection(connection: FieldNode): SelectionSetNode {
  const fields = fieldIn(connection.selectionSet, "edges")?.selectionSet?.selections ?? [];
  const isKept = (part: SelectionNode): part is FieldNode =>
    part.kind === Kind.FIELD && part.name.value !== "node" && part.name.value !== "cursor";
  return setOf(...fields.filter(isKept), fieldOf("node", nodeSelection(connection)));
}

/** Undefined unless the field is selected once, without directives or fragments. */
function fieldIn(set: SelectionSetNode | undefined, name: string): FieldNode | undefined {
  const selections = set?.selections ?? [];
  const fields = selections.filter((part) => part.kind === Kind.FIELD && part.name.value === name);
  const [field] = fields;
  const isPlain = fields.length === 1 && selections.every((part) => part.kind === Kind.FIELD);
  return isPlain && field?.kind === Kind.FIELD && !field.directives?.length ? field : undefined;
}

function selectionOfPage(chain: FieldNode[], { first, after }: ExportRange): SelectionSetNode {
  return chain.toReversed().reduce<SelectionSetNode>((below, field, level) => {
    if (level > 0) return setOf({ ...field, selectionSet: below });
    const range = [argument("first", { kind: Kind.INT, value: String(first) })];
    if (after !== null) range.push(argument("after", { kind: Kind.STRING, value: after }));
    const edges = fieldOf("edges", edgeSelection(field));
    const pageInfo = fieldOf("pageInfo", setOf(fieldOf("hasNextPage"), fieldOf("endCursor")));
    return setOf({ ...field, arguments: [...(field.arguments ?? []), ...range], selectionSet: setOf(edges, pageInfo) });
  }, setOf());
}

const nameOf = (value: string) => ({ kind: Kind.NAME, value }) as const;
const setOf = (...selections: FieldNode[]): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections });
const fieldOf = (name: string, selectionSet?: SelectionSetNode): FieldNode => ({
  kind: Kind.FIELD,
  name: nameOf(name),
  selectionSet,
});
const argument = (name: string, value: ValueNode): ArgumentNode => ({ kind: Kind.ARGUMENT, name: nameOf(name), value });

function largestPage(
  schema: GraphQLSchema,
  toOperation: (page: ExportRange) => OperationDefinitionNode,
  definitions: FragmentDefinitionNode[],
): number {
  const fragments = new Map(definitions.map((fragment) => [fragment.name.value, fragment]));
  for (let first = maxPageSize; ; first = Math.floor(first / 2)) {
    const cost = objectCost(toOperation({ first, after: null }), { schema, fragments, values: {} });
    if (cost.objects <= maxObjects) return first;
    if (first === 1) throw new GraphQLError(tooManyObjects(cost));
  }
}
