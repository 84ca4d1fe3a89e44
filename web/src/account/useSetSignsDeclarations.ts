import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useSetSignsDeclarationsMutation } from "./__generated__/useSetSignsDeclarationsMutation.graphql.ts";

export function useSetSignsDeclarations() {
  const [setSignsDeclarations] = useMutationResult<useSetSignsDeclarationsMutation>(graphql`
    mutation useSetSignsDeclarationsMutation($input: SetSignsDeclarationsInput!) {
      setSignsDeclarations(input: $input) {
        company {
          id
          ...DeclarationSetting_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  return setSignsDeclarations;
}
