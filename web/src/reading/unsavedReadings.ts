import type { MutationResult } from "../relay/mutationResult.ts";
import type { RecordResult } from "./createBundles.ts";
import { isConflict, isGone, waitsForConnection } from "./fieldFailure.ts";
import { createListeners, waitUntil } from "./listeners.ts";
import {
  type Base,
  isAskedAbout,
  type NamedKey,
  type PendingReading,
  pendingValue,
  type ValueKey,
  type ValueToStore,
  valueToStore,
} from "./pendingReading.ts";
import { afterSending, toSendOutcome } from "./sendOutcome.ts";
import { type StepValue, sameValue } from "./stepValue.ts";

export type UnsavedReadings = ReturnType<typeof createUnsavedReadings>;

type Options = {
  /** Records a value. `version` is the stored version on which the change is based. */
  record: (key: NamedKey, value: StepValue, version: string | null) => Promise<RecordResult>;
  keep: (value: ValueToStore) => void;
  forget: (key: ValueKey) => void;
};

const unsent = {
  failure: null,
  isConfirmed: false,
  sent: null,
  isChangedSinceSent: true,
  isResendQueued: false,
} as const;

const nameOf = ({ entryId, field }: ValueKey) => `${entryId} ${field}`;

/** The unsaved values of all steps. Changes of one value are sent one after the other. */
export function createUnsavedReadings({ record, keep, forget }: Options) {
  const values = new Map<string, PendingReading>();
  let gone: readonly PendingReading[] = [];
  const { tell, subscribe, changeTogether } = createListeners(() => {
    gone = [...values.values()].filter(({ failure }) => isGone(failure));
  });

  function set(value: PendingReading) {
    values.set(nameOf(value), value);
    keep(value);
    tell();
  }

  function drop(key: ValueKey) {
    values.delete(nameOf(key));
    forget(key);
    tell();
  }

  async function send(key: ValueKey, value: StepValue, pending: PendingReading): Promise<MutationResult> {
    const unanswered = [...pending.unanswered, value];
    // A waiting value stays marked as waiting until an answer comes.
    const failure = waitsForConnection(pending.failure) ? pending.failure : null;
    set({ ...pending, sent: value, isChangedSinceSent: false, isResendQueued: false, failure, unanswered });
    const recorded = await record(pending, value, pending.base.version);
    const latest = values.get(nameOf(key));
    if (latest?.sent !== value) return recorded.result;
    const outcome = toSendOutcome(value, pending.unanswered, recorded);
    const isAnswerLost = outcome.kind === "lostAnswer";
    if (outcome.kind === "stored" && !latest.isChangedSinceSent) drop(key);
    else set(afterSending(latest, outcome));
    const mustResend = latest.isResendQueued || (isAnswerLost && !latest.isChangedSinceSent);
    return (mustResend && (await commit(key))) || (isAnswerLost ? { kind: "done" } : recorded.result);
  }

  /** Sends a changed value. Null if the value is invalid, unusual, unchanged, in conflict or already being sent. */
  function commit(key: ValueKey): Promise<MutationResult> | null {
    const changed = values.get(nameOf(key));
    // The person must settle a conflict; sending the value again would cause the same conflict.
    if (!changed || isConflict(changed.failure)) return null;
    const value = pendingValue(changed);
    if (value === null) set({ ...changed, failure: { kind: "invalid" } });
    else if (changed.sent) {
      const isSame = sameValue(value, changed.sent);
      set({ ...changed, isChangedSinceSent: !isSame, isResendQueued: !isSame });
    } else if (sameValue(value, changed.base.value) && changed.unanswered.length === 0) drop(key);
    else if (isAskedAbout(changed, value)) set({ ...changed, failure: { kind: "unusual" } });
    else return send(key, value, changed);
    return null;
  }

  /** A conflict stays until the person chooses, because it may have appeared unnoticed while typing. */
  function edit(key: NamedKey, stored: Base, edited: Pick<PendingReading, "text" | "chosen">) {
    const before = values.get(nameOf(key));
    const { base = stored, sent = null, unanswered = [] } = before ?? {};
    const failure = before && isConflict(before.failure) ? before.failure : null;
    const own = { ...unsent, sent, failure, unanswered };
    set({ ...key, ...edited, base, ...own });
  }

  const ofEntries = (entryIds: readonly string[]) =>
    [...values.values()].filter(({ entryId }) => entryIds.includes(entryId));

  return {
    get: (key: ValueKey) => values.get(nameOf(key)),
    type: (key: NamedKey, stored: Base, text: string) => edit(key, stored, { text, chosen: null }),
    choose(key: NamedKey, stored: Base, chosen: StepValue) {
      edit(key, stored, { text: null, chosen });
      return commit(key);
    },
    /** Marks a value as conflicting with the stored one, so that the person chooses one of them first. */
    contest(key: NamedKey, stored: Base, chosen: StepValue) {
      edit(key, stored, { text: null, chosen });
      const own = values.get(nameOf(key));
      if (own) set({ ...own, failure: { kind: "refused", code: "CONFLICT" } });
    },
    commit,
    changeTogether,
    drop,
    /** Replaces the unsaved value by the stored one. A value that is being sent stays. */
    takeStored(key: ValueKey) {
      const own = values.get(nameOf(key));
      if (!own?.sent) return drop(key);
      set({ ...own, text: null, chosen: own.sent, isChangedSinceSent: false, isResendQueued: false });
    },
    confirm(key: ValueKey) {
      const own = values.get(nameOf(key));
      if (!own) return null;
      set({ ...own, isConfirmed: true, failure: null });
      return commit(key);
    },
    overwrite(key: ValueKey, base: Base) {
      const own = values.get(nameOf(key));
      if (!own) return null;
      set({ ...own, base, failure: null });
      return commit(key);
    },
    adopt(kept: readonly ValueToStore[]) {
      // If several pages left a value for the same field, the latest one is used.
      const latest = new Map(kept.map((value) => [nameOf(value), value]));
      for (const [name, value] of latest) {
        if (values.has(name)) continue;
        set({ ...unsent, ...valueToStore(value) });
        void commit(value);
      }
    },
    sendFailed() {
      for (const value of [...values.values()])
        if (value.failure?.kind === "failed" && value.sent === null) void commit(value);
    },
    async countWhenSettled(maxWaitMs: number): Promise<number> {
      await waitUntil(() => [...values.values()].every(({ sent }) => sent === null), subscribe, maxWaitMs);
      return values.size;
    },
    /** The values whose product or installation was deleted, until the person discards them. */
    gone: () => gone,
    /** The number of values that will be sent without a decision by the person. */
    countWaiting: () =>
      [...values.values()].filter(({ failure }) => failure === null || failure.kind === "failed").length,
    countFailed: (entryIds: readonly string[]) =>
      ofEntries(entryIds).filter(({ failure }) => failure !== null && !waitsForConnection(failure)).length,
    countUnanswered: (entryIds: readonly string[]) =>
      ofEntries(entryIds).filter(({ failure }) => waitsForConnection(failure)).length,
    keysOf: (entryIds: readonly string[]): ValueKey[] => ofEntries(entryIds),
    entryIds: () => new Set([...values.values()].map(({ entryId }) => entryId)),
    subscribe,
  };
}
