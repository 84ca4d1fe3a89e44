import { graphql, useFragment } from "react-relay/hooks";
import type {
  useRoomsBelow_project$data,
  useRoomsBelow_project$key,
} from "./__generated__/useRoomsBelow_project.graphql.ts";
import { isRemark } from "./installationApi.ts";

type Folder = useRoomsBelow_project$data["signableFolders"][number];

export type UnfinishedRoom = {
  readonly installationId: string;
  readonly title: string;
  readonly hasProducts: boolean;
  readonly missingValues: number;
  readonly missingPhotos: number;
  /** The first step that lacks something. */
  readonly nextStep: { readonly label: string; readonly number: number } | null;
};

export type FolderOfRooms = {
  readonly folderId: string;
  /** The titles on the path to the folder, joined by " / ". The root folder has its own title. */
  readonly place: string;
  readonly ready: readonly UnfinishedRoom[];
  readonly notReady: readonly UnfinishedRoom[];
};

/** Lists the unfinished rooms below a folder or project. One request reads them all. */
export function useRoomsBelow(
  projectRef: useRoomsBelow_project$key,
  folderId: string | null,
): readonly FolderOfRooms[] {
  const { signableFolders } = useFragment(
    graphql`
      fragment useRoomsBelow_project on Project {
        signableFolders @required(action: THROW) {
          folderId
          name
          pathIds
          installations {
            installationId
            title
            completedAt
            missing {
              ...installationApi_missing @relay(mask: false)
            }
          }
        }
      }
    `,
    projectRef,
  );
  return signableFolders.filter(({ pathIds }) => folderId === null || pathIds.includes(folderId)).map(toRooms);
}

function toRooms({ folderId, name: place, installations }: Folder): FolderOfRooms {
  const unfinished = installations.filter(({ completedAt }) => !completedAt);
  const toRoom = ({ installationId, title, missing }: (typeof unfinished)[number]): UnfinishedRoom => {
    const lacks = missing.filter(({ kind }) => kind === "NOT_RECORDED");
    const missingPhotos = lacks.filter(({ field }) => field === "ATTACHMENTS").length;
    const steps = lacks.flatMap(({ stepLabel: label, stepNumber: number }) =>
      label && typeof number === "number" ? [{ label, number }] : [],
    );
    return {
      installationId,
      title,
      hasProducts: !missing.some(({ kind }) => kind === "NO_PRODUCTS"),
      missingValues: lacks.length - missingPhotos,
      missingPhotos,
      nextStep: steps.sort((a, b) => a.number - b.number)[0] ?? null,
    };
  };
  const isReady = ({ missing }: (typeof unfinished)[number]) => missing.every(isRemark);
  return {
    folderId,
    place,
    ready: unfinished.filter(isReady).map(toRoom),
    notReady: unfinished.filter((room) => !isReady(room)).map(toRoom),
  };
}
