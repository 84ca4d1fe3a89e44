import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useRenameTemplateMutation } from "./__generated__/useRenameTemplateMutation.graphql.ts";

export function useRenameTemplate(templateId: string) {
  const [run] = useMutationResult<useRenameTemplateMutation>(graphql`
    mutation useRenameTemplateMutation($input: RenameTemplateInput!) {
      renameTemplate(input: $input) {
        template {
          ...EditTemplateModal_template
        }
        userErrors {
          code
          changedBy
          path
          min
          max
        }
      }
    }
  `);
  return useCallback((name: string, version: string | null) => run({ templateId, name, version }), [run, templateId]);
}
