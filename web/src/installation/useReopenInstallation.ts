import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useReopenInstallationMutation } from "./__generated__/useReopenInstallationMutation.graphql.ts";

export function useReopenInstallation(installationId: string) {
  const [run, isReopening] = useMutationResult<useReopenInstallationMutation>(graphql`
    mutation useReopenInstallationMutation($input: ReopenInstallationInput!) {
      reopenInstallation(input: $input) {
        installation {
          ...installationChange_installation
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const reopen = (reason: string) => run({ installationId, reason, idempotencyKey });
  return { reopen, isReopening };
}
