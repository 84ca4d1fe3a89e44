import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useMoveInstallationMutation } from "./__generated__/useMoveInstallationMutation.graphql.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Moves an installation to another folder of its project; both folders, and those above them, follow. */
export function useMoveInstallation(installationId: string) {
  const [commit, isMoving] = useMutation<useMoveInstallationMutation>(graphql`
    mutation useMoveInstallationMutation($input: MoveInstallationInput!) {
      moveInstallation(input: $input) {
        installation {
          ...InstallationViews_installation
          folder {
            ...folderChange_folder
          }
        }
        formerFolder {
          ...folderChange_folder
        }
        userErrors {
          code
        }
      }
    }
  `);
  const move = useCallback(
    (newFolderId: string, version: string) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { installationId, newFolderId, version } },
          onCompleted: ({ moveInstallation }) => resolve(outcomeOf(moveInstallation.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { move, isMoving };
}
