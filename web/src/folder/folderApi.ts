import { graphql, readInlineData } from "react-relay/hooks";
import { isRemark } from "../installation/installationApi.ts";
import type { folderApi_project$data, folderApi_project$key } from "./__generated__/folderApi_project.graphql.ts";

/** True if the project is archived and all its warranties are activated. */
export function isDone({ archived, status }: { readonly archived: boolean; readonly status: string }): boolean {
  return archived && status === "COMPLETED";
}

const fragment = graphql`
  fragment folderApi_project on Project @inline {
    archived
    status
    undeliveredCertificateCount
    # The readiness card tells a failure of this list.
    signableFolders @catch(to: NULL) {
      pathIds
      installations {
        installationId
        completedAt
        awaitsReview
        viewerCanReview
        missing {
          ...installationApi_missing @relay(mask: false)
        }
      }
    }
  }
`;

type Folder = {
  readonly folderId: string;
  readonly isRoot: boolean;
  readonly installationCount: number;
  readonly isComplete: boolean;
  readonly activatedInstallationCount: number | null | undefined;
};

/** `count` is the number of rooms or certificates, if known. A review without `installationId` waits for others. */
export type NextStep = {
  kind: "products" | "measure" | "finish" | "review" | "activate" | "send";
  count?: number;
  installationId?: string | undefined;
  /** The number of rooms that only need finishing, besides the rooms of the step itself. */
  toFinish?: number;
};

/** Counts the finished rooms in the folder and its subfolders. Null if `signableFolders` failed to load. */
export function completedRooms(projectRef: folderApi_project$key, folder: Folder): number | null {
  if (folder.isComplete) return folder.installationCount;
  const { signableFolders } = readInlineData(fragment, projectRef);
  return signableFolders ? folder.installationCount - unfinishedRooms(signableFolders, folder).length : null;
}

/** Null if no step is left or the folder has no rooms. */
export function nextStep(projectRef: folderApi_project$key, folder: Folder): NextStep | null {
  const project = readInlineData(fragment, projectRef);
  const { status, undeliveredCertificateCount: count, signableFolders } = project;
  if (isDone(project) || folder.installationCount === 0) return null;
  if (!folder.isComplete) return unfinishedStep(signableFolders, folder);
  const rooms = roomsBelow(signableFolders ?? [], folder);
  const waiting = rooms.filter(({ awaitsReview }) => awaitsReview === true);
  const own = waiting.find(({ viewerCanReview }) => viewerCanReview !== false);
  if (waiting.length > 0) return { kind: "review", count: waiting.length, installationId: own?.installationId };
  const canActivate = folder.isRoot
    ? status === "SIGNABLE"
    : (folder.activatedInstallationCount ?? 0) < folder.installationCount;
  if (canActivate) return { kind: "activate" };
  return folder.isRoot && count ? { kind: "send", count } : null;
}

type SignableFolders = folderApi_project$data["signableFolders"];

/** "finish" if only remarks are left, "products" if each room with more than remarks lacks products, else "measure". */
function unfinishedStep(folders: SignableFolders, folder: Folder): NextStep {
  const rooms = unfinishedRooms(folders ?? [], folder);
  const open = rooms.filter(({ missing }) => !missing.every(isRemark));
  const [first] = open.length > 0 ? open : rooms;
  if (!first) return { kind: "measure" };
  const lacksProducts = open.every(({ missing }) => missing.some(({ kind }) => kind === "NO_PRODUCTS"));
  const kind = open.length === 0 ? "finish" : lacksProducts ? "products" : "measure";
  const count = open.length === 0 ? rooms.length : open.length;
  return { kind, count, installationId: first.installationId, toFinish: open.length && rooms.length - open.length };
}

function unfinishedRooms(folders: NonNullable<SignableFolders>, folder: Folder) {
  return roomsBelow(folders, folder).filter(({ completedAt }) => !completedAt);
}

function roomsBelow(folders: NonNullable<SignableFolders>, { folderId, isRoot }: Folder) {
  return folders
    .filter(({ pathIds }) => isRoot || pathIds.includes(folderId))
    .flatMap(({ installations }) => installations);
}
