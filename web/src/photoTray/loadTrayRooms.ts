import { fetchQuery, graphql, readInlineData } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type { loadTrayRooms_folder$key } from "./__generated__/loadTrayRooms_folder.graphql.ts";
import type { loadTrayRoomsFolderQuery } from "./__generated__/loadTrayRoomsFolderQuery.graphql.ts";
import type { loadTrayRoomsQuery } from "./__generated__/loadTrayRoomsQuery.graphql.ts";

// Each takes two requests to the service, and one operation may take 500.
const pageSize = 50;

const folderFragment = graphql`
  fragment loadTrayRooms_folder on SignableFolder @inline {
    folderId
    title
    installations {
      completedAt
    }
  }
`;

type SignableFolder = loadTrayRooms_folder$key & { readonly folders?: readonly SignableFolder[] };
type Folder = { folderId: string; title: string; count: number; isFinished: boolean };

/** The folders with rooms: of the project, or that with this id and those below it. Two requests to the service, however many there are. */
export async function loadTrayFolders(environment: Environment, projectId: string, folderId: string | null) {
  const data = await fetchQuery<loadTrayRoomsQuery>(
    environment,
    graphql`
      query loadTrayRoomsQuery($projectId: String!) {
        project(projectId: $projectId) {
          foldersToActivate @required(action: THROW) {
            ...loadTrayRooms_folder
            folders {
              ...loadTrayRooms_folder
              folders {
                ...loadTrayRooms_folder
                folders {
                  ...loadTrayRooms_folder
                }
              }
            }
          }
          activatedFolders @required(action: THROW) {
            ...loadTrayRooms_folder
            folders {
              ...loadTrayRooms_folder
              folders {
                ...loadTrayRooms_folder
                folders {
                  ...loadTrayRooms_folder
                }
              }
            }
          }
        }
      }
    `,
    { projectId },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const lists = [data?.project?.foldersToActivate ?? [], data?.project?.activatedFolders ?? []];
  const folders = new Map<string, Folder>();
  for (const found of lists.flatMap((list) => foldersIn(list, folderId, folderId === null))) {
    const before = folders.get(found.folderId);
    const count = found.count + (before?.count ?? 0);
    folders.set(found.folderId, { ...found, count, isFinished: found.isFinished && before?.isFinished !== false });
  }
  return [...folders.values()].filter(({ count }) => count > 0);
}

function foldersIn(folders: readonly SignableFolder[], rootId: string | null, isInside: boolean): Folder[] {
  return folders.flatMap((folder) => {
    const { folderId, title, installations } = readInlineData(folderFragment, folder);
    const isHere = isInside || folderId === rootId;
    const isFinished = installations.every(({ completedAt }) => completedAt !== null);
    const own = isHere ? [{ folderId, title, count: installations.length, isFinished }] : [];
    return [...own, ...foldersIn(folder.folders ?? [], rootId, isHere)];
  });
}

/** A folder's own rooms with where their files are recorded; page by page. Steps are not read of a folder that is finished. */
export async function* loadTrayRooms(environment: Environment, projectId: string, folder: Folder) {
  let after: string | null | undefined = null;
  do {
    const page = await loadPage(environment, {
      projectId,
      folderId: folder.folderId,
      first: pageSize,
      after,
      hasSteps: !folder.isFinished,
    });
    if (!page) return;
    yield page.edges.map(({ node }) => ({
      ...node,
      folderTitle: folder.title,
      isFinished: node.completedAt !== null,
      products: node.products ?? [],
      steps: (node.steps ?? []).map((step, index) => ({ ...step, number: index + 1 })),
    }));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}

/** @throws if the folder is there and its rooms could not be read. */
async function loadPage(environment: Environment, variables: loadTrayRoomsFolderQuery["variables"]) {
  const data = await fetchQuery<loadTrayRoomsFolderQuery>(
    environment,
    graphql`
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
                    attachments {
                      url
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
    `,
    variables,
    { fetchPolicy: "network-only" },
  ).toPromise();
  const page = data?.folder?.installations;
  if (data?.folder && !page) throw new Error("The folder's rooms could not be read");
  return page ?? null;
}

type Page = ReturnType<typeof loadTrayRooms> extends AsyncGenerator<infer P> ? P : never;

export type LoadedRoom = Page extends readonly (infer R)[] ? R : never;

/** A room that photos can be put to, or a finished one, which takes none; its label tells it apart from those of the same name. */
export type TrayRoom = LoadedRoom & { label: string };
export type TrayStep = TrayRoom["steps"][number];
export type TrayEntry = TrayStep["entries"][number];
