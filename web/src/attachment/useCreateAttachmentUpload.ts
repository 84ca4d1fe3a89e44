import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { contentType, toUploadTarget } from "../upload/putFile.ts";
import type { useCreateAttachmentUploadMutation } from "./__generated__/useCreateAttachmentUploadMutation.graphql.ts";

/** Asks for an address to put a file's bytes to; it holds for five minutes. */
export function useCreateAttachmentUpload() {
  const [run] = useMutationResult<useCreateAttachmentUploadMutation>(graphql`
    mutation useCreateAttachmentUploadMutation($input: CreateAttachmentUploadInput!) {
      createAttachmentUpload(input: $input) {
        uploadUrl
        fileUrl
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  return useCallback(
    async (installationId: string, file: File) =>
      toUploadTarget(
        await run({ installationId, fileName: file.name, contentType: contentType(file), size: file.size }),
      ),
    [run],
  );
}
