import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { SetLogoInput, useSetLogoMutation } from "./__generated__/useSetLogoMutation.graphql.ts";

/** Shows another picture as the company's logo, or none. */
export function useSetLogo() {
  const [commit, isSetting] = useMutation<useSetLogoMutation>(graphql`
    mutation useSetLogoMutation($input: SetLogoInput!) {
      setLogo(input: $input) {
        company {
          ...CompanyDetails_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  const setLogo = useCallback(
    (input: SetLogoInput) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ setLogo }) => resolve(outcomeOf(setLogo.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { setLogo, isSetting };
}
