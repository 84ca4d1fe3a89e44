import { useCallback, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useFinishInstallationMutation } from "./__generated__/useFinishInstallationMutation.graphql.ts";

export function useFinishInstallation(installationId: string) {
  const [run, isFinishing] = useMutationResult<useFinishInstallationMutation>(graphql`
    mutation useFinishInstallationMutation($input: FinishInstallationInput!) {
      finishInstallation(input: $input) {
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
  const finish = useCallback(
    () => run({ installationId, acceptsDisclaimer: true, idempotencyKey }),
    [run, installationId, idempotencyKey],
  );
  return { finish, isFinishing };
}
