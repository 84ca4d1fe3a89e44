import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

test("a subfolder in progress says how many of its rooms are completed, a completed one does not", async () => {
  const floor = { installationCount: 16, completedInstallationCount: 8, isComplete: false };
  const done = { installationCount: 4, completedInstallationCount: 4, isComplete: true };
  const rows = [
    { id: "gf4", folderId: "f4", title: "Plan 1", ...floor },
    { id: "gf5", folderId: "f5", title: "Plan 2", ...done },
  ];
  await openFolderPage({ ...folder, subFolders: rows });
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cellsOf(/Plan 1/)).toEqual(["16", "In progress8 of 16 rooms completed"]);
  expect(cellsOf(/Plan 2/)).toEqual(["4", "Completed"]);
});
