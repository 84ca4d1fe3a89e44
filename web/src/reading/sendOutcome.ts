import type { MutationFailure } from "../relay/mutationResult.ts";
import type { RecordResult } from "./createBundles.ts";
import { isConflict } from "./fieldFailure.ts";
import type { Base, PendingReading } from "./pendingReading.ts";
import { type StepValue, sameValue } from "./stepValue.ts";

/** `unanswered` are sent values that may have been stored. */
export type SendOutcome = { unanswered: readonly StepValue[] } & (
  | { kind: "stored" | "lostAnswer"; base: Base }
  | { kind: "conflict" | "refused" | "failed"; failure: MutationFailure }
);

/** @param unansweredBefore earlier values that were sent without getting an answer */
export function toSendOutcome(
  value: StepValue,
  unansweredBefore: readonly StepValue[],
  { result, version, current }: RecordResult,
): SendOutcome {
  if (result.kind === "done") return { kind: "stored", base: { value, version }, unanswered: [] };
  // Without an answer nobody knows whether the value was stored.
  if (result.kind === "failed") return { kind: "failed", failure: result, unanswered: [...unansweredBefore, value] };
  if (!isConflict(result)) return { kind: "refused", failure: result, unanswered: unansweredBefore };
  // The conflicting value is this browser's own: it was sent earlier, and its answer was lost.
  const stored = unansweredBefore.find((sent) => current && sameValue(sent, current));
  if (stored) return { kind: "lostAnswer", base: { value: stored, version }, unanswered: [] };
  return { kind: "conflict", failure: result, unanswered: unansweredBefore };
}

/** The pending value after a request. A text changed meanwhile was not sent, so no failure is kept. */
export function afterSending(pending: PendingReading, outcome: SendOutcome): PendingReading {
  const { unanswered } = outcome;
  if ("base" in outcome) return { ...pending, base: outcome.base, sent: null, failure: null, unanswered };
  const failure = pending.isChangedSinceSent ? null : outcome.failure;
  return { ...pending, sent: null, failure, unanswered };
}
