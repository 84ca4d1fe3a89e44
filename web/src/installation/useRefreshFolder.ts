import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { renewQuery } from "../relay/readQuery.ts";
import type { useRefreshFolderQuery } from "./__generated__/useRefreshFolderQuery.graphql.ts";

/** Fetches again what a change in a folder may touch. The screen stays as it is until the answer is here, and when none comes. */
export function useRefreshFolder(projectId: string, folderId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    void renewQuery<useRefreshFolderQuery>(
      environment,
      graphql`
        query useRefreshFolderQuery($projectId: String!, $folderId: String!) {
          folder(projectId: $projectId, folderId: $folderId) {
            ...folderChange_folder
          }
        }
      `,
      { projectId, folderId },
    );
  }, [environment, projectId, folderId]);
}
