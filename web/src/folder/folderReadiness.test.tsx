import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

test("a missing value is listed where the table tells another value of its step as outside", async () => {
  const missing = ["OUTSIDE", "NOT_RECORDED"].map((kind) => ({
    ...{ kind, stepLabel: "S1", stepNumber: 1 },
    field: "RESISTANCE",
  }));
  await openFolderPage({ ...folder, isComplete: false }, undefined, {}, "", [
    {
      ...{ folderId: "f2", name: "", pathIds: ["f0", "f2"] },
      installations: [{ installationId: "i1", title: "Hall", completedAt: null, missing }],
    },
  ]);
  expect(screen.getByText("Hall").closest("li")?.textContent).toContain("resistance missing");
});
