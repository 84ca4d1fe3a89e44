import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { itemFailure, type MutationAnswer, type MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useRecordReadingsMutation } from "./__generated__/useRecordReadingsMutation.graphql.ts";
import type { RecordResult, ValueToRecord } from "./createBundles.ts";
import { measuredInput } from "./measured.ts";
import { toReadingInput } from "./stepValue.ts";
import { refuseIfGone, storedValue } from "./useRecordMeasurements.ts";

/** Records readings of many step entries; a failed one does not affect the others. */
export function useRecordReadings() {
  const [run] = useMutationResult<useRecordReadingsMutation>(graphql`
    mutation useRecordReadingsMutation($input: RecordReadingsInput!) {
      recordReadings(input: $input) {
        results {
          stepEntry {
            isComplete
            isWaterSurrounded
            recordedAt
            recordedBy {
              firstName
              lastName
            }
            measuredOn
            measuredBy {
              id
              firstName
              lastName
            }
            measurements {
              quantity
              value
              isOverRange
              lowerBound
              isNotMeasured
              verdict
            }
            changes {
              field
              version
              recordedAt
              recordedBy {
                firstName
                lastName
              }
            }
          }
          userErrors {
            code
            path
            min
            max
          }
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
    async (values: readonly ValueToRecord[]): Promise<readonly RecordResult[]> => {
      const readings = values.map(({ key, value, version }) => {
        // Bundles come from the measuring grid, which has no field for the water answer.
        if (value.kind === "answer" || key.field === "IS_WATER_SURROUNDED")
          throw new Error("Only readings go in bundles");
        return {
          stepEntryId: key.entryId,
          ...toReadingInput(key.field, value),
          version,
          ...measuredInput(key.measured),
          ...(key.measured?.fileLine && { fileLine: key.measured.fileLine }),
        };
      });
      const answer = await run({ readings });
      return values.map(({ key }, index) => {
        const entry = answer.payload?.results[index]?.stepEntry;
        const version = entry?.changes.find(({ field }) => field === key.field)?.version ?? null;
        const current = entry ? storedValue(entry, key.field) : null;
        return { result: refuseIfGone(toResult(answer, index)), version, current };
      });
    },
    [run],
  );
}

type Answer = MutationAnswer<useRecordReadingsMutation>;

/** The result of one reading. If a result is missing, an error with its index in the path tells why. */
function toResult({ payload, errors, ...whole }: Answer, index: number): MutationResult {
  if (whole.kind !== "done" || !payload) return whole;
  const result = payload.results[index];
  if (!result) return itemFailure(errors, index);
  const [refusal] = result.userErrors;
  return refusal ? { kind: "refused", ...refusal } : whole;
}
