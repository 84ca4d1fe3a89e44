import { graphql, useFragment } from "react-relay/hooks";
import type {
  useValueChange_change$data,
  useValueChange_change$key,
} from "./__generated__/useValueChange_change.graphql.ts";

export type ValueChange = Omit<useValueChange_change$data, " $fragmentType">;

export function useValueChange(changeRef: useValueChange_change$key | null): ValueChange | null {
  return (
    useFragment(
      graphql`
        fragment useValueChange_change on StepFieldChange {
          version
          recordedAt
          recordedBy {
            firstName
            lastName
          }
        }
      `,
      changeRef,
    ) ?? null
  );
}
