import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Outcome } from "../installation/outcome.ts";
import { isWaiting, untouched } from "./keptReadings.ts";
import { parseReading, type Quantity, type Reading, readingText, sameReading } from "./reading.ts";
import { useUnsaved } from "./useUnsaved.ts";

type Options = {
  /** Names the field among all of the installation. */
  name: string;
  quantity: Quantity;
  stored: Reading;
  locale: string;
  save: (reading: Reading) => Promise<Outcome>;
};

/**
 * A field that saves by itself when left. What was typed stays until the service has taken it, also while another step is looked at: text
 * that is no reading is not sent, what is on its way is not sent again, and a saving that fails keeps the text and says so.
 */
export function useReadingField({ name, quantity, stored, locale, save }: Options) {
  const unsaved = useUnsaved();
  const { text, problem } = useSyncExternalStore(unsaved.subscribe, () => unsaved.get(name)) ?? untouched;
  const change = (typed: string) =>
    unsaved.set(name, { ...untouched, text: typed, sent: unsaved.get(name)?.sent ?? null, isTypedSince: true });
  const send = async (reading: Reading) => {
    unsaved.set(name, { ...untouched, text: unsaved.get(name)?.text ?? null, sent: reading });
    const outcome = await save(reading);
    const now = unsaved.get(name);
    // Sent again meanwhile: that is for the later saving to tell.
    if (now?.sent !== reading) return;
    if (now.isTypedSince) unsaved.set(name, { ...now, sent: null });
    else if (outcome.kind === "done") unsaved.delete(name);
    else unsaved.set(name, { ...now, sent: null, problem: outcome });
  };
  const commit = async () => {
    const typed = unsaved.get(name);
    if (!typed || typed.text === null || !isWaiting(typed)) return;
    const reading = parseReading(typed.text, quantity);
    if (reading === null) unsaved.set(name, { ...typed, problem: { kind: "invalid" } });
    else if (!sameReading(reading, typed.sent ?? stored)) await send(reading);
    else if (typed.sent) unsaved.set(name, { ...typed, isTypedSince: false });
    else unsaved.delete(name);
  };
  const toggleNotMeasured = () => send({ kind: stored.kind === "notMeasured" ? "empty" : "notMeasured" });
  useWhenLeft(commit);
  return {
    text: text ?? readingText(stored, quantity, locale),
    isTyped: text !== null,
    problem,
    change,
    commit,
    toggleNotMeasured,
    // Without a text it was this that failed.
    retry: text === null ? toggleNotMeasured : commit,
  };
}

/** A field that vanishes while it has the focus gets no blur event; what stands in it is committed all the same. */
function useWhenLeft(commit: () => Promise<void>) {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => void latest.current(), []);
}
