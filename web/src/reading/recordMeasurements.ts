import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { type MutationResult, mutate } from "../relay/mutationResult.ts";
import type {
  RecordMeasurementsInput,
  recordMeasurementsMutation,
} from "./__generated__/recordMeasurementsMutation.graphql.ts";

/** `versions` are those of the entry's values as they stand now, by field. */
export type Recorded = { result: MutationResult; versions: ReadonlyMap<string, string> };

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
        field
        min
        max
      }
    }
  }
`;

/** Records what changed of one product in one step; what is not given stays as it is. */
export async function recordMeasurements(environment: IEnvironment, input: RecordMeasurementsInput): Promise<Recorded> {
  const { payload, ...result } = await mutate<recordMeasurementsMutation>(
    (config) => commitMutation<recordMeasurementsMutation>(environment, { mutation, ...config }),
    input,
  );
  const changes = payload?.stepEntry?.changes;
  return { result: refuseIfGone(result), versions: new Map(changes?.map(({ field, version }) => [field, version])) };
}

/** A product or an installation that is gone takes nothing, however often it is tried. */
function refuseIfGone(result: MutationResult): MutationResult {
  const isGone = result.kind === "failed" && result.code === "NOT_FOUND";
  return isGone ? { kind: "refused", code: "NOT_FOUND" } : result;
}
