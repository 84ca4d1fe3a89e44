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
  /** Records a value over the version that it was changed from. */
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

/** The values of all steps that are not stored yet. Each is sent by itself, one change of it after the other. */
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
    // A value that waits for the connection is shown as waiting until an answer comes, however often it is sent.
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

  /** Sends a value that was changed, unless it is none or is on its way already; null when nothing was to be sent. */
  function commit(key: ValueKey): Promise<MutationResult> | null {
    const changed = values.get(nameOf(key));
    // A conflict is for the person to settle; the same text sent once more would meet it again.
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

  /** A conflict stays until the person chooses: it may have been told in the middle of typing, and not been read. */
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
    /** Puts an own value beside another one that stands at the service: the person chooses before it is sent. */
    contest(key: NamedKey, stored: Base, chosen: StepValue) {
      edit(key, stored, { text: null, chosen });
      const own = values.get(nameOf(key));
      if (own) set({ ...own, failure: { kind: "refused", code: "CONFLICT" } });
    },
    commit,
    changeTogether,
    drop,
    /** Gives up the own value for the one at the service. A value that is on its way there cannot be called back: it stays. */
    takeStored(key: ValueKey) {
      const own = values.get(nameOf(key));
      if (!own?.sent) return drop(key);
      set({ ...own, text: null, chosen: own.sent, isChangedSinceSent: false, isResendQueued: false });
    },
    /** Stores a value that the person was asked about. */
    confirm(key: ValueKey) {
      const own = values.get(nameOf(key));
      if (!own) return null;
      set({ ...own, isConfirmed: true, failure: null });
      return commit(key);
    },
    /** Saves the own value in place of the service's current one. */
    overwrite(key: ValueKey, base: Base) {
      const own = values.get(nameOf(key));
      if (!own) return null;
      set({ ...own, base, failure: null });
      return commit(key);
    },
    /** Takes over and sends what earlier pages left behind. */
    adopt(kept: readonly ValueToStore[]) {
      // Of one value that several pages left behind, the latest counts.
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
    /** How many there are, once those on their way have arrived or failed. */
    async countWhenSettled(maxWaitMs: number): Promise<number> {
      await waitUntil(() => [...values.values()].every(({ sent }) => sent === null), subscribe, maxWaitMs);
      return values.size;
    },
    /** The values that nothing is left to store in, until they are dropped. */
    gone: () => gone,
    /** How many go out by themselves, now or when the service answers again. */
    countWaiting: () =>
      [...values.values()].filter(({ failure }) => failure === null || failure.kind === "failed").length,
    /** The number of these step entries' values that could not be stored, and of those that wait only for the connection. */
    countFailed: (entryIds: readonly string[]) =>
      ofEntries(entryIds).filter(({ failure }) => failure !== null && !waitsForConnection(failure)).length,
    countUnanswered: (entryIds: readonly string[]) =>
      ofEntries(entryIds).filter(({ failure }) => waitsForConnection(failure)).length,
    /** The values of these step entries that are not stored yet, whether on their way or not. */
    keysOf: (entryIds: readonly string[]): ValueKey[] => ofEntries(entryIds),
    entryIds: () => new Set([...values.values()].map(({ entryId }) => entryId)),
    subscribe,
  };
}
