import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { renewQuery } from "../relay/readQuery.ts";
import type { useRefreshFolderQuery } from "./__generated__/useRefreshFolderQuery.graphql.ts";

/** Reloads everything that a change in a folder may affect. The shown data stays until the answer arrives. */
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
