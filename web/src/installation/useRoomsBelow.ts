import { graphql, readInlineData, useFragment } from "react-relay/hooks";
import { findFolder } from "../relay/folderRooms.ts";
import type { useRoomsBelow_folder$key } from "./__generated__/useRoomsBelow_folder.graphql.ts";
import type { useRoomsBelow_project$key } from "./__generated__/useRoomsBelow_project.graphql.ts";
import { isRemark } from "./installationApi.ts";

type TreeFolder = useRoomsBelow_folder$key & { readonly folders?: readonly TreeFolder[] };

export type UnfinishedRoom = {
  readonly installationId: string;
  readonly title: string;
  readonly hasProducts: boolean;
  /** How many values and photos are missing. */
  readonly lackCount: number;
};

export type FolderOfRooms = {
  readonly folderId: string;
  /** The titles of the path below the project; empty for what lies directly in it. */
  readonly place: string;
  readonly ready: readonly UnfinishedRoom[];
  readonly notReady: readonly UnfinishedRoom[];
};

/** The unfinished rooms of a folder and those below it, or of the whole project, by folder; from one request. */
export function useRoomsBelow(
  projectRef: useRoomsBelow_project$key,
  folderId: string | null,
): readonly FolderOfRooms[] {
  const { foldersToActivate } = useFragment(
    graphql`
      fragment useRoomsBelow_project on Project {
        foldersToActivate @required(action: THROW) {
          ...useRoomsBelow_folder
          folders {
            ...useRoomsBelow_folder
            folders {
              ...useRoomsBelow_folder
              folders {
                ...useRoomsBelow_folder
              }
            }
          }
        }
      }
    `,
    projectRef,
  );
  const all: readonly TreeFolder[] = foldersToActivate;
  const isWanted = (folder: TreeFolder) => readInlineData(fragment, folder).folderId === folderId;
  return (folderId === null ? all : findFolder(all, isWanted)).flatMap(toFolders);
}

const fragment = graphql`
  fragment useRoomsBelow_folder on SignableFolder @inline {
    folderId
    name
    installations {
      installationId
      title
      completedAt
      missing {
        kind
      }
    }
  }
`;

function toFolders(folder: TreeFolder): FolderOfRooms[] {
  const { folderId, name: place, installations } = readInlineData(fragment, folder);
  const unfinished = installations.filter(({ completedAt }) => !completedAt);
  const toRoom = ({ installationId, title, missing }: (typeof unfinished)[number]): UnfinishedRoom => ({
    installationId,
    title,
    hasProducts: !missing.some(({ kind }) => kind === "NO_PRODUCTS"),
    lackCount: missing.filter(({ kind }) => kind === "NOT_RECORDED").length,
  });
  const isReady = ({ missing }: (typeof unfinished)[number]) => missing.every(isRemark);
  const own = {
    folderId,
    place,
    ready: unfinished.filter(isReady).map(toRoom),
    notReady: unfinished.filter((room) => !isReady(room)).map(toRoom),
  };
  return [own, ...(folder.folders ?? []).flatMap(toFolders)];
}
