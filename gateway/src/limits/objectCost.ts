import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { listSize, pageSize } from "./listSize.ts";

/** `most` is the way to the list that most of the objects are in. */
export type ObjectCost = { objects: number; most: string[] };

type Source = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  values: Record<string, unknown>;
};
/** Where a selection stands: below which type, and within a connection of what page size. */
type Place = { source: Source; known: Map<string, ObjectCost>; parent: GraphQLNamedType; page: number | null };

/**
 * The most objects that a selection may give, judged without running it. Each fragment is counted once for each page size it is
 * spread under, so that fragments that spread each other many times cost no more to judge than they are long.
 */
export function objectCost(selectionSet: SelectionSetNode, parent: GraphQLNamedType, source: Source): ObjectCost {
  return costOfSet(selectionSet, { source, known: new Map(), parent, page: null });
}

function costOfSet({ selections }: SelectionSetNode, place: Place): ObjectCost {
  const parts = selections.map((selection) => costOf(selection, place));
  const largest = parts.reduce((most, part) => (part.objects > most.objects ? part : most), nothing);
  return { objects: parts.reduce((sum, { objects }) => sum + objects, 0), most: largest.most };
}

function costOf(selection: SelectionNode, place: Place): ObjectCost {
  if (selection.kind === Kind.FIELD) return costOfField(selection, place);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value, place);
  const { typeCondition, selectionSet } = selection;
  const parent = (typeCondition && place.source.schema.getType(typeCondition.name.value)) ?? place.parent;
  return costOfSet(selectionSet, { ...place, parent });
}

function costOfFragment(name: string, place: Place): ObjectCost {
  const key = `${name} ${place.page}`;
  const fragment = place.source.fragments.get(name);
  const parent = fragment && place.source.schema.getType(fragment.typeCondition.name.value);
  if (!parent) return nothing;
  const cost = place.known.get(key) ?? costOfSet(fragment.selectionSet, { ...place, parent });
  place.known.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, { parent, page, source, known }: Place): ObjectCost {
  const name = node.name.value;
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  if (!field || !node.selectionSet || !isCompositeType(getNamedType(field.type))) return nothing;
  const isList = isListType(getNullableType(field.type));
  const below = isList ? null : pageSize(field, node, source.values);
  const size = isList ? (page ?? listSize(`${parent.name}.${name}`, field, node, source.values)) : 1;
  const inside = costOfSet(node.selectionSet, { source, known, parent: getNamedType(field.type), page: below });
  const isToReduce = isList || below !== null;
  return { objects: size * (1 + inside.objects), most: isToReduce ? [name] : [name, ...inside.most] };
}

const nothing: ObjectCost = { objects: 0, most: [] };
