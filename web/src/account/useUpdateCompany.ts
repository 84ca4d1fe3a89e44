import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { UpdateCompanyInput, useUpdateCompanyMutation } from "./__generated__/useUpdateCompanyMutation.graphql.ts";

export function useUpdateCompany() {
  const [run, isUpdating] = useMutationResult<useUpdateCompanyMutation>(graphql`
    mutation useUpdateCompanyMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...CompanyDetails_company
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
  const updateCompany = useCallback((input: UpdateCompanyInput) => run(input), [run]);
  return { updateCompany, isUpdating };
}
