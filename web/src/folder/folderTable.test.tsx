import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

test("a subfolder in progress says how many of its rooms are completed, also when all are", async () => {
  const floor = { installationCount: 16, completedInstallationCount: 8, isComplete: false, awaitingReviewCount: 0 };
  const done = { installationCount: 4, completedInstallationCount: 4, isComplete: true, awaitingReviewCount: 0 };
  const awaited = { ...done, awaitingReviewCount: 2 };
  const rows = [
    { id: "gf4", folderId: "f4", title: "Plan 1", ...floor },
    { id: "gf5", folderId: "f5", title: "Plan 2", ...done },
    { id: "gf6", folderId: "f6", title: "Plan 3", ...awaited },
  ];
  await openFolderPage({ ...folder, subFolders: rows });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    ...["Name", "Installations", "StatusCompleted"],
  ]);
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cellsOf(/Plan 1/)).toEqual(["16", "In progress8 of 16"]);
  expect(cellsOf(/Plan 2/)).toEqual(["4", "Completed4 of 4"]);
  expect(cellsOf(/Plan 3/)).toEqual(["4", "Completed4 of 42 rooms wait for a review"]);
});

test("a subfolder says in how many of its rooms the warranty is activated, beside its status", async () => {
  const done = { installationCount: 4, completedInstallationCount: 4, isComplete: true, awaitingReviewCount: 0 };
  const rows = [4, 1, 0].map((activatedInstallationCount, at) => {
    return { id: `gf${at + 4}`, folderId: `f${at + 4}`, title: `Plan ${at}`, ...done, activatedInstallationCount };
  });
  await openFolderPage({ ...folder, subFolders: rows });
  const statusOf = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell").at(-1)?.textContent;
  expect(statusOf(/Plan 0/)).toBe("Completed4 of 4Warranty activated: 4 of 4");
  expect(statusOf(/Plan 1/)).toBe("Completed4 of 4Warranty activated: 1 of 4");
  expect(statusOf(/Plan 2/)).toBe("Completed4 of 4");
});

test("a completed room that waits for a review says so after its status", async () => {
  const room = {
    status: "COMPLETED",
    installer: { firstName: "Elin", lastName: "Berg" },
    stepStates: [],
    lacksPhoto: false,
  };
  const nodes = [
    { ...room, id: "gi1", installationId: "i1", title: "Bathroom", review: { state: "WAITING" } },
    { ...room, id: "gi2", installationId: "i2", title: "Hall", review: { state: "RELEASED" } },
  ];
  await openFolderPage({ ...folder, allInstallations: { totalCount: 2, isTruncated: false, nodes } });
  const statusOf = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell").at(-1)?.textContent;
  expect(statusOf(/Bathroom/)).toBe("Completedwaits for a review");
  expect(statusOf(/Hall/)).toBe("Completed");
});
