import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";

type Limits = {
  aliases: number;
  rootFields: number;
  directives: number;
  /** Fields that try a password or a code: an operation may have one of them. */
  attempts: ReadonlySet<string>;
};
type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined;
type Count = (selection: SelectionNode) => number;

/**
 * Refuses operations that ask for the same thing under many names, or for very many things at once, counted as if every fragment
 * were written out where it is spread.
 */
export function breadthLimit({ aliases, rootFields, directives, attempts }: Limits): ValidationRule {
  return (context) => ({
    OperationDefinition({ selectionSet, directives: own = [] }) {
      const refuse = (what: string) =>
        context.reportError(new GraphQLError(`The operation has ${what}. Ask for less at a time.`));
      const count = (each: Count, goesDeep = true) =>
        counted(selectionSet, { each, goesDeep, getFragment: (name) => context.getFragment(name), known: new Map() });
      const fields = count((selection) => Number(selection.kind === Kind.FIELD), false);
      if (fields > rootFields) refuse(`more than ${rootFields} fields at its root`);
      const tried = count(
        (selection) => Number(selection.kind === Kind.FIELD && attempts.has(selection.name.value)),
        false,
      );
      if (tried > 1) refuse("more than one sign-in");
      const renamed = count((selection) => Number(selection.kind === Kind.FIELD && selection.alias !== undefined));
      if (renamed > aliases) refuse(`more than ${aliases} aliases`);
      const directed = own.length + count((selection) => selection.directives?.length ?? 0);
      if (directed > directives) refuse(`more than ${directives} directives`);
    },
  });
}

type Counting = { each: Count; goesDeep: boolean; getFragment: GetFragment; known: Map<string, number> };

function counted({ selections }: SelectionSetNode, counting: Counting): number {
  return selections.reduce((sum, selection) => sum + counting.each(selection) + countedBelow(selection, counting), 0);
}

function countedBelow(selection: SelectionNode, counting: Counting): number {
  if (selection.kind === Kind.FIELD)
    return counting.goesDeep && selection.selectionSet ? counted(selection.selectionSet, counting) : 0;
  if (selection.kind === Kind.INLINE_FRAGMENT) return counted(selection.selectionSet, counting);
  return countedInFragment(selection.name.value, counting);
}

/** Each fragment is counted once; one that spreads itself, which another rule refuses, counts nothing there. */
function countedInFragment(name: string, counting: Counting): number {
  const known = counting.known.get(name);
  if (known !== undefined) return known;
  counting.known.set(name, 0);
  const fragment = counting.getFragment(name);
  const count = fragment ? counted(fragment.selectionSet, counting) : 0;
  counting.known.set(name, count);
  return count;
}
