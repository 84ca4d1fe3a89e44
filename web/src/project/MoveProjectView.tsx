import { Button } from "@blueprintjs/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Problem } from "../installation/outcome.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFoot } from "../ui/ModalFoot.tsx";
import type { MoveProjectView_project$key } from "./__generated__/MoveProjectView_project.graphql.ts";
import { ProjectProblem } from "./ProjectProblem.tsx";
import { useActivateProject } from "./useActivateProject.ts";
import { useArchiveProject } from "./useArchiveProject.ts";

type Props = { projectRef: MoveProjectView_project$key; onClose: () => void; onBack: () => void };

/** Moving a project to the archive or back; afterwards the list that it stood in. */
export function MoveProjectView({ projectRef, onClose, onBack }: Props) {
  const project = useFragment(
    graphql`
      fragment MoveProjectView_project on Project {
        id
        archived
      }
    `,
    projectRef,
  );
  const [isArchived] = useState(project.archived);
  const direction = isArchived ? "reactivate" : "archive";
  const text = useText();
  const navigate = useNavigate();
  const { archive, isArchiving } = useArchiveProject(project.id);
  const { activate, isActivating } = useActivateProject(project.id);
  const isMoving = isArchiving || isActivating;
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isMoving) return;
    setProblem(null);
    const outcome = await (isArchived ? activate() : archive());
    if (outcome.kind === "done") await navigate(`/projects/${isArchived ? "archived" : "ongoing"}`);
    else setProblem(outcome);
  };
  const failed = `project.${direction}.failed` as const;
  return (
    <Modal title={text(`project.${direction}.action`)} size="project" isBusy={isMoving} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} aria-busy={isMoving}>
        <ModalBody>
          {problem && (
            <ProjectProblem
              problem={problem}
              refused={failed}
              unknown={{ title: failed, reason: "project.move.unknown" }}
            />
          )}
          <p>
            <Text id={`project.${direction}.meaning`} />
          </p>
        </ModalBody>
        <ModalFoot>
          <Button size="large" disabled={isMoving} onClick={onBack} text={text("modal.back")} />
          <Button
            type="submit"
            size="large"
            intent="primary"
            autoFocus
            loading={isMoving}
            text={text(`project.${direction}.submit`)}
          />
        </ModalFoot>
      </form>
    </Modal>
  );
}
