import { useState } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditConflict } from "../forms/useEditConflict.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import type { ProjectField } from "./projectDraft.ts";
import type { SavedProject } from "./savedProject.ts";
import { type SaveFailure, useProjectForm } from "./useProjectForm.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

const optional: ProjectField[] = ["customerEmail", "endDate"];

/** The changing of a saved project. */
export function useProjectEditing(projectId: string, saved: SavedProject, onSaved: () => void) {
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const kept = useFormDraft(draftKeys.project(projectId), saved.draft);
  const { base, noteOf } = useEditConflict(saved, kept, failure);
  const form = useProjectForm(kept, base.draft, optional, true);
  const { update, isSaving } = useUpdateProject(projectId);
  const save = async () => {
    if (isSaving) return;
    setFailure(null);
    const result = await update(form.draft, base.version);
    if (result.kind === "done") {
      kept.drop();
      return onSaved();
    }
    setAttempt(attempt + 1);
    setFailure(form.refuse(result));
  };
  return { form, save, isSaving, failure, attempt, noteOf };
}
