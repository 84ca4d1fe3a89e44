import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { readQuery } from "../relay/readQuery.ts";
import type { roomListQuery } from "./__generated__/roomListQuery.graphql.ts";

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
      signableFolders @catch(to: RESULT) {
        folderId
        name
        pathIds
        installations {
          installationId
          title
        }
      }
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
  const folders = data?.project?.signableFolders;
  if (folders && !folders.ok) throw Object.assign(new Error("No rooms"), { source: { errors: folders.errors } });
  const wanted = (folders?.value ?? []).filter(({ pathIds }) => folderId === null || pathIds.includes(folderId));
  return wanted.flatMap((folder) =>
    folder.installations.map((room) => ({ ...room, folderId: folder.folderId, place: folder.name })),
  );
}
