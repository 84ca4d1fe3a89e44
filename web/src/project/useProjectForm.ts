import { useState } from "react";
import type { FormDraft } from "../forms/useFormDraft.ts";
import type { MutationFailure, Refusal } from "../relay/mutationResult.ts";
import {
  changedFields,
  type ProjectDraft,
  type ProjectFaults,
  type ProjectField,
  projectFaults,
  projectFields,
} from "./projectDraft.ts";

export type ProjectForm = ReturnType<typeof useProjectForm>;
type Failed = MutationFailure & { readonly payload: { readonly userErrors: readonly Refusal[] } | null };

/** Why a project was not saved; `refusals` are those that belong to no field. */
export type SaveFailure =
  | ({ kind: "refused"; refusals: readonly Refusal[] } & Refusal)
  | { kind: "failed"; requestId: string | null };

type Touch = "typed" | "left";

/**
 * Draft and errors of a project's form. A fault is shown at its field when the field was typed in and left, or once
 * everything was checked. `saved` is the draft that it would change; `showsAbsent` shows at once what a field that nobody typed in lacks.
 */
export function useProjectForm(
  kept: FormDraft<ProjectDraft>,
  saved: ProjectDraft,
  optional: readonly ProjectField[],
  showsAbsent = false,
) {
  const { draft, setDraft } = kept;
  const [touched, setTouched] = useState<Partial<Record<ProjectField, Touch>>>({});
  const [refused, setRefused] = useState<ProjectFaults>({});
  const [isChecked, setChecked] = useState(false);
  const faults: ProjectFaults = { ...refused, ...projectFaults(draft, optional) };
  const isDirty = changedFields(draft, saved).length > 0;
  const isShown = (field: ProjectField) =>
    isChecked || field in refused || touched[field] === "left" || (showsAbsent && isDirty && !touched[field]);
  const faultyFields = projectFields.filter((field) => faults[field] !== undefined);
  return {
    draft,
    kept,
    optional,
    isDirty,
    faults,
    /** The fields with a fault, and those of them whose fault is shown. */
    faultyFields,
    shownFields: faultyFields.filter(isShown),
    isChecked: isChecked || Object.keys(refused).length > 0,
    change(field: ProjectField, value: string) {
      setDraft((now) => ({ ...now, [field]: value }));
      setTouched((now) => ({ ...now, [field]: now[field] ?? "typed" }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    leave(field: ProjectField) {
      setTouched((now) => (now[field] ? { ...now, [field]: "left" } : now));
    },
    check() {
      setChecked(true);
      return faultyFields.length === 0;
    },
    /** Takes over what the gateway refused at fields; the rest stand in the failure. */
    refuse({ payload, ...failure }: Failed): SaveFailure {
      if (failure.kind === "failed") return failure;
      const refusals = payload?.userErrors ?? [];
      const isAtField = ({ field }: Refusal) => projectFields.some((name) => name === field);
      setRefused(Object.fromEntries(refusals.filter(isAtField).map((refusal) => [refusal.field, refusal])));
      return { ...failure, refusals: refusals.filter((refusal) => !isAtField(refusal)) };
    },
  };
}
