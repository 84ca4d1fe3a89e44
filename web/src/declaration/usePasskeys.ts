import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { usePasskeysAddMutation } from "./__generated__/usePasskeysAddMutation.graphql.ts";
import type { usePasskeysOptionsMutation } from "./__generated__/usePasskeysOptionsMutation.graphql.ts";
import type { usePasskeysRemoveMutation } from "./__generated__/usePasskeysRemoveMutation.graphql.ts";

export function usePasskeys() {
  const [runOptions] = useMutationResult<usePasskeysOptionsMutation>(graphql`
    mutation usePasskeysOptionsMutation($input: CreatePasskeyOptionsInput!) {
      createPasskeyOptions(input: $input) {
        options
        userErrors {
          code
        }
      }
    }
  `);
  const [runAdd] = useMutationResult<usePasskeysAddMutation>(graphql`
    mutation usePasskeysAddMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        user {
          id
          ...Passkeys_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [runRemove] = useMutationResult<usePasskeysRemoveMutation>(graphql`
    mutation usePasskeysRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        user {
          id
          ...Passkeys_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  const add = useCallback(
    async (name: string): Promise<MutationResult> => {
      const { payload, errors: _, ...result } = await runOptions({ name });
      if (result.kind !== "done") return result;
      const { startRegistration } = await import("@simplewebauthn/browser");
      const optionsJSON = JSON.parse(payload?.options ?? "{}");
      const response = await startRegistration({ optionsJSON }).catch(() => null);
      // Browsers give no reason, so that a page cannot learn which passkeys the device has.
      if (!response) return { kind: "refused", code: "PASSKEY_CANCELED" };
      return runAdd({ response: JSON.stringify(response) });
    },
    [runOptions, runAdd],
  );
  const remove = useCallback((passkeyId: string) => runRemove({ passkeyId }), [runRemove]);
  return { add, remove };
}
