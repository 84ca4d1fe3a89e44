import { Button } from "@blueprintjs/core";
import { Add, Document, Edit, FolderNew, Th } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { draftKeys } from "../draft/draftKeys.ts";
import { interruptedForm } from "../draft/draftStore.ts";
import { CreateFolderModal } from "../folder/CreateFolderModal.tsx";
import { Text } from "../i18n/Text.tsx";
import { CreateInstallationModal } from "../installation/CreateInstallationModal.tsx";
import type { ProjectActions_project$key } from "./__generated__/ProjectActions_project.graphql.ts";
import { EditProjectModal } from "./EditProjectModal.tsx";
import { useProjectAddress } from "./useProjectAddress.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

/** What can be done with a project. The way to its certificates is primary until a panel is open. */
export function ProjectActions({ projectRef }: { projectRef: ProjectActions_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectActions_project on Project {
        id
        ...EditProjectModal_project
        rootFolder {
          id
          ...CreateFolderModal_parent
          ...CreateInstallationModal_folder
        }
      }
    `,
    projectRef,
  );
  const navigate = useNavigate();
  const { projectPath } = useProjectAddress();
  const { panel, openPanel } = useProjectPanel();
  const [modal, setModal] = useState(() =>
    interruptedForm({
      edit: draftKeys.project(project.id),
      folder: draftKeys.newFolder(project.rootFolder.id),
      installation: draftKeys.newInstallation(project.rootFolder.id),
    }),
  );
  const close = () => setModal(null);
  return (
    <>
      <Button icon={<Edit />} aria-haspopup="dialog" onClick={() => setModal("edit")}>
        <Text id="project.edit.action" />
      </Button>
      <Button icon={<FolderNew />} aria-haspopup="dialog" onClick={() => setModal("folder")}>
        <Text id="folder.create" />
      </Button>
      <Button icon={<Add />} aria-haspopup="dialog" onClick={() => setModal("installation")}>
        <Text id="installation.create" />
      </Button>
      <Button icon={<Th />} onClick={() => navigate(`${projectPath}/protocol`)}>
        <Text id="protocol.open" />
      </Button>
      <Button
        icon={<Document />}
        intent={panel ? "none" : "primary"}
        onClick={() => openPanel({ kind: "activation", tab: "to-activate" })}
      >
        <Text id="project.activate" />
      </Button>
      {modal === "edit" && <EditProjectModal projectRef={project} onClose={close} />}
      {modal === "folder" && <CreateFolderModal parentRef={project.rootFolder} onClose={close} />}
      {modal === "installation" && <CreateInstallationModal folderRef={project.rootFolder} onClose={close} />}
    </>
  );
}
