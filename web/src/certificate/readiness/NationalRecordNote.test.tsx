import { expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
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
