import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useSetNationalRecordMutation } from "./__generated__/useSetNationalRecordMutation.graphql.ts";

export function useSetNationalRecord() {
  const [setNationalRecord] = useMutationResult<useSetNationalRecordMutation>(graphql`
    mutation useSetNationalRecordMutation($input: SetNationalRecordInput!) {
      setNationalRecord(input: $input) {
        company {
          id
          ...NationalRecordPart_company
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
  return setNationalRecord;
}
