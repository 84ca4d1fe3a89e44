import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from "graphql";
import { clientError } from "../rest/errors.ts";

const maxVariableDepth = 50;

export type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined;

export function depthOf(selectionSet: SelectionSetNode, getFragment: GetFragment): number {
  const deepest = (depths: number[]) => Math.max(0, ...depths);
  return fold(selectionSet, {
    of: (selection, below) => Number(isField(selection)) + below,
    join: deepest,
    getFragment,
  });
}

/** Counts the top-level fields that `has` accepts, also in fragments. */
export function countAtRoot(
  selectionSet: SelectionSetNode,
  getFragment: GetFragment,
  has: (field: FieldNode) => boolean = () => true,
): number {
  const of: Fold["of"] = (selection, below) => (isField(selection) ? Number(has(selection)) : below);
  return fold(selectionSet, { of, join: sum, getFragment });
}

export const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

export const isField = (selection: SelectionNode) => selection.kind === Kind.FIELD;

export type Fold = {
  of(selection: SelectionNode, below: number): number;
  join(results: number[]): number;
  getFragment: GetFragment;
};

/** A spread counts as its fragment's fields. Each fragment is visited once, so the time is linear in the text. */
export function fold(selectionSet: SelectionSetNode, { of, join, getFragment }: Fold): number {
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
