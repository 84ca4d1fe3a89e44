import {
  type DocumentNode,
  type FieldNode,
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
  visit,
} from "graphql";
import { operationCost } from "../graphql/operationCost.ts";
import { maxTokens, operationRules } from "../limits/operationRules.ts";
import { maxObjects, tooManyObjects } from "../limits/queryCost.ts";

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
  const chain = connectionChain(schema, theOperation(document));
  const connection = chain.at(-1);
  const edges = edgeFields(connection);
  const toDocument = (page: ExportRange) =>
    visit(document, { Field: (field) => (field === connection ? pageOf(field, edges, page) : undefined) });
  return {
    path: chain.map(({ alias, name }) => (alias ?? name).value),
    list: connection?.name.value ?? "",
    pageSize: largestPage(schema, toDocument),
    toDocument,
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
}

/** The fields of an edge without the cursor, which a file does not need. */
function edgeFields(connection: FieldNode | undefined): SelectionNode[] {
  const edges = fieldIn(connection?.selectionSet, "edges")?.selectionSet;
  const node = fieldIn(edges, "node");
  if (!edges || !node?.selectionSet)
    throw new GraphQLError(
      "The connection of an export selects `edges { node { ... } }`, once, without fragments or directives.",
    );
  const kept = edges.selections.filter((part) => !isNamed(part, "cursor"));
  return kept.map((part) => (part === node ? { ...node, alias: undefined } : part));
}

/** Undefined unless the field is selected once, without directives or fragments. */
function fieldIn(set: SelectionSetNode | undefined, name: string): FieldNode | undefined {
  const selections = set?.selections ?? [];
  const [field, another] = selections.filter((part) => isNamed(part, name));
  const isPlain = !another && selections.every((part) => part.kind === Kind.FIELD);
  return isPlain && field?.kind === Kind.FIELD && !field.directives?.length ? field : undefined;
}

const isNamed = (part: SelectionNode, name: string) => part.kind === Kind.FIELD && part.name.value === name;

function pageOf(connection: FieldNode, edges: SelectionNode[], { first, after }: ExportRange): FieldNode {
  const range = [argument("first", { kind: Kind.INT, value: String(first) })];
  if (after !== null) range.push(argument("after", { kind: Kind.STRING, value: after }));
  const pageInfo = fieldOf("pageInfo", [fieldOf("hasNextPage"), fieldOf("endCursor")]);
  const selectionSet = setOf([fieldOf("edges", edges), pageInfo]);
  return { ...connection, arguments: [...(connection.arguments ?? []), ...range], selectionSet };
}

const nameOf = (value: string) => ({ kind: Kind.NAME, value }) as const;
const setOf = (selections: SelectionNode[]) => ({ kind: Kind.SELECTION_SET, selections }) as const;
const argument = (name: string, value: ValueNode) => ({ kind: Kind.ARGUMENT, name: nameOf(name), value }) as const;
const fieldOf = (name: string, below?: SelectionNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: nameOf(name),
  selectionSet: below && setOf(below),
});

function largestPage(schema: GraphQLSchema, toDocument: ExportQuery["toDocument"]): number {
  for (let first = maxPageSize; ; first = Math.floor(first / 2)) {
    const document = toDocument({ first, after: null });
    const cost = operationCost(schema, { document, operation: theOperation(document) }, {});
    if (cost.objects <= maxObjects) return first;
    if (first === 1) throw new GraphQLError(tooManyObjects(cost));
  }
}
