import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  RecordMeasurementsInput,
  useRecordMeasurementsMutation,
} from "./__generated__/useRecordMeasurementsMutation.graphql.ts";

type Change = Omit<RecordMeasurementsInput, "stepEntryId">;

/** Records what changed of one product in one step; quantities that are not given stay as they are. */
export function useRecordMeasurements(stepEntryId: string) {
  const [commit, isRecording] = useMutation<useRecordMeasurementsMutation>(graphql`
    mutation useRecordMeasurementsMutation($input: RecordMeasurementsInput!) {
      recordMeasurements(input: $input) {
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
  const record = useCallback(
    (change: Change) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { stepEntryId, ...change } },
          onCompleted: ({ recordMeasurements }) => resolve(outcomeOf(recordMeasurements.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, stepEntryId],
  );
  return { record, isRecording };
}
