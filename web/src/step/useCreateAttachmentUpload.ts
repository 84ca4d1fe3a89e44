import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { Problem } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useCreateAttachmentUploadMutation } from "./__generated__/useCreateAttachmentUploadMutation.graphql.ts";
import { contentType } from "./putFile.ts";

export type UploadTarget = { kind: "target"; uploadUrl: string; fileUrl: string };

/** Asks for an address to put a file's bytes to; it holds for five minutes. */
export function useCreateAttachmentUpload(installationId: string) {
  const [commit] = useMutation<useCreateAttachmentUploadMutation>(graphql`
    mutation useCreateAttachmentUploadMutation($input: CreateAttachmentUploadInput!) {
      createAttachmentUpload(input: $input) {
        uploadUrl
        fileUrl
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback(
    (file: File) =>
      new Promise<UploadTarget | Problem>((resolve) => {
        commit({
          variables: {
            input: { installationId, fileName: file.name, contentType: contentType(file), size: file.size },
          },
          onCompleted: ({ createAttachmentUpload: { uploadUrl, fileUrl, userErrors } }) =>
            resolve(
              uploadUrl && fileUrl
                ? { kind: "target", uploadUrl, fileUrl }
                : { kind: "refused", code: userErrors[0]?.code ?? "" },
            ),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
}
