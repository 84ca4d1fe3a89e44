import { useCallback, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { itemFailure, type MutationAnswer, type MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useFinishInstallationsMutation } from "./__generated__/useFinishInstallationsMutation.graphql.ts";

// A batch must end within 10 seconds, and each installation may take more than 0.1 seconds.
const maxAtOnce = 25;

/** Finishes installations in batches and returns the ids that failed. `outcomes` has the last result of each. */
export function useFinishInstallations() {
  const [run] = useMutationResult<useFinishInstallationsMutation>(graphql`
    mutation useFinishInstallationsMutation($input: FinishInstallationsInput!) {
      finishInstallations(input: $input) {
        results {
          installation {
            status
            completedAt
            viewerCanRecord
            viewerCanEdit
            version
          }
          userErrors {
            code
            path
            max
          }
        }
        userErrors {
          code
          path
          max
        }
      }
    }
  `);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, MutationResult>>(new Map());
  const [isFinishing, setFinishing] = useState(false);
  // A batch that is sent again gets the same idempotency key.
  const keys = useRef(new Map<string, string>());
  const finish = useCallback(
    async (ids: readonly string[]) => {
      const failedIds: string[] = [];
      setFinishing(true);
      for (let start = 0; start < ids.length; start += maxAtOnce) {
        const installationIds = ids.slice(start, start + maxAtOnce);
        const bundle = installationIds.toSorted().join(" ");
        const idempotencyKey = keys.current.get(bundle) ?? crypto.randomUUID();
        keys.current.set(bundle, idempotencyKey);
        const answer = await run({ installationIds, acceptsDisclaimer: true, idempotencyKey });
        const told = installationIds.map((id, index) => [id, toOutcome(answer, index)] as const);
        setOutcomes((before) => new Map([...before, ...told]));
        failedIds.push(...told.flatMap(([id, { kind }]) => (kind === "done" ? [] : [id])));
      }
      setFinishing(false);
      return failedIds;
    },
    [run],
  );
  return { finish, isFinishing, outcomes };
}

/** The result is "done" even if somebody else has finished the installation. */
function toOutcome(
  { payload, errors, ...whole }: MutationAnswer<useFinishInstallationsMutation>,
  index: number,
): MutationResult {
  if (whole.kind !== "done") return whole;
  const one = payload?.results[index];
  if (!one) return itemFailure(errors, index);
  const [refusal] = one.userErrors;
  return refusal && !one.installation?.completedAt ? { kind: "refused", ...refusal } : { kind: "done" };
}
