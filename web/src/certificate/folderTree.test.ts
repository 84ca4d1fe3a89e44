import { expect, test } from "@jest/globals";
import {
  countInstallations,
  type FolderNode,
  filledFolders,
  foldersWithInstallations,
  readyFirst,
} from "./folderTree.ts";

function folder(folderId: string, titles: string[], folders: FolderNode[] = []): FolderNode {
  const installations = titles.map((title) => ({ title }));
  return { folderId, name: folderId, selectable: titles.length > 0, installations, folders };
}

const north = folder("north", ["Bath N1", "Toilet N2"]);
const tree = [
  folder("floor 1", ["Kitchen"]),
  folder("floor 2", [], [north, folder("attic", [])]),
  folder("cellar", []),
];

test("lists the folders that hold installations themselves, parents before children", () => {
  expect(foldersWithInstallations(tree).map(({ folderId }) => folderId)).toEqual(["floor 1", "north"]);
});

test("keeps a folder for what lies below it, and drops one that leads nowhere", () => {
  expect(filledFolders(tree).map(({ folderId }) => folderId)).toEqual(["floor 1", "floor 2"]);
});

test("puts folders first in which something can be chosen, and keeps the order among them", () => {
  const blocked = (folderId: string) => ({ ...folder(folderId, ["Sauna"]), selectable: false });
  const mixed = [
    blocked("a"),
    folder("b", ["Hall"]),
    { ...blocked("c"), folders: [blocked("d"), north] },
    blocked("e"),
  ];
  const sorted = readyFirst(mixed);
  expect(sorted.map(({ folderId }) => folderId)).toEqual(["b", "c", "a", "e"]);
  expect(sorted[1]?.folders?.map(({ folderId }) => folderId)).toEqual(["north", "d"]);
});

test("counts the folders' own installations", () => {
  expect(countInstallations(foldersWithInstallations(tree))).toBe(3);
  expect(countInstallations([])).toBe(0);
});
