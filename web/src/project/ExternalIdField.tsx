import { TextField } from "../forms/TextField.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { ProjectForm } from "./useProjectForm.ts";

/** The project's number in the office's own system. */
export function ExternalIdField({ form }: { form: ProjectForm }) {
  const text = useText();
  const { externalIds } = useFeatures();
  if (!externalIds) return null;
  const field = form.textField("externalId");
  const note = field.note ?? (field.error === null ? text("project.field.externalId.note") : null);
  return <TextField {...field} note={note} label={text("project.fact.externalId")} />;
}
