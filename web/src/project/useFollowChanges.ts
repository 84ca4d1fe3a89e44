import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import { tellChangedElsewhere } from "../relay/changedElsewhere.ts";
import { caughtFailure } from "../relay/failures.ts";
import { useFeatures } from "../relay/features.tsx";
import { currentNetworkState } from "../relay/networkState.ts";
import { markDataChanged } from "../relay/startQuery.ts";
import { isRefreshHeld } from "../relay/useHoldRefresh.ts";
import { untilTypingPauses } from "../session/typing.ts";
import type { useFollowChangesQuery } from "./__generated__/useFollowChangesQuery.graphql.ts";

const pauseMs = 6_000;
const idleMs = 60 * 60_000;

const query = graphql`
  query useFollowChangesQuery($after: String) {
    viewer {
      company {
        changes(after: $after, fromNow: true) @catch(to: RESULT) {
          edges {
            node {
              kind
              nodeId
              restId
              projectId
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

/** Reloads the page after the project changed elsewhere. Does not poll while hidden, offline or long idle. */
export function useFollowChanges(projectId: string): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { changesFromNow } = useFeatures();
  useEffect(() => {
    if (!changesFromNow) return;
    let actedAt = Date.now();
    let cursor: string | null = null;
    let isAsking = false;
    let hasEnded = false;
    const installations: { nodeId: string; restId: string }[] = [];
    const readOn = async (): Promise<boolean> => {
      const data = await fetchQuery<useFollowChangesQuery>(environment, query, { after: cursor }).toPromise();
      const changes = data?.viewer?.company?.changes;
      if (!changes?.ok || !changes.value) return beginAnew(changes?.ok === false ? changes.errors : []);
      const { edges, pageInfo } = changes.value;
      cursor = pageInfo.endCursor ?? cursor;
      const own = edges.map(({ node }) => node).filter((node) => node.projectId === projectId);
      installations.push(...own.filter(({ kind }) => kind === "INSTALLATION"));
      return (pageInfo.hasNextPage && (await readOn())) || own.length > 0;
    };
    /** An expired cursor counts as a change, because the service no longer knows the changes since then. */
    const beginAnew = (errors: readonly unknown[]) => {
      const isExpired = caughtFailure(errors).code === "CURSOR_EXPIRED";
      if (isExpired) cursor = null;
      return isExpired;
    };
    const ask = async () => {
      const isIdle = Date.now() - actedAt > idleMs;
      if (isAsking || isIdle || document.hidden || currentNetworkState().isOffline) return;
      isAsking = true;
      const isChanged = await readOn().catch(() => false);
      if (isChanged) await untilTypingPauses();
      isAsking = false;
      if (!isChanged || hasEnded) return;
      tellChangedElsewhere(installations.splice(0));
      if (isRefreshHeld()) return;
      markDataChanged();
      await revalidate();
    };
    const act = () => {
      actedAt = Date.now();
    };
    const events = ["keydown", "pointerdown"];
    for (const event of events) window.addEventListener(event, act);
    document.addEventListener("visibilitychange", ask);
    const timer = setInterval(ask, pauseMs);
    void ask();
    return () => {
      hasEnded = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      for (const event of events) window.removeEventListener(event, act);
    };
  }, [environment, projectId, changesFromNow, revalidate]);
}
