import { graphql, readInlineData } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { fetchFolderRooms } from "../relay/folderRooms.ts";
import { readQuery } from "../relay/readQuery.ts";
import type { loadTrayRooms_folder$key } from "./__generated__/loadTrayRooms_folder.graphql.ts";
import type { loadTrayRoomsFolderQuery } from "./__generated__/loadTrayRoomsFolderQuery.graphql.ts";
import type { loadTrayRoomsQuery } from "./__generated__/loadTrayRoomsQuery.graphql.ts";

const folderFragment = graphql`
  fragment loadTrayRooms_folder on SignableFolder @inline {
    folderId
    title
    name
    pathIds
    installations {
      completedAt
    }
  }
`;

/** `name` has the titles of the path; for the root folder, the project's title. */
type Folder = { folderId: string; title: string; name: string; count: number; isFinished: boolean };

/** The folders that have rooms: all of the project, or one folder and those below it. */
export async function loadTrayFolders(environment: Environment, projectId: string, folderId: string | null) {
  const data = await readQuery<loadTrayRoomsQuery>(
    environment,
    graphql`
      query loadTrayRoomsQuery($projectId: String!) {
        project(projectId: $projectId) {
          signableFolders @required(action: THROW) {
            ...loadTrayRooms_folder
          }
          activatedFolders: signableFolders(activated: true) @required(action: THROW) {
            ...loadTrayRooms_folder
          }
        }
      }
    `,
    { projectId },
  );
  const listed = [...(data?.project?.signableFolders ?? []), ...(data?.project?.activatedFolders ?? [])];
  const folders = new Map<string, Folder>();
  for (const ref of listed) {
    const {
      folderId: id,
      title,
      name,
      pathIds,
      installations,
    } = readInlineData<loadTrayRooms_folder$key>(folderFragment, ref);
    if (folderId !== null && !pathIds.includes(folderId)) continue;
    const before = folders.get(id);
    const count = installations.length + (before?.count ?? 0);
    const isFinished = installations.every(({ completedAt }) => completedAt !== null) && before?.isFinished !== false;
    folders.set(id, { folderId: id, title, name: name || title, count, isFinished });
  }
  return [...folders.values()].filter(({ count }) => count > 0);
}

const roomsQuery = graphql`
  query loadTrayRoomsFolderQuery(
    $projectId: String!
    $folderId: String!
    $first: Int!
    $after: String
    $hasSteps: Boolean!
  ) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            id
            installationId
            title
            completedAt
            products @include(if: $hasSteps) {
              measurementId
              title
              cableMarking
              length
            }
            steps @include(if: $hasSteps) {
              stepLabel
              title
              entries {
                id
                measurementId
                acceptsAttachments
                requiresAttachments
                recordedAt
                measuredOn
                attachments {
                  url
                  thumbnailUrl
                  fileName
                }
                changes {
                  field
                  version
                }
              }
            }
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

/** Loads a folder's rooms page by page. The steps of a finished folder are not loaded. */
export async function* loadTrayRooms(environment: Environment, projectId: string, folder: Folder) {
  const { folderId, title: folderTitle, name: folderName, isFinished } = folder;
  const wanted = { projectId, folderId, hasSteps: !isFinished };
  for await (const rooms of fetchFolderRooms<loadTrayRoomsFolderQuery>(environment, roomsQuery, wanted))
    yield rooms.map((room) => ({
      ...room,
      folderId,
      folderTitle,
      folderName,
      isFinished: room.completedAt !== null,
      products: room.products ?? [],
      steps: (room.steps ?? []).map((step, index) => ({ ...step, number: index + 1 })),
    }));
}

type Page = ReturnType<typeof loadTrayRooms> extends AsyncGenerator<infer P> ? P : never;

export type LoadedRoom = Page extends readonly (infer R)[] ? R : never;

/** `label` contains the folder if other rooms have the same name. */
export type TrayRoom = LoadedRoom & { label: string };
export type TrayStep = TrayRoom["steps"][number];
export type TrayEntry = TrayStep["entries"][number];
