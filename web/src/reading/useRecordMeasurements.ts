import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useRecordMeasurementsMutation } from "./__generated__/useRecordMeasurementsMutation.graphql.ts";
import type { RecordResult, ValueToRecord } from "./createBundles.ts";
import { measuredInput } from "./measured.ts";
import { type Stored, storedReading } from "./reading.ts";
import { type StepValue, type ValueField, valueInput } from "./stepValue.ts";

/** Records one value, and returns the stored value with its version. */
export function useRecordMeasurements() {
  // The payload renews the open step and the project's page.
  const [run] = useMutationResult<useRecordMeasurementsMutation>(graphql`
    mutation useRecordMeasurementsMutation($input: RecordMeasurementsInput!) {
      recordMeasurements(input: $input) {
        stepEntry {
          ...StepEntryForm_entry
          isWaterSurrounded
          measurements {
            quantity
            value
            isOverRange
            lowerBound
            isNotMeasured
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
    async ({ key, value, version }: ValueToRecord): Promise<RecordResult> => {
      const { entryId: stepEntryId, field } = key;
      const versions = version === null ? undefined : [{ field, version }];
      const told = { versions, ...measuredInput(key.measured) };
      const { payload, ...result } = await run({ stepEntryId, ...valueInput(field, value), ...told });
      const change = payload?.stepEntry?.changes.find((other) => other.field === field);
      const current = payload?.stepEntry ? storedValue(payload.stepEntry, field) : null;
      return { result: refuseIfGone(result), version: change?.version ?? null, current };
    },
    [run],
  );
}

type StoredEntry = {
  readonly isWaterSurrounded: boolean | null | undefined;
  readonly measurements: readonly ({ readonly quantity: string } & Stored)[];
};

export function storedValue({ isWaterSurrounded, measurements }: StoredEntry, field: ValueField): StepValue | null {
  if (field === "IS_WATER_SURROUNDED") return { kind: "answer", answer: isWaterSurrounded ?? null };
  const measured = measurements.find(({ quantity }) => quantity === field);
  return measured ? storedReading(measured) : null;
}

/** A deleted product or installation will never accept the value, so the failure is final. */
export function refuseIfGone(result: MutationResult): MutationResult {
  const isGone = result.kind === "failed" && result.code === "NOT_FOUND";
  return isGone ? { kind: "refused", code: "NOT_FOUND" } : result;
}
