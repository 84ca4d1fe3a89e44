import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { Navigate, useLoaderData, useLocation } from "react-router";
import { Readiness } from "../certificate/readiness/Readiness.tsx";
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
import type { FolderPageQuery } from "./__generated__/FolderPageQuery.graphql.ts";
import { FolderHeader } from "./FolderHeader.tsx";
import { FolderInstallations } from "./FolderInstallations.tsx";
import styles from "./FolderPage.module.css";
import type { KnownFolder } from "./FolderSkeleton.tsx";
import { completedRooms, isDone, nextStep } from "./folderApi.ts";
import { SubFolders } from "./SubFolders.tsx";

const query = graphql`
  query FolderPageQuery($projectId: String!, $folderId: String!) {
    folder(projectId: $projectId, folderId: $folderId) {
      folderId
      title
      isRoot
      viewerCanAddSubFolder
      project {
        name
        archived
        status
      }
      installationCount
      isComplete
      ...FolderHeader_folder
      ...FolderInstallations_folder
      ...SubFolders_folder
      activatedInstallationCount
      allInstallations @catch(to: NULL) {
        isTruncated
        nodes {
          stepStates {
            stepNumber
          }
        }
      }
    }
    # The root field gives the button for finishing several rooms its data without a request.
    project(projectId: $projectId) {
      ...folderApi_project
      ...Readiness_project
    }
  }
`;

export function FolderPage() {
  const { projectPath } = useProjectAddress();
  const text = useText();
  const back = { to: projectPath, label: text("folder.notFound.back") };
  const known: KnownFolder | undefined = useLocation().state?.folder;
  // An account without a company is refused. A folder of another company is "not found".
  const noCompany = (
    <NotFound title={text("project.noCompany.title")} reason={text("project.noCompany.reason")} back={back} />
  );
  return (
    <QueryBoundary
      title={<Text id="folder.failed" />}
      fallback={(notice, { code }) =>
        code === "FORBIDDEN" ? (
          noCompany
        ) : (
          <FailedPage back={back} title={known?.title}>
            {notice}
          </FailedPage>
        )
      }
    >
      <Folder />
    </QueryBoundary>
  );
}

function Folder() {
  const { folder, project } = usePageQuery<FolderPageQuery>(query, useLoaderData<PreloadedQuery<FolderPageQuery>>());
  const { projectPath } = useProjectAddress();
  const { search } = useLocation();
  const text = useText();
  const back = { to: projectPath, label: text("folder.notFound.back") };
  if (!folder)
    return <NotFound title={text("folder.notFound.title")} reason={text("folder.notFound.reason")} back={back} />;
  const step = project ? nextStep(project, folder) : null;
  const completed = project ? completedRooms(project, folder) : null;
  const rooms = folder.allInstallations;
  const hasTable = rooms?.isTruncated === false && rooms.nodes.every(({ stepStates }) => stepStates);
  if (folder.isRoot) return <Navigate to={{ pathname: projectPath, search }} replace />;
  return (
    <RedirectToOwnList key={folder.folderId} isArchived={folder.project.archived}>
      <MeasuringView folderId={folder.folderId} title={folder.title}>
        <PhotoPage
          folderId={folder.folderId}
          hasRooms={folder.installationCount > 0 && !isDone(folder.project)}
          takesPhotos={folder.installationCount > 0 && !folder.isComplete}
          projectName={folder.project.name}
          title={folder.title}
          header={<FolderHeader folderRef={folder} step={step} />}
        >
          {project && folder.installationCount > 0 && (
            <div className={styles.card}>
              <Readiness projectRef={project} folder={{ ...folder, completed, hasTable }} />
            </div>
          )}
          <FolderInstallations folderRef={folder} />
          {folder.viewerCanAddSubFolder && <SubFolders folderRef={folder} />}
        </PhotoPage>
      </MeasuringView>
    </RedirectToOwnList>
  );
}
