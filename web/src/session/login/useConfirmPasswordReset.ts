import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type {
  ConfirmPasswordResetInput,
  useConfirmPasswordResetMutation,
} from "./__generated__/useConfirmPasswordResetMutation.graphql.ts";

export function useConfirmPasswordReset(onDone: () => void) {
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [run, isSending] = useMutationResult<useConfirmPasswordResetMutation>(graphql`
    mutation useConfirmPasswordResetMutation($input: ConfirmPasswordResetInput!) {
      confirmPasswordReset(input: $input) {
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  const confirmReset = async (input: ConfirmPasswordResetInput) => {
    setFailure(null);
    const result = await run(input);
    if (result.kind === "done") onDone();
    else setFailure(result);
  };
  return { confirmReset: (input: ConfirmPasswordResetInput) => void confirmReset(input), isSending, failure };
}
