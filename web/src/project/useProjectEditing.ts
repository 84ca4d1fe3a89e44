import { useState } from "react";
import { draftKeys } from "../draft/draftKeys.ts";
import { mergedProject, type ProjectField } from "./projectDraft.ts";
import { type SavedProject, savedProject } from "./savedProject.ts";
import type { SaveProblem } from "./saveProblem.ts";
import { useProjectForm } from "./useProjectForm.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

const optional: ProjectField[] = ["customerEmail", "endDate"];

/**
 * The changing of a saved project. It starts from what was saved when it began, whatever the page learns meanwhile; when somebody
 * else turns out to have saved, it goes on from theirs with what was typed on top.
 */
export function useProjectEditing(projectId: string, saved: SavedProject, onSaved: () => void) {
  const [base, setBase] = useState(saved);
  const [theirFields, setTheirFields] = useState<readonly ProjectField[]>([]);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useProjectForm(draftKeys.project(projectId), base.draft, optional, true);
  const { update, isSaving } = useUpdateProject(projectId);
  const rebase = (current: SavedProject) => {
    const fields = Object.keys(base.draft) as ProjectField[];
    setTheirFields(fields.filter((field) => base.draft[field] !== current.draft[field]));
    form.replace(mergedProject(form.draft, base.draft, current.draft));
    setBase(current);
  };
  const save = async () => {
    if (isSaving) return;
    setProblem(null);
    setTheirFields([]);
    const outcome = await update(form.draft, base.version);
    if (outcome.kind === "done") {
      form.kept.drop();
      return onSaved();
    }
    setAttempt(attempt + 1);
    if (outcome.kind === "failed") return setProblem(outcome);
    const { project, userErrors } = outcome.payload ?? { userErrors: [] };
    if (!project || !userErrors.some(({ code }) => code === "CONFLICT"))
      return setProblem({ kind: "refused", codes: form.refuse(userErrors) });
    rebase(savedProject(project));
    setProblem({ kind: "conflict" });
  };
  return { form, save, isSaving, problem, attempt, theirs: base.draft, theirFields };
}
