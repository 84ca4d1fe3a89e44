import { useCallback } from "react";
import { useMutation } from "react-relay/hooks";
import type { GraphQLTaggedNode } from "relay-runtime";
import { type MutationAnswer, type MutationOptions, mutate, type ResultMutation } from "./mutationResult.ts";

type Run<T extends ResultMutation> = (
  input: T["variables"]["input"],
  options?: MutationOptions<T>,
) => Promise<MutationAnswer<T>>;

/** A mutation as a function that resolves with its result, and whether it is running. */
export function useMutationResult<T extends ResultMutation>(mutation: GraphQLTaggedNode): [Run<T>, boolean] {
  const [commit, isRunning] = useMutation<T>(mutation);
  const run = useCallback<Run<T>>((input, options) => mutate<T>(commit, input, options), [commit]);
  return [run, isRunning];
}
