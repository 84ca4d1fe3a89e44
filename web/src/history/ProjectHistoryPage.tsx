import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { RedirectToOwnList } from "../navigation/RedirectToOwnList.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { NotFound } from "../ui/NotFound.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { ProjectHistoryPageQuery } from "./__generated__/ProjectHistoryPageQuery.graphql.ts";
import styles from "./History.module.css";
import { History } from "./History.tsx";

const query = graphql`
  query ProjectHistoryPageQuery($projectId: String!, $filter: HistoryFilter) {
    viewer {
      ...History_user
    }
    project(projectId: $projectId) {
      id
      name
      archived
      ...HistoryList_subject @arguments(filter: $filter)
    }
  }
`;

export function ProjectHistoryPage() {
  return (
    <QueryBoundary title={<Text id="history.failed" />}>
      <ProjectHistory />
    </QueryBoundary>
  );
}

function ProjectHistory() {
  const text = useText();
  const { projectPath, listAddress, list } = useProjectAddress();
  const reference = useLoaderData<PreloadedQuery<ProjectHistoryPageQuery>>();
  const { viewer, project } = usePageQuery<ProjectHistoryPageQuery>(query, reference);
  if (!viewer || !project) {
    const back = {
      to: listAddress,
      label: text(list === "archived" ? "project.list.archived" : "project.list.ongoing"),
    };
    return <NotFound title={text("project.notFound.title")} reason={text("project.notFound.reason")} back={back} />;
  }
  return (
    <RedirectToOwnList key={project.id} isArchived={project.archived}>
      <div className={styles.page}>
        <PageHeader title={text("history.title")} back={{ to: projectPath, label: project.name }} />
        <History viewerRef={viewer} subjectRef={project} subjectId={project.id} subject="project" />
      </div>
    </RedirectToOwnList>
  );
}
