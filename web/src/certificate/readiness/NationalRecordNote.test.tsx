import { expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { folder, openFolderPage } from "../../../test/openFolderPage.tsx";
import { openProject, project } from "../../../test/projectPage.tsx";

test("what a country's record lacks is told once for all folders, with a way to fill it in for admins", async () => {
  const [folder] = project.signableFolders;
  const folders = [["HEAD_OF_WORKS", "SIGNATURE"], ["SIGNATURE"]].map((lacks, index) => ({
    ...{ ...folder, folderId: `f${index}`, installations: index === 0 ? folder?.installations : [] },
    nationalRecord: { country: "FI", lacks },
  }));
  await openProject({ ...project, signableFolders: folders });
  const told = "Finnish record: head of electrical works and signed declaration missing.";
  expect(screen.getByText(told, { exact: false })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Fill in under Account" })).toBeNull();
  cleanup();
  const complete = folders.map((each) => ({ ...each, nationalRecord: { country: "FI", lacks: [] } }));
  await openProject({ ...project, signableFolders: complete });
  expect(screen.queryByText(/Finnish record/)).toBeNull();
});

test("a folder whose record lacks something does not say that nothing is missing", async () => {
  const room = { installationId: "i1", title: "Bathroom", completedAt: "2026-11-24T13:05:00.000Z", missing: [] };
  const signable = (lacks: string[]) => ({
    ...{ folderId: "f2", pathIds: ["f2"], installations: [room], warranty: null },
    nationalRecord: { country: "NO", lacks },
  });
  await openFolderPage(folder, undefined, {}, "", [signable(["WORK_KIND"])]);
  expect(screen.getByText(/^Norwegian record: /)).toBeTruthy();
  expect(screen.queryByText("Nothing is missing in the folder.")).toBeNull();
  cleanup();
  await openFolderPage(folder, undefined, {}, "", [signable([])]);
  expect(screen.getByText("Nothing is missing in the folder.")).toBeTruthy();
});
