import { useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay/hooks";
import type { Language } from "../i18n/languages.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeclarationPrepareMutation } from "./__generated__/useDeclarationPrepareMutation.graphql.ts";
import type { useDeclarationSignMutation } from "./__generated__/useDeclarationSignMutation.graphql.ts";

type Options = Parameters<typeof import("@simplewebauthn/browser").startAuthentication>[0]["optionsJSON"];

export type Prepared = {
  id: string;
  options: Options;
  /** False if the person has no passkey and declares by a checkbox. */
  canSign: boolean;
  /** The SHA-256 of the record, or of the first record if there are several. */
  sha256: string;
  /** The record in base64, or the first one if there are several. */
  record: string;
};

type Answer = { prepared: Prepared; failure: null } | { prepared: null; failure: MutationFailure };

export type Signing = "signed" | "canceled" | MutationFailure;

export function useDeclaration() {
  const language = useIntl().locale as Language;
  const [runPrepare, isPreparing] = useMutationResult<useDeclarationPrepareMutation>(graphql`
    mutation useDeclarationPrepareMutation($input: PrepareDeclarationInput!) {
      prepareDeclaration(input: $input) {
        declaration {
          id
          records {
            sha256
            record
          }
        }
        options
        userErrors {
          code
        }
      }
    }
  `);
  const [runSign] = useMutationResult<useDeclarationSignMutation>(graphql`
    mutation useDeclarationSignMutation($input: SignDeclarationInput!) {
      signDeclaration(input: $input) {
        userErrors {
          code
          ownedBy
        }
      }
    }
  `);
  const [isSigning, setSigning] = useState(false);
  const prepare = useCallback(
    async (installationIds: readonly string[]): Promise<Answer> => {
      const { payload, errors: _, ...result } = await runPrepare({ installationIds, language });
      const declaration = payload?.declaration;
      if (result.kind !== "done") return { prepared: null, failure: result };
      if (!declaration || !payload.options) return { prepared: null, failure: { kind: "failed", requestId: null } };
      const options: Options = JSON.parse(payload.options);
      const canSign = (options.allowCredentials ?? []).length > 0;
      const { sha256 = "", record = "" } = declaration.records[0] ?? {};
      return { prepared: { id: declaration.id, options, canSign, sha256, record }, failure: null };
    },
    [runPrepare, language],
  );
  const isRunning = useRef(false);
  const sign = useCallback(
    async ({ id, options }: Prepared): Promise<Signing> => {
      if (isRunning.current) return "canceled";
      isRunning.current = true;
      setSigning(true);
      try {
        const { startAuthentication } = await import("@simplewebauthn/browser");
        const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
        if (!response) return "canceled";
        const {
          payload: _,
          errors: __,
          ...result
        } = await runSign({
          declarationId: id,
          response: JSON.stringify(response),
        });
        return result.kind === "done" ? "signed" : result;
      } finally {
        isRunning.current = false;
        setSigning(false);
      }
    },
    [runSign],
  );
  return { prepare, sign, isPreparing, isSigning };
}
