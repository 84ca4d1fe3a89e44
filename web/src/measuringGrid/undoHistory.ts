import { type FieldFailure, isConflict } from "../reading/fieldFailure.ts";
import { createListeners } from "../reading/listeners.ts";
import { type Base, type NamedKey, pendingValue, type ValueKey } from "../reading/pendingReading.ts";
import { type StepValue, sameValue } from "../reading/stepValue.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import type { MutationResult } from "../relay/mutationResult.ts";

export type UndoHistory = ReturnType<typeof createUndoHistory>;

export type Direction = "undo" | "redo";

/** `after` is null until the cell is left with a value. */
type CellChange = { key: NamedKey; before: StepValue; after: StepValue | null };

/** `left` counts values whose room accepts no more changes. */
export type StepOutcome = { direction: Direction; changed: number; left: number };

type Apply = {
  /** The stored value, as far as the page knows; null if the cell accepts no more values. */
  storedAt: (key: ValueKey) => Base | null;
  follow: (sending: Promise<MutationResult>) => void;
};

const nameOf = ({ entryId, field }: ValueKey) => `${entryId} ${field}`;

const isHeld = (failure: FieldFailure | null | undefined) =>
  failure != null && (failure.kind === "invalid" || failure.kind === "unusual" || isConflict(failure));

/** Records the grid's changes. Changes within one `changeTogether` are undone together. An undo can meet a conflict. */
export function createUndoHistory(unsaved: UnsavedReadings) {
  const steps: Record<Direction, CellChange[][]> = { undo: [], redo: [] };
  // Cells whose text is being edited or cannot be stored yet.
  const open = new Map<string, CellChange>();
  let outcome: StepOutcome | null = null;
  const { tell, subscribe } = createListeners();

  function removeWhere(isRemoved: (change: CellChange) => boolean) {
    for (const direction of ["undo", "redo"] as const)
      steps[direction] = steps[direction].map((step) => step.filter((change) => !isRemoved(change)));
  }

  function begin(key: NamedKey, before: StepValue) {
    const begun = open.get(nameOf(key));
    if (begun && steps.undo.at(-1)?.includes(begun)) return;
    const change = begun ?? { key, before, after: null };
    if (begun) removeWhere((one) => one === begun);
    open.set(nameOf(key), change);
    steps.undo.push([change]);
    steps.redo = [];
    outcome = null;
    tell();
  }

  function settle(key: ValueKey, value: StepValue | null) {
    const change = open.get(nameOf(key));
    if (!change || value === null || isHeld(unsaved.get(key)?.failure)) return;
    open.delete(nameOf(key));
    if (sameValue(value, change.before)) removeWhere((one) => one === change);
    else change.after = value;
    tell();
  }

  /** Forgets the changes of a cell in which somebody else saved a value, because an undo would overwrite that value. */
  function forget(key: ValueKey) {
    open.delete(nameOf(key));
    removeWhere((change) => nameOf(change.key) === nameOf(key));
    tell();
  }

  const shownValue = (key: ValueKey) => {
    const pending = unsaved.get(key);
    return pending ? pendingValue(pending) : null;
  };

  /** Wraps a function that sends a value, so that sending also completes the recorded change of the cell. */
  const settling =
    <Rest extends unknown[]>(send: (key: ValueKey, ...rest: Rest) => Promise<MutationResult> | null) =>
    (key: ValueKey, ...rest: Rest) => {
      const value = shownValue(key);
      const sending = send(key, ...rest);
      settle(key, value);
      return sending;
    };

  const recorded: UnsavedReadings = {
    ...unsaved,
    type(key, stored, text) {
      begin(key, shownValue(key) ?? stored.value);
      unsaved.type(key, stored, text);
    },
    commit: settling(unsaved.commit),
    confirm: settling(unsaved.confirm),
    overwrite: settling((key, base: Base) => {
      const own = unsaved.get(key);
      forget(key);
      if (own) begin(own, base.value);
      return unsaved.overwrite(key, base);
    }),
    takeStored(key) {
      if (isConflict(unsaved.get(key)?.failure ?? null)) forget(key);
      const change = open.get(nameOf(key));
      open.delete(nameOf(key));
      removeWhere((one) => one === change);
      unsaved.takeStored(key);
      tell();
    },
    changeTogether(make) {
      const start = steps.undo.length;
      unsaved.changeTogether(make);
      steps.undo.push(steps.undo.splice(start).flat());
      tell();
    },
  };

  /** False if the cell accepts no more values. */
  function put(change: CellChange, direction: Direction, { storedAt, follow }: Apply): boolean {
    const { key, before } = change;
    const stored = storedAt(key);
    const pending = unsaved.get(key);
    const after = change.after ?? shownValue(key);
    const [expected, wanted] = direction === "undo" ? [after, before] : [before, after];
    open.delete(nameOf(key));
    change.after = after;
    if (!stored || !wanted) return false;
    if (pending && isConflict(pending.failure)) {
      unsaved.takeStored(key);
      forget(key);
    } else if (!pending && expected && !sameValue(stored.value, expected)) unsaved.contest(key, stored, wanted);
    else {
      const sending = unsaved.choose(key, stored, wanted);
      if (sending) follow(sending);
    }
    return true;
  }

  const lastStep = (direction: Direction) => steps[direction].findLast((step) => step.length > 0);

  return {
    recorded,
    subscribe,
    can: (direction: Direction) => lastStep(direction) !== undefined,
    outcome: () => outcome,
    move(direction: Direction, apply: Apply): readonly ValueKey[] {
      const step = lastStep(direction);
      if (!step) return [];
      steps[direction] = steps[direction].slice(0, steps[direction].lastIndexOf(step));
      steps[direction === "undo" ? "redo" : "undo"].push(step);
      let changed: readonly CellChange[] = [];
      unsaved.changeTogether(() => {
        changed = step.filter((change) => put(change, direction, apply));
      });
      outcome = { direction, changed: changed.length, left: step.length - changed.length };
      // The undo discarded a typed text that is no value. A redo cannot restore it, so its change is forgotten.
      removeWhere((change) => change.after === null && !open.has(nameOf(change.key)));
      tell();
      return changed.map(({ key }) => key);
    },
  };
}
