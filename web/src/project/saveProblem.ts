/**
 * Why a project could not be saved: refused by rules (what they say of a field stands at that field); somebody else saved it meanwhile;
 * or no usable answer came, so that it is not known.
 */
export type SaveProblem =
  | { kind: "refused"; codes: readonly string[] }
  | { kind: "conflict" }
  | { kind: "failed"; requestId: string | null };
