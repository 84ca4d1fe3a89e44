import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { toUploadTarget } from "../upload/putFile.ts";
import type { useCreateLogoUploadMutation } from "./__generated__/useCreateLogoUploadMutation.graphql.ts";

export function useCreateLogoUpload() {
  const [run] = useMutationResult<useCreateLogoUploadMutation>(graphql`
    mutation useCreateLogoUploadMutation($input: CreateLogoUploadInput!) {
      createLogoUpload(input: $input) {
        uploadUrl
        fileUrl
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  return useCallback(
    async (file: File) => toUploadTarget(await run({ fileName: file.name.replaceAll(/\s/g, "-"), size: file.size })),
    [run],
  );
}
