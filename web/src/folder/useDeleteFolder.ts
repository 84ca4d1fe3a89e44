import { useCallback } from "react";
import { commitLocalUpdate, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteFolderMutation } from "./__generated__/useDeleteFolderMutation.graphql.ts";

/** Deletes a folder with its content. Never optimistic: it cannot be undone. */
export function useDeleteFolder(folderId: string) {
  const environment = useRelayEnvironment();
  const [run] = useMutationResult<useDeleteFolderMutation>(graphql`
    mutation useDeleteFolderMutation($input: DeleteFolderInput!) {
      deleteFolder(input: $input) {
        parentFolder {
          ...folderChange_folder
        }
        userErrors {
          code
        }
      }
    }
  `);
  const deleteFolder = useCallback(() => run({ folderId }), [run, folderId]);
  // Not `@deleteRecord`: the folder's page is still open then, and would say that the folder was not found.
  const forget = useCallback(() => {
    commitLocalUpdate(environment, (store) => {
      store.delete(folderId);
      // The payload does not name the folders and installations below, so the whole store is invalidated: "back" must not find them.
      store.invalidateStore();
    });
  }, [environment, folderId]);
  return { deleteFolder, forget };
}
