import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Track } from "../forms/useSaveState.ts";
import { isConflict, waitsForConnection } from "../reading/fieldFailure.ts";
import { useMeasured } from "../reading/measured.ts";
import { isAskedAbout, type PendingReading, pendingValue } from "../reading/pendingReading.ts";
import { type Quantity, type Reading, readingText, sameReading, type UsualRange } from "../reading/reading.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import type { MutationResult } from "../relay/mutationResult.ts";

type Options = {
  /** Global id of the step entry. */
  entryId: string;
  /** Names the room, step and product of the entry. */
  subject: string;
  quantity: Quantity;
  stored: Reading;
  /** Of the stored value. Without one, the last save wins. */
  version: string | null;
  locale: string;
  track: Track;
  /** True where many values are entered: then those that wait go to the service together. */
  isBundled?: boolean;
  usual: UsualRange | null;
};

/**
 * A field that saves when left. Its text stays until the service has the value, also in another step. Invalid text is not sent, text on its
 * way is not sent twice, and a failure keeps the text and says so.
 */
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
  /** True if the text needs an answer before it is sent: it is invalid or unusual, or somebody else stored another value. */
  const isHeld = () => failureNow() !== null && !waitsForConnection(failureNow());
  const shownReading = pending ? toReading(pending) : stored;
  const text = pending?.text ?? readingText(shownReading ?? stored, quantity, locale);
  const isTyped = typeof pending?.text === "string";
  const isUnsaved = pending !== undefined && (shownReading === null || !sameReading(shownReading, stored));
  const textBefore = useRef<string | null>(null);
  return {
    text,
    isTyped,
    /** The value that the field shows; null when its text is none. */
    shownReading,
    isUnsaved,
    isQuestioned: shownReading !== null && pending !== undefined && isAskedAbout(pending, shownReading),
    failure: pending?.failure ?? null,
    isWaiting: waitsForConnection(pending?.failure ?? null),
    change: (typed: string) => unsaved.type(key, read, typed),
    commit,
    isHeld,
    /** Whether the person is asked about an unusual value. */
    isAsked: () => failureNow()?.kind === "unusual",
    /** Remembers on focus a value that is on its way or needs an answer: Escape does not drop it. */
    remember() {
      const isKept = (isTyped || isUnsaved) && (!isHeld() || isConflict(failureNow()));
      textBefore.current = isKept ? text : null;
    },
    canRestore: () => isHeld() || (isTyped && text !== textBefore.current),
    /** Puts back what stood in the field before, which is the stored value where the typed one cannot be stored. */
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

/** A field that vanishes while it has the focus gets no blur event; what stands in it is committed all the same. */
function useWhenLeft(commit: () => void) {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => latest.current(), []);
}
