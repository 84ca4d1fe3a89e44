import { SelectField } from "../forms/SelectField.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures, useRecordCountry } from "../relay/features.tsx";
import { workKinds } from "./projectDraft.ts";
import type { ProjectForm } from "./useProjectForm.ts";

/** Only Norway's record asks for the kind of work. A project that has a kind shows it in every country. */
export function WorkKindField({ form }: { form: ProjectForm }) {
  const text = useText();
  const { workKinds: isKept } = useFeatures();
  const country = useRecordCountry();
  const saved = workKinds.find((kind) => kind === form.base.workKind);
  if (!isKept || (country !== "NO" && !saved)) return null;
  return (
    <SelectField
      {...form.controlledField("workKind")}
      disabled={form.isSaving}
      label={text("project.fact.workKind")}
      note={form.noteOf("workKind", saved && text(`project.workKind.${saved}`)) ?? text("project.field.workKind.note")}
      options={[
        { value: "", label: text("project.workKind.none") },
        ...workKinds.map((value) => ({ value, label: text(`project.workKind.${value}`) })),
      ]}
    />
  );
}
