import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { useSetCustomerEmailMutation } from "./__generated__/useSetCustomerEmailMutation.graphql.ts";

type SettingState =
  | { phase: "none" }
  | { phase: "setting" }
  | { phase: "set" }
  | { phase: "failed"; failure: MutationFailure };

/** Sets the project's address. If the project changed after `version`, it fails and returns the current address. */
export function useSetCustomerEmail(projectId: string) {
  const [state, setState] = useState<SettingState>({ phase: "none" });
  const [run] = useMutationResult<useSetCustomerEmailMutation>(graphql`
    mutation useSetCustomerEmailMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          version
          customerEmail
          customerEmailBounced
        }
        userErrors {
          code
          changedBy
          path
        }
      }
    }
  `);
  const setCustomerEmail = async (customerEmail: string, version: string) => {
    setState({ phase: "setting" });
    const result = await run({ projectId, version, customerEmail });
    setState(result.kind === "done" ? { phase: "set" } : { phase: "failed", failure: result });
  };
  return { state, setCustomerEmail };
}
