import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useCreateFolderMutation } from "./__generated__/useCreateFolderMutation.graphql.ts";

export function useCreateFolder(parentFolderId: string) {
  const [run, isCreating] = useMutationResult<useCreateFolderMutation>(graphql`
    mutation useCreateFolderMutation($input: CreateFolderInput!) {
      createFolder(input: $input) {
        parentFolder {
          ...folderChange_folder
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const create = useCallback(
    (title: string, idempotencyKey: string) => run({ parentFolderId, title, idempotencyKey }),
    [run, parentFolderId],
  );
  return { create, isCreating };
}
