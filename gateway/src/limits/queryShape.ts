import {
  type FieldNode,
  type FloatValueNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type IntValueNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import { clientError } from "../rest/errors.ts";

const maxVariableDepth = 50;

/** `Float` reads a number that is too large as infinity. JSON writes infinity as null, which would clear a value. */
export const finiteNumbersRule: ValidationRule = (context) => {
  const refuse = (node: FloatValueNode | IntValueNode) => {
    if (Number.isFinite(Number(node.value))) return;
    context.reportError(new GraphQLError("A number of the operation is too large.", { nodes: node }));
  };
  return { FloatValue: refuse, IntValue: refuse };
};

type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined;

/** A spread counts as the fields of its fragment. */
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

export function depthOf(selectionSet: SelectionSetNode, getFragment: GetFragment): number {
  const deepest = (depths: number[]) => Math.max(0, ...depths);
  return fold(selectionSet, {
    of: (selection, below) => Number(isField(selection)) + below,
    join: deepest,
    getFragment,
  });
}

type BreadthLimits = {
  aliases: number;
  rootFields: number;
  directives: number;
  /** An operation may have at most one of these fields, once. */
  attempts: ReadonlySet<string>;
};

/** Limits aliases and the width of an operation. A spread counts as the fields of its fragment. */
export function maxBreadthRule({ aliases, rootFields, directives, attempts }: BreadthLimits): ValidationRule {
  return (context) => ({
    OperationDefinition({ selectionSet, directives: own = [] }) {
      const refuse = (excess: string) =>
        context.reportError(new GraphQLError(`The operation has ${excess}. Ask for less at a time.`));
      const getFragment: GetFragment = (name) => context.getFragment(name);
      const count = (of: Fold["of"]) => fold(selectionSet, { of, join: sum, getFragment });
      const isAttempt = ({ name }: FieldNode) => attempts.has(name.value);
      if (countAtRoot(selectionSet, getFragment) > rootFields) refuse(`more than ${rootFields} fields at its root`);
      if (countAtRoot(selectionSet, getFragment, isAttempt) > 1) refuse("more than one sign-in");
      const renamed = count((selection, below) => Number(isField(selection) && !!selection.alias) + below);
      if (renamed > aliases) refuse(`more than ${aliases} aliases`);
      const directed = own.length + count((selection, below) => (selection.directives?.length ?? 0) + below);
      if (directed > directives) refuse(`more than ${directives} directives`);
    },
  });
}

/** Counts the fields at the operation's top level. A spread counts as the fields of its fragment. */
export function countAtRoot(
  selectionSet: SelectionSetNode,
  getFragment: GetFragment,
  has: (field: FieldNode) => boolean = () => true,
): number {
  const of: Fold["of"] = (selection, below) => (isField(selection) ? Number(has(selection)) : below);
  return fold(selectionSet, { of, join: sum, getFragment });
}

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

const isField = (selection: SelectionNode) => selection.kind === Kind.FIELD;

type Fold = {
  of(selection: SelectionNode, below: number): number;
  join(results: number[]): number;
  getFragment: GetFragment;
};

/** Visits each fragment once, so nested spreads cost no more time than the text is long. */
function fold(selectionSet: SelectionSetNode, { of, join, getFragment }: Fold): number {
  const known = new Map<string, number>();
  const foldFragment = (name: string) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    // A fragment that spreads itself adds nothing; another rule refuses it.
    known.set(name, 0);
    const result = foldSet(getFragment(name)?.selectionSet);
    known.set(name, result);
    return result;
  };
  const foldSet = (set: SelectionSetNode | undefined): number =>
    join(
      (set?.selections ?? []).map((selection) =>
        of(
          selection,
          selection.kind === Kind.FRAGMENT_SPREAD
            ? foldFragment(selection.name.value)
            : foldSet(selection.selectionSet),
        ),
      ),
    );
  return foldSet(selectionSet);
}

/** Goes level by level, so that no depth exhausts the stack. @throws BAD_USER_INPUT */
export function assertMaxDepth(variables: unknown): void {
  let level = [variables].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxVariableDepth)
      throw clientError("BAD_USER_INPUT", `The variables nest deeper than ${maxVariableDepth} levels.`, 400);
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
