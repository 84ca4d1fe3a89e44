import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openProject, project } from "../../../test/projectPage.tsx";

test("rooms of one name are told apart by their folders, and a room whose name is its own is not", async () => {
  const [root] = project.signableFolders;
  const [bathroom] = root?.installations ?? [];
  const room = (installationId: string, title: string) => ({ ...bathroom, installationId, title, missing: [] });
  await openProject({
    ...project,
    signableFolders: [
      { ...root, installations: [room("i1", "Bathroom")] },
      {
        folderId: "f1",
        title: "Floor 1",
        pathIds: ["f0", "f1"],
        installations: [room("i2", "Bathroom"), room("i3", "Hall")],
      },
    ],
  });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows.map((row) => row?.split(":")[0])).toEqual(["Bathroom", "Bathroom, Floor 1", "Hall"]);
});
