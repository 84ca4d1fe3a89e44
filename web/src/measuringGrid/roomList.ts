import { graphql, readInlineData } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { findFolder } from "../relay/folderRooms.ts";
import { readQuery } from "../relay/readQuery.ts";
import type { roomList_folder$key } from "./__generated__/roomList_folder.graphql.ts";
import type { roomListQuery } from "./__generated__/roomListQuery.graphql.ts";

type TreeFolder = roomList_folder$key & { readonly folders?: readonly TreeFolder[] };

/** A room of the grid, before its values are read. */
export type ListedRoom = {
  /** The REST id. */
  installationId: string;
  title: string;
  folderId: string;
  /** The titles of the path below the project; empty for a room directly in it. */
  place: string;
};

// One request returns all rooms in order, so that none moves while values are loaded. Activated rooms are left out: they accept no values.
const query = graphql`
  query roomListQuery($projectId: String!) {
    project(projectId: $projectId) {
      foldersToActivate @catch(to: RESULT) {
        ...roomList_folder
        folders {
          ...roomList_folder
          folders {
            ...roomList_folder
            folders {
              ...roomList_folder
            }
          }
        }
      }
    }
  }
`;

const fragment = graphql`
  fragment roomList_folder on SignableFolder @inline {
    folderId
    name
    installations {
      installationId
      title
    }
  }
`;

/**
 * The rooms of a project or, with `folderId`, of one folder and those below it.
 *
 * @throws if they could not be read
 */
export async function loadRoomList(
  environment: Environment,
  projectId: string,
  folderId: string | null,
): Promise<readonly ListedRoom[]> {
  const data = await readQuery<roomListQuery>(environment, query, { projectId });
  const folders = data?.project?.foldersToActivate;
  if (folders && !folders.ok) throw Object.assign(new Error("No rooms"), { source: { errors: folders.errors } });
  const all: readonly TreeFolder[] = folders?.value ?? [];
  const isWanted = (folder: TreeFolder) => readInlineData(fragment, folder).folderId === folderId;
  return (folderId === null ? all : findFolder(all, isWanted)).flatMap(roomsOf);
}

function roomsOf(folder: TreeFolder): ListedRoom[] {
  const { folderId, name, installations } = readInlineData(fragment, folder);
  const own = installations.map((installation) => ({ ...installation, folderId, place: name }));
  return [...own, ...(folder.folders ?? []).flatMap(roomsOf)];
}
