import { useCallback, useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { onlyFromNetwork } from "../relay/cachedResponses.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { readQuery, renewQuery } from "../relay/readQuery.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useCameraGrantCreateMutation } from "./__generated__/useCameraGrantCreateMutation.graphql.ts";
import type { useCameraGrantEndMutation } from "./__generated__/useCameraGrantEndMutation.graphql.ts";
import type { useCameraGrantEntryQuery } from "./__generated__/useCameraGrantEntryQuery.graphql.ts";
import type { useCameraGrantQuery } from "./__generated__/useCameraGrantQuery.graphql.ts";

const pollMs = 2_000;

export type CameraGrant = {
  readonly id: string;
  readonly state: string;
  readonly expiresAt: string;
  readonly maxFiles: number;
  readonly attachedFiles: number;
  readonly isReceiving: boolean;
};

type Opened = { grant: CameraGrant; secret: string };

/** Creates a grant by which a phone adds photos. The visible window polls the grant; a new photo reloads the entry. */
export function useCameraGrant(entryId: string) {
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [runCreate, isCreating] = useMutationResult<useCameraGrantCreateMutation>(graphql`
    mutation useCameraGrantCreateMutation($input: CreateCameraGrantInput!) {
      createCameraGrant(input: $input) {
        secret
        cameraGrant {
          id
          state
          expiresAt
          maxFiles
          attachedFiles
          isReceiving
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [runEnd] = useMutationResult<useCameraGrantEndMutation>(graphql`
    mutation useCameraGrantEndMutation($input: EndCameraGrantInput!) {
      endCameraGrant(input: $input) {
        cameraGrant {
          id
          state
        }
        userErrors {
          code
        }
      }
    }
  `);
  const create = useCallback(async () => {
    const { payload, ...result } = await runCreate({ stepEntryId: entryId });
    const { cameraGrant: grant, secret } = payload ?? {};
    setFailure(result.kind === "done" ? null : result);
    if (grant && secret) setOpened({ grant, secret });
  }, [runCreate, entryId]);
  const end = useCallback(async () => {
    if (!opened) return false;
    const { payload, ...result } = await runEnd({ cameraGrantId: opened.grant.id });
    setFailure(result.kind === "done" ? null : result);
    if (payload) setOpened({ ...opened, grant: { ...opened.grant, state: "ENDED", isReceiving: false } });
    return result.kind === "done";
  }, [runEnd, opened]);
  const close = useCallback(() => {
    setFailure(null);
    setOpened(null);
  }, []);

  const id = opened?.grant.id;
  const isOpen = opened !== null && opened.grant.state !== "ENDED";
  useEffect(() => {
    if (!isOpen || id === undefined) return;
    let isAsking = false;
    let isLeft = false;
    const ask = async () => {
      if (isAsking || document.visibilityState === "hidden") return;
      isAsking = true;
      const now = await readGrant(environment, id).catch(() => null);
      isAsking = false;
      if (now && !isLeft) setOpened((before) => before && { ...before, grant: now });
    };
    const timer = setInterval(() => void ask(), pollMs);
    const askAgain = () => void ask();
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askAgain);
    };
  }, [environment, id, isOpen]);

  const attachedFiles = opened?.grant.attachedFiles ?? 0;
  useEffect(() => {
    if (attachedFiles === 0) return;
    const query = graphql`
      query useCameraGrantEntryQuery($id: ID!) {
        node(id: $id) {
          ... on StepEntry {
            ...StepEntryForm_entry @alias(as: "form")
            installation {
              ...installationChange_installation
            }
          }
        }
      }
    `;
    void renewQuery<useCameraGrantEntryQuery>(environment, query, { id: entryId }, { fetchPolicy: "network-only" });
  }, [environment, entryId, attachedFiles]);

  return { opened, failure, isCreating, create, end, close };
}

async function readGrant(environment: ReturnType<typeof useRelayEnvironment>, id: string): Promise<CameraGrant | null> {
  const query = graphql`
    query useCameraGrantQuery($id: ID!) {
      cameraGrant(cameraGrantId: $id) {
        id
        state
        expiresAt
        maxFiles
        attachedFiles
        isReceiving
      }
    }
  `;
  const networkCacheConfig = { force: true, metadata: { ...onlyFromNetwork, maxAttempts: 1 } };
  const options = { fetchPolicy: "network-only", networkCacheConfig } as const;
  const data = await readQuery<useCameraGrantQuery>(environment, query, { id }, options);
  return data?.cameraGrant ?? null;
}
