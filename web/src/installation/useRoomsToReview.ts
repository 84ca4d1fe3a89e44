import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFolderRooms } from "../relay/useFolderRooms.ts";
import type { useRoomsToReview_installation$key } from "./__generated__/useRoomsToReview_installation.graphql.ts";
import type { useRoomsToReviewQuery } from "./__generated__/useRoomsToReviewQuery.graphql.ts";

export function useRoomsToReview(projectId: string, folderIds: readonly string[]) {
  const { found, isLoading } = useFolderRooms<useRoomsToReviewQuery>(query, projectId, folderIds);
  const refs = useMemo(() => found.map(({ ref }) => ref), [found]);
  const all = useFragment<useRoomsToReview_installation$key>(fragment, refs);
  const rooms = useMemo(() => all.filter(({ review }) => review?.state === "WAITING"), [all]);
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
