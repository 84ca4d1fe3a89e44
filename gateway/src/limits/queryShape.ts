import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import { clientError } from "../errors.ts";

const maxVariableDepth = 50;

type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined;

/**
 * Refuses operations that nest fields deeper than `maxDepth`, counted as if every fragment were written out where it is spread.
 * Cycles of fragments are another rule's to refuse; here they end the counting.
 */
export function maxDepthRule(maxDepth: number): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet, (name) => context.getFragment(name)) <= maxDepth) return;
      context.reportError(
        new GraphQLError(`The operation nests more than ${maxDepth} levels of fields. Ask for less at a time.`, {
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

type BreadthLimits = {
  aliases: number;
  rootFields: number;
  directives: number;
  /** Fields that try a password or a code: an operation may have one of them. */
  attempts: ReadonlySet<string>;
};
type Count = (selection: SelectionNode) => number;

/**
 * Refuses operations that ask for the same thing under many names, or for very many things at once, counted as if every fragment
 * were written out where it is spread.
 */
export function maxBreadthRule({ aliases, rootFields, directives, attempts }: BreadthLimits): ValidationRule {
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

/**
 * Refuses variables that nest lists and objects deeper than 50. Goes level by level, so that no depth can exhaust the stack.
 * @throws BAD_USER_INPUT
 */
export function assertMaxDepth(variables: unknown): void {
  let level = [variables].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxVariableDepth)
      throw clientError("BAD_USER_INPUT", `The variables nest deeper than ${maxVariableDepth} levels.`, 400);
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
