import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useMoveInstallationMutation } from "./__generated__/useMoveInstallationMutation.graphql.ts";
import { outcomeOf, type Problem } from "./outcome.ts";

type MoveOutcome = { kind: "done"; folder: { folderId: string; isRoot: boolean } | null } | Problem;

/** Moves an installation to another folder of its project; both folders, and those above them, follow. */
export function useMoveInstallation(installationId: string) {
  const [commit, isMoving] = useMutation<useMoveInstallationMutation>(graphql`
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
        }
      }
    }
  `);
  const move = useCallback(
    (newFolderId: string, version: string) =>
      new Promise<MoveOutcome>((resolve) => {
        commit({
          variables: { input: { installationId, newFolderId, version } },
          onCompleted: ({ moveInstallation: { installation, userErrors } }) => {
            const outcome = outcomeOf(userErrors);
            resolve(outcome.kind === "done" ? { kind: "done", folder: installation?.folder ?? null } : outcome);
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { move, isMoving };
}
