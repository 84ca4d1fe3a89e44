import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { requestFailure } from "../relay/requestFailure.ts";
import type {
  RecordMeasurementsInput,
  recordMeasurementsMutation,
} from "./__generated__/recordMeasurementsMutation.graphql.ts";

/** `versions` are those of the entry's values as they stand now, by field. */
export type Recorded = { outcome: Outcome; versions: ReadonlyMap<string, string> };

const mutation = graphql`
  mutation recordMeasurementsMutation($input: RecordMeasurementsInput!) {
    recordMeasurements(input: $input) {
      stepEntry {
        ...StepEntryForm_entry
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
`;

/** Records what changed of one product in one step; what is not given stays as it is. */
export function recordMeasurements(environment: IEnvironment, input: RecordMeasurementsInput): Promise<Recorded> {
  return new Promise((resolve) => {
    commitMutation<recordMeasurementsMutation>(environment, {
      mutation,
      variables: { input },
      onCompleted: ({ recordMeasurements: { stepEntry, userErrors } }) => {
        const versions = new Map(stepEntry?.changes.map(({ field, version }) => [field, version]));
        resolve({ outcome: outcomeOf(userErrors), versions });
      },
      onError: (error) => resolve({ outcome: outcomeOfError(error), versions: new Map() }),
    });
  });
}

/** A product or an installation that is gone takes nothing, however often it is tried. */
function outcomeOfError(error: unknown): Outcome {
  const { code, requestId } = requestFailure(error);
  return code === "NOT_FOUND" ? { kind: "refused", code } : { kind: "failed", caseNumber: requestId };
}
