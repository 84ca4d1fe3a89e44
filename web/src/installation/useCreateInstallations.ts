import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure, Refusal } from "../relay/mutationResult.ts";
import { caughtFailure } from "../relay/requestFailure.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  CreateInstallationsInput,
  useCreateInstallationsMutation,
} from "./__generated__/useCreateInstallationsMutation.graphql.ts";

export type NewInstallation = CreateInstallationsInput["installations"][number];

export type CreatedRoom = { readonly id: string; readonly installationId: string; readonly title: string };

/** Created, perhaps without its product, which was refused; or not, with the reason. */
export type RoomResult =
  | { created: CreatedRoom; failure: MutationFailure | null }
  | { created: null; failure: MutationFailure };

/** Makes several installations in a folder; one that fails takes no other with it. */
export function useCreateInstallations(folderId: string) {
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
            field
            min
            max
          }
        }
        folder {
          ...folderChange_folder
        }
        userErrors {
          code
          field
          min
          max
        }
      }
    }
  `);
  return useCallback(
    async (installations: NewInstallation[], idempotencyKey: string) => {
      const answer = await run({ folderId, installations, idempotencyKey });
      if (answer.kind !== "done" || !answer.payload) return { answer, results: null };
      const results = answer.payload.results.map((result, index): RoomResult => {
        if (result?.installation) return { created: result.installation, failure: firstRefusal(result.userErrors) };
        const refusal = firstRefusal(result?.userErrors ?? []);
        const errors = answer.errors.filter(({ path }) => path?.[2] === index);
        return { created: null, failure: refusal ?? { kind: "failed", ...caughtFailure(errors) } };
      });
      return { answer, results };
    },
    [run, folderId],
  );
}

function firstRefusal([first]: readonly Refusal[]): MutationFailure | null {
  return first ? { kind: "refused", ...first } : null;
}
