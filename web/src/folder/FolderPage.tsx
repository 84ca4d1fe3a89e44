import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { Navigate, useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { OwnList } from "../project/OwnList.tsx";
import { useProjectAddress } from "../project/useProjectAddress.ts";
import { caughtFailure } from "../relay/caughtFailure.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { useRetry } from "../relay/useRetry.ts";
import { NotFound } from "../ui/NotFound.tsx";
import { PartFailed } from "../ui/PartFailed.tsx";
import type { FolderPageQuery } from "./__generated__/FolderPageQuery.graphql.ts";
import { FolderHead } from "./FolderHead.tsx";
import { FolderInstallations } from "./FolderInstallations.tsx";
import { SubFolders } from "./SubFolders.tsx";

const query = graphql`
  query FolderPageQuery($projectId: String!, $folderId: String!) {
    folder(projectId: $projectId, folderId: $folderId) @catch(to: RESULT) {
      folderId
      isRoot
      viewerCanAddSubFolder
      project {
        archived
      }
      ...FolderHead_folder
      ...FolderInstallations_folder
      ...SubFolders_folder
    }
  }
`;

/** One folder of a project: its installations and, where folders may go deeper, its subfolders. */
export function FolderPage() {
  const reference = useLoaderData<PreloadedQuery<FolderPageQuery>>();
  const { folder: found } = usePageQuery<FolderPageQuery>(query, reference);
  const { retry, isRetrying } = useRetry<FolderPageQuery>(query);
  const { projectPath } = useProjectAddress();
  const text = useText();
  const back = { to: projectPath, label: text("folder.notFound.back") };
  // Reading is refused to those without a company alone; what is another company's is not found.
  if (!found.ok && caughtFailure(found.errors).code === "FORBIDDEN")
    return <NotFound title={text("project.noCompany.title")} reason={text("project.noCompany.reason")} back={back} />;
  if (!found.ok)
    return (
      <PartFailed
        title={<Text id="folder.failed" />}
        errors={found.errors}
        isRetrying={isRetrying}
        onRetry={() => retry(reference.variables)}
      />
    );
  const folder = found.value;
  if (!folder)
    return <NotFound title={text("folder.notFound.title")} reason={text("folder.notFound.reason")} back={back} />;
  if (folder.isRoot) return <Navigate to={projectPath} replace />;
  return (
    <OwnList key={folder.folderId} isArchived={folder.project.archived}>
      <FolderHead folderRef={folder} />
      <FolderInstallations folderRef={folder} />
      {folder.viewerCanAddSubFolder && <SubFolders folderRef={folder} />}
    </OwnList>
  );
}
