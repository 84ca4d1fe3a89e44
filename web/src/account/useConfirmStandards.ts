import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useConfirmStandardsMutation } from "./__generated__/useConfirmStandardsMutation.graphql.ts";

export function useConfirmStandards() {
  const [confirmStandards] = useMutationResult<useConfirmStandardsMutation>(graphql`
    mutation useConfirmStandardsMutation($input: ConfirmStandardsInput!) {
      confirmStandards(input: $input) {
        company {
          id
          ...NationalRecordPart_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  return confirmStandards;
}
