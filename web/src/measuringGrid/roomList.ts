import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { readQuery } from "../relay/readQuery.ts";
import type { roomListQuery } from "./__generated__/roomListQuery.graphql.ts";

/** A room of the grid, before its values are loaded. */
export type ListedRoom = {
  /** The REST id. */
  installationId: string;
  title: string;
  folderId: string;
  /** The titles of the folders from the project to the room; empty if the room is in the grid's own folder. */
  place: string;
};

// All rooms come in one request, so that rows do not move while values load. Activated rooms accept no values and are
// left out.
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

/** The rooms of a project, or of one folder and its subfolders. @throws if the request fails */
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
    folder.installations.map((room) => ({
      ...room,
      folderId: folder.folderId,
      place: folder.folderId === folderId || folder.pathIds.length === 1 ? "" : folder.name,
    })),
  );
}
