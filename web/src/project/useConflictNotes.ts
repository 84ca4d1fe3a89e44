import { useText } from "../i18n/useText.ts";
import type { ProjectDraft, ProjectField } from "./projectDraft.ts";
import type { ProjectForm } from "./useProjectForm.ts";

type Editing = { form: ProjectForm; theirs: ProjectDraft; theirFields: readonly ProjectField[] };

/** What to say under each field that somebody else changed: what they saved, or that theirs is what the field now shows. */
export function useConflictNotes({ form, theirs, theirFields }: Editing): Partial<Record<ProjectField, string>> {
  const text = useText();
  const note = (field: ProjectField) => {
    if (form.draft[field].trim() === theirs[field]) return text("form.conflict.taken");
    if (theirs[field] === "") return text("form.conflict.cleared");
    return text("form.conflict.theirs", { value: theirs[field] });
  };
  return Object.fromEntries(theirFields.map((field) => [field, note(field)]));
}
