import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { NotFound } from "../ui/NotFound.tsx";
import type { ProtocolPageQuery } from "./__generated__/ProtocolPageQuery.graphql.ts";
import { Protocol } from "./Protocol.tsx";

const query = graphql`
  query ProtocolPageQuery($projectId: String!) {
    viewer {
      company {
        logo
      }
    }
    project(projectId: $projectId) {
      id
      ...Protocol_project
    }
  }
`;

export function ProtocolPage() {
  const text = useText();
  const { listAddress, list } = useProjectAddress();
  const { viewer, project } = usePageQuery<ProtocolPageQuery>(
    query,
    useLoaderData<PreloadedQuery<ProtocolPageQuery>>(),
  );
  const back = { to: listAddress, label: text(list === "archived" ? "project.list.archived" : "project.list.ongoing") };
  return project ? (
    <Protocol key={project.id} projectRef={project} logo={viewer?.company?.logo ?? null} />
  ) : (
    <NotFound title={text("project.notFound.title")} reason={text("project.notFound.reason")} back={back} />
  );
}
