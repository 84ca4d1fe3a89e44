import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { ProjectHead_project$key } from "./__generated__/ProjectHead_project.graphql.ts";
import { ProjectActions } from "./ProjectActions.tsx";
import { ProjectStatus } from "./ProjectStatus.tsx";

const fragment = graphql`
  fragment ProjectHead_project on Project {
    name
    ...ProjectStatus_project
    ...ProjectActions_project
  }
`;

export function ProjectHead({ projectRef }: { projectRef: ProjectHead_project$key }) {
  const project = useFragment(fragment, projectRef);
  const { list, listPath } = useProjectAddress();
  const back = {
    to: listPath,
    label: <Text id={list === "archived" ? "project.list.archived" : "project.list.ongoing"} />,
  };
  return (
    <PageHead title={project.name} back={back} actions={<ProjectActions projectRef={project} />}>
      <ProjectStatus projectRef={project} />
    </PageHead>
  );
}
