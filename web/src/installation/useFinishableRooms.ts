import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { createOperationDescriptor, type Disposable } from "relay-runtime";
import { UnansweredField } from "../relay/unansweredField.ts";
import type { useFinishableRooms_installation$key } from "./__generated__/useFinishableRooms_installation.graphql.ts";
import query, {
  type useFinishableRoomsQuery,
  type useFinishableRoomsQuery$data,
} from "./__generated__/useFinishableRoomsQuery.graphql.ts";

// Each takes two requests to the service, and one operation may take 500.
const pageSize = 50;
// No further folder is read after so many.
const maxRooms = 300;

type Page = NonNullable<NonNullable<useFinishableRoomsQuery$data["folder"]>["installations"]>;
type FoundRoom = { folderId: string; ref: Page["edges"][number]["node"] };

/** The rooms of these folders with what finishing them needs, read page by page; `readIds` are the folders that were read to their end. */
export function useFinishableRooms(projectId: string, folderIds: readonly string[]) {
  const environment = useRelayEnvironment();
  // Those that had something to finish first: a folder that is finished meanwhile stays, with how it went.
  const [ids] = useState(folderIds);
  const [found, setFound] = useState<readonly FoundRoom[]>([]);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const held: Disposable[] = [];
    let isLeft = false;
    let count = 0;
    async function readPage(folderId: string, after: string | null) {
      const variables = { projectId, folderId, first: pageSize, after };
      // Before the answer, which the store could otherwise let go of at once.
      held.push(environment.retain(createOperationDescriptor(query, variables)));
      const data: useFinishableRoomsQuery$data | undefined = await fetchQuery<useFinishableRoomsQuery>(
        environment,
        query,
        variables,
      ).toPromise();
      // A folder that is gone has no rooms.
      if (!data?.folder) return { rooms: [], next: null };
      const { installations } = data.folder;
      if (!installations) throw new UnansweredField("useFinishableRooms", "installations", []);
      const { edges, pageInfo } = installations;
      const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
      return { rooms: edges.map(({ node }) => ({ folderId, ref: node })), next };
    }
    async function readFolder(folderId: string) {
      let after: string | null = null;
      do {
        const page: { rooms: FoundRoom[]; next: string | null } = await readPage(folderId, after);
        if (isLeft) return;
        count += page.rooms.length;
        setFound((before) => [...before, ...page.rooms]);
        after = page.next;
      } while (after !== null);
      setReadIds((before) => new Set([...before, folderId]));
    }
    async function readAll() {
      for (const id of ids) if (count < maxRooms && !isLeft) await readFolder(id);
      if (!isLeft) setLoading(false);
    }
    setFound([]);
    readAll().catch((error: unknown) => !isLeft && setFailure(error));
    return () => {
      isLeft = true;
      for (const one of held) one.dispose();
    };
  }, [environment, projectId, ids]);
  const refs = useMemo(() => found.map(({ ref }) => ref), [found]);
  const rooms = useFragment<useFinishableRooms_installation$key>(fragment, refs).map((room, index) => ({
    ...room,
    folderId: found[index]?.folderId ?? "",
    entryIds: room.steps.flatMap(({ entries }) => entries.map(({ id }) => id)),
  }));
  if (failure) throw failure;
  return { rooms, readIds, isLoading };
}

const fragment = graphql`
  fragment useFinishableRooms_installation on Installation @relay(plural: true) {
    id
    installationId
    title
    status
    viewerCanFinish
    steps {
      entries {
        id
      }
    }
    ...InstallationToFinish_installation
  }
`;

graphql`
  query useFinishableRoomsQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            ...useFinishableRooms_installation
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
