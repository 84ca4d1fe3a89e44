import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { useRequestPasswordResetMutation } from "./__generated__/useRequestPasswordResetMutation.graphql.ts";

export function useRequestPasswordReset(onDone: () => void) {
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [run, isSending] = useMutationResult<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  const requestReset = async (email: string) => {
    setFailure(null);
    const result = await run({ email: email.trim().toLowerCase() });
    if (result.kind === "done") onDone();
    else setFailure(result);
  };
  return { requestReset: (email: string) => void requestReset(email), isSending, failure };
}
