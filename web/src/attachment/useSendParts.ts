import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { PutOptions } from "../upload/putFile.ts";
import { putParts } from "../upload/putParts.ts";
import type { useSendPartsMutation } from "./__generated__/useSendPartsMutation.graphql.ts";

type Announced = { installationId: string; fileUrl: string };

/** Sends a file's parts that have not arrived. Returns the failure if there are no links. @throws UploadFailure */
export function useSendParts() {
  const [run] = useMutationResult<useSendPartsMutation>(graphql`
    mutation useSendPartsMutation($input: CreateUploadPartsInput!) {
      createUploadParts(input: $input) {
        parts {
          offset
          size
          uploadUrl
        }
        joinUrl
        userErrors {
          code
          path
          min
          max
          retryAfter
        }
      }
    }
  `);
  return useCallback(
    async (announced: Announced, file: File, options: PutOptions): Promise<MutationResult> => {
      const askLinks = async () => {
        const { payload, ...result } = await run(announced);
        if (result.kind === "done" && payload) return payload;
        throw new NoLinks(result.kind === "done" ? { kind: "failed", requestId: null } : result);
      };
      try {
        await putParts(askLinks, file, options);
        return { kind: "done" };
      } catch (error) {
        if (error instanceof NoLinks) return error.result;
        throw error;
      }
    },
    [run],
  );
}

class NoLinks extends Error {
  readonly result: MutationFailure;

  constructor(result: MutationFailure) {
    super("There are no links for the file's parts");
    this.result = result;
  }
}
