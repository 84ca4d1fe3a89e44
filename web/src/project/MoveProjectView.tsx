import { useState } from "react";
import { useNavigate } from "react-router";
import { DialogForm } from "../forms/DialogForm.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { MovedProject } from "./MovedProjectNote.tsx";
import { ProjectFailure } from "./ProjectFailure.tsx";
import type { useMoveProject } from "./useMoveProject.ts";

type Props = {
  project: { id: string; name: string };
  isArchived: boolean;
  moving: ReturnType<typeof useMoveProject>;
  onBack: () => void;
};

/** Archives or reactivates a project, then opens the list that the project left. That list offers undo. */
export function MoveProjectView({ project, isArchived, moving: { move, isMoving }, onBack }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const submit = async () => {
    setFailure(null);
    const result = await move(project.id, isArchived ? "ongoing" : "archived");
    if (result.kind !== "done") return setFailure(result);
    const moved: MovedProject = { movedProject: { id: project.id, name: project.name, wasArchived: isArchived } };
    await navigate(`/projects/${isArchived ? "archived" : "ongoing"}`, { state: moved });
  };
  const direction = isArchived ? "reactivate" : "archive";
  const failed = `project.${direction}.failed` as const;
  return (
    <DialogForm
      action={text(`project.${direction}.submit`)}
      focus="submit"
      isBusy={isMoving}
      leave="modal.back"
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      {failure && (
        <ProjectFailure
          failure={failure}
          refused={failed}
          unknown={{ title: failed, reason: "project.move.unknown" }}
        />
      )}
      <p>
        <Text id={`project.${direction}.meaning`} />
      </p>
    </DialogForm>
  );
}
