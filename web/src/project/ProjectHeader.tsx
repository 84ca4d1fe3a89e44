import { graphql, useFragment } from "react-relay/hooks";
import { nextStep } from "../folder/folderApi.ts";
import { ProgressLine } from "../folder/ProgressLine.tsx";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { ProjectHeader_project$key } from "./__generated__/ProjectHeader_project.graphql.ts";
import { ProjectActions } from "./ProjectActions.tsx";
import { ProjectStatus } from "./ProjectStatus.tsx";

const fragment = graphql`
  fragment ProjectHeader_project on Project {
    name
    rootFolder {
      folderId
      isRoot
      installationCount
      isComplete
      activatedInstallationCount
    }
    ...folderApi_project
    ...ProjectStatus_project
    ...ProjectActions_project
  }
`;

export function ProjectHeader({ projectRef }: { projectRef: ProjectHeader_project$key }) {
  const project = useFragment(fragment, projectRef);
  const { list, listAddress } = useProjectAddress();
  const step = nextStep(project, project.rootFolder);
  const back = {
    to: listAddress,
    label: <Text id={list === "archived" ? "project.list.archived" : "project.list.ongoing"} />,
  };
  return (
    <PageHeader title={project.name} back={back} actions={<ProjectActions projectRef={project} step={step} />}>
      {/* The status and the button already show that warranties can be activated. */}
      <ProgressLine step={step?.kind === "activate" ? null : step}>
        <ProjectStatus projectRef={project} />
      </ProgressLine>
    </PageHeader>
  );
}
