import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  AttachmentInput,
  useRecordAttachmentsMutation,
} from "./__generated__/useRecordAttachmentsMutation.graphql.ts";

/** Sets the whole list of a step entry's attachments. */
export function useRecordAttachments(stepEntryId: string) {
  const [commit] = useMutation<useRecordAttachmentsMutation>(graphql`
    mutation useRecordAttachmentsMutation($input: RecordAttachmentsInput!) {
      recordAttachments(input: $input) {
        stepEntry {
          ...StepEntryForm_entry
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
    (attachments: readonly AttachmentInput[]) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { stepEntryId, attachments } },
          onCompleted: ({ recordAttachments }) => resolve(outcomeOf(recordAttachments.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, stepEntryId],
  );
}

export type { AttachmentInput };
