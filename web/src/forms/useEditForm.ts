import { useEffect, useState } from "react";
import { personValues } from "../i18n/personValues.ts";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure, MutationResult, Refusal } from "../relay/mutationResult.ts";
import type { Draft } from "./draftStore.ts";
import { useOpenForm } from "./openForms.ts";
import { useDiscardGuard } from "./useDiscardGuard.ts";
import { type DraftFormOptions, differing, useDraftForm } from "./useDraftForm.ts";

type Answer = MutationResult & { readonly payload?: { readonly userErrors: readonly Refusal[] } | null };

/** Resolves to null if nothing was sent. */
export type Save = () => Promise<Answer | null>;

type Options<T> = Pick<DraftFormOptions, "mode" | "choices"> & {
  draftKey: string;
  /** `version` is null for a new object. */
  saved: { version: string | null; values: T };
  onClose: () => void;
};

const keepState = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/** Saves changes of the `version` that was opened. After a CONFLICT, only the changed fields keep their text. */
export function useEditForm<T extends Draft>({ draftKey, saved, onClose, mode, choices = [] }: Options<T>) {
  const text = useText();
  const form = useDraftForm(draftKey, saved.values, { mode, choices });
  const { values, drop, movedFields, reset, setError } = form;
  const { defaultValues, isSubmitted, isSubmitting } = form.formState;
  const base = defaultValues as T;
  const [version, setVersion] = useState(saved.version);
  const [remoteFields, setRemoteFields] = useState<readonly string[]>(movedFields);
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isFollowing, setFollowing] = useState(false);
  const isConflict = failure?.kind === "refused" && failure.code === "CONFLICT";
  useEffect(() => {
    if (saved.version === version) return;
    const remote = differing(base, saved.values);
    // If a changed field hides another person's value, a retry keeps the old version, so that the service refuses it.
    const isUnseen = remote.some((field) => values[field] !== base[field] && values[field] !== saved.values[field]);
    if (!isConflict && !isFollowing && !(failure && !isUnseen)) return;
    setFollowing(false);
    setVersion(saved.version);
    setRemoteFields(isConflict ? remote : []);
    setChangedBy((isConflict && failure.changedBy) || null);
    reset(saved.values, { ...keepState, keepDirtyValues: true });
  });
  const noteOf = (field: keyof T & string, words?: string): string | null => {
    if (!remoteFields.includes(field)) return null;
    const remote = base[field];
    const person = personValues(changedBy);
    if (values[field] === remote) return text("form.conflict.taken", person);
    if (remote === "") return text("form.conflict.cleared", person);
    return text("form.conflict.theirs", { ...person, value: words ?? String(remote) });
  };
  const close = () => {
    drop();
    onClose();
  };
  /** Closes the form after a successful save. A field's refusal is shown until the field changes. */
  const save = (run: Save, refusalText?: (refusal: Refusal) => string) => {
    const submit = form.handleSubmit(async () => {
      setFailure(null);
      const answer = await run();
      if (answer?.kind === "done") return close();
      setFailure(answer);
      for (const refusal of (refusalText && answer?.payload?.userErrors) ?? []) {
        const [field] = refusal.path ?? [];
        if (field !== undefined && field in base) setError(field, { message: refusalText?.(refusal) });
      }
    });
    void submit();
  };
  const isDirty = Object.keys(base).some((field) => !choices.includes(field) && values[field] !== base[field]);
  useOpenForm(isDirty);
  return {
    ...form,
    version,
    base,
    isDirty,
    failure,
    isSaving: isSubmitting,
    noteOf,
    follow: () => setFollowing(true),
    close,
    guard: useDiscardGuard(isDirty, close),
    save,
    /** Shows the faults of all fields. A failed save already shows them. */
    showFaults: () => {
      if (!isSubmitted) void form.trigger(undefined, { shouldFocus: true });
    },
    textField: (...field: Parameters<typeof form.textField>) => ({
      ...form.textField(...field),
      note: noteOf(field[0]),
    }),
    controlledField: (field: keyof T & string) => ({ ...form.controlledField(field), note: noteOf(field) }),
  };
}

export type EditForm<T extends Draft> = ReturnType<typeof useEditForm<T>>;
