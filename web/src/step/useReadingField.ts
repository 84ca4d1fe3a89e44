import { useEffect, useRef, useState } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
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

/** `kept`: typed before the page was loaded, and not saved. */
export type FieldProblem = Problem | { kind: "invalid" } | { kind: "kept" };

const lost: FieldProblem = { kind: "failed", caseNumber: null };

/**
 * A field that saves by itself when left. What was typed stays until the service has taken it: text that is no reading is not
 * sent, and a saving that fails keeps the text and says so.
 */
export function useReadingField({ name, quantity, stored, locale, save }: Options) {
  const unsaved = useUnsaved();
  const [typed, setTyped] = useState<string | null>(() => unsaved.get(name) ?? null);
  const [problem, setProblem] = useState<FieldProblem | null>(() =>
    typed === null ? null : unsaved.wasKept(name) ? { kind: "kept" } : problemOf(typed, quantity),
  );
  const underWay = useRef<string>(undefined);
  const change = (text: string | null) => {
    setTyped(text);
    setProblem(null);
    if (text === null) unsaved.delete(name);
    else unsaved.set(name, text);
  };
  const send = async (reading: Reading) => {
    const sent = unsaved.get(name);
    underWay.current = sent;
    setProblem(null);
    const outcome = await save(reading);
    if (underWay.current === sent) underWay.current = undefined;
    if (unsaved.get(name) !== sent) return;
    if (outcome.kind === "done") change(null);
    else setProblem(outcome);
  };
  const commit = async () => {
    // Left after Enter, or gone with its step: what stands in it is on its way already.
    if (typed === null || typed === underWay.current) return;
    const reading = parseReading(typed, quantity);
    if (reading === null) setProblem({ kind: "invalid" });
    else if (sameReading(reading, stored)) change(null);
    else await send(reading);
  };
  useWhenLeft(commit);
  return {
    text: typed ?? readingText(stored, quantity, locale),
    isTyped: typed !== null,
    problem,
    change,
    commit,
    send,
  };
}

function problemOf(typed: string, quantity: Quantity): FieldProblem {
  return parseReading(typed, quantity) === null ? { kind: "invalid" } : lost;
}

/** A field that vanishes while it has the focus gets no blur event; what stands in it is committed all the same. */
function useWhenLeft(commit: () => Promise<void>) {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => void latest.current(), []);
}
