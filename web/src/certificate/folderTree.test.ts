import { expect, test } from "@jest/globals";
import { countInstallations, type FolderNode, filledFolders, foldersWithInstallations } from "./folderTree.ts";

function folder(folderId: string, titles: string[], folders: FolderNode[] = []): FolderNode {
  return { folderId, selectable: titles.length > 0, installations: titles.map((title) => ({ title })), folders };
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

test("counts the folders' own installations", () => {
  expect(countInstallations(foldersWithInstallations(tree))).toBe(3);
  expect(countInstallations([])).toBe(0);
});
