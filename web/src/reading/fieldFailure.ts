import { noAnswer } from "../relay/failures.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";

/** An unusual value is not sent before the person confirms it. */
export type FieldFailure = MutationFailure | { kind: "invalid" } | { kind: "unusual" };

/** True if the product or installation was deleted, so that the value can never be stored. */
export const isGone = (failure: FieldFailure | null) => failure?.kind === "refused" && failure.code === "NOT_FOUND";

export const isConflict = (failure: FieldFailure | MutationResult | null) =>
  failure?.kind === "refused" && failure.code === "CONFLICT";

/** True if the service gave no answer: the value is sent again later. */
export const waitsForConnection = (failure: FieldFailure | null) =>
  failure?.kind === "failed" && failure.code === noAnswer;
