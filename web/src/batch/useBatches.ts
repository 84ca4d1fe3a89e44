import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { readQuery } from "../relay/readQuery.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useBatchesQuery, useBatchesQuery$data } from "./__generated__/useBatchesQuery.graphql.ts";
import type { StartBatchInput, useBatchesStartMutation } from "./__generated__/useBatchesStartMutation.graphql.ts";
import type { useBatchesUndoMutation } from "./__generated__/useBatchesUndoMutation.graphql.ts";

graphql`
  fragment useBatches_batch on Batch {
    id
    action
    state
    itemCount
    doneCount
    leftCount
    waitingCount
    createdAt
    undoableUntil
    isUndo
    retryAt
    left {
      objectId
      title
      code
    }
    waiting {
      objectId
      title
    }
  }
`;

const query = graphql`
  query useBatchesQuery {
    viewer {
      company {
        batches {
          ...useBatches_batch @relay(mask: false)
        }
      }
    }
  }
`;

type Batches = NonNullable<NonNullable<NonNullable<useBatchesQuery$data["viewer"]>["company"]>["batches"]>;
export type Batch = Batches[number];
export type BatchToStart = Pick<StartBatchInput, "action" | "ids" | "installerId" | "productId" | "sendCopy">;
export type StartBatch = (input: BatchToStart) => Promise<MutationResult>;

const pauseMs = 1000;

type Options = {
  /** False if the service has no batches: nothing is requested then. */
  isOffered: boolean;
  /** Called when a batch ends, so that the page reloads the changed projects. */
  onEnded: (ended: Batch) => void;
};

/** The user's latest batches, polled while one is running. A failed poll is tried again. */
export function useBatches({ isOffered, onEnded }: Options) {
  const environment = useRelayEnvironment();
  const [batches, setBatches] = useState<Batches>([]);
  const [runStart] = useMutationResult<useBatchesStartMutation>(graphql`
    mutation useBatchesStartMutation($input: StartBatchInput!) {
      startBatch(input: $input) {
        batch {
          ...useBatches_batch @relay(mask: false)
        }
        userErrors {
          code
          path
        }
      }
    }
  `);
  const [runUndo] = useMutationResult<useBatchesUndoMutation>(graphql`
    mutation useBatchesUndoMutation($input: UndoBatchInput!) {
      undoBatch(input: $input) {
        batch {
          ...useBatches_batch @relay(mask: false)
        }
        userErrors {
          code
          path
        }
      }
    }
  `);
  const latest = useRef({ batches, onEnded });
  useEffect(() => {
    latest.current = { batches, onEnded };
  });
  const isRunning = batches.some(({ state }) => state === "RUNNING");
  useEffect(() => {
    if (!isOffered) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const read = async () => {
      const data = await readQuery<useBatchesQuery>(environment, query, {}).catch(() => undefined);
      if (isLeft) return;
      const next = data?.viewer?.company?.batches;
      if (next) setBatches(next);
      const ran = new Set(latest.current.batches.filter(({ state }) => state === "RUNNING").map(({ id }) => id));
      for (const batch of next ?? []) if (ran.has(batch.id) && batch.state !== "RUNNING") latest.current.onEnded(batch);
      timer = isRunning ? setTimeout(() => void read(), pauseMs) : undefined;
    };
    timer = setTimeout(() => void read(), isRunning ? pauseMs : 0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [environment, isOffered, isRunning]);
  const add = useCallback((batch: Batch | null | undefined) => {
    if (batch) setBatches((others) => [batch, ...others]);
  }, []);
  const start = useCallback<StartBatch>(
    async (input) => {
      const result = await runStart({ ...input, idempotencyKey: crypto.randomUUID() });
      add(result.payload?.batch);
      return result;
    },
    [runStart, add],
  );
  const undo = useCallback(
    async (batchId: string): Promise<MutationResult> => {
      const result = await runUndo({ batchId });
      add(result.payload?.batch);
      return result;
    },
    [runUndo, add],
  );
  return { batches, start, undo };
}
