import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { itemFailure, type MutationAnswer, type MutationFailure, type Refusal } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  CreateInstallationsInput,
  useCreateInstallationsMutation,
} from "./__generated__/useCreateInstallationsMutation.graphql.ts";

export type NewInstallation = CreateInstallationsInput["installations"][number];

// Each room and each product is one REST request. Even a busy service must handle the batch within 10 seconds.
const maxRequests = 60;

export type CreatedRoom = { readonly id: string; readonly installationId: string; readonly title: string };

/** A created room whose product failed has both `created` and `failure`. */
export type RoomResult =
  | { created: CreatedRoom; failure: MutationFailure | null }
  | { created: null; failure: MutationFailure };

/** Creates installations in batches. A failed or refused batch is the last; `results` is null if the first fails. */
export function useCreateInstallations() {
  const [run] = useMutationResult<useCreateInstallationsMutation>(graphql`
    mutation useCreateInstallationsMutation($input: CreateInstallationsInput!) {
      createInstallations(input: $input) {
        results {
          installation {
            id
            installationId
            title
          }
          userErrors {
            code
            path
            min
            max
          }
        }
        folder {
          ...folderChange_folder
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
  return useCallback(
    async (folderId: string, installations: readonly NewInstallation[]) => {
      const productCount = Math.max(0, ...installations.map(({ products }) => products?.length ?? 0));
      const size = Math.max(1, Math.floor(maxRequests / (1 + productCount)));
      const results: RoomResult[] = [];
      while (results.length < installations.length) {
        const bundle = installations.slice(results.length, results.length + size);
        const answer = await run({ folderId, installations: bundle });
        if (answer.kind !== "done") {
          if (results.length === 0) return { answer, results: null };
          const unsent = installations.slice(results.length);
          results.push(...unsent.map(() => ({ created: null, failure: answer })));
        } else results.push(...bundle.map((_, index) => toRoomResult(answer, index)));
      }
      return { answer: null, results };
    },
    [run],
  );
}

function toRoomResult({ payload, errors }: MutationAnswer<useCreateInstallationsMutation>, index: number): RoomResult {
  const result = payload?.results[index];
  if (result?.installation) return { created: result.installation, failure: firstRefusal(result.userErrors) };
  return { created: null, failure: firstRefusal(result?.userErrors ?? []) ?? itemFailure(errors, index) };
}

function firstRefusal([first]: readonly Refusal[]): MutationFailure | null {
  return first ? { kind: "refused", ...first } : null;
}
