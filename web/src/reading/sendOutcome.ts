import type { MutationFailure } from "../relay/mutationResult.ts";
import type { RecordResult } from "./createBundles.ts";
import { isConflict } from "./fieldFailure.ts";
import type { Base, PendingReading } from "./pendingReading.ts";
import { type StepValue, sameValue } from "./stepValue.ts";

/** How the sending of a value ended; `unanswered` are the values that may have been stored all the same. */
export type SendOutcome = { unanswered: readonly StepValue[] } & (
  | { kind: "stored" | "lostAnswer"; base: Base }
  | { kind: "conflict" | "refused" | "failed"; failure: MutationFailure }
);

/** Reads how the service answered to a value, before which others had been sent that nothing answered. */
export function toSendOutcome(
  value: StepValue,
  unansweredBefore: readonly StepValue[],
  { result, version, current }: RecordResult,
): SendOutcome {
  if (result.kind === "done") return { kind: "stored", base: { value, version }, unanswered: [] };
  // Without an answer nobody knows whether it was stored.
  if (result.kind === "failed") return { kind: "failed", failure: result, unanswered: [...unansweredBefore, value] };
  if (!isConflict(result)) return { kind: "refused", failure: result, unanswered: unansweredBefore };
  // The value that is in the way is not somebody else's: this browser sent it, and the answer was lost.
  const stored = unansweredBefore.find((sent) => current && sameValue(sent, current));
  if (stored) return { kind: "lostAnswer", base: { value: stored, version }, unanswered: [] };
  return { kind: "conflict", failure: result, unanswered: unansweredBefore };
}

/** A value that is still to be stored, after one of its sendings ended. What was typed meanwhile has not failed yet. */
export function afterSending(pending: PendingReading, outcome: SendOutcome): PendingReading {
  const { unanswered } = outcome;
  if ("base" in outcome) return { ...pending, base: outcome.base, sent: null, failure: null, unanswered };
  const failure = pending.isChangedSinceSent ? null : outcome.failure;
  return { ...pending, sent: null, failure, unanswered };
}
