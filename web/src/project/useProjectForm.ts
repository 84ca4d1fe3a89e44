import { useEditForm } from "../forms/useEditForm.ts";
import { type ProjectFormDraft, type ProjectFormField, projectFaults, projectFormFields } from "./projectDraft.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";

type Options = Parameters<typeof useEditForm<ProjectFormDraft>>[0] & {
  optional: readonly ProjectFormField[];
  /** Once a field was changed, shows the faults of the unchanged fields as well. */
  showsAbsent?: boolean;
};

/** A field shows its fault after it was changed and left, or after the first try to save. */
export function useProjectForm({ optional, showsAbsent = false, ...options }: Options) {
  const form = useEditForm<ProjectFormDraft>(options);
  const faultText = useProjectFaultText();
  const { errors, touchedFields, dirtyFields, isSubmitted } = form.formState;
  const faults = projectFaults(form.values, optional);
  const textOf = (name: ProjectFormField) => {
    const fault = faults[name];
    return fault ? faultText(fault, name) : errors[name]?.message;
  };
  const isShown = (name: ProjectFormField) =>
    isSubmitted ||
    (dirtyFields[name] && touchedFields[name]) ||
    (showsAbsent && form.isDirty && (form.wasRestored || !dirtyFields[name]));
  const faulty = projectFormFields.flatMap((name) => {
    const words = textOf(name);
    return words === undefined ? [] : [{ field: name, text: words, isShown: isShown(name) }];
  });
  const shown = faulty.filter((each) => each.isShown);
  const common = (name: ProjectFormField) => ({
    disabled: form.isSaving,
    isOptional: optional.includes(name),
    error: shown.find(({ field }) => field === name)?.text ?? null,
  });
  return {
    ...form,
    faulty,
    shown,
    textField: (name: ProjectFormField) => ({ ...form.textField(name), ...common(name), autoComplete: "off" }),
    dateField: (name: ProjectFormField) => ({ ...form.controlledField(name), ...common(name) }),
  };
}

export type ProjectForm = ReturnType<typeof useProjectForm>;
