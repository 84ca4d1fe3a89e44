import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useMoveInstallationMutation } from "./__generated__/useMoveInstallationMutation.graphql.ts";

/** The answer also contains both folders and their ancestors. */
export function useMoveInstallation(installationId: string) {
  const [run, isMoving] = useMutationResult<useMoveInstallationMutation>(graphql`
    mutation useMoveInstallationMutation($input: MoveInstallationInput!) {
      moveInstallation(input: $input) {
        installation {
          ...InstallationViews_installation
          folder {
            folderId
            isRoot
            ...folderChange_folder
          }
        }
        formerFolder {
          ...folderChange_folder
        }
        userErrors {
          code
          changedBy
        }
      }
    }
  `);
  const move = useCallback(
    (newFolderId: string, version: string) => run({ installationId, newFolderId, version }),
    [run, installationId],
  );
  return { move, isMoving };
}
