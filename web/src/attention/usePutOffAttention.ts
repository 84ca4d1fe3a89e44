import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { usePutOffAttentionBringBackMutation } from "./__generated__/usePutOffAttentionBringBackMutation.graphql.ts";
import type {
  PutOffAttentionInput,
  usePutOffAttentionMutation,
} from "./__generated__/usePutOffAttentionMutation.graphql.ts";

graphql`
  fragment usePutOffAttention_company on Company {
    id
    attention {
      waitingCount
      counts {
        kind
        count
        putOffCount
        putOffUntil
      }
    }
  }
`;

/** Putting off an item also updates the count in the menu. */
export function usePutOffAttention() {
  const [run, isRunning] = useMutationResult<usePutOffAttentionMutation>(graphql`
    mutation usePutOffAttentionMutation($input: PutOffAttentionInput!) {
      putOffAttention(input: $input) {
        company {
          ...usePutOffAttention_company
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

export function useBringBackAttention() {
  const [bringBack, isRunning] = useMutationResult<usePutOffAttentionBringBackMutation>(graphql`
    mutation usePutOffAttentionBringBackMutation($input: BringBackAttentionInput!) {
      bringBackAttention(input: $input) {
        company {
          ...usePutOffAttention_company
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
  return { bringBack, isRunning };
}
