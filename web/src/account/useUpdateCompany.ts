import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { UpdateCompanyInput, useUpdateCompanyMutation } from "./__generated__/useUpdateCompanyMutation.graphql.ts";

/** Replaces the company's details. */
export function useUpdateCompany() {
  const [commit, isUpdating] = useMutation<useUpdateCompanyMutation>(graphql`
    mutation useUpdateCompanyMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...CompanyDetails_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  const updateCompany = useCallback(
    (input: UpdateCompanyInput) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ updateCompany }) => resolve(outcomeOf(updateCompany.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { updateCompany, isUpdating };
}
