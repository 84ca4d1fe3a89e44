import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { caughtFailure } from "../relay/failures.ts";
import {
  itemFailure,
  type MutationAnswer,
  type MutationFailure,
  type MutationResult,
} from "../relay/mutationResult.ts";
import { runToEnd } from "../relay/runToEnd.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDuplicateFolderMutation } from "./__generated__/useDuplicateFolderMutation.graphql.ts";

/** A room that was not copied, or whose copy lacks products. */
type FaultyRoom = { readonly title: string | null; readonly failure: MutationFailure };

export type FolderCopy = {
  readonly folder: { readonly folderId: string; readonly title: string };
  readonly count: number;
  readonly left: readonly FaultyRoom[];
  readonly incomplete: readonly FaultyRoom[];
};

/** `copy` is the result of the last successful request. */
export function useDuplicateFolder(folderId: string) {
  const [run, isRunning] = useMutationResult<useDuplicateFolderMutation>(graphql`
    mutation useDuplicateFolderMutation($input: DuplicateFolderInput!) {
      duplicateFolder(input: $input) {
        folder {
          folderId
          title
        }
        sources {
          title
        }
        results {
          installation {
            id
          }
          userErrors {
            code
            path
            min
            max
          }
        }
        userErrors {
          code
          path
          max
        }
      }
    }
  `);
  const [copy, setCopy] = useState<FolderCopy | null>(null);
  const duplicate = async (title: string, idempotencyKey: string) => {
    const answer = await runToEnd(() => run({ folderId, title, idempotencyKey }));
    const found = toCopy(answer);
    if (found) setCopy(found);
    const result = toResult(answer);
    const isUnknown = !found && result.kind === "done";
    return { result: isUnknown ? ({ kind: "failed", ...caughtFailure(answer.errors) } as const) : result, copy: found };
  };
  return { duplicate, isRunning, copy };
}

function toCopy({ payload, errors }: MutationAnswer<useDuplicateFolderMutation>): FolderCopy | null {
  if (!payload?.folder) return null;
  const rooms = payload.results.map((room, index) => {
    const [refusal] = room?.userErrors ?? [];
    // CONFLICT means that an earlier request copied the room and somebody has changed the copy.
    const isThere = refusal?.code === "CONFLICT";
    const failure: MutationFailure | null = refusal && !isThere ? { kind: "refused", ...refusal } : null;
    const isMade = Boolean(room?.installation) || isThere;
    return { title: payload.sources[index]?.title ?? null, isMade, failure, index };
  });
  const left = rooms.filter(({ isMade }) => !isMade);
  return {
    folder: payload.folder,
    count: rooms.length - left.length,
    left: left.map(({ title, failure, index }) => ({ title, failure: failure ?? itemFailure(errors, index) })),
    incomplete: rooms.flatMap(({ title, isMade, failure }) => (isMade && failure ? [{ title, failure }] : [])),
  };
}

/** Both failures, too many rooms and a too costly request, get the code FOLDER_TOO_LARGE. */
function toResult({ payload, errors, ...result }: MutationAnswer<useDuplicateFolderMutation>): MutationResult {
  const isTooLarge =
    result.kind === "refused" ? result.path?.[0] === "folderId" && typeof result.max === "number" : false;
  const isTooCostly = result.kind === "failed" && result.code === "COST_EXCEEDED";
  return isTooLarge || isTooCostly ? { kind: "refused", code: "FOLDER_TOO_LARGE" } : result;
}
