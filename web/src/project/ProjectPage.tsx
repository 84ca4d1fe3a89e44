import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, useLocation } from "react-router";
import { Readiness } from "../certificate/readiness/Readiness.tsx";
import { FolderInstallations } from "../folder/FolderInstallations.tsx";
import { isDone } from "../folder/folderApi.ts";
import { SubFolders } from "../folder/SubFolders.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { MeasuringView } from "../measuringGrid/MeasuringView.tsx";
import { RedirectToOwnList } from "../navigation/RedirectToOwnList.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PhotoPage } from "../photoTray/PhotoPage.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { FailedPage } from "../ui/FailedPage.tsx";
import { NotFound } from "../ui/NotFound.tsx";
import type { ProjectPageQuery } from "./__generated__/ProjectPageQuery.graphql.ts";
import { ProjectDetails } from "./ProjectDetails.tsx";
import { ProjectHeader } from "./ProjectHeader.tsx";
import styles from "./ProjectPage.module.css";
import type { KnownProject } from "./ProjectSkeleton.tsx";

const query = graphql`
  query ProjectPageQuery($projectId: String!) {
    viewer {
      company {
        id
      }
    }
    project(projectId: $projectId) {
      id
      name
      archived
      status
      installationCount
      ...ProjectHeader_project
      ...ProjectDetails_project
      ...Readiness_project
      rootFolder {
        isComplete
        ...FolderInstallations_folder
        ...SubFolders_folder
      }
    }
  }
`;

export function ProjectPage() {
  const noCompany = useNoCompany();
  const back = useBackToList();
  const listed: KnownProject | undefined = useLocation().state?.listed;
  // An account without company is refused. The project of another company is "not found" instead.
  return (
    <QueryBoundary
      title={<Text id="project.failed" />}
      fallback={(notice, { code }) =>
        code === "FORBIDDEN" ? (
          noCompany
        ) : (
          <FailedPage back={back} title={listed?.name}>
            {notice}
          </FailedPage>
        )
      }
    >
      <Project />
    </QueryBoundary>
  );
}

function useBackToList() {
  const { list, listAddress } = useProjectAddress();
  const text = useText();
  return { to: listAddress, label: text(list === "archived" ? "project.list.archived" : "project.list.ongoing") };
}

function useNoCompany() {
  const text = useText();
  const back = useBackToList();
  return <NotFound title={text("project.noCompany.title")} reason={text("project.noCompany.reason")} back={back} />;
}

function Project() {
  const reference = useLoaderData<PreloadedQuery<ProjectPageQuery>>();
  const { viewer, project } = usePageQuery<ProjectPageQuery>(query, reference);
  const text = useText();
  const back = useBackToList();
  const noCompany = useNoCompany();
  if (viewer && !viewer.company) return noCompany;
  if (!project)
    return <NotFound title={text("project.notFound.title")} reason={text("project.notFound.reason")} back={back} />;
  return (
    <RedirectToOwnList key={project.id} isArchived={project.archived}>
      <MeasuringView folderId={null} title={project.name}>
        <PhotoPage
          folderId={null}
          hasRooms={project.installationCount > 0 && !isDone(project)}
          takesPhotos={project.installationCount > 0 && !project.rootFolder.isComplete}
          projectName={project.name}
          title={project.name}
          header={<ProjectHeader projectRef={project} />}
        >
          <div className={styles.cards}>
            {project.installationCount > 0 && <Readiness projectRef={project} />}
            <ProjectDetails projectRef={project} />
          </div>
          <FolderInstallations folderRef={project.rootFolder} />
          <SubFolders folderRef={project.rootFolder} />
        </PhotoPage>
      </MeasuringView>
    </RedirectToOwnList>
  );
}
