import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Track } from "../forms/useSaveState.ts";
import { isConflict, waitsForConnection } from "../reading/fieldFailure.ts";
import { useMeasured } from "../reading/measured.ts";
import { isAskedAbout, type PendingReading, pendingValue } from "../reading/pendingReading.ts";
import { type Quantity, type Reading, readingText, sameReading, type UsualRange } from "../reading/reading.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import type { MutationResult } from "../relay/mutationResult.ts";

type Options = {
  /** The global id of the step entry. */
  entryId: string;
  /** Room, step and product of the entry. */
  subject: string;
  quantity: Quantity;
  stored: Reading;
  /** The version of the stored value. Without it the last save wins. */
  version: string | null;
  locale: string;
  track: Track;
  /** True if many values are entered at a time: waiting values are then sent together. */
  isBundled?: boolean;
  usual: UsualRange | null;
};

/** A field that saves on blur. Its text survives a change of step or a failure until the value is stored. */
export function useReadingField({ quantity, stored, version, locale, track, ...named }: Options) {
  const unsaved = useUnsavedReadings();
  const key = { ...named, field: quantity, measured: useMeasured() };
  const read = { value: stored, version };
  const pending = useSyncExternalStore(unsaved.subscribe, () => unsaved.get(key));
  const follow = (sending: Promise<MutationResult> | null) => {
    if (sending) void track(sending, { isToldElsewhere: true });
  };
  const commit = () => follow(unsaved.commit(key));
  useWhenLeft(commit);
  const failureNow = () => unsaved.get(key)?.failure ?? null;
  /** True if the person must act first: the text is invalid or unusual, or somebody else saved another value. */
  const isHeld = () => failureNow() !== null && !waitsForConnection(failureNow());
  const shownReading = pending ? toReading(pending) : stored;
  const text = pending?.text ?? readingText(shownReading ?? stored, quantity, locale);
  const isTyped = typeof pending?.text === "string";
  const isUnsaved = pending !== undefined && (shownReading === null || !sameReading(shownReading, stored));
  const textBefore = useRef<string | null>(null);
  return {
    text,
    isTyped,
    /** The shown value; null if the text is no value. */
    shownReading,
    isUnsaved,
    /** True while the shown value is on its way. The step's foot tells so for all fields. */
    isSending: pending !== undefined && pending.sent !== null && !pending.isChangedSinceSent,
    isQuestioned: shownReading !== null && pending !== undefined && isAskedAbout(pending, shownReading),
    failure: pending?.failure ?? null,
    isWaiting: waitsForConnection(pending?.failure ?? null),
    change: (typed: string) => unsaved.type(key, read, typed),
    commit,
    isHeld,
    isAsked: () => failureNow()?.kind === "unusual",
    /** Remembers the text of a value that is being saved or has a conflict, so that Escape does not drop it. */
    remember() {
      const isKept = (isTyped || isUnsaved) && (!isHeld() || isConflict(failureNow()));
      textBefore.current = isKept ? text : null;
    },
    canRestore: () => isHeld() || (isTyped && text !== textBefore.current),
    /** Restores the text that the field had when it got the focus, else the stored value. */
    restore() {
      if (textBefore.current === null) unsaved.takeStored(key);
      else if (text !== textBefore.current) unsaved.type(key, read, textBefore.current);
    },
    toggleNotMeasured: () =>
      follow(unsaved.choose(key, read, { kind: stored.kind === "notMeasured" ? "empty" : "notMeasured" })),
    confirm: () => follow(unsaved.confirm(key)),
    keepOwn: () => follow(unsaved.overwrite(key, read)),
    takeStored: () => unsaved.takeStored(key),
  };
}

function toReading(pending: PendingReading): Reading | null {
  const value = pendingValue(pending);
  return value && value.kind !== "answer" ? value : null;
}

/** A removed field gets no blur event, so its value is committed on unmount. */
function useWhenLeft(commit: () => void) {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => latest.current(), []);
}
