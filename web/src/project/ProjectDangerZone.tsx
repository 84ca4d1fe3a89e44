import { Archive, Trash, Unarchive } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import type { ProjectDangerZone_project$key } from "./__generated__/ProjectDangerZone_project.graphql.ts";
import type { EditProjectViewName } from "./EditProjectModal.tsx";
import styles from "./ProjectDangerZone.module.css";

type Props = {
  projectRef: ProjectDangerZone_project$key;
  isOff: boolean;
  onOpenView: (view: EditProjectViewName) => void;
};

/** Archives, reactivates or deletes; disabled until typed text is saved. An activated warranty forbids deletion. */
export function ProjectDangerZone({ projectRef, isOff, onOpenView }: Props) {
  const {
    archived,
    viewerCanDelete,
    activatedInstallationCount: activated,
  } = useFragment(
    graphql`
      fragment ProjectDangerZone_project on Project {
        archived
        viewerCanDelete
        activatedInstallationCount
      }
    `,
    projectRef,
  );
  const text = useText();
  const reason = isOff ? text("project.edit.saveFirst") : null;
  return (
    <div className={styles.changes}>
      <ActionButton
        icon={archived ? <Unarchive /> : <Archive />}
        disabledReason={reason}
        onClick={() => onOpenView("move")}
        text={text(archived ? "project.reactivate.action" : "project.archive.action")}
      />
      {viewerCanDelete && (
        <ActionButton
          icon={<Trash />}
          disabledReason={
            activated > 0
              ? text("project.delete.holdsActivated", { count: activated, archived: archived ? "yes" : "no" })
              : reason
          }
          onClick={() => onOpenView("delete")}
          text={text("project.delete.action")}
        />
      )}
    </div>
  );
}
