import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

type Values = Record<string, unknown>;

const pageOfRest = 25;
const maxPageSize = 100;

/** The most objects that an ad hoc operation may return. */
export const maxObjects = 10_000;

/** `largest` is the path of the list with most of the objects. */
export type ObjectCost = { objects: number; largest: string[] };

export function tooManyObjects({ objects, largest }: ObjectCost): string {
  const count = Number.isSafeInteger(objects) ? String(objects) : "countless";
  return (
    `The operation may give ${count} objects; ${maxObjects} are allowed. Most would come from ${largest.join(".")}: ` +
    "ask for fewer there by first, select less below it, or ask for its parts one by one."
  );
}

type Source = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  values: Record<string, unknown>;
};
type Position = { source: Source; known: Map<string, ObjectCost>; parent: GraphQLNamedType; page: number | null };

/** Counts each fragment once per page size, so the time grows with the document's length only. */
export function objectCost({ operation, selectionSet }: OperationDefinitionNode, source: Source): ObjectCost {
  const parent = source.schema.getRootType(operation);
  return parent ? costOfSet(selectionSet, { source, known: new Map(), parent, page: null }) : nothing;
}

function costOfSet({ selections }: SelectionSetNode, position: Position): ObjectCost {
  const parts = selections.map((selection) => costOf(selection, position));
  const largest = parts.reduce((known, part) => (part.objects > known.objects ? part : known), nothing);
  return { objects: parts.reduce((sum, { objects }) => sum + objects, 0), largest: largest.largest };
}

function costOf(selection: SelectionNode, position: Position): ObjectCost {
  if (selection.kind === Kind.FIELD) return costOfField(selection, position);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value, position);
  const { typeCondition, selectionSet } = selection;
  const parent = (typeCondition && position.source.schema.getType(typeCondition.name.value)) ?? position.parent;
  return costOfSet(selectionSet, { ...position, parent });
}

function costOfFragment(name: string, position: Position): ObjectCost {
  const key = `${name} ${position.page}`;
  const fragment = position.source.fragments.get(name);
  const parent = fragment && position.source.schema.getType(fragment.typeCondition.name.value);
  if (!parent) return nothing;
  const cost = position.known.get(key) ?? costOfSet(fragment.selectionSet, { ...position, parent });
  position.known.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, { parent, page, source, known }: Position): ObjectCost {
  const name = node.name.value;
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  if (!field || !node.selectionSet || !isCompositeType(getNamedType(field.type))) return nothing;
  const isList = isListType(getNullableType(field.type));
  const below = isList ? null : pageSize(field, node, source.values);
  const size = isList ? (page ?? listSize(field, node, source)) : 1;
  const inside = costOfSet(node.selectionSet, { source, known, parent: getNamedType(field.type), page: below });
  const isToReduce = isList || below !== null;
  return { objects: size * (1 + inside.objects), largest: isToReduce ? [name] : [name, ...inside.largest] };
}

function listSize(field: GraphQLField<unknown, unknown>, node: FieldNode, { schema, values }: Source): number {
  const ids = givenFor(node, "ids", values);
  if (Array.isArray(ids)) return ids.length;
  if (field.name === "userErrors") return 1;
  return pageSize(field, node, values) ?? usualSize(field, schema) ?? pageOfRest;
}

function usualSize({ astNode }: GraphQLField<unknown, unknown>, schema: GraphQLSchema): number | undefined {
  const directive = schema.getDirective("listSize");
  return directive && astNode ? (getDirectiveValues(directive, astNode)?.assumedSize as number | undefined) : undefined;
}

// Does not check the limits, because the field's resolver refuses a number outside them.
function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode, values: Values): number | null {
  const argument = field.args.find(({ name }) => name === "first");
  if (!argument) return null;
  const last = field.args.some(({ name }) => name === "last") ? givenFor(node, "last", values) : null;
  const size = Number(last ?? givenFor(node, "first", values) ?? argument.defaultValue ?? maxPageSize);
  return Number.isFinite(size) ? Math.min(Math.max(size, 0), maxPageSize) : maxPageSize;
}

function givenFor(node: FieldNode, name: string, values: Values): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  return given && valueFromASTUntyped(given, values);
}

const nothing: ObjectCost = { objects: 0, largest: [] };
