import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { Problem } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useCreateLogoUploadMutation } from "./__generated__/useCreateLogoUploadMutation.graphql.ts";

export type LogoTarget = { kind: "target"; uploadUrl: string; fileUrl: string };

/** Asks for an address to put a logo's bytes to. */
export function useCreateLogoUpload() {
  const [commit] = useMutation<useCreateLogoUploadMutation>(graphql`
    mutation useCreateLogoUploadMutation($input: CreateLogoUploadInput!) {
      createLogoUpload(input: $input) {
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
      new Promise<LogoTarget | Problem>((resolve) => {
        commit({
          variables: { input: { fileName: file.name.replaceAll(/\s/g, "-"), size: file.size } },
          onCompleted: ({ createLogoUpload: { uploadUrl, fileUrl, userErrors } }) =>
            resolve(
              uploadUrl && fileUrl
                ? { kind: "target", uploadUrl, fileUrl }
                : { kind: "refused", code: userErrors[0]?.code ?? "" },
            ),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
}
