import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { readPhotoFacts } from "../photo/photoFacts.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { FileOrigin } from "../upload/fileOrigin.ts";
import { contentType, toUploadTarget } from "../upload/putFile.ts";
import type { useCreateAttachmentUploadMutation } from "./__generated__/useCreateAttachmentUploadMutation.graphql.ts";

type PhotoFacts = Partial<Awaited<ReturnType<typeof readPhotoFacts>>> & { origin?: FileOrigin; addingKey?: string };

/** Requests an upload address, which expires after five minutes. */
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
          retryAfter
        }
      }
    }
  `);
  return useCallback(
    async (installationId: string, file: File, facts: PhotoFacts = {}) => {
      const target = toUploadTarget(
        await run({ installationId, fileName: file.name, contentType: contentType(file), size: file.size, ...facts }),
      );
      // In texts about installations, RATE_LIMITED means too many running batches, so uploads get their own code.
      const isLimited = target.kind === "refused" && target.code === "RATE_LIMITED";
      return isLimited ? { ...target, code: "UPLOAD_LIMIT" } : target;
    },
    [run],
  );
}
