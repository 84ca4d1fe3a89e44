import { useCallback } from "react";
import { useMutation } from "react-relay/hooks";
import type { GraphQLTaggedNode, PayloadError, RecordSourceSelectorProxy } from "relay-runtime";
import { requestFailure } from "./failures.ts";
import {
  type MutationAnswer,
  type MutationOptions,
  type MutationResult,
  type Payload,
  type Refusal,
  type ResultMutation,
  toRefusal,
} from "./mutationResult.ts";
import { moveToList } from "./projectLists.ts";

type Run<T extends ResultMutation> = (
  input: T["variables"]["input"],
  options?: MutationOptions<T>,
) => Promise<MutationAnswer<T>>;

export function useMutationResult<T extends ResultMutation>(mutation: GraphQLTaggedNode): [Run<T>, boolean] {
  const [commit, isRunning] = useMutation<T>(mutation);
  const run = useCallback<Run<T>>((input, options) => mutate<T>(commit, input, options), [commit]);
  return [run, isRunning];
}

type Config<T extends ResultMutation> = Pick<MutationOptions<T>, "optimisticUpdater"> & {
  variables: T["variables"];
  updater: (store: RecordSourceSelectorProxy, response: T["response"] | null | undefined) => void;
  onCompleted: (response: T["response"], errors: readonly PayloadError[] | null) => void;
  onError: (error: Error) => void;
};

/** Never rejects, so that every caller must look at the result. */
function mutate<T extends ResultMutation>(
  commit: (config: Config<T>) => unknown,
  input: T["variables"]["input"],
  { moves, outdates, ...options }: MutationOptions<T> = {},
): Promise<MutationAnswer<T>> {
  return new Promise((resolve) => {
    commit({
      ...options,
      variables: { input },
      updater: (store, response) => {
        const [payload] = Object.values(response ?? {}) as [Payload<T> | undefined];
        if (payload?.userErrors.length !== 0) return;
        const move = moves?.(payload);
        if (move) moveToList(store, move);
        if (outdates === "everything") store.invalidateStore();
        else if (outdates) store.get(outdates.id)?.invalidateRecord();
      },
      onCompleted: (response: T["response"], errors) => {
        const [payload] = Object.values(response) as [Payload<T>];
        resolve({ ...toMutationResult(payload.userErrors), payload, errors: errors ?? [] });
      },
      onError: (error) => resolve({ kind: "failed", ...requestFailure(error), payload: null, errors: [] }),
    });
  });
}

/** Returns only the first refusal, which is enough for a person to continue. */
function toMutationResult([first]: readonly Refusal[]): MutationResult {
  if (!first) return { kind: "done" };
  return { kind: "refused", ...toRefusal(first) };
}
