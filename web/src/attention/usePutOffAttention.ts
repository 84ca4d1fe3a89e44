import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  PutOffAttentionInput,
  usePutOffAttentionMutation,
} from "./__generated__/usePutOffAttentionMutation.graphql.ts";

/** Puts a kind off for the viewer, or brings it back; the menu's count follows. */
export function usePutOffAttention() {
  const [run, isRunning] = useMutationResult<usePutOffAttentionMutation>(graphql`
    mutation usePutOffAttentionMutation($input: PutOffAttentionInput!) {
      putOffAttention(input: $input) {
        company {
          id
          attention {
            waitingCount
            counts {
              kind
              count
              putOffUntil
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
    }
  `);
  const putOff = useCallback((input: PutOffAttentionInput) => run(input), [run]);
  return { putOff, isRunning };
}
