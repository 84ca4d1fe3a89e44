/** How a change ended: done; refused by a rule, with the code to say which; or failed, since no usable answer came. */
export type Outcome = { kind: "done" } | Problem;

export type Problem = { kind: "refused"; code: string } | { kind: "failed"; caseNumber: string | null };

/** The first refusal, or done: one is enough to tell a person what to do next. */
export function outcomeOf(userErrors: readonly { readonly code: string }[]): Outcome {
  const first = userErrors[0];
  return first ? { kind: "refused", code: first.code } : { kind: "done" };
}
