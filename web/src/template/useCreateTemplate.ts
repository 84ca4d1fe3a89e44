import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  useCreateTemplateMutation,
  useCreateTemplateMutation$data,
} from "./__generated__/useCreateTemplateMutation.graphql.ts";

type Template = NonNullable<useCreateTemplateMutation$data["createTemplate"]["template"]>;

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
  const [template, setTemplate] = useState<Template | null>(null);
  /** Returns null after success. */
  const create = async (name: string, idempotencyKey: string): Promise<MutationResult | null> => {
    const { payload, errors: _, ...result } = await run({ folderId, name, idempotencyKey });
    if (payload?.template) {
      setTemplate(payload.template);
      return null;
    }
    const isTooLarge = result.kind === "refused" && result.path?.[0] === "folderId" && typeof result.max === "number";
    return isTooLarge ? { kind: "refused", code: "TEMPLATE_TOO_LARGE" } : result;
  };
  return { create, template };
}
