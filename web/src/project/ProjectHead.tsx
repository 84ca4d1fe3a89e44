import { Button } from "@blueprintjs/core";
import { Document } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import type { ProjectHead_project$key } from "./__generated__/ProjectHead_project.graphql.ts";
import { ProjectStatus } from "./ProjectStatus.tsx";
import { useProjectAddress } from "./useProjectAddress.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

const fragment = graphql`
  fragment ProjectHead_project on Project {
    name
    ...ProjectStatus_project
  }
`;

export function ProjectHead({ projectRef }: { projectRef: ProjectHead_project$key }) {
  const project = useFragment(fragment, projectRef);
  const { list, listPath } = useProjectAddress();
  const { panel, openPanel } = useProjectPanel();
  const back = {
    to: listPath,
    label: <Text id={list === "archived" ? "project.list.archived" : "project.list.ongoing"} />,
  };
  return (
    <PageHead
      title={project.name}
      back={back}
      actions={
        <Button
          icon={<Document />}
          intent={panel ? "none" : "primary"}
          onClick={() => openPanel({ kind: "activation", tab: "to-activate" })}
        >
          <Text id="project.activate" />
        </Button>
      }
    >
      <ProjectStatus projectRef={project} />
    </PageHead>
  );
}
