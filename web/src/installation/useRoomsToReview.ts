import { useEffect, useMemo, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { Disposable } from "relay-runtime";
import { fetchFolderRooms, type RoomOf } from "../relay/folderRooms.ts";
import type { useRoomsToReview_installation$key } from "./__generated__/useRoomsToReview_installation.graphql.ts";
import type { useRoomsToReviewQuery } from "./__generated__/useRoomsToReviewQuery.graphql.ts";

/** The rooms of these folders that wait for a review. */
export function useRoomsToReview(projectId: string, folderIds: readonly string[]) {
  const environment = useRelayEnvironment();
  const [ids] = useState(folderIds);
  const [refs, setRefs] = useState<readonly RoomOf<useRoomsToReviewQuery>[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const held: Disposable[] = [];
    let isLeft = false;
    async function readAll() {
      for (const folderId of ids) {
        const hold = (page: Disposable) => held.push(page);
        const pages = fetchFolderRooms<useRoomsToReviewQuery>(environment, query, { projectId, folderId }, hold);
        for await (const rooms of pages) if (!isLeft) setRefs((before) => [...before, ...rooms]);
      }
      if (!isLeft) setLoading(false);
    }
    setRefs([]);
    readAll().catch((error: unknown) => !isLeft && setFailure(error));
    return () => {
      isLeft = true;
      for (const one of held) one.dispose();
    };
  }, [environment, projectId, ids]);
  const found = useFragment<useRoomsToReview_installation$key>(fragment, refs);
  const rooms = useMemo(() => found.filter(({ review }) => review?.state === "WAITING"), [found]);
  if (failure) throw failure;
  return { rooms, isLoading };
}

const fragment = graphql`
  fragment useRoomsToReview_installation on Installation @relay(plural: true) {
    id
    installationId
    title
    viewerCanReview
    review {
      state
      finishedBy
    }
  }
`;

const query = graphql`
  query useRoomsToReviewQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            ...useRoomsToReview_installation
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;
