import { graphql } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  useCreateTemplateMutation,
  useCreateTemplateMutation$data,
} from "./__generated__/useCreateTemplateMutation.graphql.ts";

export type SavedTemplate = NonNullable<useCreateTemplateMutation$data["createTemplate"]["template"]>;

export function useCreateTemplate(folderId: string) {
  const [run] = useMutationResult<useCreateTemplateMutation>(graphql`
    mutation useCreateTemplateMutation($input: CreateTemplateInput!) {
      createTemplate(input: $input) {
        template {
          name
          roomCount
          folderCount
        }
        userErrors {
          code
          path
          max
        }
      }
    }
  `);
  return async (
    name: string,
    idempotencyKey: string,
  ): Promise<{ template: SavedTemplate | null; result: MutationResult }> => {
    const { payload, errors: _, ...result } = await run({ folderId, name, idempotencyKey });
    const isTooLarge = result.kind === "refused" && result.path?.[0] === "folderId" && typeof result.max === "number";
    return {
      template: payload?.template ?? null,
      result: isTooLarge ? { kind: "refused", code: "TEMPLATE_TOO_LARGE" } : result,
    };
  };
}
