import { Add, Document, Edit, FolderNew, History, Th } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router";
import { isDone, type NextStep } from "../folder/folderApi.ts";
import { useNextAction } from "../folder/useNextAction.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { interruptedForm } from "../forms/draftStore.ts";
import { useText } from "../i18n/useText.ts";
import { isEditing } from "../navigation/editing.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { useFeatures } from "../relay/features.tsx";
import { useTemplateActions } from "../template/useTemplateActions.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import { PageActions } from "../ui/PageActions.tsx";
import type { ProjectActions_project$key } from "./__generated__/ProjectActions_project.graphql.ts";

const CreateFolderModal = lazyModal(async () => (await import("../folder/CreateFolderModal.tsx")).CreateFolderModal);
const CreateInstallationModal = lazyModal(
  async () => (await import("../installation/CreateInstallationModal.tsx")).CreateInstallationModal,
);
const EditProjectModal = lazyModal(async () => (await import("./EditProjectModal.tsx")).EditProjectModal);

type Props = { projectRef: ProjectActions_project$key; step: NextStep | null };

/** A completed project (archived and activated) has no next step, and offers neither adding nor activating. */
export function ProjectActions({ projectRef, step }: Props) {
  const project = useFragment(
    graphql`
      fragment ProjectActions_project on Project {
        id
        name
        archived
        status
        ...EditProjectModal_project
        rootFolder {
          id
          folderId
          ...CreateFolderModal_parent
          ...CreateInstallationModal_folder
          ...useTemplateActions_folder
        }
      }
    `,
    projectRef,
  );
  const text = useText();
  const features = useFeatures();
  const canAdd = !isDone(project);
  const { name, rootFolder } = project;
  const templates = useTemplateActions({ folderRef: rootFolder, title: name, canAdd });
  const navigate = useNavigate();
  const { projectPath } = useProjectAddress();
  const { openPanel } = useProjectPanel();
  const { state } = useLocation();
  const [modal, setModal] = useState(
    () =>
      interruptedForm({
        edit: draftKeys.project(project.id),
        folder: draftKeys.newFolder(project.rootFolder.id),
        installation: draftKeys.newInstallation(project.rootFolder.id),
      }) ?? (isEditing(state) ? "edit" : null),
  );
  const close = () => {
    setModal(null);
    if (isEditing(state)) void navigate(-1);
  };
  const opening = (name: "edit" | "folder" | "installation") => ({
    "aria-haspopup": "dialog" as const,
    onClick: () => setModal(name),
  });
  const edit = { text: text("project.edit.action"), icon: <Edit />, folds: true, ...opening("edit") };
  const additions = [
    { text: text("folder.create"), icon: <FolderNew />, folds: true, ...opening("folder") },
    { text: text("installation.create"), icon: <Add />, ...opening("installation") },
  ];
  const protocol = {
    text: text("protocol.open"),
    icon: <Th />,
    folds: "always" as const,
    onClick: () => void navigate(`${projectPath}/protocol`),
  };
  const history = {
    text: text("history.title"),
    icon: <History />,
    folds: "always" as const,
    onClick: () => void navigate(`${projectPath}/history`),
  };
  const next = useNextAction(step, rootFolder.folderId);
  const openTab = (tab: "to-activate" | "activated") => ({
    icon: <Document />,
    onClick: () => void openPanel({ kind: "activation", tab }),
  });
  const activate = { text: text("project.activate"), ...openTab("to-activate") };
  const certificates = { text: text("project.certificates"), ...openTab("activated") };
  return (
    <>
      <PageActions
        actions={[
          edit,
          ...(canAdd ? additions : []),
          ...(canAdd && step?.kind === "activate" ? [] : [canAdd ? activate : certificates]),
          ...templates.actions,
          protocol,
          ...(features.history ? [history] : []),
          ...(next ? [next] : []),
        ]}
      />
      {templates.modal}
      {modal === "edit" && <EditProjectModal projectRef={project} isForEndDate={isEditing(state)} onClose={close} />}
      {modal === "folder" && <CreateFolderModal parentRef={project.rootFolder} onClose={close} />}
      {modal === "installation" && <CreateInstallationModal folderRef={project.rootFolder} onClose={close} />}
    </>
  );
}
