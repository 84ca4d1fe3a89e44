import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useTellMeasuredMutation } from "./__generated__/useTellMeasuredMutation.graphql.ts";
import type { ChosenMeasured } from "./measured.ts";

/** Stores day and person for recorded values, entry by entry, and stops at the first failure. */
export function useTellMeasured() {
  const [isTelling, setTelling] = useState(false);
  const [run] = useMutationResult<useTellMeasuredMutation>(graphql`
    mutation useTellMeasuredMutation($input: RecordMeasurementsInput!) {
      recordMeasurements(input: $input) {
        stepEntry {
          measuredOn
          measuredBy {
            id
            firstName
            lastName
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const tell = async (entryIds: readonly string[], { on, by }: ChosenMeasured): Promise<MutationResult> => {
    setTelling(true);
    let result: MutationResult = { kind: "done" };
    for (const stepEntryId of entryIds) {
      if (result.kind === "done") result = await run({ stepEntryId, measuredOn: on, measuredById: by.id });
    }
    setTelling(false);
    return result;
  };
  return { tell, isTelling };
}
