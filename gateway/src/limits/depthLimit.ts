import { type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from "graphql";

type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined;

/**
 * Refuses operations that nest fields deeper than `most`, counted as if every fragment were written out where it is spread.
 * Cycles of fragments are another rule's to refuse; here they end the counting.
 */
export function depthLimit(most: number): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet, (name) => context.getFragment(name)) <= most) return;
      context.reportError(
        new GraphQLError(`The operation nests more than ${most} levels of fields. Ask for less at a time.`, {
          nodes: operation,
        }),
      );
    },
  });
}

/**
 * How deep fields nest, with fragments written out. Each fragment is measured once, so that fragments that spread each other many
 * times cost no more than they are long.
 */
export function depthOf(
  selectionSet: SelectionSetNode,
  getFragment: GetFragment,
  depths = new Map<string, number>(),
): number {
  const below = selectionSet.selections.map((selection) => {
    if (selection.kind === Kind.FIELD) {
      return 1 + (selection.selectionSet ? depthOf(selection.selectionSet, getFragment, depths) : 0);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, getFragment, depths);
    return depthOfFragment(getFragment(selection.name.value), getFragment, depths);
  });
  return Math.max(0, ...below);
}

function depthOfFragment(
  fragment: FragmentDefinitionNode | null | undefined,
  getFragment: GetFragment,
  depths: Map<string, number>,
): number {
  if (!fragment) return 0;
  const name = fragment.name.value;
  const known = depths.get(name);
  if (known !== undefined) return known;
  depths.set(name, 0);
  const depth = depthOf(fragment.selectionSet, getFragment, depths);
  depths.set(name, depth);
  return depth;
}
