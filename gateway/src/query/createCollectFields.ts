import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
} from "graphql";

/** The places of a document that ask for one field of the answer. */
export type FieldNodes = readonly [FieldNode, ...FieldNode[]];
export type CollectFields = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]) => Map<string, FieldNodes>;

/** Tells the fields that selections have on an object, by their names in the answer, in its order. Knows no `@skip` and `@include`. */
export function createCollectFields(schema: GraphQLSchema, { definitions }: DocumentNode): CollectFields {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of definitions) if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);

  function isFor(type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean {
    if (!condition || condition.name.value === type.name) return true;
    const wider = schema.getType(condition.name.value);
    return isAbstractType(wider) && schema.isSubType(wider, type);
  }

  function addFields(type: GraphQLObjectType, { selections }: SelectionSetNode, found: Found): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const [first = selection, ...others] = [...(found.fields.get(key) ?? []), selection];
        found.fields.set(key, [first, ...others]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (isFor(type, selection.typeCondition)) addFields(type, selection.selectionSet, found);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || found.spread.has(fragment)) continue;
        found.spread.add(fragment);
        if (isFor(type, fragment.typeCondition)) addFields(type, fragment.selectionSet, found);
      }
    }
  }

  return (type, sets) => {
    const found: Found = { fields: new Map(), spread: new Set() };
    for (const set of sets) addFields(type, set, found);
    return found.fields;
  };
}

type Found = { fields: Map<string, FieldNodes>; spread: Set<FragmentDefinitionNode> };
