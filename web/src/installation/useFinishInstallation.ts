import { useCallback, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useFinishInstallationMutation } from "./__generated__/useFinishInstallationMutation.graphql.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Finishes an installation. Never optimistic: it cannot be taken back. */
export function useFinishInstallation(installationId: string) {
  const [commit, isFinishing] = useMutation<useFinishInstallationMutation>(graphql`
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
    () =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { installationId, acceptsDisclaimer: true, idempotencyKey } },
          onCompleted: ({ finishInstallation }) => resolve(outcomeOf(finishInstallation.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId, idempotencyKey],
  );
  return { finish, isFinishing };
}
