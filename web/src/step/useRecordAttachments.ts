import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  AttachmentInput,
  useRecordAttachmentsMutation,
} from "./__generated__/useRecordAttachmentsMutation.graphql.ts";

type Entry = {
  attachments: readonly AttachmentInput[];
  changes: readonly { field: string; version: string }[];
};

/** A step entry's attachments as the service has them, and the version to change them from. */
export type AttachmentListState = { attachments: readonly AttachmentInput[]; version: string | null };

type RecordedList = { outcome: Outcome; current: AttachmentListState | null | undefined };

export function toList({ attachments, changes }: Entry): AttachmentListState {
  return {
    attachments: attachments.map(({ url, fileName }) => ({ url, fileName })),
    version: changes.find(({ field }) => field === "ATTACHMENTS")?.version ?? null,
  };
}

/** Sets the whole list of a step entry's attachments, unless somebody else changed it since it was read. */
export function useRecordAttachments(stepEntryId: string) {
  const [commit] = useMutation<useRecordAttachmentsMutation>(graphql`
    mutation useRecordAttachmentsMutation($input: RecordAttachmentsInput!) {
      recordAttachments(input: $input) {
        stepEntry {
          ...StepEntryForm_entry
          attachments {
            url
            fileName
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
        }
      }
    }
  `);
  return useCallback(
    (attachments: readonly AttachmentInput[], version: string | null) =>
      new Promise<RecordedList>((resolve) => {
        commit({
          variables: { input: { stepEntryId, attachments, version } },
          onCompleted: ({ recordAttachments: { stepEntry, userErrors } }) =>
            resolve({ outcome: outcomeOf(userErrors), current: stepEntry && toList(stepEntry) }),
          onError: (error) => resolve({ outcome: { kind: "failed", caseNumber: caseNumber(error) }, current: null }),
        });
      }),
    [commit, stepEntryId],
  );
}

export type { AttachmentInput };
