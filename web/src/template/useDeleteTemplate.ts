import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteTemplateMutation } from "./__generated__/useDeleteTemplateMutation.graphql.ts";

/** The caller must reload the list of templates. */
export function useDeleteTemplate(templateId: string) {
  const [run, isDeleting] = useMutationResult<useDeleteTemplateMutation>(graphql`
    mutation useDeleteTemplateMutation($input: DeleteTemplateInput!) {
      deleteTemplate(input: $input) {
        deletedTemplateId
        userErrors {
          code
        }
      }
    }
  `);
  const deleteTemplate = useCallback(() => run({ templateId }), [run, templateId]);
  return { deleteTemplate, isDeleting };
}
