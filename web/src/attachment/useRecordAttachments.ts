import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { AttachmentListState } from "../upload/uploadsContext.ts";
import type {
  AttachmentInput,
  useRecordAttachmentsMutation,
} from "./__generated__/useRecordAttachmentsMutation.graphql.ts";
import { readSamePhotos, type SamePhoto } from "./photoPlaces.ts";

type Entry = {
  attachments: readonly AttachmentInput[];
  changes: readonly { field: string; version: string }[];
};

type RecordedList = {
  result: MutationResult;
  current: AttachmentListState | null | undefined;
  samePhotos: readonly SamePhoto[] | null | undefined;
};

export function toList({ attachments, changes }: Entry): AttachmentListState {
  return {
    attachments: attachments.map(({ url, fileName }) => ({ url, fileName })),
    version: changes.find(({ field }) => field === "ATTACHMENTS")?.version ?? null,
  };
}

/** Replaces a step entry's attachments, unless another person changed them since they were read. */
export function useRecordAttachments() {
  const [run] = useMutationResult<useRecordAttachmentsMutation>(graphql`
    mutation useRecordAttachmentsMutation($input: RecordAttachmentsInput!) {
      recordAttachments(input: $input) {
        stepEntry {
          ...StepEntryForm_entry
          attachments {
            url
            fileName
            ...photoPlaces_attachment
          }
          changes {
            field
            version
          }
        }
        installation {
          ...installationChange_installation
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
  return useCallback(
    async (
      stepEntryId: string,
      attachments: readonly AttachmentInput[],
      version: string | null,
    ): Promise<RecordedList> => {
      const result = await run({ stepEntryId, attachments, version });
      const stepEntry = result.payload?.stepEntry;
      return {
        result,
        current: stepEntry && toList(stepEntry),
        samePhotos: stepEntry && readSamePhotos(stepEntry.attachments),
      };
    },
    [run],
  );
}

export type { AttachmentInput };
