import type { components } from "../src/rest/__generated__/contract.ts";
import { restUser } from "../test/standInRest.ts";

type Schemas = components["schemas"];

export const companyId = restUser.companyId;
export const treeProjectId = "tree";

/** The names are out of order, so that sorting has work. */
export function restProject(index: number, id = `p${index}`): Schemas["Project"] {
  return {
    id,
    name: `Kvarteret ${(index * 7_919) % 10_007}`,
    city: "Umeå",
    customer: `Brf Ripan ${index}`,
    postalCode: "903 42",
    startDate: "2026-01-12T00:00:00.000Z",
    endDate: index % 3 === 0 ? null : "2027-03-31T00:00:00.000Z",
    archived: false,
    status: "IN_PROGRESS",
    installations: { count: 12, completed: 5, activated: 2 },
    installationCount: 12,
    rootFolderId: "root",
    companyId,
    version: `v${index}`,
  };
}

const subFolderCounts = [10, 10];

/** A root with 10 houses of 10 floors each: 111 folders. Ids tell the path: `root`, `root-3`, `root-3-7`. */
export function restFolder(id: string): Schemas["Folder"] {
  const subFolders = Array.from({ length: subFolderCounts[levelOf(id)] ?? 0 }, (_, index) =>
    folderSummary(`${id}-${index}`),
  );
  return { ...folderSummary(id), subFolders };
}

function levelOf(id: string): number {
  return id.split("-").length - 1;
}

function folderSummary(id: string): Schemas["FolderSummary"] {
  const level = levelOf(id);
  return {
    id,
    title: `Folder ${id}`,
    path: [{ id: treeProjectId, title: "Tree" }],
    depth: level - 1,
    parentFolderId: level === 0 ? null : id.slice(0, id.lastIndexOf("-")),
    projectId: treeProjectId,
    isComplete: false,
    installations: { count: installationsIn(id), completed: 0 },
    version: "v1",
  };
}

/** A folder has 60 installations (5 floors), 30 (56 folders) or 29 (50 folders): 3,430 in all, on 227 pages of 25. */
export function installationsIn(folderId: string): number {
  const [house = "0", floor] = folderId.split("-").slice(1);
  const number =
    folderId === "root" ? 0 : floor === undefined ? 1 + Number(house) : 11 + 10 * Number(house) + Number(floor);
  if (number >= 106) return 60;
  return number < 56 ? 30 : 29;
}

export function restInstallation(folderId: string, index: number): Schemas["Installation"] {
  return {
    id: `${folderId}-i${index}`,
    title: `Badrum ${index + 1}`,
    installerId: "user-1",
    installer: { firstName: "Maja", lastName: "Lindgren" },
    folderId,
    projectId: treeProjectId,
    createdAt: "2026-02-01T08:00:00.000Z",
    completedAt: null,
    activatedAt: null,
    version: "v1",
  };
}
