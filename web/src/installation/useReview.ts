import { graphql } from "react-relay/hooks";
import { itemFailure, type MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useReviewReleaseMutation } from "./__generated__/useReviewReleaseMutation.graphql.ts";
import type { useReviewReturnMutation } from "./__generated__/useReviewReturnMutation.graphql.ts";

// The service releases one room after another, and an operation must end within 10 seconds.
const maxAtOnce = 25;

export function useReview() {
  const [runRelease, isReleasing] = useMutationResult<useReviewReleaseMutation>(graphql`
    mutation useReviewReleaseMutation($input: ReleaseInstallationsInput!) {
      releaseInstallations(input: $input) {
        results {
          installation {
            ...ReviewDecision_installation
            folder {
              awaitingReviewCount
              project {
                ...Readiness_project
                ...useFoldersToActivate_project
              }
            }
          }
          userErrors {
            code
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [runReturn, isReturning] = useMutationResult<useReviewReturnMutation>(graphql`
    mutation useReviewReturnMutation($input: ReturnInstallationInput!) {
      returnInstallation(input: $input) {
        installation {
          ...installationChange_installation
        }
        userErrors {
          code
        }
      }
    }
  `);
  /** The results have the order of the ids. */
  const release = async (ids: readonly string[], note: string): Promise<MutationResult[]> => {
    const results: MutationResult[] = [];
    for (let start = 0; start < ids.length; start += maxAtOnce) {
      const installationIds = ids.slice(start, start + maxAtOnce);
      const { payload, errors, ...whole } = await runRelease({ installationIds, note: note || null });
      results.push(
        ...installationIds.map((_, index): MutationResult => {
          if (whole.kind !== "done") return whole;
          const one = payload?.results[index];
          if (!one) return itemFailure(errors, index);
          const [refusal] = one.userErrors;
          return refusal ? { kind: "refused", ...refusal } : { kind: "done" };
        }),
      );
    }
    return results;
  };
  const sendBack = (installationId: string, reason: string): Promise<MutationResult> =>
    runReturn({ installationId, reason });
  return { release, sendBack, isReviewing: isReleasing || isReturning };
}
